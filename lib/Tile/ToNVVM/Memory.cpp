//===- Memory.cpp - Accesses of threads to memory -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Memory.h"
#include "TokenOrder.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

bool Ordering::acquires() const {
  return Semantic == MemSemantic::Acquire || Semantic == MemSemantic::AcqRel;
}

bool Ordering::releases() const {
  return Semantic == MemSemantic::Release || Semantic == MemSemantic::AcqRel;
}

StringRef Ordering::scopeName() const {
  switch (Scope.value_or(MemScope::Sys)) {
  case MemScope::TlBlk:
    return "block";
  case MemScope::Cluster:
    return "cluster";
  case MemScope::Gpu:
    return "device";
  case MemScope::Sys:
    return "";
  }
  return "";
}

static Operation *fence(Lowering &L, const Ordering &O) {
  return LLVM::FenceOp::create(L.B, LLVM::AtomicOrdering::acq_rel,
                               O.scopeName());
}

void release(Lowering &L, const Ordering &O) {
  L.barrier();
  fence(L, O)->setAttr(ReleaseAttr, L.B.getUnitAttr());
}

void acquire(Lowering &L, const Ordering &O) {
  fence(L, O);
  L.barrier();
}

void beginOrdered(Lowering &L, const Ordering &O, Value Token, bool Writes) {
  if (O.releases())
    release(L, O);
  else
    L.orderBehind(Token, Writes);
}

