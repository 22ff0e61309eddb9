//===- ViewOps.cpp - Views and accesses through them ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Directives.h"
#include "MemoryOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::cuda_tile;

//===----------------------------------------------------------------------===//
// Making views
//===----------------------------------------------------------------------===//

/// "[%n, 128]": operands for what is open in \p Shape.
static ParseResult
parseMixed(OpAsmParser &P,
           SmallVectorImpl<OpAsmParser::UnresolvedOperand> &Open,
           SmallVectorImpl<int64_t> &Shape) {
  return P.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
        OpAsmParser::UnresolvedOperand Operand;
        OptionalParseResult IsOperand = P.parseOptionalOperand(Operand);
        if (IsOperand.has_value()) {
          Open.push_back(Operand);
          Shape.push_back(ShapedType::kDynamic);
          return *IsOperand;
        }
        return P.parseInteger(Shape.emplace_back());
      });
}

static void printMixed(OpAsmPrinter &P, ArrayRef<int64_t> Shape,
                       OperandRange Open) {
  auto Next = Open.begin();
  P << '[';
  llvm::interleaveComma(Shape, P, [&](int64_t N) {
    if (N == ShapedType::kDynamic)
      P << *Next++;
    else
      P << N;
  });
  P << ']';
}

ParseResult MakeTensorViewOp::parse(OpAsmParser &P, OperationState &State) {
  OpAsmParser::UnresolvedOperand Base;
  SmallVector<OpAsmParser::UnresolvedOperand> OpenShape, OpenStrides;
  SmallVector<int64_t> Shape, Strides;
  if (P.parseOperand(Base) || P.parseComma() || P.parseKeyword("shape") ||
      P.parseEqual() || parseMixed(P, OpenShape, Shape) || P.parseComma() ||
      P.parseKeyword("strides") || P.parseEqual() ||
      parseMixed(P, OpenStrides, Strides) ||
      P.parseOptionalAttrDict(State.attributes) || P.parseColon())
    return failure();
  Type Index, T;
  SMLoc Loc = P.getCurrentLocation();
  bool HasOpen = !OpenShape.empty() || !OpenStrides.empty();
  if ((HasOpen && (parseCudaTileType(P, Index) || P.parseArrow())) ||
      P.getCurrentLocation(&Loc) || parseCudaTileType(P, T))
    return failure();
  auto View = dyn_cast<TensorViewType>(T);
  if (!View)
    return P.emitError(Loc, "expected a tensor_view, got ") << T;
  if (View.getShape() != ArrayRef(Shape))
    return P.emitError(Loc, "expected a shape of [") << Shape << "], got " << T;
  if (View.getStrides() != ArrayRef(Strides))
    return P.emitError(Loc, "expected strides of [")
           << Strides << "], got " << T;
  Type Pointer = TileType::get(
      {}, cuda_tile::PointerType::get(P.getContext(), View.getElementType()));
  State.addAttribute(
      getOperandSegmentSizesAttrName(State.name),
      P.getBuilder().getDenseI32ArrayAttr(
          {1, int32_t(OpenShape.size()), int32_t(OpenStrides.size())}));
  State.types.push_back(View);
  return failure(P.resolveOperand(Base, Pointer, State.operands) ||
                 P.resolveOperands(OpenShape, Index, State.operands) ||
                 P.resolveOperands(OpenStrides, Index, State.operands));
}

void MakeTensorViewOp::print(OpAsmPrinter &P) {
  TensorViewType T = getType();
  P << ' ' << getBase() << ", shape = ";
  printMixed(P, T.getShape(), getDynamicShape());
  P << ", strides = ";
  printMixed(P, T.getStrides(), getDynamicStrides());
  P.printOptionalAttrDict((*this)->getAttrs(),
                          {getOperandSegmentSizesAttrName()});
  P << " : ";
  if (getNumOperands() > 1) {
    printCudaTileType(P, getOperand(1).getType());
    P << " -> ";
  }
  printCudaTileType(P, T);
}

