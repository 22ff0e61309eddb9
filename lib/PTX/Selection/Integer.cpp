//===- Integer.cpp - Integer arithmetic up to 64 bits ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantDivision.h"
#include "Idioms.h"
#include "PackedIntegers.h"
#include "Printers.h"
#include "WideInteger.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// What a binary operator is on i1.
enum class PredicateForm : uint8_t { First, False, And, Or, Xor };

/// The instruction of a binary operator and its requirements for narrow
/// operands.
struct IntegerOp {
  Opcode Name;
  char Letter;
  Extend Operands;
  bool IsShift;
  PredicateForm OnPredicates;
};
} // namespace

static const IntegerOp &integerOp(unsigned Opcode) {
  static constexpr IntegerOp Table[] = {
      {Inst::Add, 's', Extend::None, false, PredicateForm::Xor},
      {Inst::Sub, 's', Extend::None, false, PredicateForm::Xor},
      {{Inst::Mul, Mod::Lo}, 's', Extend::None, false, PredicateForm::And},
      {Inst::Div, 'u', Extend::Zero, false, PredicateForm::First},
      {Inst::Div, 's', Extend::Sign, false, PredicateForm::First},
      {Inst::Rem, 'u', Extend::Zero, false, PredicateForm::False},
      {Inst::Rem, 's', Extend::Sign, false, PredicateForm::False},
      {Inst::Shl, 'b', Extend::None, true, PredicateForm::First},
      {Inst::Shr, 'u', Extend::Zero, true, PredicateForm::First},
      {Inst::Shr, 's', Extend::Sign, true, PredicateForm::First},
      {Inst::And, 'b', Extend::None, false, PredicateForm::And},
      {Inst::Or, 'b', Extend::None, false, PredicateForm::Or},
      {Inst::Xor, 'b', Extend::None, false, PredicateForm::Xor},
  };
  switch (Opcode) {
  case Instruction::Add:
    return Table[0];
  case Instruction::Sub:
    return Table[1];
  case Instruction::Mul:
    return Table[2];
  case Instruction::UDiv:
    return Table[3];
  case Instruction::SDiv:
    return Table[4];
  case Instruction::URem:
    return Table[5];
  case Instruction::SRem:
    return Table[6];
  case Instruction::Shl:
    return Table[7];
  case Instruction::LShr:
    return Table[8];
  case Instruction::AShr:
    return Table[9];
  case Instruction::And:
    return Table[10];
  case Instruction::Or:
    return Table[11];
  default:
    return Table[12];
  }
}

static void emitPredicateOp(FunctionEmitter &E, const IntegerOp &Desc, Reg To,
                            Op A, Op B) {
  Inst Name;
  switch (Desc.OnPredicates) {
  case PredicateForm::First:
    return E.Out.copy(To, A);
  case PredicateForm::False:
    return E.Out.copy(To, Op::imm(0));
  case PredicateForm::And:
    Name = Inst::And;
    break;
  case PredicateForm::Or:
    Name = Inst::Or;
    break;
  case PredicateForm::Xor:
    Name = Inst::Xor;
    break;
  }
  E.Out.emit({Name, Mod::Pred}, To, A, B);
}

/// Shift amounts are 32-bit, whatever is shifted.
static Op shiftAmount(FunctionEmitter &E, const Value *V, unsigned Lane,
                      unsigned Width) {
  Op Amount = E.Values.useLane(V, Lane, Extend::Zero);
  if (!Amount.isReg() || Width == 32)
    return Amount;
  Reg R = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Cvt, Mod::U32, Width == 16 ? Mod::U16 : Mod::U64}, R,
             Amount);
  return R;
}

void emitIntegerOp(FunctionEmitter &E, const Instruction &I) {
  Type *Ty = I.getType();
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Bits > 64)
    return emitWideIntegerOp(E, I);
  if (emitWideProduct(E, I) ||
      (I.getOpcode() == Instruction::Add && emitDistance(E, I)) ||
      emitHighestBit(E, I) || emitSharedBit(E, I))
    return;
  const IntegerOp &Desc = integerOp(I.getOpcode());
  const Value *A = I.getOperand(0), *B = I.getOperand(1);
  unsigned Width = registerBits(Bits);
  const TypeParts &TP = E.parts(Ty);
  if (!TP.Unsupported.empty()) {
    E.fail(Rule::EmitUnsupportedType, I, {TP.Unsupported.str()});
    return;
  }

  if (emitPackedIntegers(E, I))
    return;
  // Bitwise operations do not depend on how lanes are packed.
  if (I.isBitwiseLogicOp() && TP[0].Lanes > 1) {
    for (unsigned P = 0; P < TP.size(); ++P)
      E.Out.emit({Desc.Name, Mod::B32},
                 {E.Values.def(&I, P), E.Values.use(A, P), E.Values.use(B, P)});
    return;
  }

  Opcode Name = {Desc.Name, typeMod(Desc.Letter, Width)};
  bool Packed = TP[0].Lanes > 1;
  SmallVector<Op, 8> Results;
  for (unsigned L = 0, N = laneCount(Ty); L < N; ++L) {
    if (const ConstantInt *D = constantDivisor(E, I, L)) {
      Reg R =
          emitConstantDivision(E, I, E.Values.useLane(A, L, Desc.Operands), *D);
      if (N == 1)
        return E.Values.set(&I, R);
      if (Packed)
        Results.push_back(R);
      else
        E.Out.copy(E.Values.def(&I, L), R);
      continue;
    }
    Reg To = Packed ? E.Regs.temp(integerClass(Bits)) : E.Values.def(&I, L);
    if (Bits == 1) {
      Op X = E.Values.useLane(A, L), Y = E.Values.useLane(B, L);
      emitPredicateOp(E, Desc, To, X, Y);
    } else {
      Op X = E.Values.useLane(A, L, Desc.Operands);
      Op Y = Desc.IsShift ? shiftAmount(E, B, L, Width)
                          : E.Values.useLane(B, L, Desc.Operands);
      E.Out.emit(Name, To, X, Y);
    }
    if (Packed)
      Results.push_back(To);
  }
  if (Packed)
    E.Values.defineFromLanes(&I, Results);
}

} // namespace opennvvm::ptx
