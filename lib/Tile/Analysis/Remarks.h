//===- Remarks.h - What a compilation tells of a program --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Remarks of MLIR (mlir/IR/Remarks.h), with the names and the categories that
// they have in every pass. Without an engine in the context they are not made;
// areWanted() keeps their arguments from being computed.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_ANALYSIS_REMARKS_H
#define OPENNVVM_LIB_TILE_ANALYSIS_REMARKS_H

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm::tile::remarks {

using Subject = mlir::remark::RemarkOpts;

/// Whether somebody asks for remarks in this context.
inline bool areWanted(mlir::MLIRContext &Context) {
  return Context.getRemarkEngine() != nullptr;
}

/// \p Name in category \p Category. The first three have the names that
/// tileiras gives to remarks on the same subject.
constexpr Subject subject(llvm::StringRef Name, llvm::StringRef Category) {
  return Subject::name(Name).category(Category);
}

inline constexpr Subject
    // How wide the accesses of a thread to global memory are.
    Load = subject("RemarkMemoryLoadInstructionSelected", "Memory"),
    Store = subject("RemarkMemoryStoreInstructionSelected", "Memory"),
    // What multiplies, and what operands are converted to before.
    Product = subject("RemarkTensorCoreMMA", "Tensor-core"),
    WidenedProduct = subject("RemarkProductOperandsConverted", "Tensor-core"),
    // Tiles that registers have no room for.
    LargeTile = subject("RemarkTileComputedInParts", "Memory"),
    SplitTile = subject("RemarkTileSplit", "Memory"),
    WholeTile = subject("RemarkTileNotSplit", "Memory"),
    LocalTile = subject("RemarkTileInLocalMemory", "Memory"),
    // Which thread has which elements.
    ChosenLayout = subject("RemarkLayoutChosen", "Layout"),
    Conversion = subject("RemarkLayoutConversion", "Layout"),
    // What operations keep in shared memory, one after the other.
    SharedUse = subject("RemarkSharedMemoryUse", "Memory"),
    // Loops whose copies run ahead, and those where they do not.
    Pipeline = subject("RemarkLoopPipeline", "Pipeline"),
    // Wishes for blocks on a multiprocessor that are not followed.
    Occupancy = subject("RemarkOccupancyNotFollowed", "Resources"),
    // What a block of a kernel takes.
    Resources = subject("RemarkKernelResources", "Resources");

} // namespace opennvvm::tile::remarks

#endif // OPENNVVM_LIB_TILE_ANALYSIS_REMARKS_H
