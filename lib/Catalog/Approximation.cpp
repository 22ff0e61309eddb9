//===- Approximation.cpp - Mathematics that PTX approximates --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Approximation.h"
#include "Catalog/GenericIntrinsic.h"
#include "Catalog/Mnemonic.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/Type.h"

using namespace llvm;

namespace opennvvm {

bool isApproximated(Intrinsic::ID ID, const Type &Ty, bool MayApproximate,
                    const SMInfo &SM) {
  const GenericIntrinsic *A = lookupGeneric(ID);
  if (!A || !A->Approximate || !gateOf(*A->Approximate, SM).allowsSM(SM))
    return false;
  if (Ty.isFloatTy())
    return MayApproximate;
  if (!Ty.isHalfTy() && !Ty.isBFloatTy())
    return false;
  return A->OfHalves == Halves::Always ||
         (A->OfHalves == Halves::WithFlag && MayApproximate);
}

bool isApproximated(Intrinsic::ID ID, const IntrinsicInst &I,
                    const SMInfo &SM) {
  bool MayApproximate = isa<FPMathOperator>(I) && I.hasApproxFunc();
  return isApproximated(ID, *I.getArgOperand(0)->getType()->getScalarType(),
                        MayApproximate, SM);
}

} // namespace opennvvm
