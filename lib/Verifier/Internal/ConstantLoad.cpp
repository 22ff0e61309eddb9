//===- ConstantLoad.cpp - Banks of constant memory ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"

using namespace llvm;

namespace opennvvm::verifier {

void checkConstantLoad(InternalCall &Call) {
  std::optional<uint64_t> Kind = Call.field("kind");
  if (!Kind)
    return;
  bool IsBound = *Kind == 0;
  if (!Call.type(1)->isIntegerTy(IsBound ? 32 : 64))
    Call.report(IsBound ? Rule::ConstloadBoundBank
                        : Rule::ConstloadBindlessBank);
}

} // namespace opennvvm::verifier
