//===- SharedUse.cpp - Which kernel uses which shared variable ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedUse.h"
#include "Reflection/LiveCode.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include <algorithm>

using namespace llvm;
using opennvvm::verifier::SharedUse;

template <> struct llvm::GraphTraits<SharedUse::Node *> {
  using NodeRef = SharedUse::Node *;
  using ChildIteratorType = SmallVectorImpl<NodeRef>::iterator;
  static NodeRef getEntryNode(NodeRef N) { return N; }
  // NOLINTBEGIN(readability-identifier-naming): LLVM's names.
  static ChildIteratorType child_begin(NodeRef N) { return N->Edges.begin(); }
  static ChildIteratorType child_end(NodeRef N) { return N->Edges.end(); }
  // NOLINTEND(readability-identifier-naming)
};

SharedUse::SharedUse(const Module &M, ArrayRef<const Function *> Kernels,
                     const opennvvm::LiveCode *Live)
    : Variables(1), Sets(1) {
  build(Kernels, Live);
  for (const GlobalVariable &GV : M.globals()) {
    if (GV.getAddressSpace() != AddressSpace::Shared)
      continue;
    if (Node *Reached = NodeOf.lookup(&GV)) {
      Reached->Variable = unsigned(Variables.size());
      Variables.push_back(&GV);
    }
  }
  collect();
}

static bool refersToConstants(const Function &F) {
  return any_of(instructions(F), [](const Instruction &I) {
    return any_of(I.operands(), [](const Use &Op) {
      return isa<Constant>(Op) && !isa<ConstantData>(Op);
    });
  });
}

/// Creates a node for everything that kernels reach, and one that refers to all
/// kernels.
void SharedUse::build(ArrayRef<const Function *> Kernels,
                      const opennvvm::LiveCode *Live) {
  Root = &Nodes.emplace_back();
  SmallVector<const Constant *, 32> Work;
  auto Refer = [&](Node *From, const Value *V) {
    auto *C = dyn_cast<Constant>(V);
    if (!C || isa<ConstantData>(C))
      return;
    Node *&To = NodeOf[C];
    if (!To) {
      To = &Nodes.emplace_back();
      Work.push_back(C);
    }
    if (From->Edges.empty() || From->Edges.back() != To)
      From->Edges.push_back(To);
  };
  // Many kernels refer to nothing and need no node.
  for (const Function *K : Kernels)
    if (refersToConstants(*K))
      Refer(Root, K);
  while (!Work.empty()) {
    const Constant *C = Work.pop_back_val();
    Node *From = NodeOf.lookup(C);
    for (const Use &Op : C->operands())
      Refer(From, Op);
    if (auto *F = dyn_cast<Function>(C))
      opennvvm::LiveCode::forEachConstant(
          *F, Live ? Live->foldedOf(*F) : nullptr,
          [&](const Constant &Part) { Refer(From, &Part); });
  }
}

unsigned SharedUse::unite(ArrayRef<unsigned> Parts, NumberSet Own) {
  unsigned Largest = 0;
  for (unsigned Part : Parts) {
    Own.append(Sets[Part].begin(), Sets[Part].end());
    if (Sets[Part].size() > Sets[Largest].size())
      Largest = Part;
  }
  llvm::sort(Own);
  Own.erase(llvm::unique(Own), Own.end());
  // It is a superset of its largest part, so equal size means equality.
  if (Own.size() == Sets[Largest].size())
    return Largest;
  Sets.push_back(std::move(Own));
  return unsigned(Sets.size() - 1);
}

/// Computes the set of every node, after those that it refers to; nodes that
/// refer to each other share one.
void SharedUse::collect() {
  for (auto It = scc_begin(Root); !It.isAtEnd(); ++It) {
    SmallVector<unsigned, 8> Parts;
    NumberSet Own;
    for (const Node *N : *It) {
      if (N->Variable)
        Own.push_back(N->Variable);
      for (const Node *To : N->Edges)
        if (To->Set)
          Parts.push_back(To->Set);
    }
    llvm::sort(Parts);
    Parts.erase(llvm::unique(Parts), Parts.end());
    unsigned Set = unite(Parts, std::move(Own));
    for (Node *N : *It)
      N->Set = Set;
  }
}

SmallVector<const GlobalVariable *, 8>
SharedUse::of(const Function &Kernel) const {
  SmallVector<const GlobalVariable *, 8> Found;
  if (const Node *N = NodeOf.lookup(&Kernel))
    for (unsigned Number : Sets[N->Set])
      Found.push_back(Variables[Number]);
  return Found;
}
