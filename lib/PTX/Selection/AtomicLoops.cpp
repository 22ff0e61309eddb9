//===- AtomicLoops.cpp - Atomics as compare-and-swap loops ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations that atom lacks read the value, compute the new one and swap it in
// until no other thread came in between: operations such as nand,
// floating-point min and max, and all operations on 8 and 16 bits, where the
// word around the value is swapped.
//
//===----------------------------------------------------------------------===//

#include "Atomics.h"
#include "FloatMath.h"
#include "Half.h"
#include "Lanes.h"
#include "PTX/Values/RegisterLists.h"
#include "WideInteger.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DataLayout.h"

using namespace llvm;

namespace opennvvm::ptx {

using BinOp = AtomicRMWInst::BinOp;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

CasWord casWord(FunctionEmitter &E, const Address &A, unsigned Bits) {
  unsigned Least = E.has(Feature::ShortCompareAndSwap) ? 16 : 32;
  if (Bits < Least) {
    CasWord W = wordAround(E, A, Bits);
    makeMasks(E, W);
    return W;
  }
  CasWord W;
  W.A = A;
  W.ValueBits = W.Bits = Bits;
  return W;
}

SmallVector<Reg, 2> loadWord(FunctionEmitter &E, const CasWord &W,
                             const AtomicPlan &Plan) {
  Opcode Name = Inst::Ld;
  if (Plan.HasModel) {
    Name.add(Mod::Relaxed);
    Name.add(Plan.Scope == Mod::None ? Mod::Gpu : Plan.Scope);
  } else {
    Name.add(Mod::Volatile);
  }
  Name.add(E.Addresses.spaceOf(W.A.Space));
  if (W.Bits != 128) {
    Reg R = E.Regs.temp(W.limbClass());
    E.Out.emit({Name, typeMod('b', W.Bits)}, R, W.A.at());
    return {R};
  }
  Reg Whole = E.Regs.temp(RegClass::B128);
  LimbRegs Parts = wideTemp(E, 2);
  E.Out.emit({Name, Mod::B128}, Whole, W.A.at());
  emitUnpack(E, {Inst::Mov, Mod::B128}, Parts, Whole);
  return {Parts[0], Parts[1]};
}

SmallVector<Reg, 2> emitCas(FunctionEmitter &E, const CasWord &W,
                            const AtomicPlan &Plan, Mod Sem, ArrayRef<Op> Old,
                            ArrayRef<Op> New) {
  Opcode Name = {Inst::Atom, Sem, Plan.Scope, E.Addresses.spaceOf(W.A.Space),
                 Mod::Cas};
  if (W.Bits != 128) {
    Reg Got = E.Regs.temp(W.limbClass());
    E.Out.emit({Name, typeMod('b', W.Bits)}, Got, W.A.at(), Old[0], New[0]);
    return {Got};
  }
  Reg From = E.Regs.temp(RegClass::B128), To = E.Regs.temp(RegClass::B128),
      Got = E.Regs.temp(RegClass::B128);
  LimbRegs Parts = wideTemp(E, 2);
  emitPack(E, {Inst::Mov, Mod::B128}, From, Old);
  emitPack(E, {Inst::Mov, Mod::B128}, To, New);
  E.Out.emit({Name, Mod::B128}, Got, W.A.at(), From, To);
  emitUnpack(E, {Inst::Mov, Mod::B128}, Parts, Got);
  return {Parts[0], Parts[1]};
}

//===----------------------------------------------------------------------===//
// The operations, on integers
//===----------------------------------------------------------------------===//

namespace {

/// Integer arithmetic on one limb of 16, 32 or 64 bits, or on several.
class IntegerOps {
public:
  IntegerOps(FunctionEmitter &E, unsigned Bits)
      : E(E), Bits(Bits), Width(registerBits(Bits)) {}

  bool isWide() const { return Bits > 64; }

  LimbRegs make(unsigned Count) {
    LimbRegs List;
    for (unsigned K = 0; K != Count; ++K)
      List.push_back(E.Regs.temp(integerClass(std::min(Bits, 64u))));
    return List;
  }

  LimbRegs add(ArrayRef<Op> A, ArrayRef<Op> B) {
    LimbRegs To = make(A.size());
    if (isWide())
      wideAdd(E, To, A, B);
    else
      E.Out.emit({Inst::Add, typeMod('s', Width)}, To[0], A[0], B[0]);
    return To;
  }

  LimbRegs sub(ArrayRef<Op> A, ArrayRef<Op> B) {
    LimbRegs To = make(A.size());
    if (isWide())
      wideSub(E, To, A, B);
    else
      E.Out.emit({Inst::Sub, typeMod('s', Width)}, To[0], A[0], B[0]);
    return To;
  }

