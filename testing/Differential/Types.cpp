//===- Types.cpp - Types of random values ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

using namespace llvm;

namespace opennvvm::differential {

unsigned Builder::lanes(Type *T) {
  auto *V = dyn_cast<FixedVectorType>(T);
  return V ? V->getNumElements() : 1;
}

Type *Builder::withElement(Type *T, Type *Element) {
  if (auto *V = dyn_cast<FixedVectorType>(T))
    return FixedVectorType::get(Element, V->getNumElements());
  return Element;
}

Type *Builder::intType() {
  static constexpr unsigned Widths[] = {32, 64, 16, 8,  1,  128, 32,
                                        64, 7,  24, 33, 48, 96};
  return B.getIntNTy(C.pick(ArrayRef(Widths)));
}

Type *Builder::floatType() {
  if (Flush)
    return B.getFloatTy();
  switch (C.below(5)) {
  case 0:
  case 1:
    return B.getFloatTy();
  case 2:
    return B.getDoubleTy();
  case 3:
    return B.getHalfTy();
  default:
    return B.getBFloatTy();
  }
}

Type *Builder::vectorOf(Type *Element) {
  static constexpr unsigned Counts[] = {2, 4, 3, 8};
  return FixedVectorType::get(Element, C.pick(ArrayRef(Counts)));
}

Type *Builder::intOrVector() {
  Type *T = intType();
  return C.chance(20) ? vectorOf(T) : T;
}

Type *Builder::floatOrVector() {
  Type *T = floatType();
  return C.chance(25) ? vectorOf(T) : T;
}

Type *Builder::scalarOrVector() {
  return C.chance(40) ? floatOrVector() : intOrVector();
}

Type *Builder::aggregateType(unsigned Depth) {
  auto Element = [&]() -> Type * {
    return Depth < 2 && C.chance(20) ? aggregateType(Depth + 1)
                                     : scalarOrVector();
  };
  if (C.chance(30)) {
    Type *E = Element();
    return ArrayType::get(E, C.below(3) + 1);
  }
  SmallVector<Type *, 4> Elements;
  for (unsigned I = C.below(3) + 1; I; --I)
    Elements.push_back(Element());
  return StructType::get(Context, Elements);
}

Type *Builder::anyType() {
  return C.chance(15) ? aggregateType() : scalarOrVector();
}

Type *Builder::memoryType() {
  static constexpr unsigned Widths[] = {32, 64, 16, 8, 128};
  Type *T = C.chance(30) ? floatType() : B.getIntNTy(C.pick(ArrayRef(Widths)));
  return C.chance(25) ? vectorOf(T) : T;
}

} // namespace opennvvm::differential
