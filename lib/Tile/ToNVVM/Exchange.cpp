//===- Exchange.cpp - Tiles through shared memory -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "SharedLayout.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// One side
//===----------------------------------------------------------------------===//

namespace {
/// The accesses of all threads in one layout.
class Side {
public:
  Side(Lowering &L, const Layout &In, const SharedLayout &S, Value Base,
       Type Word)
      : L(L), In(In), S(S), Base(Base), Word(Word) {
    prepare();
  }

  /// The address of the vector that begins with the element \p Number.
  Value address(uint32_t Number);

private:
  void prepare();

  Lowering &L;
  const Layout &In;
  const SharedLayout &S;
  Value Base;
  Type Word;
  Value Thread;         ///< The offset of the thread's first element.
  uint32_t Varying = 0; ///< The bits of offsets that threads decide.
  DenseMap<uint32_t, Value> Flipped;
};
} // namespace

/// The offsets of threads: bits that flip one bit of the offset are moved
/// together, the others are added to them.
void Side::prepare() {
  SmallVector<uint32_t> Bases(In.Lane.begin(), In.Lane.end());
  Bases.append(In.Warp.begin(), In.Warp.end());
  // A layout of the offsets, for the bits that have one of their own.
  Layout Simple;
  Simple.Lane.assign(5, 0);
  Simple.Warp.assign(In.Warp.size(), 0);
  SmallVector<std::pair<unsigned, uint32_t>> Others;
  for (auto [I, Basis] : llvm::enumerate(Bases)) {
    if (!Basis)
      continue;
    uint32_t Flips = S.Flips[unsigned(llvm::countr_zero(Basis))];
    Varying |= Flips;
    if (llvm::popcount(Flips) == 1)
      (I < 5 ? Simple.Lane[I] : Simple.Warp[I - 5]) = Flips;
    else if (Flips)
      Others.push_back({unsigned(I), Flips});
  }
  Thread = L.threadPart(Simple, ~0U);
  for (auto [I, Flips] : Others) {
    Value Bit = L.thread();
    if (I)
      Bit = arith::ShRUIOp::create(L.B, Bit, L.constant(int32_t(I)));
    Bit = arith::AndIOp::create(L.B, Bit, L.constant(1));
    Value Mask = arith::MulIOp::create(L.B, Bit, L.constant(int32_t(Flips)));
    Thread = arith::XOrIOp::create(L.B, Thread, Mask);
  }
}

