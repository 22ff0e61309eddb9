//===- Views.cpp - Views, and accesses through them -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Operations/Views.h"
#include "Tile/Eval/Operations/Copies.h"
#include "Tile/Eval/Operations/Facts.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>
#include <limits>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Making views
//===----------------------------------------------------------------------===//

namespace {
/// Extents and strides of an array: constants, or operands.
struct TensorPlan {
  unsigned Rank;
  ArrayRef<int64_t> Numbers; ///< Extents, then strides; INT64_MIN is open.
  ElementKind Index;
  ArrayRef<StrideFact> Promised;
};
} // namespace

/// An integer as a signed number of 64 bits.
static int64_t signedScalar(const Frame &F, uint32_t Which, ElementKind K) {
  unsigned Bits = infoOf(K).Bits;
  uint64_t Value = 0;
  std::memcpy(&Value, F.data(Which), infoOf(K).Bytes);
  return int64_t(Value << (64 - Bits)) >> (64 - Bits);
}

static Flow runMakeTensorView(Frame &F, const Step &S) {
  const TensorPlan &Plan = detailsOf<TensorPlan>(S);
  for (uint32_t Operand : S.Operands)
    F.checkDetermined(S, Operand, 1, "a view depends on");
  auto *Out = reinterpret_cast<int64_t *>(
      F.define(S.Result, std::max<size_t>(2, 1 + 2 * Plan.Rank) * 8));
  if (!Out)
    return F.fail(S, "there is no memory for a view");
  Out[0] = F.scalar<int64_t>(S.Operands[0]);
  unsigned Next = 1;
  for (auto [I, Number] : enumerate(Plan.Numbers))
    Out[1 + I] = Number != std::numeric_limits<int64_t>::min()
                     ? Number
                     : signedScalar(F, S.Operands[Next++], Plan.Index);
  checkStrides(F, Plan.Promised, ArrayRef(Out + 1, Plan.Rank),
               ArrayRef(Out + 1 + Plan.Rank, Plan.Rank));
  return Flow::Next;
}

static bool decodeMakeTensorView(Decoder &D, Operation *Op, Step &S) {
  auto Make = cast<MakeTensorViewOp>(Op);
  TensorViewType T = Make.getType();
  SmallVector<int64_t> Numbers(T.getShape());
  append_range(Numbers, T.getStrides());
  TensorPlan *Plan = D.make<TensorPlan>();
  Plan->Rank = unsigned(T.getRank());
  Plan->Numbers = D.keep(ArrayRef<int64_t>(Numbers));
  if (S.Operands.size() > 1)
    Plan->Index = shapeOf(Op->getOperand(1)).Kind;
  Plan->Promised = strideFacts(D, Make);
  S.Details = Plan;
  S.Run = runMakeTensorView;
  return true;
}

/// A view of tiles has the numbers of its array; the rest is in its type.
static bool decodeMakeView(Decoder &, Operation *, Step &S) {
  return decodeSharing(S);
}

//===----------------------------------------------------------------------===//
// Asking views
//===----------------------------------------------------------------------===//

namespace {
struct ShapePlan {
  ArrayRef<int64_t> Steps; ///< Elements from one tile to the next; 1: elements.
  ArrayRef<int32_t> Order; ///< The dimension of the array.
};
} // namespace

/// How many tiles begin in a dimension of any extent.
static int64_t tilesIn(int64_t Extent, int64_t Step) {
  return Extent > 0 ? (Extent - 1) / Step + 1 : 0;
}

static Flow runShape(Frame &F, const Step &S) {
  const ShapePlan &Plan = detailsOf<ShapePlan>(S);
  auto *View = reinterpret_cast<const int64_t *>(F.data(S.Operands[0]));
  for (auto [I, Step] : enumerate(Plan.Steps)) {
    int64_t Extent = View[1 + Plan.Order[I]];
    int64_t Count = tilesIn(Extent, Step);
    std::memcpy(F.define(S.Result + uint32_t(I), 8), &Count, 8);
  }
  return Flow::Next;
}

static bool planShape(Decoder &D, Step &S, ArrayRef<int64_t> Steps,
                      ArrayRef<int32_t> Order) {
  ShapePlan *Plan = D.make<ShapePlan>();
  Plan->Steps = D.keep(Steps);
  Plan->Order = D.keep(Order);
  S.Details = Plan;
  S.Run = runShape;
  return true;
}

static bool decodeTensorShape(Decoder &D, Operation *Op, Step &S) {
  size_t Rank = size_t(cast<GetTensorShapeOp>(Op).getSrc().getType().getRank());
  SmallVector<int32_t> Order;
  for (size_t I = 0; I < Rank; ++I)
    Order.push_back(int32_t(I));
  return planShape(D, S, SmallVector<int64_t>(Rank, 1), Order);
}

