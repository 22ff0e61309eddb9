//===- Arithmetic.cpp - Divisions and shifts ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionView.h"
#include "Lints.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace opennvvm::lint {

/// The first number in \p C, a constant integer or a vector of them, for which
/// \p Is holds.
static const ConstantInt *findNumber(const Constant *C,
                                     function_ref<bool(const APInt &)> Is) {
  auto *Vector = C ? dyn_cast<FixedVectorType>(C->getType()) : nullptr;
  unsigned Lanes = Vector ? Vector->getNumElements() : C ? 1 : 0;
  for (unsigned I = 0; I < Lanes; ++I) {
    const Constant *Lane = Vector ? C->getAggregateElement(I) : C;
    if (auto *Number = dyn_cast_or_null<ConstantInt>(Lane))
      if (Is(Number->getValue()))
        return Number;
  }
  return nullptr;
}

static std::string spellNumber(const ConstantInt &Number) {
  return toString(Number.getValue(), 10, /*Signed=*/true);
}

/// "division", "unsigned remainder".
static std::string nameOf(const BinaryOperator &Op) {
  switch (Op.getOpcode()) {
  case Instruction::SDiv:
    return "division";
  case Instruction::UDiv:
    return "unsigned division";
  case Instruction::SRem:
    return "remainder";
  case Instruction::URem:
    return "unsigned remainder";
  default:
    return "shift";
  }
}

static void lintDivision(const FunctionView &View, const BinaryOperator &Op,
                         DiagnosticEngine &Diags) {
  const Constant *Divisor = View.constantOf(Op.getOperand(1));
  if (!Divisor)
    return;
  if (findNumber(Divisor, [](const APInt &N) { return N.isZero(); }))
    Diags.report(Rule::LintDivisionByZero, Op, {nameOf(Op)});
  bool IsSigned = Op.getOpcode() == Instruction::SDiv ||
                  Op.getOpcode() == Instruction::SRem;
  auto *By = dyn_cast<ConstantInt>(Divisor);
  if (!IsSigned || !By || !By->isMinusOne())
    return;
  auto *Of = dyn_cast_or_null<ConstantInt>(View.constantOf(Op.getOperand(0)));
  if (Of && Of->isMinValue(/*IsSigned=*/true))
    Diags.report(Rule::LintDivisionOverflow, Op,
                 {nameOf(Op), spellNumber(*Of)});
}

/// Whether what \p Op computes is always used: a select may choose something
/// else.
static bool isUsed(const BinaryOperator &Op) {
  return any_of(Op.users(), [](const User *U) {
    return !isa<SelectInst, PHINode, FreezeInst>(U);
  });
}

static void lintShift(const FunctionView &View, const BinaryOperator &Op,
                      DiagnosticEngine &Diags) {
  unsigned Width = Op.getType()->getScalarSizeInBits();
  const ConstantInt *TooFar =
      findNumber(View.constantOf(Op.getOperand(1)),
                 [&](const APInt &N) { return N.uge(Width); });
  if (TooFar && isUsed(Op))
    Diags.report(Rule::LintShiftWidth, Op,
                 {nameOf(Op), spellNumber(*TooFar), utostr(Width)});
}

void lintArithmetic(const FunctionView &View, DiagnosticEngine &Diags) {
  View.forEach([&](const Instruction &I) {
    auto *Op = dyn_cast<BinaryOperator>(&I);
    if (Op && Op->isIntDivRem())
      lintDivision(View, *Op, Diags);
    else if (Op && Op->isShift())
      lintShift(View, *Op, Diags);
  });
}

} // namespace opennvvm::lint