void endOrdered(Lowering &L, const Ordering &O, bool Writes) {
  L.noteAccess(Writes);
  if (O.acquires())
    acquire(L, O);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

Type memoryType(Lowering &L, Type Element) {
  Type T = registerType(Element);
  if (T.isInteger(1))
    return L.B.getI8Type();
  if (memoryBits(Element) == T.getIntOrFloatBitWidth())
    return T;
  mlir::emitError(L.B.getLoc())
      << "elements of " << Element
      << " are no whole bytes, and cannot be accessed one by one yet";
  return {};
}

Value toMemory(Lowering &L, Value Element) {
  if (!Element.getType().isInteger(1))
    return Element;
  return arith::ExtUIOp::create(L.B, L.B.getI8Type(), Element);
}

Value fromMemory(Lowering &L, Value InMemory, Type Register) {
  if (InMemory.getType() == Register)
    return InMemory;
  Value Zero = arith::ConstantIntOp::create(L.B, InMemory.getType(), 0);
  return arith::CmpIOp::create(L.B, arith::CmpIPredicate::ne, InMemory, Zero);
}

Value globalPointer(Lowering &L, Value Address) {
  return LLVM::IntToPtrOp::create(
      L.B, LLVM::LLVMPointerType::get(L.B.getContext(), 1), Address);
}

Value movedPointer(Lowering &L, Value Pointer, int64_t By) {
  if (!By)
    return Pointer;
  return LLVM::GEPOp::create(L.B, Pointer.getType(), L.B.getI8Type(), Pointer,
                             llvm::isInt<32>(By)
                                 ? LLVM::GEPArg(int32_t(By))
                                 : LLVM::GEPArg(L.constant64(By)));
}

Value both(Lowering &L, Value A, Value B) {
  if (!A || !B)
    return A ? A : B;
  return arith::AndIOp::create(L.B, A, B);
}

static Type memoryOf(Lowering &L, Type Register) {
  return Register.isInteger(1) ? Type(L.B.getI8Type()) : Register;
}

static unsigned bytesOf(Type T) { return T.getIntOrFloatBitWidth() / 8; }

/// A vector of one element that LLVM's masked accesses take.
static Value asVector(Lowering &L, Value Element) {
  Type T = VectorType::get(1, Element.getType());
  return LLVM::InsertElementOp::create(L.B, LLVM::PoisonOp::create(L.B, T),
                                       Element, L.constant(0));
}

static Value loadStrong(Lowering &L, Value Pointer, Type T, const Ordering &O) {
  Type Word = L.B.getIntegerType(T.getIntOrFloatBitWidth());
  Value Read =
      LLVM::LoadOp::create(L.B, Word, Pointer, bytesOf(T), /*isVolatile=*/false,
                           /*isNonTemporal=*/false, /*isInvariant=*/false,
                           /*isInvariantGroup=*/false,
                           LLVM::AtomicOrdering::monotonic, O.scopeName());
  return T == Word ? Read : LLVM::BitcastOp::create(L.B, T, Read).getResult();
}

Value loadElement(Lowering &L, Value Pointer, Type Register, Value Mask,
                  Value Padding, const Ordering &O) {
  Type T = memoryOf(L, Register);
  if (O.isStrong()) {
    if (!Mask)
      return fromMemory(L, loadStrong(L, Pointer, T, O), Register);
    auto If = scf::IfOp::create(L.B, TypeRange(Register), Mask,
                                /*withElseRegion=*/true);
    OpBuilder::InsertionGuard Guard(L.B);
    L.B.setInsertionPointToStart(If.thenBlock());
    scf::YieldOp::create(L.B,
                         fromMemory(L, loadStrong(L, Pointer, T, O), Register));
    L.B.setInsertionPointToStart(If.elseBlock());
    scf::YieldOp::create(L.B, Padding);
    return If.getResult(0);
  }
  if (!Mask)
    return fromMemory(L, LLVM::LoadOp::create(L.B, T, Pointer, bytesOf(T)),
                      Register);
  Value Vector = LLVM::MaskedLoadOp::create(
      L.B, VectorType::get(1, T), Pointer, asVector(L, Mask),
      asVector(L, toMemory(L, Padding)),
      L.B.getI32IntegerAttr(int(bytesOf(T))));
  return fromMemory(
      L, LLVM::ExtractElementOp::create(L.B, Vector, L.constant(0)), Register);
}

static void storeStrong(Lowering &L, Value Word, Value Pointer,
                        const Ordering &O) {
  Type T = L.B.getIntegerType(Word.getType().getIntOrFloatBitWidth());
  if (Word.getType() != T)
    Word = LLVM::BitcastOp::create(L.B, T, Word);
  LLVM::StoreOp::create(L.B, Word, Pointer, bytesOf(T), /*isVolatile=*/false,
                        /*isNonTemporal=*/false, /*isInvariantGroup=*/false,
                        LLVM::AtomicOrdering::monotonic, O.scopeName());
}

void storeElement(Lowering &L, Value Element, Value Pointer, Value Mask,
                  const Ordering &O) {
  Value Word = toMemory(L, Element);
  if (O.isStrong()) {
    OpBuilder::InsertionGuard Guard(L.B);
    if (Mask)
      L.B.setInsertionPointToStart(
          scf::IfOp::create(L.B, Mask, /*withElseRegion=*/false).thenBlock());
    return storeStrong(L, Word, Pointer, O);
  }
  unsigned Bytes = bytesOf(Word.getType());
  if (!Mask)
    LLVM::StoreOp::create(L.B, Word, Pointer, Bytes);
  else
    LLVM::MaskedStoreOp::create(L.B, asVector(L, Word), Pointer,
                                asVector(L, Mask),
                                L.B.getI32IntegerAttr(int(Bytes)));
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

Registers loadVector(Lowering &L, Value Pointer, Type Register,
                     unsigned Count) {
  Type T = memoryOf(L, Register);
  if (Count == 1)
    return {fromMemory(L, LLVM::LoadOp::create(L.B, T, Pointer, bytesOf(T)),
                       Register)};
  Value Vector = LLVM::LoadOp::create(L.B, VectorType::get(Count, T), Pointer,
                                      Count * bytesOf(T));
  Registers Are;
  Are.reserve(Count);
  for (unsigned I = 0; I < Count; ++I)
    Are.push_back(fromMemory(
        L, LLVM::ExtractElementOp::create(L.B, Vector, L.constant(int32_t(I))),
        Register));
  return Are;
}

void storeVector(Lowering &L, ArrayRef<Value> Elements, Value Pointer) {
  Value First = toMemory(L, Elements[0]);
  unsigned Bytes = bytesOf(First.getType());
  if (Elements.size() == 1) {
    LLVM::StoreOp::create(L.B, First, Pointer, Bytes);
    return;
  }
  auto Count = unsigned(Elements.size());
  Value Vector =
      LLVM::PoisonOp::create(L.B, VectorType::get(Count, First.getType()));
  for (auto [I, Element] : llvm::enumerate(Elements))
    Vector = LLVM::InsertElementOp::create(L.B, Vector, toMemory(L, Element),
                                           L.constant(int32_t(I)));
  LLVM::StoreOp::create(L.B, Vector, Pointer, Count * Bytes);
}

} // namespace opennvvm::tile
