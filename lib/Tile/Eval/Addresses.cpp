//===- Addresses.cpp - Memory accessed by addresses -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Evaluator.h"
#include "Tile/Eval/Numbers/Atomics.h"
#include "Tile/Eval/Numbers/Convert.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile_eval {

using numbers::ElementKind;

//===----------------------------------------------------------------------===//
// Values as columns
//===----------------------------------------------------------------------===//

static Type elementTypeOf(mlir::Value V) {
  auto Tile = dyn_cast<TileType>(V.getType());
  return Tile ? Tile.getElementType() : V.getType();
}

Column Evaluator::column(mlir::Value V) {
  if (isa<TileType>(V.getType()))
    return Column(elementTypeOf(V), tile(V)->Data);
  return Column(V.getType(), scalar(V));
}

void Evaluator::setColumn(mlir::Value V, const Column &To) {
  auto Tile = dyn_cast<TileType>(V.getType());
  if (!Tile)
    return set(V, To.element(0));
  Storage New = newTile(Tile.getShape());
  New->Data = To.elements();
  set(V, New);
}

FailureOr<Column> Evaluator::written(Operation &Op, mlir::Value V) {
  if (!kindOf(elementTypeOf(V)))
    return Op.emitError("the evaluator has no memory of ") << elementTypeOf(V);
  Column C = column(V);
  if (C.hasMissing())
    return Op.emitError("reads an element that has not been written");
  return C;
}

