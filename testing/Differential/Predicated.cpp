//===- Predicated.cpp - Random operations on selected lanes ---------------===//
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

/// \p V in the lanes selected by \p Mask and \p Count, otherwise \p Other.
Value *Builder::chosen(Value *Mask, Value *Count, Value *V, Value *Other) {
  Value *Active = B.CreateIntrinsic(Intrinsic::get_active_lane_mask,
                                    {Mask->getType(), B.getInt32Ty()},
                                    {B.getInt32(0), Count});
  return B.CreateSelect(B.CreateAnd(Mask, Active), V, Other);
}

void Builder::predicatedInteger() {
  static constexpr Intrinsic::ID All[] = {
      Intrinsic::vp_add,  Intrinsic::vp_sub,  Intrinsic::vp_mul,
      Intrinsic::vp_and,  Intrinsic::vp_or,   Intrinsic::vp_xor,
      Intrinsic::vp_smin, Intrinsic::vp_smax, Intrinsic::vp_umin,
      Intrinsic::vp_umax, Intrinsic::vp_udiv, Intrinsic::vp_urem};
  Type *T = vectorOf(B.getIntNTy(8u << C.below(4)));
  unsigned Which = C.below(std::size(All));
  Value *Left = get(T), *Right = get(T);
  Value *Mask = get(withElement(T, B.getInt1Ty()));
  Value *Count = B.CreateURem(get(B.getInt32Ty()), B.getInt32(lanes(T) + 1));
  if (Which >= 10)
    Right = nonZero(Right);
  Value *V = B.CreateIntrinsic(All[Which], {T}, {Left, Right, Mask, Count});
  keep(chosen(Mask, Count, V, get(T)));
}

void Builder::predicatedFloat() {
  static constexpr Intrinsic::ID All[] = {
      Intrinsic::vp_fadd, Intrinsic::vp_fsub, Intrinsic::vp_fmul,
      Intrinsic::vp_fdiv};
  Type *T = vectorOf(C.chance(50) && !Flush ? B.getDoubleTy() : B.getFloatTy());
  Value *Mask = get(withElement(T, B.getInt1Ty()));
  Value *Count = B.CreateURem(get(B.getInt32Ty()), B.getInt32(lanes(T) + 1));
  Intrinsic::ID ID = C.pick(ArrayRef(All));
  Value *V = B.CreateIntrinsic(ID, {T}, {get(T), get(T), Mask, Count});
  keep(chosen(Mask, Count, V, get(T)));
}

void Builder::predicatedReduce() {
  static constexpr Intrinsic::ID All[] = {
      Intrinsic::vp_reduce_add,  Intrinsic::vp_reduce_and,
      Intrinsic::vp_reduce_or,   Intrinsic::vp_reduce_xor,
      Intrinsic::vp_reduce_smax, Intrinsic::vp_reduce_umin};
  Type *T = vectorOf(B.getIntNTy(8u << C.below(4)));
  Value *Mask = get(withElement(T, B.getInt1Ty()));
  Value *Count = B.CreateURem(get(B.getInt32Ty()), B.getInt32(lanes(T) + 1));
  Intrinsic::ID ID = C.pick(ArrayRef(All));
  keep(B.CreateIntrinsic(ID, {T},
                         {get(T->getScalarType()), get(T), Mask, Count}));
}

void Builder::merge() {
  Type *T = vectorOf(C.chance(40) ? floatType() : intType());
  Value *Mask = get(withElement(T, B.getInt1Ty()));
  Value *Count = B.CreateURem(get(B.getInt32Ty()), B.getInt32(lanes(T) + 1));
  keep(B.CreateIntrinsic(Intrinsic::vp_merge, {T},
                         {Mask, get(T), get(T), Count}));
}

} // namespace opennvvm::differential
