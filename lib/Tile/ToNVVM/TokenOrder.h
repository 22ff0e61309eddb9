//===- TokenOrder.h - What tokens order in global memory --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that access global memory have numbers, which their instructions
// keep. Tokens order some of them, and a barrier between two is for those
// where one writes, and where one thread may access what another one does. Of
// these pairs the optimizer is told: it removes barriers that order nothing.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_TOKENORDER_H
#define OPENNVVM_LIB_TILE_TONVVM_TOKENORDER_H

#include "Layout.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace opennvvm::tile {

class TokenOrder : public mlir::OpBuilder::Listener {
public:
  /// Gives the instructions that are made for \p Op its number, if it is one
  /// that accesses global memory.
  class Making {
  public:
    Making(TokenOrder &Order, mlir::Operation *Op);
    ~Making() { Order.Now = Before; }
    Making(const Making &) = delete;
    Making &operator=(const Making &) = delete;

  private:
    TokenOrder &Order;
    mlir::Operation *Before;
  };

  /// Says that each thread accesses the elements that it has in layout \p In,
  /// at places that \p Where decides: a view with coordinates, or addresses.
  /// Of elements that several threads have, each of them may access them.
  void notePlaces(mlir::Operation *Op, mlir::ValueRange Where,
                  const Layout &In);

  /// Tells the optimizer what \p F, in which all has been made, has to order.
  void finish(mlir::LLVM::LLVMFuncOp F) const;

  void notifyOperationInserted(mlir::Operation *Op,
                               mlir::OpBuilder::InsertPoint Previous) override;

private:
  struct Places {
    llvm::SmallVector<mlir::Value> Where;
    Layout In;
  };
  struct Access {
    unsigned Number;
    std::optional<Places> At;
    /// Made several times, at different places.
    bool Differs = false;
  };

  bool isOwn(mlir::Operation *Before, mlir::Operation *After,
             bool IsCarried) const;
  void addPairs(mlir::Operation *After, llvm::raw_ostream &OS) const;

  llvm::MapVector<mlir::Operation *, Access> Accesses;
  mlir::Operation *Now = nullptr;
};

/// The names of an access's number, and of what says that a fence releases, and
/// acquires nothing.
inline constexpr llvm::StringLiteral AccessAttr = "nv_tileas.access";
inline constexpr llvm::StringLiteral ReleaseAttr = "nv_tileas.release";

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_TOKENORDER_H
