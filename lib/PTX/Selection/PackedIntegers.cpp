//===- PackedIntegers.cpp - All lanes of a register at once ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackedIntegers.h"
#include "Lanes.h"
#include "PTX/Values/RegisterLists.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// An operation, by its opcode or, if that is Call, by its intrinsic, on
/// elements of some width, and the instruction that does it.
struct PackedRow {
  unsigned Opcode;
  Intrinsic::ID ID;
  unsigned Bits;
  Inst Name;
  Mod Saturates;
  Mod Type;
  Feature Needs;
};
} // namespace

static constexpr PackedRow onOperator(unsigned Opcode, unsigned Bits, Inst Name,
                                      Mod Type, Feature Needs) {
  return {Opcode, Intrinsic::not_intrinsic, Bits, Name, Mod::None, Type, Needs};
}

static constexpr PackedRow onCall(Intrinsic::ID ID, unsigned Bits, Inst Name,
                                  Mod Type, Feature Needs,
                                  Mod Saturates = Mod::None) {
  return {Instruction::Call, ID, Bits, Name, Saturates, Type, Needs};
}

static constexpr PackedRow Rows[] = {
    onOperator(Instruction::Add, 8, Inst::Add, Mod::U8x4, Feature::ByteLanes),
    onOperator(Instruction::Sub, 8, Inst::Sub, Mod::U8x4, Feature::ByteLanes),
    onCall(Intrinsic::umin, 8, Inst::Min, Mod::U8x4, Feature::ByteLanes),
    onCall(Intrinsic::umax, 8, Inst::Max, Mod::U8x4, Feature::ByteLanes),
    onCall(Intrinsic::smin, 8, Inst::Min, Mod::S8x4, Feature::ByteLanes),
    onCall(Intrinsic::smax, 8, Inst::Max, Mod::S8x4, Feature::ByteLanes),
    onCall(Intrinsic::uadd_sat, 8, Inst::Add, Mod::U8x4, Feature::ByteLanes,
           Mod::Sat),
    onCall(Intrinsic::usub_sat, 8, Inst::Sub, Mod::U8x4, Feature::ByteLanes,
           Mod::Sat),
    onOperator(Instruction::Add, 16, Inst::Add, Mod::U16x2,
               Feature::HalfwordLanes),
    onCall(Intrinsic::umin, 16, Inst::Min, Mod::U16x2, Feature::HalfwordLanes),
    onCall(Intrinsic::umax, 16, Inst::Max, Mod::U16x2, Feature::HalfwordLanes),
    onCall(Intrinsic::smin, 16, Inst::Min, Mod::S16x2, Feature::HalfwordLanes),
    onCall(Intrinsic::smax, 16, Inst::Max, Mod::S16x2, Feature::HalfwordLanes),
    onCall(Intrinsic::uadd_sat, 16, Inst::Add, Mod::U16x2,
           Feature::SaturatingLanes, Mod::Sat),
    onCall(Intrinsic::sadd_sat, 16, Inst::Add, Mod::S16x2,
           Feature::SaturatingLanes, Mod::Sat),
    onCall(Intrinsic::uadd_sat, 32, Inst::Add, Mod::U32,
           Feature::SaturatingLanes, Mod::Sat),
};

static const PackedRow *findRow(const FunctionEmitter &E, const Instruction &I,
                                unsigned Bits) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  Intrinsic::ID ID = Call ? Call->getIntrinsicID() : Intrinsic::not_intrinsic;
  const PackedRow *Row = find_if(Rows, [&](const PackedRow &R) {
    return R.Opcode == I.getOpcode() && R.ID == ID && R.Bits == Bits;
  });
  return Row != std::end(Rows) && mayUseFreely(E.Ctx.T, Row->Needs) ? Row
                                                                    : nullptr;
}

/// Sums or differences of bytes: the upper bits of all bytes are set or clear
/// first, so that none carries into the next, and then they are what the lower
/// bits have carried, but for the operands' own.
static void emitBytes(FunctionEmitter &E, bool IsSum, Reg To, Op A, Op B) {
  constexpr int64_t Upper = 0x80808080, Lower = 0x7f7f7f7f;
  auto Emit = [&](Inst Name, Mod Type, Op X, Op Y) {
    Reg R = E.Regs.temp(RegClass::B32);
    E.Out.emit({Name, Type}, R, X, Y);
    return Op(R);
  };
  auto Masked = [&](Op O, bool Sets) {
    if (O.isImm())
      return Op::imm(Sets ? O.Imm | Upper : O.Imm & Lower);
    return Emit(Sets ? Inst::Or : Inst::And, Mod::B32, O,
                Op::imm(Sets ? Upper : Lower));
  };
  // A difference borrows where the bits are equal.
  auto Invert = [&](Op O) {
    return O.isImm() ? Op::imm(int32_t(~O.Imm))
                     : Emit(Inst::Xor, Mod::B32, O, Op::imm(-1));
  };
  Op Carried = Emit(IsSum ? Inst::Add : Inst::Sub, Mod::S32, Masked(A, !IsSum),
                    Masked(B, false));
  Op Differ = IsSum || !A.isImm()
                  ? Emit(Inst::Xor, Mod::B32, A, IsSum ? B : Invert(B))
                  : Emit(Inst::Xor, Mod::B32, Invert(A), B);
  Op Own = Emit(Inst::And, Mod::B32, Differ, Op::imm(Upper));
  E.Out.emit({Inst::Xor, Mod::B32}, To, Carried, Own);
}

