//===- Patterns.h - How the places of a load follow each other --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_TILELOADS_PATTERNS_H
#define OPENNVVM_TESTING_TILELOADS_PATTERNS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace opennvvm::tile_loads {

/// What all executions of a load have in common.
enum class PatternKind {
  Unseen,     ///< Too few elements have been read to say anything.
  Gather,     ///< Elements are anywhere.
  Runs,       ///< They are neighbors in groups of 16 bytes at least.
  Constant,   ///< All elements are at one place.
  Strided,    ///< They are a stride apart along each dimension.
  Contiguous, ///< The stride of one dimension is the size of an element.
};

/// "gather".
llvm::StringRef nameOf(PatternKind Kind);

/// The places of the elements of one load, in all of its executions.
class LoadPattern {
public:
  LoadPattern(llvm::ArrayRef<int64_t> Shape, uint64_t Bytes);

  /// An execution that reads those of \p Places, in row-major order, that are
  /// \p On.
  void add(llvm::ArrayRef<uint64_t> Places, const llvm::BitVector &On);
  /// What follows is of another launch, whose strides may be others.
  void beginLaunch();

  PatternKind kind() const;
  /// The dimensions along which elements are neighbors in every execution.
  llvm::SmallVector<unsigned> neighborDimensions() const;
  /// How many neighbors there are in each aligned group along some dimension.
  int64_t run() const;
  uint64_t executions() const { return Executions; }

private:
  struct Dimension {
    int64_t Extent, Inner;
    /// In the present execution, and in the present launch.
    std::optional<int64_t> Step, LaunchStep;
    bool IsSeen = false, IsZero = true, IsNeighbor = true;
    int64_t Run;
  };
  void addPairs(llvm::ArrayRef<uint64_t> Places, const llvm::BitVector &On);
  bool isEven(llvm::ArrayRef<uint64_t> Places, const llvm::BitVector &On) const;

  llvm::SmallVector<Dimension, 4> Dimensions;
  int64_t Bytes;
  bool IsEven = true;
  uint64_t Executions = 0;
};

} // namespace opennvvm::tile_loads

#endif // OPENNVVM_TESTING_TILELOADS_PATTERNS_H
