//===- TokenOrder.cpp - What tokens order in global memory ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TokenOrder.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "opennvvm/Target/OrderedAccesses.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Operations that have no tokens, and are ordered with all others.
static bool isOrderedWithAll(Operation *Op) {
  return isa<GatherLoadOp, ScatterStoreOp, ScatterAtomicRMWOp>(Op);
}

static bool isLoad(Operation *Op) {
  return isa<TiledLoadOp, AsyncTiledLoadOp, GatherLoadOp, LoadAtOp>(Op);
}

static bool isStore(Operation *Op) {
  return isa<TiledStoreOp, ScatterStoreOp, StoreAtOp>(Op);
}

static bool isAccess(Operation *Op) {
  return isLoad(Op) || isStore(Op) || isOrderedWithAll(Op) ||
         isa<TiledAtomicRMWOp, AtomicRMWAtOp, AtomicCASAtOp>(Op);
}

static bool isToken(Value V) {
  return isa<MemTokenType, AsyncTokenType>(V.getType());
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

TokenOrder::Making::Making(TokenOrder &Order, Operation *Op)
    : Order(Order), Before(Order.Now) {
  Order.Now = isAccess(Op) ? Op : nullptr;
}

/// Whether \p Op, which is one of llvm or nvvm, accesses global memory.
/// Assembly that is made for an access is that access.
static bool accessesGlobal(Operation *Op) {
  if (isa<LLVM::InlineAsmOp>(Op))
    return true;
  return isa<LLVM::LoadOp, LLVM::StoreOp, LLVM::MaskedLoadOp,
             LLVM::MaskedStoreOp, LLVM::AtomicRMWOp, LLVM::AtomicCmpXchgOp,
             NVVM::CpAsyncOp>(Op) &&
         llvm::any_of(Op->getOperandTypes(), [](Type T) {
           auto Pointer = dyn_cast<LLVM::LLVMPointerType>(T);
           return Pointer && Pointer.getAddressSpace() == 1;
         });
}

void TokenOrder::notifyOperationInserted(Operation *Op,
                                         OpBuilder::InsertPoint Previous) {
  if (!Now || Previous.isSet() || !accessesGlobal(Op))
    return;
  auto At = Accesses.try_emplace(Now, Access{unsigned(Accesses.size()), {}});
  Op->setAttr(AccessAttr,
              Builder(Op->getContext())
                  .getI32IntegerAttr(int32_t(At.first->second.Number)));
}

void TokenOrder::notePlaces(Operation *Op, ValueRange Where, const Layout &In) {
  Access &Of = Accesses.try_emplace(Op, Access{unsigned(Accesses.size()), {}})
                   .first->second;
  Places At{SmallVector<Value>(Where), In};
  Of.Differs |= Of.At && (Of.At->Where != At.Where || Of.At->In != At.In);
  Of.At = std::move(At);
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

namespace {
/// What is before an operation by tokens.
class Ancestors {
public:
  explicit Ancestors(Operation *Of) {
    for (Value V : Of->getOperands())
      if (isToken(V))
        add(V, /*IsCarried=*/false);
    while (!Waiting.empty()) {
      auto [V, IsCarried] = Waiting.pop_back_val();
      if (auto Result = dyn_cast<OpResult>(V))
        addBehind(Result, IsCarried);
      else
        addBehind(cast<BlockArgument>(V), IsCarried);
    }
  }

  /// Whether \p Op is before it, and whether it may be in an iteration of a
  /// loop that is over.
  bool contains(Operation *Op) const {
    return IsAny || Ops[0].contains(Op) || Ops[1].contains(Op);
  }
  bool isCarried(Operation *Op) const { return IsAny || Ops[1].contains(Op); }

private:
  void add(Value V, bool IsCarried) {
    if (Seen[IsCarried].insert(V).second)
      Waiting.push_back({V, IsCarried});
  }

  /// What is behind what the regions of \p Op hand on as number \p I of its
  /// results.
  void addYielded(Operation *Op, unsigned I, bool IsCarried) {
    for (Region &R : Op->getRegions())
      for (Block &Body : R)
        add(Body.getTerminator()->getOperand(I), IsCarried);
  }

  void addBehind(OpResult Result, bool IsCarried) {
    Operation *Op = Result.getOwner();
    if (isAccess(Op))
      Ops[IsCarried].insert(Op);
    unsigned I = Result.getResultNumber();
    if (isa<scf::IfOp, scf::IndexSwitchOp>(Op))
      return addYielded(Op, I, IsCarried);
    if (auto Loop = dyn_cast<scf::ForOp>(Op)) {
      add(Loop.getInitArgs()[I], IsCarried);
      return addYielded(Op, I, IsCarried);
    }
    if (auto Loop = dyn_cast<scf::WhileOp>(Op))
      return add(Loop.getConditionOp().getArgs()[I], IsCarried);
    IsAny |= Op->getNumRegions() != 0;
    for (Value V : Op->getOperands())
      if (isToken(V))
        add(V, IsCarried);
  }

  void addBehind(BlockArgument Argument, bool IsCarried) {
    Operation *Op = Argument.getOwner()->getParentOp();
    if (isa<FunctionOpInterface>(Op))
      return;
    if (auto Loop = dyn_cast<scf::ForOp>(Op)) {
      add(Loop.getTiedLoopInit(Argument)->get(), IsCarried);
      add(Loop.getTiedLoopYieldedValue(Argument)->get(), /*IsCarried=*/true);
      return;
    }
    if (auto Loop = dyn_cast<scf::WhileOp>(Op)) {
      unsigned I = Argument.getArgNumber();
      if (Argument.getOwner() == Loop.getAfterBody())
        return add(Loop.getConditionOp().getArgs()[I], IsCarried);
      add(Loop.getInits()[I], IsCarried);
      add(Loop.getYieldOp().getOperand(I), /*IsCarried=*/true);
      return;
    }
    IsAny = true;
  }

  llvm::DenseSet<Operation *> Ops[2];
  llvm::DenseSet<Value> Seen[2];
  SmallVector<std::pair<Value, bool>> Waiting;
  bool IsAny = false;
};
} // namespace

/// Whether \p V is the same in all iterations of \p Loop.
static bool isInvariant(Value V, LoopLikeOpInterface Loop, unsigned Depth = 8) {
  if (Loop.isDefinedOutsideOfLoop(V))
    return true;
  Operation *Op = V.getDefiningOp();
  if (!Op || !Depth || !isPure(Op))
    return false;
  llvm::SetVector<Value> From(Op->operand_begin(), Op->operand_end());
  getUsedValuesDefinedAbove(Op->getRegions(), From);
  return llvm::all_of(From, [&](Value Operand) {
    return isInvariant(Operand, Loop, Depth - 1);
  });
}

/// The same for all loops around \p Op.
static bool isInvariantAround(Value V, Operation *Op) {
  for (auto Loop = Op->getParentOfType<LoopLikeOpInterface>(); Loop;
       Loop = Loop->getParentOfType<LoopLikeOpInterface>())
    if (!isInvariant(V, Loop))
      return false;
  return true;
}

/// Whether each thread accesses in \p After at most what it has accessed itself
/// in \p Before, or no thread has. A store writes each place once, so that
/// different elements of its tile are at different places.
bool TokenOrder::isOwn(Operation *Before, Operation *After,
                       bool IsCarried) const {
  const Access &A = Accesses.find(Before)->second,
               &B = Accesses.find(After)->second;
  if (!A.At || !B.At || A.Differs || B.Differs || A.At->Where != B.At->Where ||
      !(isStore(Before) || isStore(After)))
    return false;
  const Layout &L = A.At->In, &R = B.At->In;
  if (L.Lane != R.Lane || L.Warp != R.Warp)
    return false;
  // Of several threads that have an element, the same one writes it.
  if ((L.freeLanes() || L.freeWarps()) && (isLoad(Before) || isLoad(After)))
    return false;
  return !IsCarried || llvm::all_of(A.At->Where, [&](Value V) {
    return isInvariantAround(V, Before);
  });
}

void TokenOrder::addPairs(Operation *After, llvm::raw_ostream &OS) const {
  Ancestors Of(After);
  for (const auto &[Before, From] : Accesses) {
    bool IsWithAll = isOrderedWithAll(Before) || isOrderedWithAll(After);
    if ((isLoad(Before) && isLoad(After)) ||
        !(IsWithAll || Of.contains(Before)) ||
        isOwn(Before, After, IsWithAll || Of.isCarried(Before)))
      continue;
    OS << ' ' << From.Number << '<' << Accesses.find(After)->second.Number;
  }
}

void TokenOrder::finish(LLVM::LLVMFuncOp F) const {
  std::string Pairs;
  llvm::raw_string_ostream OS(Pairs);
  for (const auto &[After, To] : Accesses)
    addPairs(After, OS);
  Builder B(F.getContext());
  if (Pairs.empty())
    F.walk([](Operation *Op) { Op->removeDiscardableAttr(AccessAttr); });
  F.setPassthroughAttr(B.getArrayAttr(
      {B.getStrArrayAttr({OrderedAccessesAttr, StringRef(Pairs).ltrim()})}));
}

} // namespace opennvvm::tile
