//===- ImportPointers.cpp - Accesses by address, tokens -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Accesses.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_import {

//===----------------------------------------------------------------------===//
// What accesses share
//===----------------------------------------------------------------------===//

Order orderOf(MLIRContext *Context, cuda_tile::MemoryOrderingSemantics Semantic,
              std::optional<cuda_tile::MemoryScope> Scope) {
  // In the order of the enumerations of cuda_tile.
  static constexpr MemSemantic Semantics[] = {
      MemSemantic::Weak, MemSemantic::Relaxed, MemSemantic::Acquire,
      MemSemantic::Release, MemSemantic::AcqRel};
  static constexpr MemScope Scopes[] = {MemScope::TlBlk, MemScope::Gpu,
                                        MemScope::Sys};
  Order O;
  if (Semantic == cuda_tile::MemoryOrderingSemantics::Weak)
    return O;
  O.Semantic =
      MemSemanticAttr::get(Context, Semantics[static_cast<size_t>(Semantic)]);
  O.Scope = MemScopeAttr::get(
      Context, Scope ? Scopes[static_cast<size_t>(*Scope)] : MemScope::Sys);
  return O;
}

RMWModeAttr modeOf(MLIRContext *Context, cuda_tile::AtomicRMWMode Mode) {
  // The same numbers, except that add is for floats, too.
  auto Same = static_cast<RMWMode>(static_cast<uint32_t>(Mode));
  return RMWModeAttr::get(Context, Same == RMWMode::FAdd ? RMWMode::Add : Same);
}

SmallVector<Type, 1> doneTypes(Value Token) {
  if (Token.use_empty())
    return {};
  return {MemTokenType::get(Token.getContext())};
}

