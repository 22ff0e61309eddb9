//===- Values.cpp - Operands of random instructions -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "Kernel.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

/// An edge case among values of \p Bits bits, or any value.
APInt Builder::edge(unsigned Bits) {
  switch (C.below(9)) {
  case 0:
    return APInt(Bits, 0);
  case 1:
    return APInt(Bits, 1, false, true);
  case 2:
    return APInt::getAllOnes(Bits);
  case 3:
    return APInt::getSignedMinValue(Bits);
  case 4:
    return APInt::getSignedMaxValue(Bits);
  case 5:
    return APInt(Bits, C.below(128), false, true);
  case 6:
    return APInt(Bits, C.below(Bits)).isZero()
               ? APInt(Bits, 1)
               : APInt::getOneBitSet(Bits, C.below(Bits));
  case 7:
    return APInt::getLowBitsSet(Bits, C.below(Bits));
  default: {
    uint64_t Words[2] = {C.bits(), C.bits()};
    return APInt(128, Words).trunc(Bits);
  }
  }
}

Constant *Builder::splat(Type *T, const APInt &V) {
  return ConstantInt::get(T, V);
}

Constant *Builder::splat(Type *T, uint64_t V) {
  return ConstantInt::get(T, APInt(T->getScalarSizeInBits(), V, false, true));
}

Constant *Builder::constant(Type *T) {
  if (T->isIntegerTy())
    return ConstantInt::get(T, edge(T->getIntegerBitWidth()));
  if (T->isFloatingPointTy()) {
    APInt Bits = edge(T->getScalarSizeInBits());
    APFloat V(T->getFltSemantics(), Bits);
    if (C.chance(70) || V.isNaN())
      V = APFloat(T->getFltSemantics(), Twine(int(C.below(17)) - 8).str());
    // The host's compiler folds constants without flushing them.
    if (Flush && V.isDenormal())
      V = APFloat::getZero(T->getFltSemantics(), V.isNegative());
    return ConstantFP::get(T, V);
  }
  SmallVector<Constant *, 8> Parts;
  if (auto *V = dyn_cast<FixedVectorType>(T)) {
    for (unsigned I = 0; I < V->getNumElements(); ++I)
      Parts.push_back(constant(V->getElementType()));
    return ConstantVector::get(Parts);
  }
  if (auto *A = dyn_cast<ArrayType>(T)) {
    for (unsigned I = 0; I < A->getNumElements(); ++I)
      Parts.push_back(constant(A->getElementType()));
    return ConstantArray::get(A, Parts);
  }
  auto *S = cast<StructType>(T);
  for (Type *E : S->elements())
    Parts.push_back(constant(E));
  return ConstantStruct::get(S, Parts);
}

/// The NaN that all results use, for scalar type \p T.
static Constant *canonicalNaN(Type *T) { return ConstantFP::getNaN(T); }

Value *Builder::clean(Value *V) {
  Type *T = V->getType();
  assert(T->isFPOrFPVectorTy());
  Value *IsNaN = B.CreateFCmpUNO(V, V);
  return B.CreateSelect(IsNaN, canonicalNaN(T), V);
}

Value *Builder::bits(Value *V) {
  Type *T = V->getType();
  if (!T->isFPOrFPVectorTy())
    return V;
  unsigned Width = T->getScalarSizeInBits();
  Type *Int = withElement(T, B.getIntNTy(Width));
  Value *Bits = B.CreateBitCast(clean(V), Int);
  if (!Flush)
    return Bits;
  // Whether a copy of a subnormal is flushed is unspecified.
  Value *Exponent = B.CreateAnd(Bits, splat(Int, 0x7f800000));
  Value *Sign = B.CreateAnd(Bits, splat(Int, 0x80000000));
  return B.CreateSelect(B.CreateICmpEQ(Exponent, splat(Int, 0)), Sign, Bits);
}

Value *Builder::cleanedFor(Type *T, Value *V) {
  return T->isFPOrFPVectorTy() ? clean(V) : V;
}

