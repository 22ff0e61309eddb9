//===- Divergence.cpp - Which threads get where ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Divergence.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/Mnemonic.h"
#include "FunctionView.h"
#include "opennvvm/Target/Target.h"
#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TargetTransformInfoImpl.h"
#include "llvm/Analysis/UniformityAnalysis.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"

using namespace llvm;

namespace opennvvm::lint {

//===----------------------------------------------------------------------===//
// What may differ between threads
//===----------------------------------------------------------------------===//

/// What two threads read from a special register, or get of an operation of
/// their warp. Default: what the operands say.
static InstructionUniformity uniformityOf(const IntrinsicRow &Row) {
  StringRef Register = registerIn(Row).split('.').first;
  if (const SpecialRegister *Read = findSpecialRegister(Register))
    return Read->IsOfThread ? InstructionUniformity::NeverUniform
                            : InstructionUniformity::AlwaysUniform;
  static constexpr StringLiteral OfWarp[] = {
      "llvm.nvvm.vote.", "llvm.nvvm.redux.sync.", "llvm.nvvm.match.all.",
      "llvm.nvvm.barrier.cta.red."};
  if (any_of(OfWarp,
             [&](StringRef Start) { return Row.Name.starts_with(Start); }))
    return InstructionUniformity::AlwaysUniform;
  return Row.Family == "Warp" ? InstructionUniformity::NeverUniform
                              : InstructionUniformity::Default;
}

/// Whether memory at \p Pointer is the same for all threads of a grid and does
/// not change while it runs.
static bool isUniformMemory(const Value &Pointer) {
  unsigned Space = Pointer.getType()->getPointerAddressSpace();
  return Space == AddressSpace::Const || Space == AddressSpace::Param;
}

/// Where differences between threads come from, and where they end.
static InstructionUniformity uniformityOf(const Value &V, bool IsKernel) {
  auto Differs = [](bool Does) {
    return Does ? InstructionUniformity::NeverUniform
                : InstructionUniformity::Default;
  };
  if (isa<Argument>(V))
    return Differs(!IsKernel);
  if (auto *Load = dyn_cast<LoadInst>(&V))
    return Differs(!isUniformMemory(*Load->getPointerOperand()));
  if (auto *Call = dyn_cast<CallBase>(&V)) {
    if (const IntrinsicRow *Row = lookupIntrinsic(Call->getIntrinsicID()))
      return uniformityOf(*Row);
    return Differs(!Call->getType()->isVoidTy() &&
                   (!isa<IntrinsicInst>(Call) || !Call->doesNotAccessMemory()));
  }
  auto *I = dyn_cast<Instruction>(&V);
  return Differs(I && I->isAtomic());
}

namespace {
/// Tells LLVM's analysis where differences come from.
class ThreadSources final
    : public TargetTransformInfoImplCRTPBase<ThreadSources> {
public:
  ThreadSources(const DataLayout &DL, bool IsKernel)
      : TargetTransformInfoImplCRTPBase(DL), IsKernel(IsKernel) {}

  bool hasBranchDivergence(const Function * = nullptr) const override {
    return true;
  }
  InstructionUniformity
  getInstructionUniformity(const Value *V) const override {
    return uniformityOf(*V, IsKernel);
  }

private:
  const bool IsKernel;
};
} // namespace

/// LLVM's analysis with what it needs.
struct Divergence::Uniformity {
  Uniformity(Function &F, bool IsKernel) {
    Manager.registerPass([] { return DominatorTreeAnalysis(); });
    Manager.registerPass([] { return CycleAnalysis(); });
    Manager.registerPass([] { return PassInstrumentationAnalysis(); });
    Manager.registerPass([IsKernel] {
      return TargetIRAnalysis([IsKernel](const Function &Of) {
        return TargetTransformInfo(
            std::make_unique<ThreadSources>(Of.getDataLayout(), IsKernel));
      });
    });
    Manager.registerPass([] { return UniformityInfoAnalysis(); });
    Info = &Manager.getResult<UniformityInfoAnalysis>(F);
  }

