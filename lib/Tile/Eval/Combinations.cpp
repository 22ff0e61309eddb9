//===- Combinations.cpp - Maps, reductions and scans ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Columns.h"
#include "Evaluator.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

static ArrayRef<int64_t> shapeOf(mlir::Value V) {
  return cast<TileType>(V.getType()).getShape();
}

static Type elementOf(mlir::Value V) {
  return cast<TileType>(V.getType()).getElementType();
}

//===----------------------------------------------------------------------===//
// Regions on many elements at once
//===----------------------------------------------------------------------===//

/// Whether \p Body consists of what has loops.
static bool isSpreadable(mlir::Block &Body) {
  return llvm::all_of(Body.getArgumentTypes(),
                      [](Type T) { return kindOf(T).has_value(); }) &&
         llvm::all_of(Body.getTerminator()->getOperandTypes(),
                      [](Type T) { return kindOf(T).has_value(); }) &&
         llvm::all_of(Body.without_terminator(), hasLoop);
}

/// What \p Body yields for \p Count elements. Scalars from outside are the
/// same for all of them.
FailureOr<Evaluator::Columns>
Evaluator::runSpread(mlir::Block &Body, Columns Arguments, size_t Count) {
  llvm::DenseMap<mlir::Value, std::unique_ptr<Column>> Inside;
  for (auto [Argument, Given] : llvm::zip_equal(Body.getArguments(), Arguments))
    Inside[Argument] = std::make_unique<Column>(std::move(Given));
  auto Get = [&](mlir::Value V) {
    std::unique_ptr<Column> &Found = Inside[V];
    if (!Found)
      Found = std::make_unique<Column>(
          Column(V.getType(), scalar(V)).repeated(Count));
    return Found.get();
  };
  for (Operation &Op : Body.without_terminator()) {
    SmallVector<const Column *> Operands;
    for (mlir::Value V : Op.getOperands())
      Operands.push_back(Get(V));
    Columns Results;
    if (failed(computeColumns(Op, Operands, Count, Results)))
      return failure();
    for (auto [R, Given] : llvm::zip_equal(Op.getResults(), Results))
      Inside[R] = std::make_unique<Column>(std::move(Given));
  }
  Columns Yielded;
  for (mlir::Value V : Body.getTerminator()->getOperands())
    Yielded.push_back(*Get(V));
  return Yielded;
}

/// The coordinate along each axis of all elements of \p Shape.
static SmallVector<Column> coordinateColumns(MLIRContext *Context,
                                             ArrayRef<int64_t> Shape) {
  SmallVector<Column> All;
  int64_t Count = countOf(Shape);
  for (size_t D = 0; D != Shape.size(); ++D) {
    Column &Axis = All.emplace_back(IndexType::get(Context), Count);
    for (int64_t I = 0; I != Count; ++I) {
      int64_t At = coordinatesOf(I, Shape)[D];
      std::memcpy(Axis.at(I), &At, sizeof(At));
    }
  }
  return All;
}

Evaluator::Result Evaluator::runMap(Operation &Op, Region &Body) {
  if (!isSpreadable(Body.front()))
    return runMapSlowly(Op, Body);
  ArrayRef<int64_t> Shape = shapeOf(Op.getResult(0));
  Columns Arguments;
  if (isa<GenerateOp>(Op))
    Arguments = coordinateColumns(Op.getContext(), Shape);
  for (mlir::Value V : Op.getOperands())
    Arguments.push_back(column(V));
  FailureOr<Columns> Yielded =
      runSpread(Body.front(), std::move(Arguments), countOf(Shape));
  if (failed(Yielded))
    return failure();
  for (auto [R, Given] : llvm::zip_equal(Op.getResults(), *Yielded))
    setColumn(R, Given);
  return success();
}

