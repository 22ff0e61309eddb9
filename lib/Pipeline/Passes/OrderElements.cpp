//===- OrderElements.cpp - Computing element by element -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OrderElements.h"
#include "KeptAnalyses.h"
#include "opennvvm/Target/ElementOrder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm {

/// Whether \p I multiplies fragments of tiles. What loads them has its place
/// between products.
static bool isProduct(const IntrinsicInst &I) {
  StringRef Name = I.getCalledFunction()->getName();
  return Name.starts_with("llvm.nvvm.mma.") ||
         Name.starts_with("llvm.nvvm.wmma.");
}

/// Whether \p I keeps its place among others that do.
static bool isFixed(const Instruction &I) {
  if (isa<AllocaInst>(I) || I.mayHaveSideEffects() || I.mayReadFromMemory())
    return true;
  auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return false;
  auto *Intrinsic = dyn_cast<IntrinsicInst>(Call);
  return !Intrinsic || Call->isConvergent() || isProduct(*Intrinsic);
}

/// Whether nothing in the block of \p I needs it.
static bool isNeededElsewhere(const Instruction &I) {
  return none_of(I.users(), [&](const User *U) {
    auto *By = cast<Instruction>(U);
    return By->getParent() == I.getParent() && !isa<PHINode>(By);
  });
}

namespace {
/// The order of one block.
class Order {
public:
  explicit Order(BasicBlock &BB) : BB(BB) {}
  /// \returns whether it is another one than before.
  bool change();

private:
  bool isLeft(const Value *V) const {
    auto *I = dyn_cast<Instruction>(V);
    return I && I->getParent() == &BB && !isa<PHINode>(I) &&
           !Placed.contains(I);
  }
  void place(Instruction &Last);

  BasicBlock &BB;
  SmallVector<Instruction *> Made;
  DenseSet<const Instruction *> Placed; ///< Those in Made.
};
} // namespace

/// Places what \p Last needs, the first operand first, and then itself.
void Order::place(Instruction &Last) {
  SmallVector<std::pair<Instruction *, unsigned>> Open = {{&Last, 0}};
  while (!Open.empty()) {
    auto &[I, Next] = Open.back();
    if (Next == I->getNumOperands()) {
      if (Placed.insert(I).second)
        Made.push_back(I);
      Open.pop_back();
      continue;
    }
    Value *Operand = I->getOperand(Next++);
    if (isLeft(Operand))
      Open.push_back({cast<Instruction>(Operand), 0});
  }
}

bool Order::change() {
  SmallVector<Instruction *> Before;
  for (Instruction &I : BB)
    if (!isa<PHINode>(I) && !I.isTerminator())
      Before.push_back(&I);
  for (Instruction *I : Before)
    if (isFixed(*I))
      place(*I);
  for (Instruction *I : Before)
    if (isNeededElsewhere(*I))
      place(*I);
  place(*BB.getTerminator());
  Before.push_back(BB.getTerminator());
  if (Made == Before)
    return false;
  for (Instruction *I : Made)
    I->moveBefore(BB, BB.end());
  return true;
}

PreservedAnalyses NVVMOrderElementsPass::run(Function &F,
                                             FunctionAnalysisManager &) {
  if (!F.hasFnAttribute(ElementsAttr))
    return PreservedAnalyses::all();
  bool Changed = false;
  for (BasicBlock &BB : F)
    Changed |= Order(BB).change();
  return keepControlFlow(Changed);
}

} // namespace opennvvm
