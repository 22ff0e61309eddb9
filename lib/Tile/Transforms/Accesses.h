//===- Accesses.h - Tokens, orderings and hints of accesses -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_ACCESSES_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_ACCESSES_H

#include "Importer.h"

namespace opennvvm::tile_import {

/// How an access is ordered; nulls for a weak one.
struct Order {
  mlir::nv_tileas::MemSemanticAttr Semantic;
  mlir::nv_tileas::MemScopeAttr Scope;
};

Order orderOf(mlir::MLIRContext *Context,
              mlir::cuda_tile::MemoryOrderingSemantics Semantic,
              std::optional<mlir::cuda_tile::MemoryScope> Scope);

/// "add" for a float, as for an integer.
mlir::nv_tileas::RMWModeAttr modeOf(mlir::MLIRContext *Context,
                                    mlir::cuda_tile::AtomicRMWMode Mode);

/// The types of an access's token: none if nothing uses \p Token.
llvm::SmallVector<Type, 1> doneTypes(Value Token);

/// \p New has the hints of \p Op, and its token stands for \p Token.
void finishAccess(Importer &I, Operation *Op, Operation *New, Value Token);

} // namespace opennvvm::tile_import

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_ACCESSES_H