  LimbRegs bitwise(Inst Name, ArrayRef<Op> A, ArrayRef<Op> B) {
    LimbRegs To = make(A.size());
    for (unsigned K = 0; K != A.size(); ++K)
      E.Out.emit({Name, typeMod('b', Width)}, To[K], A[K], B[K]);
    return To;
  }

  LimbRegs complement(ArrayRef<Reg> A) {
    LimbRegs To = make(A.size());
    for (unsigned K = 0; K != A.size(); ++K)
      E.Out.emit({Inst::Not, typeMod('b', Width)}, To[K], A[K]);
    return To;
  }

  Reg compare(CmpInst::Predicate Pred, ArrayRef<Op> A, ArrayRef<Op> B) {
    if (isWide())
      return wideCompare(E, Pred, A, B);
    bool Signed = CmpInst::isSigned(Pred);
    Reg P = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Setp, modOf(Pred), typeMod(Signed ? 's' : 'u', Width)},
               {P, extend(A[0], Signed), extend(B[0], Signed)});
    return P;
  }

  LimbRegs select(Reg P, ArrayRef<Op> A, ArrayRef<Op> B) {
    LimbRegs To = make(A.size());
    for (unsigned K = 0; K != A.size(); ++K)
      E.Out.emit({Inst::Selp, typeMod('b', Width)}, To[K], A[K], B[K], P);
    return To;
  }

  Limbs constant(uint64_t V) {
    Limbs List((std::max(Bits, 64u) + 63) / 64, Op::imm(0));
    List[0] = Op::imm(int64_t(V));
    return List;
  }

private:
  static Mod modOf(CmpInst::Predicate Pred) {
    switch (Pred) {
    case CmpInst::ICMP_EQ:
      return Mod::Eq;
    case CmpInst::ICMP_UGE:
      return Mod::Ge;
    case CmpInst::ICMP_UGT:
    case CmpInst::ICMP_SGT:
      return Mod::Gt;
    default:
      return Mod::Lt;
    }
  }

  Op extend(Op O, bool Signed) {
    if (!O.isReg()) {
      if (Signed && Bits < 64)
        O.Imm = int64_t(uint64_t(O.Imm) << (64 - Bits)) >> (64 - Bits);
      return O;
    }
    return extendRegister(E, O.R, Bits, Signed ? Extend::Sign : Extend::Zero);
  }

  FunctionEmitter &E;
  unsigned Bits, Width;
};

Limbs ops(ArrayRef<Reg> Rs) { return Limbs(Rs.begin(), Rs.end()); }

/// The new value of an integer in memory.
Limbs applyInteger(FunctionEmitter &E, BinOp Kind, unsigned Bits,
                   ArrayRef<Op> Old, ArrayRef<Op> V) {
  IntegerOps B(E, Bits);
  auto Pick = [&](CmpInst::Predicate Pred) {
    return ops(B.select(B.compare(Pred, Old, V), Old, V));
  };
  switch (Kind) {
  case BinOp::Add:
    return ops(B.add(Old, V));
  case BinOp::Sub:
    return ops(B.sub(Old, V));
  case BinOp::And:
    return ops(B.bitwise(Inst::And, Old, V));
  case BinOp::Nand:
    return ops(B.complement(B.bitwise(Inst::And, Old, V)));
  case BinOp::Or:
    return ops(B.bitwise(Inst::Or, Old, V));
  case BinOp::Xor:
    return ops(B.bitwise(Inst::Xor, Old, V));
  case BinOp::Max:
    return Pick(CmpInst::ICMP_SGT);
  case BinOp::Min:
    return Pick(CmpInst::ICMP_SLT);
  case BinOp::UMax:
    return Pick(CmpInst::ICMP_UGT);
  case BinOp::UMin:
    return Pick(CmpInst::ICMP_ULT);
  case BinOp::UIncWrap: {
    Limbs Zero = B.constant(0);
    Limbs Next = ops(B.add(Old, B.constant(1)));
    return ops(B.select(B.compare(CmpInst::ICMP_UGE, Old, V), Zero, Next));
  }
  case BinOp::UDecWrap: {
    Limbs Next = ops(B.sub(Old, B.constant(1)));
    Limbs Low =
        ops(B.select(B.compare(CmpInst::ICMP_EQ, Old, B.constant(0)), V, Next));
    return ops(B.select(B.compare(CmpInst::ICMP_UGT, Old, V), V, Low));
  }
  case BinOp::USubCond:
  case BinOp::USubSat: {
    Limbs Less = ops(B.sub(Old, V));
    Limbs Else =
        Kind == BinOp::USubSat ? B.constant(0) : Limbs(Old.begin(), Old.end());
    return ops(B.select(B.compare(CmpInst::ICMP_UGE, Old, V), Less, Else));
  }
  default: // Xchg
    return Limbs(V.begin(), V.end());
  }
}

