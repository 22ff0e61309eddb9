//===- SplitTiles.cpp - Halves of tiles one after the other ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitTiles.h"
#include "SplitChoice.h"
#include "Tile/Analysis/BlockWarps.h"
#include "Tile/Analysis/Remarks.h"
#include "TileSplitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {
namespace {

struct SplitTiles : PassWrapper<SplitTiles, OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SplitTiles)

  SplitTiles() = default;
  explicit SplitTiles(unsigned Warps) { this->Warps = Warps; }
  SplitTiles(const SplitTiles &Other) : PassWrapper(Other) {}

  StringRef getArgument() const final { return "nv-tileas-split-tiles"; }
  StringRef getDescription() const final {
    return "Compute one half of tiles after the other where a loop needs more "
           "registers than a block has";
  }
  void getDependentDialects(DialectRegistry &Registry) const final {
    Registry.insert<arith::ArithDialect, LLVM::LLVMDialect, NVTileASDialect,
                    scf::SCFDialect>();
  }

  void runOnOperation() final {
    for (auto F : getOperation().getOps<func::FuncOp>())
      if (!F.isExternal() && F.getBody().hasOneBlock() && haveBoxes(F) &&
          !hasAgents(F))
        split(F);
  }

  unsigned warpsOf(func::FuncOp F) const;
  void split(func::FuncOp F);

  Option<unsigned> Warps{
      *this, "warps",
      llvm::cl::desc("warps of a block (what kernels say, or suits them)"),
      llvm::cl::init(0)};
};

} // namespace

/// The first loop for which a block of \p Warps warps has too few registers.
static scf::ForOp loopWithoutRegisters(func::FuncOp F, unsigned Warps) {
  scf::ForOp Found;
  F.walk([&](scf::ForOp Loop) {
    if (haveRegisters(wordsInLoop(Loop), Warps))
      return WalkResult::advance();
    Found = Loop;
    return WalkResult::interrupt();
  });
  return Found;
}

/// The warps of a block of \p F, which has been split.
unsigned SplitTiles::warpsOf(func::FuncOp F) const {
  unsigned Chosen = chooseWarps(F, Warps);
  if (Warps || wantedWarps(F))
    return Chosen;
  F.walk([&](scf::ForOp Loop) {
    Chosen = std::max(Chosen, warpsFor(wordsInLoop(Loop)));
  });
  return Chosen;
}

static void remarkOnSplit(func::FuncOp F, const SplitChoice &Choice,
                          unsigned Warps) {
  if (!remarks::areWanted(*F.getContext()))
    return;
  std::string Kernel = F.getName().str();
  remark::analysis(Choice.Tile.getLoc(), remarks::SplitTile.function(Kernel))
      << remark::add("Halves of a tile are computed one after the other")
      << remark::metric("Tile", Choice.Tile.getType())
      << remark::metric("Dimension", Choice.Dimension)
      << remark::metric("BytesReadTwice", Choice.BitsReadAgain / 8)
      << remark::reason("registers of {0} warps have no room for what a loop "
                        "needs at the same time",
                        Warps);
}

void SplitTiles::split(func::FuncOp F) {
  constexpr unsigned MostHalvings = 4;
  unsigned Chosen = chooseWarps(F, Warps);
  bool IsSplit = false;
  for (unsigned I = 0; I < MostHalvings; ++I) {
    scf::ForOp Loop = loopWithoutRegisters(F, Chosen);
    if (!Loop)
      break;
    SplitChoice Choice = chooseSplit(Loop);
    if (!Choice.Plan)
      break;
    remarkOnSplit(F, Choice, Chosen);
    TileSplitter(F, *Choice.Plan).run();
    Chosen = warpsOf(F);
    IsSplit = true;
  }
  if (IsSplit)
    F->setAttr(WarpsAttr, OpBuilder(F).getI32IntegerAttr(int32_t(Chosen)));
}

std::unique_ptr<Pass> createSplitTilesPass(unsigned Warps) {
  return std::make_unique<SplitTiles>(Warps);
}

void registerSplitTilesPass() {
  registerPass([] { return createSplitTilesPass(0); });
}

} // namespace opennvvm::tile
