//===- nv-tileas-lsp-server.cpp - The dialect in an editor ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"

int main(int Argc, char **Argv) {
  mlir::DialectRegistry Registry;
  mlir::registerAllDialects(Registry);
  Registry.insert<mlir::nv_tileas::NVTileASDialect>();
  return failed(mlir::MlirLspServerMain(Argc, Argv, Registry));
}
