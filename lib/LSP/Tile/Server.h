//===- Server.h - The dialect in an editor -------------------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_TILE_SERVER_H
#define OPENNVVM_LIB_LSP_TILE_SERVER_H

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>

namespace mlir::nv_tileas::lsp {

/// Serves an editor that writes to \p In and reads \p Out until it is gone, or
/// says that it is done. Returns the exit status: 0 if it has asked to shut
/// down before.
int serve(std::FILE *In, llvm::raw_ostream &Out,
          const DialectRegistry &Registry);

} // namespace mlir::nv_tileas::lsp

#endif // OPENNVVM_LIB_LSP_TILE_SERVER_H
