//===- Scatter.cpp - Random gathers and scatters --------------------------===//
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

/// A pointer for each lane into \p A, which has room for eight values of \p E.
Value *Builder::places(Type *E, Value *A, unsigned Count) {
  auto *Indices = FixedVectorType::get(B.getInt32Ty(), Count);
  Value *Index = B.CreateAnd(get(Indices), splat(Indices, 7));
  return B.CreateInBoundsGEP(E, A, Index);
}

void Builder::gatherScatter() {
  Type *E = memoryType()->getScalarType();
  Type *T = vectorOf(E->isIntegerTy(128) ? B.getInt64Ty() : E);
  E = T->getScalarType();
  Type *MaskType = withElement(T, B.getInt1Ty());
  AllocaInst *A = local(ArrayType::get(E, 8));
  Align Known = M->getDataLayout().getABITypeAlign(E);
  unsigned N = lanes(T);
  Value *V = get(T), *To = places(E, A, N);
  B.CreateMaskedScatter(V, To, Known, get(MaskType));
  Value *One = get(E);
  B.CreateStore(One, B.CreateConstInBoundsGEP1_32(E, A, C.below(8)));
  Value *From = places(E, A, N), *Mask = get(MaskType);
  keep(B.CreateMaskedGather(T, From, Known, Mask, get(T)));
}

void Builder::compressExpand() {
  Type *E = memoryType()->getScalarType();
  Type *T = vectorOf(E->isIntegerTy(128) ? B.getInt64Ty() : E);
  E = T->getScalarType();
  Type *MaskType = withElement(T, B.getInt1Ty());
  AllocaInst *A = local(ArrayType::get(E, 8));
  Align Known = M->getDataLayout().getABITypeAlign(E);
  Value *V = get(T);
  B.CreateMaskedCompressStore(V, A, Known, get(MaskType));
  Value *Mask = get(MaskType);
  keep(B.CreateMaskedExpandLoad(T, A, Known, Mask, get(T)));
}

void Builder::fillPattern() {
  Type *T = B.getIntNTy(8u << C.below(4));
  AllocaInst *A = local(ArrayType::get(T, 8));
  Value *Count = C.chance(50) ? B.getInt64(C.below(8) + 1)
                              : B.CreateAnd(get(B.getInt64Ty()), B.getInt64(7));
  B.CreateIntrinsic(Intrinsic::experimental_memset_pattern,
                    {B.getPtrTy(), T, B.getInt64Ty()},
                    {A, get(T), Count, B.getFalse()});
  Value *Index = B.CreateAnd(get(B.getInt32Ty()), B.getInt32(7));
  keep(B.CreateLoad(T, B.CreateInBoundsGEP(T, A, Index)));
}

void Builder::histogram() {
  Type *E = B.getIntNTy(C.chance(50) ? 32 : 64);
  Type *T = vectorOf(E);
  AllocaInst *A = local(ArrayType::get(E, 8));
  Value *At = places(E, A, lanes(T));
  B.CreateIntrinsic(Intrinsic::experimental_vector_histogram_add,
                    {At->getType(), E},
                    {At, get(E), get(withElement(T, B.getInt1Ty()))});
  Value *Index = B.CreateAnd(get(B.getInt32Ty()), B.getInt32(7));
  keep(B.CreateLoad(E, B.CreateInBoundsGEP(E, A, Index)));
}

/// Memory with a size known only at run time, freed if the kernel knows when.
void Builder::dynamicLocal() {
  if (SM < 52)
    return;
  Type *T = B.getIntNTy(8u << C.below(4));
  Value *Stack = B.CreateStackSave();
  Value *Count = B.CreateAnd(get(B.getInt32Ty()), B.getInt32(7));
  Value *A = B.CreateAlloca(T, B.CreateAdd(Count, B.getInt32(1)));
  Value *V = get(T);
  B.CreateStore(V, B.CreateInBoundsGEP(T, A, Count));
  V = B.CreateLoad(T, B.CreateInBoundsGEP(T, A, Count));
  B.CreateStackRestore(Stack);
  keep(V);
}

} // namespace opennvvm::differential
