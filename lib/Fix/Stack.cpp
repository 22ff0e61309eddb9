//===- Stack.cpp - Stack memory in the address space of the contract ------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Variables on the stack have generic pointers, and the stack itself has a
// local one. Both are addresses of the same memory, so a cast gives whoever
// uses the pointer the one that was there before.
//
//===----------------------------------------------------------------------===//

#include "Remedy.h"
#include "opennvvm/Target/Target.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

static constexpr StringLiteral LocalPointer = "ptr addrspace(5)";

/// "addrspace(5)" of an alloca with the comma before it; empty if the text does
/// not have it.
static Span spaceOf(const ModuleText &Text, Span Alloca) {
  IRLexer L = Text.lexer(Alloca);
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    if (T.opens())
      L.skipGroup();
    else if (T.is(',') && L.peek().Text == "addrspace") {
      L.next();
      return L.next().is('(') ? Span{T.Where.Begin, L.skipGroup()} : Span();
    }
  }
  return {};
}

/// Makes the marks of the lifetime of \p Alloca, which only apply to variables
/// themselves, about the new one, \p Name.
static bool moveLifetimes(Remedy &R, const AllocaInst &Alloca, StringRef Name) {
  for (const User *U : Alloca.users()) {
    auto *Mark = dyn_cast<LifetimeIntrinsic>(U);
    if (!Mark)
      continue;
    std::optional<CallText> Parts = R.Text.call(*Mark);
    // Older text also has the size.
    if (!Parts || Parts->Arguments.size() != 1)
      return false;
    StringRef Generic = Mark->getIntrinsicID() == Intrinsic::lifetime_start
                            ? "llvm.lifetime.start.p0"
                            : "llvm.lifetime.end.p0";
    R.replace(Parts->Callee, "@" + Generic);
    R.replace(Parts->Arguments[0], "ptr %" + Name);
    R.declare(Generic, "declare void @" + Generic + "(ptr)");
  }
  return true;
}

bool allocateGeneric(Remedy &R) {
  auto *Alloca = R.instruction<AllocaInst>();
  if (!Alloca || Alloca->getAddressSpace() != AddressSpace::Local)
    return false;
  Span Operation = R.Text.operation(*Alloca);
  Span Space = Operation.empty() ? Span() : spaceOf(R.Text, Operation);
  if (Space.empty())
    return false;
  std::string Name = newName(*Alloca->getFunction(), *Alloca, ".generic");
  R.insertBefore(*Alloca, "%" + Name + " = " +
                              R.Text.text({Operation.Begin, Space.Begin}) +
                              R.Text.text({Space.End, Operation.End}));
  R.replace(Operation, "addrspacecast ptr %" + Name + " to " + LocalPointer +
                           R.location(*Alloca));
  return moveLifetimes(R, *Alloca, Name);
}

/// The form of intrinsic \p Callee for local pointers.
static std::string localForm(StringRef Callee) {
  Callee.consume_back(".p0");
  return (Callee + ".p5").str();
}

bool stackInLocal(Remedy &R) {
  auto *Call = R.instruction<CallInst>();
  const Function *F = Call ? Call->getCalledFunction() : nullptr;
  std::optional<CallText> Parts =
      F ? R.Text.call(*Call) : std::optional<CallText>();
  if (!Parts)
    return false;
  auto IsGeneric = [](const Type *T) {
    return T->isPointerTy() &&
           T->getPointerAddressSpace() == AddressSpace::Generic;
  };
  std::string Name = localForm(F->getName());
  std::string Pointer = newName(*Call->getFunction(), *Call, ".local");
  if (Call->arg_empty() && IsGeneric(Call->getType())) {
    R.insertBefore(*Call, "%" + Pointer + " = call " + LocalPointer + " @" +
                              Name + "()" + R.location(*Call));
    R.replace(R.Text.operation(*Call), "addrspacecast " + LocalPointer + " %" +
                                           Pointer + " to ptr" +
                                           R.location(*Call));
    R.declare(Name, "declare " + LocalPointer + " @" + Name + "()");
    return true;
  }
  if (Call->arg_size() != 1 || !IsGeneric(Call->getArgOperand(0)->getType()))
    return false;
  SmallVector<Token, 16> Words = R.Text.words(Parts->Arguments[0]);
  if (Words.size() != 2)
    return false; // Attributes, or a constant expression.
  R.insertBefore(*Call, "%" + Pointer + " = addrspacecast ptr " +
                            Words.back().Text + " to " + LocalPointer +
                            R.location(*Call));
  R.replace(Parts->Callee, "@" + Name);
  R.replace(Parts->Arguments[0], LocalPointer + " %" + Pointer);
  R.declare(Name, "declare void @" + Name + "(" + LocalPointer + ")");
  return true;
}

} // namespace opennvvm::fix
