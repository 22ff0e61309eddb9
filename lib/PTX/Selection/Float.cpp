//===- Float.cpp - Floating-point arithmetic ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operation without the contract flag is printed with its rounding
// (add.rn.f32), because ptxas fuses a plain mul and add. With the flag it is
// printed without, and a product that is only used by an addition becomes one
// fma.
//
//===----------------------------------------------------------------------===//

#include "Float.h"
#include "FloatMath.h"
#include "FloatPairs.h"
#include "Half.h"
#include "Idioms.h"
#include "Lanes.h"
#include "MixedPrecision.h"
#include "PTX/Module/ContextLock.h"
#include "PTX/Values/Fusion.h"
#include "Printers.h"
#include "Target/Accuracy.h"
#include "Unsupported.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

namespace {

/// The type of one part of a 16-bit float value: packed or not.
Mod halfType(const Part &P) {
  if (P.Class == RegClass::H32)
    return P.IsBFloat ? Mod::Bf16x2 : Mod::F16x2;
  return P.IsBFloat ? Mod::Bf16 : Mod::F16;
}

/// Prints one instruction for each register of 16-bit float value \p I.
void emitHalfParts(FunctionEmitter &E, const Instruction &I, Opcode Name,
                   ArrayRef<const Value *> Operands) {
  const TypeParts &Ps = E.parts(I.getType());
  for (unsigned P = 0; P != Ps.size(); ++P) {
    SmallVector<Op, 4> List = {E.Values.def(&I, P)};
    for (const Value *V : Operands)
      List.push_back(E.Values.useReg(V, P));
    E.Out.emitList({Name, halfType(Ps[P])}, List);
  }
}

/// A register as wide as \p P with \p Bits in each lane.
Reg splatHalf(FunctionEmitter &E, const Part &P, uint16_t Bits) {
  Reg R = E.Regs.temp(P.Class);
  if (P.Class == RegClass::H32)
    E.Out.emit({Inst::Mov, Mod::B32}, R, Op::imm(int64_t(Bits) << 16 | Bits));
  else
    E.Out.emit({Inst::Mov, Mod::B16}, R, Op::half(Bits));
  return R;
}

/// Part \p P of 16-bit float \p V with its signs flipped.
Reg negateHalf(FunctionEmitter &E, Reg To, Reg From) {
  if (From.width() == 32)
    E.Out.emit({Inst::Xor, Mod::B32}, To, From, Op::imm(0x80008000));
  else
    E.Out.emit({Inst::Xor, Mod::B16}, To, From, Op::imm(-32768));
  return To;
}

} // namespace

//===----------------------------------------------------------------------===//
// fma
//===----------------------------------------------------------------------===//

namespace {

/// Which operands of a fused operation are negated.
struct Signs {
  bool Product = false, Addend = false;
};

Op negated(FunctionEmitter &E, Op O, bool IsDouble) {
  Reg R = E.Regs.temp(IsDouble ? RegClass::F64 : RegClass::F32);
  E.Out.emit({Inst::Neg, IsDouble ? Mod::F64 : Mod::F32}, R, O);
  return R;
}

/// X · Y + Z rounded to odd: if the sum is inexact, the one of its two
/// neighbors whose last bit is set, so that a further rounding to fewer bits is
/// correct.
void fmaToOdd(FunctionEmitter &E, Reg To, Op X, Op Y, Op Z) {
  Reg Below = E.Regs.temp(RegClass::F64), Above = E.Regs.temp(RegClass::F64),
      Bits = E.Regs.temp(RegClass::B64), Last = E.Regs.temp(RegClass::B64),
      IsOdd = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Inst::Fma, Mod::Rm, Mod::F64}, Below, X, Y, Z);
  E.Out.emit({Inst::Fma, Mod::Rp, Mod::F64}, Above, X, Y, Z);
  E.Out.emit({Inst::Mov, Mod::B64}, Bits, Below);
  E.Out.emit({Inst::And, Mod::B64}, Last, Bits, Op::imm(1));
  E.Out.emit({Inst::Setp, Mod::Ne, Mod::B64}, IsOdd, Last, Op::imm(0));
  E.Out.emit({Inst::Selp, Mod::F64}, To, Below, Above, IsOdd);
}

