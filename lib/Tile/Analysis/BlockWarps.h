//===- BlockWarps.h - How many warps suit a kernel --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_ANALYSIS_BLOCKWARPS_H
#define OPENNVVM_LIB_TILE_ANALYSIS_BLOCKWARPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm::tile {

/// The attribute by which a kernel says how many warps a block has.
inline constexpr llvm::StringLiteral WarpsAttr = "nv_tileas.warps";

/// The attribute by which it says how many blocks it wishes on a
/// multiprocessor.
inline constexpr llvm::StringLiteral BlocksAttr = "nv_tileas.min_blocks";

/// Most warps of a block unless the program asks for more.
inline constexpr unsigned MostUsualWarps = 16;

/// The program's own word for the warps of a block; 0 if there is none.
unsigned wantedWarps(mlir::func::FuncOp F);

/// Whether \p Product, of mma and its kin in a loop, is what the loop carries
/// or what another product is added to, so that it has the same registers.
bool isAccumulated(mlir::Value Product);

/// Whether \p F has a schedule of its own.
bool hasAgents(mlir::func::FuncOp F);

/// The registers that all threads together need for a tile, in words of 32
/// bits.
using WordsOfTile = llvm::function_ref<uint64_t(mlir::Value)>;
uint64_t wordsOf(mlir::Value Tile);

/// The tiles that \p Loop needs at the same time: those that it carries, and
/// products in it that are none of these.
llvm::SmallVector<mlir::Value> tilesOfLoop(mlir::scf::ForOp Loop);

/// The words that \p Loop needs at the same time: all that it carries, the
/// largest product beside it and, with products, the places of what is
/// gathered.
uint64_t wordsOfLoop(mlir::scf::ForOp Loop, WordsOfTile Words = wordsOf);

/// The same with what comes and goes in between: narrow operands that are
/// converted in registers, as on machine \p SM, or, without products, the
/// largest tile that is loaded.
uint64_t wordsInLoop(mlir::scf::ForOp Loop, unsigned SM,
                     WordsOfTile Words = wordsOf);

/// The warps that suit a loop that needs so many words.
unsigned warpsFor(uint64_t Words);

/// Whether a thread of \p Warps warps has registers for its part of so many
/// words, beside what it computes with them.
bool haveRegisters(uint64_t Words, unsigned Warps);

/// The warps of a block: \p Asked, or if that is 0 what the program says, or
/// else what suits its largest tile, and those that its loops with products
/// need at the same time. \p KeepsLoads says that these have what the next
/// iteration needs in registers, since the machine cannot copy it to shared
/// memory meanwhile.
unsigned chooseWarps(mlir::func::FuncOp F, unsigned Asked,
                     bool KeepsLoads = false);

/// How many of \p Blocks blocks of \p Warps warps a multiprocessor has
/// registers for, so that a thread has what a loop with products of \p F needs
/// at the same time; at least one.
uint64_t blocksWithRegisters(mlir::func::FuncOp F, unsigned Warps,
                             uint64_t Blocks);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_ANALYSIS_BLOCKWARPS_H
