//===- InlineAsm.cpp - What inline assembly says and takes ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::verifier {

//===----------------------------------------------------------------------===//
// The text
//===----------------------------------------------------------------------===//

/// Mnemonics that the threads of a warp or block run together.
static constexpr StringLiteral ConvergentRoots[] = {
    "bar",  "barrier", "shfl",    "vote", "match",
    "redux", "wgmma",  "tcgen05", "elect"};

namespace {
/// A mnemonic that needs the machine which an intrinsic with the same
/// instruction needs.
struct GatedMnemonic {
  StringLiteral Prefix;
  Intrinsic::ID Like;
};
} // namespace

static constexpr GatedMnemonic GatedMnemonics[] = {
    {"setmaxnreg", Intrinsic::nvvm_setmaxnreg_inc_sync_aligned_u32},
    {"wgmma", Intrinsic::nvvm_wgmma_fence_sync_aligned},
    {"tcgen05", Intrinsic::nvvm_tcgen05_fence_before_thread_sync},
    {"cp.async.bulk", Intrinsic::nvvm_cp_async_bulk_commit_group},
    {"mbarrier.try_wait",
     Intrinsic::nvvm_mbarrier_try_wait_scope_cta_space_cta},
};

/// Whether \p Mnemonic is \p Prefix or goes on after it with a dot.
static bool isPrefix(StringRef Prefix, StringRef Mnemonic) {
  return Mnemonic.consume_front(Prefix) &&
         (Mnemonic.empty() || Mnemonic.front() == '.');
}

/// Removes // and /* */ comments.
static std::string withoutComments(StringRef Text) {
  std::string Out;
  while (!Text.empty()) {
    if (Text.starts_with("//")) {
      Text = Text.drop_until([](char C) { return C == '\n'; });
    } else if (Text.starts_with("/*")) {
      size_t End = Text.find("*/", 2);
      Text = End == StringRef::npos ? StringRef() : Text.drop_front(End + 2);
    } else {
      Out += Text.front();
      Text = Text.drop_front();
    }
  }
  return Out;
}

/// Calls \p Visit with the mnemonic of each statement of \p Text.
static void forEachMnemonic(StringRef Text,
                            function_ref<void(StringRef)> Visit) {
  std::string Clean = withoutComments(Text);
  SmallVector<StringRef, 8> Statements;
  SplitString(Clean, Statements, ";{}\n");
  for (StringRef S : Statements) {
    S = S.ltrim();
    if (S.starts_with("@")) // A guard predicate.
      S = S.drop_until([](char C) { return isSpace(C); }).ltrim();
    StringRef Mnemonic =
        S.take_until([](char C) { return isSpace(C) || C == ','; });
    if (!Mnemonic.empty() && isAlpha(Mnemonic.front()) &&
        !Mnemonic.ends_with(":"))
      Visit(Mnemonic);
  }
}

/// Operands that \p Text refers to and that are not below \p Count: "$1",
/// "${1:modifier}"; "$$" is a dollar.
static void findMissing(StringRef Text, unsigned Count,
                        SmallVectorImpl<unsigned> &Missing) {
  while (true) {
    size_t Dollar = Text.find('$');
    if (Dollar == StringRef::npos)
      return;
    Text = Text.drop_front(Dollar + 1);
    if (Text.consume_front("$"))
      continue;
    Text.consume_front("{");
    unsigned Index;
    if (!Text.consumeInteger(10, Index) && Index >= Count &&
        !is_contained(Missing, Index))
      Missing.push_back(Index);
  }
}

const AsmFacts &Checker::factsOf(const InlineAsm &Asm) {
  auto [It, New] = AsmTexts.try_emplace(&Asm);
  AsmFacts &Facts = It->second;
  if (!New)
    return Facts;
  for (const InlineAsm::ConstraintInfo &C : Asm.ParseConstraints())
    Facts.NumOperands += C.Type != InlineAsm::isClobber;
  findMissing(Asm.getAsmString(), Facts.NumOperands, Facts.MissingOperands);
  forEachMnemonic(Asm.getAsmString(), [&](StringRef Mnemonic) {
    if (Facts.Convergent.empty() &&
        any_of(ConvergentRoots,
               [&](StringRef Root) { return isPrefix(Root, Mnemonic); }))
      Facts.Convergent = Mnemonic.str();
    for (const GatedMnemonic &G : GatedMnemonics) {
      const IntrinsicRow *Row = lookupIntrinsic(G.Like);
      if (isPrefix(G.Prefix, Mnemonic) && Row &&
          !Row->Tools.allowsSM(*Options.Machine.SM) &&
          none_of(Facts.Gates, [&](const AsmFacts::Gated &Known) {
            return Known.Mnemonic == Mnemonic;
          }))
        Facts.Gates.push_back({Mnemonic.str(), Row->Tools.SMs});
    }
  });
  return Facts;
}

