//===- Parts.cpp - Parts of tiles, taken out and put in -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// In registers
//===----------------------------------------------------------------------===//

/// The bits of numbers of \p Whole that say which part of \p Part's shape an
/// element is in.
static uint32_t partBits(TileType Whole, TileType Part) {
  uint32_t Bits = 0;
  for (auto [W, P] :
       llvm::zip_equal(fieldsOf(Whole.getShape()), fieldsOf(Part.getShape())))
    Bits |= W.mask() & ~(Field{W.Shift, P.Bits}.mask());
  return Bits;
}

/// Where the bits of a part's number are in the whole's.
static SmallVector<int> wholeBits(TileType Whole, TileType Part) {
  SmallVector<int> To(32, -1);
  for (auto [W, P] :
       llvm::zip_equal(fieldsOf(Whole.getShape()), fieldsOf(Part.getShape())))
    for (unsigned I = 0; I < P.Bits; ++I)
      To[P.Shift + I] = int(W.Shift + I);
  return To;
}

/// The part of static number \p Which out of registers: the whole is wanted in
/// a layout that has all parts in registers.
static FailureOr<Registers> takePart(Lowering &L, Value Whole, Value Result,
                                     uint32_t Which, const Layout &In) {
  TileType W = L.tileType(Whole), P = L.tileType(Result);
  Layout Of = completed(renamed(In, wholeBits(W, P)), partBits(W, P));
  FailureOr<Registers> Are = L.get(Whole, Of);
  if (failed(Are))
    return failure();
  DenseMap<uint32_t, unsigned> By;
  for (unsigned R = 0; R < Of.registers(); ++R)
    By[Of.ofRegister(R)] = R;
  Layout Placed = renamed(In, wholeBits(W, P));
  Registers New;
  New.reserve(In.registers());
  for (unsigned R = 0; R < In.registers(); ++R)
    New.push_back((*Are)[By.lookup(Placed.ofRegister(R) | Which)]);
  return New;
}

//===----------------------------------------------------------------------===//
// In shared memory
//===----------------------------------------------------------------------===//

static Type wordOf(Lowering &L, Type T) {
  return T.isInteger(1) ? Type(L.B.getI8Type()) : T;
}

namespace {
/// An element of a tile in shared memory.
struct Cell {
  Value At;
  Value IsThere; ///< Whether it is there in this round; null if it always is.
};

/// A tile in shared memory, in row-major order: all of it, or in rounds, of
/// which each has elements of following numbers.
class Window {
public:
  Window(Lowering &L, TileType Whole);

  unsigned rounds() const { return 1U << RoundBits; }

  /// Makes room for the elements of \p Number.
  void begin(unsigned Number) {
    Round = Number;
    Base = L.scratch().write(L, Size);
  }

  /// The elements that the registers of \p In are, of a part of type \p Of that
  /// begins at \p First: null, or nothing at all, is 0.
  SmallVector<Cell> cells(const Layout &In, TileType Of, ArrayRef<Value> First);

  /// Writes the registers that are there, of each element once.
  void write(const Registers &Are, const Layout &In, ArrayRef<Cell> To);

  /// Reads those that are there into \p Are.
  void read(Registers &Are, ArrayRef<Cell> From);

private:
  Cell cell(Value Start, uint32_t Offset);

  Lowering &L;
  Type Element, Word;
  SmallVector<Field> Fields;
  uint64_t Size; ///< Bytes of a round.
  unsigned NumberBits = 0, RoundBits = 0, Round = 0;
  Value Base;
};
} // namespace

Window::Window(Lowering &L, TileType Whole)
    : L(L), Element(registerType(Whole.getElementType())),
      Word(wordOf(L, Element)), Fields(fieldsOf(Whole.getShape())) {
  for (Field F : Fields)
    NumberBits += F.Bits;
  Size = uint64_t(Word.getIntOrFloatBitWidth() / 8) << NumberBits;
  for (; Size > Lowering::MaxScratch; Size /= 2)
    ++RoundBits;
}

