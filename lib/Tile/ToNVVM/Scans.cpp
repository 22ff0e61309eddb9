//===- Scans.cpp - Reductions of all beginnings along an axis -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Combination.h"
#include "Reductions.h"
#include "Shuffles.h"
#include "WarpTotals.h"
#include "llvm/ADT/APFloat.h"

using namespace llvm;
using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

/// Threads take other dimensions first, since what they scan alone needs no
/// exchange; then the axis, of which warps only get what lanes have no room
/// for.
Layout scanLayout(ArrayRef<int64_t> Shape, unsigned Axis, unsigned WarpBits) {
  SmallVector<Field> Fields = fieldsOf(Shape);
  Field Along = Fields[Axis];
  SmallVector<uint32_t> Others;
  for (unsigned Bit : rowMajorOrder(Shape))
    if (!(Along.mask() >> Bit & 1))
      Others.push_back(uint32_t(1) << Bit);
  constexpr unsigned Lanes = 5;
  unsigned Threads = Lanes + WarpBits;
  unsigned Left = unsigned(Threads - std::min<size_t>(Threads, Others.size()));
  unsigned InThreads = std::min(Along.Bits, Left);
  unsigned InRegisters = Along.Bits - InThreads;
  unsigned InLanes = std::min(InThreads, Lanes);
  Layout L;
  uint32_t NextAlong = uint32_t(1) << Along.Shift;
  size_t NextOther = 0;
  auto Take = [&](SmallVectorImpl<uint32_t> &To, unsigned OfAxis,
                  unsigned Count) {
    for (unsigned I = 0; I < Count; ++I) {
      if (I < OfAxis) {
        To.push_back(NextAlong);
        NextAlong <<= 1;
      } else {
        To.push_back(NextOther < Others.size() ? Others[NextOther++] : 0);
      }
    }
  };
  Take(L.Register, InRegisters, InRegisters);
  Take(L.Lane, InLanes, Lanes);
  Take(L.Warp, InThreads - InLanes, WarpBits);
  L.Register.append(Others.begin() + ptrdiff_t(NextOther), Others.end());
  return L;
}

//===----------------------------------------------------------------------===//
// Numbers that change nothing
//===----------------------------------------------------------------------===//

static APInt integerIdentity(Combiner C, unsigned Bits) {
  switch (C) {
  case Combiner::Mul:
    return APInt(Bits, 1);
  case Combiner::Min:
    return APInt::getSignedMaxValue(Bits);
  case Combiner::Max:
    return APInt::getSignedMinValue(Bits);
  case Combiner::UMin:
  case Combiner::And:
    return APInt::getAllOnes(Bits);
  case Combiner::Add:
  case Combiner::UMax:
  case Combiner::Or:
  case Combiner::Xor:
    return APInt::getZero(Bits);
  }
  llvm_unreachable("all words");
}

/// Minimum and maximum ignore NaN.
static APFloat floatIdentity(Combiner C, const fltSemantics &Semantics) {
  if (C == Combiner::Add)
    return APFloat::getZero(Semantics, /*Negative=*/true);
  if (C == Combiner::Mul)
    return APFloat::getOne(Semantics);
  return APFloat::getNaN(Semantics);
}

static TypedAttr identityOf(Combiner C, Type T) {
  if (auto Float = dyn_cast<FloatType>(T))
    return FloatAttr::get(T, floatIdentity(C, Float.getFloatSemantics()));
  unsigned Bits = isa<IndexType>(T) ? IndexType::kInternalStorageBitWidth
                                    : T.getIntOrFloatBitWidth();
  return IntegerAttr::get(T, integerIdentity(C, Bits));
}

//===----------------------------------------------------------------------===//
// In three steps
//===----------------------------------------------------------------------===//

namespace {
/// A scan in its layout. Each thread scans its registers; then lanes and warps
/// learn what all before them add up to.
class Scanner {
public:
  Scanner(Lowering &L, ScanOp Op, const Layout &In);

  /// Replaces the registers of each source by those of its result.
  LogicalResult run(MutableArrayRef<Registers> Are);

private:
  /// One element of each source.
  using Row = Registers;
  /// What comes before an element, if HasAny holds; a null HasAny stands for
  /// always.
  struct Prefix {
    Row Are;
    Value HasAny;
  };

