//===- Products.h - Products of matrices ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_NUMBERS_PRODUCTS_H
#define OPENNVVM_LIB_TILE_EVAL_NUMBERS_PRODUCTS_H

#include "Tile/Eval/Numbers/Elements.h"

namespace opennvvm::tile {

/// Extents of a product: C, of M x N, gets A * B added, of M x K and K x N, all
/// of them row by row. Each element adds its products in the order of K.
struct ProductShape {
  size_t M, N, K;
};

void addProduct(float *C, const float *A, const float *B, ProductShape Shape);
void addProduct(double *C, const double *A, const double *B,
                ProductShape Shape);
/// Wraps.
void addProduct(int32_t *C, const int32_t *A, const int32_t *B,
                ProductShape Shape);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_NUMBERS_PRODUCTS_H
