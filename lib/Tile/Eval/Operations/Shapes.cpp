//===- Shapes.cpp - Tiles of other extents --------------------------------===//
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
#include <numeric>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Out of nothing
//===----------------------------------------------------------------------===//

/// The result is in slot \p Which from the beginning. It has a slot of its own,
/// which is released with its last use.
static bool decodeKnown(Decoder &D, Step &S, uint32_t Which) {
  S.Operands = D.keep(ArrayRef<uint32_t>{Which});
  decodeSharing(S);
  // There is one, however many elements are asked for.
  S.Spreads = Spread::No;
  return true;
}

static bool decodeConstant(Decoder &D, Operation *Op, Step &S) {
  auto Constant = cast<ConstantOp>(Op);
  const uint8_t *Data =
      D.constant(Constant.getValue(), Constant.getResult().getType());
  uint32_t Which = D.newSlot();
  D.To->Constants.push_back({Which, Data});
  return decodeKnown(D, S, Which);
}

/// 0, 1, 2 and so on, made when the program is decoded.
static bool decodeIota(Decoder &D, Operation *Op, Step &S) {
  TileShape Shape = shapeOf(Op->getResult(0));
  std::vector<uint8_t> Bytes(Shape.Count * Shape.Bytes);
  for (size_t I = 0; I < Shape.Count; ++I) {
    uint64_t Number = Shape.Kind == ElementKind::I1 ? I & 1 : I;
    std::memcpy(Bytes.data() + I * Shape.Bytes, &Number, Shape.Bytes);
  }
  return decodeKnown(D, S, D.constantSlot(Bytes));
}

template <bool IsGrid> static Flow runBlockNumbers(Frame &F, const Step &S) {
  for (unsigned I = 0; I < 3; ++I) {
    uint32_t Number = IsGrid ? F.Launch.Grid[I] : F.Block[I];
    std::memcpy(F.define(S.Result + I, 4), &Number, 4);
  }
  return Flow::Next;
}
template <bool IsGrid>
static bool decodeBlockNumbers(Decoder &, Operation *, Step &S) {
  S.Run = runBlockNumbers<IsGrid>;
  return true;
}

