//===- Coroutine.cpp - States of a coroutine ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace opennvvm::verifier {

void checkCoroutineSuspend(InternalCall &Call) {
  if (Call.call().arg_size() != 1 || !isa<ConstantInt>(Call.arg(0)))
    Call.report(Rule::MiscCoroSuspend);
}

} // namespace opennvvm::verifier
