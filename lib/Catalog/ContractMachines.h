//===- ContractMachines.h - Machines of intrinsics, by contract -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_CONTRACTMACHINES_H
#define OPENNVVM_LIB_CATALOG_CONTRACTMACHINES_H

#include "Catalog/Intrinsic.h"

namespace opennvvm {

/// The machines that have the intrinsic of \p Row under profile \p P: those
/// that its document states, if there is one. Otherwise, and always in nvptx,
/// those of \p Needs, the gate of the row as measured with ptxas and LLVM.
SMMask machinesOf(const IntrinsicRow &Row, const Gate &Needs, Profile P);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_CONTRACTMACHINES_H
