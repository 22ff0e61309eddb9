//===- AsmText.cpp - The text of inline assembly --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Mnemonic.h"
#include "Catalog/MnemonicEffects.h"
#include "InlineAsm/Needs.h"
#include "InlineAsm/Template.h"
#include "Rules/InlineAsm.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/InlineAsm.h"

using namespace llvm;

namespace opennvvm::verifier {

/// Reads \p Text as its code generator will: \returns it in the form that the
/// catalog reads, and reports operands that are not below \p Count.
static std::string readTemplate(StringRef Text, ArrayRef<bool> IsPredicate,
                                AsmFacts &Facts) {
  SmallVector<unsigned, 2> Known;
  return plainText(Text, [&](const AsmPiece &P, std::string &Out) {
    if (P.Number >= IsPredicate.size()) {
      if (!is_contained(Known, P.Number)) {
        Known.push_back(P.Number);
        Facts.Violations.push_back({Rule::MiscAsmOperands, {utostr(P.Number)}});
      }
      return false;
    }
    if (!IsPredicate[P.Number])
      return false;
    Out += PredicateMark;
    return true;
  });
}

void readAsmText(const RuleContext &Ctx, const InlineAsm &Asm,
                 ArrayRef<bool> IsPredicate, AsmFacts &Facts) {
  std::string Text = readTemplate(Asm.getAsmString(), IsPredicate, Facts);
  const SMInfo &SM = Ctx.machine();
  StringSet<> Seen;
  forEachUse(Text, SM, [&](const AsmUse &Use) {
    if (Facts.Convergent.empty() && Use.IsInstruction && isCollective(Use.What))
      Facts.Convergent = Use.What.str();
    Facts.SetsMaxNReg |= beginsWith(Use.What, "setmaxnreg");
    bool HasSM = Use.Needs.allowsSM(SM);
    bool HasPTX =
        !Ctx.Options.Machine.PTX || *Ctx.Options.Machine.PTX >= Use.Needs.PTX;
    if ((HasSM && HasPTX) || !Seen.insert(Use.What).second)
      return;
    if (!HasSM)
      Facts.Violations.push_back(
          {.ID = Rule::MiscAsmArch,
           .Args = {Use.What.str(), describeTargets(Use.Needs.SMs),
                    SM.Name.str()},
           .IsGate = true});
    else
      Facts.Violations.push_back(
          {.ID = Rule::MiscAsmPtx,
           .Args = {Use.What.str(), formatPTXVersion(Use.Needs.PTX),
                    formatPTXVersion(*Ctx.Options.Machine.PTX)},
           .IsGate = true});
  });
}

} // namespace opennvvm::verifier