/// Element by element, for types that loops do not know.
Evaluator::Result Evaluator::runMapSlowly(Operation &Op, Region &Body) {
  SmallVector<Storage> Results;
  for (OpResult R : Op.getResults())
    Results.push_back(newTile(shapeOf(R)));
  Type Index = IndexType::get(Op.getContext());
  for (int64_t I = 0, E = Results[0]->Data.size(); I != E; ++I) {
    Values Arguments;
    for (mlir::Value V : Op.getOperands())
      Arguments.push_back(tile(V)->Data[I]);
    if (isa<GenerateOp>(Op))
      for (int64_t At : coordinatesOf(I, Results[0]->Shape))
        Arguments.push_back(TypedAttr(IntegerAttr::get(Index, At)));
    FailureOr<Values> Yielded = runBlock(Body.front(), Arguments);
    if (failed(Yielded))
      return failure();
    for (auto [R, V] : llvm::zip_equal(Results, *Yielded))
      R->Data[I] = std::get<0>(V);
  }
  for (auto [R, Tile] : llvm::zip_equal(Op.getResults(), Results))
    set(R, Tile);
  return success();
}

//===----------------------------------------------------------------------===//
// Combining
//===----------------------------------------------------------------------===//

namespace {
/// A tile as [Outer][Depth][Inner], of which Depth is combined.
struct Combined {
  size_t Outer = 1, Depth = 1, Inner = 1;
  size_t width() const { return Outer * Inner; }
};
} // namespace

static Combined planOf(ArrayRef<int64_t> Shape, size_t Axis) {
  Combined Plan;
  for (auto [D, Extent] : llvm::enumerate(Shape))
    (D < Axis ? Plan.Outer : D > Axis ? Plan.Inner : Plan.Depth) *= Extent;
  return Plan;
}

/// \p From with the axis that is combined outermost; with \p IsBack, the
/// reverse.
static Column turned(const Column &From, const Combined &Plan, bool IsBack) {
  Column To(From.Type, From.count());
  if (From.hasMissing())
    To.Missing.resize(From.count());
  for (size_t O = 0, At = 0; O != Plan.Outer; ++O)
    for (size_t D = 0; D != Plan.Depth; ++D)
      for (size_t I = 0; I != Plan.Inner; ++I, ++At) {
        size_t Front = (D * Plan.Outer + O) * Plan.Inner + I;
        size_t Source = IsBack ? Front : At, Target = IsBack ? At : Front;
        std::memcpy(To.at(Target), From.at(Source), From.width());
        if (From.isMissing(Source))
          To.Missing.set(Target);
      }
  return To;
}

/// Combines pairs by a word. Nothing if \p Earlier has no loop for it.
static std::optional<Column> combineByWord(Combiner Word, const Column &Earlier,
                                           const Column &Later) {
  struct Row {
    numbers::FloatOp Float;
    numbers::IntegerOp Integer;
    bool IsSigned;
  };
  // In the order of the words. Words for integers only have no float.
  using F = numbers::FloatOp;
  using I = numbers::IntegerOp;
  static constexpr Row Rows[] = {
      {F::Add, I::Add, false}, {F::Mul, I::Mul, false}, {F::Min, I::Min, true},
      {F::Max, I::Max, true},  {F::Min, I::Min, false}, {F::Max, I::Max, false},
      {F::Add, I::And, false}, {F::Add, I::Or, false},  {F::Add, I::Xor, false},
  };
  const Row &R = Rows[static_cast<size_t>(Word)];
  numbers::LoopFn Fn =
      numbers::infoOf(Earlier.Kind).IsFloat
          ? numbers::floatLoop(R.Float, Earlier.Kind, /*Flushes=*/false)
          : numbers::integerLoop(R.Integer, Earlier.Kind, R.IsSigned);
  if (!Fn)
    return std::nullopt;
  Column Out(Earlier.Type, Earlier.count());
  numbers::runLoop(Fn,
                   {Out.Bytes.data(),
                    {Earlier.Bytes.data(), Later.Bytes.data(), nullptr},
                    Out.count()},
                   {});
  return Out;
}

