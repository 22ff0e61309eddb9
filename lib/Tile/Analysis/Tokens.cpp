//===- Tokens.cpp - Each stage is handed on exactly once ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lint.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lint;

namespace {
/// How often a token is handed on, on all paths.
enum class Times { Never, Once, Often, Differs };
} // namespace

static Times plus(Times A, Times B) {
  if (A == Times::Differs || B == Times::Differs)
    return Times::Differs;
  if (A == Times::Never)
    return B;
  return B == Times::Never ? A : Times::Often;
}

static Times timesHandedOn(Value Token);

/// By one use that is in the token's own block.
static Times timesOfUse(OpOperand &Use) {
  Operation *Op = Use.getOwner();
  if (isa<ProducerCommitOp, ConsumerReleaseOp>(Op))
    return Times::Once;
  if (auto Write = dyn_cast<ProducerWriteOp>(Op)) {
    for (Value Result : Write.getResults())
      if (isa<PipelineProducerTokenType>(Result.getType()))
        return timesHandedOn(Result);
    return Times::Never;
  }
  // What a region yields is the parent's result from there on.
  if (Op->hasTrait<OpTrait::IsTerminator>()) {
    Operation *Parent = Op->getParentOp();
    if (isa<ProducerWriteOp>(Parent))
      return Times::Never;
    if (Parent->getNumResults() == Op->getNumOperands())
      return timesHandedOn(Parent->getResult(Use.getOperandNumber()));
  }
  // The caller's, or a loop's, duty.
  return isa<CallOpInterface, LoopLikeOpInterface>(Op) ||
                 Op->hasTrait<OpTrait::ReturnLike>()
             ? Times::Once
             : Times::Never;
}

/// By the uses that are in regions of \p Op.
static Times timesInside(Operation *Op, ArrayRef<OpOperand *> Uses) {
  if (isa<ProducerWriteOp>(Op))
    return Times::Never;
  SmallVector<Times> Arms;
  for (Region &R : Op->getRegions()) {
    Times Arm = Times::Never;
    for (OpOperand *Use : Uses)
      if (R.isAncestor(Use->getOwner()->getParentRegion()))
        Arm = plus(Arm,
                   Use->getOwner()->getParentRegion() == &R
                       ? timesOfUse(*Use)
                       : timesInside(R.findAncestorOpInRegion(*Use->getOwner()),
                                     {Use}));
    Arms.push_back(Arm);
  }
  if (isa<LoopLikeOpInterface>(Op))
    return llvm::all_of(Arms, [](Times T) { return T == Times::Never; })
               ? Times::Never
               : Times::Often;
  return llvm::all_equal(Arms) ? Arms.front() : Times::Differs;
}

static Times timesHandedOn(Value Token) {
  Region *Home = Token.getParentRegion();
  Times Sum = Times::Never;
  llvm::MapVector<Operation *, SmallVector<OpOperand *>> Nested;
  for (OpOperand &Use : Token.getUses()) {
    if (Use.getOwner()->getParentRegion() == Home)
      Sum = plus(Sum, timesOfUse(Use));
    else if (Operation *Outer = Home->findAncestorOpInRegion(*Use.getOwner()))
      Nested[Outer].push_back(&Use);
  }
  for (auto &[Op, Uses] : Nested)
    Sum = plus(Sum, timesInside(Op, Uses));
  return Sum;
}

static void lintToken(Linter &L, Operation *Op) {
  bool IsProducer = isa<ProducerAcquireOp>(Op);
  std::string Word = IsProducer ? "committed" : "released";
  switch (timesHandedOn(Op->getResult(0))) {
  case Times::Once:
    return;
  case Times::Never:
    return L.report(Op, TileLint::TokenLinear, {"never " + Word});
  case Times::Often:
    return L.report(Op, TileLint::TokenLinear, {Word + " more than once"});
  case Times::Differs:
    return L.report(Op, TileLint::TokenLinear, {Word + " on some paths only"});
  }
}

//===----------------------------------------------------------------------===//
// Iterators move on
//===----------------------------------------------------------------------===//

namespace {
/// A stage is taken once with each of these.
struct Position {
  Value Iterator;
  Value Token;
  int64_t Consumer;
  bool operator==(const Position &Other) const {
    return Iterator == Other.Iterator && Token == Other.Token &&
           Consumer == Other.Consumer;
  }
};
} // namespace

/// Which stage \p Op takes; nothing if it takes none.
static std::optional<Position> positionOf(Operation *Op) {
  return llvm::TypeSwitch<Operation *, std::optional<Position>>(Op)
      .Case<ProduceOneOp, ProduceOneAsyncOp, ProducerAcquireOp>([](auto Use) {
        return Position{Use.getIterator(), Use.getToken(), -1};
      })
      .Case<ConsumeOneOp, ConsumeOneAsyncOp>([](auto Use) {
        return Position{Use.getIterator(), Use.getToken(),
                        Use.getConsumerIdx().value_or(0)};
      })
      .Case<ConsumerWaitOp, ConsumerReadOp>([](auto Use) {
        return Position{Use.getIterator(), Use.getToken(),
                        static_cast<int64_t>(Use.getConsumerIdx())};
      })
      .Default([](Operation *) { return std::nullopt; });
}

/// The innermost loop that \p Op repeats with while \p V stays what it is.
static Operation *repeatingLoop(Operation *Op, Value V) {
  for (Operation *Outer = Op->getParentOp(); Outer;
       Outer = Outer->getParentOp()) {
    if (isa<FunctionOpInterface>(Outer))
      return nullptr;
    auto Loop = dyn_cast<LoopLikeOpInterface>(Outer);
    if (Loop && Loop.isDefinedOutsideOfLoop(V))
      return Outer;
  }
  return nullptr;
}

static void lintPositions(Linter &L, Block &B) {
  SmallVector<std::pair<Position, Operation *>> Taken;
  for (Operation &Op : B) {
    std::optional<Position> At = positionOf(&Op);
    if (!At)
      continue;
    At->Token = originsOf(At->Token).front();
    const auto *Before = llvm::find_if(
        Taken, [&](const auto &Other) { return Other.first == *At; });
    if (Before != Taken.end())
      L.report(&Op, TileLint::TokenLinear,
               {"taken twice: the iterator has not moved on"}, Before->second);
    else if (Operation *Loop = repeatingLoop(&Op, At->Iterator))
      L.report(&Op, TileLint::TokenLinear,
               {"taken in every iteration: the iterator does not move on"},
               Loop);
    Taken.emplace_back(*At, &Op);
  }
}

void lint::lintTokens(Linter &L) {
  L.root()->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    if (isa<ProducerAcquireOp, ConsumerWaitOp, ConsumerReadOp>(Op))
      lintToken(L, Op);
    for (Region &R : Op->getRegions())
      for (Block &B : R)
        lintPositions(L, B);
  });
}
