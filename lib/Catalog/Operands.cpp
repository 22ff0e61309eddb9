//===- Operands.cpp - What operands instructions take ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Operands.h"

using namespace llvm;

namespace opennvvm {

static constexpr OperandNeeds Needs[] = {
#define OPERAND_KIND(Name, ...) {__VA_ARGS__},
#include "opennvvm/Catalog/Operands.inc"
#undef OPERAND_KIND
};

static constexpr OperandKind Kinds[] = {
#define OPERAND_LISTS
#include "opennvvm/Catalog/Operands.inc"
#undef OPERAND_LISTS
};

static constexpr OperandRow Rows[] = {
#define OPERAND_ROWS
#include "opennvvm/Catalog/Operands.inc"
#undef OPERAND_ROWS
};

static constexpr OperandModifier Modifiers[] = {
#define OPERAND_MODIFIERS
#include "opennvvm/Catalog/Operands.inc"
#undef OPERAND_MODIFIERS
};

const OperandNeeds &needsOf(OperandKind Kind) { return Needs[unsigned(Kind)]; }

const OperandRow *findOperands(StringRef Mnemonic) {
  for (const OperandRow &Row : Rows) {
    StringRef Rest = Mnemonic;
    if (Rest.consume_front(Row.Start) && (Rest.empty() || Rest.front() == '.'))
      return &Row;
  }
  return nullptr;
}

ArrayRef<OperandKind> kindsOf(const OperandRow &Row) {
  return ArrayRef(Kinds).slice(Row.First, Row.Count);
}

ArrayRef<OperandModifier> operandModifiers() { return Modifiers; }

} // namespace opennvvm
