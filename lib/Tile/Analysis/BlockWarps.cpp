//===- BlockWarps.cpp - How many warps suit a kernel ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockWarps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "opennvvm/Target/Registers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// Warps of a block unless the program says otherwise or its tiles are large or
/// small.
static constexpr unsigned UsualWarps = 4;
/// A thread should not have more elements of one tile than this.
static constexpr uint64_t UsualElements = 128;
/// Registers that a thread has for tiles that a loop needs at the same time;
/// the others are for fragments and addresses.
static constexpr uint64_t LoopWords = 144;
/// The same where it also has tiles for the next iteration.
static constexpr uint64_t LoopWordsWithLoads = 112;
/// The least that it needs for fragments and addresses, however few the tiles.
static constexpr uint64_t FragmentWords = 48;

unsigned wantedWarps(func::FuncOp F) {
  if (auto Warps = F->getAttrOfType<IntegerAttr>(WarpsAttr))
    return unsigned(Warps.getInt());
  return 0;
}

static uint64_t elementsOf(Type T) {
  auto Tile = dyn_cast<TileType>(T);
  if (!Tile)
    return 0;
  uint64_t Count = 1;
  for (int64_t Extent : Tile.getShape())
    Count *= uint64_t(Extent);
  return Count;
}

/// The elements of the largest tile that is kept in registers.
static uint64_t largestTile(func::FuncOp F) {
  uint64_t Most = 1;
  F.walk([&](Operation *Op) {
    for (Type T : Op->getResultTypes())
      Most = std::max(Most, elementsOf(T));
  });
  return Most;
}

uint64_t wordsOf(Value Tile) {
  auto T = dyn_cast<TileType>(Tile.getType());
  if (!T || !T.getElementType().isIntOrFloat())
    return 0;
  return elementsOf(T) * T.getElementType().getIntOrFloatBitWidth() / 32;
}

bool isAccumulated(Value Product) {
  return llvm::any_of(Product.getUses(), [](OpOperand &Use) {
    Operation *User = Use.getOwner();
    return isa<scf::YieldOp>(User) ||
           (isa<MmaOp, DotOp>(User) && Use.getOperandNumber() == 2);
  });
}

static bool multiplies(Operation &Op) {
  return isa<MmaOp, DotOp, BlockScaledMMAOp>(Op);
}

static bool hasProducts(scf::ForOp Loop) {
  return llvm::any_of(*Loop.getBody(), multiplies);
}

SmallVector<Value> tilesOfLoop(scf::ForOp Loop) {
  SmallVector<Value> Tiles(Loop.getResults());
  for (Operation &Op : *Loop.getBody())
    if (multiplies(Op) && !isAccumulated(Op.getResult(0)))
      Tiles.push_back(Op.getResult(0));
  return Tiles;
}

uint64_t wordsOfLoop(scf::ForOp Loop, WordsOfTile Words) {
  uint64_t Carried = 0, Product = 0, Places = 0;
  for (Value Tile : tilesOfLoop(Loop)) {
    if (Tile.getDefiningOp() == Loop)
      Carried += Words(Tile);
    else
      Product = std::max(Product, Words(Tile));
  }
  if (hasProducts(Loop))
    for (auto Load : Loop.getBody()->getOps<LoadAtOp>())
      Places += elementsOf(Load.getAddresses().getType());
  return Carried + Product + Places;
}

/// Whether the machine multiplies floats of 8 bits as f16, which ptxas makes of
/// fragments: wgmma has them on sm_90, but mma does not.
static bool widensFragments(unsigned SM) { return SM / 10 == 9; }

/// The words of operands A and B of \p Product if they are converted in
/// registers, with scale factors to f32.
static uint64_t convertedWords(Operation &Product, unsigned SM,
                               WordsOfTile Words) {
  constexpr unsigned Narrow = 8, Half = 16, Word = 32;
  uint64_t All = 0;
  for (Value Operand : Product.getOperands().take_front(2)) {
    Type Element = cast<TileType>(Operand.getType()).getElementType();
    unsigned Bits = Element.getIntOrFloatBitWidth(), To = 0;
    if (isa<BlockScaledMMAOp>(Product))
      To = Word;
    else if (isa<FloatType>(Element) && widensFragments(SM))
      To = Half;
    if (Bits <= Narrow)
      All += Words(Operand) * To / Bits;
  }
  return All;
}

