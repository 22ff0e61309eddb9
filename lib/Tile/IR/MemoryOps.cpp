//===- MemoryOps.cpp - Tiled memory ---------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Atomics.h"
#include "Notes.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"

using namespace mlir;
using namespace mlir::nv_tileas;

//===----------------------------------------------------------------------===//
// Assembly: [coords] offsets [offsets] token tokens
//===----------------------------------------------------------------------===//

using Operands = SmallVectorImpl<OpAsmParser::UnresolvedOperand>;

/// `[%i, %j]`, with the types after a colon if one is not `index`.
static ParseResult parsePositions(OpAsmParser &P, Operands &Values,
                                  SmallVectorImpl<Type> &Types) {
  if (P.parseLSquare() || P.parseOperandList(Values))
    return failure();
  if (succeeded(P.parseOptionalColon())) {
    if (nv_tileas::parseShortTypes(P, Types))
      return failure();
  } else {
    Types.assign(Values.size(), P.getBuilder().getIndexType());
  }
  return P.parseRSquare();
}

static void printPositions(OpAsmPrinter &P, OperandRange Values,
                           TypeRange Types) {
  P << '[' << Values;
  if (!llvm::all_of(Types, [](Type T) { return T.isIndex(); })) {
    P << " : ";
    nv_tileas::printShortTypes(P, nullptr, Types);
  }
  P << ']';
}

static ParseResult parseTiledPosition(OpAsmParser &P, Operands &Coords,
                                      SmallVectorImpl<Type> &CoordTypes,
                                      Operands &Offsets,
                                      SmallVectorImpl<Type> &OffsetTypes,
                                      Operands &Tokens,
                                      SmallVectorImpl<Type> &TokenTypes) {
  if (parsePositions(P, Coords, CoordTypes))
    return failure();
  if (succeeded(P.parseOptionalKeyword("offsets")) &&
      parsePositions(P, Offsets, OffsetTypes))
    return failure();
  if (failed(P.parseOptionalKeyword("token")))
    return success();
  return failure(P.parseOperandList(Tokens) || P.parseColon() ||
                 nv_tileas::parseShortTypes(P, TokenTypes));
}

static void printTiledPosition(OpAsmPrinter &P, Operation *Op,
                               OperandRange Coords, TypeRange CoordTypes,
                               OperandRange Offsets, TypeRange OffsetTypes,
                               OperandRange Tokens, TypeRange TokenTypes) {
  printPositions(P, Coords, CoordTypes);
  if (!Offsets.empty()) {
    P << " offsets ";
    printPositions(P, Offsets, OffsetTypes);
  }
  if (!Tokens.empty()) {
    P << " token " << Tokens << " : ";
    nv_tileas::printShortTypes(P, Op, TokenTypes);
  }
}

//===----------------------------------------------------------------------===//
// Assembly: at [origin] sizes [extents] strides [strides]
//===----------------------------------------------------------------------===//

static constexpr StringLiteral GroupWords[] = {"at", "sizes", "strides"};

static ParseResult parseGroups(OpAsmParser &P, Operands &Values,
                               DenseI32ArrayAttr &Groups) {
  SmallVector<int32_t, 3> Sizes;
  for (StringRef Word : GroupWords) {
    size_t Before = Values.size();
    if (succeeded(P.parseOptionalKeyword(Word)) &&
        P.parseOperandList(Values, OpAsmParser::Delimiter::Square))
      return failure();
    Sizes.push_back(Values.size() - Before);
  }
  if (!Values.empty())
    Groups = P.getBuilder().getDenseI32ArrayAttr(Sizes);
  return success();
}

static void printGroups(OpAsmPrinter &P, Operation *, OperandRange Values,
                        DenseI32ArrayAttr Groups) {
  if (!Groups)
    return;
  for (auto [Word, Size] : llvm::zip(GroupWords, Groups.asArrayRef())) {
    if (Size)
      P << ' ' << Word << " [" << Values.take_front(Size) << ']';
    Values = Values.drop_front(Size);
  }
}

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsMemory.cpp.inc"