Value Side::address(uint32_t Number) {
  uint32_t Offset = S.offset(Number);
  Value &At = Flipped[Offset & Varying];
  Type Pointer = Base.getType();
  if (!At) {
    Value Place = Thread;
    if (Offset & Varying)
      Place = arith::XOrIOp::create(L.B, Thread,
                                    L.constant(int32_t(Offset & Varying)));
    At = LLVM::GEPOp::create(L.B, Pointer, Word, Base, LLVM::GEPArg(Place));
  }
  uint32_t Fixed = Offset & ~Varying;
  if (!Fixed)
    return At;
  return LLVM::GEPOp::create(L.B, Pointer, Word, At,
                             LLVM::GEPArg(int32_t(Fixed)));
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// An element as memory has it.
static Value toWord(Lowering &L, Value Element, Type Word) {
  if (Element.getType() == Word)
    return Element;
  if (Element.getType().isInteger(1))
    return arith::ExtUIOp::create(L.B, Word, Element);
  return arith::BitcastOp::create(L.B, Word, Element);
}

static Value fromWord(Lowering &L, Value InMemory, Type T) {
  if (InMemory.getType() == T)
    return InMemory;
  if (T.isInteger(1))
    return arith::TruncIOp::create(L.B, T, InMemory);
  return arith::BitcastOp::create(L.B, T, InMemory);
}

/// The registers that are one vector, for each vector: of those whose number
/// has the bits \p Round among \p RoundBits, as far as registers decide these.
static SmallVector<SmallVector<unsigned>> vectorsOf(const Layout &In,
                                                    const SharedLayout &S,
                                                    uint32_t RoundBits,
                                                    uint32_t Round) {
  llvm::MapVector<uint32_t, SmallVector<unsigned>> By;
  RoundBits &= In.registerBits();
  for (unsigned R = 0; R < In.registers(); ++R) {
    uint32_t Number = In.ofRegister(R);
    if ((Number & RoundBits) != (Round & RoundBits))
      continue;
    SmallVector<unsigned> &Vector = By[Number & ~S.Vector];
    Vector.resize(1U << S.VectorBits);
    Vector[S.offset(Number & S.Vector)] = R;
  }
  SmallVector<SmallVector<unsigned>> All;
  All.reserve(By.size());
  for (auto &[First, Vector] : By)
    All.push_back(std::move(Vector));
  return All;
}

static void writeAll(Lowering &L, const Registers &Are, const Layout &In,
                     const SharedLayout &S, Value Base, Type Word,
                     uint32_t RoundBits, uint32_t Round) {
  Side To(L, In, S, Base, Word);
  unsigned Length = 1U << S.VectorBits;
  uint64_t Bytes = Word.getIntOrFloatBitWidth() / 8;
  for (ArrayRef<unsigned> Vector : vectorsOf(In, S, RoundBits, Round)) {
    Value Data;
    if (Length == 1) {
      Data = toWord(L, Are[Vector[0]], Word);
    } else {
      Data = LLVM::PoisonOp::create(L.B, VectorType::get(Length, Word));
      for (auto [I, R] : llvm::enumerate(Vector))
        Data = LLVM::InsertElementOp::create(L.B, Data, toWord(L, Are[R], Word),
                                             L.constant(int32_t(I)));
    }
    uint32_t Number = In.ofRegister(Vector[0]) & ~RoundBits;
    LLVM::StoreOp::create(L.B, Data, To.address(Number),
                          unsigned(Length * Bytes));
  }
}

/// Whether the elements of the thread are those of the round: null if all
/// threads have some.
static Value isOfRound(Lowering &L, const Layout &In, uint32_t RoundBits,
                       uint32_t Round) {
  uint32_t Decided = RoundBits & ~In.registerBits();
  if (!Decided)
    return {};
  return arith::CmpIOp::create(L.B, arith::CmpIPredicate::eq,
                               L.threadPart(In, Decided),
                               L.constant(int32_t(Round & Decided)));
}

static void readAll(Lowering &L, Registers &Are, const Layout &In,
                    const SharedLayout &S, Value Base, Type Word, Type T,
                    uint32_t RoundBits, uint32_t Round) {
  Value Mine = isOfRound(L, In, RoundBits, Round);
  Side From(L, In, S, Base, Word);
  unsigned Length = 1U << S.VectorBits;
  uint64_t Bytes = Word.getIntOrFloatBitWidth() / 8;
  for (ArrayRef<unsigned> Vector : vectorsOf(In, S, RoundBits, Round)) {
    uint32_t Number = In.ofRegister(Vector[0]) & ~RoundBits;
    Type Whole = Length == 1 ? Word : Type(VectorType::get(Length, Word));
    Value Data = LLVM::LoadOp::create(L.B, Whole, From.address(Number),
                                      unsigned(Length * Bytes));
    for (auto [I, R] : llvm::enumerate(Vector)) {
      Value Element = Length == 1 ? Data
                                  : LLVM::ExtractElementOp::create(
                                        L.B, Data, L.constant(int32_t(I)))
                                        .getResult();
      Element = fromWord(L, Element, T);
      Are[R] =
          Mine && Are[R]
              ? arith::SelectOp::create(L.B, Mine, Element, Are[R]).getResult()
              : Element;
    }
  }
}

/// Lets only those threads write that own their elements.
template <typename Fn>
static void byOwners(Lowering &L, const Layout &In, Fn Write) {
  Value IsOwner = L.isOwner(In);
  if (!IsOwner)
    return Write();
  auto If = scf::IfOp::create(L.B, IsOwner, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard Guard(L.B);
  L.B.setInsertionPointToStart(If.thenBlock());
  Write();
}

FailureOr<Registers> Lowering::exchangeThroughShared(const Registers &Are,
                                                     const Layout &From,
                                                     const Layout &To) {
  Type T = Are[0].getType();
  Type Word = B.getIntegerType(std::max(8U, T.getIntOrFloatBitWidth()));
  if (isa<FloatType>(T))
    Word = T;
  unsigned Bytes = Word.getIntOrFloatBitWidth() / 8;
  // A tile that is too large goes part by part: all threads write their
  // elements of a part, and take those that they want from it. If that is not
  // enough, only some threads want any.
  uint32_t Bits = From.bits(), RoundBits = 0;
  uint64_t Size = uint64_t(Bytes) << llvm::popcount(Bits);
  for (uint32_t Candidates : {From.registerBits() & To.registerBits(),
                              From.registerBits() & ~To.registerBits()})
    while (Size > MaxScratch && Candidates) {
      uint32_t Basis = llvm::bit_floor(Candidates);
      RoundBits |= Basis;
      Candidates &= ~Basis;
      Size /= 2;
    }
  if (Size > MaxScratch)
    return mlir::emitError(B.getLoc())
           << "a tile of " << Size << " bytes has to change its layout, and "
           << MaxScratch << " bytes of shared memory are there for it";
  SharedLayout S = sharedLayout(From, To, Bits & ~RoundBits, Bytes);
  Registers New(To.registers());
  uint32_t Round = 0;
  do {
    Value Base = Shared.write(*this, Size);
    byOwners(*this, From, [&] {
      writeAll(*this, Are, From, S, Base, Word, RoundBits, Round);
    });
    Shared.read(*this);
    readAll(*this, New, To, S, Base, Word, T, RoundBits, Round);
    // The next number that has only these bits.
    Round = (Round - RoundBits) & RoundBits;
  } while (Round);
  return New;
}

FailureOr<Registers> Lowering::shareOwners(const Registers &Are,
                                           const Layout &In) {
  if (!In.freeLanes() && !In.freeWarps())
    return Are;
  return exchangeThroughShared(Are, In, In);
}

} // namespace opennvvm::tile
