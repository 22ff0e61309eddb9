//===- Products.h - Layouts of products -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_PRODUCTS_H
#define OPENNVVM_LIB_TILE_TONVVM_PRODUCTS_H

#include "Layout.h"
#include "Machine.h"
#include "mlir/IR/Operation.h"

namespace opennvvm::tile {

/// The layout of the accumulators of \p Product (mma, dot or block_scaled_mma)
/// in a block of 2^WarpBits warps: the fragments of the instruction that the
/// machine has for its types, else boxes that suit multiply-adds.
Layout productLayout(mlir::Operation *Product, const Machine &M,
                     unsigned WarpBits);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_PRODUCTS_H
