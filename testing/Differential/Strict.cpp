//===- Strict.cpp - Random constrained floating point ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::differential {

/// With the rounding that both machines have, and without exceptions.
void Builder::strictOperation() {
  static constexpr Intrinsic::ID Two[] = {
      Intrinsic::experimental_constrained_fadd,
      Intrinsic::experimental_constrained_fsub,
      Intrinsic::experimental_constrained_fmul,
      Intrinsic::experimental_constrained_fdiv};
  static constexpr Intrinsic::ID Three[] = {
      Intrinsic::experimental_constrained_fma,
      Intrinsic::experimental_constrained_fmuladd};
  static constexpr Intrinsic::ID One[] = {
      Intrinsic::experimental_constrained_sqrt,
      Intrinsic::experimental_constrained_rint,
      Intrinsic::experimental_constrained_nearbyint};
  static constexpr Intrinsic::ID Fixed[] = {
      Intrinsic::experimental_constrained_ceil,
      Intrinsic::experimental_constrained_floor,
      Intrinsic::experimental_constrained_trunc,
      Intrinsic::experimental_constrained_round,
      Intrinsic::experimental_constrained_roundeven};
  auto Word = [&](StringRef Name) -> Value * {
    return MetadataAsValue::get(Context, MDString::get(Context, Name));
  };
  Type *T = Flush || C.chance(50) ? B.getFloatTy() : B.getDoubleTy();
  if (C.chance(20))
    T = vectorOf(T);
  Value *Rounding = Word("round.tonearest"), *Ignore = Word("fpexcept.ignore");
  SmallVector<Value *, 5> Args = {get(T)};
  Intrinsic::ID ID;
  switch (C.below(4)) {
  case 0:
    ID = C.pick(ArrayRef(Two));
    Args.append({get(T), Rounding});
    break;
  case 1:
    ID = C.pick(ArrayRef(One));
    Args.push_back(Rounding);
    break;
  case 2:
    ID = C.pick(ArrayRef(Three));
    Args.append({get(T), get(T), Rounding});
    break;
  default:
    ID = C.pick(ArrayRef(Fixed));
  }
  Args.push_back(Ignore);
  keep(B.CreateIntrinsic(ID, {T}, Args));
}

void Builder::strictConversion() {
  auto Word = [&](StringRef Name) -> Value * {
    return MetadataAsValue::get(Context, MDString::get(Context, Name));
  };
  Value *Rounding = Word("round.tonearest"), *Ignore = Word("fpexcept.ignore");
  Type *T = Flush || C.chance(50) ? B.getFloatTy() : B.getDoubleTy();
  if (C.chance(50)) {
    Type *From = B.getIntNTy(32u << C.below(2));
    Intrinsic::ID ID = C.chance(50)
                           ? Intrinsic::experimental_constrained_sitofp
                           : Intrinsic::experimental_constrained_uitofp;
    return keep(
        B.CreateIntrinsic(ID, {T, From}, {get(From), Rounding, Ignore}));
  }
  static constexpr const char *Predicates[] = {
      "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
      "uno", "ueq", "ugt", "uge", "ult", "ule", "une"};
  Intrinsic::ID ID = C.chance(50) ? Intrinsic::experimental_constrained_fcmp
                                  : Intrinsic::experimental_constrained_fcmps;
  keep(B.CreateIntrinsic(
      ID, {T}, {get(T), get(T), Word(C.pick(ArrayRef(Predicates))), Ignore}));
}

} // namespace opennvvm::differential