/// Combines \p Earlier elements with \p Later ones, one of each source.
FailureOr<Evaluator::Columns>
Evaluator::combinePairs(Operation &Op, std::optional<Combiner> Word,
                        MutableArrayRef<Region> Body, Columns Earlier,
                        Columns Later) {
  size_t Count = Earlier[0].count();
  if (Word) {
    Columns Results;
    for (auto [A, B] : llvm::zip_equal(Earlier, Later)) {
      if (A.hasMissing() || B.hasMissing())
        return Op.emitError("reads an element that has not been written");
      std::optional<Column> Both = combineByWord(*Word, A, B);
      if (!Both)
        return Op.emitError("the evaluator cannot combine elements of type ")
               << A.Type;
      Results.push_back(std::move(*Both));
    }
    return Results;
  }
  mlir::Block &Code = Body.front().front();
  if (!isSpreadable(Code))
    return Op.emitError("the evaluator cannot compute this combination");
  llvm::append_range(Earlier, std::move(Later));
  return runSpread(Code, std::move(Earlier), Count);
}

/// The sources with the axis in front; fails after a diagnostic.
template <typename OpT>
FailureOr<Evaluator::Columns> Evaluator::sourcesOf(OpT Op) {
  if (!Op.getCombiner() && Op.getCombine().empty())
    return Op.emitError("there is no combiner");
  Combined Plan = planOf(shapeOf(Op.getSources()[0]), Op.getAxis());
  Columns All;
  for (mlir::Value V : Op.getSources()) {
    if (!kindOf(elementOf(V)))
      return Op.emitError("the evaluator cannot combine elements of type ")
             << elementOf(V);
    All.push_back(turned(column(V), Plan, /*IsBack=*/false));
  }
  return All;
}

/// Halves the tile again and again.
Evaluator::Result Evaluator::runReduce(ReduceOp Op) {
  FailureOr<Columns> Data = sourcesOf(Op);
  if (failed(Data))
    return failure();
  Combined Plan = planOf(shapeOf(Op.getSources()[0]), Op.getAxis());
  size_t Width = Plan.width();
  for (size_t Depth = Plan.Depth; Depth > 1;) {
    size_t Half = Depth / 2, Left = Depth - 2 * Half;
    Columns Lower, Upper;
    for (const Column &C : *Data) {
      Lower.push_back(C.part(0, Half * Width));
      Upper.push_back(C.part(Half * Width, Half * Width));
    }
    FailureOr<Columns> Both =
        combinePairs(*Op, Op.getCombiner(), Op.getCombine(), Lower, Upper);
    if (failed(Both))
      return failure();
    for (auto [C, Less] : llvm::zip_equal(*Data, *Both)) {
      Column Next(C.Type, (Half + Left) * Width);
      Next.put(0, Less);
      if (Left)
        Next.put(Half * Width, C.part(2 * Half * Width, Width));
      C = std::move(Next);
    }
    Depth = Half + Left;
  }
  for (auto [R, Given] : llvm::zip_equal(Op.getResults(), *Data))
    setColumn(R, Given);
  return success();
}

Evaluator::Result Evaluator::runScan(ScanOp Op) {
  FailureOr<Columns> Data = sourcesOf(Op);
  if (failed(Data))
    return failure();
  Combined Plan = planOf(shapeOf(Op.getSources()[0]), Op.getAxis());
  size_t Width = Plan.width();
  auto SliceAt = [&](size_t N) {
    return (Op.getReverse() ? Plan.Depth - 1 - N : N) * Width;
  };
  for (size_t N = 1; N < Plan.Depth; ++N) {
    Columns Before, Now;
    for (const Column &C : *Data) {
      Before.push_back(C.part(SliceAt(N - 1), Width));
      Now.push_back(C.part(SliceAt(N), Width));
    }
    FailureOr<Columns> Both =
        combinePairs(*Op, Op.getCombiner(), Op.getCombine(), Before, Now);
    if (failed(Both))
      return failure();
    for (auto [C, Next] : llvm::zip_equal(*Data, *Both))
      C.put(SliceAt(N), Next);
  }
  for (auto [R, Given] : llvm::zip_equal(Op.getResults(), *Data))
    setColumn(R, turned(Given, Plan, /*IsBack=*/true));
  return success();
}

} // namespace opennvvm::tile_eval
