//===- ThreadValues.cpp - Values by thread --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadValues.h"
#include "Catalog/Intrinsic.h"
#include "FunctionView.h"
#include "Target/Kernel.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include <algorithm>

using namespace llvm;

namespace opennvvm::lint {

static constexpr unsigned MostDepth = 24, MostThreads = 1024;

ThreadValues::ThreadValues(const FunctionView &View, const LaunchBounds &Bounds)
    : View(View), Count(WarpSize) {
  if (Bounds.ReqNTid) {
    BlockSize = Bounds.ReqNTid.Size[0];
    Count = std::clamp(*BlockSize, 1U, MostThreads);
  } else if (Bounds.MaxNTid) {
    // A block may be smaller, but has a warp unless even this is less.
    Count = unsigned(std::clamp<uint64_t>(Bounds.MaxNTid.product(), 1, Count));
  }
}

StringRef registerIn(const IntrinsicRow &Row) {
  if (Row.Family != "Sreg")
    return {};
  // "mov.u32 $d, %tid.x;"
  StringRef Text = StringRef(Row.PTXText).rsplit(", ").second.split(';').first;
  Text.consume_front("%");
  return Text;
}

ByThread ThreadValues::get(const Value *V) { return find(V, 0); }

const ThreadValues::Values &ThreadValues::find(const Value *V, unsigned Depth) {
  V = View.valueOf(V);
  auto Found = Known.find(V);
  if (Found != Known.end())
    return Found->second;
  // A cycle finds that nothing is known.
  Known.try_emplace(V);
  Values Computed = Depth < MostDepth ? compute(V, Depth) : Values();
  return Known[V] = std::move(Computed);
}

/// What a call of a function that only returns \p Call stands for; \p Call
/// itself if it is of another one. Headers wrap the special registers so.
static const Value *unwrap(const CallInst &Call) {
  const Function *F = Call.getCalledFunction();
  if (!F || F->isDeclaration() || F->isInterposable() || F->size() != 1)
    return &Call;
  auto *Return = dyn_cast<ReturnInst>(F->getEntryBlock().getTerminator());
  const Value *Result = Return ? Return->getReturnValue() : nullptr;
  auto *Inner = dyn_cast_or_null<CallInst>(Result);
  return Inner && Inner->arg_empty() ? Inner : &Call;
}

ThreadValues::Values ThreadValues::compute(const CallInst &Call,
                                           unsigned Depth) {
  const Value *Meant = unwrap(Call);
  if (Meant != &Call)
    return find(Meant, Depth + 1);
  Values Result;
  auto Fill = [&](auto Number) {
    for (unsigned Thread = 0; Thread < Count; ++Thread)
      Result.push_back(ConstantInt::get(Call.getType(), Number(Thread)));
  };
  const IntrinsicRow *Row = lookupIntrinsic(Call.getIntrinsicID());
  StringRef Register = Row ? registerIn(*Row) : StringRef();
  if (Register.empty())
    return fold(Call, Depth);
  if (Register == "tid.x")
    Fill([](unsigned Thread) { return Thread; });
  else if (Register == "laneid")
    Fill([](unsigned Thread) { return Thread % WarpSize; });
  else if (Register == "tid.y" || Register == "tid.z")
    Fill([](unsigned) { return 0; });
  else if (Register == "WARP_SZ")
    Fill([](unsigned) { return WarpSize; });
  else if (Register == "ntid.x" && BlockSize)
    Fill([&](unsigned) { return *BlockSize; });
  return Result;
}

ThreadValues::Values ThreadValues::fold(const Instruction &I, unsigned Depth) {
  unsigned Operands = I.getNumOperands();
  SmallVector<Values, 4> Given;
  for (const Use &Op : I.operands()) {
    Given.push_back(find(Op, Depth + 1));
    if (Given.back().empty())
      return {};
  }
  Values Result;
  SmallVector<Constant *, 4> Own(Operands);
  for (unsigned Thread = 0; Thread < Count; ++Thread) {
    for (unsigned Op = 0; Op < Operands; ++Op)
      Own[Op] = Given[Op][Thread];
    Constant *Folded = ConstantFoldInstOperands(const_cast<Instruction *>(&I),
                                                Own, View.layout());
    if (!Folded || isa<UndefValue>(Folded))
      return {};
    Result.push_back(Folded);
  }
  return Result;
}

ThreadValues::Values ThreadValues::compute(const Value *V, unsigned Depth) {
  if (auto *C = dyn_cast<Constant>(V))
    return isa<UndefValue>(C) ? Values()
                              : Values(Count, const_cast<Constant *>(C));
  if (auto *Call = dyn_cast<CallInst>(V))
    return compute(*Call, Depth);
  auto *I = dyn_cast<Instruction>(V);
  if (I && isa<BinaryOperator, CastInst, CmpInst, SelectInst, GetElementPtrInst,
               FreezeInst>(I))
    return fold(*I, Depth);
  return {};
}

std::optional<SmallVector<const BasicBlock *, 32>>
ThreadValues::successorsOf(const BasicBlock &BB) {
  const Instruction *Term = BB.getTerminator();
  SmallVector<const BasicBlock *, 32> Next;
  if (const BasicBlock *Only = BB.getUniqueSuccessor()) {
    Next.assign(Count, Only);
    return Next;
  }
  const Value *Condition = nullptr;
  auto *Branch = dyn_cast<BranchInst>(Term);
  auto *Switch = dyn_cast<SwitchInst>(Term);
  if (Branch && Branch->isConditional())
    Condition = Branch->getCondition();
  else if (Switch)
    Condition = Switch->getCondition();
  ByThread Values = Condition ? get(Condition) : ByThread();
  for (Constant *C : Values) {
    auto *Number = dyn_cast<ConstantInt>(C);
    if (!Number)
      return std::nullopt;
    Next.push_back(Branch ? Branch->getSuccessor(Number->isZero())
                          : Switch->findCaseValue(Number)->getCaseSuccessor());
  }
  if (Next.empty())
    return std::nullopt;
  return Next;
}

} // namespace opennvvm::lint
