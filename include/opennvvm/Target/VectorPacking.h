//===- VectorPacking.h - Vector lanes that share a register -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TARGET_VECTORPACKING_H
#define OPENNVVM_TARGET_VECTORPACKING_H

#include "llvm/IR/DerivedTypes.h"

namespace opennvvm {

/// Lanes that one 32-bit register holds of a vector of \p NumElements elements
/// of \p ElementTy: 2 for half and bfloat, 4 for bytes in whole groups of four,
/// else 1. These are the vectors that PTX ISA's packed instructions take.
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

#endif // OPENNVVM_TARGET_VECTORPACKING_H
