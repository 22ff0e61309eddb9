//===- PredicatedLoad.h - Lanes that one instruction moves ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_PREDICATEDLOAD_H
#define OPENNVVM_LIB_TARGET_PREDICATEDLOAD_H

#include "llvm/IR/DataLayout.h"
#include "llvm/Support/MathExtras.h"

namespace opennvvm {

/// Whether one predicated instruction loads or stores a lane of type
/// \p Element at an address that is aligned to \p Alignment.
inline bool isOneAccess(llvm::Type *Element, llvm::Align Alignment,
                        const llvm::DataLayout &DL) {
  uint64_t Size = DL.getTypeStoreSize(Element).getFixedValue();
  return DL.typeSizeEqualsStoreSize(Element) && Size <= 8 &&
         llvm::isPowerOf2_64(Size) && Alignment.value() >= Size;
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_PREDICATEDLOAD_H
