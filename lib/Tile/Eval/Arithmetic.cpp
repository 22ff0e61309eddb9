//===- Arithmetic.cpp - Scalar operations as loops ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Columns.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include <cmath>

using namespace mlir;

namespace opennvvm::tile_eval {

using numbers::ElementKind;
using numbers::FloatOp;
using numbers::IntegerOp;
using numbers::LoopFn;
using numbers::LoopSetup;
using numbers::Rounding;

namespace {
/// How each element of a result is computed: by no loop if it is the operand's.
struct Loop {
  LoopFn Fn = nullptr;
  LoopSetup Setup = {};
};
struct Row {
  llvm::StringLiteral Name;
  Loop (*Make)(Operation &);
};
} // namespace

static ElementKind resultKind(Operation &Op) {
  return *kindOf(Op.getResult(0).getType());
}
static ElementKind operandKind(Operation &Op) {
  return *kindOf(Op.getOperand(0).getType());
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

template <FloatOp Which> static Loop plain(Operation &Op) {
  return {numbers::floatLoop(Which, resultKind(Op), /*Flushes=*/false)};
}

static double reciprocalRoot(double X) { return 1 / std::sqrt(X); }

static Loop byFunction(ElementKind K, double (*Fn)(double), bool Flushes) {
  LoopSetup Setup;
  Setup.Unary = Fn;
  Setup.Flushes = Flushes;
  return {numbers::functionLoop(K, /*IsBinary=*/false), Setup};
}

template <double (*Fn)(double)> static Loop function(Operation &Op) {
  return byFunction(resultKind(Op), Fn, /*Flushes=*/false);
}

template <double (*Fn)(double, double)>
static Loop binaryFunction(Operation &Op) {
  LoopSetup Setup;
  Setup.Binary = Fn;
  return {numbers::functionLoop(resultKind(Op), /*IsBinary=*/true), Setup};
}

static Loop power(Operation &Op) {
  return {numbers::powerLoop(resultKind(Op))};
}

static Rounding roundingOf(nv_tileas::FpRounding Mode) {
  switch (Mode) {
  case nv_tileas::FpRounding::Zero:
    return Rounding::Zero;
  case nv_tileas::FpRounding::NegativeInf:
    return Rounding::Down;
  case nv_tileas::FpRounding::PositiveInf:
    return Rounding::Up;
  case nv_tileas::FpRounding::NearestAway:
    return Rounding::Away;
  default:
    // Approximations give the accurate value.
    return Rounding::Even;
  }
}

/// Arithmetic that says how it is rounded.
static Loop rounded(Operation &Op) {
  auto Fp = cast<nv_tileas::FpOp>(Op);
  struct Kind {
    nv_tileas::FpKind Of;
    FloatOp Which;
    double (*Fn)(double) = nullptr;
  };
  using enum nv_tileas::FpKind;
  static constexpr Kind Kinds[] = {
      {Add, FloatOp::Add},
      {Sub, FloatOp::Sub},
      {Mul, FloatOp::Mul},
      {Div, FloatOp::Div},
      {Fma, FloatOp::Fma},
      {Sqrt, FloatOp::Sqrt},
      {Rsqrt, FloatOp::Sqrt, reciprocalRoot},
      {Exp, FloatOp::Add, std::exp},
      {Exp2, FloatOp::Add, std::exp2},
      {Tanh, FloatOp::Add, std::tanh},
      {Maximum, FloatOp::MaxPropagate},
      {Minimum, FloatOp::MinPropagate},
      {MaxNum, FloatOp::Max},
      {MinNum, FloatOp::Min},
  };
  nv_tileas::FpAttr How = Fp.getMode();
  for (const Kind &K : Kinds) {
    if (K.Of != Fp.getKind())
      continue;
    if (K.Fn)
      return byFunction(resultKind(Op), K.Fn, How.getFtz());
    Loop New = {numbers::floatLoop(K.Which, resultKind(Op), How.getFtz())};
    New.Setup.Mode = roundingOf(How.getRounding());
    return New;
  }
  return {};
}

/// What each predicate holds for, in the order of CmpFPredicate.
static Loop compareFloats(Operation &Op) {
  using namespace opennvvm::tile;
  static constexpr uint8_t Holds[] = {
      0,
      Equal,
      Greater,
      Greater | Equal,
      Less,
      Less | Equal,
      Less | Greater,
      Less | Equal | Greater,
      Equal | Unordered,
      Greater | Unordered,
      Greater | Equal | Unordered,
      Less | Unordered,
      Less | Equal | Unordered,
      Less | Greater | Unordered,
      Unordered,
      Less | Equal | Greater | Unordered,
  };
  auto Number = static_cast<size_t>(cast<arith::CmpFOp>(Op).getPredicate());
  return {numbers::floatComparison(Holds[Number], operandKind(Op))};
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

template <IntegerOp Which, bool IsSigned = false>
static Loop integer(Operation &Op) {
  return {numbers::integerLoop(Which, resultKind(Op), IsSigned)};
}

static Loop compareIntegers(Operation &Op) {
  using namespace opennvvm::tile;
  arith::CmpIPredicate Asked = cast<arith::CmpIOp>(Op).getPredicate();
  // In the order of CmpIPredicate, whose last four are unsigned.
  static constexpr uint8_t Holds[] = {
      Equal, Less | Greater, Less,    Less | Equal,   Greater, Greater | Equal,
      Less,  Less | Equal,   Greater, Greater | Equal};
  return {numbers::integerComparison(Holds[static_cast<size_t>(Asked)],
                                     operandKind(Op),
                                     Asked < arith::CmpIPredicate::ult)};
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

static Loop same(Operation &) { return {}; }

template <bool IsSigned> static Loop convertInteger(Operation &Op) {
  Loop New;
  New.Setup.From = operandKind(Op);
  New.Setup.To = resultKind(Op);
  New.Setup.IsSigned = IsSigned;
  if (New.Setup.From != New.Setup.To)
    New.Fn = numbers::integerConversion(New.Setup.From, New.Setup.To, IsSigned);
  return New;
}

static Rounding roundingOf(std::optional<arith::RoundingMode> Mode) {
  using enum arith::RoundingMode;
  switch (Mode.value_or(to_nearest_even)) {
  case downward:
    return Rounding::Down;
  case upward:
    return Rounding::Up;
  case toward_zero:
    return Rounding::Zero;
  case to_nearest_away:
    return Rounding::Away;
  default:
    return Rounding::Even;
  }
}

static Loop convertFloat(Operation &Op) {
  Loop New;
  New.Setup.From = operandKind(Op);
  New.Setup.To = resultKind(Op);
  if (auto Truncation = dyn_cast<arith::TruncFOp>(Op))
    New.Setup.Mode = roundingOf(Truncation.getRoundingmode());
  New.Fn = numbers::floatConversion(New.Setup.From, New.Setup.To);
  return New;
}

static Loop toInteger(Operation &Op, bool IsSigned) {
  Loop New;
  New.Setup.From = operandKind(Op);
  New.Setup.To = resultKind(Op);
  New.Setup.IsSigned = IsSigned;
  New.Fn = numbers::floatToInteger(New.Setup.From, New.Setup.To, IsSigned);
  return New;
}

template <bool IsSigned> static Loop truncateFloat(Operation &Op) {
  return toInteger(Op, IsSigned);
}

static Loop saturate(Operation &Op) {
  return toInteger(Op, cast<nv_tileas::FloatToIntOp>(Op).getSignedness() ==
                           nv_tileas::Signedness::Signed);
}

template <bool IsSigned> static Loop toFloat(Operation &Op) {
  Loop New;
  New.Setup.From = operandKind(Op);
  New.Setup.To = resultKind(Op);
  New.Setup.IsSigned = IsSigned;
  New.Fn = numbers::integerToFloat(New.Setup.From, New.Setup.To, IsSigned);
  return New;
}

static Loop select(Operation &Op) {
  return {numbers::selectLoop(numbers::infoOf(resultKind(Op)).Bytes)};
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr Row Rows[] = {
    {"arith.addf", plain<FloatOp::Add>},
    {"arith.subf", plain<FloatOp::Sub>},
    {"arith.mulf", plain<FloatOp::Mul>},
    {"arith.divf", plain<FloatOp::Div>},
    {"arith.negf", plain<FloatOp::Neg>},
    {"arith.maximumf", plain<FloatOp::MaxPropagate>},
    {"arith.minimumf", plain<FloatOp::MinPropagate>},
    {"arith.maxnumf", plain<FloatOp::Max>},
    {"arith.minnumf", plain<FloatOp::Min>},
    {"math.fma", plain<FloatOp::Fma>},
    {"math.sqrt", plain<FloatOp::Sqrt>},
    {"math.absf", plain<FloatOp::Abs>},
    {"math.ceil", plain<FloatOp::Ceil>},
    {"math.floor", plain<FloatOp::Floor>},
    {"math.cos", function<std::cos>},
    {"math.cosh", function<std::cosh>},
    {"math.exp", function<std::exp>},
    {"math.exp2", function<std::exp2>},
    {"math.log", function<std::log>},
    {"math.log2", function<std::log2>},
    {"math.rsqrt", function<reciprocalRoot>},
    {"math.sin", function<std::sin>},
    {"math.sinh", function<std::sinh>},
    {"math.tan", function<std::tan>},
    {"math.tanh", function<std::tanh>},
    {"math.atan2", binaryFunction<std::atan2>},
    {"math.powf", binaryFunction<numbers::power>},
    {"arith.remf", binaryFunction<std::fmod>},
    {"math.fpowi", power},
    {"nv_tileas.fp", rounded},
    {"arith.cmpf", compareFloats},
    {"arith.addi", integer<IntegerOp::Add>},
    {"arith.subi", integer<IntegerOp::Sub>},
    {"arith.muli", integer<IntegerOp::Mul>},
    {"arith.shli", integer<IntegerOp::ShiftLeft>},
    {"arith.andi", integer<IntegerOp::And>},
    {"arith.ori", integer<IntegerOp::Or>},
    {"arith.xori", integer<IntegerOp::Xor>},
    {"arith.maxsi", integer<IntegerOp::Max, true>},
    {"arith.maxui", integer<IntegerOp::Max>},
    {"arith.minsi", integer<IntegerOp::Min, true>},
    {"arith.minui", integer<IntegerOp::Min>},
    {"arith.remsi", integer<IntegerOp::Rem, true>},
    {"arith.remui", integer<IntegerOp::Rem>},
    {"arith.shrsi", integer<IntegerOp::ShiftRight, true>},
    {"arith.shrui", integer<IntegerOp::ShiftRight>},
    {"arith.divsi", integer<IntegerOp::Div, true>},
    {"arith.divui", integer<IntegerOp::Div>},
    {"arith.floordivsi", integer<IntegerOp::DivDown, true>},
    {"arith.ceildivsi", integer<IntegerOp::DivUp, true>},
    {"arith.ceildivui", integer<IntegerOp::DivUp>},
    {"math.absi", integer<IntegerOp::Abs, true>},
    {"arith.cmpi", compareIntegers},
    {"arith.extsi", convertInteger<true>},
    {"arith.extui", convertInteger<false>},
    {"arith.trunci", convertInteger<false>},
    {"arith.index_cast", convertInteger<true>},
    {"arith.index_castui", convertInteger<false>},
    {"arith.extf", convertFloat},
    {"arith.truncf", convertFloat},
    {"arith.fptosi", truncateFloat<true>},
    {"arith.fptoui", truncateFloat<false>},
    {"nv_tileas.float_to_int", saturate},
    {"arith.sitofp", toFloat<true>},
    {"arith.uitofp", toFloat<false>},
    {"arith.bitcast", same},
    {"arith.select", select},
};

static const Row *rowOf(Operation &Op) {
  for (const Row &R : Rows)
    if (R.Name == Op.getName().getStringRef())
      return &R;
  return nullptr;
}

bool hasLoop(Operation &Op) {
  auto HasKind = [](Type T) { return kindOf(T).has_value(); };
  return llvm::all_of(Op.getOperandTypes(), HasKind) &&
         llvm::all_of(Op.getResultTypes(), HasKind) &&
         (rowOf(Op) || isa<arith::ConstantOp, arith::MulUIExtendedOp>(Op));
}

static Column run(const Loop &By, Type T, ArrayRef<const Column *> Operands,
                  size_t Count) {
  Column Out(T, Count);
  if (!By.Fn) {
    Out.Bytes = Operands[0]->Bytes;
    Out.Missing = Operands[0]->Missing;
    return Out;
  }
  numbers::LoopArguments On = {
      Out.Bytes.data(), {nullptr, nullptr, nullptr}, Count};
  for (auto [To, From] : llvm::zip(On.In, Operands))
    To = From->Bytes.data();
  numbers::runLoop(By.Fn, On, By.Setup);
  return Out;
}

/// Only the values that are chosen must have been written.
static void noteMissing(ArrayRef<const Column *> Operands, Column &Result) {
  const Column &Condition = *Operands[0];
  for (size_t I = 0, E = Result.count(); I != E; ++I)
    if (Operands[*Condition.at(I) ? 1 : 2]->isMissing(I)) {
      Result.Missing.resize(E);
      Result.Missing.set(I);
    }
}

LogicalResult computeColumns(Operation &Op, ArrayRef<const Column *> Operands,
                             size_t Count, SmallVectorImpl<Column> &Results) {
  if (auto Constant = dyn_cast<arith::ConstantOp>(Op)) {
    TypedAttr Number = Constant.getValue();
    Results.push_back(Column(Constant.getType(), Number).repeated(Count));
    return success();
  }
  bool IsSelect = isa<arith::SelectOp>(Op);
  ArrayRef<const Column *> Needed = IsSelect ? Operands.take_front() : Operands;
  for (const Column *C : Needed)
    if (C->hasMissing())
      return Op.emitError("reads an element that has not been written");
  if (isa<arith::MulUIExtendedOp>(Op)) {
    for (Loop Half :
         {integer<IntegerOp::Mul>(Op), integer<IntegerOp::MulHigh>(Op)})
      Results.push_back(run(Half, Op.getResult(0).getType(), Operands, Count));
    return success();
  }
  Results.push_back(
      run(rowOf(Op)->Make(Op), Op.getResult(0).getType(), Operands, Count));
  if (IsSelect && (Operands[1]->hasMissing() || Operands[2]->hasMissing()))
    noteMissing(Operands, Results.back());
  return success();
}

} // namespace opennvvm::tile_eval
