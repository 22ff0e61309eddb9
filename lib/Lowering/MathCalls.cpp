//===- MathCalls.cpp - llvm.* math as calls of libdevice ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering/MathCalls.h"
#include "Catalog/Approximation.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

namespace {

struct MathFunction {
  Intrinsic::ID ID, Constrained;
  StringLiteral Name;
  StringLiteral Second = ""; ///< The function for the second of two results.
};

constexpr Intrinsic::ID No = Intrinsic::not_intrinsic;

constexpr MathFunction Functions[] = {
    {Intrinsic::sin, Intrinsic::experimental_constrained_sin, "__nv_sin"},
    {Intrinsic::cos, Intrinsic::experimental_constrained_cos, "__nv_cos"},
    {Intrinsic::sincos, No, "__nv_sin", "__nv_cos"},
    {Intrinsic::sincospi, No, "__nv_sinpi", "__nv_cospi"},
    {Intrinsic::tan, Intrinsic::experimental_constrained_tan, "__nv_tan"},
    {Intrinsic::asin, Intrinsic::experimental_constrained_asin, "__nv_asin"},
    {Intrinsic::acos, Intrinsic::experimental_constrained_acos, "__nv_acos"},
    {Intrinsic::atan, Intrinsic::experimental_constrained_atan, "__nv_atan"},
    {Intrinsic::atan2, Intrinsic::experimental_constrained_atan2,
     "__nv_atan2"},
    {Intrinsic::sinh, Intrinsic::experimental_constrained_sinh, "__nv_sinh"},
    {Intrinsic::cosh, Intrinsic::experimental_constrained_cosh, "__nv_cosh"},
    {Intrinsic::tanh, Intrinsic::experimental_constrained_tanh, "__nv_tanh"},
    {Intrinsic::exp, Intrinsic::experimental_constrained_exp, "__nv_exp"},
    {Intrinsic::exp2, Intrinsic::experimental_constrained_exp2, "__nv_exp2"},
    {Intrinsic::exp10, No, "__nv_exp10"},
    {Intrinsic::log, Intrinsic::experimental_constrained_log, "__nv_log"},
    {Intrinsic::log2, Intrinsic::experimental_constrained_log2, "__nv_log2"},
    {Intrinsic::log10, Intrinsic::experimental_constrained_log10,
     "__nv_log10"},
    {Intrinsic::pow, Intrinsic::experimental_constrained_pow, "__nv_pow"},
};

const MathFunction *find(Intrinsic::ID ID) {
  // Internal intrinsics do not belong to LLVM, and neither do gaps in the
  // table.
  if (ID == No)
    return nullptr;
  const MathFunction *F = find_if(Functions, [&](const MathFunction &F) {
    return F.ID == ID || F.Constrained == ID;
  });
  return F == std::end(Functions) ? nullptr : F;
}

class CallWriter {
public:
  CallWriter(Module &M, const SMInfo &SM, bool HasLibrary)
      : M(M), SM(SM), HasLibrary(HasLibrary) {}

  /// \returns whether \p I was replaced.
  bool replace(IntrinsicInst &I, const MathFunction &Math) {
    Type *Ty = I.getArgOperand(0)->getType();
    Type *Element = Ty->getScalarType();
    bool IsKnown = Element->isHalfTy() || Element->isBFloatTy() ||
                   Element->isFloatTy() || Element->isDoubleTy();
    if (!IsKnown || isa<ScalableVectorType>(Ty) ||
        isApproximated(Math.ID, I, SM))
      return false;
    unsigned Arity = count_if(I.args(), [&](const Use &A) {
      return A->getType() == Ty;
    });
    Type *Wide = Element->isDoubleTy() ? Element
                                       : Type::getFloatTy(M.getContext());
    FunctionCallee First = callee(Math.Name, Wide, Arity),
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
  const MathFunction *F = find(ID);
  return F ? StringRef(F->Name) : StringRef();
}

bool lowerMathCalls(Module &M, const SMInfo &SM, bool HasLibrary) {
  CallWriter Writer(M, SM, HasLibrary);
  bool Changed = false;
  for (Function &F : make_early_inc_range(M)) {
    const MathFunction *Math =
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