LogicalResult MakeTensorViewOp::verify() {
  TensorViewType T = getType();
  Type Pointee = cast<cuda_tile::PointerType>(
                     cast<TileType>(getBase().getType()).getElementType())
                     .getPointeeType();
  if (Pointee != T.getElementType())
    return emitOpError("expected a pointer to ")
           << T.getElementType() << ", got " << getBase().getType();
  auto Open = [](ArrayRef<int64_t> List) {
    return size_t(llvm::count(List, ShapedType::kDynamic));
  };
  if (getDynamicShape().size() != Open(T.getShape()) ||
      getDynamicStrides().size() != Open(T.getStrides()))
    return emitOpError("expected ")
           << Open(T.getShape()) << " extents and " << Open(T.getStrides())
           << " strides as operands, got " << getDynamicShape().size()
           << " and " << getDynamicStrides().size();
  if (!llvm::all_equal(getOperands().drop_front().getTypes()))
    return emitOpError("expected extents and strides of one type");
  return success();
}

/// The view that is made cuts the array that it is made of.
template <typename OpT> static LogicalResult verifyCut(OpT Op) {
  if (Op.getTensorView().getType() == Op.getType().getTensorView())
    return success();
  return Op.emitOpError("expected a view of ")
         << Op.getTensorView().getType() << ", got " << Op.getType();
}
LogicalResult MakePartitionViewOp::verify() { return verifyCut(*this); }
LogicalResult MakeStridedViewOp::verify() { return verifyCut(*this); }
LogicalResult MakeGatherScatterViewOp::verify() { return verifyCut(*this); }

static LogicalResult verifyExtents(Operation *Op, int64_t Rank) {
  if (int64_t(Op->getNumResults()) != Rank)
    return Op->emitOpError("expected ")
           << Rank << " results, got " << Op->getNumResults();
  if (!llvm::all_equal(Op->getResultTypes()))
    return Op->emitOpError("expected results of one type");
  return success();
}
LogicalResult GetTensorShapeOp::verify() {
  return verifyExtents(*this, getSrc().getType().getRank());
}
LogicalResult GetIndexSpaceShapeOp::verify() {
  return verifyExtents(*this, tileShapeOf(getSrc().getType()).size());
}

//===----------------------------------------------------------------------===//
// The text form of accesses
//===----------------------------------------------------------------------===//

namespace {
/// The parts of an access, which stand in the order of its definition among the
/// operands.
struct ParsedAccess {
  OpAsmParser::UnresolvedOperand View, Value, Token;
  SmallVector<OpAsmParser::UnresolvedOperand> Index;
  bool HasValue = false, HasToken = false;
  Type ViewType, ValueType;
  SmallVector<Type> IndexTypes;
};

/// What the text form of an access has.
struct AccessForm {
  /// The value comes before the view: "%t, %v[%i]", or not: "%v[%i], add, %t".
  bool ValueFirst = false, ValueLast = false;
  StringRef ModeName; ///< Of the attribute that says what is done; may be "".
};
} // namespace

static ParseResult parseOrdering(OpAsmParser &P, OperationState &State) {
  MemoryOrderingSemanticsAttr Order;
  MemoryScopeAttr Scope;
  if (parseOrdering(P, Order, Scope))
    return failure();
  State.addAttribute("memory_ordering_semantics", Order);
  if (Scope)
    State.addAttribute("memory_scope", Scope);
  return success();
}

static ParseResult parseMode(OpAsmParser &P, OperationState &State,
                             StringRef Name) {
  StringRef Word;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseKeyword(&Word))
    return failure();
  Attribute Mode;
  if (Name == "mode") {
    if (auto Found = symbolizeAtomicRMWMode(Word))
      Mode = AtomicRMWModeAttr::get(P.getContext(), *Found);
  } else if (auto Found = symbolizeMultimemReduction(Word)) {
    Mode = MultimemReductionAttr::get(P.getContext(), *Found);
  }
  if (!Mode)
    return P.emitError(Loc, "unknown operation '") << Word << '\'';
  State.addAttribute(Name, Mode);
  return success();
}