void emitHalfFma(FunctionEmitter &E, const Instruction &I, const Value *A,
                 const Value *B, const Value *C, Signs S) {
  if (!hasHalfFma(E, I.getType()->getScalarType()))
    return throughDouble(E, I, {A, B, C}, [&](Reg To, ArrayRef<Reg> In) {
      Op X = S.Product ? negated(E, In[0], true) : Op(In[0]);
      Op Z = S.Addend ? negated(E, In[2], true) : Op(In[2]);
      fmaToOdd(E, To, X, In[1], Z);
    });
  const TypeParts &Ps = E.parts(I.getType());
  for (unsigned P = 0; P != Ps.size(); ++P) {
    Reg X = E.Values.useReg(A, P), Z = E.Values.useReg(C, P);
    if (S.Product)
      X = negateHalf(E, E.Regs.temp(Ps[P].Class), X);
    if (S.Addend)
      Z = negateHalf(E, E.Regs.temp(Ps[P].Class), Z);
    E.Out.emit({Inst::Fma, Mod::Rn, halfType(Ps[P])},
               {E.Values.def(&I, P), X, E.Values.useReg(B, P), Z});
  }
}

void emitSignedFma(FunctionEmitter &E, const Instruction &I, const Value *A,
                   const Value *B, const Value *C, Signs S) {
  if (isHalfKind(I.getType()))
    return emitHalfFma(E, I, A, B, C, S);
  if (emitMixedFma(E, I, C, S.Addend))
    return;
  bool IsDouble = I.getType()->getScalarType()->isDoubleTy();
  Opcode Name = IsDouble ? Opcode{Inst::Fma, Mod::Rn, Mod::F64}
                : E.flushesF32()
                    ? Opcode{Inst::Fma, Mod::Rn, Mod::Ftz, Mod::F32}
                    : Opcode{Inst::Fma, Mod::Rn, Mod::F32};
  if (hasFloatPairs(E, I.getType()))
    return emitFloatPairs(E, I,
                          E.flushesF32()
                              ? Opcode{Inst::Fma, Mod::Rn, Mod::Ftz, Mod::F32x2}
                              : Opcode{Inst::Fma, Mod::Rn, Mod::F32x2},
                          Name, {{A, S.Product}, {B}, {C, S.Addend}});
  bool IsReversed = E.isOptimized() && E.Order.isReversed(I, C);
  LaneResults Result(E, I);
  for (unsigned N = Result.count(), Next = 0; Next != N; ++Next) {
    unsigned L = IsReversed ? N - 1 - Next : Next;
    Op X = laneUse(E, A, L), Z = laneUse(E, C, L);
    if (S.Product)
      X = negated(E, X, IsDouble);
    if (S.Addend)
      Z = negated(E, Z, IsDouble);
    E.Out.emit(Name, {Result.at(L), X, laneUse(E, B, L), Z});
  }
  Result.finish();
}

/// Prints addition \p I with the product it folds; \returns false if there is
/// none.
bool emitContracted(FunctionEmitter &E, const Instruction &I) {
  unsigned Index;
  const BinaryOperator *Mul = foldedProduct(I, Index);
  if (!Mul)
    return false;
  bool IsSub = I.getOpcode() == Instruction::FSub;
  Signs S;
  S.Product = IsSub && Index == 1;
  S.Addend = IsSub && Index == 0;
  emitSignedFma(E, I, Mul->getOperand(0), Mul->getOperand(1),
                I.getOperand(1 - Index), S);
  return true;
}

} // namespace

void emitFma(FunctionEmitter &E, const Instruction &I, const Value *A,
             const Value *B, const Value *C) {
  emitSignedFma(E, I, A, B, C, {});
}

//===----------------------------------------------------------------------===//
// add, sub, mul
//===----------------------------------------------------------------------===//

