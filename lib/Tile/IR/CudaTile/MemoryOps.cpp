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
