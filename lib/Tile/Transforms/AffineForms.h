//===- AffineForms.h - Tiles that grow evenly along each axis ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers in a tile whose element at coordinates c is
//
//   First + Scale * sum of c[d] * Strides[d]
//
// modulo 2^64, or 2^n in a narrower type, with scalars First and Strides. They
// are found in the operations that compute the tile. Where numbers become
// wider, that holds only if nothing wraps, which bounds, divisors or the
// operations themselves must say.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_AFFINEFORMS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_AFFINEFORMS_H

#include "LinearSums.h"
#include "Tile/Analysis/AxisFacts.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/DenseMap.h"
#include <map>
#include <optional>

namespace opennvvm::tile {

struct AffineForm {
  mlir::Value First; ///< A scalar.
  int64_t Scale = 1;
  /// Of the type of First; nulls are zero, and so is what is missing at the
  /// end.
  llvm::SmallVector<mlir::Value, 2> Strides;

  mlir::Type type() const { return First.getType(); }
  mlir::Value stride(size_t D) const {
    return D < Strides.size() ? Strides[D] : mlir::Value();
  }
  /// Whether all elements are First.
  bool isUniform() const {
    return llvm::none_of(Strides, [](mlir::Value S) { return bool(S); });
  }
};

/// How the elements of a narrow type are read.
enum class Reading {
  Wrapped,  ///< As they are, in their own type.
  Signed,   ///< As signed numbers of 64 bits.
  Unsigned, ///< As unsigned numbers of 64 bits.
};

/// What \p V has its elements of: the tile of a map's argument, or what the
/// region of a map or a generate yields; null for others.
mlir::Value elementSource(mlir::Value V);

/// Finds forms, and makes their scalars where \p B stands, behind everything
/// that the tiles are made of.
class AffineForms {
public:
  AffineForms(mlir::ImplicitLocOpBuilder &B, const AxisFactsAnalysis &Facts)
      : B(B), Facts(Facts) {}

  /// The form of \p V, a tile, or an element of one in the region of a map or a
  /// generate, whose coordinates it is in; an i64 unless \p As is wrapped.
  std::optional<AffineForm> find(mlir::Value V, Reading As);

  /// The scalar that all elements of \p V are, or null.
  mlir::Value uniform(mlir::Value V);

  /// The form of the result of \p Op, which changes the shape of a tile of form
  /// \p Of; none if it is no such operation, or not of that form.
  std::optional<AffineForm> moved(mlir::Operation *Op, const AffineForm &Of);

  const AxisFacts &factsOf(mlir::Value V) const { return Facts.of(V); }

  /// Scalars.
  mlir::Value constant(mlir::Type T, int64_t Number);
  mlir::Value sum(mlir::Value X, mlir::Value Y);
  mlir::Value product(mlir::Value X, mlir::Value Y);
  /// The scalar that \p Sum of scalars of \p Sums is.
  mlir::Value made(const LinearSums &Sums, const LinearSum &Sum);
  /// \p V as an integer of type \p To, sign- or zero-extended if it is wider.
  mlir::Value resized(mlir::Value V, mlir::Type To, bool IsSigned);
  /// The strides of \p F, times its scale divided by \p By; none if that leaves
  /// a remainder. Nulls are zero.
  std::optional<llvm::SmallVector<mlir::Value>> stridesOf(const AffineForm &F,
                                                          int64_t By);

private:
  std::optional<AffineForm> compute(mlir::Value V, Reading As);
  std::optional<AffineForm> stepped(mlir::Value V, bool IsSigned);
  std::optional<AffineForm> structural(mlir::Value V, Reading As);
  std::optional<AffineForm> added(mlir::Operation *Op, Reading As);
  std::optional<AffineForm> multiplied(mlir::Operation *Op, Reading As);
  std::optional<AffineForm> casted(mlir::Operation *Op, Reading As);
  std::optional<AffineForm> offset(mlir::Operation *Op);
  std::optional<AffineForm> add(AffineForm X, const AffineForm &Y);
  std::optional<AffineForm> scaled(AffineForm F, mlir::Value By);
  AffineForm converted(AffineForm F, mlir::Type To);
  std::optional<AffineForm> reshaped(mlir::Operation *Op, const AffineForm &Of);
  mlir::Value quotient(mlir::Value Stride, int64_t By);
  mlir::Value unchangedBy(mlir::Operation *Op) const;
  bool cannotWrap(mlir::Operation *Op) const;
  mlir::Value hoisted(mlir::Value V);

  mlir::ImplicitLocOpBuilder &B;
  const AxisFactsAnalysis &Facts;
  llvm::DenseMap<mlir::Value, mlir::Value> Uniform;
  std::map<std::pair<void *, Reading>, std::optional<AffineForm>> Found;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_AFFINEFORMS_H
