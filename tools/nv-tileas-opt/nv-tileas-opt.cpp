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
#include "Tile/Analysis/Passes.h"
#include "Tile/Transforms/RecoverViews.h"
#include "Tile/Transforms/SplitTiles.h"
#include "Tile/Transforms/StreamTiles.h"
#include "TileBytecode.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "opennvvm/Dialect/CudaTile/Import.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"
#include "opennvvm/Dialect/NVTileAS/ToNVVM.h"
#include "opennvvm/Dialect/NVVMVerify/NVVMVerify.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

namespace {
/// Options beside those of mlir-opt.
struct OwnOptions {
  llvm::cl::opt<bool> EmitTile{
      "emit-tile-bytecode",
      llvm::cl::desc("Write bytecode of Tile IR (cuda_tile)")};
  llvm::cl::opt<std::string> Version{
      "bytecode-version",
      llvm::cl::desc("Version of that bytecode, 13.1 to 13.5 (the lowest that "
                     "will do)")};
};
} // namespace

static int complain(const llvm::Twine &Message) {
  llvm::WithColor::error() << Message << '\n';
  return EXIT_FAILURE;
}

/// What Registry's passes make of \p Input, into \p Output.
static int run(std::unique_ptr<llvm::MemoryBuffer> Input, llvm::raw_ostream &OS,
               mlir::DialectRegistry &Registry, const OwnOptions &Options) {
  auto Config = mlir::MlirOptMainConfig::createFromCLOptions();
  std::string Source;
  if (Options.EmitTile && mlir::cuda_tile::isBytecode(Input->getBuffer()))
    Source = Input->getBuffer().str();
  auto Module = fromTileBytecode(std::move(Input), Registry);
  if (!Module)
    return complain(toString(Module.takeError()));
  if (!Options.EmitTile)
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(OS, std::move(*Module), Registry, Config));
  std::optional<mlir::cuda_tile::BytecodeVersion> Version;
  if (!Options.Version.empty()) {
    auto Known = mlir::cuda_tile::parseBytecodeVersion(Options.Version);
    if (!Known)
      return complain(toString(Known.takeError()));
    Version = *Known;
  }
  // MLIR's own bytecode keeps the places of operations.
  std::string Result;
  llvm::raw_string_ostream Inner(Result);
  Config.emitBytecode(true);
  if (failed(mlir::MlirOptMain(Inner, std::move(*Module), Registry, Config)))
    return EXIT_FAILURE;
  if (llvm::Error E = toTileBytecode(Result, Registry, Version, Source, OS))
    return complain(toString(std::move(E)));
  return EXIT_SUCCESS;
}

int main(int Argc, char **Argv) {
  llvm::InitLLVM Init(Argc, Argv);
#ifndef NV_TILEAS_SANITIZED
  // A sanitizer's report is more useful.
  endCrashesAsErrors();
#endif
  opennvvm::hideOptionsOfLibraries();
  mlir::registerAllPasses();
  mlir::nv_tileas::registerNVTileASPasses();
  mlir::nv_tileas::registerToNVVMPasses();
  mlir::cuda_tile::registerImportPasses();
  opennvvm::tile::registerAxisPasses();
  opennvvm::tile::registerRecoverViewsPass();
  opennvvm::tile::registerSplitTilesPass();
  opennvvm::tile::registerStreamTilesPass();
  opennvvm::mlir_verify::registerNVVMVerifyPasses();
  mlir::DialectRegistry Registry;
  // What compiles GPU modules, also at the end of gpu-lower-to-nvvm-pipeline.
  opennvvm::mlir_target::replaceNVVMTarget(Registry);
  mlir::registerAllGPUToLLVMIRTranslations(Registry);
  mlir::registerAllDialects(Registry);
  mlir::registerAllExtensions(Registry);
  Registry.insert<mlir::cuda_tile::CudaTileDialect,
                  mlir::nv_tileas::NVTileASDialect>();
  OwnOptions Options;
  auto [InputName, OutputName] = mlir::registerAndParseCLIOptions(
      Argc, Argv, "Checks and transforms MLIR with nv_tileas\n", Registry);
  auto Config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (Config.shouldShowDialects() || Config.shouldListPasses())
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(Argc, Argv, InputName, OutputName, Registry));
  std::string Message;
  auto Input = mlir::openInputFile(InputName, &Message);
  if (!Input)
    return complain(Message);
  auto Output = mlir::openOutputFile(OutputName, &Message);
  if (!Output)
    return complain(Message);
  int Status = run(std::move(Input), Output->os(), Registry, Options);
  if (Status == EXIT_SUCCESS)
    Output->keep();
  return Status;
}
