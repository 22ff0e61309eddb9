//===- VariableRanges.cpp - The ranges of a variable's locations ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VariableRanges.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The limit on facts times blocks for following values between blocks; in
/// larger functions, a value is only known to the end of its block.
static constexpr uint64_t MaxFlow = uint64_t(1) << 24;

ArrayRef<FunctionDebug::Mention>
VariableRanges::mentions(unsigned Block) const {
  unsigned First = Debug.Blocks[Block].FirstMention;
  unsigned Last = Block + 1 < Debug.Blocks.size()
                      ? Debug.Blocks[Block + 1].FirstMention
                      : unsigned(Debug.Mentions.size());
  return ArrayRef(Debug.Mentions).slice(First, Last - First);
}

/// Fixes the home of variables that only have one, and that nothing overwrites:
/// constants and parameters.
void VariableRanges::settle() {
  SmallVector<const FunctionDebug::Mention *, 0> Only(Debug.Variables.size());
  BitVector Several(Debug.Variables.size());
  for (const FunctionDebug::Mention &M : Debug.Mentions) {
    const FunctionDebug::Mention *&First = Only[M.Variable];
    if (First && !(First->At == M.At))
      Several.set(M.Variable);
    First = &M;
  }
  for (auto [I, M] : enumerate(Only)) {
    FunctionDebug::Variable &Var = Debug.Variables[I];
    if (!M || Several[I] || Var.Everywhere.Kind != Home::Unknown)
      continue;
    if (M->At.Kind == Home::Constant || M->At.Kind == Home::Param ||
        (isa_and_nonnull<Argument>(M->V) && Var.Node->isParameter()))
      Var.Everywhere = M->At;
  }
}

unsigned VariableRanges::fact(unsigned Variable, const Home &At) {
  auto &Alike = ByPlace[{Variable, {At.R.code(), At.Offset}}];
  for (unsigned Known : Alike)
    if (Facts[Known].At == At)
      return Known;
  unsigned New = Facts.size();
  Facts.push_back({Variable, At});
  Alike.push_back(New);
  OfVariable[Variable].push_back(New);
  if (At.R.isValid())
    OfRegister[At.R.code()].push_back(New);
  return New;
}

/// Numbers the facts about variables without a fixed home. DWARF 2 has no
/// constants in lists: in such a range, the variable is unknown.
void VariableRanges::numberFacts() {
  OfVariable.resize(Debug.Variables.size());
  for (const FunctionDebug::Mention &M : Debug.Mentions) {
    bool HasRange =
        Debug.Variables[M.Variable].Everywhere.Kind == Home::Unknown &&
        M.At.Kind != Home::Unknown && M.At.Kind != Home::Constant;
    FactOfMention.push_back(HasRange ? fact(M.Variable, M.At) : NoFact);
  }
}

/// Removes facts that use a phi's register from \p In, since it has been
/// overwritten.
void VariableRanges::killPhis(unsigned Block, BitVector &In) {
  for (const PHINode &Phi : Debug.Blocks[Block].BB->phis()) {
    Home At = Find(Phi, nullptr, false);
    if (At.Kind != Home::Register)
      continue;
    auto It = OfRegister.find(At.R.code());
    if (It == OfRegister.end())
      continue;
    for (unsigned Fact : It->second)
      In.reset(Fact);
  }
}

void VariableRanges::summarize(unsigned Block) {
  BlockFacts &B = Blocks[Block];
  for (BitVector *V : {&B.In, &B.Gen, &B.Kill})
    V->resize(Facts.size());
  B.Out.resize(Facts.size(), true);
  // Only a variable's last record reaches the end of the block.
  MapVector<unsigned, unsigned> Last;
  unsigned At = Debug.Blocks[Block].FirstMention;
  for (const FunctionDebug::Mention &M : mentions(Block))
    Last[M.Variable] = FactOfMention[At++];
  for (auto [Variable, New] : Last) {
    for (unsigned Other : OfVariable[Variable])
      B.Kill.set(Other);
    if (New != NoFact)
      B.Gen.set(New);
  }
}

/// What holds on entry to each block: what holds at the end of all
/// predecessors. Starts with everything and removes facts.
void VariableRanges::flow() {
  DenseMap<const BasicBlock *, unsigned> Number;
  for (auto [I, B] : enumerate(Debug.Blocks)) {
    Number[B.BB] = I;
    summarize(I);
  }
  ReversePostOrderTraversal<const Function *> Order(&Debug.F);
  SmallPtrSet<const BasicBlock *, 32> Reached(Order.begin(), Order.end());
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const BasicBlock *BB : Order) {
      unsigned Block = Number.lookup(BB);
      BlockFacts &B = Blocks[Block];
      BitVector In(Facts.size(), !BB->isEntryBlock());
      for (const BasicBlock *Pred : predecessors(BB))
        if (Reached.count(Pred))
          In &= Blocks[Number.lookup(Pred)].Out;
      killPhis(Block, In);
      BitVector Out = In;
      Out.reset(B.Kill);
      Out |= B.Gen;
      Changed |= Out != B.Out;
      B.Out = std::move(Out);
      B.In = std::move(In);
    }
  }
}

/// Turns facts into ranges between labels, in the order of the text.
void VariableRanges::trace() {
  struct Open {
    unsigned Fact = NoFact, Begin = 0;
  };
  SmallVector<Open, 0> Now(Debug.Variables.size());
  auto Close = [&](unsigned Variable, unsigned Label) {
    Open &O = Now[Variable];
    if (O.Fact == NoFact || O.Begin == Label)
      return;
    auto &Ranges = Debug.Variables[Variable].Ranges;
    const Home &At = Facts[O.Fact].At;
    if (!Ranges.empty() && Ranges.back().End == O.Begin &&
        Ranges.back().At == At)
      Ranges.back().End = Label;
    else
      Ranges.push_back({O.Begin, Label, At});
  };
  for (unsigned B = 0; B < Debug.Blocks.size(); ++B) {
    SmallVector<unsigned, 16> Touched;
    if (!Blocks.empty())
      for (unsigned Fact : Blocks[B].In.set_bits()) {
        Now[Facts[Fact].Variable] = {Fact, Debug.Blocks[B].Begin};
        Touched.push_back(Facts[Fact].Variable);
      }
    unsigned At = Debug.Blocks[B].FirstMention;
    for (const FunctionDebug::Mention &M : mentions(B)) {
      unsigned New = FactOfMention[At++];
      // An address is not limited to a range.
      if (M.IsAddress)
        continue;
      Close(M.Variable, M.Label);
      Now[M.Variable] = {New, M.Label};
      Touched.push_back(M.Variable);
    }
    for (unsigned Variable : Touched) {
      Close(Variable, Debug.Blocks[B].End);
      Now[Variable] = {};
    }
  }
}

void VariableRanges::compute() {
  settle();
  numberFacts();
  if (Facts.empty())
    return;
  if (uint64_t(Facts.size()) * Debug.Blocks.size() <= MaxFlow) {
    Blocks.resize(Debug.Blocks.size());
    flow();
  }
  trace();
}

} // namespace opennvvm::ptx
