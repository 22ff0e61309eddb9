//===- Approximation.cpp - Mathematics that PTX approximates --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Approximation.h"
#include "Catalog/Mnemonic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/Type.h"

using namespace llvm;

namespace opennvvm {

namespace {

/// When the instruction for floats also computes halves.
enum class Halves : uint8_t {
  Always,
  WithFlag, ///< With the flag afn: large arguments lose all their bits.
  Never
};

struct Approximation {
  Intrinsic::ID ID;
  StringLiteral Mnemonic; ///< Its row in catalog/Mnemonics.td has the gate.
  Halves OfHalves;
};

constexpr Approximation Approximations[] = {
    {Intrinsic::sin, "sin.approx.f32", Halves::WithFlag},
    {Intrinsic::cos, "cos.approx.f32", Halves::WithFlag},
    {Intrinsic::sincos, "sin.approx.f32", Halves::WithFlag},
    {Intrinsic::exp, "ex2.approx.f32", Halves::Always},
    {Intrinsic::exp2, "ex2.approx.f32", Halves::Always},
    {Intrinsic::exp10, "ex2.approx.f32", Halves::Always},
    {Intrinsic::log, "lg2.approx.f32", Halves::Always},
    {Intrinsic::log2, "lg2.approx.f32", Halves::Always},
    {Intrinsic::log10, "lg2.approx.f32", Halves::Always},
    {Intrinsic::tanh, "tanh.approx.f32", Halves::Always},
    {Intrinsic::pow, "lg2.approx.f32", Halves::Never},
};

} // namespace

bool isApproximated(Intrinsic::ID ID, const Type &Ty, bool MayApproximate,
                    const SMInfo &SM) {
  const Approximation *A =
      find_if(Approximations, [&](auto &Known) { return Known.ID == ID; });
  if (A == std::end(Approximations) ||
      !gateOfMnemonic(A->Mnemonic).allowsSM(SM))
    return false;
  if (Ty.isFloatTy())
    return MayApproximate;
  if (!Ty.isHalfTy() && !Ty.isBFloatTy())
    return false;
  return A->OfHalves == Halves::Always ||
         (A->OfHalves == Halves::WithFlag && MayApproximate);
}

bool isApproximated(Intrinsic::ID ID, const IntrinsicInst &I,
                    const SMInfo &SM) {
  bool MayApproximate = isa<FPMathOperator>(I) && I.hasApproxFunc();
  return isApproximated(ID, *I.getArgOperand(0)->getType()->getScalarType(),
                        MayApproximate, SM);
}

} // namespace opennvvm