/// The element whose number is \p Offset after \p Start, or after 0.
Cell Window::cell(Value Start, uint32_t Offset) {
  ImplicitLocOpBuilder &B = L.B;
  Value Number = L.constant(int32_t(Offset));
  if (Start)
    Number = arith::AddIOp::create(B, Start, Number);
  unsigned Kept = NumberBits - RoundBits;
  Value Of = arith::ShRUIOp::create(B, Number, L.constant(int32_t(Kept)));
  Value At =
      arith::AndIOp::create(B, Number, L.constant(int32_t((1U << Kept) - 1)));
  return {LLVM::GEPOp::create(B, Base.getType(), Word, Base, LLVM::GEPArg(At)),
          arith::CmpIOp::create(B, arith::CmpIPredicate::eq, Of,
                                L.constant(int32_t(Round)))};
}

SmallVector<Cell> Window::cells(const Layout &In, TileType Tile,
                                ArrayRef<Value> First) {
  ImplicitLocOpBuilder &B = L.B;
  SmallVector<Field> Part = fieldsOf(Tile.getShape());
  Value Start;
  for (auto [D, F] : llvm::enumerate(Part)) {
    Value At = L.threadPart(In, F.mask(), F.Shift);
    if (!First.empty() && First[D])
      At = arith::AddIOp::create(B, At, First[D]);
    if (Fields[D].Shift)
      At = arith::ShLIOp::create(B, At, L.constant(int32_t(Fields[D].Shift)));
    Start = Start ? arith::AddIOp::create(B, Start, At).getResult() : At;
  }
  Type Pointer = Base.getType();
  Value From = Base;
  if (Start && !RoundBits)
    From = LLVM::GEPOp::create(B, Pointer, Word, Base, LLVM::GEPArg(Start));
  SmallVector<Cell> All;
  for (unsigned R = 0; R < In.registers(); ++R) {
    uint32_t Number = In.ofRegister(R), Offset = 0;
    for (auto [D, F] : llvm::enumerate(Part))
      Offset += (Number & F.mask()) >> F.Shift << Fields[D].Shift;
    if (RoundBits)
      All.push_back(cell(Start, Offset));
    else
      All.push_back({LLVM::GEPOp::create(B, Pointer, Word, From,
                                         LLVM::GEPArg(int32_t(Offset))),
                     {}});
  }
  return All;
}

/// Lets what follows be done if \p Condition, unless it is null.
static void onlyIf(Lowering &L, Value Condition) {
  if (Condition)
    L.B.setInsertionPointToStart(
        scf::IfOp::create(L.B, Condition, /*withElseRegion=*/false)
            .thenBlock());
}

void Window::write(const Registers &Are, const Layout &In, ArrayRef<Cell> To) {
  Value IsOwner = L.isOwner(In);
  OpBuilder::InsertionGuard Guard(L.B);
  onlyIf(L, IsOwner);
  for (auto [Element, C] : llvm::zip_equal(Are, To)) {
    OpBuilder::InsertionGuard Inner(L.B);
    onlyIf(L, C.IsThere);
    Value InMemory = Element;
    if (Element.getType().isInteger(1))
      InMemory = arith::ExtUIOp::create(L.B, L.B.getI8Type(), Element);
    LLVM::StoreOp::create(L.B, InMemory, C.At);
  }
}

void Window::read(Registers &Are, ArrayRef<Cell> From) {
  Are.resize(From.size());
  for (auto [Old, C] : llvm::zip_equal(Are, From)) {
    Value New = LLVM::LoadOp::create(L.B, Word, C.At);
    if (Element.isInteger(1))
      New = arith::TruncIOp::create(L.B, Element, New);
    if (Old)
      New = arith::SelectOp::create(L.B, C.IsThere, New, Old);
    Old = New;
  }
}

/// Where a part begins, in elements: null for 0.
static SmallVector<Value> firstOf(Lowering &L, ValueRange Part,
                                  ArrayRef<int64_t> Shape) {
  SmallVector<Value> First;
  for (auto [Number, Extent] : llvm::zip_equal(Part, Shape)) {
    Value At = arith::TruncIOp::create(L.B, L.B.getI32Type(), L.scalar(Number));
    if (Extent != 1)
      At = arith::MulIOp::create(L.B, At, L.constant(int32_t(Extent)));
    First.push_back(At);
  }
  return First;
}

static SmallVector<Value> firstOf(Lowering &L, ArrayRef<int64_t> Offsets) {
  SmallVector<Value> First;
  for (int64_t Offset : Offsets)
    First.push_back(Offset ? L.constant(int32_t(Offset)) : Value());
  return First;
}

