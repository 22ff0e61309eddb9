//===- WarpTotals.cpp - What each warp hands to the others ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WarpTotals.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace opennvvm::tile {

/// Bytes of one access.
static constexpr unsigned AccessBytes = 16;
/// What is used at once, if that is enough for one vector of each type.
static constexpr uint64_t RoundBytes = 16 * 1024;

/// What memory has for a register: whole bytes.
static Type wordOf(Type T) {
  auto Integer = dyn_cast<mlir::IntegerType>(T);
  if (!Integer)
    return T;
  unsigned Bits = unsigned(PowerOf2Ceil(std::max(8U, Integer.getWidth())));
  return mlir::IntegerType::get(T.getContext(), Bits);
}

/// The threads of \p Rest alone, numbered without gaps.
static Layout threadsOf(const Layout &Rest) {
  SmallVector<int> To(32, -1);
  int Next = 0;
  for (uint32_t Bits = Rest.laneBits() | Rest.warpBits(); Bits;
       Bits &= Bits - 1)
    To[unsigned(countr_zero(Bits))] = Next++;
  return renamed(Rest, To);
}

WarpTotals::WarpTotals(Lowering &L, const Layout &Rest,
                       ArrayRef<unsigned> AxisWarps, ArrayRef<Type> Types)
    : L(L), WarpCount(1U << AxisWarps.size()),
      ThreadBits(unsigned(popcount(Rest.laneBits() | Rest.warpBits()))),
      LanesDiffer(Rest.laneBits() != 0), Rows(Rest.registers()) {
  Layout Threads = threadsOf(Rest);
  ThreadPlace = L.threadPart(Threads, Threads.bits());
  Layout Warps;
  Warps.Lane.assign(5, 0);
  Warps.Warp.assign(Rest.Warp.size(), 0);
  for (auto [I, Bit] : enumerate(AxisWarps))
    Warps.Warp[Bit] = uint32_t(1) << I;
  Place = L.threadPart(Warps, Warps.bits());
  Rooms.reserve(Types.size());
  for (Type T : Types) {
    Room R;
    R.Register = T;
    R.Word = wordOf(T);
    R.Bytes = R.Word.getIntOrFloatBitWidth() / 8;
    R.Vector = std::min(Rows, AccessBytes / R.Bytes);
    R.Warps = LanesDiffer
                  ? 1
                  : std::min(WarpCount, AccessBytes / (R.Bytes * R.Vector));
    R.Group = (uint64_t(R.Bytes) * R.Vector << ThreadBits) * WarpCount;
    Rooms.push_back(R);
  }
}

/// Makes room for \p Count registers of each type.
void WarpTotals::layOut(unsigned Count) {
  Bytes = 0;
  for (Room &R : Rooms) {
    R.Begin = Bytes;
    Bytes += alignTo(R.Group * divideCeil(Count, R.Vector), AccessBytes);
  }
}