void finishAccess(Importer &I, Operation *Op, Operation *New, Value Token) {
  if (auto Hints = Op->getAttrOfType<cuda_tile::OptimizationHintsAttr>(
          "optimization_hints"))
    New->setDiscardableAttr("nv_tileas.hints", Hints.getValue());
  if (!Token.use_empty())
    I.set(Token, New->getResults().back());
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

static LogicalResult offset(Importer &I, cuda_tile::OffsetOp Op) {
  Type Element = importPointee(
      cast<cuda_tile::PointerType>(tileOf(Op.getPtr()).getElementType()));
  Value From = I.get(Op.getPtr());
  I.set(Op, OffsetOp::create(I.B, I.B.getLoc(), From.getType(), From,
                             I.get(Op.getOffset()), TypeAttr::get(Element)));
  return success();
}

static LogicalResult getGlobal(Importer &I, cuda_tile::GetGlobalOp Op) {
  Location Loc = I.B.getLoc();
  Value At = LLVM::AddressOfOp::create(
      I.B, Loc, LLVM::LLVMPointerType::get(Op.getContext(), 1), Op.getName());
  I.set(Op, LLVM::PtrToIntOp::create(I.B, Loc, I.B.getI64Type(), At));
  return success();
}

static LogicalResult allocate(Importer &I, cuda_tile::AllocaOp Op) {
  Type Element = importPointee(
      cast<cuda_tile::PointerType>(tileOf(Op.getResult()).getElementType()));
  I.set(Op, AllocAtOp::create(I.B, I.B.getLoc(), I.B.getI64Type(),
                              I.B.getI64IntegerAttr(Op.getNumElem()),
                              TypeAttr::get(Element),
                              I.B.getI64IntegerAttr(Op.getAlignment()),
                              Op.getGlobal() ? I.B.getUnitAttr() : UnitAttr()));
  return success();
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Whether a half byte is accessed, which has no address.
static bool hasHalfBytes(Value Data) {
  return cuda_tile::elementBits(tileOf(Data).getElementType()) == 4;
}

static Value optional(Importer &I, Value V) { return V ? I.get(V) : Value(); }

static LogicalResult load(Importer &I, cuda_tile::LoadPtrTkoOp Op) {
  if (hasHalfBytes(Op.getResult()))
    return refuse(Op, Refusal::HalfBytes);
  Order O = orderOf(Op.getContext(), Op.getMemoryOrderingSemantics(),
                    Op.getMemoryScope());
  SmallVector<Type, 2> Types = {importType(Op.getResult().getType())};
  llvm::append_range(Types, doneTypes(Op.getResultToken()));
  auto New = LoadAtOp::create(
      I.B, I.B.getLoc(), Types, I.get(Op.getSource()),
      optional(I, Op.getMask()),
      optional(I, Op.getMask() ? Op.getPaddingValue() : Value()),
      optional(I, Op.getToken()), O.Semantic, O.Scope, PaddingValueAttr());
  I.set(Op.getResult(), New.getResult());
  finishAccess(I, Op, New, Op.getResultToken());
  return success();
}

static LogicalResult store(Importer &I, cuda_tile::StorePtrTkoOp Op) {
  if (hasHalfBytes(Op.getValue()))
    return refuse(Op, Refusal::HalfBytes);
  Order O = orderOf(Op.getContext(), Op.getMemoryOrderingSemantics(),
                    Op.getMemoryScope());
  auto New = StoreAtOp::create(
      I.B, I.B.getLoc(), doneTypes(Op.getResultToken()), I.get(Op.getValue()),
      I.get(Op.getDestination()), optional(I, Op.getMask()),
      optional(I, Op.getToken()), O.Semantic, O.Scope);
  finishAccess(I, Op, New, Op.getResultToken());
  return success();
}

static LogicalResult atomic(Importer &I, cuda_tile::AtomicRMWTkoOp Op) {
  Order O = orderOf(Op.getContext(), Op.getMemoryOrderingSemantics(),
                    Op.getMemoryScope());
  SmallVector<Type, 2> Types = {importType(Op.getResult().getType())};
  llvm::append_range(Types, doneTypes(Op.getResultToken()));
  auto New = AtomicRMWAtOp::create(
      I.B, I.B.getLoc(), Types, I.get(Op.getArg()), I.get(Op.getPointers()),
      optional(I, Op.getMask()), optional(I, Op.getToken()),
      modeOf(Op.getContext(), Op.getMode()), O.Semantic, O.Scope);
  I.set(Op.getResult(), New.getResult());
  finishAccess(I, Op, New, Op.getResultToken());
  return success();
}

static LogicalResult exchange(Importer &I, cuda_tile::AtomicCASTkoOp Op) {
  Order O = orderOf(Op.getContext(), Op.getMemoryOrderingSemantics(),
                    Op.getMemoryScope());
  SmallVector<Type, 2> Types = {importType(Op.getResult().getType())};
  llvm::append_range(Types, doneTypes(Op.getResultToken()));
  auto New = AtomicCASAtOp::create(
      I.B, I.B.getLoc(), Types, I.get(Op.getCmp()), I.get(Op.getVal()),
      I.get(Op.getPointers()), optional(I, Op.getMask()),
      optional(I, Op.getToken()), O.Semantic, O.Scope);
  I.set(Op.getResult(), New.getResult());
  finishAccess(I, Op, New, Op.getResultToken());
  return success();
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

static LogicalResult makeToken(Importer &I, cuda_tile::MakeTokenOp Op) {
  I.set(Op,
        JoinTokensOp::create(I.B, I.B.getLoc(),
                             MemTokenType::get(Op.getContext()), ValueRange()));
  return success();
}

static LogicalResult joinTokens(Importer &I, cuda_tile::JoinTokensOp Op) {
  I.set(Op, JoinTokensOp::create(I.B, I.B.getLoc(),
                                 MemTokenType::get(Op.getContext()),
                                 I.getAll(Op.getTokens())));
  return success();
}

static LogicalResult fence(Importer &I, cuda_tile::MemoryFenceAliasTkoOp Op) {
  I.set(Op,
        FenceOp::create(I.B, I.B.getLoc(), MemTokenType::get(Op.getContext()),
                        I.get(Op.getToken()), MemSemanticAttr(), MemScopeAttr(),
                        I.B.getUnitAttr()));
  return success();
}

void addPointerHandlers(Handlers &To) {
  On<offset>::add(To);
  On<getGlobal>::add(To);
  On<allocate>::add(To);
  On<load>::add(To);
  On<store>::add(To);
  On<atomic>::add(To);
  On<exchange>::add(To);
  On<makeToken>::add(To);
  On<joinTokens>::add(To);
  On<fence>::add(To);
}

//===----------------------------------------------------------------------===//
// What a program says, and who waits
//===----------------------------------------------------------------------===//

/// What `print` gets for \p V: numbers, and not bits.
static Value printed(Importer &I, Value V) {
  Value To = I.get(V);
  cuda_tile::TileType T = tileOf(V);
  if (!isa<cuda_tile::Float8E5M3Type>(T.getElementType()))
    return To;
  Type F32 = I.B.getF32Type();
  Type Result =
      T.isScalar() ? F32 : nv_tileas::TileType::get(T.getShape(), F32);
  return mapValues(I.B, To, Result,
                   [&](OpBuilder &B, ValueRange In) -> SmallVector<Value> {
                     return {widenE5M3(B, I.B.getLoc(), In[0])};
                   })[0];
}

static LogicalResult print(Importer &I, cuda_tile::PrintTkoOp Op) {
  Value Done = Op.getResultToken();
  SmallVector<Value> Arguments =
      llvm::map_to_vector(Op.getArgs(), [&](Value V) { return printed(I, V); });
  auto New = PrintOp::create(
      I.B, I.B.getLoc(), Done ? doneTypes(Done) : SmallVector<Type, 1>(),
      Op.getStrAttr(), Arguments, optional(I, Op.getToken()));
  if (Done)
    finishAccess(I, Op, New, Done);
  return success();
}

static LogicalResult assertion(Importer &I, cuda_tile::AssertOp Op) {
  AssertOp::create(I.B, I.B.getLoc(), I.get(Op.getCondition()),
                   Op.getMessageAttr());
  return success();
}

template <typename NewT, typename OpT>
static LogicalResult dependency(Importer &I, OpT Op) {
  I.set(Op, NewT::create(I.B, I.B.getLoc(), MemTokenType::get(Op.getContext()),
                         optional(I, Op.getToken())));
  return success();
}

template <typename OpT> static LogicalResult multimem(Importer &, OpT Op) {
  return refuse(Op, Refusal::Multimem);
}

void addHostHandlers(Handlers &To) {
  On<print>::add(To);
  On<assertion>::add(To);
  On<dependency<DependencyWaitOp, cuda_tile::GdcWaitTkoOp>>::add(To);
  On<dependency<LaunchDependentsOp, cuda_tile::GdcLaunchDependentsTkoOp>>::add(
      To);
  On<multimem<cuda_tile::MultimemLoadReduceViewTkoOp>>::add(To);
  On<multimem<cuda_tile::MultimemReduceViewTkoOp>>::add(To);
  On<multimem<cuda_tile::MultimemStoreViewTkoOp>>::add(To);
}

} // namespace opennvvm::tile_import
