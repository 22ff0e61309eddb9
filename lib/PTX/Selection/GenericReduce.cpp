//===- GenericReduce.cpp - llvm.vector.reduce. ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lane by lane in order: fadd and fmul without reassoc require this, and for
// the others any order is correct.
//
//===----------------------------------------------------------------------===//

#include "FloatMath.h"
#include "Generic.h"
#include "Half.h"
#include "Lanes.h"
#include "llvm/ADT/SmallString.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

struct Reduction {
  Intrinsic::ID ID;
  Opcode Name;
  char Letter;
  Extend Ext;
  Opcode OnPredicates; ///< Its form on i1.
};

constexpr Reduction Reductions[] = {
    {Intrinsic::vector_reduce_add,
     Inst::Add,
     's',
     Extend::None,
     {Inst::Xor, Mod::Pred}},
    {Intrinsic::vector_reduce_mul,
     {Inst::Mul, Mod::Lo},
     's',
     Extend::None,
     {Inst::And, Mod::Pred}},
    {Intrinsic::vector_reduce_and,
     Inst::And,
     'b',
     Extend::None,
     {Inst::And, Mod::Pred}},
    {Intrinsic::vector_reduce_or,
     Inst::Or,
     'b',
     Extend::None,
     {Inst::Or, Mod::Pred}},
    {Intrinsic::vector_reduce_xor,
     Inst::Xor,
     'b',
     Extend::None,
     {Inst::Xor, Mod::Pred}},
    {Intrinsic::vector_reduce_smax,
     Inst::Max,
     's',
     Extend::Sign,
     {Inst::And, Mod::Pred}},
    {Intrinsic::vector_reduce_smin,
     Inst::Min,
     's',
     Extend::Sign,
     {Inst::Or, Mod::Pred}},
    {Intrinsic::vector_reduce_umax,
     Inst::Max,
     'u',
     Extend::Zero,
     {Inst::Or, Mod::Pred}},
    {Intrinsic::vector_reduce_umin,
     Inst::Min,
     'u',
     Extend::Zero,
     {Inst::And, Mod::Pred}},
};

} // namespace

bool printIntegerReduction(FunctionEmitter &E, const IntrinsicInst &I) {
  const Reduction *R = nullptr;
  for (const Reduction &Known : Reductions)
    if (Known.ID == I.getIntrinsicID())
      R = &Known;
  const Value *V = I.getArgOperand(0);
  unsigned Bits = V->getType()->getScalarSizeInBits();
  if (!R || Bits > 64)
    return false;
  unsigned N = laneCount(V->getType());
  Opcode Name = Bits == 1
                    ? R->OnPredicates
                    : Opcode(R->Name, typeMod(R->Letter, registerBits(Bits)));
  auto Lane = [&](unsigned L) {
    return Bits == 1 ? Op(laneReg(E, V, L)) : laneInt(E, V, L, R->Ext);
  };
  Op Sum = Lane(0);
  if (N == 1)
    E.Out.copy(E.Values.def(&I), Sum);
  for (unsigned L = 1; L < N; ++L) {
    Reg To = L + 1 == N ? E.Values.def(&I)
                        : E.Regs.temp(E.Values.def(&I).regClass());
    E.Out.emit(Name, To, Sum, Lane(L));
    Sum = To;
  }
  return true;
}

/// Reduces the lanes of float, half or bfloat \p V with \p Step. Halves are
/// converted to f32 and back for each step, so that every step rounds.
template <typename StepFn>
static void foldFloats(FunctionEmitter &E, const IntrinsicInst &I, Op Start,
                       unsigned From, const Value *V, StepFn Step) {
  Type *Element = I.getType();
  bool Half = Element->isHalfTy() || Element->isBFloatTy();
  bool IsBFloat = Element->isBFloatTy();
  unsigned N = laneCount(V->getType());
  Op Sum = Start;
  for (unsigned L = From; L < N; ++L) {
    Reg To = L + 1 == N ? E.Values.def(&I)
                        : E.Regs.temp(E.Values.def(&I).regClass());
    if (Half) {
      Reg Wide = E.Regs.temp(RegClass::F32);
      Reg Left = halfToFloat(E, Sum, IsBFloat);
      Step(Wide, Left, laneFloat(E, V, L));
      floatToHalf(E, To, Wide, IsBFloat);
    } else {
      Step(To, Sum, laneUse(E, V, L));
    }
    Sum = To;
  }
  if (From >= N)
    E.Out.copy(E.Values.def(&I), Sum);
}

static bool printFold(FunctionEmitter &E, const IntrinsicInst &I, bool IsMul) {
  bool Flush = E.flushesF32() && I.getType()->isFloatTy();
  Opcode Name = {IsMul ? Inst::Mul : Inst::Add, Mod::Rn,
                 Flush ? Mod::Ftz : Mod::None,
                 I.getType()->isDoubleTy() ? Mod::F64 : Mod::F32};
  foldFloats(E, I, laneUse(E, I.getArgOperand(0), 0), 0, I.getArgOperand(1),
             [&](Reg To, Op A, Op B) { E.Out.emit(Name, To, A, B); });
  return true;
}

bool printSumReduction(FunctionEmitter &E, const IntrinsicInst &I) {
  return printFold(E, I, /*IsMul=*/false);
}

bool printProductReduction(FunctionEmitter &E, const IntrinsicInst &I) {
  return printFold(E, I, /*IsMul=*/true);
}

static bool printMinMaxReduction(FunctionEmitter &E, const IntrinsicInst &I,
                                 MinMax Kind) {
  const Value *V = I.getArgOperand(0);
  bool Flush = E.flushesF32() && I.getType()->isFloatTy();
  foldFloats(E, I, laneReg(E, V, 0), 1, V,
             [&](Reg To, Op A, Op B) { emitMinMax(E, Kind, To, A, B, Flush); });
  return true;
}

bool printMinNumReduction(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMaxReduction(E, I, MinMax::MinNum);
}

bool printMaxNumReduction(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMaxReduction(E, I, MinMax::MaxNum);
}

bool printMinimumReduction(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMaxReduction(E, I, MinMax::Minimum);
}

bool printMaximumReduction(FunctionEmitter &E, const IntrinsicInst &I) {
  return printMinMaxReduction(E, I, MinMax::Maximum);
}

} // namespace opennvvm::ptx
