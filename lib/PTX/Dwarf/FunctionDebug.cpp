//===- FunctionDebug.cpp - Debug information of a function ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionDebug.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;

namespace opennvvm::ptx {

static bool isDeclare(const DbgVariableRecord &Record) {
  return Record.getType() == DbgVariableRecord::LocationType::Declare;
}

static bool hasValues(const Function &F) {
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB)
      for (const DbgVariableRecord &Record :
           filterDbgVars(I.getDbgRecordRange()))
        if (!isDeclare(Record))
          return true;
  return false;
}

FunctionDebug::FunctionDebug(const Function &F, unsigned Index,
                             StringRef LabelStem)
    : F(F), Index(Index), LabelStem(LabelStem), HasValues(hasValues(F)) {}

std::string FunctionDebug::labelName(unsigned Number) const {
  return (LabelStem + Twine(Index) + "_" + Twine(Number)).str();
}

unsigned FunctionDebug::label(Writer &Out) {
  // Only one label for each place.
  if (Out.size() != LastLabelEnd) {
    Out.text(labelName(NumLabels++));
    Out.text(":\n");
    LastLabelEnd = Out.size();
  }
  return NumLabels - 1;
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

const DILocalScope *realScope(const DIScope *S) {
  while (auto *File = dyn_cast_or_null<DILexicalBlockFile>(S))
    S = File->getScope();
  return dyn_cast_or_null<DILocalScope>(S);
}

InlinedScope parentOf(InlinedScope S) {
  if (!isa<DISubprogram>(S.first))
    return {realScope(S.first->getScope()), S.second};
  if (!S.second)
    return {};
  return {realScope(S.second->getScope()), S.second->getInlinedAt()};
}

void FunctionDebug::closeScope(unsigned Label) {
  if (!Current.first)
    return;
  auto [It, New] = Scopes.try_emplace(Current, Extent{CurrentBegin, Label});
  if (!New)
    It->second.End = Label;
}

/// Extends every scope to contain its nested scopes.
void FunctionDebug::nestScopes() {
  SmallVector<std::pair<InlinedScope, Extent>, 0> Own(Scopes.begin(),
                                                      Scopes.end());
  for (const auto &[Scope, Inner] : Own)
    for (InlinedScope S = parentOf(Scope); S.first; S = parentOf(S)) {
      auto [It, New] = Scopes.try_emplace(S, Inner);
      Extent &Outer = It->second;
      if (!New && Outer.Begin <= Inner.Begin && Outer.End >= Inner.End)
        break;
      Outer.Begin = std::min(Outer.Begin, Inner.Begin);
      Outer.End = std::max(Outer.End, Inner.End);
    }
}

void FunctionDebug::noteScope(const Instruction &I, Writer &Out) {
  const DILocation *Loc = I.getDebugLoc().get();
  if (!Loc)
    return;
  InlinedScope Next{realScope(Loc->getScope()), Loc->getInlinedAt()};
  if (Next == Current)
    return;
  unsigned Label = label(Out);
  closeScope(Label);
  Current = Next;
  CurrentBegin = Label;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

void FunctionDebug::enterBlock(const BasicBlock &BB, Writer &Out) {
  if (!HasValues)
    return;
  unsigned Label = label(Out);
  if (!Blocks.empty())
    Blocks.back().End = Label;
  Blocks.push_back({&BB, Label, Label, unsigned(Mentions.size())});
}

void FunctionDebug::note(const DbgVariableRecord &Record, Writer &Out) {
  const DILocalVariable *Var = Record.getVariable();
  const DILocation *Loc = Record.getDebugLoc().get();
  if (!Var || !Record.getExpression())
    return;
  const DILocation *InlinedAt = Loc ? Loc->getInlinedAt() : nullptr;
  auto [It, New] = Numbers.try_emplace({Var, InlinedAt}, Variables.size());
  if (New)
    Variables.push_back({Var, InlinedAt, {}, {}});
  bool IsAddress = isDeclare(Record);
  bool IsKnown = !Record.hasArgList() && !Record.isKillLocation();
  const Value *V = IsKnown ? Record.getVariableLocationOp(0) : nullptr;
  // An address is valid everywhere.
  unsigned Label = IsAddress ? 0 : label(Out);
  Mentions.push_back(
      {It->second, Label, V, Record.getExpression(), IsAddress, {}});
}

void FunctionDebug::noteRecords(const Instruction &I, Writer &Out) {
  for (const DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange()))
    note(Record, Out);
}

void FunctionDebug::finish(Writer &Out, HomeFn Find,
                           function_ref<void()> FindRanges) {
  unsigned End = label(Out);
  closeScope(End);
  nestScopes();
  if (!Blocks.empty())
    Blocks.back().End = End;
  for (Mention &M : Mentions) {
    if (!M.V)
      continue;
    M.At = Find(*M.V, M.E, M.IsAddress);
    Variable &Var = Variables[M.Variable];
    if (M.IsAddress && Var.Everywhere.Kind == Home::Unknown)
      Var.Everywhere = M.At;
  }
  if (HasValues)
    FindRanges();
  Mentions.clear();
  Blocks.clear();
}

} // namespace opennvvm::ptx
