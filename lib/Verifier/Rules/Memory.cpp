//===- Memory.cpp - Static shared and constant memory ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Memory.h"
#include "SharedUse.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::verifier {

static constexpr uint64_t SharedLimit = 49152, ConstantLimit = 65536;

static bool isNear(uint64_t Bytes, uint64_t Limit) {
  return Bytes <= Limit && Bytes * 10 >= Limit * 9;
}

namespace {
/// Variables placed one after the other, each at its alignment.
struct Layout {
  const DataLayout &DL;
  uint64_t Bytes = 0;
  const GlobalVariable *Largest = nullptr; ///< Represents all of them in a
                                           ///< message.
  uint64_t LargestBytes = 0;

  void add(const GlobalVariable &GV) {
    if (!GV.getValueType()->isSized())
      return;
    // Sizes can have any value; the sum must not overflow.
    uint64_t Align = DL.getPreferredAlign(&GV).value();
    uint64_t Padding = (Align - Bytes % Align) % Align;
    Bytes = SaturatingAdd(Bytes, Padding);
    uint64_t Own = DL.getTypeAllocSize(GV.getValueType()).getFixedValue();
    Bytes = SaturatingAdd(Bytes, Own);
    if (!Largest || Own > LargestBytes) {
      Largest = &GV;
      LargestBytes = Own;
    }
  }
};
} // namespace

/// The remedy for a kernel with \p Bytes of shared memory: a launch can provide
/// more than a declaration, up to a limit of the machine.
static std::string shareAtLaunch(uint64_t Bytes, const SMInfo &SM) {
  std::string Most =
      utostr(resourcesOf(SM).SharedBytes) + " bytes on " + SM.Name.str();
  return Bytes <= resourcesOf(SM).SharedBytes
             ? "declare it as extern [0 x i8] and give the size at launch, up "
               "to " +
                   Most
             : "a launch gives no more than " + Most;
}

static void checkSharedMemory(RuleContext &Ctx, uint64_t ModuleTotal) {
  // The total of all kernels is an upper bound for each.
  if (ModuleTotal <= SharedLimit && !isNear(ModuleTotal, SharedLimit))
    return;
  SmallVector<const Function *, 16> Kernels;
  for (const Function &F : Ctx.M)
    if (!F.isDeclaration() && Ctx.isKernel(F))
      Kernels.push_back(&F);
  SharedUse Use(Ctx.M, Kernels, Ctx.liveCode());
  for (const Function *F : Kernels) {
    Layout Shared{Ctx.M.getDataLayout()};
    for (const GlobalVariable *GV : Use.of(*F))
      Shared.add(*GV);
    if (Shared.Bytes > SharedLimit)
      Ctx.report(Rule::GlobalSharedLimit, *F,
                 {F->getName().str(), utostr(Shared.Bytes)}, {},
                 shareAtLaunch(Shared.Bytes, Ctx.machine()));
    else if (isNear(Shared.Bytes, SharedLimit))
      Ctx.report(Rule::GlobalLimitNear, *F,
                 {"shared", utostr(Shared.Bytes), utostr(SharedLimit)});
  }
}

void checkStaticMemory(RuleContext &Ctx) {
  if (!Ctx.Diags.isEnabled(Rule::GlobalSharedLimit) &&
      !Ctx.Diags.isEnabled(Rule::GlobalConstLimit) &&
      !Ctx.Diags.isEnabled(Rule::GlobalLimitNear))
    return;
  Layout Shared{Ctx.M.getDataLayout()}, Constants{Ctx.M.getDataLayout()};
  for (const GlobalVariable &GV : Ctx.M.globals()) {
    if (GV.getAddressSpace() == AddressSpace::Shared)
      Shared.add(GV);
    else if (GV.getAddressSpace() == AddressSpace::Const && !GV.isDeclaration())
      Constants.add(GV);
  }
  checkSharedMemory(Ctx, Shared.Bytes);
  // What is dead is only asked for if it matters.
  if (Constants.Bytes > ConstantLimit ||
      isNear(Constants.Bytes, ConstantLimit)) {
    Constants.Bytes = Constants.LargestBytes = 0;
    Constants.Largest = nullptr;
    for (const GlobalVariable &GV : Ctx.M.globals())
      if (GV.getAddressSpace() == AddressSpace::Const && !GV.isDeclaration() &&
          !Ctx.isDead(GV))
        Constants.add(GV);
  }
  if (Constants.Bytes > ConstantLimit)
    Ctx.report(Rule::GlobalConstLimit, *Constants.Largest,
               {utostr(Constants.Bytes)});
  else if (isNear(Constants.Bytes, ConstantLimit))
    Ctx.report(Rule::GlobalLimitNear, *Constants.Largest,
               {"constant", utostr(Constants.Bytes), utostr(ConstantLimit)});
}

} // namespace opennvvm::verifier