/// The region of the inputs that has values of \p T.
static unsigned regionOf(Type *T) {
  Type *E = T->getScalarType();
  return E->isHalfTy()     ? 1
         : E->isBFloatTy() ? 2
         : E->isFloatTy()  ? 3
         : E->isDoubleTy() ? 4
                           : 0;
}

Value *Builder::input(Type *T) {
  if (T->isAggregateType())
    return make(T, 0);
  // Only whole bytes, so that every bit in memory is specified.
  Type *E = T->getScalarType();
  unsigned Width = E->getScalarSizeInBits();
  unsigned Whole = std::max<unsigned>(8, llvm::bit_ceil(Width));
  Type *Loaded = withElement(T, E->isIntegerTy() ? B.getIntNTy(Whole) : E);
  // Each thread starts at a different multiple of the size. The longest value
  // has 128 bytes.
  unsigned Size = M->getDataLayout().getTypeAllocSize(Loaded);
  unsigned Step = Size * (C.below(3) + 1);
  unsigned Start = C.below(1024 / 8) * 8;
  Value *Offset = B.CreateMul(Thread, B.getInt32(Step));
  Offset = B.CreateAdd(Offset, B.getInt32(Start / Size * Size));
  Offset = B.CreateAnd(Offset, B.getInt32(1023 & ~(llvm::bit_ceil(Size) - 1)));
  if (unsigned Region = regionOf(T))
    Offset = B.CreateOr(Offset, B.getInt32(Region * 1024));
  Value *At = B.CreateGEP(B.getInt8Ty(), Input, Offset);
  unsigned Align = std::min<unsigned>(llvm::bit_ceil(Size), 1024);
  Align = std::min<unsigned>(
      Align, M->getDataLayout().getABITypeAlign(Loaded).value());
  Value *V = B.CreateAlignedLoad(Loaded, At, llvm::Align(Align));
  if (E->isFloatingPointTy())
    return clean(V);
  return Whole == Width ? V : B.CreateTrunc(V, T);
}

Value *Builder::make(Type *T, unsigned Depth) {
  Value *V = PoisonValue::get(T);
  if (auto *Vector = dyn_cast<FixedVectorType>(T)) {
    if (C.chance(20)) {
      Value *Part = get(Vector->getElementType(), Depth + 1);
      V = B.CreateInsertElement(V, Part, uint64_t(0));
      SmallVector<int, 8> Zeros(lanes(T), 0);
      return B.CreateShuffleVector(V, Zeros);
    }
    for (unsigned I = 0; I < lanes(T); ++I)
      V = B.CreateInsertElement(V, get(Vector->getElementType(), Depth + 1),
                                uint64_t(I));
    return V;
  }
  unsigned Count =
      isa<StructType>(T) ? T->getStructNumElements() : T->getArrayNumElements();
  for (unsigned I = 0; I < Count; ++I) {
    Type *Part = isa<StructType>(T) ? T->getStructElementType(I)
                                    : T->getArrayElementType();
    V = B.CreateInsertValue(V, get(Part, Depth + 1), I);
  }
  return V;
}

Value *Builder::get(Type *T, unsigned Depth) {
  unsigned How = C.below(10);
  if (How == 0 || Depth > 3)
    return constant(T);
  if (How < 8) {
    SmallVector<Value *, 16> Same;
    for (Value *V : Pool)
      if (V->getType() == T)
        Same.push_back(V);
    // The most recent values are the most interesting.
    if (!Same.empty() && (How < 6 || T->isAggregateType())) {
      unsigned Last = std::min<size_t>(Same.size(), 4);
      return C.chance(70) ? Same[Same.size() - 1 - C.below(Last)]
                          : Same[C.below(Same.size())];
    }
    if (!T->isAggregateType() && !Pool.empty()) {
      Value *V =
          Pool[Pool.size() - 1 - C.below(std::min<size_t>(Pool.size(), 12))];
      if (Value *Converted = convert(V, T, Depth))
        return Converted;
    }
  }
  if (T->isAggregateType() || (T->isVectorTy() && C.chance(20)))
    return make(T, Depth);
  return input(T);
}

