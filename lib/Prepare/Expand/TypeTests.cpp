//===- TypeTests.cpp - Type tests that were not lowered -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Link-time optimization turns type tests into comparisons of addresses.
// Without it there is nothing to compare with, and a test succeeds, as in
// LLVM's code generation.
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

static std::optional<Value *> pass(IRBuilderBase &B, IntrinsicInst &) {
  return B.getTrue();
}

static constexpr Expansion Table[] = {
    {Intrinsic::public_type_test, pass, nullptr},
    {Intrinsic::type_test, pass, nullptr},
};

ArrayRef<Expansion> typeTestExpansions() { return Table; }

} // namespace opennvvm::prepare
