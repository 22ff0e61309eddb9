//===- Reading.h - How programs are read to be compiled ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_COMPILE_READING_H
#define OPENNVVM_LIB_TILE_COMPILE_READING_H

#include "Tile/Compile/Compile.h"
#include "Tile/Eval/Launch/Diagnostics.h"
#include "mlir/IR/DialectRegistry.h"

namespace opennvvm::tile {

/// What programs are written in, and what they become.
mlir::DialectRegistry compilerDialects();

/// What \p Messages has collected, as \p Form says.
std::string format(const ErrorText &Messages, MessageFormat Form);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_COMPILE_READING_H