Value *Builder::convert(Value *V, Type *To, unsigned Depth) {
  Type *From = V->getType();
  if (From == To)
    return V;
  if (From->isAggregateType()) {
    unsigned Count = isa<StructType>(From) ? From->getStructNumElements()
                                           : From->getArrayNumElements();
    if (Count == 0 || Depth > 3)
      return nullptr;
    return convert(B.CreateExtractValue(V, C.below(Count)), To, Depth + 1);
  }
  if (lanes(From) == lanes(To) && From->isVectorTy() == To->isVectorTy())
    return convertScalar(V, To);
  if (From->isVectorTy())
    return convert(B.CreateExtractElement(V, C.below(lanes(From))), To,
                   Depth + 1);
  Value *Part = convertScalar(V, To->getScalarType());
  Value *Whole = Depth < 3 ? get(To, Depth + 2) : constant(To);
  return B.CreateInsertElement(Whole, Part, C.below(lanes(To)));
}

Value *Builder::convertScalar(Value *V, Type *To) {
  Type *From = V->getType();
  if (From == To)
    return V;
  Type *A = From->getScalarType(), *Z = To->getScalarType();
  unsigned Old = A->getScalarSizeInBits(), New = Z->getScalarSizeInBits();
  if (A->isIntegerTy() && Z->isIntegerTy()) {
    if (Old > New)
      return B.CreateTrunc(V, To);
    return C.chance(50) ? B.CreateSExt(V, To) : B.CreateZExt(V, To);
  }
  if (A->isIntegerTy())
    return intToFloat(V, To);
  if (Z->isIntegerTy())
    return floatToInt(V, To);
  if (Old < New)
    return B.CreateFPExt(V, To);
  if (Old > New)
    return B.CreateFPTrunc(V, To);
  // half and bfloat: through float.
  return B.CreateFPTrunc(B.CreateFPExt(V, withElement(To, B.getFloatTy())), To);
}

Value *Builder::intToFloat(Value *V, Type *To) {
  Type *From = V->getType();
  unsigned Width = To->getScalarSizeInBits();
  if (C.chance(30)) {
    Type *Same = withElement(To, B.getIntNTy(Width));
    return clean(B.CreateBitCast(convertScalar(V, Same), To));
  }
  bool Wide = From->getScalarSizeInBits() > 64;
  if (Wide && Width == 16)
    V = B.CreateTrunc(V, withElement(To, B.getInt64Ty()));
  return C.chance(50) ? B.CreateSIToFP(V, To) : B.CreateUIToFP(V, To);
}

Value *Builder::floatToInt(Value *V, Type *To) {
  Type *From = V->getType();
  unsigned Width = To->getScalarSizeInBits();
  if (C.chance(40))
    return convertScalar(bits(V), To);
  bool Signed = C.chance(50);
  // 2^n, a bound for the truncated value, as far as the format reaches.
  int Most = int(Width) - (Signed ? 1 : 0);
  const fltSemantics &Format = From->getScalarType()->getFltSemantics();
  APFloat Limit(Format, 1);
  Limit = scalbn(Limit, Most, APFloat::rmNearestTiesToEven);
  Value *InRange = B.CreateFCmpOLT(V, ConstantFP::get(From, Limit));
  APFloat Low = Limit;
  if (Signed)
    Low.changeSign();
  else
    Low = APFloat(Format, "-0.5");
  Value *Above = Limit.isInfinity() && Signed
                     ? B.CreateFCmpOGT(V, ConstantFP::get(From, Low))
                     : B.CreateFCmpOGE(V, ConstantFP::get(From, Low));
  Value *Safe = B.CreateSelect(B.CreateAnd(InRange, Above), V,
                               Constant::getNullValue(From));
  return Signed ? B.CreateFPToSI(Safe, To) : B.CreateFPToUI(Safe, To);
}

} // namespace opennvvm::differential
