//===- AddressOps.cpp - Memory accessed by addresses ----------------------===//
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
// Assembly: the types of what may be left out
//===----------------------------------------------------------------------===//

using MaybeOperand = std::optional<OpAsmParser::UnresolvedOperand>;

/// `, type` if there is a mask.
static ParseResult parseMaskType(OpAsmParser &P, const MaybeOperand &Mask,
                                 Type &T) {
  if (!Mask)
    return success();
  return failure(P.parseComma() || nv_tileas::parseShortType(P, T));
}

static void printMaskType(OpAsmPrinter &P, Operation *Op, Value, Type T) {
  nv_tileas::printMoreTypes(P, Op, T);
}

/// The same, and the type of the padding after it.
static ParseResult parseGuardTypes(OpAsmParser &P, const MaybeOperand &Mask,
                                   Type &MaskType, const MaybeOperand &Padding,
                                   Type &PaddingType) {
  return failure(parseMaskType(P, Mask, MaskType) ||
                 parseMaskType(P, Padding, PaddingType));
}

static void printGuardTypes(OpAsmPrinter &P, Operation *Op, Value, Type Mask,
                            Value, Type Padding) {
  nv_tileas::printMoreTypes(P, Op, Mask);
  nv_tileas::printMoreTypes(P, Op, Padding);
}

#define GET_OP_CLASSES
#include "opennvvm/Dialect/NVTileAS/OpsAddress.cpp.inc"

