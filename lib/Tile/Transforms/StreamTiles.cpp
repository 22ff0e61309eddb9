//===- StreamTiles.cpp - Large tiles computed in parts --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StreamTiles.h"
#include "Streamer.h"
#include "Tile/Analysis/BlockWarps.h"
#include "Tile/Analysis/Remarks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "opennvvm/Target/Registers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {
namespace {

struct StreamTiles : PassWrapper<StreamTiles, OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(StreamTiles)

  StreamTiles() = default;
  explicit StreamTiles(unsigned Warps) { this->Warps = Warps; }
  StreamTiles(const StreamTiles &Other) : PassWrapper(Other) {}

  StringRef getArgument() const final { return "nv-tileas-stream-tiles"; }
  StringRef getDescription() const final {
    return "Compute tiles that registers have no room for one part after the "
           "other";
  }
  void getDependentDialects(DialectRegistry &Registry) const final {
    Registry.insert<arith::ArithDialect, LLVM::LLVMDialect, NVTileASDialect,
                    scf::SCFDialect>();
  }

  void runOnOperation() final {
    for (auto F : getOperation().getOps<func::FuncOp>())
      if (!F.isExternal() && F.getBody().hasOneBlock() && failed(stream(F)))
        return signalPassFailure();
  }

  LogicalResult stream(func::FuncOp F);

  Option<unsigned> Warps{
      *this, "warps",
      llvm::cl::desc("warps of a block (what kernels say, or suits them)"),
      llvm::cl::init(0)};
  Option<uint64_t> Bits{
      *this, "bits",
      llvm::cl::desc("tiles of more bits are large (what registers hold)"),
      llvm::cl::init(0)};
  Option<int64_t> Elements{
      *this, "elements",
      llvm::cl::desc("elements of a part (what suits the block)"),
      llvm::cl::init(0)};
};

} // namespace

/// The bits of the largest tile for which the registers of a block of \p Warps
/// warps have room, beside what is computed with it.
static uint64_t mostBits(unsigned Warps) {
  uint64_t Threads = uint64_t(32) * Warps;
  uint64_t OfThread =
      std::min(MostRegistersOfThread, MostRegistersOfBlock / Threads);
  return OfThread * 3 / 4 * 32 * Threads;
}

/// A remark on each large tile of \p F.
static void remarkOnLarge(func::FuncOp F, const StreamPlan &Plan,
                          unsigned Warps) {
  if (!remarks::areWanted(*F.getContext()))
    return;
  std::string Kernel = F.getName().str();
  F.walk([&](Operation *Op) {
    for (Value V : Op->getResults())
      if (Plan.isLarge(V))
        remark::analysis(Op->getLoc(), remarks::LargeTile.function(Kernel))
            << remark::add("Tile is computed in parts")
            << remark::metric("Tile", V.getType())
            << remark::metric("Elements", Plan.partElements())
            << remark::reason("registers of {0} warps have no room for it",
                              Warps);
  });
}

LogicalResult StreamTiles::stream(func::FuncOp F) {
  /// So many elements of a tile are in a thread at a time.
  constexpr int64_t PartOfThread = 16;
  unsigned Usual = chooseWarps(F, Warps);
  if (!llvm::isPowerOf2_32(Usual) || !haveBoxes(F))
    return success();
  unsigned Chosen = Warps ? unsigned(Warps) : wantedWarps(F);
  if (!Chosen)
    Chosen = MostUsualWarps;
  StreamSizes Sizes;
  Sizes.LargeBits = Bits ? uint64_t(Bits) : mostBits(Usual);
  Sizes.PartElements =
      Elements ? int64_t(Elements) : PartOfThread * 32 * Chosen;
  StreamPlan Plan(F, Sizes);
  if (!Plan.isNeeded())
    return success();
  if (failed(Plan.check()))
    return failure();
  remarkOnLarge(F, Plan, Chosen);
  F->setAttr(WarpsAttr, OpBuilder(F).getI32IntegerAttr(int32_t(Chosen)));
  Streamer(F, Plan).run();
  return success();
}

std::unique_ptr<Pass> createStreamTilesPass(unsigned Warps) {
  return std::make_unique<StreamTiles>(Warps);
}

void registerStreamTilesPass() {
  registerPass([] { return createStreamTilesPass(0); });
}

} // namespace opennvvm::tile
