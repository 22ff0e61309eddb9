//===- RecoverViews.h - Tiled accesses in place of addresses ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_RECOVERVIEWS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_RECOVERVIEWS_H

#include <memory>

namespace mlir {
class Pass;
} // namespace mlir

namespace opennvvm::tile {

/// Turns loads and stores by addresses, which are a base plus coordinates times
/// strides and are masked by bounds of coordinates, into tiled ones.
std::unique_ptr<mlir::Pass> createRecoverViewsPass();

/// Registers the pass as `nv-tileas-recover-views`.
void registerRecoverViewsPass();

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_RECOVERVIEWS_H
