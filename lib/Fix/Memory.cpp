//===- Memory.cpp - Fences, atomic loads and stores, casts ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Remedy.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueSymbolTable.h"
#include "llvm/Support/AtomicOrdering.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

//===----------------------------------------------------------------------===//
// Ordering
//===----------------------------------------------------------------------===//

/// The intrinsic that orders memory at least as \p Scope asks for.
static StringRef membarFor(const Module &M, SyncScope::ID Scope) {
  StringRef Name = M.getContext().getSyncScopeName(Scope).value_or(StringRef());
  if (Name == "singlethread" || Name == "block")
    return "llvm.nvvm.membar.cta";
  if (Name == "device" || Name == "cluster")
    return "llvm.nvvm.membar.gl";
  return "llvm.nvvm.membar.sys";
}

static std::string callOf(StringRef Membar) {
  return ("call void @" + Membar + "()").str();
}

static void declareMembar(Remedy &R, StringRef Membar) {
  R.declare(Membar, "declare void @" + Membar + "()");
}

/// The token among \p Words that is \p Word; an empty span if there is none.
static Span findWord(ArrayRef<Token> Words, StringRef Word) {
  const Token *T =
      find_if(Words, [&](const Token &T) { return T.Text == Word; });
  return T == Words.end() ? Span() : T->Where;
}

/// "syncscope" among \p Words with its argument.
static Span scopeIn(const ModuleText &Text, ArrayRef<Token> Words) {
  Span Word = findWord(Words, "syncscope");
  if (Word.empty())
    return {};
  IRLexer L(Text.text(), Word.End);
  L.next();
  return {Word.Begin, L.skipGroup()};
}

bool fenceToMembar(Remedy &R) {
  auto *Fence = R.instruction<FenceInst>();
  if (!Fence)
    return false;
  Span Operation = R.Text.operation(*Fence);
  if (Operation.empty())
    return false;
  Span Order =
      findWord(R.Text.words(Operation), toIRString(Fence->getOrdering()));
  if (Order.empty())
    return false;
  StringRef Membar = membarFor(R.module(), Fence->getSyncScopeID());
  R.replace({Operation.Begin, Order.End}, callOf(Membar));
  declareMembar(R, Membar);
  return true;
}

bool strengthenFence(Remedy &R) {
  auto *Fence = R.instruction<FenceInst>();
  if (!Fence)
    return false;
  Span Order = findWord(R.Text.words(R.Text.operation(*Fence)),
                        toIRString(Fence->getOrdering()));
  if (Order.empty())
    return false;
  R.replace(Order, "acq_rel");
  return true;
}

/// Makes the atomic access \p I volatile, which PTX treats as relaxed in the
/// scope of the system, with a membar before and after it as \p Order needs.
static bool makeVolatile(Remedy &R, const Instruction &I, Type *T,
                         unsigned Space, Align A, AtomicOrdering Order,
                         SyncScope::ID Scope, bool WasVolatile) {
  // Only these have volatile accesses.
  if (Space != AddressSpace::Generic && Space != AddressSpace::Global &&
      Space != AddressSpace::Shared)
    return false;
  // Larger accesses, and those that are not aligned, may be divided.
  const DataLayout &DL = R.module().getDataLayout();
  TypeSize Size = DL.getTypeStoreSize(T);
  if (Size.isScalable() || Size > 8 || A.value() < Size || T->isVectorTy())
    return false;
  SmallVector<Token, 16> Words = R.Text.words(R.Text.operation(I));
  Span Atomic = findWord(Words, "atomic"),
       Ordering = findWord(Words, toIRString(Order));
  if (Atomic.empty() || Ordering.empty())
    return false;
  if (WasVolatile)
    R.remove(Atomic);
  else
    R.replace(Atomic, "volatile");
  if (Span S = scopeIn(R.Text, Words); !S.empty())
    R.remove(S);
  R.remove(Ordering);
  if (!isStrongerThanMonotonic(Order))
    return true;
  StringRef Membar = membarFor(R.module(), Scope);
  std::string Call = callOf(Membar) + R.location(I);
  bool IsSequential = Order == AtomicOrdering::SequentiallyConsistent;
  if (IsSequential || isReleaseOrStronger(Order))
    R.insertBefore(I, Call);
  if (IsSequential || isAcquireOrStronger(Order))
    R.insertAfter(I, Call);
  declareMembar(R, Membar);
  return true;
}

bool atomicToVolatile(Remedy &R) {
  if (auto *Load = R.instruction<LoadInst>())
    return makeVolatile(R, *Load, Load->getType(),
                        Load->getPointerAddressSpace(), Load->getAlign(),
                        Load->getOrdering(), Load->getSyncScopeID(),
                        Load->isVolatile());
  if (auto *Store = R.instruction<StoreInst>())
    return makeVolatile(R, *Store, Store->getValueOperand()->getType(),
                        Store->getPointerAddressSpace(), Store->getAlign(),
                        Store->getOrdering(), Store->getSyncScopeID(),
                        Store->isVolatile());
  return false;
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

bool castThroughGeneric(Remedy &R) {
  auto *Cast = R.instruction<AddrSpaceCastInst>();
  Span Operation = Cast ? R.Text.operation(*Cast) : Span();
  if (Operation.empty())
    return false;
  // The operand with its type is between the opcode and "to".
  SmallVector<Token, 16> Words = R.Text.words(Operation);
  Span To = findWord(Words, "to");
  if (Words.empty() || To.empty())
    return false;
  StringRef Text = R.Text.text();
  Span Operand = {Words.front().Where.End, To.Begin};
  std::string Type;
  raw_string_ostream OS(Type);
  PointerType *Generic = PointerType::get(Cast->getContext(), 0);
  if (auto *Vector = dyn_cast<VectorType>(Cast->getSrcTy()))
    VectorType::get(Generic, Vector->getElementCount())->print(OS);
  else
    Generic->print(OS);
  std::string Name = newName(*Cast->getFunction(), *Cast, ".generic");
  R.insertBefore(*Cast, "%" + Name + " = addrspacecast " +
                            Text.slice(Operand.Begin, Operand.End).trim() +
                            " to " + Type + R.location(*Cast));
  R.replace(Operand, " " + Type + " %" + Name + " ");
  return true;
}

} // namespace opennvvm::fix
