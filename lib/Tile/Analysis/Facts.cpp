//===- Facts.cpp - What several lints ask ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lint.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::nv_tileas::lint {

std::string listOf(ArrayRef<int64_t> Numbers) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  OS << '[';
  llvm::interleaveComma(Numbers, OS);
  OS << ']';
  return Text;
}

std::optional<int64_t> constantOf(Value V) {
  APInt Number;
  if (!matchPattern(V, m_ConstantInt(&Number)) || !Number.isSignedIntN(64))
    return std::nullopt;
  return Number.getSExtValue();
}

//===----------------------------------------------------------------------===//
// Where values come from
//===----------------------------------------------------------------------===//

/// The operand that the result of \p Op is another state of, or null.
static Value handedOn(Operation *Op) {
  return TypeSwitch<Operation *, Value>(Op)
      .Case<ProducerAcquireOp, ProducerCommitOp, ConsumerWaitOp, ConsumerReadOp,
            ConsumerReleaseOp>([](auto Any) -> Value { return Any.getToken(); })
      .Case([](IncIterOp Step) -> Value { return Step.getIterator(); })
      .Default([](Operation *) { return Value(); });
}

/// Adds what the \p Number-th result of an operation with regions may be.
static void addYields(Operation *Op, unsigned Number,
                      SmallVectorImpl<Value> &To) {
  for (Region &R : Op->getRegions())
    for (Block &B : R)
      if (!B.empty() && B.back().hasTrait<OpTrait::IsTerminator>() &&
          B.back().getNumOperands() == Op->getNumResults())
        To.push_back(B.back().getOperand(Number));
  if (auto Loop = dyn_cast<LoopLikeOpInterface>(Op))
    if (Loop.getInits().size() == Op->getNumResults())
      To.push_back(Loop.getInits()[Number]);
}

/// Adds the values that \p V may be; none if it is where it begins.
static void addSources(Value V, SmallVectorImpl<Value> &To) {
  if (auto Argument = dyn_cast<BlockArgument>(V)) {
    Operation *Parent = Argument.getOwner()->getParentOp();
    auto Loop = dyn_cast_or_null<LoopLikeOpInterface>(Parent);
    if (!Loop)
      return;
    if (OpOperand *Init = Loop.getTiedLoopInit(Argument))
      To.push_back(Init->get());
    if (OpOperand *Next = Loop.getTiedLoopYieldedValue(Argument))
      To.push_back(Next->get());
    return;
  }
  auto Result = cast<OpResult>(V);
  Operation *Op = Result.getOwner();
  if (Value Same = handedOn(Op)) {
    // What a read returns besides the token comes from the stage.
    if (Result.getResultNumber() == 0)
      To.push_back(Same);
    return;
  }
  if (Op->getName().getStringRef() == "arith.select") {
    To.append({Op->getOperand(1), Op->getOperand(2)});
    return;
  }
  if (Op->getNumRegions() && !isa<FunctionOpInterface>(Op))
    addYields(Op, Result.getResultNumber(), To);
}

SmallVector<Value> originsOf(Value V) {
  SmallVector<Value> Origins, Sources, Queue = {V};
  llvm::SmallDenseSet<Value, 16> Seen = {V};
  while (!Queue.empty()) {
    Value Next = Queue.pop_back_val();
    Sources.clear();
    addSources(Next, Sources);
    if (Sources.empty())
      Origins.push_back(Next);
    for (Value Source : Sources)
      if (Seen.insert(Source).second)
        Queue.push_back(Source);
  }
  return Origins;
}

CreatePipelineOp pipelineOf(Value Token) {
  SmallVector<Value> Origins = originsOf(Token);
  return Origins.size() == 1 ? Origins[0].getDefiningOp<CreatePipelineOp>()
                             : CreatePipelineOp();
}

//===----------------------------------------------------------------------===//
// Kernels and agents
//===----------------------------------------------------------------------===//

static constexpr StringLiteral KernelName = "nv_tileas.kernel";

bool isKernel(FunctionOpInterface F) {
  if (F->hasAttr(KernelName))
    return true;
  if (F.isExternal() || F.getNumResults() || F.isPrivate())
    return false;
  Block *Siblings = F->getBlock();
  return !Siblings || llvm::none_of(*Siblings, [](Operation &Op) {
    return Op.hasAttr(KernelName);
  });
}

