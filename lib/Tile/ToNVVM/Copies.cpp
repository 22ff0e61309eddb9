//===- Copies.cpp - Copies, and waiting for them --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Copies.h"
#include "Barriers.h"
#include "Buffers.h"
#include "TilePlaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

namespace {
/// Both sides of a copy, in a layout in which each thread has neighbors of
/// both.
struct Sides {
  TileType Tile;
  Layout In;
  ViewParts From, To;
};
} // namespace

/// Threads have as many neighbors along dimension \p Inner as one access moves,
/// even if some threads then have nothing to do.
static Layout copyLayout(TileType T, unsigned WarpBits,
                         std::optional<unsigned> Inner) {
  SmallVector<unsigned> Order = rowMajorOrder(T.getShape());
  if (!Inner)
    return blockedLayout(Order, 0, WarpBits);
  Field F = fieldsOf(T.getShape())[*Inner];
  llvm::erase_if(Order, [&](unsigned Bit) { return F.mask() >> Bit & 1; });
  for (unsigned I = 0; I < F.Bits; ++I)
    Order.insert(Order.begin() + I, F.Shift + I);
  unsigned Bytes = std::max(8U, memoryBits(T.getElementType())) / 8;
  return blockedLayout(Order, std::min(F.Bits, llvm::Log2_32(16 / Bytes)),
                       WarpBits);
}

template <typename OpT> static FailureOr<Sides> sidesOf(Lowering &L, OpT Op) {
  TiledViewType T = Op.getSrc().getType();
  for (int64_t Extent : T.getShape())
    if (!llvm::isPowerOf2_64(uint64_t(Extent)))
      return Op.emitOpError("of ")
             << T
             << " cannot be compiled to PTX yet: its extents are no "
                "powers of two";
  Sides S;
  S.Tile = TileType::get(T.getShape(), T.getElementType());
  if (!memoryType(L, T.getElementType()))
    return failure();
  FailureOr<ViewParts> From = viewOf(L, Op.getSrc(), Op),
                       To = viewOf(L, Op.getDst(), Op);
  if (failed(From) || failed(To))
    return failure();
  S.From = std::move(*From);
  S.To = std::move(*To);
  std::optional<unsigned> Inner;
  for (const ViewParts *Side : {&S.From, &S.To})
    for (auto [D, Of] : llvm::enumerate(Side->Dimensions))
      if (!Inner && Of.KnownStride == 1)
        Inner = unsigned(D);
  S.In = copyLayout(S.Tile, L.Plan.warpBits(), Inner);
  return S;
}

//===----------------------------------------------------------------------===//
// By registers
//===----------------------------------------------------------------------===//

/// Copies what is inside of both; zeros come from outside.
static void copyByRegisters(Lowering &L, const Sides &S, TilePlaces &From,
                            TilePlaces &To) {
  Type Register = registerType(S.Tile.getElementType());
  Value Zero = paddingOf(L.B, S.Tile.getElementType(), PaddingValue::Zero);
  Value IsOwner = L.isOwner(S.In);
  Registers Are;
  Are.reserve(S.In.registers());
  for (unsigned R = 0; R < S.In.registers(); ++R)
    Are.push_back(
        loadElement(L, From.pointer(R), Register, From.isInside(R), Zero, {}));
  for (auto [R, Element] : llvm::enumerate(Are))
    storeElement(L, Element, To.pointer(unsigned(R)),
                 both(L, IsOwner, To.isInside(unsigned(R))), {});
}

/// The same for neighbors, all of which are inside.
static void copyVectors(Lowering &L, const Sides &S, TilePlaces &From,
                        TilePlaces &To, unsigned Bits) {
  Type Register = registerType(S.Tile.getElementType());
  unsigned Count = 1U << Bits;
  Registers Are;
  Are.reserve(S.In.registers());
  for (unsigned R = 0; R < S.In.registers(); R += Count)
    Are.append(loadVector(L, From.pointer(R), Register, Count));
  for (unsigned R = 0; R < S.In.registers(); R += Count)
    storeVector(L, ArrayRef(Are).slice(R, Count), To.pointer(R));
}

//===----------------------------------------------------------------------===//
// Asynchronously
//===----------------------------------------------------------------------===//

