//===- NVTileASPlugin.cpp - The dialect for any mlir-opt ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"
#include "opennvvm/Dialect/NVVMVerify/NVVMVerify.h"
#include "llvm/Support/Compiler.h"

static void registerDialect(mlir::DialectRegistry *Registry) {
  Registry->insert<mlir::nv_tileas::NVTileASDialect>();
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "NVTileAS", OPENNVVM_VERSION,
          registerDialect};
}

static void registerPasses() {
  mlir::nv_tileas::registerNVTileASPasses();
  opennvvm::mlir_verify::registerNVVMVerifyPasses();
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "NVTileAS", OPENNVVM_VERSION,
          registerPasses};
}
