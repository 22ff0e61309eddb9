//===- Texels.cpp - What a texture is read as -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

void checkTexelVector(InternalCall &Call) {
  auto *Vector = dyn_cast<FixedVectorType>(Call.resultType());
  if (!Vector || Vector->getNumElements() != 4)
    return Call.report(Rule::TexsurfResultV4);
  const Type *Element = Vector->getElementType();
  if (!Element->isHalfTy() && !Element->isFloatTy() &&
      !Element->isIntegerTy(32) && !Element->isIntegerTy(64))
    Call.report(Rule::TexsurfElement);
}

} // namespace opennvvm::verifier