/// Starts the copy of the vectors of a thread. Where \p IsTested, what is
/// outside of the source becomes zero.
static void startVectors(Lowering &L, const Sides &S, TilePlaces &From,
                         TilePlaces &To, unsigned Bits, bool IsTested) {
  ImplicitLocOpBuilder &B = L.B;
  constexpr unsigned Longest = 16;
  unsigned Each = std::max(8U, memoryBits(S.Tile.getElementType())) / 8;
  unsigned Bytes = Each << Bits;
  auto Start = [&] {
    for (unsigned R = 0; R < S.In.registers(); R += 1U << Bits) {
      Value Inside;
      for (unsigned I = 0; IsTested && I < 1U << Bits; ++I) {
        Value Is = From.isInside(R + I);
        if (!Is)
          continue;
        Is = arith::SelectOp::create(B, Is, L.constant(int32_t(Each)),
                                     L.constant(0));
        Inside = Inside ? arith::AddIOp::create(B, Inside, Is).getResult() : Is;
      }
      NVVM::CpAsyncOp::create(B, To.pointer(R), From.pointer(R), Bytes,
                              Bytes == Longest
                                  ? NVVM::LoadCacheModifierKind::CG
                                  : NVVM::LoadCacheModifierKind::CA,
                              Inside);
    }
  };
  Value IsOwner = L.isOwner(S.In);
  if (!IsOwner)
    return Start();
  OpBuilder::InsertionGuard Guard(B);
  B.setInsertionPointToStart(
      scf::IfOp::create(B, IsOwner, /*withElseRegion=*/false).thenBlock());
  Start();
}

bool hasAsyncCopies(const Lowering &L) {
  return hasIntrinsic(L, "cp.async.wait.all");
}