//===----------------------------------------------------------------------===//
// The operations, on floats
//===----------------------------------------------------------------------===//

std::optional<MinMax> minMaxOf(BinOp Kind) {
  switch (Kind) {
  case BinOp::FMax:
    return MinMax::MaxNum;
  case BinOp::FMin:
    return MinMax::MinNum;
  case BinOp::FMaximum:
    return MinMax::Maximum;
  case BinOp::FMinimum:
    return MinMax::Minimum;
  default:
    return std::nullopt;
  }
}

void applyFloat(FunctionEmitter &E, BinOp Kind, bool IsDouble, Reg To, Op Old,
                Op V) {
  if (std::optional<MinMax> M = minMaxOf(Kind))
    return emitMinMax(E, *M, To, Old, V, false);
  bool IsAdd = Kind == BinOp::FAdd;
  if (IsDouble)
    E.Out.emit({IsAdd ? Inst::Add : Inst::Sub, Mod::Rn, Mod::F64}, To, Old, V);
  else
    E.Out.emit({IsAdd ? Inst::Add : Inst::Sub, Mod::Rn, Mod::F32}, To, Old, V);
}

/// One lane of half or bfloat, in a 16-bit register.
Reg applyHalf(FunctionEmitter &E, BinOp Kind, bool IsBFloat, Reg Old, Reg V) {
  if (Kind == BinOp::Xchg)
    return V;
  Reg Wide = E.Regs.temp(RegClass::F32), To = E.Regs.temp(RegClass::H16);
  Reg X = halfToFloat(E, Old, IsBFloat), Y = halfToFloat(E, V, IsBFloat);
  applyFloat(E, Kind, false, Wide, X, Y);
  floatToHalf(E, To, Wide, IsBFloat);
  return To;
}

//===----------------------------------------------------------------------===//
// From the word to the value and back
//===----------------------------------------------------------------------===//

/// The types that a loop supports, each as the parts of one register (or two
/// limbs).
bool isLoopType(FunctionEmitter &E, Type *Ty) {
  uint64_t Bits = E.DL.getTypeSizeInBits(Ty).getFixedValue();
  if (auto *VT = dyn_cast<FixedVectorType>(Ty))
    return Bits == 32 && (VT->getElementType()->isHalfTy() ||
                          VT->getElementType()->isBFloatTy());
  return Bits == 8 || Bits == 16 || Bits == 32 || Bits == 64 ||
         (Bits == 128 && Ty->isIntegerTy());
}

/// Computes the new registers of a value of type \p Ty from the old ones.
Limbs applyTo(FunctionEmitter &E, const AtomicRMWInst &I, ArrayRef<Reg> Old) {
  Type *Ty = I.getType(), *Element = Ty->getScalarType();
  const Value *V = I.getValOperand();
  BinOp Kind = I.getOperation();
  if (Kind == BinOp::Xchg) {
    Limbs New;
    for (unsigned K = 0; K != Old.size(); ++K)
      New.push_back(E.Values.useReg(V, K));
    return New;
  }
  bool IsBFloat = Element->isBFloatTy();
  if (Ty->isVectorTy()) {
    SmallVector<Reg, 2> A = {E.Regs.temp(RegClass::H16),
                             E.Regs.temp(RegClass::H16)};
    SmallVector<Reg, 2> B = {E.Regs.temp(RegClass::H16),
                             E.Regs.temp(RegClass::H16)};
    emitUnpack(E, {Inst::Mov, Mod::B32}, A, Old[0]);
    emitUnpack(E, {Inst::Mov, Mod::B32}, B, E.Values.useReg(V));
    Reg To = E.Regs.temp(RegClass::H32);
    Op Low = applyHalf(E, Kind, IsBFloat, A[0], B[0]);
    Op High = applyHalf(E, Kind, IsBFloat, A[1], B[1]);
    emitPack(E, {Inst::Mov, Mod::B32}, To, {Low, High});
    return {To};
  }
  if (Element->isHalfTy() || IsBFloat)
    return {applyHalf(E, Kind, IsBFloat, Old[0], E.Values.useReg(V))};
  if (Element->isFloatingPointTy()) {
    Reg To = E.Regs.temp(Old[0].regClass());
    applyFloat(E, Kind, Element->isDoubleTy(), To, Old[0], E.Values.use(V));
    return {To};
  }
  Limbs Value;
  unsigned Bits = Ty->getScalarSizeInBits();
  if (Ty->isPointerTy())
    Bits = Old[0].width();
  for (unsigned K = 0; K != Old.size(); ++K)
    Value.push_back(Bits < 16 ? E.Values.useExt(V, Extend::Zero, K)
                              : E.Values.use(V, K));
  return applyInteger(E, Kind, Bits, ops(Old), Value);
}

