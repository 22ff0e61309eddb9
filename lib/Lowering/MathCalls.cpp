//===- MathCalls.cpp - llvm.* math as calls of libdevice ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/MathCalls.h"
#include "Catalog/Approximation.h"
#include "Catalog/GenericIntrinsic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

namespace {

/// The row of \p ID, where libdevice has a function that computes it.
const GenericIntrinsic *find(Intrinsic::ID ID) {
  const GenericIntrinsic *Row = lookupGeneric(ID);
  return Row && !Row->Library.empty() ? Row : nullptr;
}

class CallWriter {
public:
  CallWriter(Module &M, const SMInfo &SM, bool HasLibrary)
      : M(M), SM(SM), HasLibrary(HasLibrary) {}

  /// \returns whether \p I was replaced.
  bool replace(IntrinsicInst &I, const GenericIntrinsic &Math) {
    Type *Ty = I.getArgOperand(0)->getType();
    Type *Element = Ty->getScalarType();
    bool IsKnown = Element->isHalfTy() || Element->isBFloatTy() ||
                   Element->isFloatTy() || Element->isDoubleTy();
    if (!IsKnown || isa<ScalableVectorType>(Ty) ||
        isApproximated(Math.Computes, I, SM))
      return false;
    unsigned Arity =
        count_if(I.args(), [&](const Use &A) { return A->getType() == Ty; });
    Type *Wide =
        Element->isDoubleTy() ? Element : Type::getFloatTy(M.getContext());
    FunctionCallee First = callee(Math.Library, Wide, Arity),
                   Second = Math.Second.empty()
                                ? First
                                : callee(Math.Second, Wide, Arity);
    if (!First || !Second)
      return false;
    IRBuilder<> B(&I);
    Value *Result = lanes(B, First, I, Arity);
    if (!Math.Second.empty()) {
      Value *Pair = PoisonValue::get(I.getType());
      Pair = B.CreateInsertValue(Pair, Result, 0);
      Result = B.CreateInsertValue(Pair, lanes(B, Second, I, Arity), 1);
    }
    I.replaceAllUsesWith(Result);
    I.eraseFromParent();
    return true;
  }

private:
  /// The function for \p Arity numbers of type \p Ty; null if it is not
  /// available.
  FunctionCallee callee(StringRef Name, Type *Ty, unsigned Arity) {
    SmallString<32> Full(Name);
    if (Ty->isFloatTy())
      Full += 'f';
    auto *FT = FunctionType::get(Ty, SmallVector<Type *, 2>(Arity, Ty), false);
    GlobalValue *Known = M.getNamedValue(Full);
    if (!Known)
      return HasLibrary ? M.getOrInsertFunction(Full, FT) : FunctionCallee();
    auto *F = dyn_cast<Function>(Known);
    return F && F->getFunctionType() == FT ? F : FunctionCallee();
  }

  static Value *lanes(IRBuilder<> &B, FunctionCallee Callee, IntrinsicInst &I,
                      unsigned Arity) {
    Type *Ty = I.getArgOperand(0)->getType();
    Type *Wide = Callee.getFunctionType()->getReturnType();
    auto *VT = dyn_cast<FixedVectorType>(Ty);
    Value *Result = VT ? PoisonValue::get(VT) : nullptr;
    for (unsigned L = 0; L != (VT ? VT->getNumElements() : 1); ++L) {
      SmallVector<Value *, 2> Args;
      for (unsigned N = 0; N != Arity; ++N) {
        Value *A = I.getArgOperand(N);
        Args.push_back(
            B.CreateFPExt(VT ? B.CreateExtractElement(A, L) : A, Wide));
      }
      Value *Lane =
          B.CreateFPTrunc(B.CreateCall(Callee, Args), Ty->getScalarType());
      if (!VT)
        return Lane;
      Result = B.CreateInsertElement(Result, Lane, L);
    }
    return Result;
  }

  Module &M;
  const SMInfo &SM;
  bool HasLibrary;
};

} // namespace

StringRef libdeviceName(Intrinsic::ID ID) {
  const GenericIntrinsic *F = find(ID);
  return F ? StringRef(F->Library) : StringRef();
}

bool lowerMathCalls(Module &M, const SMInfo &SM, bool HasLibrary) {
  CallWriter Writer(M, SM, HasLibrary);
  bool Changed = false;
  for (Function &F : make_early_inc_range(M)) {
    const GenericIntrinsic *Math =
        F.isIntrinsic() ? find(F.getIntrinsicID()) : nullptr;
    if (!Math)
      continue;
    for (User *U : make_early_inc_range(F.users()))
      if (auto *I = dyn_cast<IntrinsicInst>(U))
        Changed |= Writer.replace(*I, *Math);
  }
  return Changed;
}

} // namespace opennvvm
