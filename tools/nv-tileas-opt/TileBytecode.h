//===- TileBytecode.h - Files of Tile IR in and out -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes run on modules of MLIR. What stands here turns bytecode of Tile IR
// into one before they run, and into bytecode afterwards.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NV_TILEAS_OPT_TILEBYTECODE_H
#define OPENNVVM_TOOLS_NV_TILEAS_OPT_TILEBYTECODE_H

#include "mlir/IR/DialectRegistry.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>

/// \p File as MLIR's own bytecode if it is bytecode of Tile IR, and as it is
/// otherwise. The result has the name of the file.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
fromTileBytecode(std::unique_ptr<llvm::MemoryBuffer> File,
                 const mlir::DialectRegistry &Registry);

/// Writes the one cuda_tile.module of \p Module, which is text or bytecode of
/// MLIR, to \p OS; see writeBytecode(). \p Source is the file that it was made
/// of: if that is bytecode of Tile IR, its order is followed.
llvm::Error
toTileBytecode(llvm::StringRef Module, const mlir::DialectRegistry &Registry,
               std::optional<mlir::cuda_tile::BytecodeVersion> Version,
               llvm::StringRef Source, llvm::raw_ostream &OS);

#endif // OPENNVVM_TOOLS_NV_TILEAS_OPT_TILEBYTECODE_H