void NVTileASDialect::registerMemoryOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsMemory.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// How many coordinates `at` has: those of the source, or of the view if the
/// source is an address.
static int64_t originRank(Type Source, TiledViewType View) {
  if (auto From = dyn_cast<TiledViewType>(Source))
    return From.getRank();
  auto Shaped = dyn_cast<ShapedType>(Source);
  return Shaped && Shaped.hasRank() ? Shaped.getRank() : View.getRank();
}

LogicalResult BlockTileOp::verify() {
  if (!getGroups()) {
    if (getPosition().empty())
      return success();
    return withNote(
        emitOpError("expects 'groups' to say what its operands are"),
        "operands after the source: ", getPosition().size());
  }
  ArrayRef<int32_t> Groups = *getGroups();
  TiledViewType View = getView().getType();
  bool IsView = isa<TiledViewType, ShapedType>(getSource().getType());
  int64_t Ranks[] = {originRank(getSource().getType(), View), View.getRank(),
                     View.getRank()};
  int64_t Sum = 0;
  bool Fits = Groups.size() == 3 && Ranks[0] >= View.getRank();
  for (size_t I = 0; Fits && I < 3; ++I) {
    Fits = Groups[I] == 0 || Groups[I] == Ranks[I];
    Sum += Groups[I];
  }
  if (!Fits || Sum != static_cast<int64_t>(getPosition().size()))
    return withNote(
        emitOpError("expects one index for each dimension in 'at', 'sizes' "
                    "and 'strides'"),
        "the source has ", Ranks[0], " dimensions, the view ", View.getRank());
  if (IsView && (Groups[1] || Groups[2]))
    return withNote(
        emitOpError("has 'sizes' and 'strides' only if its source is an "
                    "address"),
        "the source is of type ", getSource().getType());
  return success();
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

LogicalResult
mlir::nv_tileas::verifyAtomicScope(Operation *Op,
                                   std::optional<MemSemantic> Semantic,
                                   std::optional<MemScope> Scope) {
  bool IsWeak = Semantic.value_or(MemSemantic::Weak) == MemSemantic::Weak;
  if (!IsWeak && !Scope)
    return withNote(
        Op->emitOpError("memory scope is required when memory semantic is "
                        "stronger than weak"),
        "the memory semantic is ", stringifyMemSemantic(*Semantic));
  if (IsWeak && Scope)
    return withNote(
        Op->emitOpError("weak memory semantic must not carry a memory scope"),
        "the memory scope is ", stringifyMemScope(*Scope));
  return success();
}

template <typename OpT> static LogicalResult verifyScope(OpT Op) {
  return verifyAtomicScope(Op, Op.getMemSemantic(), Op.getMemScope());
}

/// Whether \p View is the result of block_tile, of this dialect or another.
static bool comesFromBlockTile(Value View) {
  Operation *Op = View.getDefiningOp();
  if (!Op)
    return false;
  StringRef Name = Op->getName().getStringRef();
  return Name == "block_tile" || Name.ends_with(".block_tile");
}

/// Adds a note that says where \p View comes from.
static LogicalResult withOrigin(InFlightDiagnostic Finding, Value View) {
  if (Operation *Op = View.getDefiningOp())
    Finding.attachNote(Op->getLoc())
        << "the view is a result of '" << Op->getName() << "'";
  else
    Finding.attachNote(View.getLoc()) << "the view is a block argument";
  return failure();
}

template <typename OpT>
static LogicalResult verifyLoadStore(OpT Op, StringRef Name) {
  MemSemantic Semantic = Op.getMemSemantic().value_or(MemSemantic::Weak);
  if (Semantic != MemSemantic::Weak && Semantic != MemSemantic::Relaxed)
    return Op.emitOpError(Name)
           << " does not support '" << stringifyMemSemantic(Semantic)
           << "' memory semantic";
  if (failed(verifyScope(Op)))
    return failure();
  if (!comesFromBlockTile(Op.getView()))
    return withOrigin(Op.emitOpError(Name)
                          << "'s tiled_view type must be produced by "
                             "block_tile directly",
                      Op.getView());
  return success();
}

LogicalResult TiledLoadOp::verify() {
  return verifyLoadStore(*this, "tiled_load");
}

LogicalResult AsyncTiledLoadOp::verify() {
  return verifyLoadStore(*this, "tiled_load");
}

LogicalResult TiledStoreOp::verify() {
  return verifyLoadStore(*this, "tiled_store");
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

static bool isBitwise(RMWMode Mode) {
  return Mode == RMWMode::And || Mode == RMWMode::Or || Mode == RMWMode::Xor;
}

/// The constraints on elements that all of these operations share.
static LogicalResult verifyAtomicWidth(Operation *Op, StringRef Name,
                                       Type Element, RMWMode Mode) {
  int64_t Bits = getElementBitWidth(Element);
  if (Bits == 8)
    return withNote(Op->emitOpError(Name) << " not supported for 8-bit types",
                    "the elements are of type ", Element);
  if (Bits < 8)
    return withNote(Op->emitOpError(Name)
                        << " not supported for sub-byte types",
                    "the elements are of type ", Element);
  if (Bits != 16)
    return success();
  if (!isFloatLike(Element))
    return withNote(Op->emitOpError(Name)
                        << " not supported for 16-bit integer",
                    "the elements are of type ", Element);
  if (Mode != RMWMode::Add && Mode != RMWMode::Max && Mode != RMWMode::Min)
    return withNote(Op->emitOpError(Name)
                        << " for 16-bit float only supports add, max, "
                           "min operations",
                    "the operation is ", stringifyRMWMode(Mode));
  return success();
}

static LogicalResult verifyAtomicMode(Operation *Op, StringRef Name,
                                      Type Element, RMWMode Mode) {
  if (Mode == RMWMode::FAdd)
    return withNote(
        Op->emitOpError("tiled_atomic_rmw op cannot use fadd operation, "
                        "please use add instead for both int and float "
                        "types"),
        "the elements are of type ", Element);
  if (Mode == RMWMode::Xchg)
    return withNote(
        Op->emitOpError("tiled_atomic_rmw op cannot use xchg operation"),
        "the elements are of type ", Element);
  if (isBitwise(Mode) && isFloatLike(Element))
    return withNote(Op->emitOpError(Name)
                        << " does not support bitwise operations on floats",
                    "the operation is ", stringifyRMWMode(Mode), " of ",
                    Element);
  return success();
}

LogicalResult mlir::nv_tileas::verifyAtomicElement(Operation *Op,
                                                   StringRef Name, Type Element,
                                                   RMWMode Mode) {
  return success(succeeded(verifyAtomicWidth(Op, Name, Element, Mode)) &&
                 succeeded(verifyAtomicMode(Op, Name, Element, Mode)));
}

/// \p Name is what the messages shared with the asynchronous form call it.
template <typename OpT>
static LogicalResult verifyAtomic(OpT Op, StringRef Name) {
  Type Element = Op.getView().getType().getElementType();
  if (failed(verifyAtomicElement(Op, Name, Element, Op.getRmwMode())))
    return failure();
  AtomAttr Atom = Op.getAtomAttr();
  if (Atom.isTma() && Atom.getKind() != AtomKind::TmaReduce)
    return withNote(Op.emitOpError("expected a TMA reduce atom"),
                    "the atom is ", Atom);
  if (Atom.isTma() && Atom.getMode() == AtomMode::Scatter4)
    return withNote(Op.emitOpError("TMA reduce does not support scatter mode"),
                    "the atom is ", Atom);
  if (failed(verifyScope(Op)))
    return failure();
  if (!comesFromBlockTile(Op.getView()))
    return withOrigin(
        Op.emitOpError("tiled_atomic_rmw's tiled_view type must be produced "
                       "by block_tile directly"),
        Op.getView());
  return success();
}

LogicalResult TiledAtomicRMWOp::verify() {
  return verifyAtomic(*this, "tiled_atomic_rmw");
}

LogicalResult AsyncTiledAtomicRMWOp::verify() {
  return verifyAtomic(*this, "async_tiled_atomic_rmw");
}
