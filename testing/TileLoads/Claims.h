//===- Claims.h - What is known of loads before they run --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_TILELOADS_CLAIMS_H
#define OPENNVVM_TESTING_TILELOADS_CLAIMS_H

#include "Patterns.h"
#include "Tile/Analysis/AxisFacts.h"
#include "mlir/IR/Operation.h"

namespace opennvvm::tile_loads {

/// What the compiler knows of the places of one load.
struct Claim {
  PatternKind Kind = PatternKind::Gather;
  bool IsView = false;
  /// The dimensions along which elements are neighbors.
  llvm::SmallVector<unsigned> Neighbors;
  /// Of the addresses, if it is no view.
  tile::AxisFacts Facts;
};

/// What is known of \p Load, a load of a tile in a function with these facts.
Claim claimOf(mlir::Operation *Load, const tile::AxisFactsAnalysis &Facts);

/// What is wrong with \p Facts, of a tile whose elements are \p Numbers; empty
/// if nothing is.
std::string complaint(const tile::AxisFacts &Facts,
                      llvm::ArrayRef<uint64_t> Numbers);

/// Whether all that \p Seen has in common is known.
bool isRecognized(const LoadPattern &Seen, const Claim &Known);

} // namespace opennvvm::tile_loads

#endif // OPENNVVM_TESTING_TILELOADS_CLAIMS_H
