//===- Staging.cpp - Tiles that wait in shared memory ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Staging.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Bytes of a row of all banks, and of a bank.
static constexpr unsigned RowBytes = 128, BankBytes = 4;

uint32_t StageMap::place(uint32_t Number) const {
  uint32_t Place = 0;
  for (; Number; Number &= Number - 1)
    Place ^= Flips[unsigned(llvm::countr_zero(Number))];
  return Place;
}

bool areNeighbors(const StageMap &Map, const Layout &In, unsigned VectorBits) {
  for (unsigned I = 0; I < VectorBits; ++I)
    if (I >= In.Register.size() || Map.place(In.Register[I]) != 1U << I)
      return false;
  return true;
}

/// How many of the reader's first registers the writer has in registers, too.
static unsigned sharedVector(const Layout &Writer, const Layout &Reader,
                             unsigned VectorBits) {
  unsigned Count = 0;
  while (Count < VectorBits &&
         llvm::is_contained(Writer.Register, Reader.Register[Count]))
    ++Count;
  return Count;
}

/// The bits of lanes that access banks at the same time, where each accesses
/// \p Bytes.
static SmallVector<uint32_t> together(const Layout &L, unsigned Bytes,
                                      uint32_t Bits) {
  unsigned Count = llvm::Log2_32(RowBytes / std::max(Bytes, BankBytes));
  SmallVector<uint32_t> First;
  for (unsigned I = 0; I < std::min(5U, Count); ++I)
    if (L.Lane[I] & Bits)
      First.push_back(L.Lane[I]);
  return First;
}