  /// The register at \p Place of the order of the scan.
  unsigned registerAt(unsigned R, unsigned Place) const {
    return R * Length + (IsReversed ? Length - 1 - Place : Place);
  }
  LogicalResult scanRegisters(MutableArrayRef<Registers> Are, unsigned R);
  FailureOr<Row> scanLanes(Row Total);
  FailureOr<Prefix> joinWarps(const Prefix &OfLanes, ArrayRef<Registers> ByWarp,
                              Value Place);
  LogicalResult addPrefix(MutableArrayRef<Registers> Are, unsigned R,
                          Prefix Before);
  FailureOr<Row> combineWhere(Value Condition, const Row &Earlier,
                              const Row &Later);
  /// Whether \p Place, of \p Count along the axis, is not the first \p N ones.
  Value isBehind(Value Place, unsigned Count, unsigned N);
  Row at(ArrayRef<Registers> Are, unsigned R) const;

  Lowering &L;
  ScanOp Op;
  Combination Combine;
  Layout In;
  bool IsReversed;
  unsigned Length = 1, Rows; ///< Registers along the axis, and others.
  unsigned Lanes = 1;        ///< Lanes along the axis.
  SmallVector<unsigned> Warps;
  Value LanePlace;
};
} // namespace

Scanner::Scanner(Lowering &L, ScanOp Op, const Layout &In)
    : L(L), Op(Op), Combine(L, Op), In(In), IsReversed(Op.getReverse()) {
  ArrayRef<int64_t> Shape = Lowering::tileType(Op.getSources()[0]).getShape();
  uint32_t Mask = fieldsOf(Shape)[Op.getAxis()].mask();
  for (uint32_t Basis : In.Register)
    Length <<= unsigned((Basis & Mask) != 0);
  Rows = In.registers() / Length;
  for (uint32_t Basis : In.Lane)
    Lanes <<= unsigned((Basis & Mask) != 0);
  for (auto [I, Basis] : enumerate(In.Warp))
    if (Basis & Mask)
      Warps.push_back(unsigned(I));
}

Scanner::Row Scanner::at(ArrayRef<Registers> Are, unsigned R) const {
  return map_to_vector(Are,
                       [R](const Registers &Of) -> Value { return Of[R]; });
}

static void put(MutableArrayRef<Registers> Are, unsigned R, ValueRange Row) {
  for (auto [Of, V] : zip_equal(Are, Row))
    Of[R] = V;
}

LogicalResult Scanner::scanRegisters(MutableArrayRef<Registers> Are,
                                     unsigned R) {
  for (unsigned Place = 1; Place < Length; ++Place) {
    unsigned Now = registerAt(R, Place);
    FailureOr<Row> Sum =
        Combine(at(Are, registerAt(R, Place - 1)), at(Are, Now));
    if (failed(Sum))
      return failure();
    put(Are, Now, *Sum);
  }
  return success();
}

Value Scanner::isBehind(Value Place, unsigned Count, unsigned N) {
  return IsReversed
             ? arith::CmpIOp::create(L.B, arith::CmpIPredicate::ult, Place,
                                     L.constant(int32_t(Count - N)))
             : arith::CmpIOp::create(L.B, arith::CmpIPredicate::uge, Place,
                                     L.constant(int32_t(N)));
}

/// Combines where \p Condition holds, and gives \p Later elsewhere.
FailureOr<Scanner::Row>
Scanner::combineWhere(Value Condition, const Row &Earlier, const Row &Later) {
  FailureOr<Row> Both = Combine(Earlier, Later);
  if (failed(Both))
    return failure();
  return selectAll(L, Condition, *Both, Later);
}

/// Lanes combine with what is one lane before them, then two, four and so on.
FailureOr<Scanner::Row> Scanner::scanLanes(Row Total) {
  NVVM::ShflKind Kind = IsReversed ? NVVM::ShflKind::down : NVVM::ShflKind::up;
  for (unsigned Step = 1; Step < Lanes; Step *= 2) {
    Row Before = shuffleAll(L, Total, Kind, L.constant(int32_t(Step)));
    FailureOr<Row> Next =
        combineWhere(isBehind(LanePlace, Lanes, Step), Before, Total);
    if (failed(Next))
      return failure();
    Total = std::move(*Next);
  }
  return Total;
}

/// What comes before a thread: all warps before its own, in their order, and
/// then the lanes before it.
FailureOr<Scanner::Prefix> Scanner::joinWarps(const Prefix &OfLanes,
                                              ArrayRef<Registers> ByWarp,
                                              Value Place) {
  unsigned Count = unsigned(ByWarp.size());
  auto Of = [&](unsigned N) -> const Row & {
    return ByWarp[IsReversed ? Count - 1 - N : N];
  };
  Row Before = Of(0);
  for (unsigned N = 1; N + 1 < Count; ++N) {
    FailureOr<Row> More = Combine(Before, Of(N));
    if (failed(More))
      return failure();
    Before = selectAll(L, isBehind(Place, Count, N + 1), *More, Before);
  }
  Value HasWarps = isBehind(Place, Count, 1);
  if (OfLanes.Are.empty())
    return Prefix{Before, HasWarps};
  FailureOr<Row> Both = Combine(Before, OfLanes.Are);
  if (failed(Both))
    return failure();
  Row WithWarps = selectAll(L, OfLanes.HasAny, *Both, Before);
  return Prefix{selectAll(L, HasWarps, WithWarps, OfLanes.Are),
                arith::OrIOp::create(L.B, HasWarps, OfLanes.HasAny)};
}

