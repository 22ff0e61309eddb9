//===- LaneMasks.cpp - Masks that name other lanes ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Intrinsic.h"
#include "Divergence.h"
#include "FunctionView.h"
#include "Lints.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace opennvvm::lint {

/// The operand of \p Call that names the lanes that execute it; null if it has
/// none. The catalog advises against an empty mask.
static const Value *maskOf(const CallBase &Call) {
  const IntrinsicRow *Row = lookupIntrinsic(Call.getIntrinsicID());
  if (!Row)
    return nullptr;
  for (const ArgConstraint &C : constraintsOf(*Row))
    if (C.Kind == ArgConstraint::NonZero && C.IsAdvice)
      return Call.getArgOperand(C.Arg);
  return nullptr;
}

static std::string spellMask(const APInt &Mask) {
  return "0x" + utohexstr(Mask.getZExtValue(), /*LowerCase=*/true, 8);
}

/// The lanes of the warp that begins with thread \p Begin and that execute \p
/// Call, as bits.
static uint32_t lanesAt(Divergence &Paths, const CallBase &Call,
                        unsigned Begin) {
  const BitVector &Here = Paths.threadsAt(*Call.getParent());
  uint32_t Lanes = 0;
  for (unsigned Lane = 0; Lane < WarpSize && Begin + Lane < Here.size(); ++Lane)
    Lanes |= uint32_t(Here.test(Begin + Lane)) << Lane;
  return Lanes;
}

/// The first thread at \p Call that its own mask does not name. If the size of
/// a block is not known, it may just have the threads that a mask names, but
/// those with lower numbers in any case.
static std::optional<unsigned>
findUnnamed(Divergence &Paths, const CallBase &Call, ByThread Masks) {
  for (unsigned Thread : Paths.threadsAt(*Call.getParent()).set_bits()) {
    auto *Number = dyn_cast<ConstantInt>(Masks[Thread]);
    if (!Number)
      return std::nullopt;
    unsigned Lane = Thread % WarpSize;
    uint32_t Mask = uint32_t(Number->getZExtValue()),
             Here = lanesAt(Paths, Call, Thread - Lane);
    bool IsThere = Paths.threads().isBlockSizeKnown() || (Mask >> Lane) != 0 ||
                   !(Mask & Here);
    if (!(Mask >> Lane & 1) && IsThere)
      return Thread;
  }
  return std::nullopt;
}

/// Whether \p Mask names a lane that does not get to \p Call.
static bool namesOthers(Divergence &Paths, const CallBase &Call,
                        const APInt &Mask) {
  unsigned Count = Paths.threads().count();
  for (unsigned Begin = 0; Begin < Count; Begin += WarpSize) {
    uint32_t Here = lanesAt(Paths, Call, Begin);
    if (Here && (Mask.getZExtValue() & ~uint64_t(Here)))
      return true;
  }
  return false;
}

static void lintMask(Divergence &Paths, const CallBase &Call, const Value &Mask,
                     DiagnosticEngine &Diags) {
  const BasicBlock &At = *Call.getParent();
  ByThread Masks = Paths.threads().get(&Mask);
  StringRef Name = Call.getCalledFunction()->getName();
  bool IsCertain = Paths.isKernel() && Paths.isCertain(At);
  if (!Masks.empty() && IsCertain)
    if (std::optional<unsigned> Thread = findUnnamed(Paths, Call, Masks)) {
      Diags.report(Rule::LintLaneMask, Call,
                   {Name.str(),
                    spellMask(cast<ConstantInt>(Masks[*Thread])->getValue()),
                    utostr(*Thread % WarpSize)});
      return;
    }
  auto *Same = dyn_cast_or_null<ConstantInt>(Paths.view().constantOf(&Mask));
  if (Same && Diags.isEnabled(Rule::LintMaybeLaneMask) && Paths.mayDiffer(At) &&
      (!IsCertain || namesOthers(Paths, Call, Same->getValue())))
    Diags.report(Rule::LintMaybeLaneMask, Call,
                 {Name.str(), spellMask(Same->getValue())});
}

void lintLaneMasks(Divergence &Paths, DiagnosticEngine &Diags) {
  Paths.view().forEach([&](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    const Value *Mask = Call ? maskOf(*Call) : nullptr;
    // An empty mask has a rule of its own.
    auto *Number = dyn_cast_or_null<ConstantInt>(Mask);
    if (Mask && !(Number && Number->isZero()))
      lintMask(Paths, *Call, *Mask, Diags);
  });
}

} // namespace opennvvm::lint
