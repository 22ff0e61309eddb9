//===- AnnotationCheck.cpp - Annotations that LLVM cannot survive ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM 22 turns !nvvm.annotations into attributes while it reads, and takes
// the shape of the nodes on trust. What it would stumble over is told before.
//
//===----------------------------------------------------------------------===//

#include "Scan.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

using Operand = AnnotationOperand;

// Keys that LLVM rewrites: their value is read as an integer and put on a
// function. "grid_constant" takes a list of integers.
static constexpr StringLiteral UpgradedKeys[] = {
    "kernel",        "align",         "maxclusterrank", "cluster_max_blocks",
    "minctasm",      "maxnreg",       "maxntidx",       "maxntidy",
    "maxntidz",      "reqntidx",      "reqntidy",       "reqntidz",
    "cluster_dim_x", "cluster_dim_y", "cluster_dim_z"};

/// A rule of the contract where the profile has it, else one that always
/// holds: what LLVM cannot survive is never silent.
static Rule keyRule(const DiagnosticEngine &Diags) {
  std::optional<Rule> R = findRule("misc-annotation-key");
  return R && Diags.isEnabled(*R) ? *R : Rule::MiscAnnotationPairs;
}

static void checkPair(const Operand &Global, const Operand &Key,
                      const Operand &Value, TextRange Range,
                      DiagnosticEngine &Diags) {
  if (Key.Kind != Operand::String) {
    Diags.reportText(keyRule(Diags), Range, {});
    return;
  }
  bool IsList = Key.Text == "grid_constant";
  if (!IsList && !is_contained(UpgradedKeys, Key.Text))
    return;
  if (Value.Kind != (IsList ? Operand::IntegerList : Operand::Integer))
    Diags.reportText(Rule::MiscAnnotationValue, Range, {},
                     {IsList ? "grid_constant takes a node of integers"
                             : Key.Text + " takes an integer"});
  else if (Global.Kind == Operand::Variable)
    Diags.reportText(Rule::MiscAnnotationKernelOnVariable, Range, {Key.Text});
}

void checkAnnotation(ArrayRef<Operand> Operands, TextRange Range,
                     DiagnosticEngine &Diags) {
  if (Operands.size() % 2 == 0) {
    Diags.reportText(Rule::MiscAnnotationPairs, Range, {});
    return;
  }
  const Operand &Global = Operands.front();
  // LLVM drops a node that is about no global value.
  if (Global.Kind == Operand::String || Global.Kind == Operand::Integer ||
      Global.Kind == Operand::IntegerList)
    Diags.reportText(Rule::MiscAnnotationOperand0, Range, {});
  if (Global.Kind != Operand::Function && Global.Kind != Operand::Variable)
    return;
  for (unsigned I = 1; I < Operands.size(); I += 2)
    checkPair(Global, Operands[I], Operands[I + 1], Range, Diags);
}

//===----------------------------------------------------------------------===//
// Bitcode: nodes in memory
//===----------------------------------------------------------------------===//

static bool isInteger(const Metadata *MD) {
  auto *C = dyn_cast_or_null<ConstantAsMetadata>(MD);
  return C && isa<ConstantInt>(C->getValue());
}

static Operand classify(const Metadata *MD) {
  if (!MD)
    return {Operand::Null, {}};
  if (auto *S = dyn_cast<MDString>(MD))
    return {Operand::String, S->getString().str()};
  if (isInteger(MD))
    return {Operand::Integer, {}};
  if (auto *C = dyn_cast<ConstantAsMetadata>(MD)) {
    if (isa<Function>(C->getValue()))
      return {Operand::Function, {}};
    return {isa<GlobalValue>(C->getValue()) ? Operand::Variable
                                            : Operand::Other,
            {}};
  }
  if (auto *N = dyn_cast<MDNode>(MD))
    if (all_of(N->operands(),
               [](const MDOperand &Op) { return isInteger(Op.get()); }))
      return {Operand::IntegerList, {}};
  return {};
}

bool scanAnnotations(const Module &M, DiagnosticEngine &Diags) {
  const NamedMDNode *Named = M.getNamedMetadata("nvvm.annotations");
  if (!Named)
    return true;
  unsigned Before = Diags.numErrors();
  SmallVector<Operand, 8> Operands;
  for (const MDNode *N : Named->operands()) {
    Operands.clear();
    for (const MDOperand &Op : N->operands())
      Operands.push_back(classify(Op.get()));
    checkAnnotation(Operands, {}, Diags);
  }
  return Diags.numErrors() == Before;
}

} // namespace opennvvm
