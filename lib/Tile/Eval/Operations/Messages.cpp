//===- Messages.cpp - What programs print and assert ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Text.h"
#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Program/Frame.h"
#include "Tile/IR/PrintFormat.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// print_tko
//===----------------------------------------------------------------------===//

namespace {
struct PrintPlan {
  ArrayRef<Conversion> Pieces;
  ArrayRef<ElementKind> Kinds;
  ArrayRef<ArrayRef<int64_t>> Extents;
};
} // namespace

static Flow runPrint(Frame &F, const Step &S) {
  const PrintPlan &Plan = detailsOf<PrintPlan>(S);
  for (auto [I, C] : enumerate(Plan.Pieces)) {
    F.Printed += C.Before;
    if (!C.Specifier)
      break;
    const uint8_t *From = F.data(S.Operands[I]);
    printTile(F.Printed, C, Plan.Kinds[I], Plan.Extents[I], From);
  }
  return Flow::Next;
}

static bool decodePrint(Decoder &D, Operation *Op, Step &S) {
  auto Print = cast<PrintTkoOp>(Op);
  SmallVector<Conversion> Pieces;
  if (!parseFormat(
          Print.getStr(), [&](StringRef Text) { return D.keep(Text); }, Pieces))
    return D.refuse(Op, Twine("has a format with a conversion other than ") +
                            LegalConversions);
  SmallVector<ElementKind> Kinds;
  SmallVector<ArrayRef<int64_t>> Extents;
  for (Value V : Print.getArgs()) {
    Kinds.push_back(shapeOf(V).Kind);
    Extents.push_back(D.keep(shapeOf(V).Extents));
  }
  PrintPlan *Plan = D.make<PrintPlan>();
  Plan->Pieces = D.keep(ArrayRef<Conversion>(Pieces));
  Plan->Kinds = D.keep(ArrayRef<ElementKind>(Kinds));
  Plan->Extents = D.keep(ArrayRef<ArrayRef<int64_t>>(Extents));
  S.Details = Plan;
  S.Run = runPrint;
  return true;
}

//===----------------------------------------------------------------------===//
// assert
//===----------------------------------------------------------------------===//

namespace {
struct AssertPlan {
  StringRef Message;
  ArrayRef<int64_t> Extents;
};
} // namespace

/// "(1, 2)" for an element of a tile; "" for a scalar.
static std::string placeIn(ArrayRef<int64_t> Extents, size_t Element) {
  if (Extents.empty())
    return "";
  SmallVector<size_t> At(Extents.size());
  for (size_t I = Extents.size(); I-- > 0; Element /= size_t(Extents[I]))
    At[I] = Element % size_t(Extents[I]);
  std::string Text = "element (";
  for (auto [I, N] : enumerate(At))
    Text += (I ? ", " : "") + std::to_string(N);
  return Text + ") is false";
}

static Flow runAssert(Frame &F, const Step &S) {
  const AssertPlan &Plan = detailsOf<AssertPlan>(S);
  size_t Count = 1;
  for (int64_t N : Plan.Extents)
    Count *= size_t(N);
  F.checkDetermined(S, S.Operands[0], Count, "an assertion depends on");
  const uint8_t *Data = F.data(S.Operands[0]);
  const void *False = std::memchr(Data, 0, Count);
  if (!False)
    return Flow::Next;
  size_t Element = size_t(static_cast<const uint8_t *>(False) - Data);
  F.Launch.Findings.report(Rule::Assert, S.Site, 0, F.Index, [&] {
    Finding Found;
    Found.Message = messageOf(Rule::Assert, Plan.Message.empty()
                                                ? std::string()
                                                : ": " + Plan.Message.str());
    Found.Parties = {F.party(S.Site, placeIn(Plan.Extents, Element))};
    return Found;
  });
  return F.fail(S, "an assertion does not hold, which ends the launch");
}

static bool decodeAssert(Decoder &D, Operation *Op, Step &S) {
  auto Assert = cast<AssertOp>(Op);
  AssertPlan *Plan = D.make<AssertPlan>();
  Plan->Message = D.keep(Assert.getMessage());
  Plan->Extents = D.keep(shapeOf(Assert.getCondition()).Extents);
  S.Details = Plan;
  S.Run = runAssert;
  return true;
}

static constexpr DecodeRow Rows[] = {
    {"print_tko", decodePrint},
    {"assert", decodeAssert},
};

ArrayRef<DecodeRow> messageRows() { return Rows; }

} // namespace opennvvm::tile