/// Whether the operation \p Kind on part of a word can be done where that part
/// is: what carries out of it does not matter.
bool worksInPlace(const CasWord &W, BinOp Kind, const Type *Ty) {
  return W.isPartial() && Ty->isIntegerTy() &&
         (Kind == BinOp::Add || Kind == BinOp::Sub || Kind == BinOp::Xchg);
}

/// The word whose part \p Kind has changed by \p Operand, which is in its
/// place.
Reg applyInPlace(FunctionEmitter &E, const CasWord &W, BinOp Kind, Reg Word,
                 Reg Operand) {
  Reg Inside = Operand;
  if (Kind != BinOp::Xchg) {
    Reg Sum = E.Regs.temp(RegClass::B32);
    Inside = E.Regs.temp(RegClass::B32);
    E.Out.emit({Kind == BinOp::Add ? Inst::Add : Inst::Sub, Mod::S32}, Sum,
               Word, Operand);
    E.Out.emit({Inst::And, Mod::B32}, Inside, Sum, W.Mask);
  }
  Reg Outside = E.Regs.temp(RegClass::B32), To = E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::And, Mod::B32}, Outside, Word, W.NotMask);
  E.Out.emit({Inst::Or, Mod::B32}, To, Outside, Inside);
  return To;
}

/// A predicate that is true if two words differ.
Reg wordsDiffer(FunctionEmitter &E, const CasWord &W, ArrayRef<Reg> A,
                ArrayRef<Reg> B) {
  if (W.Bits == 128)
    return wideCompare(E, CmpInst::ICMP_NE, ops(A), ops(B));
  Reg P = E.Regs.temp(RegClass::Pred);
  E.Out.emit({Inst::Setp, Mod::Ne, typeMod('b', W.Bits)}, P, A[0], B[0]);
  return P;
}

} // namespace

bool emitRMWLoop(FunctionEmitter &E, const AtomicRMWInst &I, const Address &A,
                 const AtomicPlan &Plan) {
  Type *Ty = I.getType();
  unsigned Bits = E.DL.getTypeSizeInBits(Ty).getFixedValue();
  if (!isLoopType(E, Ty))
    return false;
  CasWord W = casWord(E, A, Bits);
  SmallVector<Reg, 2> Result;
  for (unsigned K = 0; K != E.parts(Ty).size(); ++K)
    Result.push_back(E.Values.def(&I, K));
  bool InPlace = worksInPlace(W, I.getOperation(), Ty);
  Reg Operand;
  if (InPlace)
    Operand = moveIntoPlace(E, W, I.getValOperand());
  fenceBeforeLoop(E, Plan);
  SmallVector<Reg, 2> Word = loadWord(E, W, Plan);
  Op Loop = Op::text(E.Flow.freshLabel());
  E.Out.emitLabel(Loop);
  Limbs New;
  if (InPlace) {
    New = {applyInPlace(E, W, I.getOperation(), Word[0], Operand)};
  } else {
    extractValue(E, W, Result, Word);
    New = insertValue(E, W, Word, applyTo(E, I, Result));
  }
  SmallVector<Reg, 2> Got = emitCas(E, W, Plan, loopSem(Plan), ops(Word), New);
  Reg Again = wordsDiffer(E, W, Got, Word);
  for (unsigned K = 0; K != Word.size(); ++K)
    E.Out.copy(Word[K], Got[K]);
  E.Out.emitIf(Again, Inst::Bra, Loop);
  fenceAfterLoop(E, Plan);
  if (InPlace && !I.use_empty())
    extractValue(E, W, Result, Word);
  return true;
}

bool emitLocalRMW(FunctionEmitter &E, const AtomicRMWInst &I,
                  const Address &A) {
  Type *Ty = I.getType();
  if (!isLoopType(E, Ty))
    return false;
  SmallVector<Reg, 2> Old;
  for (unsigned K = 0; K != E.parts(Ty).size(); ++K)
    Old.push_back(E.Values.def(&I, K));
  E.Memory.load(Old, Ty, A, I.getAlign());
  SmallVector<Reg, 2> Clean = Old;
  if (Ty->isIntegerTy(8))
    Clean[0] = extendRegister(E, Old[0], 8, Extend::Zero);
  E.Memory.store(applyTo(E, I, Clean), Ty, A, I.getAlign());
  return true;
}

} // namespace opennvvm::ptx