Value WarpTotals::address(Value Base, Value Offset, uint64_t More) {
  Value At = LLVM::GEPOp::create(L.B, Base.getType(), L.B.getI8Type(), Base,
                                 LLVM::GEPArg(Offset));
  if (!More)
    return At;
  return LLVM::GEPOp::create(L.B, Base.getType(), L.B.getI8Type(), At,
                             LLVM::GEPArg(int32_t(More)));
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static Value toWord(Lowering &L, Value Register, Type Word) {
  if (Register.getType() == Word)
    return Register;
  return arith::ExtUIOp::create(L.B, Word, Register);
}

static Value fromWord(Lowering &L, Value Word, Type Register) {
  if (Word.getType() == Register)
    return Word;
  return arith::TruncIOp::create(L.B, Register, Word);
}

static void store(Lowering &L, Value At, ArrayRef<Value> Words) {
  Value Data = Words[0];
  if (Words.size() > 1) {
    Data = LLVM::PoisonOp::create(
        L.B, mlir::VectorType::get(int64_t(Words.size()), Data.getType()));
    for (auto [I, Word] : enumerate(Words))
      Data = LLVM::InsertElementOp::create(L.B, Data, Word,
                                           L.constant(int32_t(I)));
  }
  unsigned Bytes = Words[0].getType().getIntOrFloatBitWidth() / 8;
  LLVM::StoreOp::create(L.B, Data, At, unsigned(Words.size()) * Bytes);
}

static Registers load(Lowering &L, Value At, Type Word, unsigned Count) {
  Type T = Count == 1 ? Word : Type(mlir::VectorType::get(Count, Word));
  unsigned Bytes = Word.getIntOrFloatBitWidth() / 8;
  Value Data = LLVM::LoadOp::create(L.B, T, At, Count * Bytes);
  if (Count == 1)
    return {Data};
  Registers Words;
  Words.reserve(Count);
  for (unsigned I = 0; I < Count; ++I)
    Words.push_back(
        LLVM::ExtractElementOp::create(L.B, Data, L.constant(int32_t(I))));
  return Words;
}

//===----------------------------------------------------------------------===//
// Rounds
//===----------------------------------------------------------------------===//

/// Vectors lie in the order of warps and then of threads if lanes have elements
/// of their own, so that they are in different banks; else those of all warps
/// are next to each other.
void WarpTotals::write(Value Base, ArrayRef<Registers> Totals, unsigned From,
                       unsigned Count) {
  for (auto [R, Are] : zip_equal(Rooms, Totals))
    for (unsigned G = 0; G < Count; G += R.Vector) {
      SmallVector<Value> Words;
      Words.reserve(R.Vector);
      for (unsigned I = 0; I < R.Vector; ++I)
        Words.push_back(toWord(L, Are[From + G + I], R.Word));
      store(L, address(Base, R.Mine, R.Begin + R.Group * (G / R.Vector)),
            Words);
    }
}

/// The vector with number \p Group, of each warp.
SmallVector<Registers> WarpTotals::read(Value Base, const Room &R,
                                        unsigned Group) {
  SmallVector<Registers> ByWarp;
  ByWarp.reserve(WarpCount);
  uint64_t Vector = uint64_t(R.Vector) * R.Bytes;
  uint64_t Step = LanesDiffer ? Vector << ThreadBits : Vector;
  for (unsigned W = 0; W < WarpCount; W += R.Warps) {
    Value At = address(Base, R.All, R.Begin + R.Group * Group + Step * W);
    Registers Words = load(L, At, R.Word, R.Vector * R.Warps);
    for (unsigned I = 0; I < R.Warps; ++I)
      ByWarp.emplace_back(map_to_vector(
          ArrayRef(Words).slice(I * R.Vector, R.Vector),
          [&](Value Word) { return fromWord(L, Word, R.Register); }));
  }
  return ByWarp;
}

LogicalResult WarpTotals::readAll(Value Base, unsigned From, unsigned Count,
                                  User Use) {
  SmallVector<SmallVector<Registers>, 2> Now(Rooms.size());
  for (unsigned Row = 0; Row < Count; ++Row) {
    SmallVector<Registers> ByWarp(WarpCount);
    for (auto [R, Vectors] : zip_equal(Rooms, Now)) {
      if (Row % R.Vector == 0)
        Vectors = read(Base, R, Row / R.Vector);
      for (auto [Warp, Vector] : zip_equal(ByWarp, Vectors))
        Warp.push_back(Vector[Row % R.Vector]);
    }
    if (failed(Use(From + Row, ByWarp)))
      return failure();
  }
  return success();
}

LogicalResult WarpTotals::exchange(ArrayRef<Registers> Totals, Value IsWriter,
                                   User Use) {
  ImplicitLocOpBuilder &B = L.B;
  unsigned Count = Rows;
  for (layOut(Count); Bytes > RoundBytes && Count > AccessBytes; layOut(Count))
    Count /= 2;
  for (Room &R : Rooms) {
    int32_t Vector = int32_t(R.Vector * R.Bytes);
    int32_t OfThread = LanesDiffer ? Vector : Vector * int32_t(WarpCount);
    int32_t OfWarp = LanesDiffer ? Vector << ThreadBits : Vector;
    R.All = arith::MulIOp::create(B, ThreadPlace, L.constant(OfThread));
    R.Mine = arith::AddIOp::create(
        B, R.All, arith::MulIOp::create(B, Place, L.constant(OfWarp)));
  }
  for (unsigned From = 0; From < Rows; From += Count) {
    Value Base = L.scratch().write(L, Bytes);
    if (IsWriter) {
      auto If = scf::IfOp::create(B, IsWriter, /*withElseRegion=*/false);
      OpBuilder::InsertionGuard Guard(B);
      B.setInsertionPointToStart(If.thenBlock());
      write(Base, Totals, From, Count);
    } else {
      write(Base, Totals, From, Count);
    }
    L.scratch().read(L);
    if (failed(readAll(Base, From, Count, Use)))
      return failure();
  }
  return success();
}

} // namespace opennvvm::tile