//===----------------------------------------------------------------------===//
// Types and constraints
//===----------------------------------------------------------------------===//

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
/// A register class letter: the width it holds, and whether floats may be
/// what it holds.
struct ClassLetter {
  char Letter;
  unsigned Width;
  bool Float, Integer;
};
} // namespace

static constexpr ClassLetter Letters[] = {
    {'b', 1, false, true},   {'c', 8, false, true},
    {'h', 16, true, true},   {'r', 32, false, true},
    {'l', 64, false, true},  {'q', 128, false, true},
    {'f', 32, true, false},  {'d', 64, true, false},
};

/// Whether a value of \p T goes into the class \p L. \p ByWidth lets any type
/// of the right width pass, as LLVM's NVPTX does.
static bool fits(const ClassLetter &L, Type *T, const DataLayout &DL,
                 bool ByWidth) {
  if (!T->isSized() || T->isScalableTy() ||
      DL.getTypeSizeInBits(T) != L.Width)
    return false;
  if (ByWidth || T->isVectorTy())
    return true;
  return T->isFloatingPointTy() ? L.Float : L.Integer;
}

static const ClassLetter *letterOf(const InlineAsm::ConstraintInfo &C) {
  if (C.Codes.size() != 1 || C.Codes.front().size() != 1)
    return nullptr;
  for (const ClassLetter &L : Letters)
    if (L.Letter == C.Codes.front().front())
      return &L;
  return nullptr;
}

void Checker::checkAsmConstraints(const CallBase &Call, const InlineAsm &Asm) {
  const DataLayout &DL = M.getDataLayout();
  unsigned Argument = 0, Result = 0;
  auto *Results = dyn_cast<StructType>(Call.getType());
  for (const InlineAsm::ConstraintInfo &C : Asm.ParseConstraints()) {
    Type *T = nullptr;
    if (C.Type == InlineAsm::isInput ||
        (C.Type == InlineAsm::isOutput && C.isIndirect)) {
      if (Argument < Call.arg_size())
        T = Call.getArgOperand(Argument++)->getType();
    } else if (C.Type == InlineAsm::isOutput) {
      T = Results ? Results->getElementType(Result++) : Call.getType();
    }
    const ClassLetter *L = letterOf(C);
    if (T && L && !C.isIndirect && !fits(*L, T, DL, is(Profile::NVPTX)))
      report(Rule::MiscAsmConstraint, Call,
             {std::string(1, L->Letter), describe(*T)});
  }
}

void Checker::checkInlineAsm(const CallBase &Call, const InlineAsm &Asm) {
  // The older reader of libNVVM does not know i1 here.
  bool TakesI1 = !is(Profile::LibNVVM) || isNewReader();
  for (const Use &Arg : Call.args())
    if (!isAsmType(Arg->getType(), TakesI1))
      report(Rule::TypeInlineAsm, Call, {TakesI1 ? "i1, " : ""});
  if (is(Profile::LibNVVM))
    return;
  const AsmFacts &Facts = factsOf(Asm);
  for (unsigned N : Facts.MissingOperands)
    report(Rule::MiscAsmOperands, Call, {utostr(N)});
  if (Facts.NumOperands)
    checkAsmConstraints(Call, Asm);
  if (!Facts.Convergent.empty()) {
    if (!Call.isConvergent())
      report(Rule::MiscAsmConvergent, Call, {Facts.Convergent, "convergent"});
    if (!Asm.hasSideEffects() && Call.getType()->isVoidTy())
      report(Rule::MiscAsmConvergent, Call, {Facts.Convergent, "sideeffect"});
  }
  for (const AsmFacts::Gated &G : Facts.Gates)
    report(Rule::MiscAsmArch, Call,
           {G.Mnemonic, describeTargets(G.SMs),
            Options.Machine.SM->Name.str()});
}

} // namespace opennvvm::verifier
