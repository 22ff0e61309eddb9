//===- AsmMnemonics.h - Assembly that every PTX version knows ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_INSTS_ASMMNEMONICS_H
#define OPENNVVM_LIB_PTX_INSTS_ASMMNEMONICS_H

#include "llvm/ADT/StringRef.h"

namespace opennvvm::ptx {

/// Whether \p Text, PTX instructions before operands are put in, holds only
/// mnemonics, modifiers and special registers that PTX had before version 4.0.
bool isPlainAssembly(llvm::StringRef Text);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_INSTS_ASMMNEMONICS_H
