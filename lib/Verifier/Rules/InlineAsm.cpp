//===- InlineAsm.cpp - The operands of inline assembly --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/InlineAsm.h"
#include "Catalog/UpgradedIntrinsic.h"
#include "InlineAsm/Constraints.h"
#include "InlineAsm/Template.h"
#include "Rules/RegisterCount.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InlineAsm.h"
#include <optional>

using namespace llvm;

namespace opennvvm::verifier {

static bool isAsmType(const Type *T, bool TakesI1) {
  if (T->isPointerTy() || T->isFloatTy() || T->isDoubleTy())
    return true;
  if (!T->isIntegerTy())
    return false;
  unsigned Width = T->getIntegerBitWidth();
  return Width == 8 || Width == 16 || Width == 32 || Width == 64 ||
         (Width == 1 && TakesI1);
}

namespace {
/// A register class letter, the width of its registers, and whether they can
/// hold floats.
struct ClassLetter {
  char Letter;
  unsigned Width;
  bool Float, Integer;
};
} // namespace

static constexpr ClassLetter Letters[] = {
    {'b', 1, false, true},  {'c', 8, false, true},  {'h', 16, true, true},
    {'r', 32, false, true}, {'l', 64, false, true}, {'q', 128, false, true},
    {'f', 32, true, false}, {'d', 64, true, false},
};

/// The other letters that LLVM knows: memory, immediates, and anything.
static constexpr StringLiteral OtherLetters = "moVpinsEFXN";
static constexpr StringLiteral ImmediateLetters = "insEF";

/// Whether a value of \p T fits the class \p L. \p ByWidth accepts any type of
/// the right width, as LLVM's NVPTX does.
static bool fits(const ClassLetter &L, Type *T, const DataLayout &DL,
                 bool ByWidth) {
  if (!T->isSized() || T->isScalableTy() || DL.getTypeSizeInBits(T) != L.Width)
    return false;
  if (ByWidth || T->isVectorTy())
    return true;
  return T->isFloatingPointTy() ? L.Float : L.Integer;
}

static const ClassLetter *findLetter(char Letter) {
  for (const ClassLetter &L : Letters)
    if (L.Letter == Letter)
      return &L;
  return nullptr;
}

/// The number of the output that an input shares a register with.
static std::optional<unsigned> tiedTo(StringRef Code) {
  unsigned Output;
  if (Code.getAsInteger(10, Output))
    return std::nullopt;
  return Output;
}

static bool isKnown(StringRef Code) {
  return tiedTo(Code) || (Code.size() == 1 && (findLetter(Code.front()) ||
                                               OtherLetters.contains(Code)));
}

/// Whether the text of \p Asm refers to operand \p Number.
static bool mentions(const InlineAsm &Asm, unsigned Number) {
  AsmTemplate Template(Asm.getAsmString());
  for (AsmPiece Piece; Template.next(Piece);)
    if (Piece.Kind == AsmPiece::Operand && Piece.Number == Number)
      return true;
  return false;
}

static void readAsmConstraints(const RuleContext &Ctx, const InlineAsm &Asm,
                               AsmFacts &Facts) {
  const DataLayout &DL = Ctx.M.getDataLayout();
  FunctionType *Ty = Asm.getFunctionType();
  auto *Results = dyn_cast<StructType>(Ty->getReturnType());
  SmallVector<Type *, 4> Outputs; // Null for outputs in memory.
  unsigned Argument = 0, Result = 0, Next = 0;
  auto Misfit = [&](StringRef Code, Type *T) {
    Facts.Violations.push_back(
        {Rule::MiscAsmConstraint, {Code.str(), describe(*T)}});
  };
  for (const InlineAsm::ConstraintInfo &C : constraintsOf(Asm)) {
    if (C.Type != InlineAsm::isInput && C.Type != InlineAsm::isOutput)
      continue;
    unsigned Index = Argument, Number = Next++;
    Type *T = nullptr;
    if (C.hasArg())
      T = Ty->getParamType(Argument++);
    else
      T = Results ? Results->getElementType(Result++) : Ty->getReturnType();
    if (C.Type == InlineAsm::isOutput)
      Outputs.push_back(C.isIndirect ? nullptr : T);
    for (StringRef Code : C.Codes)
      if (!isKnown(Code))
        Facts.Violations.push_back({Rule::MiscAsmLetter, {Code.str()}});
    if (C.Codes.size() != 1 || C.isIndirect)
      continue; // Alternatives, or memory.
    StringRef Code = C.Codes.front();
    if (std::optional<unsigned> Tied = tiedTo(Code)) {
      if (*Tied < Outputs.size() && Outputs[*Tied] && T->isSized() &&
          DL.getTypeSizeInBits(T) != DL.getTypeSizeInBits(Outputs[*Tied]))
        Misfit(Code, T);
    } else if (ImmediateLetters.contains(Code)) {
      Facts.Constants.push_back({Index, Code.front()});
    } else if (const ClassLetter *L = findLetter(Code.front());
               L && !fits(*L, T, DL, Ctx.is(Profile::NVPTX))) {
      // asm volatile("" :: "r"(p) : "memory") keeps p and its memory alive; the
      // register is never read.
      bool IsUnread = C.Type == InlineAsm::isInput && !mentions(Asm, Number);
      if (!IsUnread || !Ctx.is(Profile::NVPTX))
        Misfit(Code, T);
    }
  }
}

namespace {
/// The texts that were called.
struct AsmTexts {
  DenseMap<const InlineAsm *, AsmFacts> Known;
};
} // namespace

static const AsmFacts &factsOf(RuleContext &Ctx, const InlineAsm &Asm) {
  auto [It, New] = Ctx.state<AsmTexts>().Known.try_emplace(&Asm);
  AsmFacts &Facts = It->second;
  if (New) {
    SmallVector<bool, 8> IsPredicate; // For each operand.
    for (const InlineAsm::ConstraintInfo &C : constraintsOf(Asm))
      if (C.Type == InlineAsm::isInput || C.Type == InlineAsm::isOutput)
        IsPredicate.push_back(is_contained(C.Codes, "b"));
    readAsmText(Ctx, Asm, IsPredicate, Facts);
    readAsmMistakes(Asm, Facts);
    if (!IsPredicate.empty())
      readAsmConstraints(Ctx, Asm, Facts);
  }
  return Facts;
}

/// Reports \p Violations of \p Call. If it was an intrinsic, what the target
/// lacks is the intrinsic.
static void reportViolations(RuleContext &Ctx, const CallBase &Call,
                             ArrayRef<Violation> Violations) {
  Attribute Intrinsic = Call.getFnAttr(NewerIntrinsicAttribute);
  if (!Intrinsic.isValid())
    return reportAll(Ctx, Call, Violations);
  SmallVector<Violation, 2> Named(Violations);
  for (Violation &V : Named) {
    if (!V.IsGate)
      continue;
    V.ID = V.ID == Rule::MiscAsmArch ? Rule::IntrinsicNeedsArch
                                     : Rule::IntrinsicNeedsPtx;
    V.Args[0] = Intrinsic.getValueAsString().str();
  }
  reportAll(Ctx, Call, Named);
}

void checkInlineAsm(RuleContext &Ctx, const CallBase &Call,
                    const InlineAsm &Asm) {
  bool TakesI1 =
      !Ctx.is(Profile::LibNVVM) || Ctx.reads(ReaderTrait::TakesI1InAssembly);
  if (Asm.getDialect() == InlineAsm::AD_Intel &&
      Ctx.reads(ReaderTrait::RefusesIntelDialect))
    Ctx.report(Rule::AsmIntelDialect, Call);
  // An intrinsic has the types that it is declared with.
  bool IsWritten = !Call.getFnAttr(NewerIntrinsicAttribute).isValid();
  for (const Use &Arg : Call.args())
    if (IsWritten && !isAsmType(Arg->getType(), TakesI1))
      Ctx.report(Rule::TypeInlineAsm, Call, {TakesI1 ? "i1, " : ""});
  if (Ctx.is(Profile::LibNVVM))
    return;
  const AsmFacts &Facts = factsOf(Ctx, Asm);
  if (Facts.empty())
    return;
  reportViolations(Ctx, Call, Facts.Violations);
  checkAsmMistakes(Ctx, Call, Asm, Facts);
  for (auto [Index, Letter] : Facts.Constants)
    if (!isa<Constant>(Call.getArgOperand(Index)))
      Ctx.report(Rule::MiscAsmImmediate, Call, {std::string(1, Letter)});
  if (Facts.SetsMaxNReg)
    checkSetMaxNReg(Ctx, Call);
  if (Facts.Convergent.empty())
    return;
  if (!Call.isConvergent())
    Ctx.report(Rule::MiscAsmConvergent, Call, {Facts.Convergent, "convergent"});
  if (!Asm.hasSideEffects() && Call.getType()->isVoidTy())
    Ctx.report(Rule::MiscAsmConvergent, Call, {Facts.Convergent, "sideeffect"});
}

} // namespace opennvvm::verifier