/// ptxas takes the operands of these types from registers only.
static void emitLanes(FunctionEmitter &E, Opcode Name, Reg To, Op A, Op B) {
  E.Out.emit(Name, To, E.Values.inRegister(A, RegClass::B32),
             E.Values.inRegister(B, RegClass::B32));
}

/// Differences of halfwords, for which there is no instruction: ~(~a + b).
static void emitHalfwordDifferences(FunctionEmitter &E, Reg To, Op A, Op B) {
  Reg Inverse = E.Regs.temp(RegClass::B32), Sum = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Xor, Mod::B32}, Inverse, A, Op::imm(-1));
  emitLanes(E, {Inst::Add, Mod::U16x2}, Sum, Inverse, B);
  E.Out.emit({Inst::Xor, Mod::B32}, To, Sum, Op::imm(-1));
}

static void emitRow(FunctionEmitter &E, const PackedRow &Row, Reg To, Op A,
                    Op B) {
  Opcode Name(Row.Name, Row.Saturates);
  Name.add(Row.Type);
  if (Row.Bits == 32)
    E.Out.emit(Name, To, A, B);
  else
    emitLanes(E, Name, To, A, B);
}

namespace {
/// What is printed for an operation.
struct PackedForm {
  const PackedRow *Row;
  bool IsSum, IsDifference;
  unsigned Bits;
};
} // namespace

/// None if the lanes of \p I, of \p Bits bits, are better computed one by one.
static std::optional<PackedForm> formOf(const FunctionEmitter &E,
                                        const Instruction &I, unsigned Bits) {
  unsigned Opcode = I.getOpcode();
  PackedForm Form = {findRow(E, I, Bits), Opcode == Instruction::Add,
                     Opcode == Instruction::Sub, Bits};
  bool IsOfBytes = Bits == 8 && (Form.IsSum || Form.IsDifference);
  bool IsOfHalfwords = Bits == 16 && Form.IsDifference &&
                       mayUseFreely(E.Ctx.T, Feature::HalfwordLanes);
  if (!Form.Row && !IsOfBytes && !IsOfHalfwords)
    return std::nullopt;
  return Form;
}

static void emitForm(FunctionEmitter &E, const PackedForm &Form, Reg To, Op A,
                     Op B) {
  if (Form.Row)
    emitRow(E, *Form.Row, To, A, B);
  else if (Form.Bits == 8)
    emitBytes(E, Form.IsSum, To, A, B);
  else
    emitHalfwordDifferences(E, To, A, B);
}

/// Lanes \p Lane and \p Lane + 1 of \p V, of 16 bits each, in one register.
static Reg pairOf(FunctionEmitter &E, const Value *V, unsigned Lane) {
  Reg R = E.Regs.temp(RegClass::B32);
  Op Low = laneUse(E, V, Lane), High = laneUse(E, V, Lane + 1);
  if (Low.isImm() && High.isImm())
    E.Out.emit({Inst::Mov, Mod::B32}, R,
               Op::imm(int64_t(uint32_t(uint16_t(High.Imm)) << 16 |
                               uint16_t(Low.Imm))));
  else
    emitPack(E, {Inst::Mov, Mod::B32}, R,
             {laneReg(E, V, Lane), laneReg(E, V, Lane + 1)});
  return R;
}

/// The amount by which \p I shifts all lanes, of \p Bits bits; none if that is
/// not one constant.
static std::optional<unsigned> commonAmount(const Instruction &I,
                                            unsigned Bits) {
  auto *Amounts = I.isShift() ? dyn_cast<Constant>(I.getOperand(1)) : nullptr;
  auto *Amount = dyn_cast_or_null<ConstantInt>(
      Amounts ? Amounts->getSplatValue() : nullptr);
  if (!Amount || Amount->getValue().uge(Bits))
    return std::nullopt;
  return Amount->getZExtValue();
}

/// Lanes of \p Bits bits, each \p Lane.
static uint32_t inEachLane(uint32_t Lane, unsigned Bits) {
  return Lane * (Bits == 8 ? 0x01010101 : 0x00010001);
}

