//===- Combine.h - What atomics leave in memory -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_COMBINE_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_COMBINE_H

#include "Machine/Program.h"

namespace opennvvm::ptxmachine {

/// An element of memory that was \p Old, after \p Op with \p With; \p Third is
/// the new value of cas. Subnormal f32 become zero if \p Flush.
Word combine(AtomOp Op, Ty T, Word Old, Word With, Word Third, bool Flush);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_COMBINE_H
