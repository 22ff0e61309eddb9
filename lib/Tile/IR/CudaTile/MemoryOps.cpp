//===- MemoryOps.cpp - Accesses through pointers --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryOps.h"
#include "Directives.h"

using namespace mlir;
using namespace mlir::cuda_tile;

static TileType tile(Value V) { return cast<TileType>(V.getType()); }

LogicalResult
cuda_tile::verifyOrdering(Operation *Op, MemoryOrderingSemantics Order,
                          std::optional<MemoryScope> Scope,
                          ArrayRef<MemoryOrderingSemantics> Allowed) {
  if (!llvm::is_contained(Allowed, Order))
    return Op->emitOpError("has no ordering ")
           << stringifyMemoryOrderingSemantics(Order);
  bool IsWeak = Order == MemoryOrderingSemantics::Weak;
  if (IsWeak && Scope)
    return Op->emitOpError("weak accesses have no scope");
  if (!IsWeak && !Scope)
    return Op->emitOpError(stringifyMemoryOrderingSemantics(Order))
           << " accesses need a scope";
  return success();
}

/// Whether \p Values are what \p Pointers point to.
static LogicalResult verifyPointees(Operation *Op, Value Pointers,
                                    Value Values) {
  TileType At = tile(Pointers), T = tile(Values);
  Type Pointee =
      cast<cuda_tile::PointerType>(At.getElementType()).getPointeeType();
  if (At.getShape() == T.getShape() && Pointee == T.getElementType())
    return success();
  return Op->emitOpError("expected a value for each pointer, got ")
         << T << " and " << At;
}

static LogicalResult verifyMask(Operation *Op, Value Mask, Value Pointers) {
  if (!Mask || tile(Mask).getShape() == tile(Pointers).getShape())
    return success();
  return Op->emitOpError("expected a mask of the shape of ")
         << Pointers.getType() << ", got " << Mask.getType();
}

LogicalResult JoinTokensOp::verify() {
  return getTokens().size() > 1 ? success()
                                : emitOpError("needs two tokens or more, got ")
                                      << getTokens().size();
}

//===----------------------------------------------------------------------===//
// load_ptr_tko as text
//===----------------------------------------------------------------------===//

/// Whether the pointers of type \p T point to i1: then a padding alone has the
/// type of a mask.
static bool pointsToBits(Type T) {
  auto Tile = dyn_cast_or_null<TileType>(T);
  auto Pointer = Tile ? dyn_cast<cuda_tile::PointerType>(Tile.getElementType())
                      : cuda_tile::PointerType();
  return Pointer && Pointer.getPointeeType().isInteger(1);
}

namespace {
/// The operands of a load, and their types.
struct ParsedLoad {
  SmallVector<OpAsmParser::UnresolvedOperand, 3> Operands;
  SmallVector<OpAsmParser::UnresolvedOperand, 1> Token;
  SmallVector<Type, 3> Types;
  bool SaysPadding = false; ///< `padding=` is before the last operand.

  ParseResult parseOperands(OpAsmParser &P);
  /// Whether the second operand is no mask but the padding.
  bool hasPaddingOnly() const;
};
} // namespace

ParseResult ParsedLoad::parseOperands(OpAsmParser &P) {
  do {
    if (Operands.size() == 1 && succeeded(P.parseOptionalKeyword("padding"))) {
      SaysPadding = true;
      if (P.parseEqual())
        return failure();
    }
    if (P.parseOperand(Operands.emplace_back()))
      return failure();
  } while (Operands.size() < 3 && !SaysPadding &&
           succeeded(P.parseOptionalComma()));
  if (succeeded(P.parseOptionalKeyword("token")))
    return failure(P.parseEqual() || P.parseOperand(Token.emplace_back()));
  return success();
}

bool ParsedLoad::hasPaddingOnly() const {
  if (Types.size() != 2)
    return false;
  auto Second = dyn_cast_or_null<TileType>(Types[1]);
  return SaysPadding || (Second && !Second.getElementType().isInteger(1));
}

ParseResult LoadPtrTkoOp::parse(OpAsmParser &P, OperationState &State) {
  MemoryOrderingSemanticsAttr Order;
  MemoryScopeAttr Scope;
  OptimizationHintsAttr Hints;
  ParsedLoad Load;
  if (parseOrdering(P, Order, Scope))
    return failure();
  SMLoc Loc = P.getCurrentLocation();
  if (Load.parseOperands(P))
    return failure();
  if (succeeded(P.parseOptionalKeyword("optimization_hints")) &&
      (P.parseEqual() || P.parseCustomAttributeWithFallback(Hints, Type())))
    return failure();
  if (P.parseOptionalAttrDict(State.attributes) || P.parseColon())
    return failure();
  for (size_t I = 0; I != Load.Operands.size(); ++I)
    if ((I && P.parseComma()) ||
        parseCudaTileType(P, Load.Types.emplace_back()))
      return failure();
  Type Result, Token;
  if (P.parseArrow() || parseCudaTileType(P, Result) || P.parseComma() ||
      parseCudaTileType(P, Token))
    return failure();
  auto &Known = State.getOrAddProperties<Properties>();
  Known.memory_ordering_semantics = Order;
  Known.memory_scope = Scope;
  Known.optimization_hints = Hints;
  bool HasMask = Load.Operands.size() > 1 && !Load.hasPaddingOnly();
  bool HasPadding = Load.Operands.size() > (HasMask ? 2U : 1U);
  llvm::copy(ArrayRef<int32_t>({1, HasMask, HasPadding,
                                static_cast<int32_t>(Load.Token.size())}),
             Known.operandSegmentSizes.begin());
  State.addTypes({Result, Token});
  return failure(
      P.resolveOperands(Load.Operands, Load.Types, Loc, State.operands) ||
      P.resolveOperands(Load.Token, TokenType::get(P.getContext()),
                        State.operands));
}

