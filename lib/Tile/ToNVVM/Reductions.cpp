//===- Reductions.cpp - Tiles reduced along an axis -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reductions.h"
#include "Combination.h"
#include "Shuffles.h"
#include "WarpTotals.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// Where bits of a tile of this shape are when dimension \p Axis is gone.
static SmallVector<int> bitsWithout(ArrayRef<int64_t> Shape, unsigned Axis) {
  Field Gone = fieldsOf(Shape)[Axis];
  SmallVector<int> To(32, -1);
  for (unsigned I = 0; I < To.size(); ++I) {
    if (I < Gone.Shift)
      To[I] = int(I);
    else if (I >= Gone.Shift + Gone.Bits)
      To[I] = int(I - Gone.Bits);
  }
  return To;
}

Layout reducedLayout(const Layout &Source, ArrayRef<int64_t> Shape,
                     unsigned Axis) {
  return renamed(Source, bitsWithout(Shape, Axis));
}

//===----------------------------------------------------------------------===//
// In three steps
//===----------------------------------------------------------------------===//

namespace {
/// A reduction. What is combined at each step are neighbors along the axis
/// among registers, lanes or warps, those that come earlier at first.
class Reducer {
public:
  Reducer(Lowering &L, ReduceOp Op, const Layout &In);

  /// The registers of each result, in the layout rest().
  FailureOr<SmallVector<Registers>> run(ArrayRef<Registers> Sources);
  const Layout &rest() const { return Rest; }

private:
  /// One element of each source.
  using Row = Registers;

  SmallVector<SmallVector<unsigned>> registersOf() const;
  FailureOr<Row> combineTree(ArrayRef<Row> Rows);
  LogicalResult combineLanes(MutableArrayRef<Row> Rows);
  FailureOr<Row> combineInLanes(Row Are, ArrayRef<unsigned> Bits);
  FailureOr<Row> combineHalf(const Row &Low, const Row &High, unsigned Bit);
  unsigned spreadBits(size_t Rows) const;
  Row fromLane(const Row &Are, uint32_t Lane);
  LogicalResult combineWarps(MutableArrayRef<Row> Rows);
  bool canReduxLanes() const;

  Lowering &L;
  Combination Combine;
  Layout In, Rest;
  Field Axis;
  /// The bits of lanes and of warps that are on the axis, the lowest bit of the
  /// axis first.
  SmallVector<unsigned> Lanes, Warps;
  uint32_t LaneMask = 0; ///< Of Lanes.
  size_t Width;          ///< How many sources there are.
};
} // namespace

/// The numbers of the bases that are in \p Mask, ascending by basis.
static SmallVector<unsigned> basesIn(ArrayRef<uint32_t> Bases, uint32_t Mask) {
  SmallVector<unsigned> Are;
  for (auto [I, Basis] : enumerate(Bases))
    if (Basis & Mask)
      Are.push_back(unsigned(I));
  llvm::sort(Are, [&](unsigned A, unsigned B) { return Bases[A] < Bases[B]; });
  return Are;
}

Reducer::Reducer(Lowering &L, ReduceOp Op, const Layout &In)
    : L(L), Combine(L, Op), In(In), Width(Op.getSources().size()) {
  ArrayRef<int64_t> Shape = Lowering::tileType(Op.getSources()[0]).getShape();
  Axis = fieldsOf(Shape)[Op.getAxis()];
  Rest = reducedLayout(In, Shape, Op.getAxis());
  Lanes = basesIn(In.Lane, Axis.mask());
  Warps = basesIn(In.Warp, Axis.mask());
  for (unsigned Bit : Lanes)
    LaneMask |= uint32_t(1) << Bit;
}

/// For each register of the result those of a source, ascending along the axis.
SmallVector<SmallVector<unsigned>> Reducer::registersOf() const {
  uint32_t Mask = Axis.mask();
  llvm::DenseMap<uint32_t, unsigned> ByNumber;
  for (unsigned R = 0; R < In.registers(); ++R)
    ByNumber.try_emplace(In.ofRegister(R), R);
  SmallVector<uint32_t> Along;
  for (auto [Number, R] : ByNumber)
    if (!(Number & ~Mask))
      Along.push_back(Number);
  llvm::sort(Along);
  uint32_t Below = (uint32_t(1) << Axis.Shift) - 1;
  SmallVector<SmallVector<unsigned>> All(Rest.registers());
  for (unsigned R = 0; R < Rest.registers(); ++R) {
    uint32_t Number = Rest.ofRegister(R);
    uint32_t First = (Number & Below) | (Number & ~Below) << Axis.Bits;
    for (uint32_t Offset : Along)
      All[R].push_back(ByNumber.lookup(First | Offset));
  }
  return All;
}