  FunctionAnalysisManager Manager;
  UniformityInfo *Info;
};

Divergence::Divergence(const FunctionView &View, bool IsKernel,
                       const LaunchBounds &Bounds)
    : View(View), IsKernel(IsKernel), Threads(View, Bounds),
      Returning(Threads.count()), Nobody(Threads.count()) {}

Divergence::~Divergence() = default;

bool Divergence::differsAt(const BasicBlock &Decider) {
  // The analysis changes nothing.
  if (!Uniform)
    Uniform = std::make_unique<Uniformity>(
        const_cast<Function &>(View.function()), IsKernel);
  return Uniform->Info->hasDivergentTerminator(Decider);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// The blocks from which the function can return without executing \p BB; null
/// stands for none. Paths that end in a trap do not count: they end the kernel.
Divergence::Blocks Divergence::avoiding(const BasicBlock *BB) const {
  Blocks Found;
  SmallVector<const BasicBlock *, 16> Work;
  auto Reach = [&](const BasicBlock &From) {
    if (&From != BB && View.isReachable(From) &&
        View.lastOf(From).isTerminator() && Found.insert(&From).second)
      Work.push_back(&From);
  };
  for (const BasicBlock &End : View.function())
    if (isa<ReturnInst>(End.getTerminator()))
      Reach(End);
  while (!Work.empty())
    for (const BasicBlock *From : predecessors(Work.pop_back_val()))
      Reach(*From);
  return Found;
}

/// The blocks whose branches decide whether \p BB is executed, and those that
/// decide about these.
const Divergence::Blocks &Divergence::decidersOf(const BasicBlock &BB) {
  auto [Known, IsNew] = Deciders.try_emplace(&BB);
  if (!IsNew)
    return Known->second;
  if (CanReturn.empty())
    CanReturn = avoiding(nullptr);
  Blocks All;
  SmallVector<const BasicBlock *, 8> Work = {&BB};
  while (!Work.empty()) {
    const BasicBlock *Decided = Work.pop_back_val();
    Blocks Avoiding = avoiding(Decided);
    auto Consider = [&](const BasicBlock *From) {
      bool LeadsThere = any_of(successors(From), [&](const BasicBlock *To) {
        return CanReturn.contains(To) && !Avoiding.contains(To);
      });
      bool LeadsAway = any_of(successors(From), [&](const BasicBlock *To) {
        return Avoiding.contains(To);
      });
      if (LeadsThere && LeadsAway && All.insert(From).second)
        Work.push_back(From);
    };
    for (const BasicBlock *From : Avoiding)
      Consider(From);
    // A loop of one block decides whether it is executed again.
    Consider(Decided);
  }
  return Deciders[&BB] = std::move(All);
}

bool Divergence::mayDiffer(const BasicBlock &BB) {
  return any_of(decidersOf(BB),
                [&](const BasicBlock *Decider) { return differsAt(*Decider); });
}

bool Divergence::isCertain(const BasicBlock &BB) {
  return all_of(decidersOf(BB), [&](const BasicBlock *Decider) {
    return Threads.successorsOf(*Decider) || !differsAt(*Decider);
  });
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

/// Follows all threads through the function: where it is not known which way
/// they take, all ways.
void Divergence::follow() {
  IsFollowed = true;
  const Function &F = View.function();
  SmallVector<const BasicBlock *, 16> Work = {&F.getEntryBlock()};
  At[&F.getEntryBlock()] = BitVector(Threads.count(), true);
  auto Arrive = [&](const BasicBlock *To, const BitVector &Who) {
    BitVector &There = At.try_emplace(To, Threads.count()).first->second;
    if (!Who.test(There))
      return;
    There |= Who;
    Work.push_back(To);
  };
  while (!Work.empty()) {
    const BasicBlock *BB = Work.pop_back_val();
    BitVector Here = At[BB];
    if (!View.lastOf(*BB).isTerminator())
      continue;
    if (isa<ReturnInst>(BB->getTerminator()))
      Returning |= Here;
    auto Next = Threads.successorsOf(*BB);
    for (const BasicBlock *To : successors(BB)) {
      if (!View.isReachable(*To))
        continue;
      BitVector Who = Here;
      if (Next)
        for (unsigned Thread : Here.set_bits())
          if ((*Next)[Thread] != To)
            Who.reset(Thread);
      Arrive(To, Who);
    }
  }
}

const BitVector &Divergence::threadsAt(const BasicBlock &BB) {
  if (!IsFollowed)
    follow();
  auto Found = At.find(&BB);
  return Found == At.end() ? Nobody : Found->second;
}

const BitVector &Divergence::returningThreads() {
  if (!IsFollowed)
    follow();
  return Returning;
}

} // namespace opennvvm::lint