/// A word has a number that changes nothing, which stands for nothing; else
/// elements with nothing before them are chosen.
LogicalResult Scanner::addPrefix(MutableArrayRef<Registers> Are, unsigned R,
                                 Prefix Before) {
  std::optional<Combiner> Word = Op.getCombiner();
  if (Word) {
    Row Nothing;
    for (Value Source : Op.getSources())
      Nothing.push_back(constantOf(
          L.B, identityOf(*Word, Lowering::tileType(Source).getElementType())));
    Before.Are = selectAll(L, Before.HasAny, Before.Are, Nothing);
  }
  for (unsigned Place = 0; Place < Length; ++Place) {
    unsigned Now = registerAt(R, Place);
    Row Own = at(Are, Now);
    FailureOr<Row> Sum = Word ? Combine(Before.Are, Own)
                              : combineWhere(Before.HasAny, Before.Are, Own);
    if (failed(Sum))
      return failure();
    put(Are, Now, *Sum);
  }
  return success();
}

LogicalResult Scanner::run(MutableArrayRef<Registers> Are) {
  NVVM::ShflKind Kind = IsReversed ? NVVM::ShflKind::down : NVVM::ShflKind::up;
  if (Lanes > 1)
    LanePlace =
        arith::AndIOp::create(L.B, L.lane(), L.constant(int32_t(Lanes - 1)));
  SmallVector<Prefix> OfLanes(Rows);
  SmallVector<Registers> Totals(Are.size());
  for (unsigned R = 0; R < Rows; ++R) {
    if (failed(scanRegisters(Are, R)))
      return failure();
    FailureOr<Row> Total = scanLanes(at(Are, registerAt(R, Length - 1)));
    if (failed(Total))
      return failure();
    for (auto [Of, V] : zip_equal(Totals, *Total))
      Of.push_back(V);
    if (Lanes > 1)
      OfLanes[R] = {shuffleAll(L, *Total, Kind, L.constant(1)),
                    isBehind(LanePlace, Lanes, 1)};
  }
  if (Warps.empty()) {
    for (unsigned R = 0; R < Rows && Lanes > 1; ++R)
      if (failed(addPrefix(Are, R, OfLanes[R])))
        return failure();
    return success();
  }
  ArrayRef<int64_t> Shape = Lowering::tileType(Op.getSources()[0]).getShape();
  SmallVector<Type> Types;
  for (const Registers &Of : Totals)
    Types.push_back(Of[0].getType());
  WarpTotals Hand(L, reducedLayout(In, Shape, Op.getAxis()), Warps, Types);
  // The last lane of the scan has the total.
  uint32_t OfAxis = Lanes - 1;
  uint32_t Free = In.freeLanes() | In.freeWarps() << 5;
  Value IsLast = threadHas(L, OfAxis | Free, IsReversed ? 0 : OfAxis);
  return Hand.exchange(
      Totals, IsLast, [&](unsigned R, ArrayRef<Registers> ByWarp) {
        FailureOr<Prefix> Before = joinWarps(OfLanes[R], ByWarp, Hand.place());
        return failed(Before) ? failure() : addPrefix(Are, R, *Before);
      });
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

static LogicalResult lowerScan(Lowering &L, ScanOp Op) {
  ArrayRef<int64_t> Shape = Lowering::tileType(Op.getSources()[0]).getShape();
  Layout In = scanLayout(Shape, Op.getAxis(), L.Plan.warpBits());
  SmallVector<Registers> Are;
  for (Value Tile : Op.getSources()) {
    FailureOr<Registers> There = L.get(Tile, In);
    if (failed(There))
      return failure();
    Are.push_back(std::move(*There));
  }
  Scanner Scan(L, Op, In);
  if (failed(Scan.run(Are)))
    return failure();
  for (auto [Tile, Now] : zip_equal(Op.getResults(), Are))
    L.set(Tile, In, std::move(Now));
  return success();
}

void addScanHandlers(Handlers &To) { On<lowerScan>::add(To); }

} // namespace opennvvm::tile
