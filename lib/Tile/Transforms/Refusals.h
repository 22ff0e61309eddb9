//===- Refusals.h - What has no form in nv_tileas ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_REFUSALS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_REFUSALS_H

#include "mlir/IR/Operation.h"
#include "opennvvm/Catalog/TileRefusal.h"

namespace opennvvm::tile_import {

using Refusal = opennvvm::TileRefusal;

/// Reports that \p Op is not imported, why, and what may be done. Fails.
llvm::LogicalResult refuse(mlir::Operation *Op, Refusal Why);

/// The same of an operation without a handler, which is a defect.
llvm::LogicalResult refuseUnknown(mlir::Operation *Op);

} // namespace opennvvm::tile_import

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_REFUSALS_H
