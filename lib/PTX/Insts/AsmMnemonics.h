//===- AsmMnemonics.h - What inline assembly needs --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_INSTS_ASMMNEMONICS_H
#define OPENNVVM_LIB_PTX_INSTS_ASMMNEMONICS_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm::ptx {

/// What PTX instructions in text ask of a module.
struct AsmNeeds {
  PTXVersion PTX = 0;
  std::string What;      ///< The instruction or register that needs it.
  /// Whether every mnemonic, modifier and special register is one whose
  /// version is known.
  bool IsKnown = true;
};

/// The needs of \p Text, before operands are put in.
AsmNeeds needsOfAssembly(llvm::StringRef Text);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_INSTS_ASMMNEMONICS_H
