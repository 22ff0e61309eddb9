//===- Classes.h - Classes of instructions ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_COUNTING_CLASSES_H
#define OPENNVVM_LIB_MACHINE_COUNTING_CLASSES_H

#include "Machine/Counting/Counts.h"
#include "Machine/Program.h"

namespace opennvvm::ptxmachine {

/// The class of the instruction that is called \p Name, "ld.global.f32", with
/// modifiers \p M.
InstructionClass classOf(llvm::StringRef Name, const Mods &M);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_COUNTING_CLASSES_H
