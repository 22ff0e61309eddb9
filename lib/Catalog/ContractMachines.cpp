//===- ContractMachines.cpp - Machines of intrinsics, by contract ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/ContractMachines.h"

namespace opennvvm {

SMMask machinesOf(const IntrinsicRow &Row, const Gate &Needs, Profile P) {
  if (P == Profile::Tileiras && Row.TileirasLowest)
    return machinesFrom(Row.TileirasLowest);
  if (P != Profile::NVPTX && Row.Document.ID)
    return machinesFrom(Row.Document.Lowest);
  return Needs.SMs;
}

} // namespace opennvvm
