//===- nv-tileas-test-opt.cpp - The traits, each on its own ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Traits.h"

#include "TestDialect.h.inc"
#define GET_OP_CLASSES
#include "TestOps.h.inc"

#include "TestDialect.cpp.inc"
#define GET_OP_CLASSES
#include "TestOps.cpp.inc"

void nv_tile_test::NVTileTestDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "TestOps.cpp.inc"
      >();
}

int main(int Argc, char **Argv) {
  mlir::DialectRegistry Registry;
  Registry.insert<mlir::nv_tileas::NVTileASDialect,
                  nv_tile_test::NVTileTestDialect>();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      Argc, Argv, "Checks the traits of nv_tileas\n", Registry));
}