static bool decodeIndexSpace(Decoder &D, Operation *Op, Step &S) {
  ViewPlan Plan;
  planView(D, Op->getOperand(0).getType(), Plan);
  SmallVector<int64_t> Steps;
  SmallVector<int32_t> Order;
  for (unsigned I = 0; I < Plan.Rank; ++I) {
    Steps.push_back(Plan.Dimensions[I].Step);
    Order.push_back(int32_t(Plan.Dimensions[I].Of));
  }
  return planShape(D, S, Steps, Order);
}

//===----------------------------------------------------------------------===//
// Where a tile lies
//===----------------------------------------------------------------------===//

void planView(Decoder &D, Type View, ViewPlan &Plan) {
  ArrayRef<int32_t> Tile = tileShapeOf(View);
  SmallVector<int64_t> Extents(Tile), Strides(Tile.size());
  stridesOf(Extents, Strides);
  Plan.Rank = unsigned(Tile.size());
  Plan.Kind = kindOf(tensorOf(View).getElementType());
  Plan.ArrayRank = unsigned(tensorOf(View).getRank());
  SmallVector<ViewDimension> All;
  PaddingValueAttr Padding;
  for (unsigned I = 0; I < Plan.Rank; ++I)
    All.push_back({I, Tile[I], Tile[I], Strides[I]});
  if (auto Partition = dyn_cast<PartitionViewType>(View)) {
    for (auto [Dim, Of] : zip_equal(All, Partition.getDimMap()))
      Dim.Of = unsigned(Of);
    Padding = Partition.getPaddingValue();
  } else if (auto Strided = dyn_cast<StridedViewType>(View)) {
    for (auto [Dim, Of, Step] :
         zip_equal(All, Strided.getDimMap(), Strided.getTraversalStrides())) {
      Dim.Of = unsigned(Of);
      Dim.Step = Step;
    }
    Padding = Strided.getPaddingValue();
  } else {
    auto Gather = cast<GatherScatterViewType>(View);
    for (ViewDimension &Dim : All)
      Dim.Step = 1;
    Plan.Sparse = int(Gather.getSparseDim());
    Padding = Gather.getPaddingValue();
  }
  Plan.Dimensions = D.keep(ArrayRef<ViewDimension>(All));
  if (Padding)
    Plan.Padding = Padding.getValue();
}

/// An index, as an unsigned number.
static uint64_t indexAt(const Frame &F, const ViewPlan &Plan, uint32_t Which,
                        size_t Element) {
  unsigned Bytes = infoOf(Plan.Index).Bytes;
  uint64_t Value = 0;
  std::memcpy(&Value, F.data(Which) + Element * Bytes, Bytes);
  return Value;
}

static void reportIndex(Frame &F, const Step &S, uint64_t Index, unsigned Dim,
                        int64_t Count, ElementKind Kind) {
  F.Launch.Findings.report(Rule::IndexSpace, S.Site, 0, F.Index, [&] {
    unsigned Unused = 64 - infoOf(Kind).Bits;
    int64_t Signed = int64_t(Index << Unused) >> Unused;
    Finding Found;
    Found.Message = messageOf(Rule::IndexSpace,
                              {std::to_string(Signed), std::to_string(Dim),
                               std::to_string(Count - 1)});
    Found.Parties = {F.party(S.Site)};
    return Found;
  });
}

static void reportOverhang(Frame &F, const Step &S, unsigned Dim) {
  F.Launch.Findings.report(Rule::FalseInbounds, S.Site, 0, F.Index, [&] {
    Finding Found;
    Found.Message = messageOf(Rule::FalseInbounds, std::to_string(Dim));
    Found.Parties = {F.party(S.Site)};
    return Found;
  });
}

/// Where the tile begins in one dimension, and how much of it is inside.
/// \returns false if the index has no meaning.
static bool locateDimension(Frame &F, const Step &S, const ViewPlan &Plan,
                            unsigned I, TilePlace &Place) {
  const ViewDimension &Dim = Plan.Dimensions[I];
  int64_t Extent = Place.View[1 + Dim.Of];
  uint64_t Index = indexAt(F, Plan, S.Operands[Plan.FirstIndex + I], 0);
  // An empty array has a first tile, too: all of it is outside.
  int64_t Count = Extent == 0 ? 1 : tilesIn(Extent, Dim.Step);
  if (Index >= uint64_t(Count)) {
    reportIndex(F, S, Index, I, Count, Plan.Index);
    return false;
  }
  Place.Start[I] = int64_t(Index) * Dim.Step;
  Place.Inside[I] = std::min(Dim.Extent, Extent - Place.Start[I]);
  if (Place.Inside[I] < Dim.Extent && I < Plan.InBounds.size() &&
      Plan.InBounds[I])
    reportOverhang(F, S, I);
  return true;
}

