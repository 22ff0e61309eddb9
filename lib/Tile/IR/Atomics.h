//===- Atomics.h - What atomic operations share -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_ATOMICS_H
#define OPENNVVM_LIB_TILE_IR_ATOMICS_H

#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include <optional>

namespace mlir::nv_tileas {

/// Whether elements can be changed atomically by \p Mode. \p Name is what
/// messages call the operation.
LogicalResult verifyAtomicElement(Operation *Op, StringRef Name, Type Element,
                                  RMWMode Mode);

/// A scope requires an ordering stronger than weak; no ordering means weak.
LogicalResult verifyAtomicScope(Operation *Op,
                                std::optional<MemSemantic> Semantic,
                                std::optional<MemScope> Scope);

} // namespace mlir::nv_tileas

#endif // OPENNVVM_LIB_TILE_IR_ATOMICS_H
