//===- AsmMistakes.cpp - Inline assembly that ptxas rejects ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports what lib/InlineAsm finds wrong in a text, at its place in the string.
// A brace or a name may be the business of the function's other texts.
//
//===----------------------------------------------------------------------===//

#include "Catalog/Mnemonic.h"
#include "InlineAsm/Constraints.h"
#include "InlineAsm/Syntax.h"
#include "Rules/InlineAsm.h"
#include "Support/Nearest.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

/// The letter of each operand of \p Asm that is in a register, otherwise 0.
static SmallVector<char, 8> lettersOf(const InlineAsm &Asm) {
  SmallVector<char, 8> Letters;
  for (const InlineAsm::ConstraintInfo &C : constraintsOf(Asm)) {
    if (C.Type != InlineAsm::isInput && C.Type != InlineAsm::isOutput)
      continue;
    char Letter = 0;
    unsigned Tied;
    if (C.Codes.size() == 1 && !C.isIndirect && !C.isMultipleAlternative) {
      StringRef Code = C.Codes.front();
      if (!Code.getAsInteger(10, Tied))
        Letter = Tied < Letters.size() ? Letters[Tied] : 0;
      else if (Code.size() == 1)
        Letter = Code.front();
    }
    Letters.push_back(Letter);
  }
  return Letters;
}

void readAsmMistakes(const InlineAsm &Asm, AsmFacts &Facts) {
  Facts.Mistakes = findMistakes(Asm.getAsmString(), lettersOf(Asm));
}

/// Whether \p Text, of module-level assembly, has the word \p Name.
static bool hasWord(StringRef Text, StringRef Name) {
  auto IsPart = [](char C) { return isAlnum(C) || C == '_' || C == '$'; };
  for (size_t At = Text.find(Name); At != StringRef::npos;
       At = Text.find(Name, At + 1)) {
    StringRef After = Text.substr(At + Name.size());
    if ((!At || !IsPart(Text[At - 1])) &&
        (After.empty() || !IsPart(After.front())))
      return true;
  }
  return false;
}

namespace {
/// What the texts of the last function do for each other.
struct LastSurroundings {
  const Function *Of = nullptr;
  AsmSurroundings All;
};
} // namespace

static const AsmSurroundings &surroundingsIn(RuleContext &Ctx,
                                             const Function &F) {
  auto &[Of, All] = Ctx.state<LastSurroundings>();
  if (Of == &F)
    return All;
  Of = &F;
  All = AsmSurroundings();
  for (const Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I))
      if (auto *Asm = dyn_cast<InlineAsm>(Call->getCalledOperand())) {
        AsmSurroundings One;
        findMistakes(Asm->getAsmString(), {}, &One);
        All.Balance += One.Balance;
        append_range(All.Declared, One.Declared);
        append_range(All.Declared, One.InnerLabels);
      }
  return All;
}

static bool declares(const AsmSurroundings &Around, StringRef Name) {
  return any_of(Around.Declared, [&](StringRef D) {
    bool IsRange = D.consume_back("<");
    return Name == D || (IsRange && Name.starts_with(D) &&
                         all_of(Name.drop_front(D.size()), isDigit));
  });
}

/// Whether the rest of \p F, or the module, makes \p Mistake right.
static bool isExcused(RuleContext &Ctx, const AsmMistake &Mistake,
                      const Function &F) {
  switch (Mistake.Kind) {
  case AsmMistake::Unclosed:
  case AsmMistake::Unopened:
    return surroundingsIn(Ctx, F).Balance == 0;
  case AsmMistake::Undeclared: {
    StringRef Name = Mistake.Name;
    // Names with characters that PTX lacks are printed in another way.
    return Name.contains('$') || Ctx.M.getNamedValue(Name) ||
           declares(surroundingsIn(Ctx, F), Name) ||
           hasWord(Ctx.M.getModuleInlineAsm(), Name);
  }
  default:
    return false;
  }
}

/// "column 7" or "line 2, column 7" of the text of \p Asm.
static std::string describePlace(const InlineAsm &Asm, unsigned Offset) {
  StringRef Text = StringRef(Asm.getAsmString()).take_front(Offset);
  size_t Lines = Text.count('\n');
  size_t Start = Text.rfind('\n');
  size_t Column = Offset - (Start == StringRef::npos ? 0 : Start + 1) + 1;
  std::string Place = "column " + utostr(Column);
  return Lines ? "line " + utostr(Lines + 1) + ", " + Place : Place;
}

/// "; did you mean 'WORD'?" for \p Word of the instruction \p Root, which is
/// empty if the word is its first; or an empty string.
static std::string nearest(StringRef Word, StringRef Root) {
  bool IsRegister = Word.consume_front("%");
  Word.consume_front(".");
  NearestName Nearest(Word);
  if (IsRegister)
    for (const SpecialRegister &R : specialRegisters())
      Nearest.consider(R.Name);
  else
    forEachWord(Root, [&](StringRef Known) { Nearest.consider(Known); });
  return Nearest.question();
}

static Rule ruleOf(AsmMistake::KindTy Kind) {
  switch (Kind) {
  case AsmMistake::Undeclared:
    return Rule::MiscAsmUndeclared;
  case AsmMistake::Operand:
    return Rule::MiscAsmKind;
  case AsmMistake::Unknown:
    return Rule::MiscAsmUnknown;
  default:
    return Rule::MiscAsmSyntax;
  }
}

void checkAsmMistakes(RuleContext &Ctx, const CallBase &Call,
                      const InlineAsm &Asm, const AsmFacts &Facts) {
  for (const AsmMistake &Mistake : Facts.Mistakes) {
    if (isExcused(Ctx, Mistake, *Call.getFunction()))
      continue;
    Rule ID = ruleOf(Mistake.Kind);
    SmallVector<std::string, 3> Args = {describePlace(Asm, Mistake.Offset)};
    Args.push_back(ID == Rule::MiscAsmUndeclared || ID == Rule::MiscAsmUnknown
                       ? "'" + Mistake.Name + "'"
                       : Mistake.Message);
    if (ID == Rule::MiscAsmUnknown)
      Args.push_back(nearest(Mistake.Name, Mistake.Message));
    Ctx.report(ID, Place::asmText(Call, Mistake.Offset), Args);
  }
}

} // namespace opennvvm::verifier
