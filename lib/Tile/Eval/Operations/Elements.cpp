//===- Elements.cpp - Arithmetic, element by element ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Program/Decoder.h"
#include "Tile/Eval/Program/Frame.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Elements of the result depend on those of operands at the same place.
static void joinMarks(Frame &F, const Step &S, size_t Count) {
  uint8_t *Marks = nullptr;
  for (uint32_t Operand : S.Operands) {
    const uint8_t *Of = F.Slots[Operand].Marks;
    if (!Of)
      continue;
    if (!Marks && !(Marks = F.mark(S.Result, Count)))
      return;
    for (size_t I = 0; I < Count; ++I)
      Marks[I] = std::max(Marks[I], Of[I]);
  }
}

static bool hasMarks(const Frame &F, const Step &S) {
  return any_of(S.Operands,
                [&](uint32_t Which) { return F.Slots[Which].Marks; });
}

Flow runElements(Frame &F, const Step &S, size_t Count) {
  LoopArguments L = {nullptr, {nullptr, nullptr, nullptr}, Count};
  L.Out = F.define(S.Result, Count * S.Bytes);
  if (!L.Out)
    return F.fail(S, "there is no memory for a tile");
  for (size_t I = 0; I < S.Operands.size(); ++I)
    L.In[I] = F.data(S.Operands[I]);
  runLoop(S.Loop, L, *S.Setup);
  if (hasMarks(F, S))
    joinMarks(F, S, Count);
  return Flow::Next;
}

static Flow runElementwise(Frame &F, const Step &S) {
  return runElements(F, S, S.Count);
}

static Flow runSharing(Frame &F, const Step &S) {
  F.share(S.Result, S.Operands[0]);
  return Flow::Next;
}
bool decodeSharing(Step &S) {
  S.Run = runSharing;
  S.Spreads = Spread::Shares;
  return true;
}

