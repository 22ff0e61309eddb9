//===- LinearSums.h - Sums of products of scalars ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Addresses are taken apart into sums of products, modulo 2^64, so that what is
// added to one place and subtracted at another goes away.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_LINEARSUMS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_LINEARSUMS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace opennvvm::tile {

/// A number times some of the scalars that a LinearSums knows, by their numbers
/// in ascending order.
struct LinearTerm {
  llvm::SmallVector<unsigned, 2> Factors;
  uint64_t Coefficient = 1;
};

/// Terms of different factors, none of which is zero.
using LinearSum = llvm::SmallVector<LinearTerm, 4>;

/// Scalars of i64 as sums, with which one can calculate.
class LinearSums {
public:
  /// What \p V, an i64, is the sum of; none if it is too long to be of use.
  std::optional<LinearSum> of(mlir::Value V);

  static LinearSum sum(LinearSum A, const LinearSum &B);
  static LinearSum product(const LinearSum &A, const LinearSum &B);
  static LinearSum constant(int64_t Number);

  /// The scalar of this number.
  mlir::Value scalar(unsigned Number) const { return Scalars[Number]; }

private:
  std::optional<LinearSum> compute(mlir::Value V);
  unsigned numberOf(mlir::Value V);
  llvm::SmallVector<mlir::Value> Scalars;
  llvm::DenseMap<mlir::Value, std::optional<LinearSum>> Known;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_LINEARSUMS_H
