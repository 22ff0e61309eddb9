//===- VectorPacking.h - Vector lanes that share a register -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_VECTORPACKING_H
#define OPENNVVM_LIB_TARGET_VECTORPACKING_H

#include "llvm/IR/DerivedTypes.h"

namespace opennvvm {

/// The number of lanes of a vector of \p NumElements elements of \p ElementTy
/// that share a 32-bit register: 2 for half and bfloat, 4 for bytes in groups
/// of four, otherwise 1. These are the vectors that PTX's packed instructions
/// operate on.
inline unsigned lanesPerRegister(const llvm::Type *ElementTy,
                                 unsigned NumElements) {
  if (ElementTy->isHalfTy() || ElementTy->isBFloatTy())
    return NumElements >= 2 ? 2 : 1;
  return ElementTy->isIntegerTy(8) && NumElements % 4 == 0 ? 4 : 1;
}

inline unsigned lanesPerRegister(const llvm::FixedVectorType *Ty) {
  return lanesPerRegister(Ty->getElementType(), Ty->getNumElements());
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_VECTORPACKING_H