static ParseResult parseOptions(OpAsmParser &P, OperationState &State,
                                ParsedAccess &A) {
  if (succeeded(P.parseOptionalKeyword("token"))) {
    A.HasToken = true;
    if (P.parseEqual() || P.parseOperand(A.Token))
      return failure();
  }
  if (succeeded(P.parseOptionalKeyword("inbounds"))) {
    SmallVector<int8_t> List;
    auto One = [&]() -> ParseResult {
      bool IsTrue = succeeded(P.parseOptionalKeyword("true"));
      List.push_back(IsTrue);
      return IsTrue ? success() : P.parseKeyword("false");
    };
    if (P.parseEqual() ||
        P.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, One))
      return failure();
    // Without a promise there is no attribute.
    if (llvm::is_contained(List, 1))
      State.addAttribute("inbounds",
                         DenseI8ArrayAttr::get(P.getContext(), List));
  }
  if (succeeded(P.parseOptionalKeyword("optimization_hints"))) {
    if (P.parseEqual())
      return failure();
    Attribute Hints = OptimizationHintsAttr::parse(P, {});
    if (!Hints)
      return failure();
    State.addAttribute("optimization_hints", Hints);
  }
  return P.parseOptionalAttrDictWithKeyword(State.attributes);
}

/// The types of the indices: one for all, or one each.
static ParseResult parseIndexTypes(OpAsmParser &P, ParsedAccess &A) {
  SMLoc Loc = P.getCurrentLocation();
  while (succeeded(P.parseOptionalComma()))
    if (parseCudaTileType(P, A.IndexTypes.emplace_back()))
      return failure();
  size_t Count = A.Index.size();
  if (A.IndexTypes.size() == 1)
    A.IndexTypes.assign(Count, Type(A.IndexTypes[0]));
  if (A.IndexTypes.size() != Count)
    return P.emitError(Loc, "expected ")
           << Count << " types of indices, got " << A.IndexTypes.size();
  return success();
}

/// Parses an access; the caller resolves its operands.
static ParseResult parseAccess(OpAsmParser &P, OperationState &State,
                               const AccessForm &Form, ParsedAccess &A) {
  if (parseOrdering(P, State))
    return failure();
  A.HasValue = Form.ValueFirst || Form.ValueLast;
  if (Form.ValueFirst && (P.parseOperand(A.Value) || P.parseComma()))
    return failure();
  if (P.parseOperand(A.View) ||
      P.parseOperandList(A.Index, OpAsmParser::Delimiter::Square))
    return failure();
  if (!Form.ModeName.empty() &&
      (P.parseComma() || parseMode(P, State, Form.ModeName)))
    return failure();
  if (Form.ValueLast && (P.parseComma() || P.parseOperand(A.Value)))
    return failure();
  if (parseOptions(P, State, A) || P.parseColon())
    return failure();
  if (A.HasValue && (parseCudaTileType(P, A.ValueType) || P.parseComma()))
    return failure();
  return failure(parseCudaTileType(P, A.ViewType) || parseIndexTypes(P, A) ||
                 P.parseArrow() || parseCudaTileTypes(P, State.types));
}

/// Resolves the operands in the order that \p ValueAt says: whether the value
/// is before the view, between view and index, or behind the index.
enum class ValueAt { None, First, Second, Behind };
static ParseResult resolveAccess(OpAsmParser &P, OperationState &State,
                                 ParsedAccess &A, ValueAt Where) {
  SMLoc Loc = P.getCurrentLocation();
  auto Value = [&](ValueAt Here) {
    return Here == Where &&
           failed(P.resolveOperand(A.Value, A.ValueType, State.operands));
  };
  if (Value(ValueAt::First) ||
      P.resolveOperand(A.View, A.ViewType, State.operands) ||
      Value(ValueAt::Second) ||
      P.resolveOperands(A.Index, A.IndexTypes, Loc, State.operands) ||
      Value(ValueAt::Behind) ||
      (A.HasToken &&
       P.resolveOperand(A.Token, cuda_tile::TokenType::get(P.getContext()),
                        State.operands)))
    return failure();
  SmallVector<int32_t> Sizes = {1, int32_t(A.Index.size())};
  if (Where == ValueAt::First || Where == ValueAt::Second)
    Sizes.insert(Sizes.begin(), 1);
  if (Where == ValueAt::Behind)
    Sizes.push_back(1);
  Sizes.push_back(A.HasToken);
  State.addAttribute("operandSegmentSizes",
                     P.getBuilder().getDenseI32ArrayAttr(Sizes));
  return success();
}