bool decodeElements(Decoder &D, Step &S, LoopFn Loop, const LoopSetup &Setup) {
  LoopSetup *Kept = D.make<LoopSetup>();
  *Kept = Setup;
  S.Setup = Kept;
  S.Loop = Loop;
  S.Run = runElementwise;
  S.Spreads = Spread::PerElement;
  return true;
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// The mode in which \p Mode rounds; approximations give the accurate value.
static Rounding modeOf(cuda_tile::RoundingMode Mode) {
  switch (Mode) {
  case cuda_tile::RoundingMode::Zero:
    return Rounding::Zero;
  case cuda_tile::RoundingMode::NegativeInf:
    return Rounding::Down;
  case cuda_tile::RoundingMode::PositiveInf:
    return Rounding::Up;
  case cuda_tile::RoundingMode::NearestAway:
    return Rounding::Away;
  default:
    return Rounding::Even;
  }
}

/// Arithmetic with a rounding mode that may flush.
template <typename OpT, FloatOp Which>
static bool decodeRounded(Decoder &D, Operation *Op, Step &S) {
  auto Arithmetic = cast<OpT>(Op);
  LoopSetup Setup;
  Setup.Mode = modeOf(Arithmetic.getRoundingMode());
  ElementKind K = shapeOf(Op->getResult(0)).Kind;
  return decodeElements(D, S, floatLoop(Which, K, Arithmetic.getFlushToZero()),
                        Setup);
}

template <FloatOp Which>
static bool decodeFloat(Decoder &D, Operation *Op, Step &S) {
  return decodeElements(
      D, S, floatLoop(Which, shapeOf(Op->getResult(0)).Kind, false));
}

template <typename OpT, FloatOp Which, FloatOp Propagating>
static bool decodeExtreme(Decoder &D, Operation *Op, Step &S) {
  auto Extreme = cast<OpT>(Op);
  return decodeElements(
      D, S,
      floatLoop(Extreme.getPropagateNan() ? Propagating : Which,
                shapeOf(Op->getResult(0)).Kind, Extreme.getFlushToZero()));
}

static double reciprocalRoot(double X) { return 1 / std::sqrt(X); }

template <double (*Fn)(double)>
static bool decodeFunction(Decoder &D, Operation *Op, Step &S) {
  LoopSetup Setup;
  Setup.Unary = Fn;
  Setup.Flushes = Op->hasAttr("flush_to_zero");
  return decodeElements(
      D, S, functionLoop(shapeOf(Op->getResult(0)).Kind, false), Setup);
}

template <double (*Fn)(double, double)>
static bool decodeBinaryFunction(Decoder &D, Operation *Op, Step &S) {
  LoopSetup Setup;
  Setup.Binary = Fn;
  return decodeElements(
      D, S, functionLoop(shapeOf(Op->getResult(0)).Kind, true), Setup);
}

static bool decodePower(Decoder &D, Operation *Op, Step &S) {
  return decodeElements(D, S, powerLoop(shapeOf(Op->getResult(0)).Kind));
}

/// What \p Asked holds for.
static uint8_t comparisonOf(ComparisonPredicate Asked) {
  switch (Asked) {
  case ComparisonPredicate::Equal:
    return Equal;
  case ComparisonPredicate::NotEqual:
    return Less | Greater;
  case ComparisonPredicate::LessThan:
    return Less;
  case ComparisonPredicate::LessThanOrEqual:
    return Less | Equal;
  case ComparisonPredicate::GreaterThan:
    return Greater;
  case ComparisonPredicate::GreaterThanOrEqual:
    return Greater | Equal;
  }
  return 0;
}

static bool decodeFloatComparison(Decoder &D, Operation *Op, Step &S) {
  auto Compare = cast<CmpFOp>(Op);
  uint8_t Which = comparisonOf(Compare.getComparisonPredicate());
  if (Compare.getComparisonOrdering() == ComparisonOrdering::Unordered)
    Which |= Unordered;
  return decodeElements(D, S,
                        floatComparison(Which, shapeOf(Compare.getLhs()).Kind));
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

template <IntegerOp Which, bool IsSigned = false>
static bool decodeInteger(Decoder &D, Operation *Op, Step &S) {
  return decodeElements(
      D, S, integerLoop(Which, shapeOf(Op->getResult(0)).Kind, IsSigned));
}

template <typename OpT, IntegerOp Which>
static bool decodeSigned(Decoder &D, Operation *Op, Step &S) {
  bool IsSigned = cast<OpT>(Op).getSignedness() == Signedness::Signed;
  return decodeElements(
      D, S, integerLoop(Which, shapeOf(Op->getResult(0)).Kind, IsSigned));
}

static bool decodeDivision(Decoder &D, Operation *Op, Step &S) {
  auto Division = cast<DivIOp>(Op);
  IntegerOp Which =
      Division.getRounding() == cuda_tile::RoundingMode::NegativeInf
          ? IntegerOp::DivDown
      : Division.getRounding() == cuda_tile::RoundingMode::PositiveInf
          ? IntegerOp::DivUp
          : IntegerOp::Div;
  bool IsSigned = Division.getSignedness() == Signedness::Signed;
  return decodeElements(
      D, S, integerLoop(Which, shapeOf(Op->getResult(0)).Kind, IsSigned));
}

static bool decodeIntegerComparison(Decoder &D, Operation *Op, Step &S) {
  auto Compare = cast<CmpIOp>(Op);
  return decodeElements(
      D, S,
      integerComparison(comparisonOf(Compare.getComparisonPredicate()),
                        shapeOf(Compare.getLhs()).Kind,
                        Compare.getSignedness() == Signedness::Signed));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr DecodeRow Rows[] = {
    {"addf", decodeRounded<AddFOp, FloatOp::Add>},
    {"subf", decodeRounded<SubFOp, FloatOp::Sub>},
    {"mulf", decodeRounded<MulFOp, FloatOp::Mul>},
    {"divf", decodeRounded<DivFOp, FloatOp::Div>},
    {"fma", decodeRounded<FmaOp, FloatOp::Fma>},
    {"sqrt", decodeRounded<SqrtOp, FloatOp::Sqrt>},
    {"maxf", decodeExtreme<MaxFOp, FloatOp::Max, FloatOp::MaxPropagate>},
    {"minf", decodeExtreme<MinFOp, FloatOp::Min, FloatOp::MinPropagate>},
    {"absf", decodeFloat<FloatOp::Abs>},
    {"negf", decodeFloat<FloatOp::Neg>},
    {"ceil", decodeFloat<FloatOp::Ceil>},
    {"floor", decodeFloat<FloatOp::Floor>},
    {"cos", decodeFunction<std::cos>},
    {"cosh", decodeFunction<std::cosh>},
    {"exp", decodeFunction<std::exp>},
    {"exp2", decodeFunction<std::exp2>},
    {"log", decodeFunction<std::log>},
    {"log2", decodeFunction<std::log2>},
    {"rsqrt", decodeFunction<reciprocalRoot>},
    {"sin", decodeFunction<std::sin>},
    {"sinh", decodeFunction<std::sinh>},
    {"tan", decodeFunction<std::tan>},
    {"tanh", decodeFunction<std::tanh>},
    {"atan2", decodeBinaryFunction<std::atan2>},
    {"fpowf", decodeBinaryFunction<power>},
    {"remf", decodeBinaryFunction<std::fmod>},
    {"fpowi", decodePower},
    {"cmpf", decodeFloatComparison},
    {"addi", decodeInteger<IntegerOp::Add>},
    {"subi", decodeInteger<IntegerOp::Sub>},
    {"muli", decodeInteger<IntegerOp::Mul>},
    {"shli", decodeInteger<IntegerOp::ShiftLeft>},
    {"andi", decodeInteger<IntegerOp::And>},
    {"ori", decodeInteger<IntegerOp::Or>},
    {"xori", decodeInteger<IntegerOp::Xor>},
    {"absi", decodeInteger<IntegerOp::Abs, true>},
    {"negi", decodeInteger<IntegerOp::Neg>},
    {"mulhii", decodeInteger<IntegerOp::MulHigh>},
    {"maxi", decodeSigned<MaxIOp, IntegerOp::Max>},
    {"mini", decodeSigned<MinIOp, IntegerOp::Min>},
    {"remi", decodeSigned<RemIOp, IntegerOp::Rem>},
    {"shri", decodeSigned<ShRIOp, IntegerOp::ShiftRight>},
    {"divi", decodeDivision},
    {"cmpi", decodeIntegerComparison},
};

ArrayRef<DecodeRow> elementRows() { return Rows; }

} // namespace opennvvm::tile
