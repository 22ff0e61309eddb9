//===- Sites.h - Where operations stand -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_PROGRAM_SITES_H
#define OPENNVVM_LIB_TILE_EVAL_PROGRAM_SITES_H

#include "Tile/Eval/Program/Program.h"
#include "mlir/IR/Operation.h"

namespace opennvvm::tile {

/// The name and the lines of \p Op: those of the source program if its
/// locations have them, else of the text of MLIR.
Site makeSite(mlir::Operation &Op);
/// The same of a location alone.
Site makeSite(mlir::Location Loc);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_PROGRAM_SITES_H
