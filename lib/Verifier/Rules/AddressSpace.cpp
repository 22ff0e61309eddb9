//===- AddressSpace.cpp - Casts between address spaces --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/AddressSpace.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::verifier {

static bool canCast(unsigned AS, const RuleContext &Ctx) {
  switch (AS) {
  case AddressSpace::Generic:
  case AddressSpace::Global:
  case AddressSpace::Shared:
  case AddressSpace::Const:
  case AddressSpace::Local:
    return true;
  case AddressSpace::SharedCluster:
    return Ctx.is(Profile::NVPTX) || Ctx.reads(ReaderTrait::KnowsClusterMemory);
  case AddressSpace::Param:
    return Ctx.is(Profile::NVPTX);
  default:
    return false;
  }
}

/// Checks a cast that is \p I or a constant expression that \p I uses.
static void checkCast(RuleContext &Ctx, const Instruction &I,
                      const AddrSpaceCastOperator &Cast) {
  unsigned From = Cast.getSrcAddressSpace(), To = Cast.getDestAddressSpace();
  bool ToKnown = canCast(To, Ctx);
  bool FromKnown = canCast(From, Ctx);
  if (!ToKnown)
    Ctx.report(Rule::AddrspaceCastTarget, I);
  if (!FromKnown)
    Ctx.report(Rule::AddrspaceCastSource, I);
  bool OfCluster =
      From == AddressSpace::SharedCluster || To == AddressSpace::SharedCluster;
  if (OfCluster && ToKnown && FromKnown &&
      !hasFeature(Ctx.machine(), Feature::ClusterMemory))
    Ctx.reportGate(Rule::AddrspaceCastCluster, I,
                   {describeTargets(gateOf(Feature::ClusterMemory).SMs),
                    Ctx.machine().Name.str()});
  if (!ToKnown || !FromKnown || From == AddressSpace::Generic ||
      To == AddressSpace::Generic)
    return;
  std::string Space =
      To == AddressSpace::Generic ? "ptr" : "ptr addrspace(" + utostr(To) + ")";
  // LLVM's reader joins two casts of a constant.
  Ctx.report(Rule::AddrspaceCastBetweenSpaces, I, {}, {},
             isa<Constant>(Cast)
                 ? "cast to ptr, then to " + Space + " with an instruction"
                 : "go through generic: cast to ptr, then to " + Space);
}

void checkAddrSpaceCast(RuleContext &Ctx, const Instruction &I) {
  checkCast(Ctx, I, *cast<AddrSpaceCastOperator>(&I));
}

/// Calls \p Found for each cast among the operands of \p C and theirs.
/// \param [out] Seen the expressions that have been looked at.
static void
forEachCast(const Constant &C, SmallPtrSetImpl<const Constant *> &Seen,
            function_ref<void(const AddrSpaceCastOperator &)> Found) {
  SmallVector<const Constant *, 4> Work = {&C};
  while (!Work.empty()) {
    const Constant *Next = Work.pop_back_val();
    // Initial values have a finding of their own.
    if (isa<GlobalValue>(Next) || !Next->getNumOperands() ||
        !Seen.insert(Next).second)
      continue;
    if (auto *Cast = dyn_cast<AddrSpaceCastOperator>(Next))
      Found(*Cast);
    for (const Use &U : Next->operands())
      if (auto *Part = dyn_cast<Constant>(U.get()))
        Work.push_back(Part);
  }
}

void checkConstantCasts(RuleContext &Ctx, const Instruction &I) {
  if (!Ctx.is(Profile::NVVM))
    return;
  SmallPtrSet<const Constant *, 8> Seen;
  for (const Use &U : I.operands())
    if (auto *C = dyn_cast<Constant>(U.get()); C && C->getNumOperands())
      forEachCast(*C, Seen, [&](const AddrSpaceCastOperator &Cast) {
        checkCast(Ctx, I, Cast);
      });
}

} // namespace opennvvm::verifier
