//===- Masked.cpp - Masked accesses ---------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The printers predicate each lane of a masked access with its bit of the mask,
// if the lane is aligned and has its own access. Lanes that are packed in
// memory are scattered and gathered; the rest is left to LLVM's scalarizer.
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "Target/PredicatedLoad.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

/// The addresses of consecutive lanes, counting only those that are active in
/// \p Mask.
static Value *packedAddresses(IRBuilderBase &B, Value *Base, Value *Mask,
                              Type *Element) {
  unsigned Count = cast<FixedVectorType>(Mask->getType())->getNumElements();
  Value *Index = nullptr;
  Value *Result =
      PoisonValue::get(FixedVectorType::get(Base->getType(), Count));
  for (unsigned L = 0; L != Count; ++L) {
    Value *Place = Index ? B.CreateGEP(Element, Base, Index) : Base;
    Result = B.CreateInsertElement(Result, Place, L);
    Value *Step = B.CreateZExt(B.CreateExtractElement(Mask, L), B.getInt64Ty());
    Index = Index ? B.CreateAdd(Index, Step) : Step;
  }
  return Result;
}

std::optional<Value *> expandMaskedExpandLoad(IRBuilderBase &B,
                                              IntrinsicInst &I) {
  Value *Mask = I.getArgOperand(1);
  Value *Places = packedAddresses(B, I.getArgOperand(0), Mask,
                                  I.getType()->getScalarType());
  return B.CreateMaskedGather(I.getType(), Places,
                              I.getParamAlign(0).valueOrOne(), Mask,
                              I.getArgOperand(2));
}

std::optional<Value *> expandMaskedCompressStore(IRBuilderBase &B,
                                                 IntrinsicInst &I) {
  Value *V = I.getArgOperand(0), *Mask = I.getArgOperand(2);
  Value *Places = packedAddresses(B, I.getArgOperand(1), Mask,
                                  V->getType()->getScalarType());
  B.CreateMaskedScatter(V, Places, I.getParamAlign(1).valueOrOne(), Mask);
  return nullptr;
}

/// The new value of a histogram bucket.
static Value *updated(IRBuilderBase &B, Intrinsic::ID ID, Value *Old,
                      Value *Amount) {
  switch (ID) {
  case Intrinsic::experimental_vector_histogram_uadd_sat:
    return B.CreateBinaryIntrinsic(Intrinsic::uadd_sat, Old, Amount);
  case Intrinsic::experimental_vector_histogram_umax:
    return B.CreateBinaryIntrinsic(Intrinsic::umax, Old, Amount);
  case Intrinsic::experimental_vector_histogram_umin:
    return B.CreateBinaryIntrinsic(Intrinsic::umin, Old, Amount);
  default:
    return B.CreateAdd(Old, Amount);
  }
}

/// Two lanes may update the same bucket, so they run one after the other.
std::optional<Value *> expandHistogram(IRBuilderBase &B, IntrinsicInst &I) {
  Value *Places = I.getArgOperand(0), *Amount = I.getArgOperand(1),
        *Mask = I.getArgOperand(2);
  Type *Ty = Amount->getType();
  auto *VT = FixedVectorType::get(Ty, 1);
  Align Alignment = I.getDataLayout().getABITypeAlign(Ty);
  for (unsigned L = 0;
       L != cast<FixedVectorType>(Mask->getType())->getNumElements(); ++L) {
    Value *Place = B.CreateExtractElement(Places, L);
    Value *IsOn = B.CreateInsertElement(
        PoisonValue::get(FixedVectorType::get(B.getInt1Ty(), 1)),
        B.CreateExtractElement(Mask, L), uint64_t(0));
    Value *Old = B.CreateMaskedLoad(VT, Place, Alignment, IsOn,
                                    Constant::getNullValue(VT));
    Value *New =
        updated(B, I.getIntrinsicID(), Old, B.CreateVectorSplat(1, Amount));
    B.CreateMaskedStore(New, Place, Alignment, IsOn);
  }
  return nullptr;
}

/// The type that a masked access moves, and the index of its address operand.
static std::pair<Type *, unsigned> accessOf(const IntrinsicInst &I) {
  bool IsStore = I.getType()->isVoidTy();
  Type *Ty = IsStore ? I.getArgOperand(0)->getType() : I.getType();
  return {Ty->getScalarType(), IsStore ? 1 : 0};
}

/// Whether no predicated instruction can move the lanes of \p I.
bool needsScalarizer(const IntrinsicInst &I) {
  auto [Element, Where] = accessOf(I);
  return !isOneAccess(Element, I.getParamAlign(Where).valueOrOne(),
                      I.getDataLayout());
}

} // namespace opennvvm::prepare
