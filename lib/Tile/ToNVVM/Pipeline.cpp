//===- Pipeline.cpp - From nv_tileas to llvm and nvvm ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"
#include "Tile/Transforms/RecoverViews.h"
#include "Tile/Transforms/SplitTiles.h"
#include "Tile/Transforms/StreamTiles.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"
#include "opennvvm/Dialect/NVTileAS/ToNVVM.h"
#include <cassert>

using namespace mlir;
using namespace mlir::nv_tileas;

std::string LowerOptions::arch() const {
  std::string Name = "sm_" + std::to_string(SM);
  if (Suffix)
    Name += Suffix;
  return Name;
}

/// The lints, with those that no lowering can translate as errors.
static std::unique_ptr<Pass> createLoweringLintPass() {
  std::unique_ptr<Pass> Lint = createLintPass();
  LogicalResult Known = Lint->initializeOptions(
      "error-on=lowering", [](const llvm::Twine &) { return failure(); });
  assert(succeeded(Known) && "the lints have this option");
  (void)Known;
  return Lint;
}

void nv_tileas::buildToNVVMPipeline(OpPassManager &To,
                                    const LowerOptions &Options) {
  To.addPass(createInlinerPass());
  To.addPass(createCanonicalizerPass());
  To.addPass(createCSEPass());
  To.addPass(createSymbolDCEPass());
  To.addPass(opennvvm::tile::createRecoverViewsPass());
  To.addPass(opennvvm::tile::createSplitTilesPass(Options.SM, Options.Warps));
  To.addPass(opennvvm::tile::createStreamTilesPass(Options.Warps));
  To.addPass(createLoweringLintPass());
  To.addPass(createConvertNVTileASToNVVMPass(Options));
  To.addPass(createPlaceSharedPass(Options));
  To.addPass(createSCFToControlFlowPass());
  To.addPass(createArithToLLVMConversionPass());
  To.addPass(createConvertMathToLLVMPass());
  To.addPass(createConvertControlFlowToLLVMPass());
  To.addPass(createConvertIndexToLLVMPass());
  To.addPass(createConvertFuncToLLVMPass());
  To.addPass(createReconcileUnrealizedCastsPass());
  To.addPass(createCanonicalizerPass());
  To.addPass(createCSEPass());
}

//===----------------------------------------------------------------------===//
// Its name
//===----------------------------------------------------------------------===//

namespace {

/// The options of `nv-tileas-to-nvvm`.
struct TextOptions : PassPipelineOptions<TextOptions> {
  Option<std::string> Arch{*this, "arch", llvm::cl::desc("the machine"),
                           llvm::cl::init(LowerOptions().arch())};
  Option<unsigned> Warps{
      *this, "warps",
      llvm::cl::desc("warps of a block (as many as suit the tiles)"),
      llvm::cl::init(0)};
  Option<std::string> Launch{
      *this, "launch",
      llvm::cl::desc("dynamic: launches give large shared memory; static: "
                     "they need not"),
      llvm::cl::init("dynamic")};
};

} // namespace

using Complaint = llvm::function_ref<LogicalResult(const llvm::Twine &)>;

/// Adds the pipeline that \p Text describes; fails after \p Complain.
static LogicalResult addFromText(OpPassManager &To, StringRef Text,
                                 Complaint Complain) {
  TextOptions Given;
  if (failed(Given.parseFromString(Text)))
    return failure();
  auto Machine = opennvvm::tile::parseMachine(Given.Arch.getValue());
  if (!Machine)
    return Complain("arch=" + Given.Arch.getValue() + ": " +
                    llvm::toString(Machine.takeError()));
  StringRef Launch = Given.Launch.getValue();
  if (Launch != "dynamic" && Launch != "static")
    return Complain("launch must be dynamic or static, not '" + Launch + "'");
  LowerOptions Options;
  Options.SM = Machine->number();
  Options.Suffix = Machine->suffix();
  Options.Warps = Given.Warps;
  Options.StaticShared = Launch == "static";
  buildToNVVMPipeline(To, Options);
  return success();
}

void nv_tileas::registerToNVVMPasses() {
  registerPass([] { return createConvertNVTileASToNVVMPass({}); });
  registerPass([] { return createPlaceSharedPass({}); });
  registerPassPipeline(
      "nv-tileas-to-nvvm",
      "Compile kernels of nv_tileas to llvm and nvvm for each thread",
      addFromText, [](function_ref<void(const detail::PassOptions &)> Visit) {
        Visit(TextOptions());
      });
}
