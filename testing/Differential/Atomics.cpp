//===- Atomics.cpp - Random atomic operations -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "Kernel.h"

using namespace llvm;

namespace opennvvm::differential {

namespace {
constexpr AtomicRMWInst::BinOp Commuting[] = {
    AtomicRMWInst::Add,  AtomicRMWInst::Or,   AtomicRMWInst::And,
    AtomicRMWInst::Xor,  AtomicRMWInst::Max,  AtomicRMWInst::Min,
    AtomicRMWInst::UMax, AtomicRMWInst::UMin, AtomicRMWInst::Sub};
constexpr AtomicRMWInst::BinOp Others[] = {
    AtomicRMWInst::Xchg,     AtomicRMWInst::Nand,     AtomicRMWInst::UIncWrap,
    AtomicRMWInst::UDecWrap, AtomicRMWInst::USubCond, AtomicRMWInst::USubSat};
/// By their numbers in a word; there are no 2 and 4.
constexpr AtomicRMWInst::BinOp WordOperations[] = {
    AtomicRMWInst::Xchg,     AtomicRMWInst::Add,       AtomicRMWInst::BAD_BINOP,
    AtomicRMWInst::And,      AtomicRMWInst::BAD_BINOP, AtomicRMWInst::Or,
    AtomicRMWInst::Xor,      AtomicRMWInst::Max,       AtomicRMWInst::Min,
    AtomicRMWInst::UMax,     AtomicRMWInst::UMin,      AtomicRMWInst::FAdd,
    AtomicRMWInst::UIncWrap, AtomicRMWInst::UDecWrap};
constexpr AtomicOrdering Orders[] = {
    AtomicOrdering::Monotonic, AtomicOrdering::Acquire, AtomicOrdering::Release,
    AtomicOrdering::AcquireRelease, AtomicOrdering::SequentiallyConsistent};
} // namespace

Type *Builder::atomicType() {
  static constexpr unsigned Widths[] = {32, 64, 16, 8};
  return B.getIntNTy(C.pick(ArrayRef(Widths)));
}

/// Whether threads of several blocks may update \p At, so that the scope of one
/// block would be a race.
bool Builder::needsWideScope(const Value *At) const {
  constexpr unsigned FirstOfBlock = 2; // Shared memory, and what threads own.
  return F->hasFnAttribute("two-blocks") &&
         At->getType()->getPointerAddressSpace() < FirstOfBlock;
}

Value *Builder::readModifyWrite(AtomicRMWInst::BinOp Op, Value *At, Value *V) {
  static constexpr StringLiteral Scopes[] = {"", "device", "block"};
  StringRef Name = C.pick(ArrayRef(Scopes));
  if (Name == "block" && needsWideScope(At))
    Name = "device";
  SyncScope::ID Scope = Context.getOrInsertSyncScopeID(Name);
  if (Scope == Context.getOrInsertSyncScopeID(""))
    Scope = SyncScope::System;
  AtomicOrdering Order = C.pick(ArrayRef(Orders));
  if (SM >= 80 && C.chance(20))
    if (Value *Old = callWithWord(Op, At, V, Scope == SyncScope::System))
      return Old;
  return B.CreateAtomicRMW(Op, At, V, MaybeAlign(), Order, Scope);
}

/// The same by a call of llvm.nvvm.atomic.rmw, which the host does not know
/// (HostModule.cpp): with a cache hint, and perhaps without an ordering or a
/// scope. Null if it has no such operation.
Value *Builder::callWithWord(AtomicRMWInst::BinOp Op, Value *At, Value *V,
                             bool IsSystem) {
  const auto *Opcode = find(WordOperations, Op);
  Type *T = V->getType();
  bool IsFloat = Op == AtomicRMWInst::FAdd;
  if (Opcode == std::end(WordOperations) ||
      (IsFloat ? !T->isFloatTy() : !T->isIntegerTy(32) && !T->isIntegerTy(64)))
    return nullptr;
  uint64_t Number = Opcode - std::begin(WordOperations), Hint = C.below(5),
           Scope = IsSystem ? 2 : C.below(2), Order = C.below(6);
  // The verifier refuses orderings in wider scopes there.
  unsigned Space = At->getType()->getPointerAddressSpace();
  if (Scope == 1 && needsWideScope(At))
    Scope = 0;
  if (Space > 1 && Scope != 1)
    Order = 0;
  std::string Name = ("llvm.nvvm.atomic.rmw." +
                      (IsFloat ? "f32" : "i" + Twine(T->getIntegerBitWidth())) +
                      ".p" + Twine(Space))
                         .str();
  return call(
      Name, T,
      {At, V, B.getInt32(Number << 16 | Hint << 8 | Scope << 4 | Order)});
}

/// A word that all threads share and that only one kind of operation changes.
Value *Builder::counter(bool Float) {
  unsigned &Next = Float ? NextFloatCounter : NextCounter;
  if (Next == CounterBytes / 2 / 16)
    return nullptr;
  unsigned At = Next++ * 16 + (Float ? CounterBytes / 2 : 0);
  return B.CreateConstGEP1_32(B.getInt8Ty(), Counters, At);
}

/// The final value does not depend on the order.
void Builder::atomicCount() {
  Value *At = Results ? counter(false) : nullptr;
  if (!At)
    return integerOperation();
  Type *T = atomicType();
  if (C.chance(10)) {
    // Counts up to a bound that is the same in all threads.
    auto Op = C.chance(50) ? AtomicRMWInst::UIncWrap : AtomicRMWInst::UDecWrap;
    readModifyWrite(Op, At, splat(T, C.below(100) + 1));
    return;
  }
  AtomicRMWInst::BinOp Op = C.pick(ArrayRef(Commuting));
  readModifyWrite(Op, At, get(T));
}

/// Sums of small integers are exact in any order.
void Builder::atomicFloat() {
  Value *At = Results ? counter(true) : nullptr;
  if (!At)
    return floatOperation();
  static constexpr AtomicRMWInst::BinOp Ops[] = {
      AtomicRMWInst::FAdd, AtomicRMWInst::FSub,     AtomicRMWInst::FMax,
      AtomicRMWInst::FMin, AtomicRMWInst::FMaximum, AtomicRMWInst::FMinimum};
  Type *T = Flush || C.chance(50) ? B.getFloatTy() : B.getDoubleTy();
  if (!Flush && C.chance(20))
    T = C.chance(50) ? B.getHalfTy() : B.getBFloatTy();
  // The sum over 256 threads must stay within the integers that bfloat holds.
  Value *Small = B.CreateAnd(get(B.getInt32Ty()), B.getInt32(1));
  Value *V = B.CreateUIToFP(Small, T);
  readModifyWrite(C.pick(ArrayRef(Ops)), At, V);
}

/// On a word of this thread's own, where the old value is known too.
void Builder::atomicOwn() {
  Type *T = C.chance(25) ? floatType() : atomicType();
  if (SM >= 90 && C.chance(10))
    T = B.getIntNTy(128);
  unsigned Size = T->getScalarSizeInBits() / 8;
  unsigned Offset = alignTo(NextResult, 16);
  if (!Results || Offset + Size > ResultBytes)
    return integerOperation();
  NextResult = Offset + Size;
  Value *At = B.CreateGEP(B.getInt8Ty(), Results,
                          B.CreateMul(Thread, B.getInt32(ResultBytes)));
  At = B.CreateConstGEP1_32(B.getInt8Ty(), At, Offset);
  // In global memory, whether a sum of floats keeps subnormals depends on the
  // machine.
  auto Known = [&](Value *V) -> Value * {
    if (!T->isFloatingPointTy())
      return V;
    return T->isFloatTy() ? B.CreateUIToFP(get(B.getInt8Ty()), T) : clean(V);
  };
  B.CreateStore(Known(get(T)), At);
  if (T->isFloatingPointTy()) {
    static constexpr AtomicRMWInst::BinOp Ops[] = {
        AtomicRMWInst::FAdd, AtomicRMWInst::FSub, AtomicRMWInst::Xchg,
        AtomicRMWInst::FMaximum, AtomicRMWInst::FMinimum};
    AtomicRMWInst::BinOp Op = C.pick(ArrayRef(Ops));
    keep(readModifyWrite(Op, At, Known(get(T))));
    // The new value may be any NaN.
    Value *Left = B.CreateLoad(T, At);
    B.CreateStore(B.CreateBitCast(bits(Left), T), At);
    return keep(Left);
  }
  if (C.chance(20)) {
    bool Release = C.chance(50);
    StoreInst *Store = B.CreateAlignedStore(get(T), At, Align(Size));
    if (!T->isIntegerTy(128))
      Store->setAtomic(Release ? AtomicOrdering::Release
                               : AtomicOrdering::Monotonic);
    if (C.chance(50))
      B.CreateFence(AtomicOrdering::SequentiallyConsistent);
    LoadInst *Load = B.CreateAlignedLoad(T, At, Align(Size));
    if (!T->isIntegerTy(128))
      Load->setAtomic(Release ? AtomicOrdering::Acquire
                              : AtomicOrdering::Monotonic);
    return keep(Load);
  }
  if (C.chance(30)) {
    Value *Expected = C.chance(50) ? B.CreateLoad(T, At) : get(T);
    Value *Pair = B.CreateAtomicCmpXchg(At, Expected, get(T), MaybeAlign(),
                                        AtomicOrdering::SequentiallyConsistent,
                                        AtomicOrdering::Monotonic);
    keep(B.CreateExtractValue(Pair, 0));
    return keep(B.CreateExtractValue(Pair, 1));
  }
  if (T->isIntegerTy(128))
    return keep(readModifyWrite(AtomicRMWInst::Xchg, At, get(T)));
  AtomicRMWInst::BinOp Op =
      C.chance(40) ? C.pick(ArrayRef(Others)) : C.pick(ArrayRef(Commuting));
  keep(readModifyWrite(Op, At, get(T)));
}

/// Retries until no other thread came in between.
void Builder::exchangeLoop() {
  Value *At = Results ? counter(false) : nullptr;
  if (!At)
    return integerOperation();
  Type *T = atomicType();
  Value *Added = get(T);
  Value *First = B.CreateAlignedLoad(T, At, Align(T->getScalarSizeInBits() / 8),
                                     /*isVolatile=*/true);
  BasicBlock *Entry = B.GetInsertBlock(), *Body = newBlock(),
             *Exit = newBlock();
  B.CreateBr(Body);
  B.SetInsertPoint(Body);
  PHINode *Old = B.CreatePHI(T, 2);
  Value *New = B.CreateXor(Old, Added);
  Value *Pair = B.CreateAtomicCmpXchg(At, Old, New, MaybeAlign(),
                                      C.pick(ArrayRef(Orders)),
                                      AtomicOrdering::Monotonic);
  Value *Seen = B.CreateExtractValue(Pair, 0);
  B.CreateCondBr(B.CreateExtractValue(Pair, 1), Exit, Body);
  Old->addIncoming(First, Entry);
  Old->addIncoming(Seen, B.GetInsertBlock());
  B.SetInsertPoint(Exit);
}

/// Counts in shared memory; all threads read the sum.
void Builder::sharedCount() {
  Type *T = atomicType();
  Value *At = spelled(shared(T, "count"), 0);
  B.CreateStore(splat(T, C.below(1000)), At);
  barrier();
  AtomicRMWInst::BinOp Op = C.pick(ArrayRef(Commuting));
  readModifyWrite(Op, At, get(T));
  barrier();
  keep(B.CreateLoad(T, At));
  barrier();
}

} // namespace opennvvm::differential
