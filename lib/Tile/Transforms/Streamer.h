//===- Streamer.h - Makes the loops over parts of large tiles ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TRANSFORMS_STREAMER_H
#define OPENNVVM_LIB_TILE_TRANSFORMS_STREAMER_H

#include "StreamPlan.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/MapVector.h"

namespace opennvvm::tile {

/// A box of a tile. It begins at At, one index for each dimension; null is
/// zero.
struct Part {
  BoxShape Box;
  llvm::SmallVector<mlir::Value> At;
  bool operator==(const Part &) const = default;
};

/// Makes a function anew in which nothing is a large tile.
class Streamer {
public:
  Streamer(mlir::func::FuncOp F, const StreamPlan &Plan);

  /// Replaces the body of the function.
  void run();

private:
  using Value = mlir::Value;
  using ValueRange = mlir::ValueRange;
  using Operation = mlir::Operation;
  using Values = llvm::SmallVector<Value>;
  using BodyMaker = llvm::function_ref<Values(const Part &, ValueRange)>;

  //===--------------------------------------------------------------------===//
  // Parts
  //===--------------------------------------------------------------------===//

  /// The part of \p V, an old tile, at the builder's place.
  Value part(Value V, const Part &P);
  /// The same for several tiles of one shape.
  Values parts(ValueRange Tiles, const Part &P);
  Value makePart(Value V, const Part &P);
  Value takePart(Value V, const Part &P);
  Value generatePart(mlir::nv_tileas::GenerateOp Op, const Part &P);
  Part operandPart(Operation *Op, unsigned Number, const Part &P);
  Part reshapedPart(llvm::ArrayRef<int64_t> From, llvm::ArrayRef<int64_t> To,
                    const Part &P, BoxShape Box);
  /// A copy of \p Op at the builder's place with other operands, whose results
  /// that are tiles have the shape of \p Box.
  Operation *copy(Operation *Op, ValueRange Operands,
                  llvm::ArrayRef<int64_t> Box);
  /// Operands for the copy of an access to the part of its tiles.
  Values accessOperands(Operation *Op, const Part &P);
  /// The token that stands for \p Old and for the reads of this part that it
  /// is behind.
  Value behindReads(Value Old);

  //===--------------------------------------------------------------------===//
  // Local memory
  //===--------------------------------------------------------------------===//

  /// The storage of a tile that is kept.
  Value storageOf(Value V);
  /// New storage for a tile like \p V.
  Value allocate(Value V);
  Value readStored(Value Storage, const Part &P);
  void writeStored(Value Tile, Value Storage, const Part &P);
  /// Has a loop write all of \p V, an old tile, to \p Storage.
  void store(Value V, Value Storage);
  /// A small tile that is in local memory is also read as a whole.
  void defineWhole(Value V);

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  /// Loops over the boxes of a tile of \p Shape, the last dimension as the
  /// innermost, from \p First on in each. What the body gives is carried.
  /// \p Wanted are the old tiles whose parts the body computes.
  Values loop(llvm::ArrayRef<int64_t> Shape, llvm::ArrayRef<int64_t> Box,
              ValueRange Inits, ValueRange Wanted, BodyMaker Body,
              int64_t First = 0);
  Values nest(llvm::ArrayRef<int64_t> Shape, int64_t First, Part P,
              ValueRange Inits, BodyMaker Body);
  Values joinReads(llvm::ArrayRef<Operation *> Loads, ValueRange Carried);
  void noteReads(llvm::ArrayRef<Operation *> Loads, ValueRange Tokens);
  Value join(ValueRange Tokens);

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  void emitBody(mlir::Block &Old);
  void emit(Operation *Op);
  void emitWhole(Operation *Op);
  void emitConcerned(Operation *Op);
  void emitByBox(Operation *Op);
  void emitAccess(Operation *Op);
  void emitReduce(mlir::nv_tileas::ReduceOp Op);
  void emitScan(mlir::nv_tileas::ScanOp Op);
  void emitProduct(Operation *Op);
  void emitCat(mlir::nv_tileas::CatOp Op);
  void emitInsert(mlir::nv_tileas::InsertPartOp Op);
  void emitFor(mlir::scf::ForOp Op);
  void emitIf(mlir::scf::IfOp Op);
  void emitWhile(mlir::scf::WhileOp Op);
  void emitArm(mlir::Region &Old, mlir::Region &New, ValueRange Results);
  Values reducePart(mlir::nv_tileas::ReduceOp Op, const Part &P);
  Values scanPart(mlir::nv_tileas::ScanOp Op, const Part &P, ValueRange Before);
  void storeAt(Value V, Value Storage, llvm::ArrayRef<Value> First);
  void storeLarge(ValueRange From, ValueRange To);
  void storeCarried(mlir::scf::ForOp Op);
  Values smallOf(ValueRange Old);
  llvm::SmallVector<mlir::Type> smallTypes(ValueRange Old);
  void defineSmall(ValueRange Old, ValueRange New);

  Value index(int64_t Number);
  Value sum(Value A, Value B);
  Value find(Value Old) { return Map.lookupOrDefault(Old); }

  /// What has been made at a place is known as far as it dominates.
  class Scope {
  public:
    explicit Scope(Streamer &S) : S(S) { S.Known.emplace_back(); }
    ~Scope() { S.Known.pop_back(); }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    Streamer &S;
  };
  struct Made {
    Value Of;
    Part Where;
    Value Is;
  };

  mlir::func::FuncOp F;
  const StreamPlan &Plan;
  mlir::ImplicitLocOpBuilder B;
  mlir::Block *Entry = nullptr;
  mlir::IRMapping Map;
  llvm::DenseMap<Value, Value> Storage;
  llvm::DenseMap<int64_t, Value> Numbers;
  llvm::SmallVector<llvm::SmallVector<Made, 0>> Known;
  /// The tokens of the reads in the part that is being made.
  llvm::MapVector<Operation *, Values> Reads;
  unsigned Depth = 0;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TRANSFORMS_STREAMER_H