/// \p Result becomes what begins at \p First in \p Whole, through shared
/// memory.
static LogicalResult take(Lowering &L, Operation *Op, Value Whole, Value Result,
                          ArrayRef<Value> First) {
  Layout Of = L.layoutOf(Whole);
  FailureOr<Registers> Are = L.get(Whole, Of);
  if (failed(Are))
    return failure();
  L.B.setLoc(Op->getLoc());
  TileType W = L.tileType(Whole), P = L.tileType(Result);
  const Layout &Home = L.Plan.home(Result);
  Window All(L, W);
  Registers New;
  for (unsigned Round = 0; Round < All.rounds(); ++Round) {
    All.begin(Round);
    All.write(*Are, Of, All.cells(Of, W, {}));
    // Once all threads have written.
    L.scratch().read(L);
    All.read(New, All.cells(Home, P, First));
  }
  L.set(Result, Home, std::move(New));
  return success();
}

/// \p Result becomes \p Whole with \p Part at \p First, through shared memory.
static LogicalResult put(Lowering &L, Operation *Op, Value Part, Value Whole,
                         Value Result, ArrayRef<Value> First) {
  // Both are made first: what makes them may need shared memory, too.
  Layout PartOf = L.layoutOf(Part), WholeOf = L.layoutOf(Whole);
  FailureOr<Registers> PartAre = L.get(Part, PartOf),
                       WholeAre = L.get(Whole, WholeOf);
  if (failed(PartAre) || failed(WholeAre))
    return failure();
  L.B.setLoc(Op->getLoc());
  TileType W = L.tileType(Whole), P = L.tileType(Part);
  const Layout &Home = L.Plan.home(Result);
  Window All(L, W);
  Registers New;
  for (unsigned Round = 0; Round < All.rounds(); ++Round) {
    All.begin(Round);
    All.write(*WholeAre, WholeOf, All.cells(WholeOf, W, {}));
    L.barrier();
    All.write(*PartAre, PartOf, All.cells(PartOf, P, First));
    L.scratch().read(L);
    All.read(New, All.cells(Home, W, {}));
  }
  L.set(Result, Home, std::move(New));
  return success();
}

//===----------------------------------------------------------------------===//
// One of equal parts
//===----------------------------------------------------------------------===//

/// The bits of the whole's numbers that \p Part, the numbers of a part, says:
/// an i32.
static Value chosenBits(Lowering &L, TileType W, TileType P, ValueRange Part) {
  Value Which;
  for (auto [Number, F, Of] :
       llvm::zip_equal(Part, fieldsOf(W.getShape()), fieldsOf(P.getShape()))) {
    if (F.Bits == Of.Bits)
      continue;
    Value At = arith::TruncIOp::create(L.B, L.B.getI32Type(), L.scalar(Number));
    At = arith::ShLIOp::create(L.B, At, L.constant(int32_t(F.Shift + Of.Bits)));
    Which = Which ? arith::OrIOp::create(L.B, Which, At).getResult() : At;
  }
  return Which ? Which : L.constant(0);
}

/// The same if all numbers are known.
static std::optional<uint32_t> knownBits(TileType W, TileType P,
                                         ValueRange Part) {
  uint32_t Which = 0;
  for (auto [Number, F, Of] :
       llvm::zip_equal(Part, fieldsOf(W.getShape()), fieldsOf(P.getShape()))) {
    APInt Known;
    if (!matchPattern(Number, m_ConstantInt(&Known)))
      return std::nullopt;
    Which |= uint32_t(Known.getZExtValue()) << (F.Shift + Of.Bits) & F.mask();
  }
  return Which;
}

/// A known part, out of registers if all parts are in those of a thread.
static LogicalResult takeKnown(Lowering &L, Operation *Op, Value Whole,
                               Value Result, uint32_t Which,
                               ArrayRef<Value> First) {
  uint32_t Parts = partBits(L.tileType(Whole), L.tileType(Result));
  if (!L.Plan.isFree(Whole) &&
      (L.Plan.home(Whole).registerBits() & Parts) != Parts)
    return take(L, Op, Whole, Result, First);
  const Layout &Home = L.Plan.home(Result);
  FailureOr<Registers> Are = takePart(L, Whole, Result, Which, Home);
  if (succeeded(Are))
    L.set(Result, Home, std::move(*Are));
  return Are;
}

