//===- Locations.h - Places in source programs for LLVM ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_LOCATIONS_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_LOCATIONS_H

#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/IR/Location.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "llvm/ADT/DenseMap.h"

namespace opennvvm::tile_import {

/// Turns the places of cuda_tile, with their functions and blocks, into fused
/// locations with the scopes of LLVM's dialect.
class Locations {
public:
  mlir::Location of(mlir::Location Place);

private:
  mlir::Attribute scopeOf(mlir::Attribute Scope);
  mlir::LLVM::DIFileAttr fileOf(mlir::cuda_tile::DIFileAttr File);

  llvm::DenseMap<mlir::Attribute, mlir::Attribute> Places, Scopes;
};

} // namespace opennvvm::tile_import

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_LOCATIONS_H
