//===- Reductions.cpp - Reductions and scans ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Operations/Copies.h"
#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Program/Frame.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

namespace {
/// A combination of many pairs at once: each step of the body is a loop. What
/// the body takes from outside, or is constant, is repeated before.
struct Combiner {
  Body *Code;
  ArrayRef<uint32_t> Yielded;
  /// Values from outside and the slots that have them repeated, with the bytes
  /// of an element.
  struct Capture {
    uint32_t From, To;
    unsigned Bytes;
  };
  ArrayRef<Capture> Captures;
  /// Whether all steps are loops; else each pair is combined alone.
  bool Spreads;
};

/// A tile as [Outer][Depth][Inner], of which Depth is combined.
struct ReductionPlan {
  Combiner Combine;
  size_t Outer, Depth, Inner;
  bool IsReversed;
  ArrayRef<unsigned> Bytes;             ///< Of each operand's elements.
  ArrayRef<const uint8_t *> Identities; ///< One element each.
  ArrayRef<uint32_t> Work, Other;       ///< Slots, one for each operand.
  size_t width() const { return Outer * Inner; }
};
} // namespace

//===----------------------------------------------------------------------===//
// Combining
//===----------------------------------------------------------------------===//

static void repeat(uint8_t *Out, const uint8_t *Element, unsigned Bytes,
                   size_t Count) {
  copyStrided(Out, Element, Bytes, CopyDimension{int64_t(Count), 1, 0});
}

/// Repeats what the body takes from outside.
static bool prepare(Frame &F, const Combiner &C, size_t Count) {
  if (!C.Spreads)
    return true;
  for (const Combiner::Capture &Captured : C.Captures) {
    uint8_t *Out = F.define(Captured.To, Count * Captured.Bytes);
    if (!Out)
      return false;
    repeat(Out, F.data(Captured.From), Captured.Bytes, Count);
  }
  return true;
}

/// Combines \p Count pairs: the body's arguments are borrowed. Results are in
/// the yielded slots.
static Flow combineSpread(Frame &F, const Combiner &C, size_t Count) {
  for (const Step &S : C.Code->Steps) {
    if (S.Spreads == Spread::PerElement) {
      if (Flow Way = runElements(F, S, Count); Way != Flow::Next)
        return Way;
    } else if (S.Spreads == Spread::Shares) {
      F.share(S.Result, S.Operands[0]);
    }
  }
  return Flow::Next;
}

/// Combines pairs of elements of each operand: \p Lhs, which come earlier, and
/// \p Rhs. The results are written to \p Out, which may be one of them.
static Flow combine(Frame &F, const ReductionPlan &Plan, size_t Count,
                    ArrayRef<uint8_t *> Lhs, ArrayRef<uint8_t *> Rhs,
                    ArrayRef<uint8_t *> Out) {
  const Combiner &C = Plan.Combine;
  size_t AtOnce = C.Spreads ? Count : 1;
  for (size_t At = 0; At < Count; At += AtOnce) {
    for (size_t I = 0; I < Plan.Bytes.size(); ++I) {
      F.borrow(C.Code->Arguments[2 * I], Lhs[I] + At * Plan.Bytes[I]);
      F.borrow(C.Code->Arguments[2 * I + 1], Rhs[I] + At * Plan.Bytes[I]);
    }
    Flow Way = C.Spreads ? combineSpread(F, C, Count) : run(F, *C.Code);
    if (Way != Flow::Next && Way != Flow::Yield)
      return Way;
    // Results may be arguments, which lie where results go: first all are
    // kept, then written.
    SmallVector<std::pair<const uint8_t *, size_t>, 4> From;
    SmallVector<std::vector<uint8_t>, 4> Kept;
    for (size_t I = 0; I < Plan.Bytes.size(); ++I) {
      const uint8_t *Data = F.data(C.Yielded[I]);
      size_t Size = AtOnce * Plan.Bytes[I];
      if (Plan.Bytes.size() > 1 && !F.Slots[C.Yielded[I]].Owner) {
        Kept.emplace_back(Data, Data + Size);
        Data = Kept.back().data();
      }
      From.push_back({Data, Size});
    }
    for (size_t I = 0; I < Plan.Bytes.size(); ++I)
      std::memmove(Out[I] + At * Plan.Bytes[I], From[I].first, From[I].second);
  }
  return Flow::Next;
}

