//===- Assembly.cpp - Random inline assembly ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inline assembly with results tied to operands, and operands that stay live.
// The host executes the same text (HostAssembly.cpp), so it is simple: a
// sequence of instructions of a few kinds.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/InlineAsm.h"
#include <algorithm>

using namespace llvm;

namespace opennvvm::differential {

namespace {
struct AsmKind {
  unsigned Bits;
  bool IsFloat;
  char Letter;
  StringLiteral Suffix;
};
} // namespace

static constexpr AsmKind Kinds[] = {
    {32, false, 'r', "32"}, {64, false, 'l', "64"}, {16, false, 'h', "16"},
    {32, true, 'f', "32"},  {8, false, 'c', "16"},  {64, true, 'd', "64"}};

static Type *typeOf(IRBuilderBase &B, const AsmKind &K) {
  if (K.IsFloat)
    return K.Bits == 32 ? B.getFloatTy() : B.getDoubleTy();
  return B.getIntNTy(K.Bits);
}

/// One instruction that writes operand \p To of kind \p K and reads either it
/// or \p From.
static std::string instruction(Choices &C, const AsmKind &K, unsigned To,
                               unsigned From, bool IsWritten) {
  static constexpr StringLiteral Ops[] = {"add.u", "xor.b", "sub.u",
                                          "or.b",  "and.b", "mul.lo.u"};
  std::string D = ("$" + Twine(To)).str(), S = ("$" + Twine(From)).str();
  if (K.IsFloat || !IsWritten)
    return ("mov." + Twine(K.IsFloat ? "f" : "b") + K.Suffix + " " + D + ", " +
            S + ";")
        .str();
  bool Swaps = C.chance(30);
  return (C.pick(ArrayRef(Ops)) + K.Suffix + " " + D + ", " + (Swaps ? S : D) +
          ", " + (Swaps ? D : S) + ";")
      .str();
}

/// Assembly with a result for each of \p Tied (null if nothing is tied to the
/// result) and some other operands. \returns its results.
SmallVector<Value *, 4> Builder::assembly(unsigned KindIndex,
                                          ArrayRef<Value *> Tied) {
  const AsmKind &K = Kinds[KindIndex];
  Type *T = typeOf(B, K);
  unsigned Results = Tied.size();
  std::string Constraints, Text;
  for (unsigned R = 0; R < Results; ++R)
    Constraints +=
        std::string(R ? "," : "") + "=" + (C.chance(20) ? "&" : "") + K.Letter;
  SmallVector<Value *, 8> Args;
  SmallVector<unsigned, 4> Order;
  for (unsigned R = 0; R < Results; ++R)
    if (Tied[R])
      Order.push_back(R);
  if (C.chance(30))
    std::reverse(Order.begin(), Order.end());
  for (unsigned R : Order) {
    Constraints += "," + std::to_string(R);
    Args.push_back(Tied[R]);
  }
  unsigned Plain = C.below(3) + 1;
  SmallVector<unsigned, 4> Readable;
  for (unsigned I = 0; I < Plain; ++I) {
    Constraints += std::string(",") + K.Letter;
    Readable.push_back(Results + Args.size());
    // A tied value may also be read as another operand.
    Args.push_back(!Order.empty() && C.chance(30) ? Tied[Order[0]] : get(T));
  }
  // A predicate, for results that are written only if it is true.
  bool HasPredicate = C.chance(30);
  if (HasPredicate) {
    Constraints += ",r";
    Text = "{ .reg .pred p; setp.ne.b32 p, $" +
           std::to_string(Results + Args.size()) + ", 0; ";
    Args.push_back(B.CreateAnd(get(B.getInt32Ty()), B.getInt32(1)));
  }
  for (unsigned Turn = 0, Turns = C.chance(50) ? 1 : 2; Turn < Turns; ++Turn)
    for (unsigned R = 0; R < Results; ++R) {
      bool IsWritten = Turn || Tied[R];
      if (HasPredicate && IsWritten && C.chance(50))
        Text += "@p ";
      unsigned From =
          Turn && C.chance(50) ? C.below(Results) : C.pick(ArrayRef(Readable));
      Text += instruction(C, K, R, From, IsWritten) + " ";
    }
  if (HasPredicate)
    Text += "}";
  else if (C.chance(10) && llvm::all_of(Tied, [](Value *V) { return V; }))
    Text.clear(); // Hides a value from the optimizer.
  // Registers of functions that mention it are chosen with more care. Another
  // draw would change all kernels.
  if (!Text.empty() && Text.size() % 4 == 0)
    Text += " // wgmma.mma_async";
  SmallVector<Type *, 8> Types;
  for (Value *V : Args)
    Types.push_back(V->getType());
  Type *Result =
      Results == 1
          ? T
          : StructType::get(Context, SmallVector<Type *, 4>(Results, T));
  InlineAsm *Asm = InlineAsm::get(FunctionType::get(Result, Types, false), Text,
                                  Constraints, /*hasSideEffects=*/C.chance(50));
  Value *Call = B.CreateCall(Asm->getFunctionType(), Asm, Args);
  if (Results == 1)
    return {Call};
  SmallVector<Value *, 4> All;
  for (unsigned R = 0; R < Results; ++R)
    All.push_back(B.CreateExtractValue(Call, R));
  return All;
}

unsigned Builder::asmKind() { return C.below(Flush ? 3 : std::size(Kinds)); }

/// A chain: each statement takes some results of the one before.
void Builder::assemblyChain() {
  unsigned K = asmKind();
  Type *T = typeOf(B, Kinds[K]);
  SmallVector<Value *, 4> Now(C.below(4) + 1);
  for (Value *&V : Now)
    V = C.chance(80) ? get(T) : nullptr;
  for (unsigned I = C.below(3) + 1; I; --I) {
    Now = assembly(K, Now);
    for (Value *V : Now)
      if (C.chance(30))
        keep(V);
    if (C.chance(30))
      std::swap(Now.front(), Now.back());
    if (C.chance(20))
      Now.pop_back();
    if (Now.empty() || C.chance(20))
      Now.push_back(get(T));
  }
  keep(Now.front());
}

/// A loop whose assembly updates the values that it carries. Which values are
/// still used after they were tied is random.
void Builder::assemblyLoop() {
  if (LoopDepth >= 2)
    return assemblyChain();
  unsigned K = asmKind();
  Type *T = typeOf(B, Kinds[K]), *Int = B.getInt32Ty();
  unsigned Count = C.below(4) + 1;
  bool WasUniform = Uniform;
  Value *Rounds = B.getInt32(C.below(4) + 1);
  if (C.chance(40)) {
    Rounds = B.CreateAdd(B.CreateAnd(get(Int), B.getInt32(3)), B.getInt32(1));
    Uniform = false;
  }
  SmallVector<Value *, 4> Start;
  for (unsigned I = 0; I < Count; ++I)
    Start.push_back(C.chance(30) ? constant(T) : get(T));
  if (C.chance(30))
    Start = assembly(K, Start);
  BasicBlock *Entry = B.GetInsertBlock(), *Body = newBlock(),
             *Exit = newBlock();
  bool Skips = C.chance(30);
  if (Skips) {
    B.CreateCondBr(get(B.getInt1Ty()), Body, Exit);
    Uniform = false;
  } else {
    B.CreateBr(Body);
  }
  Entry = B.GetInsertBlock();
  B.SetInsertPoint(Body);
  PHINode *Counter = B.CreatePHI(Int, 2);
  Counter->addIncoming(B.getInt32(0), Entry);
  SmallVector<PHINode *, 4> Phis;
  SmallVector<Value *, 4> Now;
  for (Value *V : Start) {
    Phis.push_back(B.CreatePHI(T, 2));
    Phis.back()->addIncoming(V, Entry);
    Now.push_back(Phis.back());
  }
  size_t Mark = Pool.size();
  keep(Counter);
  for (PHINode *Phi : Phis)
    if (C.chance(30))
      keep(C.chance(30) ? B.CreateFreeze(Phi) : Phi);
  ++LoopDepth;
  ++Nesting;
  SmallVector<Value *, 16> Seen(Now.begin(), Now.end());
  for (unsigned I = C.below(3) + 1; I; --I) {
    if (C.chance(40))
      statements(1, 2);
    Now = assembly(K, Now);
    Seen.append(Now.begin(), Now.end());
    for (Value *V : Now)
      if (C.chance(30))
        keep(V);
  }
  SmallVector<Value *, 4> Next;
  for (unsigned I = 0; I < Count; ++I)
    Next.push_back(C.chance(70) ? Now[I] : C.pick(ArrayRef(Seen)));
  if (C.chance(25))
    std::rotate(Next.begin(), Next.begin() + 1, Next.end());
  Value *More = B.CreateAdd(Counter, B.getInt32(1));
  BasicBlock *Latch = B.GetInsertBlock();
  B.CreateCondBr(B.CreateICmpULT(More, Rounds), Body, Exit);
  Counter->addIncoming(More, Latch);
  for (unsigned I = 0; I < Count; ++I)
    Phis[I]->addIncoming(Next[I], Latch);
  --LoopDepth;
  --Nesting;
  Uniform = WasUniform;
  Pool.resize(Mark);
  B.SetInsertPoint(Exit);
  for (unsigned I = 0; I < Count; ++I) {
    Value *V = C.chance(60) ? Next[I] : C.pick(ArrayRef(Seen));
    PHINode *Phi = B.CreatePHI(T, 2);
    Phi->addIncoming(V, Latch);
    if (Skips)
      Phi->addIncoming(C.chance(50) ? Start[I] : constant(T), Entry);
    keep(Phi);
  }
}

} // namespace opennvvm::differential