namespace {

/// The spellings of one operation. Index 0 has the rounding; 1 lets ptxas fuse.
struct Spelling {
  Opcode F32[2], FlushedF32[2], F64[2], Half[2], Pair[2], FlushedPair[2];
};

constexpr Spelling Add = {
    {{Inst::Add, Mod::Rn, Mod::F32}, {Inst::Add, Mod::F32}},
    {{Inst::Add, Mod::Rn, Mod::Ftz, Mod::F32}, {Inst::Add, Mod::Ftz, Mod::F32}},
    {{Inst::Add, Mod::Rn, Mod::F64}, {Inst::Add, Mod::F64}},
    {{Inst::Add, Mod::Rn}, Inst::Add},
    {{Inst::Add, Mod::Rn, Mod::F32x2}, {Inst::Add, Mod::F32x2}},
    {{Inst::Add, Mod::Rn, Mod::Ftz, Mod::F32x2},
     {Inst::Add, Mod::Ftz, Mod::F32x2}}};
constexpr Spelling Sub = {
    {{Inst::Sub, Mod::Rn, Mod::F32}, {Inst::Sub, Mod::F32}},
    {{Inst::Sub, Mod::Rn, Mod::Ftz, Mod::F32}, {Inst::Sub, Mod::Ftz, Mod::F32}},
    {{Inst::Sub, Mod::Rn, Mod::F64}, {Inst::Sub, Mod::F64}},
    {{Inst::Sub, Mod::Rn}, Inst::Sub},
    {{Inst::Sub, Mod::Rn, Mod::F32x2}, {Inst::Sub, Mod::F32x2}},
    {{Inst::Sub, Mod::Rn, Mod::Ftz, Mod::F32x2},
     {Inst::Sub, Mod::Ftz, Mod::F32x2}}};
constexpr Spelling Mul = {
    {{Inst::Mul, Mod::Rn, Mod::F32}, {Inst::Mul, Mod::F32}},
    {{Inst::Mul, Mod::Rn, Mod::Ftz, Mod::F32}, {Inst::Mul, Mod::Ftz, Mod::F32}},
    {{Inst::Mul, Mod::Rn, Mod::F64}, {Inst::Mul, Mod::F64}},
    {{Inst::Mul, Mod::Rn}, Inst::Mul},
    {{Inst::Mul, Mod::Rn, Mod::F32x2}, {Inst::Mul, Mod::F32x2}},
    {{Inst::Mul, Mod::Rn, Mod::Ftz, Mod::F32x2},
     {Inst::Mul, Mod::Ftz, Mod::F32x2}}};

const Spelling &spellingOf(unsigned Opcode) {
  return Opcode == Instruction::FAdd   ? Add
         : Opcode == Instruction::FSub ? Sub
                                       : Mul;
}

/// add, sub and mul of bfloat where only fma exists: a·1+b, b·-1+a, a·b+-0.
void emitBFloatByFma(FunctionEmitter &E, const Instruction &I) {
  constexpr uint16_t One = 0x3F80, MinusOne = 0xBF80, MinusZero = 0x8000;
  const TypeParts &Ps = E.parts(I.getType());
  for (unsigned P = 0; P != Ps.size(); ++P) {
    Reg A = E.Values.useReg(I.getOperand(0), P),
        B = E.Values.useReg(I.getOperand(1), P);
    Reg To = E.Values.def(&I, P);
    Mod Type = halfType(Ps[P]);
    if (I.getOpcode() == Instruction::FAdd)
      E.Out.emit({Inst::Fma, Mod::Rn, Type}, To, A, splatHalf(E, Ps[P], One),
                 B);
    else if (I.getOpcode() == Instruction::FSub)
      E.Out.emit({Inst::Fma, Mod::Rn, Type}, To, B,
                 splatHalf(E, Ps[P], MinusOne), A);
    else
      E.Out.emit({Inst::Fma, Mod::Rn, Type}, To, A, B,
                 splatHalf(E, Ps[P], MinusZero));
  }
}

void emitHalfArithmetic(FunctionEmitter &E, const Instruction &I,
                        const Spelling &S, bool Bare) {
  Type *Element = I.getType()->getScalarType();
  const Value *Operands[] = {I.getOperand(0), I.getOperand(1)};
  if (hasHalfArithmetic(E, Element))
    return emitHalfParts(E, I, S.Half[Bare], Operands);
  if (Element->isBFloatTy() && hasHalfFma(E, Element))
    return emitBFloatByFma(E, I);
  throughFloat(E, I, Operands, [&](Reg To, ArrayRef<Reg> In) {
    E.Out.emit(S.F32[0], To, In[0], In[1]);
  });
}

void emitArithmetic(FunctionEmitter &E, const Instruction &I) {
  if (emitContracted(E, I) || emitMixedSum(E, I))
    return;
  const Spelling &S = spellingOf(I.getOpcode());
  bool Bare = I.hasAllowContract();
  if (isHalfKind(I.getType()))
    return emitHalfArithmetic(E, I, S, Bare);
  Opcode Name = I.getType()->getScalarType()->isDoubleTy() ? S.F64[Bare]
                : E.flushesF32()                           ? S.FlushedF32[Bare]
                                                           : S.F32[Bare];
  if (hasFloatPairs(E, I.getType()))
    return emitFloatPairs(E, I,
                          E.flushesF32() ? S.FlushedPair[Bare] : S.Pair[Bare],
                          Name, {{I.getOperand(0)}, {I.getOperand(1)}});
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L)
    E.Out.emit(Name, {Result.at(L), laneUse(E, I.getOperand(0), L),
                      laneUse(E, I.getOperand(1), L)});
  Result.finish();
}

} // namespace

//===----------------------------------------------------------------------===//
// div, neg
//===----------------------------------------------------------------------===//

