//===- ParamLayout.cpp - Parameters as .param variables -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ParamLayout.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

bool hasParam(Type *Ty, const DataLayout &DL) {
  return Ty->isSized() && !DL.getTypeAllocSize(Ty).isZero();
}

static ParamLayout arrayLayout(Type *Ty, const DataLayout &DL, MaybeAlign A) {
  ParamLayout L;
  L.IsArray = true;
  L.Size = DL.getTypeAllocSize(Ty).getKnownMinValue();
  L.Alignment = std::max(DL.getABITypeAlign(Ty), A.valueOrOne());
  return L;
}

/// ".u8" … ".f64" by size; kernels and functions differ below 32 bits and in
/// the letter.
static ParamLayout scalarLayout(Type *Ty, const DataLayout &DL, bool IsKernel) {
  ParamLayout L;
  uint64_t Bits = DL.getTypeSizeInBits(Ty);
  bool Is64 = Bits > 32;
  L.Size = Is64 ? 8 : 4;
  if (!IsKernel)
    L.ScalarType = Is64 ? StringLiteral(".b64") : StringLiteral(".b32");
  else if (Ty->isFloatingPointTy())
    L.ScalarType = Is64 ? StringLiteral(".f64") : StringLiteral(".f32");
  else if (Bits <= 8) {
    L.Size = 1;
    L.ScalarType = ".u8";
  } else if (Bits <= 16) {
    L.Size = 2;
    L.ScalarType = ".u16";
  } else
    L.ScalarType = Is64 ? StringLiteral(".u64") : StringLiteral(".u32");
  L.Alignment = Align(L.Size);
  return L;
}

static ParamLayout layout(Type *Ty, Type *ByVal, MaybeAlign A,
                          const DataLayout &DL, bool IsKernel) {
  if (ByVal)
    return arrayLayout(ByVal, DL, A);
  bool Scalar = Ty->isPointerTy() || Ty->isFloatTy() || Ty->isDoubleTy() ||
                (Ty->isIntegerTy() && Ty->getIntegerBitWidth() <= 64);
  if (Scalar)
    return scalarLayout(Ty, DL, IsKernel);
  // Vectors of more than 128 bytes have a larger alignment than ptxas allows.
  // The address of a value is never taken.
  ParamLayout L = arrayLayout(Ty, DL, {});
  L.Alignment = std::min(L.Alignment, MaxParamAlignment);
  return L;
}

ParamLayout layoutParam(const Argument &A, const DataLayout &DL,
                        bool IsKernel) {
  return layout(A.getType(), A.getParamByValType(), A.getParamAlign(), DL,
                IsKernel);
}

ParamLayout layoutReturn(const Function &F, const DataLayout &DL) {
  return layout(F.getReturnType(), nullptr, {}, DL, false);
}

/// The function that \p Call certainly calls, whose header is decisive.
static const Function *calleeOf(const CallBase &Call) {
  auto *F = dyn_cast<Function>(Call.getCalledOperand()->stripPointerCasts());
  return F && F->getFunctionType() == Call.getFunctionType() ? F : nullptr;
}

ParamLayout layoutArgument(const CallBase &Call, unsigned Index,
                           const DataLayout &DL) {
  if (const Function *F = calleeOf(Call); F && Index < F->arg_size())
    return layoutParam(*F->getArg(Index), DL, false);
  Type *ByVal =
      Call.isByValArgument(Index) ? Call.getParamByValType(Index) : nullptr;
  return layout(Call.getArgOperand(Index)->getType(), ByVal,
                Call.getParamAlign(Index), DL, false);
}

ParamLayout layoutReturn(const CallBase &Call, const DataLayout &DL) {
  return layout(Call.getType(), nullptr, {}, DL, false);
}

} // namespace opennvvm::ptx
