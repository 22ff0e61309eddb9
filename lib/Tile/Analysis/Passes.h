//===- Passes.h - Passes that show analyses ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_ANALYSIS_PASSES_H
#define OPENNVVM_LIB_TILE_ANALYSIS_PASSES_H

#include <memory>

namespace mlir {
class Pass;
} // namespace mlir

namespace opennvvm::tile {

/// Remarks on the facts of each integer and tile of integers of a function.
std::unique_ptr<mlir::Pass> createPrintAxisFactsPass();

/// Registers the pass as `nv-tileas-print-axis-facts`.
void registerAxisPasses();

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_ANALYSIS_PASSES_H