bool locate(Frame &F, const Step &S, const ViewPlan &Plan, TilePlace &Place) {
  Place.View = reinterpret_cast<const int64_t *>(F.data(S.Operands[Plan.View]));
  Place.Start.assign(Plan.Rank, 0);
  Place.Inside.assign(Plan.Rank, 0);
  bool IsInside = true;
  for (unsigned I = 0; I < Plan.Rank; ++I) {
    size_t Count =
        int(I) == Plan.Sparse ? size_t(Plan.Dimensions[I].Extent) : 1;
    F.checkDetermined(S, S.Operands[Plan.FirstIndex + I], Count,
                      "an index depends on");
    if (int(I) == Plan.Sparse)
      Place.Inside[I] = Plan.Dimensions[I].Extent;
    else
      IsInside &= locateDimension(F, S, Plan, I, Place);
  }
  // The dimension along which elements are neighbors in memory.
  Place.Run = Plan.Rank - 1;
  for (unsigned I = 0; I < Plan.Rank; ++I)
    if (Place.strideOf(Plan, I) == 1 && Plan.Dimensions[I].Extent > 1)
      Place.Run = I;
  return IsInside;
}

int64_t TilePlace::strideOf(const ViewPlan &Plan, unsigned I) const {
  return View[1 + Plan.ArrayRank + Plan.Dimensions[I].Of];
}