FunctionOpInterface kernelOf(Operation *Op) {
  auto F = dyn_cast<FunctionOpInterface>(Op);
  if (!F)
    F = Op->getParentOfType<FunctionOpInterface>();
  return F && isKernel(F) ? F : FunctionOpInterface();
}

Region *agentOf(Operation *Op) {
  for (Region *R = Op->getParentRegion(); R; R = R->getParentRegion())
    if (isa<AgentSwitchOp>(R->getParentOp()))
      return R;
  return nullptr;
}

/// The count that the agents of \p Switch from \p First on agree on; -1 if
/// all inherit.
static int64_t agreedCount(ArrayRef<int32_t> Counts, int64_t First,
                           int64_t Size) {
  return *llvm::max_element(Counts.slice(First, Size));
}

static int64_t groupSize(AgentSwitchOp Switch) {
  int64_t All = Switch.getAgents().size();
  return Switch.getNumAgentsPerGroup().value_or(All);
}

std::optional<SmallVector<int64_t>> warpsOfAgents(AgentSwitchOp Switch) {
  ArrayRef<int32_t> Counts = Switch.getAgentWarpCounts();
  int64_t Size = groupSize(Switch), Sum = 0, Inheriting = 0;
  SmallVector<int64_t> Warps;
  for (int64_t I = 0, E = Counts.size(); I != E; ++I) {
    Warps.push_back(agreedCount(Counts, I / Size * Size, Size));
    Sum += std::max<int64_t>(Warps.back(), 0);
    Inheriting += Warps.back() < 0;
  }
  if (!Inheriting)
    return Warps;
  std::optional<int64_t> Outer = warpsOf(agentOf(Switch), Switch);
  if (!Outer || *Outer <= Sum || (*Outer - Sum) % Inheriting)
    return std::nullopt;
  for (int64_t &Count : Warps)
    if (Count < 0)
      Count = (*Outer - Sum) / Inheriting;
  return Warps;
}

std::optional<int64_t> warpsOf(Region *Agent, Operation *At) {
  if (Agent) {
    auto Switch = cast<AgentSwitchOp>(Agent->getParentOp());
    auto Warps = warpsOfAgents(Switch);
    if (!Warps)
      return std::nullopt;
    return (*Warps)[Agent->getRegionNumber()];
  }
  FunctionOpInterface Kernel = kernelOf(At);
  if (!Kernel)
    return std::nullopt;
  if (auto Said = Kernel->getAttrOfType<IntegerAttr>("nv_tileas.warps"))
    return Said.getInt();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// Bits to whole bytes; what would overflow is as much as there can be.
static int64_t bytesOfBits(int64_t Elements, int64_t BitWidth) {
  int64_t Bits = 0;
  if (llvm::MulOverflow(Elements, BitWidth, Bits))
    return std::numeric_limits<int64_t>::max();
  return Bits / 8 + (Bits % 8 != 0);
}

int64_t bytesOf(ArrayRef<int64_t> Shape, Type Element) {
  int64_t Count = 1;
  for (int64_t Extent : Shape)
    if (llvm::MulOverflow(Count, Extent, Count))
      return std::numeric_limits<int64_t>::max();
  return bytesOfBits(Count, getElementBitWidth(Element));
}

SharedLayoutAttr sharedLayoutOf(Type T) {
  return dyn_cast_or_null<SharedLayoutAttr>(getLayout(T));
}

int64_t rowBytes(ArrayRef<int64_t> Shape, Type Element, SharedLayoutAttr L) {
  if (Shape.empty())
    return bytesOfBits(1, getElementBitWidth(Element));
  int64_t Contiguous = Shape.size() - 1;
  if (L && !L.getOrder().empty() && L.getOrder()[0] >= 0 &&
      L.getOrder()[0] < static_cast<int64_t>(Shape.size()))
    Contiguous = L.getOrder()[0];
  return bytesOfBits(Shape[Contiguous], getElementBitWidth(Element));
}

} // namespace mlir::nv_tileas::lint
