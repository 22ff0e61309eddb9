//===- Lanes.cpp - Random rearrangements of vectors -----------------------===//
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

static Type *half(Type *T) {
  auto *V = cast<FixedVectorType>(T);
  return FixedVectorType::get(V->getElementType(), V->getNumElements() / 2);
}

static Type *times(Type *T, unsigned N) {
  auto *V = cast<FixedVectorType>(T);
  return FixedVectorType::get(V->getElementType(), V->getNumElements() * N);
}

void Builder::rearrange() {
  Type *T = vectorOf(C.chance(40) ? floatType() : intType());
  unsigned N = lanes(T);
  switch (C.below(5)) {
  case 0:
    return keep(B.CreateIntrinsic(Intrinsic::vector_reverse, {T}, {get(T)}));
  case 1: {
    Intrinsic::ID ID = C.chance(50) ? Intrinsic::vector_splice_left
                                    : Intrinsic::vector_splice_right;
    return keep(
        B.CreateIntrinsic(ID, {T}, {get(T), get(T), B.getInt32(C.below(N))}));
  }
  case 2:
    if (N % 2)
      return;
    return keep(B.CreateIntrinsic(Intrinsic::vector_extract, {half(T), T},
                                  {get(T), B.getInt64(C.below(2) * (N / 2))}));
  case 3:
    if (N % 2)
      return;
    return keep(B.CreateIntrinsic(
        Intrinsic::vector_insert, {T, half(T)},
        {get(T), get(half(T)), B.getInt64(C.below(2) * (N / 2))}));
  default:
    // As constant floats they are subnormal; see constant().
    if (Flush)
      return;
    return keep(
        B.CreateIntrinsic(Intrinsic::stepvector,
                          {withElement(T, B.getIntNTy(8u << C.below(3)))}, {}));
  }
}

/// Interleaves two or three vectors, and the reverse.
void Builder::interleave() {
  static constexpr Intrinsic::ID Together[] = {Intrinsic::vector_interleave2,
                                               Intrinsic::vector_interleave3};
  static constexpr Intrinsic::ID Apart[] = {Intrinsic::vector_deinterleave2,
                                            Intrinsic::vector_deinterleave3};
  Type *Part = FixedVectorType::get(C.chance(40) ? floatType() : intType(), 2);
  unsigned Which = C.below(2), N = Which + 2;
  Type *Whole = times(Part, N);
  if (C.chance(50)) {
    SmallVector<Value *, 3> Parts;
    for (unsigned I = 0; I < N; ++I)
      Parts.push_back(get(Part));
    return keep(B.CreateIntrinsic(Together[Which], {Whole}, Parts));
  }
  Value *Parts = B.CreateIntrinsic(Apart[Which], {Whole}, {get(Whole)});
  keep(B.CreateExtractValue(Parts, C.below(N)));
}

/// Which lanes are added to which is unspecified.
void Builder::partialSum() {
  Type *Part = FixedVectorType::get(B.getIntNTy(8u << C.below(4)), 2);
  Type *Whole = times(Part, 2);
  Value *Sums = B.CreateIntrinsic(Intrinsic::vector_partial_reduce_add,
                                  {Part, Whole}, {get(Part), get(Whole)});
  keep(B.CreateAddReduce(Sums));
}

void Builder::laneMask() {
  Type *Mask = vectorOf(B.getInt1Ty());
  if (C.chance(50)) {
    Value *Start = get(B.getInt32Ty()), *End = get(B.getInt32Ty());
    return keep(B.CreateIntrinsic(Intrinsic::get_active_lane_mask,
                                  {Mask, B.getInt32Ty()}, {Start, End}));
  }
  keep(B.CreateIntrinsic(Intrinsic::experimental_cttz_elts,
                         {B.getInt32Ty(), Mask}, {get(Mask), B.getFalse()}));
}

} // namespace opennvvm::differential