/// Lets go of what combining has used.
static void finish(Frame &F, const ReductionPlan &Plan) {
  for (const Step &S : Plan.Combine.Code->Steps)
    F.release(S.Result);
  for (ArrayRef<uint32_t> List :
       {Plan.Combine.Code->Arguments, Plan.Work, Plan.Other})
    for (uint32_t Which : List)
      F.release(Which);
  for (const Combiner::Capture &C : Plan.Combine.Captures)
    F.release(C.To);
}

/// Operand \p I with the dimension that is combined outermost, in its work
/// slot. Null if there is no memory.
static uint8_t *toFront(Frame &F, const Step &S, const ReductionPlan &Plan,
                        size_t I) {
  unsigned Bytes = Plan.Bytes[I];
  uint8_t *Out = F.define(Plan.Work[I], Plan.width() * Plan.Depth * Bytes);
  if (!Out)
    return nullptr;
  int64_t Depth = int64_t(Plan.Depth), Inner = int64_t(Plan.Inner),
          Outer = int64_t(Plan.Outer);
  CopyDimension Dimensions[] = {{Outer, Inner, Depth * Inner},
                                {Depth, Outer * Inner, Inner},
                                {Inner, 1, 1}};
  copyStrided(Out, F.data(S.Operands[I]), Bytes, Dimensions);
  return Out;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// A result is undetermined if an element is from which it is made.
static void markReduction(Frame &F, const Step &S, const ReductionPlan &Plan) {
  bool HasMarks = any_of(
      S.Operands, [&](uint32_t W) { return F.Slots[W].Marks != nullptr; });
  if (!HasMarks)
    return;
  SmallVector<uint8_t, 0> All(Plan.width(), 0);
  for (uint32_t Operand : S.Operands)
    if (const uint8_t *Marks = F.Slots[Operand].Marks)
      for (size_t O = 0; O < Plan.Outer; ++O)
        for (size_t I = 0; I < Plan.Depth * Plan.Inner; ++I) {
          uint8_t &To = All[O * Plan.Inner + I % Plan.Inner];
          To = std::max(To, Marks[O * Plan.Depth * Plan.Inner + I]);
        }
  for (size_t R = 0; R < S.Operands.size(); ++R)
    if (uint8_t *Marks = F.mark(S.Result + uint32_t(R), Plan.width()))
      copy(All, Marks);
}

/// Halves the tile again and again. The identity takes no part: it need not be
/// one for a NaN, of which the least number would become infinity.
static Flow runReduce(Frame &F, const Step &S) {
  const ReductionPlan &Plan = detailsOf<ReductionPlan>(S);
  size_t Operands = Plan.Bytes.size(), Width = Plan.width();
  SmallVector<uint8_t *, 4> Data(Operands), Upper(Operands), Out(Operands);
  bool Fits =
      prepare(F, Plan.Combine, Width * std::max<size_t>(Plan.Depth / 2, 1));
  for (size_t I = 0; I < Operands && Fits; ++I) {
    Data[I] = toFront(F, S, Plan, I);
    Fits = Data[I] != nullptr;
  }
  if (!Fits)
    return F.fail(S, "there is no memory for a tile");
  for (size_t Half = Plan.Depth / 2; Half; Half /= 2) {
    for (size_t I = 0; I < Operands; ++I)
      Upper[I] = Data[I] + Half * Width * Plan.Bytes[I];
    if (Flow Way = combine(F, Plan, Half * Width, Data, Upper, Data);
        Way != Flow::Next)
      return Way;
  }
  for (size_t I = 0; I < Operands; ++I) {
    size_t Bytes = Width * Plan.Bytes[I];
    Out[I] = F.define(S.Result + uint32_t(I), Bytes);
    if (!Out[I])
      return F.fail(S, "there is no memory for a tile");
    std::memcpy(Out[I], Data[I], Bytes);
  }
  finish(F, Plan);
  markReduction(F, S, Plan);
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

/// Where the slice with number \p N of a scan lies, in its order.
static size_t sliceAt(const ReductionPlan &Plan, size_t N) {
  return Plan.IsReversed ? Plan.Depth - 1 - N : N;
}

/// A result is undetermined if an element up to it is.
static void markScan(Frame &F, const Step &S, const ReductionPlan &Plan) {
  size_t Count = Plan.width() * Plan.Depth;
  SmallVector<uint8_t, 0> All;
  for (uint32_t Operand : S.Operands)
    if (const uint8_t *Marks = F.Slots[Operand].Marks) {
      All.resize(Count);
      for (size_t I = 0; I < Count; ++I)
        All[I] = std::max(All[I], Marks[I]);
    }
  if (All.empty())
    return;
  for (size_t O = 0; O < Plan.Outer; ++O)
    for (size_t D = 1; D < Plan.Depth; ++D)
      for (size_t I = 0; I < Plan.Inner; ++I) {
        uint8_t *Row = All.data() + O * Plan.Depth * Plan.Inner + I;
        uint8_t &To = Row[sliceAt(Plan, D) * Plan.Inner];
        To = std::max(To, Row[sliceAt(Plan, D - 1) * Plan.Inner]);
      }
  for (size_t R = 0; R < S.Operands.size(); ++R)
    if (uint8_t *Marks = F.mark(S.Result + uint32_t(R), Count))
      copy(All, Marks);
}

static Flow runScan(Frame &F, const Step &S) {
  const ReductionPlan &Plan = detailsOf<ReductionPlan>(S);
  size_t Operands = Plan.Bytes.size(), Width = Plan.width();
  SmallVector<uint8_t *, 4> Data(Operands), Before(Operands), Now(Operands);
  bool Fits = prepare(F, Plan.Combine, Width);
  for (size_t I = 0; I < Operands && Fits; ++I) {
    Data[I] = toFront(F, S, Plan, I);
    Before[I] = F.define(Plan.Other[I], Width * Plan.Bytes[I]);
    Fits = Data[I] && Before[I];
    if (Fits)
      repeat(Before[I], Plan.Identities[I], Plan.Bytes[I], Width);
  }
  if (!Fits)
    return F.fail(S, "there is no memory for a tile");
  for (size_t N = 0; N < Plan.Depth; ++N) {
    for (size_t I = 0; I < Operands; ++I)
      Now[I] = Data[I] + sliceAt(Plan, N) * Width * Plan.Bytes[I];
    if (Flow Way = combine(F, Plan, Width, Before, Now, Now); Way != Flow::Next)
      return Way;
    Before = Now;
  }
  int64_t Depth = int64_t(Plan.Depth), Inner = int64_t(Plan.Inner),
          Outer = int64_t(Plan.Outer);
  CopyDimension Back[] = {{Outer, Depth * Inner, Inner},
                          {Depth, Inner, Outer * Inner},
                          {Inner, 1, 1}};
  for (size_t I = 0; I < Operands; ++I) {
    uint8_t *Out =
        F.define(S.Result + uint32_t(I), Width * Plan.Depth * Plan.Bytes[I]);
    if (!Out)
      return F.fail(S, "there is no memory for a tile");
    copyStrided(Out, Data[I], Plan.Bytes[I], Back);
  }
  finish(F, Plan);
  markScan(F, S, Plan);
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Decoding
//===----------------------------------------------------------------------===//

/// Whether \p S gives the same for all pairs: a constant.
static bool isConstant(const Step &S) {
  return S.Spreads == Spread::No && S.Operands.size() == 1 && S.Count == 1 &&
         !S.Details && !S.Loop;
}

/// Makes slots of repeated values for what steps of \p C take from outside.
static void captureAll(Decoder &D, Combiner &C) {
  SmallVector<Combiner::Capture> Captures;
  llvm::DenseMap<uint32_t, uint32_t> Inside;
  for (uint32_t Argument : C.Code->Arguments)
    Inside[Argument] = Argument;
  auto Capture = [&](uint32_t Which, unsigned Bytes) {
    auto [At, IsNew] = Inside.try_emplace(Which, 0);
    if (IsNew) {
      At->second = D.newSlot();
      Captures.push_back({Which, At->second, Bytes});
    }
    return At->second;
  };
  std::vector<Step> Loops;
  for (Step &S : C.Code->Steps) {
    if (isConstant(S)) {
      // The slot that has the constant from the beginning.
      Inside[S.Result] = Capture(S.Operands[0], S.Bytes);
      continue;
    }
    SmallVector<uint32_t> Operands;
    ArrayRef<unsigned> Bytes = D.OperandBytes.lookup(S.Site);
    for (auto [I, Which] : enumerate(S.Operands))
      Operands.push_back(Capture(Which, I < Bytes.size() ? Bytes[I] : 8));
    S.Operands = D.keep(ArrayRef<uint32_t>(Operands));
    Inside[S.Result] = S.Result;
    Loops.push_back(S);
  }
  // What is yielded is the operands of the end, which has no result.
  C.Yielded = Loops.back().Operands;
  Loops.pop_back();
  C.Code->Steps = std::move(Loops);
  C.Captures = D.keep(ArrayRef<Combiner::Capture>(Captures));
}

static bool decodeCombiner(Decoder &D, Block &From, Combiner &C) {
  C.Code = D.makeBody();
  if (!D.decodeBlock(From, *C.Code))
    return false;
  ArrayRef<Step> Steps(C.Code->Steps);
  C.Spreads = all_of(Steps.drop_back(), [](const Step &S) {
    return S.Count == 1 && (S.Spreads != Spread::No || isConstant(S));
  });
  C.Yielded = Steps.back().Operands;
  if (C.Spreads)
    captureAll(D, C);
  return true;
}

template <typename OpT>
static bool decodeReduction(Decoder &D, Operation *Op, Step &S) {
  auto Reduction = cast<OpT>(Op);
  ReductionPlan *Plan = D.make<ReductionPlan>();
  TileShape Shape = shapeOf(Op->getOperand(0));
  size_t Dim = size_t(Reduction.getDim());
  Plan->Outer = Plan->Inner = 1;
  for (auto [I, Extent] : enumerate(Shape.Extents))
    (I < Dim   ? Plan->Outer
     : I > Dim ? Plan->Inner
               : Plan->Depth) *= I == Dim ? 1 : size_t(Extent);
  Plan->Depth = size_t(Shape.Extents[Dim]);
  if constexpr (std::is_same_v<OpT, ScanOp>)
    Plan->IsReversed = Reduction.getReverse();
  SmallVector<unsigned> Bytes;
  SmallVector<const uint8_t *> Identities;
  SmallVector<uint32_t> Work, Other;
  for (auto [V, Identity] :
       zip_equal(Reduction.getOperands(), Reduction.getIdentities())) {
    Bytes.push_back(shapeOf(V).Bytes);
    Type Element = cast<TileType>(V.getType()).getElementType();
    Identities.push_back(D.constant(Identity, TileType::get({}, Element)));
    Work.push_back(D.newSlot());
    Other.push_back(D.newSlot());
  }
  Plan->Bytes = D.keep(ArrayRef<unsigned>(Bytes));
  Plan->Identities = D.keep(ArrayRef<const uint8_t *>(Identities));
  Plan->Work = D.keep(ArrayRef<uint32_t>(Work));
  Plan->Other = D.keep(ArrayRef<uint32_t>(Other));
  S.Details = Plan;
  S.Run = std::is_same_v<OpT, ScanOp> ? runScan : runReduce;
  return decodeCombiner(D, Reduction.getBody().front(), Plan->Combine);
}

static constexpr DecodeRow Rows[] = {
    {"reduce", decodeReduction<ReduceOp>},
    {"scan", decodeReduction<ScanOp>},
};

ArrayRef<DecodeRow> reductionRows() { return Rows; }

} // namespace opennvvm::tile
