//===- Launch.cpp - Launches from device code -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function that a kernel or a device function launches must be a kernel, and
// the pointers passed to it must point to memory that the child grid can
// access. A launch is llvm.nvvm.launch, or uses CUDA's device runtime: a
// parameter buffer is requested, filled and launched.
//
//===----------------------------------------------------------------------===//

#include "Rules/Launch.h"
#include "LaunchFunction.h"
#include "PointerOrigin.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::verifier {

static constexpr LaunchFunction Intrinsic = {"llvm.nvvm.launch", 0, 1, false};

// After "cuda", or CUDA 12's replacement for it. The _ptsz forms launch into
// another stream.
static constexpr LaunchFunction DeviceRuntime[] = {
    {"LaunchDevice", 0, LaunchFunction::None, false},
    {"GetParameterBuffer", LaunchFunction::None, LaunchFunction::None, true},
    {"GetParameterBufferV2", 0, LaunchFunction::None, true},
};

const LaunchFunction *findLaunchFunction(StringRef Name) {
  if (Name == Intrinsic.Name)
    return &Intrinsic;
  if (!Name.consume_front("cuda") && !Name.consume_front("__cudaCDP2"))
    return nullptr;
  Name.consume_back("_ptsz");
  for (const LaunchFunction &L : DeviceRuntime)
    if (L.Name == Name)
      return &L;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

static void checkLaunchTarget(RuleContext &Ctx, const CallBase &Call,
                              const Value &Target) {
  SmallVector<const Value *, 4> Origins;
  collectOrigins(Target, Origins);
  bool IsKnown = !Origins.empty();
  for (const Value *Origin : Origins) {
    if (auto *F = dyn_cast<Function>(Origin)) {
      if (!Ctx.isKernel(*F))
        Ctx.report(Rule::LaunchTarget, Call, {},
                   {"@" + nameForPeople(F->getName())});
    } else if (!isa<ConstantPointerNull>(Origin)) {
      IsKnown = false;
    }
  }
  if (!IsKnown)
    Ctx.report(Rule::LaunchTargetUnknown, Call);
}

//===----------------------------------------------------------------------===//
// The arguments
//===----------------------------------------------------------------------===//

/// \p V as an operand: "%local", "ptr %0".
static std::string operandText(const Value &V) {
  std::string Text;
  raw_string_ostream OS(Text);
  V.printAsOperand(OS, /*PrintType=*/true);
  return Text;
}

static void checkLaunchArgument(RuleContext &Ctx, const Instruction &At,
                                const Value &Argument, StringRef What) {
  PointerOrigin Origin = originOf(Argument);
  // The tools accept what they cannot follow; the documented rule does not.
  bool Passes =
      Origin.Memory == PointerOrigin::Everyones ||
      (Origin.Memory == PointerOrigin::Unknown && Ctx.is(Profile::NVPTX));
  if (Passes)
    return;
  std::string Detail = What.str() + ", " + operandText(Argument);
  if (Origin.From && Origin.From != &Argument)
    Detail += ", may come from " + operandText(*Origin.From);
  Ctx.report(Rule::LaunchArgument, At, {}, {Detail});
}

/// Checks the values stored through \p Buffer.
static void checkParameterBuffer(RuleContext &Ctx, const CallBase &Buffer) {
  SmallVector<const Value *, 8> Work = {&Buffer};
  SmallPtrSet<const Value *, 8> Seen;
  while (!Work.empty()) {
    const Value *Place = Work.pop_back_val();
    if (!Seen.insert(Place).second)
      continue;
    for (const User *U : Place->users()) {
      auto *Store = dyn_cast<StoreInst>(U);
      if (Store && Store->getPointerOperand() == Place) {
        const Value *V = Store->getValueOperand();
        if (auto *Word = dyn_cast<PtrToIntOperator>(V))
          V = Word->getPointerOperand();
        if (V->getType()->isPointerTy())
          checkLaunchArgument(Ctx, *Store, *V, "stored argument");
      } else if (isa<GEPOperator, AddrSpaceCastOperator, BitCastOperator,
                     PHINode, SelectInst, FreezeInst>(U)) {
        Work.push_back(U);
      }
    }
  }
}

static void checkLaunch(RuleContext &Ctx, const CallBase &Call,
                        const CalleeFacts &Facts) {
  const LaunchFunction &L = *Facts.Launch;
  if (L.Target != LaunchFunction::None && unsigned(L.Target) < Call.arg_size())
    checkLaunchTarget(Ctx, Call, *Call.getArgOperand(L.Target));
  if (L.FirstArg != LaunchFunction::None)
    for (unsigned I = L.FirstArg; I < Call.arg_size(); ++I)
      if (Call.getArgOperand(I)->getType()->isPointerTy())
        checkLaunchArgument(Ctx, Call, *Call.getArgOperand(I),
                            "argument " + std::to_string(I - L.FirstArg));
  if (L.GivesBuffer)
    checkParameterBuffer(Ctx, Call);
}

void noteLaunch(RuleContext &Ctx, const Function &F, CalleeFacts &Facts) {
  if (!Ctx.Diags.isEnabled(Rule::LaunchTarget) &&
      !Ctx.Diags.isEnabled(Rule::LaunchArgument))
    return;
  Facts.Launch = findLaunchFunction(F.getName());
  if (Facts.Launch)
    Facts.EachCall.push_back(checkLaunch);
}

} // namespace opennvvm::verifier