static bool decodeGetGlobal(Decoder &D, Operation *Op, Step &S) {
  StringRef Name = cast<GetGlobalOp>(Op).getName();
  for (const GlobalVariable &G : D.Code.Globals) {
    if (G.Name != Name)
      continue;
    uint64_t Address = reinterpret_cast<uint64_t>(G.Address);
    return decodeKnown(
        D, S,
        D.constantSlot(
            {reinterpret_cast<const uint8_t *>(&Address), sizeof(Address)}));
  }
  return D.refuse(Op, "names a variable that is not there");
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

namespace {
/// Copies that make a result, one for each operand that has a part in it.
struct CopyPlan {
  struct Part {
    unsigned Operand;
    int64_t At; ///< The first element of the result.
    ArrayRef<CopyDimension> Dimensions;
  };
  ArrayRef<Part> Parts;
};
} // namespace

static Flow runCopies(Frame &F, const Step &S) {
  const CopyPlan &Plan = detailsOf<CopyPlan>(S);
  uint8_t *Out = F.define(S.Result, size_t(S.Count) * S.Bytes);
  if (!Out)
    return F.fail(S, "there is no memory for a tile");
  bool HasMarks = false;
  for (const CopyPlan::Part &P : Plan.Parts) {
    const Slot &From = F.Slots[S.Operands[P.Operand]];
    copyStrided(Out + P.At * S.Bytes, From.Data, S.Bytes, P.Dimensions);
    HasMarks |= From.Marks != nullptr;
  }
  if (!HasMarks)
    return Flow::Next;
  if (uint8_t *Marks = F.mark(S.Result, S.Count))
    for (const CopyPlan::Part &P : Plan.Parts)
      if (const uint8_t *From = F.Slots[S.Operands[P.Operand]].Marks)
        copyStrided(Marks + P.At, From, 1, P.Dimensions);
  return Flow::Next;
}

/// Joins dimensions that are one in memory, so that inner loops are long.
static SmallVector<CopyDimension> simplified(ArrayRef<CopyDimension> All) {
  SmallVector<CopyDimension> Out;
  for (const CopyDimension &D : All) {
    if (D.Extent == 1)
      continue;
    if (!Out.empty()) {
      CopyDimension &Outer = Out.back();
      if (Outer.To == D.Extent * D.To && Outer.From == D.Extent * D.From) {
        Outer = {Outer.Extent * D.Extent, D.To, D.From};
        continue;
      }
    }
    Out.push_back(D);
  }
  return Out;
}

static CopyPlan::Part makePart(Decoder &D, unsigned Operand, int64_t At,
                               ArrayRef<CopyDimension> Dimensions) {
  return {Operand, At, D.keep(ArrayRef<CopyDimension>(simplified(Dimensions)))};
}

static bool plan(Decoder &D, Step &S, ArrayRef<CopyPlan::Part> Parts) {
  CopyPlan *Plan = D.make<CopyPlan>();
  Plan->Parts = D.keep(Parts);
  S.Details = Plan;
  S.Run = runCopies;
  return true;
}

static SmallVector<int64_t> strides(ArrayRef<int64_t> Extents) {
  SmallVector<int64_t> Out(Extents.size());
  stridesOf(Extents, Out);
  return Out;
}

static bool decodeBroadcast(Decoder &D, Operation *Op, Step &S) {
  ArrayRef<int64_t> From = shapeOf(Op->getOperand(0)).Extents,
                    To = shapeOf(Op->getResult(0)).Extents;
  SmallVector<int64_t> In = strides(From), Out = strides(To);
  SmallVector<CopyDimension> All;
  for (size_t I = 0; I < To.size(); ++I)
    All.push_back({To[I], Out[I], From[I] == To[I] ? In[I] : 0});
  return plan(D, S, makePart(D, 0, 0, All));
}

static bool decodePermute(Decoder &D, Operation *Op, Step &S) {
  ArrayRef<int32_t> Order = cast<PermuteOp>(Op).getPermutation();
  ArrayRef<int64_t> To = shapeOf(Op->getResult(0)).Extents;
  SmallVector<int64_t> In = strides(shapeOf(Op->getOperand(0)).Extents),
                       Out = strides(To);
  SmallVector<CopyDimension> All;
  for (size_t I = 0; I < To.size(); ++I)
    All.push_back({To[I], Out[I], In[Order[I]]});
  return plan(D, S, makePart(D, 0, 0, All));
}

static bool decodeCat(Decoder &D, Operation *Op, Step &S) {
  int64_t Dim = cast<CatOp>(Op).getDim();
  SmallVector<int64_t> Out = strides(shapeOf(Op->getResult(0)).Extents);
  SmallVector<CopyPlan::Part> Parts;
  int64_t At = 0;
  for (unsigned Operand = 0; Operand < 2; ++Operand) {
    ArrayRef<int64_t> From = shapeOf(Op->getOperand(Operand)).Extents;
    SmallVector<int64_t> In = strides(From);
    SmallVector<CopyDimension> All;
    for (size_t I = 0; I < From.size(); ++I)
      All.push_back({From[I], Out[I], In[I]});
    Parts.push_back(makePart(D, Operand, At, All));
    At += From[Dim] * Out[Dim];
  }
  return plan(D, S, Parts);
}

static bool decodeReshape(Decoder &, Operation *, Step &S) {
  return decodeSharing(S);
}

//===----------------------------------------------------------------------===//
// Parts of tiles
//===----------------------------------------------------------------------===//

namespace {
/// A part of a tile, chosen by numbers.
struct PartPlan {
  ArrayRef<CopyDimension> Dimensions;
  ArrayRef<int64_t> Steps;  ///< Elements from one part to the next.
  ArrayRef<int64_t> Limits; ///< How many parts there are.
  size_t WholeCount;
};
} // namespace

/// The first element of the part that operands from \p First on choose; none if
/// it is outside, which has no meaning.
static std::optional<int64_t> partAt(Frame &F, const Step &S, unsigned First) {
  const PartPlan &Plan = detailsOf<PartPlan>(S);
  int64_t At = 0;
  for (size_t I = 0; I < Plan.Steps.size(); ++I) {
    F.checkDetermined(S, S.Operands[First + I], 1, "an index depends on");
    int64_t Number = F.scalar<uint32_t>(S.Operands[First + I]);
    if (Number >= Plan.Limits[I]) {
      F.Launch.Findings.report(Rule::IndexSpace, S.Site, 0, F.Index, [&] {
        Finding Found;
        Found.Message = messageOf(Rule::IndexSpace,
                                  {std::to_string(Number), std::to_string(I),
                                   std::to_string(Plan.Limits[I] - 1)});
        Found.Parties = {F.party(S.Site)};
        return Found;
      });
      return std::nullopt;
    }
    At += Number * Plan.Steps[I];
  }
  return At;
}

static Flow runExtract(Frame &F, const Step &S) {
  const PartPlan &Plan = detailsOf<PartPlan>(S);
  std::optional<int64_t> At = partAt(F, S, 1);
  uint8_t *Out = F.define(S.Result, size_t(S.Count) * S.Bytes);
  if (!Out)
    return F.fail(S, "there is no memory for a tile");
  const Slot &From = F.Slots[S.Operands[0]];
  if (!At) {
    std::memset(Out, 0, size_t(S.Count) * S.Bytes);
    uint8_t Mark = F.originOf(S.Site, "a part that is not there", false);
    if (uint8_t *Marks = F.mark(S.Result, S.Count))
      std::memset(Marks, Mark, S.Count);
    return Flow::Next;
  }
  copyStrided(Out, From.Data + *At * S.Bytes, S.Bytes, Plan.Dimensions);
  if (From.Marks)
    if (uint8_t *Marks = F.mark(S.Result, S.Count))
      copyStrided(Marks, From.Marks + *At, 1, Plan.Dimensions);
  return Flow::Next;
}

static Flow runInsert(Frame &F, const Step &S) {
  const PartPlan &Plan = detailsOf<PartPlan>(S);
  std::optional<int64_t> At = partAt(F, S, 2);
  if (!At) {
    F.share(S.Result, S.Operands[1]);
    return Flow::Next;
  }
  size_t Bytes = size_t(S.Count) * S.Bytes;
  uint8_t *Out = F.define(S.Result, Bytes);
  if (!Out)
    return F.fail(S, "there is no memory for a tile");
  const Slot &Part = F.Slots[S.Operands[0]], &Whole = F.Slots[S.Operands[1]];
  std::memcpy(Out, Whole.Data, Bytes);
  copyStrided(Out + *At * S.Bytes, Part.Data, S.Bytes, Plan.Dimensions);
  if (!Part.Marks && !Whole.Marks)
    return Flow::Next;
  uint8_t *Marks = F.mark(S.Result, S.Count);
  if (Marks && Whole.Marks)
    std::memcpy(Marks, Whole.Marks, S.Count);
  std::vector<uint8_t> None;
  const uint8_t *New = Part.Marks;
  if (!New) {
    None.resize(Plan.WholeCount);
    New = None.data();
  }
  if (Marks)
    copyStrided(Marks + *At, New, 1, Plan.Dimensions);
  return Flow::Next;
}

static bool planPart(Decoder &D, Step &S, TileShape Whole, TileShape Part,
                     bool Inserts) {
  SmallVector<int64_t> WholeStrides = strides(Whole.Extents),
                       PartStrides = strides(Part.Extents), Steps, Limits;
  SmallVector<CopyDimension> All;
  for (size_t I = 0; I < Part.Extents.size(); ++I) {
    int64_t In = WholeStrides[I], Out = PartStrides[I];
    All.push_back({Part.Extents[I], Inserts ? In : Out, Inserts ? Out : In});
    Steps.push_back(Part.Extents[I] * WholeStrides[I]);
    Limits.push_back(Whole.Extents[I] / Part.Extents[I]);
  }
  PartPlan *Plan = D.make<PartPlan>();
  Plan->Dimensions = D.keep(ArrayRef<CopyDimension>(simplified(All)));
  Plan->Steps = D.keep(ArrayRef<int64_t>(Steps));
  Plan->Limits = D.keep(ArrayRef<int64_t>(Limits));
  Plan->WholeCount = Whole.Count;
  S.Details = Plan;
  S.Run = Inserts ? runInsert : runExtract;
  return true;
}

static bool decodeExtract(Decoder &D, Operation *Op, Step &S) {
  auto Extract = cast<ExtractOp>(Op);
  return planPart(D, S, shapeOf(Extract.getSource()),
                  shapeOf(Extract.getResult()), false);
}
static bool decodeInsert(Decoder &D, Operation *Op, Step &S) {
  auto Insert = cast<InsertOp>(Op);
  return planPart(D, S, shapeOf(Insert.getDestination()),
                  shapeOf(Insert.getSource()), true);
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

namespace {
/// Elements of fewer than eight bits stand behind each other, the low bits
/// first.
struct PackPlan {
  size_t From, To; ///< Elements.
  unsigned FromBits, ToBits;
};
} // namespace

static Flow runPack(Frame &F, const Step &S) {
  const PackPlan &Plan = detailsOf<PackPlan>(S);
  size_t Bytes = size_t(S.Count) * S.Bytes;
  uint8_t *Out = F.define(S.Result, Bytes);
  if (!Out)
    return F.fail(S, "there is no memory for a tile");
  const Slot &From = F.Slots[S.Operands[0]];
  if (Plan.FromBits >= 8 && Plan.ToBits >= 8) {
    std::memcpy(Out, From.Data, Bytes);
  } else {
    std::memset(Out, 0, Bytes);
    size_t Total = Plan.From * Plan.FromBits;
    for (size_t Bit = 0; Bit < Total; ++Bit) {
      unsigned Value =
          From.Data[Bit / Plan.FromBits] >> Bit % Plan.FromBits & 1;
      Out[Bit / Plan.ToBits] |= uint8_t(Value << Bit % Plan.ToBits);
    }
  }
  if (!From.Marks)
    return Flow::Next;
  if (uint8_t *Marks = F.mark(S.Result, Plan.To))
    for (size_t I = 0; I < std::max(Plan.From, Plan.To); ++I) {
      uint8_t &M = Marks[I * Plan.To / std::max(Plan.From, Plan.To)];
      M = std::max(M, From.Marks[I * Plan.From / std::max(Plan.From, Plan.To)]);
    }
  return Flow::Next;
}

static bool decodePack(Decoder &D, Operation *Op, Step &S) {
  TileShape From = shapeOf(Op->getOperand(0)), To = shapeOf(Op->getResult(0));
  PackPlan *Plan = D.make<PackPlan>();
  *Plan = {From.Count, To.Count, infoOf(From.Kind).Bits, infoOf(To.Kind).Bits};
  S.Details = Plan;
  S.Run = runPack;
  return true;
}

//===----------------------------------------------------------------------===//
// Choices and addresses
//===----------------------------------------------------------------------===//

static Flow runSelect(Frame &F, const Step &S) {
  LoopArguments L = {F.define(S.Result, size_t(S.Count) * S.Bytes),
                     {nullptr, nullptr, nullptr},
                     S.Count};
  if (!L.Out)
    return F.fail(S, "there is no memory for a tile");
  for (unsigned I = 0; I < 3; ++I)
    L.In[I] = F.data(S.Operands[I]);
  S.Loop(L, *S.Setup);
  // Only the element that is chosen counts.
  const uint8_t *Of[3];
  for (unsigned I = 0; I < 3; ++I)
    Of[I] = F.Slots[S.Operands[I]].Marks;
  if (!Of[0] && !Of[1] && !Of[2])
    return Flow::Next;
  if (uint8_t *Marks = F.mark(S.Result, S.Count))
    for (size_t I = 0; I < S.Count; ++I) {
      const uint8_t *Chosen = L.In[0][I] ? Of[1] : Of[2];
      Marks[I] =
          std::max<uint8_t>(Chosen ? Chosen[I] : 0, Of[0] ? Of[0][I] : 0);
    }
  return Flow::Next;
}

static bool decodeSelect(Decoder &D, Operation *, Step &S) {
  decodeElements(D, S, selectLoop(S.Bytes));
  S.Run = runSelect;
  return true;
}

static bool decodeOffset(Decoder &D, Operation *Op, Step &S) {
  auto Offset = cast<OffsetOp>(Op);
  auto Pointer = cast<cuda_tile::PointerType>(
      cast<TileType>(Offset.getPtr().getType()).getElementType());
  unsigned Bytes = infoOf(kindOf(Pointer.getPointeeType())).Bytes;
  return decodeElements(D, S,
                        offsetLoop(shapeOf(Offset.getOffset()).Kind, Bytes));
}

static constexpr DecodeRow Rows[] = {
    {"constant", decodeConstant},
    {"iota", decodeIota},
    {"get_tile_block_id", decodeBlockNumbers<false>},
    {"get_num_tile_blocks", decodeBlockNumbers<true>},
    {"get_global", decodeGetGlobal},
    {"broadcast", decodeBroadcast},
    {"reshape", decodeReshape},
    {"permute", decodePermute},
    {"cat", decodeCat},
    {"extract", decodeExtract},
    {"insert", decodeInsert},
    {"pack", decodePack},
    {"unpack", decodePack},
    {"select", decodeSelect},
    {"offset", decodeOffset},
};

ArrayRef<DecodeRow> shapeRows() { return Rows; }

} // namespace opennvvm::tile
