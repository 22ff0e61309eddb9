//===- GlobalOrder.cpp - The order in which variables are printed ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GlobalOrder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

enum class Color : uint8_t { White, Gray, Black };

/// A variable on the stack of the walk; its references that are still to be
/// visited are stored with the next one last.
struct Frame {
  unsigned Index;
  unsigned FirstEdge; ///< In Edges, which all frames share.
};

class Sorter {
public:
  explicit Sorter(ArrayRef<const GlobalVariable *> Globals)
      : Globals(Globals), Colors(Globals.size(), Color::White),
        EndsCycle(Globals.size(), false) {
    for (auto [I, GV] : enumerate(Globals))
      Index[GV] = I;
  }

  GlobalOrder run() {
    for (unsigned I = 0, E = Globals.size(); I != E; ++I)
      if (Colors[I] == Color::White)
        walk(I);
    return std::move(Result);
  }

private:
  void walk(unsigned Root) {
    enter(Root);
    while (!Stack.empty()) {
      if (Edges.size() == Stack.back().FirstEdge) {
        leave();
        continue;
      }
      unsigned Next = Edges.pop_back_val();
      if (Colors[Next] == Color::White)
        enter(Next);
      else if (Colors[Next] == Color::Gray)
        foundCycle(Next);
    }
  }

  void enter(unsigned I) {
    Colors[I] = Color::Gray;
    Stack.push_back({I, static_cast<unsigned>(Edges.size())});
    if (Globals[I]->hasInitializer())
      collect(Globals[I]->getInitializer());
    // Visit the first reference first.
    std::reverse(Edges.begin() + Stack.back().FirstEdge, Edges.end());
  }

  void leave() {
    unsigned I = Stack.pop_back_val().Index;
    Colors[I] = Color::Black;
    Result.Order.push_back(Globals[I]);
  }

  /// Appends the variables that \p Init refers to to Edges.
  void collect(const Constant *Init) {
    if (isa<ConstantData>(Init))
      return;
    Seen.clear();
    Worklist.assign(1, Init);
    while (!Worklist.empty()) {
      const Constant *C = Worklist.pop_back_val();
      if (auto *GV = dyn_cast<GlobalVariable>(C)) {
        if (auto It = Index.find(GV); It != Index.end())
          Edges.push_back(It->second);
        continue;
      }
      if (isa<Function>(C))
        continue;
      for (const Use &U : reverse(C->operands())) {
        auto *Operand = dyn_cast<Constant>(U.get());
        if (Operand && !isa<ConstantData>(Operand) &&
            Seen.insert(Operand).second)
          Worklist.push_back(Operand);
      }
    }
  }

  /// The variable on top of the stack refers to \p Head, which is below it.
  void foundCycle(unsigned Head) {
    if (EndsCycle[Head])
      return;
    EndsCycle[Head] = true;
    const Frame *First =
        find_if(Stack, [&](const Frame &F) { return F.Index == Head; });
    ArrayRef<Frame> Path(First, Stack.end());
    GlobalCycle &Cycle = Result.Cycles.emplace_back();
    Cycle.Head = Globals[Head];
    // A message needs no more, and the cost of a cycle must not depend on its
    // length.
    constexpr size_t MaxNames = 8;
    Cycle.Shortened = Path.size() > MaxNames;
    for (const Frame &F : Path.take_front(MaxNames))
      Cycle.Path.push_back(Globals[F.Index]);
    Cycle.Path.back() = Globals[Path.back().Index];
  }

  ArrayRef<const GlobalVariable *> Globals;
  DenseMap<const GlobalVariable *, unsigned> Index;
  SmallVector<Color, 0> Colors;
  SmallVector<bool, 0> EndsCycle;
  SmallVector<Frame, 16> Stack;
  SmallVector<unsigned, 16> Edges;
  SmallVector<const Constant *, 16> Worklist;
  SmallPtrSet<const Constant *, 16> Seen;
  GlobalOrder Result;
};

} // namespace

GlobalOrder orderGlobals(ArrayRef<const GlobalVariable *> Globals) {
  return Sorter(Globals).run();
}

} // namespace opennvvm::ptx
