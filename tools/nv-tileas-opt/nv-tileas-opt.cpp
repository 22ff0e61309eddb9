//===- nv-tileas-opt.cpp - The dialect's mlir-opt -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrashEnd.h"
#include "MLIRTarget/TargetAttr.h"
#include "Support/OwnOptions.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"
#include "opennvvm/Dialect/NVVMVerify/NVVMVerify.h"
#include "llvm/Support/InitLLVM.h"

int main(int Argc, char **Argv) {
  llvm::InitLLVM Init(Argc, Argv);
#ifndef NV_TILEAS_SANITIZED
  // A sanitizer's report is more useful.
  endCrashesAsErrors();
#endif
  opennvvm::hideOptionsOfLibraries();
  mlir::registerAllPasses();
  mlir::nv_tileas::registerNVTileASPasses();
  opennvvm::mlir_verify::registerNVVMVerifyPasses();
  mlir::DialectRegistry Registry;
  // What compiles GPU modules, also at the end of gpu-lower-to-nvvm-pipeline.
  opennvvm::mlir_target::replaceNVVMTarget(Registry);
  mlir::registerAllGPUToLLVMIRTranslations(Registry);
  mlir::registerAllDialects(Registry);
  mlir::registerAllExtensions(Registry);
  Registry.insert<mlir::cuda_tile::CudaTileDialect,
                  mlir::nv_tileas::NVTileASDialect>();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      Argc, Argv, "Checks and transforms MLIR with nv_tileas\n", Registry));
}