uint64_t wordsInLoop(scf::ForOp Loop, unsigned SM, WordsOfTile Words) {
  uint64_t Between = 0;
  bool Multiplies = hasProducts(Loop);
  for (Operation &Op : *Loop.getBody()) {
    if (multiplies(Op))
      Between = std::max(Between, convertedWords(Op, SM, Words));
    else if (!Multiplies && isa<TiledLoadOp, LoadAtOp, GatherLoadOp>(Op))
      Between = std::max(Between, Words(Op.getResult(0)));
  }
  return wordsOfLoop(Loop, Words) + Between;
}

bool haveRegisters(uint64_t Words, unsigned Warps) {
  uint64_t Threads = 32 * uint64_t(Warps);
  uint64_t OfThread =
      std::min(MostRegistersOfThread, MostRegistersOfBlock / Threads);
  return llvm::divideCeil(Words, Threads) * MostRegistersOfThread <=
         LoopWords * OfThread;
}

/// The warps that suit a loop that needs \p Words words at the same time, of
/// which a thread should not have more than \p Most.
static uint64_t warpsOfLoop(uint64_t Words, uint64_t Most) {
  auto Each = [&](uint64_t Warps) {
    return llvm::divideCeil(Words, 32 * Warps);
  };
  auto Left = [&](uint64_t Warps) {
    return int64_t(std::min(MostRegistersOfThread,
                            MostRegistersOfBlock / (32 * Warps))) -
           int64_t(Each(Warps));
  };
  uint64_t Warps = 1;
  while (Each(Warps) > Most && Warps < MostUsualWarps &&
         Left(2 * Warps) > Left(Warps))
    Warps *= 2;
  return Warps;
}

unsigned warpsFor(uint64_t Words) {
  return unsigned(warpsOfLoop(Words, LoopWords));
}

uint64_t blocksWithRegisters(func::FuncOp F, unsigned Warps, uint64_t Blocks) {
  constexpr uint64_t Step = 8; // In which a thread has registers.
  uint64_t Threads = 32 * uint64_t(Warps), Words = 0;
  F.walk([&](scf::ForOp Loop) {
    if (hasProducts(Loop))
      Words = std::max(Words, wordsOfLoop(Loop));
  });
  Words = llvm::divideCeil(Words, Threads);
  while (Blocks > 1) {
    uint64_t Each = std::min(
        MostRegistersOfThread,
        llvm::alignDown(MostRegistersOfBlock / (Blocks * Threads), Step));
    if (!Words || (Words * MostRegistersOfThread <= LoopWords * Each &&
                   Words + FragmentWords <= Each))
      break;
    --Blocks;
  }
  return Blocks;
}

bool hasAgents(func::FuncOp F) {
  return F.walk([](AgentSwitchOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

unsigned chooseWarps(func::FuncOp F, unsigned Asked, bool KeepsLoads) {
  if (!Asked)
    Asked = wantedWarps(F);
  if (Asked)
    return Asked;
  uint64_t Most = largestTile(F);
  uint64_t Wanted = llvm::PowerOf2Ceil(Most / (32 * UsualElements));
  F.walk([&](scf::ForOp Loop) {
    bool Keeps = KeepsLoads && hasProducts(Loop);
    Wanted =
        std::max(Wanted, warpsOfLoop(wordsOfLoop(Loop),
                                     Keeps ? LoopWordsWithLoads : LoopWords));
  });
  // Threads without an element of any tile only take the place of other blocks.
  uint64_t Least = UsualWarps;
  if (!hasAgents(F))
    Least = std::min(Least, llvm::PowerOf2Ceil(llvm::divideCeil(Most, 32)));
  return unsigned(std::clamp<uint64_t>(Wanted, Least, MostUsualWarps));
}

} // namespace opennvvm::tile
