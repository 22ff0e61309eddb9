//===- Passes.h - Passes of the dialect -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_PASSES_H
#define OPENNVVM_DIALECT_NVTILEAS_PASSES_H

#include "llvm/Support/LogicalResult.h"
#include <memory>

namespace mlir {
class Operation;
class Pass;
} // namespace mlir

namespace mlir::nv_tileas {

/// Fails on every make_tiled_tma_desc that remains after lowering.
std::unique_ptr<Pass> createCheckTmaDescLoweredPass();

/// Warns of programs that verify, but that nobody can mean or no machine can
/// execute.
std::unique_ptr<Pass> createLintPass();

/// Does what the pass does: reports findings below \p Root, which verifies. If
/// \p FailsLowering is set, findings that no lowering can translate are errors,
/// and the function fails if there are any.
llvm::LogicalResult runLint(Operation *Root, bool FailsLowering);

/// Registers the passes under their names.
void registerNVTileASPasses();

} // namespace mlir::nv_tileas

#endif // OPENNVVM_DIALECT_NVTILEAS_PASSES_H
