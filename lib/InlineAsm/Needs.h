//===- Needs.h - What PTX text asks of a module -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// catalog/Mnemonics.td has the requirements of instructions and special
// registers. This file finds those that a text uses, and determines whether the
// catalog knows all of them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INLINEASM_NEEDS_H
#define OPENNVVM_LIB_INLINEASM_NEEDS_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm {

/// An instruction, directive or special register in a text.
struct AsmUse {
  llvm::StringRef What; ///< "ld.global.b128", "%tid".
  Gate Needs;           ///< On the machine that was asked for.
  /// Whether the catalog knows it with all of its modifiers.
  bool IsKnown;
  bool IsInstruction;
};

/// Calls \p Visit with each use in \p Text, a plain text (see plainText()), and
/// what it requires on machine \p SM.
void forEachUse(llvm::StringRef Text, const SMInfo &SM,
                llvm::function_ref<void(const AsmUse &)> Visit);

/// What a whole text requires.
struct AsmNeeds {
  PTXVersion PTX = 0;
  std::string What; ///< The instruction or register that requires it.
  /// Whether the versions of all mnemonics, modifiers and special registers are
  /// known.
  bool IsKnown = true;
};

/// The requirements of \p Text, a plain text, on machine \p SM.
AsmNeeds needsOfAssembly(llvm::StringRef Text, const SMInfo &SM);

/// The requirements of texts on one machine, found once for each: programs have
/// few different ones, however often they are used.
class AsmNeedsTable {
public:
  explicit AsmNeedsTable(const SMInfo &SM) : SM(SM) {}

  /// needsOfAssembly() of \p Text. The result lives as long as the table.
  const AsmNeeds &get(llvm::StringRef Text);

private:
  const SMInfo &SM;
  llvm::StringMap<AsmNeeds> Found;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_INLINEASM_NEEDS_H
