//===- Async.cpp - Work that is under way ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Async.h"
#include "Evaluator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

Storage copyOf(const Elements &Of) {
  auto New = std::make_shared<Elements>();
  New->Shape = Of.Shape;
  New->Data = Of.Data;
  return New;
}

bool Work::follows(const Work *Other) const {
  return llvm::any_of(After, [Other](const Work *Before) {
    return Before == Other || Before->follows(Other);
  });
}

static bool mayOverlap(Access A, Access B) {
  return A == B && A != Access::Write;
}

static StringRef problemOf(Access Ours, Access Theirs) {
  if (Theirs == Access::Read)
    return "writes an element that asynchronous work may still read";
  return Ours == Access::Read
             ? "reads an element that asynchronous work may still write"
             : "writes an element that asynchronous work may still write";
}

LogicalResult checkAccess(Operation &Op, const Touch &T,
                          ArrayRef<Work *> After) {
  for (Work *W : T.Of->UnderWay) {
    bool IsBefore = llvm::any_of(After, [W](const Work *Before) {
      return Before == W || Before->follows(W);
    });
    for (const Touch &Theirs : W->Touches)
      if (!IsBefore && Theirs.Of == T.Of && !mayOverlap(T.Kind, Theirs.Kind) &&
          Theirs.Places.anyCommon(T.Places)) {
        auto Error = Op.emitError(problemOf(T.Kind, Theirs.Kind));
        Error.attachNote(W->By->getLoc()) << "the work was started here";
        return Error;
      }
  }
  return success();
}

static void detach(Work &W) {
  for (const Touch &T : W.Touches)
    llvm::erase(T.Of->UnderWay, &W);
  W.Touches.clear();
}

LogicalResult complete(Work &W) {
  if (W.IsComplete)
    return success();
  for (Work *Before : W.After)
    if (failed(complete(*Before)))
      return failure();
  W.IsComplete = true;
  detach(W);
  return W.Land();
}

LogicalResult endOf(WorkList &Works, bool IsRegular) {
  bool Failed = false;
  for (std::unique_ptr<Work> &W : Works) {
    if (IsRegular && !W->IsComplete && !W->IsOfStage) {
      W->By->emitError("the kernel ends before this work is waited for");
      Failed = true;
    }
    detach(*W);
  }
  return failure(Failed);
}

//===----------------------------------------------------------------------===//
// Starting work and waiting for it
//===----------------------------------------------------------------------===//

Work &Evaluator::start(Operation &Op, SmallVector<Touch, 2> Touches,
                       SmallVector<Work *, 1> After,
                       std::function<LogicalResult()> Land) {
  Work &New = *Where.Works->emplace_back(std::make_unique<Work>());
  New.By = &Op;
  New.Touches = std::move(Touches);
  New.After = std::move(After);
  New.Land = std::move(Land);
  for (const Touch &T : New.Touches)
    if (!llvm::is_contained(T.Of->UnderWay, &New))
      T.Of->UnderWay.push_back(&New);
  Started.push_back(&New);
  return New;
}

/// What \p Op follows: the tokens that it takes and, if it accumulates, the
/// product that it adds to.
SmallVector<Work *, 1> Evaluator::workBefore(Operation &Op) {
  SmallVector<Work *, 1> Before;
  for (mlir::Value V : Op.getOperands())
    if (const auto *T = std::get_if<Token>(&Known[V]))
      llvm::append_range(Before, T->Of);
  if (auto Dot = dyn_cast<AsyncDotOp>(Op))
    for (Work *W : tile(Dot.getC())->UnderWay)
      if (isa<AsyncDotOp>(W->By))
        Before.push_back(W);
  return Before;
}

Evaluator::Result Evaluator::perform(Operation &Op,
                                     SmallVector<Touch, 2> Touches,
                                     std::function<Result()> Land) {
  SmallVector<Work *, 1> Before = workBefore(Op);
  auto Done = llvm::find_if(Op.getResults(), [](OpResult R) {
    return isa<AsyncTokenType>(R.getType());
  });
  bool IsAsync = Done != Op.getResults().end();
  if (!IsAsync && failed(awaitAll(Before)))
    return failure();
  for (const Touch &T : Touches)
    if (failed(checkAccess(Op, T, Before)))
      return failure();
  for (OpResult R : Op.getResults())
    if (isa<MemTokenType>(R.getType()))
      set(R, Token());
  if (!IsAsync)
    return Land();
  Work &New = start(Op, std::move(Touches), std::move(Before), std::move(Land));
  set(*Done, Token{{&New}});
  return success();
}

Evaluator::Result Evaluator::awaitAll(ArrayRef<Work *> Works) {
  for (Work *W : Works)
    if (failed(complete(*W)))
      return failure();
  return success();
}

Evaluator::Result Evaluator::await(AsyncWaitOp Op) {
  size_t Next = 0;
  for (mlir::Value V : Op.getValues()) {
    if (const auto *T = std::get_if<Token>(&Known[V])) {
      if (failed(awaitAll(T->Of)))
        return failure();
    }
  }
  for (mlir::Value V : Op.getValues())
    if (isa<TileType>(V.getType())) {
      if (failed(checkAccess(*Op, Touch::all(tile(V), Access::Read))))
        return failure();
      set(Op.getResult(Next++), Known[V]);
    }
  return success();
}

/// Operations that hand a tile on without looking at it.
static bool onlyPassesOn(Operation &Op) {
  return isa<AsyncWaitOp, BlockTileOp>(Op) ||
         isa<scf::ForOp, func::CallOp, arith::SelectOp>(Op);
}

/// What is read of the tile \p V by \p Op.
static Touch readOf(Operation &Op, mlir::Value V, const Storage &Tile) {
  auto Slice = dyn_cast<ExtractSliceOp>(Op);
  if (!Slice)
    return Touch::all(Tile, Access::Read);
  Touch Part{Tile, llvm::BitVector(Tile->Data.size()), Access::Read};
  ArrayRef<int64_t> Shape = Slice.getResult().getType().getShape();
  for (int64_t I = 0, E = countOf(Shape); I != E; ++I) {
    SmallVector<int64_t> At = coordinatesOf(I, Shape);
    for (auto [D, From] : llvm::enumerate(Slice.getOffsets()))
      At[D] += From;
    Part.Places.set(indexOf(At, Tile->Shape));
  }
  return Part;
}

Evaluator::Result Evaluator::checkTiles(Operation &Op) {
  if (onlyPassesOn(Op))
    return success();
  SmallVector<Work *, 1> Before = workBefore(Op);
  for (mlir::Value V : Op.getOperands()) {
    const auto *Tile = std::get_if<Storage>(&Known[V]);
    if (!Tile || (*Tile)->UnderWay.empty())
      continue;
    auto Store = dyn_cast<TmemStoreOp>(Op);
    Touch T = Store && V == Store.getDest() ? Touch::all(*Tile, Access::Write)
                                            : readOf(Op, V, *Tile);
    if (failed(checkAccess(Op, T, Before)))
      return failure();
  }
  return success();
}

} // namespace opennvvm::tile_eval
