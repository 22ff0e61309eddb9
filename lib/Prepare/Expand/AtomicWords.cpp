//===- AtomicWords.cpp - Atomics described by a word ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AtomicWords.h"
#include "Catalog/Atomic.h"
#include "Catalog/Encodings.h"
#include "Support/SourceMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace opennvvm::prepare {

namespace {

constexpr StringLiteral RMW = "llvm.nvvm.atomic.rmw.",
                        CAS = "llvm.nvvm.atomic.cas.";
constexpr unsigned OpcodeShift = 16, HintShift = 8;
constexpr uint64_t CASOpcode = 14;

/// By opcode; 2 and 4 are undefined.
constexpr AtomicRMWInst::BinOp Operations[] = {
    AtomicRMWInst::Xchg,     AtomicRMWInst::Add,       AtomicRMWInst::BAD_BINOP,
    AtomicRMWInst::And,      AtomicRMWInst::BAD_BINOP, AtomicRMWInst::Or,
    AtomicRMWInst::Xor,      AtomicRMWInst::Max,       AtomicRMWInst::Min,
    AtomicRMWInst::UMax,     AtomicRMWInst::UMin,      AtomicRMWInst::FAdd,
    AtomicRMWInst::UIncWrap, AtomicRMWInst::UDecWrap};

/// By bits 3:0 of the word. "None" prints no ordering, which PTX treats as
/// relaxed.
constexpr AtomicOrdering Orders[] = {
    AtomicOrdering::Monotonic,      AtomicOrdering::Monotonic,
    AtomicOrdering::Acquire,        AtomicOrdering::Release,
    AtomicOrdering::AcquireRelease, AtomicOrdering::SequentiallyConsistent};

constexpr StringLiteral Hints[] = {"", "evict_first", "evict_last",
                                   "evict_unchanged", "no_allocate"};

/// The word of a call, which is its last operand.
std::optional<uint64_t> wordOperand(const CallBase &Call) {
  if (Call.arg_empty())
    return std::nullopt;
  auto *Word = dyn_cast<ConstantInt>(Call.getArgOperand(Call.arg_size() - 1));
  return Word && Word->getBitWidth() <= 64 ? std::optional(Word->getZExtValue())
                                           : std::nullopt;
}

/// Whether \p Call has the word last, as this project's own forms do.
bool isOwnForm(const CallBase &Call, bool IsCAS) {
  return Call.arg_size() == (IsCAS ? 4u : 3u) &&
         Call.getArgOperand(0)->getType()->isPointerTy() &&
         Call.getArgOperand(1)->getType() == Call.getType();
}

Error undefined(StringRef Field, uint64_t Value) {
  return createStringError(formatv("{0} {1:x} is not defined", Field, Value));
}

/// The scope that stands for \p Word, or what is wrong with a field.
Expected<const AtomicScope *> decode(uint64_t Word) {
  Expected<AtomicWord> Known = decodeAtomic(Word);
  if (!Known)
    return Known.takeError();
  if ((Word & 0xF) >= std::size(Orders))
    return undefined("atomic ordering", Word & 0xF);
  if ((Word >> HintShift & 0xF) >= std::size(Hints))
    return undefined("atomic cache hint", Word >> HintShift & 0xF);
  StringRef PTX = Known->Scope;
  PTX.consume_front(".");
  const AtomicScope *Scope =
      scopeOfWord(findMod(PTX), Word & 0xF, Hints[Word >> HintShift & 0xF]);
  assert(Scope && "catalog/Atomics.td has all combinations");
  return Scope;
}

class Rewriter {
public:
  Rewriter(Module &M, const SourceMap *Places) : M(M), Places(Places) {}

  /// \returns whether \p Call was replaced.
  bool rewrite(CallInst &Call, bool IsCAS) {
    std::optional<uint64_t> Word = wordOperand(Call);
    if (!Word || !isOwnForm(Call, IsCAS))
      return false;
    Expected<const AtomicScope *> Found = decode(*Word);
    if (!Found) {
      consumeError(Found.takeError());
      return false;
    }
    if ((*Word >> OpcodeShift == CASOpcode) != IsCAS)
      return false;
    IRBuilder<> B(&Call);
    Instruction *Before = Call.getPrevNode();
    SyncScope::ID Scope = M.getContext().getOrInsertSyncScopeID((*Found)->IR);
    Value *Result =
        IsCAS ? cas(B, Call, *Word, Scope) : rmw(B, Call, *Word, Scope);
    if (!Result)
      return false;
    if (Places)
      for (Instruction *I = Call.getPrevNode(); I != Before;
           I = I->getPrevNode())
        Places->inherit(*I, Call);
    Call.replaceAllUsesWith(Result);
    Call.eraseFromParent();
    return true;
  }

private:
  Value *rmw(IRBuilder<> &B, CallInst &Call, uint64_t Word,
             SyncScope::ID Scope) {
    AtomicRMWInst::BinOp Op = Operations[Word >> OpcodeShift & 0xFF];
    Type *Ty = Call.getType();
    bool TakesFloat = Op == AtomicRMWInst::FAdd || Op == AtomicRMWInst::Xchg;
    bool TakesInteger = Op != AtomicRMWInst::FAdd;
    if (!(TakesFloat && Ty->isFloatingPointTy()) &&
        !(TakesInteger && Ty->isIntegerTy()))
      return nullptr;
    return B.CreateAtomicRMW(Op, Call.getArgOperand(0), Call.getArgOperand(1),
                             alignOf(Ty), Orders[Word & 0xF], Scope);
  }

  Value *cas(IRBuilder<> &B, CallInst &Call, uint64_t Word,
             SyncScope::ID Scope) {
    Type *Ty = Call.getType();
    if (!Ty->isIntegerTy() && !Ty->isPointerTy())
      return nullptr;
    AtomicOrdering Order = Orders[Word & 0xF];
    AtomicCmpXchgInst *I = B.CreateAtomicCmpXchg(
        Call.getArgOperand(0), Call.getArgOperand(1), Call.getArgOperand(2),
        alignOf(Ty), Order,
        AtomicCmpXchgInst::getStrongestFailureOrdering(Order), Scope);
    return B.CreateExtractValue(I, 0);
  }

  Align alignOf(Type *Ty) {
    return Align(PowerOf2Ceil(M.getDataLayout().getTypeStoreSize(Ty)));
  }

  Module &M;
  const SourceMap *Places;
};

} // namespace

void expandAtomicWords(Module &M, const SourceMap *Places) {
  for (Function &F : make_early_inc_range(M)) {
    // LLVM knows none of them, so they are looked up by name, which takes time.
    if (F.getIntrinsicID() != Intrinsic::not_intrinsic)
      continue;
    bool IsCAS = F.getName().starts_with(CAS);
    if (!IsCAS && !F.getName().starts_with(RMW))
      continue;
    Rewriter R(M, Places);
    for (User *U : make_early_inc_range(F.users()))
      if (auto *Call = dyn_cast<CallInst>(U);
          Call && Call->getCalledFunction() == &F)
        R.rewrite(*Call, IsCAS);
  }
}

std::string problemOfAtomicWord(const IntrinsicInst &I) {
  StringRef Name = I.getCalledFunction()->getName();
  std::optional<uint64_t> Word;
  bool IsCAS = Name.starts_with(CAS);
  if ((IsCAS || Name.starts_with(RMW)) && isOwnForm(I, IsCAS))
    Word = wordOperand(I);
  return Word ? toString(decode(*Word).takeError()) : std::string();
}

} // namespace opennvvm::prepare
