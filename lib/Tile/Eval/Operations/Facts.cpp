//===- Facts.cpp - What programs promise ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Operations/Facts.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>
#include <optional>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

namespace {
/// A fact about the elements of a tile, as [Outer][Along][Inner] if it names a
/// dimension.
struct FactPlan {
  ElementKind Kind;
  ArrayRef<int64_t> Extents;
  size_t Count;
  uint64_t Divisor;
  size_t Every, Along, Inner; ///< Every is 0 if all elements are meant.
  unsigned PointeeBytes;      ///< What a number counts up by.
  std::optional<int64_t> Low, High;
  ArrayRef<int64_t> Groups;
  StringRef Text; ///< "div_by<16>".
};
} // namespace

static uint64_t elementAt(const FactPlan &Plan, const uint8_t *Data, size_t I) {
  unsigned Bytes = infoOf(Plan.Kind).Bytes;
  uint64_t Value = 0;
  std::memcpy(&Value, Data + I * Bytes, Bytes);
  return Value;
}

static int64_t signedAt(const FactPlan &Plan, const uint8_t *Data, size_t I) {
  unsigned Unused = 64 - infoOf(Plan.Kind).Bits;
  return int64_t(elementAt(Plan, Data, I) << Unused) >> Unused;
}

static void reportFalse(Frame &F, uint32_t Site, StringRef Fact,
                        const std::string &Value, const std::string &Where) {
  F.Launch.Findings.report(Rule::FalseAssume, Site, 0, F.Index, [&] {
    Finding Found;
    Found.Message = messageOf(Rule::FalseAssume, {Fact.str(), Value});
    Found.Parties = {F.party(Site, Where)};
    return Found;
  });
}

static void reportFalse(Frame &F, const Step &S, const FactPlan &Plan,
                        const uint8_t *Data, size_t Element) {
  reportFalse(F, S.Site, Plan.Text,
              Plan.Kind == ElementKind::Pointer
                  ? "0x" + utohexstr(elementAt(Plan, Data, Element))
                  : std::to_string(signedAt(Plan, Data, Element)),
              Plan.Count > 1 ? "element " + std::to_string(Element) : "");
}

/// The first element for which \p Holds is false; the count if there is none.
/// What is undetermined is no promise.
template <typename Fn>
static size_t firstFalse(const Frame &F, const Step &S, const FactPlan &Plan,
                         Fn Holds) {
  const uint8_t *Marks = F.Slots[S.Operands[0]].Marks;
  for (size_t I = 0; I < Plan.Count; ++I)
    if (!(Marks && Marks[I]) && !Holds(I))
      return I;
  return Plan.Count;
}

static Flow runDivBy(Frame &F, const Step &S) {
  const FactPlan &Plan = detailsOf<FactPlan>(S);
  const uint8_t *Data = F.data(S.Operands[0]);
  if (F.Launch.Watches) {
    auto IsDivisible = [&](size_t I) {
      return (elementAt(Plan, Data, I) & (Plan.Divisor - 1)) == 0;
    };
    size_t False = firstFalse(F, S, Plan, [&](size_t I) {
      if (!Plan.Every)
        return IsDivisible(I);
      size_t InGroup = I / Plan.Inner % Plan.Along % Plan.Every;
      // Behind the first of a group, numbers count up.
      return InGroup == 0 ? IsDivisible(I)
                          : elementAt(Plan, Data, I) ==
                                elementAt(Plan, Data, I - Plan.Inner) +
                                    Plan.PointeeBytes;
    });
    if (False != Plan.Count)
      reportFalse(F, S, Plan, Data, False);
  }
  F.share(S.Result, S.Operands[0]);
  return Flow::Next;
}

static Flow runBounded(Frame &F, const Step &S) {
  const FactPlan &Plan = detailsOf<FactPlan>(S);
  const uint8_t *Data = F.data(S.Operands[0]);
  if (F.Launch.Watches) {
    size_t False = firstFalse(F, S, Plan, [&](size_t I) {
      int64_t Value = signedAt(Plan, Data, I);
      return (!Plan.Low || Value >= *Plan.Low) &&
             (!Plan.High || Value <= *Plan.High);
    });
    if (False != Plan.Count)
      reportFalse(F, S, Plan, Data, False);
  }
  F.share(S.Result, S.Operands[0]);
  return Flow::Next;
}

/// The first element of the group of \p Element.
static size_t groupOf(const FactPlan &Plan, size_t Element) {
  size_t First = 0, Stride = 1;
  for (size_t I = Plan.Extents.size(); I-- > 0;) {
    size_t Extent = size_t(Plan.Extents[I]), Group = size_t(Plan.Groups[I]);
    First += Element % Extent / Group * Group * Stride;
    Element /= Extent;
    Stride *= Extent;
  }
  return First;
}

static Flow runSameElements(Frame &F, const Step &S) {
  const FactPlan &Plan = detailsOf<FactPlan>(S);
  const uint8_t *Data = F.data(S.Operands[0]);
  if (F.Launch.Watches) {
    size_t False = firstFalse(F, S, Plan, [&](size_t I) {
      return elementAt(Plan, Data, I) ==
             elementAt(Plan, Data, groupOf(Plan, I));
    });
    if (False != Plan.Count)
      reportFalse(F, S, Plan, Data, False);
  }
  F.share(S.Result, S.Operands[0]);
  return Flow::Next;
}