/// The lanes of \p A, of \p Bits bits, shifted by \p Amount as \p Opcode does:
/// the word, without what came from other lanes. Copies of a sign are its
/// product with a number that has as many bits, which does not leave the lane.
static void emitShifts(FunctionEmitter &E, unsigned Opcode, unsigned Bits,
                       unsigned Amount, Reg To, Op A) {
  auto And = [&](Reg R, Op X, uint32_t Lane) {
    E.Out.emit({Inst::And, Mod::B32}, R, X,
               Op::imm(int64_t(inEachLane(Lane, Bits))));
    return R;
  };
  const uint32_t All = (1u << Bits) - 1;
  Reg Shifted = E.Regs.temp(RegClass::B32);
  if (Opcode == Instruction::Shl) {
    E.Out.emit({Inst::Shl, Mod::B32}, Shifted, A, Op::imm(Amount));
    And(To, Shifted, All << Amount & All);
    return;
  }
  E.Out.emit({Inst::Shr, Mod::U32}, Shifted, A, Op::imm(Amount));
  if (Opcode == Instruction::LShr) {
    And(To, Shifted, All >> Amount);
    return;
  }
  Reg Kept = And(E.Regs.temp(RegClass::B32), Shifted, All >> Amount);
  Reg Sign = And(E.Regs.temp(RegClass::B32), Shifted,
                 uint32_t(1) << (Bits - 1 - Amount));
  E.Out.emit({Inst::Mad, Mod::Lo, Mod::S32},
             {To, Sign, Op::imm((int64_t(2) << Amount) - 2), Kept});
}

/// Bitwise operations, which are the same for two halves as for the word.
static std::optional<Inst> bitwiseOp(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::And:
    return Inst::And;
  case Instruction::Or:
    return Inst::Or;
  case Instruction::Xor:
    return Inst::Xor;
  default:
    return std::nullopt;
  }
}

/// Prints \p I, of pairs of halfwords, by operations on words. \returns false
/// if there is none.
static bool emitWordsOfPairs(FunctionEmitter &E, const Instruction &I) {
  std::optional<Inst> Bitwise = bitwiseOp(I);
  std::optional<unsigned> Amount = commonAmount(I, 16);
  if (!Bitwise && !Amount)
    return false;
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); L += 2) {
    Reg A = pairOf(E, I.getOperand(0), L), Pair = E.Regs.temp(RegClass::B32);
    if (Amount)
      emitShifts(E, I.getOpcode(), 16, *Amount, Pair, A);
    else
      E.Out.emit({*Bitwise, Mod::B32}, Pair, A, pairOf(E, I.getOperand(1), L));
    Reg Low = Result.at(L), High = Result.at(L + 1);
    emitUnpack(E, {Inst::Mov, Mod::B32}, {Low, High}, Pair);
  }
  Result.finish();
  return true;
}

/// Shifts all bytes of each register.
static bool emitByteShifts(FunctionEmitter &E, const Instruction &I,
                           unsigned Count) {
  std::optional<unsigned> Amount = commonAmount(I, 8);
  if (!Amount)
    return false;
  for (unsigned P = 0; P != Count; ++P)
    emitShifts(E, I.getOpcode(), 8, *Amount, E.Values.def(&I, P),
               E.Values.use(I.getOperand(0), P));
  return true;
}

/// ptxas has halves of a register as soon as something wants them.
static void emitPairs(FunctionEmitter &E, const Instruction &I,
                      const PackedForm &Form) {
  LaneResults Result(E, I);
  for (unsigned L = 0; L != Result.count(); L += 2) {
    Reg A = pairOf(E, I.getOperand(0), L), B = pairOf(E, I.getOperand(1), L);
    Reg Pair = E.Regs.temp(RegClass::B32);
    emitForm(E, Form, Pair, A, B);
    Reg Low = Result.at(L), High = Result.at(L + 1);
    emitUnpack(E, {Inst::Mov, Mod::B32}, {Low, High}, Pair);
  }
  Result.finish();
}

bool emitPackedIntegers(FunctionEmitter &E, const Instruction &I) {
  unsigned Bits = I.getType()->getScalarSizeInBits();
  const TypeParts &TP = E.parts(I.getType());
  if (!TP.Unsupported.empty())
    return false;
  constexpr unsigned RegisterBits = 32;
  bool IsWhole = TP[0].Lanes * Bits == RegisterBits;
  bool IsPaired = Bits == 16 && TP[0].Lanes == 1 && TP.size() % 2 == 0;
  if (!IsWhole && !IsPaired)
    return false;
  if (IsPaired ? emitWordsOfPairs(E, I)
               : Bits == 8 && emitByteShifts(E, I, TP.size()))
    return true;
  std::optional<PackedForm> Form = formOf(E, I, Bits);
  if (!Form)
    return false;
  if (IsPaired)
    emitPairs(E, I, *Form);
  else
    for (unsigned P = 0; P < TP.size(); ++P)
      emitForm(E, *Form, E.Values.def(&I, P), E.Values.use(I.getOperand(0), P),
               E.Values.use(I.getOperand(1), P));
  return true;
}

} // namespace opennvvm::ptx
