//===- InlineAsm.h - Inline assembly ----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_RULES_INLINEASM_H
#define OPENNVVM_LIB_VERIFIER_RULES_INLINEASM_H

#include "CalleeFacts.h"
#include "InlineAsm/Syntax.h"
#include <string>
#include <utility>

namespace llvm {
class InlineAsm;
} // namespace llvm

namespace opennvvm::verifier {

/// The requirements of an inline assembly, computed once per text and
/// signature.
struct AsmFacts {
  /// What every call of it breaks.
  llvm::SmallVector<Violation, 1> Violations;
  bool SetsMaxNReg = false;
  std::string Convergent; ///< The first mnemonic that threads execute together.
  /// Arguments that must be constants, each with its constraint letter.
  llvm::SmallVector<std::pair<unsigned, char>, 1> Constants;

  /// What is wrong with the text, as far as it is known without the others of
  /// a function.
  llvm::SmallVector<AsmMistake, 0> Mistakes;

  bool empty() const {
    return Violations.empty() && Convergent.empty() && Constants.empty() &&
           !SetsMaxNReg && Mistakes.empty();
  }
};

/// Operands, text and attributes of \p Call, which calls \p Asm. InlineAsm.cpp
void checkInlineAsm(RuleContext &Ctx, const llvm::CallBase &Call,
                    const llvm::InlineAsm &Asm);

/// What the instructions of \p Asm need of the target, and how they are
/// executed. AsmText.cpp
/// \param IsPredicate for each operand, whether its constraint is "b".
void readAsmText(const RuleContext &Ctx, const llvm::InlineAsm &Asm,
                 llvm::ArrayRef<bool> IsPredicate, AsmFacts &Facts);

/// What ptxas would reject. AsmMistakes.cpp
void readAsmMistakes(const llvm::InlineAsm &Asm, AsmFacts &Facts);
void checkAsmMistakes(RuleContext &Ctx, const llvm::CallBase &Call,
                      const llvm::InlineAsm &Asm, const AsmFacts &Facts);

} // namespace opennvvm::verifier

#endif // OPENNVVM_LIB_VERIFIER_RULES_INLINEASM_H
