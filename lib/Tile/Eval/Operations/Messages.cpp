//===- Messages.cpp - What programs print and assert ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Convert.h"
#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Program/Frame.h"
#include "llvm/ADT/StringExtras.h"
#include <cinttypes>
#include <cstdio>
#include <cstring>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// print_tko
//===----------------------------------------------------------------------===//

namespace {
/// A conversion of a format, such as "%5.2f", with the text before it.
struct Conversion {
  StringRef Before;
  /// Its flags, width and precision: "5.2".
  StringRef Flags;
  char Specifier; ///< 0: the text is the last piece.
};
struct PrintPlan {
  ArrayRef<Conversion> Pieces;
  ArrayRef<ElementKind> Kinds;
  ArrayRef<ArrayRef<int64_t>> Extents;
};
} // namespace

static int64_t integerAt(ElementKind K, const uint8_t *From, bool IsSigned) {
  uint64_t Value = 0;
  std::memcpy(&Value, From, infoOf(K).Bytes);
  unsigned Unused = 64 - infoOf(K).Bits;
  return IsSigned && K != ElementKind::I1 ? int64_t(Value << Unused) >> Unused
                                          : int64_t(Value);
}

/// Prints one element as the conversion says. The format is made here of
/// checked pieces, so that the arguments fit it.
static void printElement(std::string &Out, const Conversion &C, ElementKind K,
                         const uint8_t *From) {
  char Text[512];
  bool IsFloat = StringRef("eEfFgGaA").contains(C.Specifier);
  bool IsSigned = C.Specifier == 'd' || C.Specifier == 'i';
  std::string Format = "%" + C.Flags.str();
  int Length;
  if (IsFloat) {
    double Value = infoOf(K).IsFloat ? toDouble(K, From)
                                     : double(integerAt(K, From, true));
    if (Value != Value)
      Value = std::numeric_limits<double>::quiet_NaN();
    Format += C.Specifier;
    Length = std::snprintf(Text, sizeof(Text), Format.c_str(), Value);
  } else {
    int64_t Value = infoOf(K).IsFloat ? int64_t(toDouble(K, From))
                                      : integerAt(K, From, IsSigned);
    Format += "ll";
    Format += C.Specifier;
    Length = std::snprintf(Text, sizeof(Text), Format.c_str(),
                           static_cast<long long>(Value));
  }
  Out.append(Text, size_t(std::clamp<int>(Length, 0, sizeof(Text) - 1)));
}

/// Prints a tile: a scalar as it is, dimensions in brackets.
static void printTile(std::string &Out, const Conversion &C, ElementKind K,
                      ArrayRef<int64_t> Extents, const uint8_t *&From) {
  if (Extents.empty()) {
    printElement(Out, C, K, From);
    From += infoOf(K).Bytes;
    return;
  }
  Out += '[';
  for (int64_t I = 0; I < Extents[0]; ++I) {
    if (I)
      Out += ", ";
    printTile(Out, C, K, Extents.drop_front(), From);
  }
  Out += ']';
}

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

/// Cuts a format into its conversions. \returns false if one is none of C's for
/// integers and floats.
static bool parseFormat(Decoder &D, StringRef Format,
                        SmallVectorImpl<Conversion> &Out) {
  std::string Text;
  while (!Format.empty()) {
    auto [Before, Rest] = Format.split('%');
    Text += Before;
    if (Before.size() == Format.size())
      break;
    if (Rest.consume_front("%")) {
      Text += '%';
      Format = Rest;
      continue;
    }
    size_t Flags = Rest.find_first_not_of("-+ #0123456789.");
    if (Flags > 32)
      return false;
    size_t Length = Rest.find_first_not_of("hljztLq", Flags);
    if (Length == StringRef::npos ||
        !StringRef("diuoxXeEfFgGaA").contains(Rest[Length]))
      return false;
    Out.push_back({D.keep(StringRef(Text)), D.keep(Rest.take_front(Flags)),
                   Rest[Length]});
    Text.clear();
    Format = Rest.drop_front(Length + 1);
  }
  Out.push_back({D.keep(StringRef(Text)), "", 0});
  return true;
}

static bool decodePrint(Decoder &D, Operation *Op, Step &S) {
  auto Print = cast<PrintTkoOp>(Op);
  SmallVector<Conversion> Pieces;
  if (!parseFormat(D, Print.getStr(), Pieces))
    return D.refuse(Op, "has a format with a conversion other than "
                        "%[flags][width][.precision][length] and one of "
                        "diuoxXeEfFgGaA");
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
