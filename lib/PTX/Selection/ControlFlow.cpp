//===- ControlFlow.cpp - Blocks, branches and phis of a function ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ControlFlow.h"
#include "PTX/Values/StackFrame.h"
#include "PTX/Values/ValueRegisters.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace opennvvm::ptx {

void ControlFlow::reset(const Function &F) {
  BlockNumber.clear();
  Next = nullptr;
  Edges.clear();
  LabelText.Reset();
  unsigned N = 0;
  for (const BasicBlock &BB : F)
    BlockNumber[&BB] = N++;
  LabelCount = N;
}

void ControlFlow::coalesce(const Function &F) {
  Groups.run(F, E, Frame);
  if (!Groups.members().empty())
    Values.adopt(Groups);
}

Op ControlFlow::label(const BasicBlock *BB) const {
  return Op::block(BlockNumber.lookup(BB));
}

/// Whether \p Phi must be copied to when it is entered from \p From.
bool ControlFlow::isCopied(const PHINode &Phi, const BasicBlock *From) const {
  const Value *V = Phi.getIncomingValueForBlock(From);
  if (isa<UndefValue>(V) || Groups.isPlaced(Phi, From))
    return false;
  return Groups.members().empty() || !Values.areShared(&Phi, V);
}

bool ControlFlow::edgeHasCopies(const BasicBlock *From,
                                const BasicBlock *To) const {
  for (const PHINode &Phi : To->phis())
    if (isCopied(Phi, From))
      return true;
  return false;
}

/// Whether a copy to \p Phi, some of whose registers contain other values
/// before and after it, may be placed before \p Br, whose other target is
/// \p Other, and, if \p IsSecond, after the copies to the phis of that.
bool ControlFlow::canShareEarly(const PHINode &Phi, const BranchInst &Br,
                                const BasicBlock *Other, bool IsSecond) {
  SmallVector<Reg, 8> Own(Values.regs(&Phi));
  const BasicBlock *From = Br.getParent();
  const Value *V = Phi.getIncomingValueForBlock(From);
  if (IsSecond && llvm::any_of(Other->phis(), [&](const PHINode &O) {
        return O.getIncomingValueForBlock(From) == V &&
               Values.regs(&O) == ArrayRef(Own);
      }))
    return true; // It is there already.
  return !Groups.isNeededBeyond(Phi, *From, *Other) &&
         (!IsSecond || llvm::none_of(Other->phis(), [&](const PHINode &O) {
           return llvm::any_of(Values.regs(&O),
                               [&](Reg R) { return is_contained(Own, R); });
         }));
}

bool ControlFlow::canCopyEarly(const BranchInst &Br, const BasicBlock *To,
                               const BasicBlock *Other, bool IsSecond) {
  if (!E.isOptimized() && Groups.members().empty())
    return false;
  const BasicBlock *From = Br.getParent();
  return llvm::none_of(To->phis(), [&](const PHINode &Phi) {
    // Edges do not know which other values share a register.
    if (Groups.contains(Phi)) {
      if (!isCopied(Phi, From))
        return false;
      if (!canShareEarly(Phi, Br, Other, IsSecond))
        return true;
      if (E.parts(Phi.getType()).size() == 1)
        return false;
    }
    return Edges.isReadAfter(Phi, From, Other);
  });
}

Op ControlFlow::keepCondition(Op Condition, const BasicBlock *To) {
  if (llvm::none_of(To->phis(), [&](const PHINode &Phi) {
        return is_contained(Values.regs(&Phi), Condition.R);
      }))
    return Condition;
  Reg Kept = E.Regs.temp(RegClass::Pred);
  E.Out.copy(Kept, Condition.R);
  return Condition.Kind == Op::Register ? Op(Kept) : Op::notReg(Kept);
}

void ControlFlow::branchTo(const BasicBlock *From, const BasicBlock *To,
                           const BasicBlock *Written) {
  copyPhis(From, To, Written);
  jumpTo(To);
}

void ControlFlow::jumpTo(const BasicBlock *To) {
  if (!isNext(To))
    E.Out.emit({Inst::Bra, Mod::Uni}, label(To));
}

void ControlFlow::copyPhis(const BasicBlock *From, const BasicBlock *To,
                           const BasicBlock *Written) {
  // The values that the copies to the other target's phis left in shared
  // registers.
  SmallDenseMap<unsigned, std::pair<const Value *, unsigned>, 8> Known;
  if (Written && !Groups.members().empty())
    for (const PHINode &Phi : Written->phis())
      for (auto [Part, R] : enumerate(Values.regs(&Phi)))
        Known[R.code()] = {Phi.getIncomingValueForBlock(From), Part};
  SmallVector<InstWriter::Copy, 8> Copies;
  for (const PHINode &Phi : To->phis()) {
    const Value *V = Phi.getIncomingValueForBlock(From);
    if (isa<UndefValue>(V) || Groups.isPlaced(Phi, From))
      continue;
    for (unsigned P = 0, N = E.parts(Phi.getType()).size(); P < N; ++P) {
      Op Source = Values.use(V, P);
      Reg Target = Values.def(&Phi, P);
      if (!(Source.isReg() && Source.R == Target) &&
          Known.lookup(Target.code()) != std::pair(V, P))
        Copies.push_back({Target, Source});
    }
  }
  E.Out.copyAtOnce(Copies);
}

void ControlFlow::placeConstants(const BasicBlock &BB) {
  SmallVector<InstWriter::Copy, 0> Copies;
  for (const Coalescing::Start &S : Groups.starts())
    if (S.At == &BB)
      Copies.push_back({Values.def(S.Phi, 0), Values.use(S.V, 0)});
  E.Out.copyAtOnce(Copies);
}

StringRef ControlFlow::freshLabel() {
  std::string Text = formatv("{0}{1}_{2}", E.Ctx.Names.stem(Stem::Block),
                             E.index(), LabelCount++);
  char *Memory = LabelText.Allocate<char>(Text.size());
  std::copy(Text.begin(), Text.end(), Memory);
  return StringRef(Memory, Text.size());
}

} // namespace opennvvm::ptx