template <typename OpT>
static void printAccess(OpAsmPrinter &P, OpT Op, const AccessForm &Form,
                        Value Written) {
  P << ' ' << stringifyMemoryOrderingSemantics(Op.getMemoryOrderingSemantics());
  if (auto Scope = Op.getMemoryScopeAttr())
    P << ' ' << stringifyMemoryScope(Scope.getValue());
  P << ' ';
  if (Form.ValueFirst)
    P << Written << ", ";
  P << Op.getView() << '[';
  P.printOperands(Op.getIndex());
  P << ']';
  if (!Form.ModeName.empty()) {
    Attribute Mode = Op->getAttr(Form.ModeName);
    P << ", ";
    if (auto RMW = dyn_cast<AtomicRMWModeAttr>(Mode))
      P << stringifyAtomicRMWMode(RMW.getValue());
    else
      P << stringifyMultimemReduction(
          cast<MultimemReductionAttr>(Mode).getValue());
  }
  if (Form.ValueLast)
    P << ", " << Written;
  if (Op.getToken())
    P << " token = " << Op.getToken();
  if (!Op.getInbounds().empty()) {
    P << " inbounds = [";
    llvm::interleaveComma(Op.getInbounds(), P,
                          [&](int8_t N) { P << (N ? "true" : "false"); });
    P << ']';
  }
  if (auto Hints = Op->template getAttrOfType<OptimizationHintsAttr>(
          "optimization_hints")) {
    P << " optimization_hints = ";
    P.printStrippedAttrOrType(Hints);
  }
  P.printOptionalAttrDictWithKeyword(
      Op->getAttrs(),
      {"memory_ordering_semantics", "memory_scope", "optimization_hints",
       "operandSegmentSizes", "inbounds", "mode", "reduction"});
  P << " : ";
  if (Written) {
    printCudaTileType(P, Written.getType());
    P << ", ";
  }
  printCudaTileType(P, Op.getView().getType());
  TypeRange Types = Op.getIndex().getTypes();
  if (!Types.empty()) {
    P << ", ";
    printCudaTileTypes(P, llvm::all_equal(Types) ? Types.take_front(1) : Types);
  }
  P << " -> ";
  printCudaTileTypes(P, Op->getResultTypes());
}

//===----------------------------------------------------------------------===//
// What accesses must be
//===----------------------------------------------------------------------===//

/// Whether \p Tile is what \p View gives, and there is an index for each of its
/// dimensions.
static LogicalResult verifyThrough(Operation *Op, Type View, OperandRange Index,
                                   Type Tile, ArrayRef<int8_t> InBounds) {
  ArrayRef<int32_t> Shape = tileShapeOf(View);
  auto T = cast<TileType>(Tile);
  if (T.getElementType() != tensorOf(View).getElementType() ||
      !llvm::equal(T.getShape(), Shape))
    return Op->emitOpError("expected a tile of the view, got ")
           << Tile << " for " << View;
  if (Index.size() != Shape.size())
    return Op->emitOpError("expected ")
           << Shape.size() << " indices, got " << Index.size();
  auto Gather = dyn_cast<GatherScatterViewType>(View);
  Type Element;
  for (auto [I, V] : llvm::enumerate(Index)) {
    auto IndexType = cast<TileType>(V.getType());
    bool IsSparse = Gather && int64_t(I) == Gather.getSparseDim();
    SmallVector<int64_t, 1> Expected;
    if (IsSparse)
      Expected.push_back(Shape[I]);
    if (IndexType.getShape() != ArrayRef(Expected))
      return Op->emitOpError("index ")
             << I << " must be a tile of "
             << (IsSparse ? "rank 1 with an index for each row" : "rank 0")
             << ", got " << IndexType;
    if (Element && IndexType.getElementType() != Element)
      return Op->emitOpError("expected indices of one element type");
    Element = IndexType.getElementType();
  }
  if (!InBounds.empty() && InBounds.size() != Shape.size())
    return Op->emitOpError("expected inbounds for ")
           << Shape.size() << " dimensions, got " << InBounds.size();
  if (llvm::any_of(InBounds, [](int8_t N) { return N != 0 && N != 1; }))
    return Op->emitOpError("expected 0 or 1 for each dimension of inbounds");
  return success();
}

ParseResult LoadViewTkoOp::parse(OpAsmParser &P, OperationState &State) {
  ParsedAccess A;
  return failure(parseAccess(P, State, {}, A) ||
                 resolveAccess(P, State, A, ValueAt::None));
}
void LoadViewTkoOp::print(OpAsmPrinter &P) { printAccess(P, *this, {}, {}); }
LogicalResult LoadViewTkoOp::verify() {
  if (failed(verifyThrough(*this, getView().getType(), getIndex(),
                           getTile().getType(), getInbounds())))
    return failure();
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        LoadOrders);
}