static std::string textOf(Attribute A) {
  std::string Text;
  raw_string_ostream OS(Text);
  A.print(OS);
  StringRef Short(Text);
  Short.consume_front("#cuda_tile.");
  return Short.str();
}

/// The fact that a view's address is divisible.
static Flow runViewDivBy(Frame &F, const Step &S) {
  const FactPlan &Plan = detailsOf<FactPlan>(S);
  const uint8_t *Data = F.data(S.Operands[0]);
  if (F.Launch.Watches && elementAt(Plan, Data, 0) & (Plan.Divisor - 1))
    reportFalse(F, S, Plan, Data, 0);
  F.share(S.Result, S.Operands[0]);
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Strides
//===----------------------------------------------------------------------===//

/// Whether \p V is used, and only as the stride of arrays.
static bool isOnlyStride(Value V) {
  return !V.use_empty() && all_of(V.getUses(), [](OpOperand &Use) {
    if (auto Again = dyn_cast<AssumeOp>(Use.getOwner()))
      return isOnlyStride(Again.getResult());
    auto Array = dyn_cast<MakeTensorViewOp>(Use.getOwner());
    return Array && Use.getOperandNumber() > Array.getDynamicShape().size();
  });
}

static bool isStrideFact(AssumeOp Op) {
  auto Fact = dyn_cast<DivByAttr>(Op.getPredicate());
  return Fact && !Fact.getEvery() && isOnlyStride(Op.getResult());
}

ArrayRef<StrideFact> strideFacts(Decoder &D, MakeTensorViewOp Op) {
  SmallVector<StrideFact> All;
  auto Next = Op.getDynamicStrides().begin();
  for (auto [I, Stride] : enumerate(Op.getType().getStrides())) {
    if (!ShapedType::isDynamic(Stride))
      continue;
    Value V = *Next++;
    while (auto Assume = V.getDefiningOp<AssumeOp>()) {
      if (isStrideFact(Assume))
        All.push_back({D.siteOf(Assume), unsigned(I),
                       cast<DivByAttr>(Assume.getPredicate()).getDivisor(),
                       D.keep(StringRef(textOf(Assume.getPredicate())))});
      V = Assume.getValue();
    }
  }
  return D.keep(ArrayRef<StrideFact>(All));
}

void checkStrides(Frame &F, ArrayRef<StrideFact> Facts,
                  ArrayRef<int64_t> Extents, ArrayRef<int64_t> Strides) {
  if (!F.Launch.Watches || is_contained(Extents, 0))
    return;
  for (const StrideFact &Fact : Facts) {
    int64_t Stride = Strides[Fact.Dimension];
    if (Extents[Fact.Dimension] != 1 && uint64_t(Stride) & (Fact.Divisor - 1))
      reportFalse(F, Fact.Site, Fact.Text, std::to_string(Stride), "");
  }
}

//===----------------------------------------------------------------------===//
// Decoding
//===----------------------------------------------------------------------===//

static bool decodeAssume(Decoder &D, Operation *Op, Step &S) {
  auto Assume = cast<AssumeOp>(Op);
  Attribute Fact = Assume.getPredicate();
  if (isStrideFact(Assume))
    return decodeSharing(S);
  FactPlan *Plan = D.make<FactPlan>();
  Plan->Text = D.keep(StringRef(textOf(Fact)));
  S.Details = Plan;
  Type T = Assume.getValue().getType();
  if (!isa<TileType>(T)) {
    Plan->Kind = ElementKind::Pointer;
    Plan->Count = 1;
    auto DivBy = dyn_cast<DivByAttr>(Fact);
    Plan->Divisor = DivBy ? DivBy.getDivisor() : 1;
    S.Run = runViewDivBy;
    return true;
  }
  TileShape Shape = shapeOf(T);
  Plan->Kind = Shape.Kind;
  Plan->Extents = D.keep(Shape.Extents);
  Plan->Count = Shape.Count;
  Plan->PointeeBytes = 1;
  if (auto P =
          dyn_cast<cuda_tile::PointerType>(cast<TileType>(T).getElementType()))
    Plan->PointeeBytes = infoOf(kindOf(P.getPointeeType())).Bytes;
  if (auto DivBy = dyn_cast<DivByAttr>(Fact)) {
    Plan->Divisor = DivBy.getDivisor();
    Plan->Every = size_t(DivBy.getEvery().value_or(0));
    if (Plan->Every) {
      size_t Along = size_t(*DivBy.getAlong());
      Plan->Along = size_t(Shape.Extents[Along]);
      Plan->Inner = 1;
      for (int64_t N : Shape.Extents.drop_front(Along + 1))
        Plan->Inner *= size_t(N);
    }
    S.Run = runDivBy;
  } else if (auto Bounded = dyn_cast<BoundedAttr>(Fact)) {
    Plan->Low = Bounded.getLb();
    Plan->High = Bounded.getUb();
    S.Run = runBounded;
  } else if (auto Same = dyn_cast<SameElementsAttr>(Fact)) {
    Plan->Groups = D.keep(Same.getValues().asArrayRef());
    S.Run = runSameElements;
  } else {
    return decodeSharing(S);
  }
  return true;
}

static constexpr DecodeRow Rows[] = {{"assume", decodeAssume}};

ArrayRef<DecodeRow> factRows() { return Rows; }

} // namespace opennvvm::tile