/// How many neighbors, as a power of two, an asynchronous copy of a thread
/// moves; nothing if there is none. It moves the first bytes of what it writes
/// and adds zeros, so tiles do not begin outside.
static std::optional<unsigned> asyncBits(Lowering &L, const Sides &S,
                                         const TilePlaces &From,
                                         const TilePlaces &To) {
  constexpr unsigned Shortest = 4;
  unsigned Each = std::max(8U, memoryBits(S.Tile.getElementType())) / 8;
  unsigned Bits = std::min(From.vectorBits(), To.vectorBits());
  if (!hasAsyncCopies(L) || S.From.Pointer || !S.To.Pointer ||
      Each << Bits < Shortest || From.beginsOutside() || To.isTested())
    return std::nullopt;
  return Bits;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

template <typename OpT> static void beginCopy(Lowering &L, OpT Op) {
  beginAccess(L, Op.getSrc(), SharedUse::Read, {}, {});
  beginAccess(L, Op.getDst(), SharedUse::Write, {}, {});
  if (!isShared(Op.getDst().getType()) || !isShared(Op.getSrc().getType()))
    L.noteAccess(!isShared(Op.getDst().getType()));
}

static void copyNow(Lowering &L, const Sides &S, TilePlaces &From,
                    TilePlaces &To) {
  Value IsWhole = both(L, From.isAllInside(), To.isAllInside());
  unsigned Bits = std::min(From.vectorBits(), To.vectorBits());
  if (IsWhole || L.isOwner(S.In))
    copyByRegisters(L, S, From, To);
  else
    copyVectors(L, S, From, To, Bits);
}

static LogicalResult lowerCopy(Lowering &L, CopyOp Op) {
  FailureOr<Sides> S = sidesOf(L, Op);
  if (failed(S))
    return failure();
  beginCopy(L, Op);
  TilePlaces From(L, S->From, S->In, S->Tile, /*IsInside=*/false),
      To(L, S->To, S->In, S->Tile, /*IsInside=*/false);
  copyNow(L, *S, From, To);
  return success();
}

static LogicalResult lowerAsyncCopy(Lowering &L, AsyncCopyOp Op) {
  FailureOr<Sides> S = sidesOf(L, Op);
  if (failed(S))
    return failure();
  beginCopy(L, Op);
  TilePlaces From(L, S->From, S->In, S->Tile, /*IsInside=*/false),
      To(L, S->To, S->In, S->Tile, /*IsInside=*/false);
  setDone(L, Op.getDone());
  std::optional<unsigned> Bits = asyncBits(L, *S, From, To);
  if (!Bits) {
    L.HasPlainCopies = true;
    copyNow(L, *S, From, To);
    return success();
  }
  Value IsWhole = From.isAllInside();
  if (!IsWhole) {
    startVectors(L, *S, From, To, *Bits, /*IsTested=*/false);
    return success();
  }
  auto Start = [&](bool IsTested) {
    return [&, IsTested] {
      TilePlaces OwnFrom = From, OwnTo = To;
      startVectors(L, *S, OwnFrom, OwnTo, *Bits, IsTested);
      return ValueRange();
    };
  };
  eitherWay(L, IsWhole, {}, Start(false), Start(true));
  return success();
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

void setDone(Lowering &L, Value Token) {
  Value None = LLVM::ZeroOp::create(
      L.B, LLVM::LLVMPointerType::get(L.B.getContext(), 3));
  L.setParts(Token, {None, L.constant(0)});
}

namespace {
/// What a token may stand for.
struct Pending {
  bool HasCopies = false, HasStores = false, HasBarrier = false,
       HasOthers = false;
};
} // namespace

static Pending pendingOf(Value Token) {
  Pending P;
  for (Value Origin : lint::originsOf(Token)) {
    Operation *Op = Origin.getDefiningOp();
    if (isa_and_nonnull<AsyncCopyOp>(Op))
      P.HasCopies = true;
    else if (isa_and_nonnull<AsyncTiledTMAStoreOp>(Op))
      P.HasStores = true;
    else if (isa_and_nonnull<AsyncTiledTMALoadOp, ProduceOneAsyncOp>(Op))
      P.HasBarrier = true;
    else
      P.HasOthers = true;
  }
  return P;
}

static void awaitBarrier(Lowering &L, Value Token, bool MayBeNone) {
  ArrayRef<Value> Parts = L.parts(Token);
  Value Barrier = Parts[0], Parity = Parts[1];
  OpBuilder::InsertionGuard Guard(L.B);
  if (MayBeNone) {
    Value None = LLVM::ZeroOp::create(L.B, Barrier.getType());
    Value Is =
        LLVM::ICmpOp::create(L.B, LLVM::ICmpPredicate::ne, Barrier, None);
    L.B.setInsertionPointToStart(
        scf::IfOp::create(L.B, Is, /*withElseRegion=*/false).thenBlock());
  }
  waitFor(L, Barrier, Parity);
}

void awaitToken(Lowering &L, Value Token) {
  Pending P = pendingOf(Token);
  // A pipeline's stage that the agent itself has filled.
  if (P.HasBarrier && !hasMbarriers(L))
    L.barrier();
  else if (P.HasBarrier)
    awaitBarrier(L, Token, P.HasCopies || P.HasStores || P.HasOthers);
  if (P.HasCopies && hasAsyncCopies(L))
    callIntrinsic(L, Type(), "cp.async.wait.all", {});
  if (P.HasStores)
    inOneThread(L, [&] {
      NVVM::CpAsyncBulkWaitGroupOp::create(L.B, L.B.getI32IntegerAttr(0),
                                           UnitAttr());
    });
  // What one thread has waited for, all see behind a barrier.
  if (P.HasCopies || P.HasStores)
    L.barrier();
}

void awaitTokens(Lowering &L, ValueRange Tokens) {
  for (Value Token : Tokens)
    if (isa<AsyncTokenType>(Token.getType()))
      awaitToken(L, Token);
}

static LogicalResult lowerAwait(Lowering &L, AsyncWaitOp Op) {
  for (Value V : Op.getValues())
    if (isa<AsyncTokenType>(V.getType()))
      awaitToken(L, V);
  size_t Next = 0;
  for (Value V : Op.getValues()) {
    if (isa<AsyncTokenType>(V.getType()))
      continue;
    Value Result = Op.getResult(unsigned(Next++));
    if (L.isBuffer(V)) {
      L.setScalar(Result, L.scalar(V));
      continue;
    }
    const Layout &Home = L.Plan.home(Result);
    FailureOr<Registers> Are = L.get(V, Home);
    if (failed(Are))
      return failure();
    L.set(Result, Home, std::move(*Are));
  }
  return success();
}

void addCopyHandlers(Handlers &To) {
  On<lowerCopy>::add(To);
  On<lowerAsyncCopy>::add(To);
  On<lowerAwait>::add(To);
}

} // namespace opennvvm::tile
