//===- Plugin.cpp - OpenNVVM for any mlir-opt -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MLIRTarget/TargetAttr.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Support/Compiler.h"

static void registerDialect(mlir::DialectRegistry *Registry) {
  Registry->insert<opennvvm::mlir_target::TargetDialect>();
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "OpenNVVMTarget", OPENNVVM_VERSION,
          registerDialect};
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "OpenNVVMTarget", OPENNVVM_VERSION,
          opennvvm::mlir_target::registerAttachTargetPass};
}