void NVTileASDialect::registerAddressOps() {
  addOperations<
#define GET_OP_LIST
#include "opennvvm/Dialect/NVTileAS/OpsAddress.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// What accesses share
//===----------------------------------------------------------------------===//

static Type elementOf(Type T) {
  auto Tile = dyn_cast<TileType>(T);
  return Tile ? Tile.getElementType() : T;
}

/// Whether \p T has an element of \p Element for each of \p Data: both are
/// numbers, or tiles of one shape.
static bool isLike(Type T, Type Data, Type Element) {
  auto Tile = dyn_cast<TileType>(T), Of = dyn_cast<TileType>(Data);
  if (!Tile || !Of)
    return !Tile && !Of && T == Element;
  return Tile.getShape() == Of.getShape() && Tile.getElementType() == Element;
}

/// That there is an address, and perhaps a bit of the mask, for each element of
/// \p Data.
template <typename OpT>
static LogicalResult verifyAddresses(OpT Op, Type Data) {
  MLIRContext *Context = Op.getContext();
  if (!isTileElementType(elementOf(Data)))
    return Op.emitOpError("cannot access elements of ") << elementOf(Data);
  Type At = Op.getAddresses().getType();
  if (!isLike(At, Data, IntegerType::get(Context, 64)))
    return Op.emitOpError("expects addresses of i64 in the shape of ")
           << Data << ", but got " << At;
  Value Mask = Op.getMask();
  if (Mask && !isLike(Mask.getType(), Data, IntegerType::get(Context, 1)))
    return Op.emitOpError("expects a mask of i1 in the shape of ")
           << Data << ", but got " << Mask.getType();
  return success();
}

/// That the ordering is one of \p Legal, with a scope unless it is weak.
template <typename OpT>
static LogicalResult verifyOrdering(OpT Op, StringRef Name,
                                    ArrayRef<MemSemantic> Legal) {
  MemSemantic Semantic = Op.getMemSemantic().value_or(MemSemantic::Weak);
  if (!llvm::is_contained(Legal, Semantic))
    return Op.emitOpError(Name)
           << " does not support '" << stringifyMemSemantic(Semantic)
           << "' memory semantic";
  return verifyAtomicScope(Op, Op.getMemSemantic(), Op.getMemScope());
}

static constexpr MemSemantic LoadOrders[] = {
    MemSemantic::Weak, MemSemantic::Relaxed, MemSemantic::Acquire};
static constexpr MemSemantic StoreOrders[] = {
    MemSemantic::Weak, MemSemantic::Relaxed, MemSemantic::Release};
static constexpr MemSemantic AtomicOrders[] = {
    MemSemantic::Relaxed, MemSemantic::Acquire, MemSemantic::Release,
    MemSemantic::AcqRel};
static constexpr MemSemantic FenceOrders[] = {
    MemSemantic::Acquire, MemSemantic::Release, MemSemantic::AcqRel};

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

LogicalResult OffsetOp::verify() {
  Type At = getAddresses().getType(), By = getOffset().getType();
  if (!elementOf(At).isInteger(64))
    return emitOpError("expects addresses of i64, but got ") << At;
  if (!isa<IntegerType>(elementOf(By)) || !isLike(By, At, elementOf(By)))
    return emitOpError("expects offsets of integers in the shape of ")
           << At << ", but got " << By;
  if (!isTileElementType(getElement()))
    return emitOpError("cannot count elements of ") << getElement();
  return success();
}

LogicalResult AllocAtOp::verify() {
  int64_t Alignment = static_cast<int64_t>(getAlignment());
  if (static_cast<int64_t>(getCount()) < 1 || Alignment < 1 ||
      !llvm::isPowerOf2_64(Alignment) || !isTileElementType(getElement()))
    return emitOpError("expects elements of a tile, and an alignment that is a "
                       "power of two, but got ")
           << static_cast<int64_t>(getCount()) << " of " << getElement()
           << " at multiples of " << Alignment;
  return success();
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

LogicalResult LoadAtOp::verify() {
  Type Data = getResult().getType();
  if (failed(verifyAddresses(*this, Data)))
    return failure();
  if (getPadding() &&
      (!getMask() || getPaddingValue() || getPadding().getType() != Data))
    return withNote(
        emitOpError("expects a padding of the result's type, with a mask and "
                    "no padding value"),
        "the padding is of type ", getPadding().getType(), ", the result of ",
        Data);
  PaddingValue Padding = getPaddingValue().value_or(PaddingValue::Zero);
  if (Padding != PaddingValue::Zero && !isFloatLike(elementOf(Data)))
    return withNote(
        emitOpError("NaN, infinities, and negative zero padding values are "
                    "valid only for floating-point elements"),
        "the elements are of type ", elementOf(Data));
  return verifyOrdering(*this, "load_at", LoadOrders);
}

LogicalResult StoreAtOp::verify() {
  return success(succeeded(verifyAddresses(*this, getValue().getType())) &&
                 succeeded(verifyOrdering(*this, "store_at", StoreOrders)));
}

/// Whether atomics have \p Mode on \p Element.
static bool hasAtomic(RMWMode Mode, Type Element) {
  int64_t Bits = getElementBitWidth(Element);
  bool IsFloat = isFloatLike(Element);
  if (Bits != 32 && Bits != 64)
    return Bits == 16 && IsFloat && Mode == RMWMode::Add;
  switch (Mode) {
  case RMWMode::FAdd:
    return false;
  case RMWMode::Add:
  case RMWMode::Xchg:
    return true;
  default:
    return !IsFloat;
  }
}

LogicalResult AtomicRMWAtOp::verify() {
  Type Data = getValue().getType();
  if (getResult().getType() != Data)
    return emitOpError("expects a result of ")
           << Data << ", but got " << getResult().getType();
  if (failed(verifyAddresses(*this, Data)))
    return failure();
  if (!hasAtomic(getRmwMode(), elementOf(Data)))
    return emitOpError("has no '")
           << stringifyRMWMode(getRmwMode()) << "' of " << elementOf(Data);
  return verifyOrdering(*this, "atomic_rmw_at", AtomicOrders);
}

LogicalResult AtomicCASAtOp::verify() {
  Type Data = getValue().getType();
  if (failed(verifyAddresses(*this, Data)))
    return failure();
  int64_t Bits = getElementBitWidth(elementOf(Data));
  if (Bits != 32 && Bits != 64)
    return emitOpError("expects elements of 32 or 64 bits, but got ")
           << elementOf(Data);
  return verifyOrdering(*this, "atomic_cas_at", AtomicOrders);
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

OpFoldResult JoinTokensOp::fold(FoldAdaptor) {
  return getTokens().size() == 1 ? OpFoldResult(getTokens().front())
                                 : OpFoldResult();
}

LogicalResult FenceOp::verify() {
  if (getAliases() && !getMemSemantic() && !getMemScope())
    return success();
  if (getAliases())
    return withNote(
        emitOpError("has 'aliases' or a memory semantic, and not both"),
        "the memory scope is ",
        getMemScope() ? stringifyMemScope(*getMemScope()) : "missing");
  return verifyOrdering(*this, "fence", FenceOrders);
}