/// Calls \p Body for each run of elements: the address of the first one in
/// elements from the base, and its place in the tile.
void forEachRun(Frame &F, const Step &S, const ViewPlan &Plan,
                const TilePlace &Place,
                llvm::function_ref<void(int64_t, size_t)> Body) {
  SmallVector<int64_t, 6> At(Plan.Rank, 0);
  for (unsigned I = 0; I < Plan.Rank; ++I)
    if (Place.Inside[I] <= 0)
      return;
  while (true) {
    // Strides are what the program says: addresses wrap.
    uint64_t Offset = 0;
    int64_t Element = 0;
    bool IsThere = true;
    for (unsigned I = 0; I < Plan.Rank; ++I) {
      int64_t Coordinate = Place.Start[I] + At[I];
      if (int(I) == Plan.Sparse) {
        uint64_t Index =
            indexAt(F, Plan, S.Operands[Plan.FirstIndex + I], size_t(At[I]));
        int64_t Extent = Place.View[1 + Plan.Dimensions[I].Of];
        if (Index >= uint64_t(Extent)) {
          reportIndex(F, S, Index, I, Extent, Plan.Index);
          IsThere = false;
        }
        Coordinate = int64_t(Index);
      }
      Offset += uint64_t(Coordinate) * uint64_t(Place.strideOf(Plan, I));
      Element += At[I] * Plan.Dimensions[I].TileStride;
    }
    if (IsThere)
      Body(int64_t(Offset), size_t(Element));
    // The next place: all dimensions count but the one of the run, unless it is
    // the sparse one.
    unsigned I = Plan.Rank;
    while (I-- > 0) {
      if (I == Place.Run && int(I) != Plan.Sparse)
        continue;
      if (++At[I] < Place.Inside[I])
        break;
      At[I] = 0;
    }
    if (I > Plan.Rank)
      return;
  }
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// The bits of a padding value.
static uint64_t paddingBits(ElementKind K, PaddingValue P) {
  double Value =
      P == PaddingValue::NaN       ? std::numeric_limits<double>::quiet_NaN()
      : P == PaddingValue::PosInf  ? std::numeric_limits<double>::infinity()
      : P == PaddingValue::NegInf  ? -std::numeric_limits<double>::infinity()
      : P == PaddingValue::NegZero ? -0.0
                                   : 0.0;
  uint64_t Bits = 0;
  if (infoOf(K).IsFloat && P != PaddingValue::Zero)
    fromDoubles(K, reinterpret_cast<uint8_t *>(&Bits), &Value, 1,
                Rounding::Even);
  return Bits;
}

/// Two elements in a byte, the low one first.
static void readNibbles(Access &A, uint8_t *Out, uint64_t Base, int64_t Offset,
                        size_t Count, int64_t Stride, size_t Element) {
  for (size_t I = 0; I < Count; ++I) {
    int64_t At = Offset + int64_t(I);
    uint8_t Pair = 0;
    A.read(&Pair, Base + uint64_t(At >> 1), 1, 1, Element + I * size_t(Stride));
    Out[int64_t(I) * Stride] = At & 1 ? Pair >> 4 : Pair & 15;
  }
}

static void writeNibbles(Access &A, const uint8_t *In, uint64_t Base,
                         int64_t Offset, size_t Count, int64_t Stride,
                         size_t Element) {
  for (size_t I = 0; I < Count; ++I) {
    int64_t At = Offset + int64_t(I);
    uint64_t Address = Base + uint64_t(At >> 1);
    if (!A.reach(Address, 1))
      continue;
    uint8_t Old = *pointerTo<const uint8_t>(Address);
    uint8_t Value = In[int64_t(I) * Stride] & 15;
    uint8_t New =
        uint8_t(At & 1 ? (Old & 15) | Value << 4 : (Old & 0xf0) | Value);
    A.write(&New, Address, 1, 1, Element + I * size_t(Stride));
  }
}

/// Elements that are no neighbors in memory.
template <bool Writes>
static void accessApart(Access &A, uint8_t *Tile, uint64_t At, int64_t Apart,
                        size_t Count, int64_t Stride, size_t Element) {
  for (size_t I = 0; I < Count; ++I) {
    uint8_t *Where = Tile + int64_t(I) * Stride * A.Bytes;
    uint64_t Address = At + I * uint64_t(Apart) * A.Bytes;
    size_t Of = Element + I * size_t(Stride);
    if (Writes)
      A.write(Where, Address, 1, 1, Of);
    else
      A.read(Where, Address, 1, 1, Of);
  }
}

template <bool Writes>
static void accessTile(Access &A, const ViewPlan &Plan, const TilePlace &Place,
                       uint8_t *Tile) {
  uint64_t Base = uint64_t(Place.View[0]);
  bool IsSparse = int(Place.Run) == Plan.Sparse;
  size_t Count = IsSparse ? 1 : size_t(Place.Inside[Place.Run]);
  int64_t Apart = Place.strideOf(Plan, Place.Run);
  int64_t Stride = Plan.Dimensions[Place.Run].TileStride;
  forEachRun(A.F, A.S, Plan, Place, [&](int64_t Offset, size_t Element) {
    uint8_t *Where = Tile + Element * A.Bytes;
    uint64_t At = Base + uint64_t(Offset) * A.Bytes;
    if (Plan.Kind == ElementKind::E2M1) {
      for (size_t I = 0; I < Count; ++I) {
        int64_t Of = int64_t(uint64_t(Offset) + I * uint64_t(Apart));
        (Writes ? writeNibbles(A, Where + int64_t(I) * Stride, Base, Of, 1, 1,
                               Element + I * size_t(Stride))
                : readNibbles(A, Where + int64_t(I) * Stride, Base, Of, 1, 1,
                              Element + I * size_t(Stride)));
      }
    } else if (Apart != 1 && Count > 1) {
      accessApart<Writes>(A, Where, At, Apart, Count, Stride, Element);
    } else if (Writes) {
      A.write(Where, At, Count, Stride, Element);
    } else {
      A.read(Where, At, Count, Stride, Element);
    }
  });
}

/// Fills a tile that is not inside as a whole.
static void fillPadding(Access &A, const ViewPlan &Plan, uint8_t *Tile,
                        const TilePlace &Place, bool IsMeaningless) {
  uint64_t Bits =
      Plan.Padding ? paddingBits(Plan.Kind, *Plan.Padding) : A.F.Launch.Seed;
  if (!Plan.Padding)
    Bits &= Plan.Kind == ElementKind::I1     ? 1
            : Plan.Kind == ElementKind::E2M1 ? 15
                                             : ~0ULL;
  copyStrided(Tile, reinterpret_cast<const uint8_t *>(&Bits), A.Bytes,
              CopyDimension{int64_t(A.ResultCount), 1, 0});
  if (!A.F.Launch.Watches || (Plan.Padding && !IsMeaningless))
    return;
  uint8_t Mark = A.F.originOf(
      A.S.Site,
      IsMeaningless ? "an index outside of its space"
                    : "padding whose value the program leaves open",
      false);
  uint8_t *Marks = A.F.mark(A.S.Result, A.ResultCount);
  if (!Marks)
    return;
  std::memset(Marks, Mark, A.ResultCount);
  if (IsMeaningless)
    return;
  // What is inside has values.
  SmallVector<CopyDimension> Inside;
  for (unsigned I = 0; I < Plan.Rank; ++I)
    Inside.push_back({Place.Inside[I], Plan.Dimensions[I].TileStride, 0});
  uint8_t None = 0;
  copyStrided(Marks, &None, 1, Inside);
}

static Flow runLoad(Frame &F, const Step &S) {
  const ViewPlan &Plan = detailsOf<ViewPlan>(S);
  TilePlace Place;
  bool HasMeaning = locate(F, S, Plan, Place);
  uint8_t *Tile = F.define(S.Result, size_t(S.Count) * S.Bytes);
  if (!Tile)
    return F.fail(S, "there is no memory for a tile");
  Access A(F, S, Plan.Access, S.Bytes);
  A.ResultCount = S.Count;
  bool IsWhole = HasMeaning && Plan.Sparse < 0;
  for (unsigned I = 0; I < Plan.Rank; ++I)
    IsWhole &= Place.Inside[I] == Plan.Dimensions[I].Extent;
  if (!IsWhole)
    fillPadding(A, Plan, Tile, Place, !HasMeaning);
  if (HasMeaning)
    accessTile<false>(A, Plan, Place, Tile);
  if (Plan.Kind == ElementKind::I1)
    for (size_t I = 0; I < S.Count; ++I)
      Tile[I] = Tile[I] != 0;
  if (Plan.Access.IsStrong)
    A.noteAnswer(Tile, false);
  return Flow::Next;
}

static Flow runStore(Frame &F, const Step &S) {
  const ViewPlan &Plan = detailsOf<ViewPlan>(S);
  TilePlace Place;
  if (!locate(F, S, Plan, Place))
    return Flow::Next;
  Access A(F, S, Plan.Access, infoOf(Plan.Kind).Bytes);
  A.Value = S.Operands[Plan.Value];
  accessTile<true>(A, Plan, Place, F.data(A.Value));
  // Two elements of four bits are written in a byte.
  if (Plan.Kind == ElementKind::E2M1)
    F.Written.clear();
  else
    A.checkOverlap();
  return Flow::Next;
}

AccessKind accessKindOf(MemoryOrderingSemantics Order,
                        std::optional<MemoryScope> Scope, bool Reads,
                        bool Writes) {
  using enum MemoryOrderingSemantics;
  return {Reads,
          Writes,
          Order != Weak,
          uint8_t(Scope ? unsigned(*Scope) : 0),
          Order == Acquire || Order == AcqRel,
          Order == Release || Order == AcqRel};
}

void planAccess(Decoder &D, Operation *Op, Type View, unsigned ViewOperand,
                unsigned FirstIndex, ArrayRef<int8_t> InBounds,
                ViewPlan &Plan) {
  planView(D, View, Plan);
  Plan.View = ViewOperand;
  Plan.FirstIndex = FirstIndex;
  Plan.InBounds = D.keep(InBounds);
  if (Plan.Rank)
    Plan.Index = shapeOf(Op->getOperand(FirstIndex)).Kind;
}

static bool decodeLoad(Decoder &D, Operation *Op, Step &S) {
  auto Load = cast<LoadViewTkoOp>(Op);
  ViewPlan *Plan = D.make<ViewPlan>();
  planAccess(D, Op, Load.getView().getType(), 0, 1, Load.getInbounds(), *Plan);
  Plan->Access = accessKindOf(Load.getMemoryOrderingSemantics(),
                              Load.getMemoryScope(), true, false);
  D.To->NeedsOrder |= Plan->Access.IsStrong;
  S.Details = Plan;
  S.Run = runLoad;
  return true;
}

static bool decodeStore(Decoder &D, Operation *Op, Step &S) {
  auto Store = cast<StoreViewTkoOp>(Op);
  ViewPlan *Plan = D.make<ViewPlan>();
  planAccess(D, Op, Store.getView().getType(), 1, 2, Store.getInbounds(),
             *Plan);
  Plan->Value = 0;
  Plan->Access = accessKindOf(Store.getMemoryOrderingSemantics(),
                              Store.getMemoryScope(), false, true);
  S.Details = Plan;
  S.Run = runStore;
  return true;
}

static constexpr DecodeRow Rows[] = {
    {"make_tensor_view", decodeMakeTensorView},
    {"make_partition_view", decodeMakeView},
    {"make_strided_view", decodeMakeView},
    {"make_gather_scatter_view", decodeMakeView},
    {"get_tensor_shape", decodeTensorShape},
    {"get_index_space_shape", decodeIndexSpace},
    {"load_view_tko", decodeLoad},
    {"store_view_tko", decodeStore},
};

ArrayRef<DecodeRow> viewRows() { return Rows; }

} // namespace opennvvm::tile