ParseResult StoreViewTkoOp::parse(OpAsmParser &P, OperationState &State) {
  ParsedAccess A;
  return failure(parseAccess(P, State, {true, false, ""}, A) ||
                 resolveAccess(P, State, A, ValueAt::First));
}
void StoreViewTkoOp::print(OpAsmPrinter &P) {
  printAccess(P, *this, {true, false, ""}, getTile());
}
LogicalResult StoreViewTkoOp::verify() {
  if (failed(verifyThrough(*this, getView().getType(), getIndex(),
                           getTile().getType(), getInbounds())))
    return failure();
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        StoreOrders);
}

ParseResult AtomicRedViewTkoOp::parse(OpAsmParser &P, OperationState &State) {
  ParsedAccess A;
  return failure(parseAccess(P, State, {false, true, "mode"}, A) ||
                 resolveAccess(P, State, A, ValueAt::Behind));
}
void AtomicRedViewTkoOp::print(OpAsmPrinter &P) {
  printAccess(P, *this, {false, true, "mode"}, getValue());
}
LogicalResult AtomicRedViewTkoOp::verify() {
  Type View = getView().getType();
  if (isa<GatherScatterViewType>(View))
    return emitOpError("has no form for gather_scatter_view");
  if (failed(verifyThrough(*this, View, getIndex(), getValue().getType(),
                           getInbounds())) ||
      failed(verifyAtomicMode(
          *this, getMode(),
          cast<TileType>(getValue().getType()).getElementType())))
    return failure();
  if (getMode() == AtomicRMWMode::Xchg)
    return emitOpError("has no xchg: there is no result");
  if (getMemoryScope() == MemoryScope::System)
    return emitOpError("has the scopes tl_blk and device only");
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        MemoryOrderingSemantics::Relaxed);
}

//===----------------------------------------------------------------------===//
// Multicast memory
//===----------------------------------------------------------------------===//

ParseResult MultimemLoadReduceViewTkoOp::parse(OpAsmParser &P,
                                               OperationState &State) {
  ParsedAccess A;
  return failure(parseAccess(P, State, {false, false, "reduction"}, A) ||
                 resolveAccess(P, State, A, ValueAt::None));
}
void MultimemLoadReduceViewTkoOp::print(OpAsmPrinter &P) {
  printAccess(P, *this, {false, false, "reduction"}, {});
}
LogicalResult MultimemLoadReduceViewTkoOp::verify() {
  if (failed(verifyThrough(*this, getView().getType(), getIndex(),
                           getTile().getType(), getInbounds())))
    return failure();
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        LoadOrders);
}

ParseResult MultimemReduceViewTkoOp::parse(OpAsmParser &P,
                                           OperationState &State) {
  ParsedAccess A;
  return failure(parseAccess(P, State, {false, true, "reduction"}, A) ||
                 resolveAccess(P, State, A, ValueAt::Second));
}
void MultimemReduceViewTkoOp::print(OpAsmPrinter &P) {
  printAccess(P, *this, {false, true, "reduction"}, getTile());
}
LogicalResult MultimemReduceViewTkoOp::verify() {
  if (failed(verifyThrough(*this, getView().getType(), getIndex(),
                           getTile().getType(), getInbounds())))
    return failure();
  return verifyOrdering(
      *this, getMemoryOrderingSemantics(), getMemoryScope(),
      {MemoryOrderingSemantics::Relaxed, MemoryOrderingSemantics::Release});
}

ParseResult MultimemStoreViewTkoOp::parse(OpAsmParser &P,
                                          OperationState &State) {
  ParsedAccess A;
  return failure(parseAccess(P, State, {false, true, ""}, A) ||
                 resolveAccess(P, State, A, ValueAt::Second));
}
void MultimemStoreViewTkoOp::print(OpAsmPrinter &P) {
  printAccess(P, *this, {false, true, ""}, getTile());
}
LogicalResult MultimemStoreViewTkoOp::verify() {
  if (failed(verifyThrough(*this, getView().getType(), getIndex(),
                           getTile().getType(), getInbounds())))
    return failure();
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        StoreOrders);
}