/// Combines rows, whose number is a power of two, in pairs of neighbors, then
/// pairs of these.
FailureOr<Reducer::Row> Reducer::combineTree(ArrayRef<Row> Rows) {
  if (Rows.size() == 1)
    return Rows[0];
  size_t Half = Rows.size() / 2;
  FailureOr<Row> Earlier = combineTree(Rows.take_front(Half));
  if (failed(Earlier))
    return failure();
  FailureOr<Row> Later = combineTree(Rows.drop_front(Half));
  if (failed(Later))
    return failure();
  return Combine(*Earlier, *Later);
}

/// One instruction reduces whole warps: all lanes are on the axis, or have what
/// others have and may be counted again. It takes as long as about two
/// exchanges.
bool Reducer::canReduxLanes() const {
  std::optional<Combination::Redux> Redux = Combine.redux();
  constexpr uint32_t All = 31;
  uint32_t Covered =
      LaneMask | (Redux && Redux->IsIdempotent ? In.freeLanes() : 0);
  return Redux && Covered == All && Lanes.size() > 2;
}

/// By one instruction.
static Value reduxLanes(Lowering &L, const Combination::Redux &Redux, Value V) {
  ImplicitLocOpBuilder &B = L.B;
  Type T = V.getType(), I32 = B.getI32Type();
  if (T != I32)
    V = Redux.IsSigned ? arith::ExtSIOp::create(B, I32, V).getResult()
                       : arith::ExtUIOp::create(B, I32, V).getResult();
  Value Got = NVVM::ReduxOp::create(B, I32, V, Redux.Kind, L.constant(-1));
  return T == I32 ? Got : arith::TruncIOp::create(B, T, Got).getResult();
}

/// A row of which lanes that differ in \p Bits have parts. What the lane has in
/// which they are all 0 is combined in the right order.
FailureOr<Reducer::Row> Reducer::combineInLanes(Row Are,
                                                ArrayRef<unsigned> Bits) {
  for (unsigned Bit : Bits) {
    Row Others =
        shuffleAll(L, Are, NVVM::ShflKind::bfly, L.constant(int32_t(1) << Bit));
    FailureOr<Row> Both = Combine(Are, Others);
    if (failed(Both))
      return failure();
    Are = std::move(*Both);
  }
  return Are;
}

/// Of two rows, lanes without \p Bit combine \p Low, and the others \p High:
/// each sends what the other one wants.
FailureOr<Reducer::Row> Reducer::combineHalf(const Row &Low, const Row &High,
                                             unsigned Bit) {
  auto Mask = uint32_t(1) << Bit;
  Value IsHigh = threadHas(L, Mask, Mask);
  Row Got = shuffleAll(L, selectAll(L, IsHigh, Low, High), NVVM::ShflKind::bfly,
                       L.constant(int32_t(Mask)));
  if (Combine.isCommutative())
    return Combine(selectAll(L, IsHigh, High, Low), Got);
  return Combine(selectAll(L, IsHigh, Got, Low),
                 selectAll(L, IsHigh, High, Got));
}

/// By how many bits of lanes so many rows are spread, so that each lane
/// combines its own: none if that takes as many instructions.
unsigned Reducer::spreadBits(size_t Rows) const {
  auto Steps = unsigned(Lanes.size());
  unsigned Bits = std::min(Steps, Log2_64(Rows));
  size_t Step = Width + Combine.cost();
  bool IsOrdered = !Combine.isCommutative();
  size_t Apart = Rows * Steps * Step;
  if (IsOrdered && Warps.empty())
    Apart += Rows * Width;
  size_t Selects = size_t(IsOrdered ? 3 : 2) * Width;
  size_t Spread = Rows * Width + (Rows >> Bits) * (Steps - Bits) * Step;
  for (unsigned I = 1; I <= Bits; ++I)
    Spread += (Rows >> I) * (Selects + Step);
  return Spread < Apart ? Bits : 0;
}

/// What the lane has that differs from this one in bits along the axis, which
/// are those of \p Lane.
Reducer::Row Reducer::fromLane(const Row &Are, uint32_t Lane) {
  Value From =
      arith::AndIOp::create(L.B, L.lane(), L.constant(int32_t(~LaneMask & 31)));
  if (Lane)
    From = arith::OrIOp::create(L.B, From, L.constant(int32_t(Lane)));
  return shuffleAll(L, Are, NVVM::ShflKind::idx, From);
}

