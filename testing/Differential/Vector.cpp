//===- Vector.cpp - Random vectors and aggregates -------------------------===//
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

void Builder::vectorElement() {
  Type *T = vectorOf(C.chance(40) ? floatType() : intType());
  Value *V = get(T);
  Type *E = T->getScalarType();
  Value *Index = B.getInt32(C.below(lanes(T)));
  if (C.chance(30)) {
    Value *Any = get(B.getInt32Ty());
    Index = B.CreateURem(Any, B.getInt32(lanes(T)));
  }
  if (C.chance(50))
    return keep(B.CreateInsertElement(V, get(E), Index));
  keep(B.CreateExtractElement(V, Index));
}

void Builder::vectorShuffle() {
  Type *T = vectorOf(C.chance(40) ? floatType() : intType());
  unsigned N = lanes(T);
  static constexpr unsigned Counts[] = {2, 4, 3, 8};
  SmallVector<int, 8> Mask;
  for (unsigned I = C.pick(ArrayRef(Counts)); I; --I)
    Mask.push_back(C.below(2 * N));
  Value *X = get(T), *Y = get(T);
  keep(B.CreateShuffleVector(X, Y, Mask));
}

void Builder::vectorReduce() {
  static constexpr Intrinsic::ID Ints[] = {
      Intrinsic::vector_reduce_add,  Intrinsic::vector_reduce_mul,
      Intrinsic::vector_reduce_and,  Intrinsic::vector_reduce_or,
      Intrinsic::vector_reduce_xor,  Intrinsic::vector_reduce_smax,
      Intrinsic::vector_reduce_smin, Intrinsic::vector_reduce_umax,
      Intrinsic::vector_reduce_umin};
  static constexpr Intrinsic::ID Floats[] = {
      Intrinsic::vector_reduce_fadd,     Intrinsic::vector_reduce_fmul,
      Intrinsic::vector_reduce_fmaximum, Intrinsic::vector_reduce_fminimum,
      Intrinsic::vector_reduce_fmax,     Intrinsic::vector_reduce_fmin};
  if (C.chance(60)) {
    Type *E = intType();
    Type *T = vectorOf(E->getIntegerBitWidth() > 64 ? B.getInt64Ty() : E);
    Intrinsic::ID ID = C.pick(ArrayRef(Ints));
    return keep(B.CreateIntrinsic(ID, {T}, {get(T)}));
  }
  Type *T = vectorOf(floatType());
  unsigned Which = C.below(6);
  if (Which < 2)
    return keep(B.CreateIntrinsic(Floats[Which], {T},
                                  {get(T->getScalarType()), get(T)}));
  Value *V = get(T);
  if (Which >= 4)
    V = withoutNegativeZero(V);
  keep(B.CreateIntrinsic(Floats[Which], {T}, {V}));
}

void Builder::aggregateElement() {
  Type *T = aggregateType();
  Value *V = get(T);
  SmallVector<unsigned, 3> Path;
  while (T->isAggregateType()) {
    bool IsStruct = isa<StructType>(T);
    unsigned I = C.below(IsStruct ? T->getStructNumElements()
                                  : T->getArrayNumElements());
    T = IsStruct ? T->getStructElementType(I) : T->getArrayElementType();
    Path.push_back(I);
    if (C.chance(20))
      break;
  }
  if (C.chance(50))
    return keep(B.CreateInsertValue(V, get(T), Path));
  keep(B.CreateExtractValue(V, Path));
}

/// Between vectors, and between vectors and integers, of the same size.
void Builder::vectorBitcast() {
  static constexpr unsigned Widths[] = {32, 16, 8, 64, 1, 24, 48};
  Type *E = C.chance(30) ? floatType() : B.getIntNTy(C.pick(ArrayRef(Widths)));
  Type *T = vectorOf(E);
  unsigned Size = E->getScalarSizeInBits() * lanes(T);
  Value *Bits = bits(get(T));
  if (Size <= 128 && C.chance(50)) {
    Type *Int = B.getIntNTy(Size);
    if (C.chance(50))
      return keep(B.CreateBitCast(Bits, Int));
    Value *V = B.CreateBitCast(get(Int), T);
    return keep(cleanedFor(T, V));
  }
  SmallVector<Type *, 8> Others;
  for (unsigned W : {8u, 16u, 32u, 64u})
    for (unsigned N : {2u, 3u, 4u, 8u})
      if (W * N == Size)
        Others.push_back(FixedVectorType::get(B.getIntNTy(W), N));
  if (Others.empty())
    return;
  // LLVM 22 folds this incorrectly for constants if neither number of elements
  // divides the other.
  if (isa<IntegerType>(E))
    Bits = B.CreateInsertElement(Bits, input(E), uint64_t(0));
  keep(B.CreateBitCast(Bits, Others[C.below(Others.size())]));
}

} // namespace opennvvm::differential