void LoadPtrTkoOp::print(OpAsmPrinter &P) {
  P << ' ';
  printOrdering(P, *this, getMemoryOrderingSemanticsAttr(),
                getMemoryScopeAttr());
  P << ' ' << getSource();
  if (getMask())
    P << ", " << getMask();
  if (getPaddingValue()) {
    P << ", ";
    if (!getMask() && pointsToBits(getSource().getType()))
      P << "padding=";
    P << getPaddingValue();
  }
  if (getToken())
    P << " token=" << getToken();
  if (getOptimizationHintsAttr()) {
    P << " optimization_hints = ";
    P.printStrippedAttrOrType(getOptimizationHintsAttr());
  }
  P.printOptionalAttrDict(
      (*this)->getAttrs(),
      {getOperandSegmentSizesAttrName(), getMemoryOrderingSemanticsAttrName(),
       getMemoryScopeAttrName(), getOptimizationHintsAttrName()});
  P << " : ";
  printCudaTileType(P, getSource().getType());
  for (Value V : {getMask(), getPaddingValue()})
    if (V) {
      P << ", ";
      printCudaTileType(P, V.getType());
    }
  P << " -> ";
  printCudaTileType(P, getResult().getType());
  P << ", ";
  printCudaTileType(P, getResultToken().getType());
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

LogicalResult AllocaOp::verify() {
  Type Pointee =
      cast<cuda_tile::PointerType>(tile(getResult()).getElementType())
          .getPointeeType();
  int64_t Align = getAlignment();
  if (int64_t(getNumElem()) < 1)
    return emitOpError("needs a number of elements above zero");
  if (Align < 1 || (Align & (Align - 1)) ||
      Align * 8 < int64_t(elementBits(Pointee)))
    return emitOpError("alignment must be a power of two that ")
           << Pointee << " fits, got " << Align;
  return success();
}

LogicalResult LoadPtrTkoOp::verify() {
  if (getPaddingValue() && getPaddingValue().getType() != getResult().getType())
    return emitOpError("expected a padding value of the result's type, got ")
           << getPaddingValue().getType();
  if (failed(verifyPointees(*this, getSource(), getResult())) ||
      failed(verifyMask(*this, getMask(), getSource())))
    return failure();
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        LoadOrders);
}

LogicalResult StorePtrTkoOp::verify() {
  if (failed(verifyPointees(*this, getDestination(), getValue())) ||
      failed(verifyMask(*this, getMask(), getDestination())))
    return failure();
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        StoreOrders);
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

LogicalResult cuda_tile::verifyAtomicMode(Operation *Op, AtomicRMWMode Mode,
                                          Type T) {
  bool Fits;
  switch (Mode) {
  case AtomicRMWMode::AddF:
    Fits = isBaseFloat(T);
    break;
  case AtomicRMWMode::Xchg:
    Fits = (isAnyInt(T) || isBaseFloat(T)) && elementBits(T) >= 32;
    break;
  default:
    Fits = isAnyInt(T) && elementBits(T) >= 32;
  }
  return Fits ? success()
              : Op->emitOpError("has no ")
                    << stringifyAtomicRMWMode(Mode) << " for " << T;
}

LogicalResult AtomicRMWTkoOp::verify() {
  if (failed(verifyPointees(*this, getPointers(), getArg())) ||
      failed(verifyMask(*this, getMask(), getPointers())) ||
      failed(
          verifyAtomicMode(*this, getMode(), tile(getArg()).getElementType())))
    return failure();
  if (getResult().getType() != getArg().getType())
    return emitOpError("expected a result of the type of its value");
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        AtomicOrders);
}

LogicalResult AtomicCASTkoOp::verify() {
  Type T = tile(getVal()).getElementType();
  if (!(isAnyInt(T) || isBaseFloat(T)) || elementBits(T) < 32)
    return emitOpError("compares 32 or 64 bits, got ") << T;
  if (failed(verifyPointees(*this, getPointers(), getVal())) ||
      failed(verifyMask(*this, getMask(), getPointers())))
    return failure();
  if (getResult().getType() != getVal().getType())
    return emitOpError("expected a result of the type of its values");
  return verifyOrdering(*this, getMemoryOrderingSemantics(), getMemoryScope(),
                        AtomicOrders);
}
