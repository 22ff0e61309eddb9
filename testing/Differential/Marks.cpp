//===- Marks.cpp - Random intrinsics without effect -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

/// Intrinsics that return their operand, or nothing.
void Builder::mark() {
  Type *Int = B.getIntNTy(8u << C.below(4));
  switch (C.below(7)) {
  case 0:
    return keep(
        B.CreateIntrinsic(Intrinsic::expect, {Int}, {get(Int), constant(Int)}));
  case 1: {
    Type *T = floatOrVector();
    return keep(B.CreateIntrinsic(Intrinsic::arithmetic_fence, {T}, {get(T)}));
  }
  case 2: {
    Type *T = scalarOrVector();
    return keep(B.CreateIntrinsic(Intrinsic::ssa_copy, {T}, {get(T)}));
  }
  case 3: {
    Value *V = get(Int);
    B.CreateAssumption(
        B.CreateICmpEQ(B.CreateAnd(V, splat(Int, 0)), splat(Int, 0)));
    return keep(V);
  }
  case 4:
    B.CreateIntrinsic(Intrinsic::donothing, ArrayRef<Type *>(), {});
    B.CreateIntrinsic(Intrinsic::sideeffect, ArrayRef<Type *>(), {});
    return keep(
        B.CreateIntrinsic(Intrinsic::get_rounding, ArrayRef<Type *>(), {}));
  case 5: {
    Type *T = memoryType();
    Value *A = local(T);
    B.CreateStore(get(T), A);
    Value *Again =
        B.CreateIntrinsic(C.chance(50) ? Intrinsic::launder_invariant_group
                                       : Intrinsic::strip_invariant_group,
                          {B.getPtrTy()}, {A});
    B.CreateIntrinsic(
        Intrinsic::prefetch, {B.getPtrTy()},
        {Again, B.getInt32(C.below(2)), B.getInt32(C.below(4)), B.getInt32(1)});
    return keep(B.CreateLoad(T, Again));
  }
  default: {
    Type *T = memoryType();
    AllocaInst *A = local(T);
    B.CreateLifetimeStart(A);
    B.CreateStore(get(T), A);
    Value *V = B.CreateLoad(T, A);
    B.CreateLifetimeEnd(A);
    keep(V);
  }
  }
}

} // namespace opennvvm::differential
