//===- Callees.cpp - Functions with a meaning of their own ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Callees.h"
#include "Catalog/DeviceFunction.h"
#include "Catalog/InternalIntrinsic.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace opennvvm::ptx {

const InternalIntrinsic *printedCarrier(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  if (!F || !F->isIntrinsic() ||
      F->getIntrinsicID() != Intrinsic::not_intrinsic)
    return nullptr;
  const InternalIntrinsic *Row = findInternalIntrinsic(*F);
  return Row && Row->hasPattern() ? Row : nullptr;
}

bool isCalledOnly(const GlobalValue &GV) {
  return GV.isDeclaration() && lookupDeviceFunction(GV.getName()).IsSystemCall;
}

} // namespace opennvvm::ptx
