//===- AnnotationCheck.cpp - Annotations that would crash LLVM ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM 22 turns !nvvm.annotations into attributes during reading and assumes
// that the nodes are well formed. Anything that would crash it is reported
// first and hidden from it.
//
//===----------------------------------------------------------------------===//

#include "AnnotationCheck.h"
#include "Input/LinkedAnnotations.h"
#include "Target/Annotation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

using Operand = AnnotationOperand;

bool isUpgradedAnnotation(StringRef Key) {
  const AnnotationKey *Row = findAnnotationKey(Key);
  return Row && Row->ReadByLLVM;
}

namespace {
/// Why LLVM cannot read a pair.
struct Problem {
  Rule ID;
  Rule Instead;
  std::string Arg, Detail;
};
} // namespace

static std::optional<Problem>
problemOf(const Operand &Global, const Operand &Key, const Operand &Value) {
  if (Key.Kind != Operand::String)
    return Problem{Rule::MiscAnnotationKey, Rule::MiscAnnotationPairs, "", ""};
  const AnnotationKey *Row = findAnnotationKey(Key.Text);
  if (!Row || !Row->ReadByLLVM)
    return std::nullopt;
  if (Value.Kind != (Row->IsList ? Operand::IntegerList : Operand::Integer))
    return Problem{Rule::MiscAnnotationValue, Rule::MiscAnnotationValue, "",
                   Key.Text + (Row->IsList ? " takes a node of integers"
                                           : " takes an integer")};
  if (Global.Kind == Operand::Variable)
    return Problem{Rule::MiscAnnotationKernelOnVariable,
                   Rule::MiscAnnotationKernelOnVariable, Key.Text, ""};
  return std::nullopt;
}

static bool isGlobal(const Operand &Op) {
  return Op.Kind == Operand::Function || Op.Kind == Operand::Variable;
}

void checkAnnotation(ArrayRef<Operand> Operands, TextRange Range,
                     StringRef Entry, std::vector<ReadFinding> &Findings) {
  auto Add = [&](Rule ID, Rule Instead, StringRef Arg, StringRef Detail) {
    ReadFinding F = {ID, Instead, Range, {}, {}, {}};
    if (!Arg.empty())
      F.Args.push_back(Arg.str());
    for (StringRef Line : {Detail, Entry})
      if (!Line.empty())
        F.Details.push_back(Line.str());
    Findings.push_back(std::move(F));
  };
  if (Operands.size() % 2 == 0)
    Add(Rule::MiscAnnotationPairs, Rule::MiscAnnotationPairs, "", "");
  if (Operands.empty())
    return;
  // LLVM drops a node that does not refer to a global value.
  if (!isGlobal(Operands.front())) {
    Add(Rule::MiscAnnotationOperand0, Rule::MiscAnnotationOperand0, "", "");
    return;
  }
  for (unsigned I = 1; I + 1 < Operands.size(); I += 2)
    if (auto P = problemOf(Operands.front(), Operands[I], Operands[I + 1]))
      Add(P->ID, P->Instead, P->Arg, P->Detail);
}

//===----------------------------------------------------------------------===//
// Nodes in memory
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

static SmallVector<Operand, 8> classify(const MDNode &Node) {
  SmallVector<Operand, 8> Operands;
  for (const MDOperand &Op : Node.operands())
    Operands.push_back(classify(Op.get()));
  return Operands;
}

bool scanAnnotations(const Module &M, std::vector<ReadFinding> &Findings) {
  const NamedMDNode *Named = M.getNamedMetadata(AnnotationsName);
  if (!Named)
    return true;
  size_t Before = Findings.size();
  for (auto [I, Node] : enumerate(Named->operands()))
    checkAnnotation(classify(*Node), {},
                    "in entry " + std::to_string(I) + " of !nvvm.annotations",
                    Findings);
  return Findings.size() == Before;
}

/// The part of \p Node that LLVM can read; null if there is none.
static MDNode *readablePart(MDNode &Node) {
  SmallVector<Operand, 8> Operands = classify(Node);
  if (Operands.empty() || !isGlobal(Operands.front()))
    return nullptr;
  SmallVector<Metadata *, 8> Kept = {Node.getOperand(0)};
  for (unsigned I = 1; I + 1 < Operands.size(); I += 2)
    if (!problemOf(Operands.front(), Operands[I], Operands[I + 1]))
      Kept.append({Node.getOperand(I), Node.getOperand(I + 1)});
  return Kept.size() > 1 ? MDNode::get(Node.getContext(), Kept) : nullptr;
}

void mendAnnotations(Module &M, StringRef Hidden) {
  NamedMDNode *Named = M.getNamedMetadata(Hidden);
  if (!Named)
    return;
  SmallVector<MDNode *, 8> Readable;
  for (MDNode *Node : Named->operands())
    if (MDNode *Part = readablePart(*Node))
      Readable.push_back(Part);
  M.eraseNamedMetadata(Named);
  Named = M.getOrInsertNamedMetadata(AnnotationsName);
  for (MDNode *Node : Readable)
    Named->addOperand(Node);
}

} // namespace opennvvm