namespace {

enum class Division : uint8_t { Exact, Full, Approx };

/// The required accuracy of f32 division \p I.
Division divisionOf(const Instruction &I) {
  if (I.hasApproxFunc())
    return Division::Approx;
  if (I.hasAllowReciprocal() || isApproximate(I))
    return Division::Full;
  return Division::Exact;
}

bool isOne(FunctionEmitter &E, const Value *V, unsigned Lane) {
  auto *C = dyn_cast<Constant>(V);
  if (C && C->getType()->isVectorTy())
    C = E.Ctx.Constants.element(C, Lane);
  auto *F = dyn_cast_or_null<ConstantFP>(C);
  return F && F->isExactlyValue(1.0);
}

void emitF32Division(FunctionEmitter &E, Division How, Reg To, Op A, Op B,
                     bool IsReciprocal, bool Flush) {
  // Rows: exact, full, approximate; columns: as it is, denormals flushed.
  static constexpr Opcode Divide[3][2] = {
      {{Inst::Div, Mod::Rn, Mod::F32},
       {Inst::Div, Mod::Rn, Mod::Ftz, Mod::F32}},
      {{Inst::Div, Mod::Full, Mod::F32},
       {Inst::Div, Mod::Full, Mod::Ftz, Mod::F32}},
      {{Inst::Div, Mod::Approx, Mod::F32},
       {Inst::Div, Mod::Approx, Mod::Ftz, Mod::F32}}};
  // rcp.approx is as accurate as div.full must be.
  static constexpr Opcode Reciprocal[3][2] = {
      {{Inst::Rcp, Mod::Rn, Mod::F32},
       {Inst::Rcp, Mod::Rn, Mod::Ftz, Mod::F32}},
      {{Inst::Rcp, Mod::Approx, Mod::F32},
       {Inst::Rcp, Mod::Approx, Mod::Ftz, Mod::F32}},
      {{Inst::Rcp, Mod::Approx, Mod::F32},
       {Inst::Rcp, Mod::Approx, Mod::Ftz, Mod::F32}}};
  if (IsReciprocal)
    return E.Out.emit(Reciprocal[unsigned(How)][Flush], To, B);
  E.Out.emit(Divide[unsigned(How)][Flush], To, A, B);
}

void emitDivision(FunctionEmitter &E, const Instruction &I) {
  if (emitReciprocalRoot(E, I))
    return;
  const Value *A = I.getOperand(0), *B = I.getOperand(1);
  if (isHalfKind(I.getType()))
    return throughFloat(E, I, {A, B}, [&](Reg To, ArrayRef<Reg> In) {
      emitF32Division(E, divisionOf(I), To, In[0], In[1], false, false);
    });
  bool IsDouble = I.getType()->getScalarType()->isDoubleTy();
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L) {
    Reg To = Result.at(L);
    if (IsDouble && isOne(E, A, L)) {
      E.Out.emit({Inst::Rcp, Mod::Rn, Mod::F64}, To, laneUse(E, B, L));
      continue;
    }
    Op X = laneUse(E, A, L), Y = laneUse(E, B, L);
    if (IsDouble)
      E.Out.emit({Inst::Div, Mod::Rn, Mod::F64}, To, X, Y);
    else
      emitF32Division(E, divisionOf(I), To, X, Y, isOne(E, A, L),
                      E.flushesF32());
  }
  Result.finish();
}

void emitNegation(FunctionEmitter &E, const Instruction &I) {
  const Value *V = I.getOperand(0);
  if (isHalfKind(I.getType())) {
    // ptxas folds neg into its user, but not an xor of the sign bit.
    bool IsBFloat = I.getType()->getScalarType()->isBFloatTy();
    if (mayUseFreely(E.Ctx.T, IsBFloat ? Feature::BFloatNegation
                                       : Feature::HalfNegation))
      return emitHalfParts(E, I, Inst::Neg, V);
    const TypeParts &Ps = E.parts(I.getType());
    for (unsigned P = 0; P != Ps.size(); ++P) {
      Reg To = E.Values.def(&I, P);
      negateHalf(E, To, E.Values.useReg(V, P));
    }
    return;
  }
  bool IsDouble = I.getType()->getScalarType()->isDoubleTy();
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); ++L)
    if (IsDouble)
      emitDoubleNeg(E, I, Result.at(L), laneUse(E, V, L));
    else
      E.Out.emit({Inst::Neg, Mod::F32}, Result.at(L), laneUse(E, V, L));
  Result.finish();
}

} // namespace

void emitFloatOp(FunctionEmitter &E, const Instruction &I) {
  if (!hasFma(I.getType()))
    return emitUnsupported(E, I);
  if (I.getType()->isVectorTy() && !canHoldValues(E, I))
    return;
  switch (I.getOpcode()) {
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
    return emitArithmetic(E, I);
  case Instruction::FDiv:
    return emitDivision(E, I);
  case Instruction::FNeg:
    return emitNegation(E, I);
  default: // frem was expanded before; see ExpandFRem.cpp.
    return emitUnsupported(E, I);
  }
}

} // namespace opennvvm::ptx