LogicalResult Reducer::combineLanes(MutableArrayRef<Row> Rows) {
  if (canReduxLanes()) {
    for (Row &R : Rows)
      R = {reduxLanes(L, *Combine.redux(), R[0])};
    return success();
  }
  unsigned Bits = spreadBits(Rows.size());
  SmallVector<Row> Own(Rows.begin(), Rows.end());
  for (unsigned Bit : ArrayRef(Lanes).take_front(Bits)) {
    size_t Half = Own.size() / 2;
    for (size_t R = 0; R < Half; ++R) {
      FailureOr<Row> Mine = combineHalf(Own[R], Own[R + Half], Bit);
      if (failed(Mine))
        return failure();
      Own[R] = std::move(*Mine);
    }
    Own.truncate(Half);
  }
  for (Row &R : Own) {
    FailureOr<Row> All = combineInLanes(R, ArrayRef(Lanes).drop_front(Bits));
    if (failed(All))
      return failure();
    R = std::move(*All);
  }
  bool IsAnyRight = Lanes.empty() || !Warps.empty() || Combine.isCommutative();
  for (auto [R, To] : enumerate(Rows)) {
    uint32_t Lane = 0;
    for (unsigned I = 0; I < Bits; ++I)
      Lane |= uint32_t(R * (size_t(2) << I) / Rows.size() & 1) << Lanes[I];
    const Row &Are = Own[R % Own.size()];
    To = !Bits && IsAnyRight ? Are : fromLane(Are, Lane);
  }
  return success();
}

LogicalResult Reducer::combineWarps(MutableArrayRef<Row> Rows) {
  if (Warps.empty())
    return success();
  SmallVector<Type> Types;
  for (Value V : Rows[0])
    Types.push_back(V.getType());
  SmallVector<Registers> Totals(Types.size());
  for (const Row &R : Rows)
    for (auto [Total, V] : zip_equal(Totals, R))
      Total.push_back(V);
  WarpTotals Hand(L, Rest, Warps, Types);
  uint32_t Same = LaneMask | In.freeLanes() | In.freeWarps() << 5;
  return Hand.exchange(Totals, threadHas(L, Same, 0),
                       [&](unsigned R, ArrayRef<Registers> ByWarp) {
                         FailureOr<Row> All = combineTree(ByWarp);
                         if (succeeded(All))
                           Rows[R] = std::move(*All);
                         return All;
                       });
}

FailureOr<SmallVector<Registers>> Reducer::run(ArrayRef<Registers> Sources) {
  SmallVector<Row> Rows;
  Rows.reserve(Rest.registers());
  for (ArrayRef<unsigned> Along : registersOf()) {
    SmallVector<Row> Own;
    Own.reserve(Along.size());
    for (unsigned R : Along)
      Own.push_back(map_to_vector(
          Sources, [R = R](const Registers &Are) -> Value { return Are[R]; }));
    FailureOr<Row> Mine = combineTree(Own);
    if (failed(Mine))
      return failure();
    Rows.push_back(std::move(*Mine));
  }
  if (failed(combineLanes(Rows)) || failed(combineWarps(Rows)))
    return failure();
  SmallVector<Registers> Results(Sources.size());
  for (const Row &R : Rows)
    for (auto [Result, V] : zip_equal(Results, R))
      Result.push_back(V);
  return Results;
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

static LogicalResult lowerReduce(Lowering &L, ReduceOp Op) {
  if (!Op.getCombiner() && Op.getCombine().empty())
    return Op.emitOpError("cannot be compiled without a combiner, which says "
                          "what it computes");
  // A tile that has been computed stays where it is; free ones follow.
  SmallVector<Value> Tiles(Op.getSources());
  const auto *Computed =
      find_if(Tiles, [&](Value V) { return !L.Plan.isFree(V); });
  Layout In = L.layoutOf(Computed == Tiles.end() ? Tiles[0] : *Computed);
  SmallVector<Registers> Sources;
  Sources.reserve(Tiles.size());
  for (Value Tile : Tiles) {
    FailureOr<Registers> Are = L.get(Tile, In);
    if (failed(Are))
      return failure();
    Sources.push_back(std::move(*Are));
  }
  Reducer Reduce(L, Op, In);
  FailureOr<SmallVector<Registers>> Results = Reduce.run(Sources);
  if (failed(Results))
    return failure();
  for (auto [Tile, Are] : zip_equal(Op.getResults(), *Results)) {
    const Layout &Home = L.Plan.home(Tile);
    FailureOr<Registers> There = L.convert(Are, Reduce.rest(), Home);
    if (failed(There))
      return failure();
    L.set(Tile, Home, std::move(*There));
  }
  return success();
}

void addReductionHandlers(Handlers &To) { On<lowerReduce>::add(To); }

} // namespace opennvvm::tile
