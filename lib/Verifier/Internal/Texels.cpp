//===- Texels.cpp - What a texture is read as -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrossChecks.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

/// Checks the result, whose elements are i64 only if \p TakesI64.
static void checkTexels(InternalCall &Call, bool TakesI64) {
  auto *Vector = dyn_cast<FixedVectorType>(Call.resultType());
  if (!Vector || Vector->getNumElements() != 4)
    return Call.report(Rule::TexsurfResultV4);
  const Type *Element = Vector->getElementType();
  if (!Element->isHalfTy() && !Element->isFloatTy() &&
      !Element->isIntegerTy(32) && !(TakesI64 && Element->isIntegerTy(64)))
    Call.report(Rule::TexsurfElement);
}

void checkTexelVector(InternalCall &Call) {
  checkTexels(Call, /*TakesI64=*/true);
}

void checkSampleVector(InternalCall &Call) {
  checkTexels(Call, /*TakesI64=*/false);
}

} // namespace opennvvm::verifier
