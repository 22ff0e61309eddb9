//===- Gates.cpp - Operations and the machines that have them -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The catalog has a gate for each intrinsic, and says of which an operation of
// the nvvm dialect becomes one. Which, its attributes say; it is refused where
// the machine has none of them.
//
//===----------------------------------------------------------------------===//

#include "Catalog/ContractMachines.h"
#include "Catalog/Operation.h"
#include "Checks.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace opennvvm::mlir_verify {

static SMMask machinesOf(const IntrinsicRow &Row) {
  return opennvvm::machinesOf(Row, Row.Tools, Profile::Tileiras);
}

/// The machines that have one of the intrinsics that operation nvvm.\p Name
/// becomes; all where the catalog has no such operation.
static SMMask machinesFor(StringRef Name) {
  const NVVMOperation *Known = findOperation(Name);
  if (!Known || intrinsicsOf(*Known).empty())
    return ~SMMask(0);
  SMMask SMs = 0;
  for (uint16_t Index : intrinsicsOf(*Known))
    SMs |= machinesOf(intrinsicRows()[Index]);
  return SMs;
}

LogicalResult checkGate(Operation *Op, const SMInfo &SM, LiveOps &Live) {
  std::string Name = Op->getName().getStringRef().str();
  SMMask SMs = ~SMMask(0);
  if (auto Call = dyn_cast<LLVM::CallIntrinsicOp>(Op)) {
    Name = Call.getIntrin().str();
    if (const IntrinsicRow *Row = findIntrinsic(Name);
        Row && StringRef(Name).starts_with("llvm.nvvm."))
      SMs = machinesOf(*Row);
  } else if (StringRef(Name).starts_with("nvvm.")) {
    SMs = machinesFor(StringRef(Name).drop_front(strlen("nvvm.")));
  }
  if (((SMs >> SM.Index) & 1) || Live.isDead(Op, SM))
    return success();
  return Op->emitError() << Name << " needs " << describeTargets(SMs)
                         << "; the target is " << SM.Name;
}

} // namespace opennvvm::mlir_verify