/// Each thread takes its elements from the part or from the rest. \p Which has
/// the bits of the part's elements that others do not have.
static LogicalResult putPart(Lowering &L, Value Part, Value Whole, Value Result,
                             Value Which) {
  TileType W = L.tileType(Whole), P = L.tileType(Part);
  const Layout &Home = L.Plan.home(Result);
  SmallVector<int> To(32, -1);
  for (auto [From, At] : llvm::enumerate(wholeBits(W, P)))
    if (At >= 0)
      To[unsigned(At)] = int(From);
  Layout Of = renamed(Home, To);
  FailureOr<Registers> Are = L.get(Whole, Home), New = L.get(Part, Of);
  if (failed(Are) || failed(New))
    return failure();
  uint32_t Parts = partBits(W, P);
  DenseMap<uint32_t, unsigned> By;
  for (unsigned R = 0; R < Of.registers(); ++R)
    By[Of.ofRegister(R)] = R;
  Value Thread = L.threadPart(Home, Parts);
  DenseMap<uint32_t, Value> Is;
  Registers All;
  All.reserve(Home.registers());
  for (unsigned R = 0; R < Home.registers(); ++R) {
    uint32_t Number = Home.ofRegister(R), InPart = 0;
    for (unsigned I = 0; I < 32; ++I)
      if ((Number >> I & 1) && To[I] >= 0)
        InPart |= 1U << To[I];
    Value &IsIn = Is[Number & Parts];
    if (!IsIn) {
      Value Mine = Thread;
      if (Number & Parts)
        Mine = arith::OrIOp::create(L.B, Mine,
                                    L.constant(int32_t(Number & Parts)));
      IsIn = arith::CmpIOp::create(L.B, arith::CmpIPredicate::eq, Mine, Which);
    }
    All.push_back(arith::SelectOp::create(L.B, IsIn, (*New)[By.lookup(InPart)],
                                          (*Are)[R]));
  }
  L.set(Result, Home, std::move(All));
  return success();
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// The bits that say which part begins at \p Offsets; none if it is not one of
/// the equal parts.
static std::optional<uint32_t> bitsAt(TileType W, TileType P,
                                      ArrayRef<int64_t> Offsets) {
  uint32_t Which = 0;
  for (auto [Offset, Extent, F] :
       llvm::zip_equal(Offsets, P.getShape(), fieldsOf(W.getShape()))) {
    if (Offset % Extent)
      return std::nullopt;
    Which |= uint32_t(Offset) << F.Shift;
  }
  return Which;
}

static LogicalResult lowerExtractSlice(Lowering &L, ExtractSliceOp Op) {
  SmallVector<Value> First = firstOf(L, Op.getOffsets());
  if (std::optional<uint32_t> Which =
          bitsAt(L.tileType(Op.getSource()), L.tileType(Op.getResult()),
                 Op.getOffsets()))
    return takeKnown(L, Op, Op.getSource(), Op.getResult(), *Which, First);
  return take(L, Op, Op.getSource(), Op.getResult(), First);
}

static LogicalResult lowerExtractPart(Lowering &L, ExtractPartOp Op) {
  TileType W = L.tileType(Op.getSource()), P = L.tileType(Op.getResult());
  SmallVector<Value> First = firstOf(L, Op.getPart(), P.getShape());
  if (std::optional<uint32_t> Which = knownBits(W, P, Op.getPart()))
    return takeKnown(L, Op, Op.getSource(), Op.getResult(), *Which, First);
  return take(L, Op, Op.getSource(), Op.getResult(), First);
}

static LogicalResult lowerInsertSlice(Lowering &L, InsertSliceOp Op) {
  if (std::optional<uint32_t> Which = bitsAt(
          L.tileType(Op.getDest()), L.tileType(Op.getPart()), Op.getOffsets()))
    return putPart(L, Op.getPart(), Op.getDest(), Op.getResult(),
                   L.constant(int32_t(*Which)));
  return put(L, Op, Op.getPart(), Op.getDest(), Op.getResult(),
             firstOf(L, Op.getOffsets()));
}

static LogicalResult lowerInsertPart(Lowering &L, InsertPartOp Op) {
  TileType W = L.tileType(Op.getDest()), P = L.tileType(Op.getSource());
  return putPart(L, Op.getSource(), Op.getDest(), Op.getResult(),
                 chosenBits(L, W, P, Op.getPart()));
}

void addPartHandlers(Handlers &To) {
  On<lowerExtractSlice>::add(To);
  On<lowerExtractPart>::add(To);
  On<lowerInsertSlice>::add(To);
  On<lowerInsertPart>::add(To);
}

} // namespace opennvvm::tile
