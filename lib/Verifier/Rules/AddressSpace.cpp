//===- AddressSpace.cpp - Casts between address spaces --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"

using namespace llvm;

namespace opennvvm::verifier {

static bool canCast(unsigned AS, Profile P) {
  switch (AS) {
  case AddressSpace::Generic:
  case AddressSpace::Global:
  case AddressSpace::Shared:
  case AddressSpace::Const:
  case AddressSpace::Local:
    return true;
  case AddressSpace::SharedCluster:
  case AddressSpace::Param:
    return P == Profile::NVPTX;
  default:
    return false;
  }
}

void Checker::visitAddrSpaceCast(const Instruction &I) {
  auto &Cast = cast<AddrSpaceCastInst>(I);
  unsigned From = Cast.getSrcAddressSpace(), To = Cast.getDestAddressSpace();
  bool ToKnown = canCast(To, Diags.profile());
  bool FromKnown = canCast(From, Diags.profile());
  if (!ToKnown)
    report(Rule::AddrspaceCastTarget, I);
  if (!FromKnown)
    report(Rule::AddrspaceCastSource, I);
  bool OfCluster =
      From == AddressSpace::SharedCluster || To == AddressSpace::SharedCluster;
  if (OfCluster && ToKnown && FromKnown &&
      !hasFeature(*Options.Machine.SM, Feature::ClusterMemory))
    reportGate(Rule::AddrspaceCastCluster, I,
               {describeTargets(gateOf(Feature::ClusterMemory).SMs),
                Options.Machine.SM->Name.str()});
  if (!ToKnown || !FromKnown || From == AddressSpace::Generic ||
      To == AddressSpace::Generic)
    return;
  std::string Space =
      To == AddressSpace::Generic ? "ptr" : "ptr addrspace(" + utostr(To) + ")";
  report(Rule::AddrspaceCastBetweenSpaces, I, {}, {},
         "go through generic: cast to ptr, then to " + Space);
}

} // namespace opennvvm::verifier
