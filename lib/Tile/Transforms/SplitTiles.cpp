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
  SplitTiles(unsigned SM, unsigned Warps) {
    this->SM = SM;
    this->Warps = Warps;
  }
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

  SmallVector<scf::ForOp> loopsWithoutRegisters(func::FuncOp F,
                                                unsigned Warps) const;
  unsigned warpsOf(func::FuncOp F) const;
  bool splitOne(func::FuncOp F, unsigned Chosen) const;
  void split(func::FuncOp F);

  Option<unsigned> SM{*this, "sm", llvm::cl::desc("the machine, as 90"),
                      llvm::cl::init(0)};
  Option<unsigned> Warps{
      *this, "warps",
      llvm::cl::desc("warps of a block (what kernels say, or suits them)"),
      llvm::cl::init(0)};
};

} // namespace

/// The loops for which a block of \p Warps warps has too few registers.
SmallVector<scf::ForOp>
SplitTiles::loopsWithoutRegisters(func::FuncOp F, unsigned Warps) const {
  SmallVector<scf::ForOp> Found;
  F.walk([&](scf::ForOp Loop) {
    if (!haveRegisters(wordsInLoop(Loop, SM), Warps))
      Found.push_back(Loop);
  });
  return Found;
}

/// Halving so many times is the most that is done for a loop.
static constexpr unsigned MostHalvings = 4;

/// Whether halves of halves can be small enough for a loop that needs \p Words
/// words.
static bool canBeEnough(uint64_t Words) {
  return haveRegisters(Words >> MostHalvings, MostUsualWarps);
}

/// The warps of a block of \p F, which has been split.
unsigned SplitTiles::warpsOf(func::FuncOp F) const {
  unsigned Chosen = chooseWarps(F, Warps);
  if (Warps || wantedWarps(F))
    return Chosen;
  F.walk([&](scf::ForOp Loop) {
    Chosen = std::max(Chosen, warpsFor(wordsInLoop(Loop, SM)));
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

/// Why registers will not do.
static void remarkOnRefusals(func::FuncOp F, const SplitChoice &Choice) {
  if (!remarks::areWanted(*F.getContext()))
    return;
  std::string Kernel = F.getName().str();
  for (const SplitRefusal &Of : Choice.Refusals)
    remark::missed(Of.Why.At ? Of.Why.At->getLoc() : Of.Tile.getLoc(),
                   remarks::WholeTile.function(Kernel))
        << remark::add("Halves of a tile cannot be computed one after the "
                       "other")
        << remark::metric("Tile", Of.Tile.getType())
        << remark::metric("Dimension", Of.Dimension)
        << remark::reason("{0}", Of.Why.Why);
}

/// Splits tiles of one loop for which \p Chosen warps have too few registers;
/// false if there is none where that can be done.
bool SplitTiles::splitOne(func::FuncOp F, unsigned Chosen) const {
  for (scf::ForOp Loop : loopsWithoutRegisters(F, Chosen)) {
    if (!canBeEnough(wordsInLoop(Loop, SM)))
      continue;
    SplitChoice Choice = chooseSplit(Loop, SM);
    if (Choice.Plan) {
      remarkOnSplit(F, Choice, Chosen);
      TileSplitter(F, *Choice.Plan).run();
      return true;
    }
    remarkOnRefusals(F, Choice);
  }
  return false;
}

void SplitTiles::split(func::FuncOp F) {
  unsigned Chosen = chooseWarps(F, Warps), Times = 0;
  while (Times < MostHalvings && splitOne(F, Chosen)) {
    ++Times;
    Chosen = warpsOf(F);
  }
  if (Times)
    F->setAttr(WarpsAttr, OpBuilder(F).getI32IntegerAttr(int32_t(Chosen)));
}

std::unique_ptr<Pass> createSplitTilesPass(unsigned SM, unsigned Warps) {
  return std::make_unique<SplitTiles>(SM, Warps);
}

void registerSplitTilesPass() {
  registerPass([] { return createSplitTilesPass(0, 0); });
}

} // namespace opennvvm::tile
