//===- Accuracy.cpp - How exact roots and divisions are -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/Accuracy.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm {

bool isApproximate(const Instruction &I) {
  auto *FP = dyn_cast<FPMathOperator>(&I);
  return FP && (FP->hasApproxFunc() || FP->getFPAccuracy() >= 2.0f);
}

} // namespace opennvvm