Column paddingOf(Type T, std::optional<PaddingValue> Padding) {
  Column One(T, 1);
  PaddingValue Kind = Padding.value_or(PaddingValue::Zero);
  if (!isa<FloatType>(T) || Kind == PaddingValue::Zero)
    return One;
  using Limits = std::numeric_limits<double>;
  double Number = Kind == PaddingValue::NaN      ? Limits::quiet_NaN()
                  : Kind == PaddingValue::PosInf ? Limits::infinity()
                  : Kind == PaddingValue::NegInf ? -Limits::infinity()
                                                 : -0.0;
  numbers::fromDoubles(One.Kind, One.at(0), &Number, 1,
                       numbers::Rounding::Even);
  return One;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// What an access has of each address: whether it is on.
static bool isOn(const std::optional<Column> &Mask, size_t I) {
  return !Mask || *Mask->at(I);
}

/// The addresses and the mask of an access, whose tokens have been waited for.
template <typename OpT>
FailureOr<Evaluator::Places> Evaluator::placesOf(OpT Op) {
  if (failed(awaitAll(workBefore(*Op))))
    return failure();
  for (OpResult R : Op->getResults())
    if (isa<MemTokenType>(R.getType()))
      set(R, Token());
  Places P;
  FailureOr<Column> Addresses = written(*Op, Op.getAddresses());
  if (failed(Addresses))
    return failure();
  P.Addresses = std::move(*Addresses);
  if (!Op.getMask())
    return P;
  FailureOr<Column> Mask = written(*Op, Op.getMask());
  if (failed(Mask))
    return failure();
  P.Mask = std::move(*Mask);
  return P;
}

static uint64_t addressAt(const Column &Addresses, size_t I) {
  uint64_t At;
  std::memcpy(&At, Addresses.at(I), sizeof(At));
  return At;
}

void Evaluator::seePlaces(LoadAtOp Op, const Places &P) {
  if (!Where.On->seesLoads() || !isa<TileType>(Op.getResult().getType()))
    return;
  size_t Count = P.Addresses.count();
  std::vector<uint64_t> At(Count);
  llvm::BitVector On(Count);
  for (size_t I = 0; I != Count; ++I) {
    At[I] = addressAt(P.Addresses, I);
    On[I] = isOn(P.Mask, I);
  }
  Where.On->seeLoad(*Op, At, On);
}

Evaluator::Result Evaluator::loadAt(LoadAtOp Op) {
  FailureOr<Places> P = placesOf(Op);
  if (failed(P))
    return failure();
  Type T = elementTypeOf(Op.getResult());
  if (!kindOf(T))
    return Op.emitError("the evaluator has no memory of ") << T;
  size_t Count = P->Addresses.count();
  seePlaces(Op, *P);
  Column Out = Op.getPadding()
                   ? column(Op.getPadding())
                   : paddingOf(T, Op.getPaddingValue()).repeated(Count);
  for (size_t I = 0; I != Count; ++I) {
    if (!isOn(P->Mask, I))
      continue;
    const uint8_t *At = Where.On->reach(*Op, addressAt(P->Addresses, I),
                                        Out.width(), /*Writes=*/false);
    if (!At)
      return failure();
    std::memcpy(Out.at(I), At, Out.width());
    if (Out.Kind == ElementKind::I1)
      *Out.at(I) = *Out.at(I) != 0;
    if (!Out.Missing.empty())
      Out.Missing.reset(I);
  }
  setColumn(Op.getResult(), Out);
  return success();
}

Evaluator::Result Evaluator::storeAt(StoreAtOp Op) {
  FailureOr<Places> P = placesOf(Op);
  FailureOr<Column> From = written(*Op, Op.getValue());
  if (failed(P) || failed(From))
    return failure();
  for (size_t I = 0, E = From->count(); I != E; ++I) {
    if (!isOn(P->Mask, I))
      continue;
    uint8_t *At = Where.On->reach(*Op, addressAt(P->Addresses, I),
                                  From->width(), /*Writes=*/true);
    if (!At)
      return failure();
    std::memcpy(At, From->at(I), From->width());
  }
  return success();
}

numbers::AtomicFn atomicOf(RMWMode Mode, const Column &Of) {
  // The words have the order of AtomicOp.
  auto How = static_cast<numbers::AtomicOp>(static_cast<uint32_t>(Mode));
  if (How == numbers::AtomicOp::Add && numbers::infoOf(Of.Kind).IsFloat)
    How = numbers::AtomicOp::AddF;
  return numbers::atomicFunction(How, Of.Kind);
}

/// Atomics happen one by one, in the order of the elements.
Evaluator::Result Evaluator::changeAt(AtomicRMWAtOp Op) {
  FailureOr<Places> P = placesOf(Op);
  FailureOr<Column> By = written(*Op, Op.getValue());
  if (failed(P) || failed(By))
    return failure();
  numbers::AtomicFn Change = atomicOf(Op.getRmwMode(), *By);
  Column Old(By->Type, By->count());
  for (size_t I = 0, E = By->count(); I != E; ++I) {
    if (!isOn(P->Mask, I))
      continue;
    const uint8_t *There =
        Where.On->reach(*Op, addressAt(P->Addresses, I), By->width(),
                        /*Writes=*/true);
    if (!There)
      return failure();
    Change(reinterpret_cast<uint64_t>(There), By->at(I), Old.at(I));
  }
  setColumn(Op.getResult(), Old);
  return success();
}

Evaluator::Result Evaluator::swapAt(AtomicCASAtOp Op) {
  FailureOr<Places> P = placesOf(Op);
  FailureOr<Column> Expected = written(*Op, Op.getExpected()),
                    New = written(*Op, Op.getValue());
  if (failed(P) || failed(Expected) || failed(New))
    return failure();
  Column Old = *Expected;
  for (size_t I = 0, E = New->count(); I != E; ++I) {
    if (!isOn(P->Mask, I))
      continue;
    const uint8_t *There =
        Where.On->reach(*Op, addressAt(P->Addresses, I), New->width(),
                        /*Writes=*/true);
    if (!There)
      return failure();
    numbers::compareAndSwap(reinterpret_cast<uint64_t>(There), New->width(),
                            Expected->at(I), New->at(I), Old.at(I));
  }
  setColumn(Op.getResult(), Old);
  return success();
}

//===----------------------------------------------------------------------===//
// Addresses, and tokens
//===----------------------------------------------------------------------===//

void Evaluator::setAddress(mlir::Value V, uint64_t At) {
  set(V, TypedAttr(IntegerAttr::get(IntegerType::get(V.getContext(), 64), At)));
}

Evaluator::Result Evaluator::allocateAt(AllocAtOp Op) {
  int64_t Bits = getElementBitWidth(Op.getElement());
  uint64_t At = Where.On->allocate(llvm::divideCeil(Op.getCount() * Bits, 8),
                                   Op.getAlignment(), "an alloc_at");
  if (!At)
    return Op.emitError("there is no memory for it");
  setAddress(Op.getAddress(), At);
  return success();
}

Evaluator::Result Evaluator::addressOf(Operation &Op) {
  auto Symbol = cast<LLVM::AddressOfOp>(Op).getGlobalNameAttr();
  auto Global =
      SymbolTable::lookupNearestSymbolFrom<LLVM::GlobalOp>(&Op, Symbol);
  if (!Global)
    return Op.emitError("there is no such variable");
  FailureOr<uint64_t> At = Where.On->addressOf(*Global);
  if (failed(At))
    return failure();
  setAddress(Op.getResult(0), *At);
  return success();
}

/// A token for the work of all that are taken.
Evaluator::Result Evaluator::joinTokens(Operation &Op) {
  Token All;
  llvm::append_range(All.Of, workBefore(Op));
  set(Op.getResult(0), All);
  return success();
}

Evaluator::Result Evaluator::addOffset(OffsetOp Op) {
  FailureOr<Column> From = written(*Op, Op.getAddresses()),
                    By = written(*Op, Op.getOffset());
  if (failed(From) || failed(By))
    return failure();
  int64_t Bits = getElementBitWidth(Op.getElement());
  unsigned Unused = 64 - numbers::infoOf(By->Kind).Bits;
  for (size_t I = 0, E = From->count(); I != E; ++I) {
    uint64_t Count = 0;
    std::memcpy(&Count, By->at(I), By->width());
    int64_t Signed = static_cast<int64_t>(Count << Unused) >> Unused;
    uint64_t At =
        addressAt(*From, I) +
        (Bits == 4 ? Signed >> 1 : Signed * llvm::divideCeil(Bits, 8));
    std::memcpy(From->at(I), &At, sizeof(At));
  }
  setColumn(Op.getResult(), *From);
  return success();
}

/// Nothing for other operations.
std::optional<Evaluator::Result> Evaluator::runAddresses(Operation &Op) {
  return TypeSwitch<Operation *, std::optional<Result>>(&Op)
      .Case([&](LoadAtOp Any) { return loadAt(Any); })
      .Case([&](StoreAtOp Any) { return storeAt(Any); })
      .Case([&](AtomicRMWAtOp Any) { return changeAt(Any); })
      .Case([&](AtomicCASAtOp Any) { return swapAt(Any); })
      .Case([&](AllocAtOp Any) { return allocateAt(Any); })
      .Case([&](OffsetOp Any) { return addOffset(Any); })
      .Case([&](LLVM::AddressOfOp) { return addressOf(Op); })
      .Case([&](LLVM::PtrToIntOp Any) {
        set(Any, Known[Any.getArg()]);
        return success();
      })
      // Blocks run one after the other, and do what they do in order.
      .Case<JoinTokensOp, FenceOp, DependencyWaitOp, LaunchDependentsOp>(
          [&](auto) { return joinTokens(Op); })
      .Default([](Operation *) { return std::nullopt; });
}

} // namespace opennvvm::tile_eval