StageMap stageMap(const Layout &Writer, const Layout &Reader,
                  unsigned VectorBits, uint32_t Bits, unsigned Bytes) {
  StageMap Map;
  Map.Flips.assign(32, 0);
  uint32_t Left = Bits;
  unsigned Next = 0;
  auto Place = [&](uint32_t Basis) {
    Map.Flips[unsigned(llvm::countr_zero(Basis))] = 1U << Next++;
    Left &= ~Basis;
  };
  for (uint32_t Basis : ArrayRef(Reader.Register).take_front(VectorBits))
    Place(Basis);
  unsigned Row = llvm::Log2_32(RowBytes / Bytes);
  SmallVector<uint32_t> A = together(
                            Writer,
                            Bytes << sharedVector(Writer, Reader, VectorBits),
                            Left),
                        B = together(Reader, Bytes << VectorBits, Left);
  // Bits that tell lanes of both apart, then pairs of one of each side.
  for (uint32_t Basis : A)
    if (llvm::is_contained(B, Basis) && Next < Row)
      Place(Basis);
  auto IsPlaced = [&](uint32_t Basis) { return !(Left & Basis); };
  llvm::erase_if(A, IsPlaced);
  llvm::erase_if(B, IsPlaced);
  SmallVector<std::pair<unsigned, uint32_t>> Paired;
  uint32_t Later = 0;
  for (size_t I = 0; I < std::max(A.size(), B.size()) && Next < Row; ++I) {
    if (I < A.size() && I < B.size()) {
      Paired.push_back({Next, B[I]});
      Later |= B[I];
    }
    Place(I < A.size() ? A[I] : B[I]);
  }
  Left &= ~Later;
  while (Left && Next < Row)
    Place(Left & -Left);
  for (auto [Position, Basis] : Paired) {
    Place(Basis);
    Map.Flips[unsigned(llvm::countr_zero(Basis))] |= 1U << Position;
  }
  while (Left)
    Place(Left & -Left);
  return Map;
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

Stage::Stage(Lowering &L, const Layout &Writer, const Layout &Reader,
             unsigned VectorBits, uint32_t Bits, uint32_t RoundBits,
             Type Element)
    : L(L), Writer(Writer), Reader(Reader), VectorBits(VectorBits), Bits(Bits),
      RoundBits(RoundBits), Element(Element),
      Bytes(Element.getIntOrFloatBitWidth() / 8),
      Map(stageMap(Writer, Reader, VectorBits, Bits & ~RoundBits, Bytes)) {
  for (uint32_t Basis : ArrayRef(Reader.Register).take_front(VectorBits))
    Vector |= Basis;
}

Stage::Stage(Lowering &L, StageMap Map, const Layout &Writer,
             const Layout &Reader, unsigned VectorBits, Type Element)
    : L(L), Writer(Writer), Reader(Reader), VectorBits(VectorBits),
      Bits(Writer.bits()), RoundBits(0), Element(Element),
      Bytes(Element.getIntOrFloatBitWidth() / 8), Map(std::move(Map)) {
  for (uint32_t Basis : ArrayRef(Reader.Register).take_front(VectorBits))
    Vector |= Basis;
}

uint64_t Stage::bytes() const {
  return llvm::alignTo(uint64_t(Bytes) << llvm::popcount(Bits & ~RoundBits),
                       16);
}

void Stage::begin(Value Address) {
  Base = Address;
  WriterPlace = {};
  WriterFlipped.clear();
  ReaderPlace = threadPlace(Reader);
  moveReader({}, {});
}

/// Where the first element of the thread is, as one that has layout \p In.
Value Stage::threadPlace(const Layout &In) {
  SmallVector<uint32_t> Bases(In.Lane.begin(), In.Lane.end());
  Bases.append(In.Warp.begin(), In.Warp.end());
  for (uint32_t &Basis : Bases)
    Basis &= ~RoundBits;
  return placeOf(L.thread(), Bases);
}

/// What the bits of \p Index, which stand for \p Bases, flip of a place.
Value Stage::placeOf(Value Index, ArrayRef<uint32_t> Bases) {
  ImplicitLocOpBuilder &B = L.B;
  Value Sum;
  for (size_t I = 0; I < Bases.size();) {
    uint32_t Flips = Map.place(Bases[I]);
    size_t First = I++;
    if (!Flips)
      continue;
    // Bits that are next to each other on both sides go together.
    uint32_t Last = Flips;
    while (llvm::has_single_bit(Flips) && I < Bases.size() &&
           Map.place(Bases[I]) == Last << 1) {
      Last <<= 1;
      ++I;
    }
    Value Part = Index;
    if (First)
      Part = arith::ShRUIOp::create(B, Part, L.constant(int32_t(First)));
    Part = arith::AndIOp::create(B, Part,
                                 L.constant((int32_t(1) << (I - First)) - 1));
    if (Flips != 1)
      Part = arith::MulIOp::create(B, Part, L.constant(int32_t(Flips)));
    Sum = Sum ? arith::XOrIOp::create(B, Sum, Part).getResult() : Part;
  }
  return Sum ? Sum : L.constant(0);
}

uint32_t Stage::varyingBits(ArrayRef<uint32_t> Bases) const {
  uint32_t Varying = 0;
  for (uint32_t Basis : Bases)
    Varying |= Map.place(Basis);
  return Varying;
}

void Stage::moveReader(Value Index, ArrayRef<uint32_t> Bases) {
  Flipped.clear();
  MovedVarying = varyingBits(Reader.Lane) | varyingBits(Reader.Warp);
  MovedPlace = ReaderPlace;
  if (!Index)
    return;
  MovedVarying |= varyingBits(Bases);
  MovedPlace = arith::XOrIOp::create(L.B, ReaderPlace, placeOf(Index, Bases));
}

/// The address of the element at \p Place with \p Bits of it flipped.
Value Stage::flipped(Value Place, uint32_t Bits) {
  if (Bits)
    Place = arith::XOrIOp::create(L.B, Place, L.constant(int32_t(Bits)));
  return LLVM::GEPOp::create(L.B, Base.getType(), Element, Base,
                             LLVM::GEPArg(Place));
}

/// The same for bits that are zero in \p Address.
Value Stage::fixed(Value Address, uint32_t Bits) {
  if (!Bits)
    return Address;
  return LLVM::GEPOp::create(L.B, Base.getType(), Element, Address,
                             LLVM::GEPArg(int32_t(Bits)));
}

Value Stage::address(uint32_t Number) {
  uint32_t Flips = Map.place(Number & ~RoundBits);
  Value &At = Flipped[Flips & MovedVarying];
  if (!At)
    At = flipped(MovedPlace, Flips & MovedVarying);
  return fixed(At, Flips & ~MovedVarying);
}

unsigned Stage::inVector(uint32_t Number) const {
  return Map.place(Number & Vector);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

Value packed(Lowering &L, ArrayRef<Value> Elements) {
  ImplicitLocOpBuilder &B = L.B;
  Value All = LLVM::PoisonOp::create(
      B, VectorType::get(int64_t(Elements.size()), Elements[0].getType()));
  for (auto [I, V] : enumerate(Elements))
    All = LLVM::InsertElementOp::create(B, All, V, L.constant(int32_t(I)));
  return All;
}

Registers Stage::load(Value Address) {
  unsigned Count = 1U << VectorBits;
  if (Count == 1)
    return {LLVM::LoadOp::create(L.B, Element, Address, Bytes)};
  Value All = LLVM::LoadOp::create(L.B, VectorType::get(Count, Element),
                                   Address, Count * Bytes);
  Registers Are;
  Are.reserve(Count);
  for (unsigned I = 0; I < Count; ++I)
    Are.push_back(
        LLVM::ExtractElementOp::create(L.B, All, L.constant(int32_t(I))));
  return Are;
}

/// Elements as one value for a store: as 32-bit words if they are several,
/// since an access of 16 bytes has at most four parts.
static Value inWords(Lowering &L, ArrayRef<Value> Elements) {
  if (Elements.size() == 1)
    return Elements[0];
  size_t Each = 32 / Elements[0].getType().getIntOrFloatBitWidth();
  if (Each < 2 || Elements.size() < 2 * Each)
    return packed(L, Elements);
  SmallVector<Value> Words;
  Words.reserve(Elements.size() / Each);
  for (size_t I = 0; I < Elements.size(); I += Each)
    Words.push_back(LLVM::BitcastOp::create(
        L.B, L.B.getI32Type(), packed(L, Elements.slice(I, Each))));
  return packed(L, Words);
}

Value Stage::writerAddress(uint32_t Number) {
  uint32_t Varying = varyingBits(Writer.Lane) | varyingBits(Writer.Warp);
  if (!WriterPlace)
    WriterPlace = threadPlace(Writer);
  uint32_t Flips = Map.place(Number);
  Value &At = WriterFlipped[Flips & Varying];
  if (!At)
    At = flipped(WriterPlace, Flips & Varying);
  return fixed(At, Flips & ~Varying);
}

void Stage::writeVectors(function_ref<Value(unsigned)> Register,
                         uint32_t Round) {
  unsigned Common = sharedVector(Writer, Reader, VectorBits);
  uint32_t Mask = 0;
  for (uint32_t Basis : ArrayRef(Reader.Register).take_front(Common))
    Mask |= Basis;
  uint32_t Held = Writer.registerBits() & RoundBits;
  llvm::MapVector<uint32_t, SmallVector<unsigned>> Vectors;
  for (unsigned R = 0; R < Writer.registers(); ++R) {
    uint32_t Number = Writer.ofRegister(R);
    if ((Number ^ Round) & Held)
      continue;
    SmallVector<unsigned> &Elements = Vectors[Number & ~Mask];
    Elements.resize(size_t(1) << Common);
    Elements[Map.place(Number & Mask)] = R;
  }
  // What was made in another region is not known here.
  WriterPlace = {};
  WriterFlipped.clear();
  for (const auto &[Number, Elements] : Vectors) {
    Value Data = inWords(L, llvm::map_to_vector(Elements, Register));
    LLVM::StoreOp::create(L.B, Data, writerAddress(Number & ~RoundBits),
                          unsigned(Elements.size()) * Bytes);
  }
}

void Stage::write(function_ref<Value(unsigned)> Register, uint32_t Round) {
  Value Writes = L.isOwner(Writer);
  if (uint32_t Chosen = RoundBits & (Writer.laneBits() | Writer.warpBits())) {
    Value IsIn = arith::CmpIOp::create(L.B, arith::CmpIPredicate::eq,
                                       L.threadPart(Writer, Chosen),
                                       L.constant(int32_t(Round & Chosen)));
    Writes =
        Writes ? arith::AndIOp::create(L.B, Writes, IsIn).getResult() : IsIn;
  }
  OpBuilder::InsertionGuard Guard(L.B);
  if (Writes)
    L.B.setInsertionPointToStart(
        scf::IfOp::create(L.B, Writes, /*withElseRegion=*/false).thenBlock());
  writeVectors(Register, Round);
}

} // namespace opennvvm::tile
