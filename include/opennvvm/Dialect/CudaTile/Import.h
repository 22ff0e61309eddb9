//===- Import.h - Tile IR as nv_tileas --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module of Tile IR becomes functions of nv_tileas, arith, math, scf and the
// ids of gpu, with the variables of llvm. It happens in two passes, so that
// there is a form, nv_tileaa, in which addresses are still moved by elements.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_IMPORT_H
#define OPENNVVM_DIALECT_CUDATILE_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace mlir {
class OpPassManager;
class Pass;
} // namespace mlir

namespace mlir::cuda_tile {

/// Turns each cuda_tile.module of a module into functions and variables.
/// \p Machine is the number of the machine whose hints count, as 90; 0: only
/// hints for all machines do.
std::unique_ptr<Pass> createConvertCudaTileToTileAAPass(unsigned Machine = 0);

/// Resolves `nv_tileas.offset` and the paddings of masked loads.
std::unique_ptr<Pass> createConvertTileAAToTileASPass();

/// Warns of hints for machines that do not exist, and of those that are not
/// known or have values that they cannot have; fails because of them with its
/// option `error`.
std::unique_ptr<Pass> createCheckHintsPass();

/// Adds both passes, for a builtin module.
void buildImportPipeline(OpPassManager &To, unsigned Machine = 0);

/// Registers the passes, and `import-cuda-tile`, the pipeline of both that
/// convert.
void registerImportPasses();

/// Imports every cuda_tile.module of \p Module, which verifies. Fails after a
/// diagnostic at what cannot be imported.
llvm::LogicalResult importModule(mlir::ModuleOp Module, unsigned Machine = 0);

/// The module in \p Data, bytecode of Tile IR or text of MLIR, which verifies;
/// null after a diagnostic. \p Name is how diagnostics name the data.
OwningOpRef<mlir::ModuleOp>
readProgram(llvm::StringRef Data, llvm::StringRef Name, MLIRContext &Context);

/// The same, imported.
OwningOpRef<mlir::ModuleOp> readAndImport(llvm::StringRef Data,
                                          llvm::StringRef Name,
                                          MLIRContext &Context,
                                          unsigned Machine = 0);

} // namespace mlir::cuda_tile

#endif // OPENNVVM_DIALECT_CUDATILE_IMPORT_H
