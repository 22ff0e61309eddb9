//===- ValueRegisters.cpp - IR values in registers ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ValueRegisters.h"
#include "Coalescing.h"
#include "ConstantOperands.h"
#include "Folding.h"
#include "PTX/Module/ContextLock.h"
#include "PackedLanes.h"
#include "StackFrame.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

void ValueRegisters::clear() {
  Values.clear();
  List.clear();
}

void ValueRegisters::adopt(const Coalescing &Groups) {
  SmallVector<Reg, 16> OfGroup;
  for (RegClass C : Groups.groups().take_front(Groups.mixedGroups()))
    OfGroup.push_back(E.Regs.temp(C));
  E.Regs.markCoalesced();
  for (RegClass C : Groups.groups().drop_front(Groups.mixedGroups()))
    OfGroup.push_back(E.Regs.temp(C));
  for (const Coalescing::Member &M : Groups.members()) {
    const TypeParts &TP = E.parts(M.V->getType());
    auto [It, New] =
        Values.try_emplace(M.V, Held{unsigned(List.size()), TP.size()});
    if (New)
      List.append(TP.size(), Reg());
    List[It->second.First + M.Part] = OfGroup[M.Group];
  }
  for (const Coalescing::Member &M : Groups.members()) {
    Held H = Values.find(M.V)->second;
    const TypeParts &TP = E.parts(M.V->getType());
    if (H.Count > 1)
      for (unsigned P = 0; P != H.Count; ++P)
        if (Reg &R = List[H.First + P]; !R.isValid())
          R = E.Regs.temp(TP[P].Class);
  }
  // A block that is printed before the call may use its results.
  SmallPtrSet<const Value *, 16> Seen;
  for (const Coalescing::Member &M : Groups.members())
    if (M.V->getType()->isStructTy() && Seen.insert(M.V).second)
      for (const User *U : M.V->users())
        if (auto *Part = dyn_cast<ExtractValueInst>(U);
            Part && Part->getNumIndices() == 1) {
          unsigned First =
              E.Types.elementPart(M.V->getType(), Part->getIndices()[0]);
          Values.try_emplace(Part, Held{Values.find(M.V)->second.First + First,
                                        E.parts(Part->getType()).size()});
        }
}

ArrayRef<Reg> ValueRegisters::regs(const Value *V) {
  auto It = Values.find(V);
  return It == Values.end() ? allocate(V) : at(It->second);
}

std::optional<ArrayRef<Reg>> ValueRegisters::known(const Value *V) const {
  auto It = Values.find(V);
  if (It == Values.end())
    return std::nullopt;
  return at(It->second);
}

bool ValueRegisters::areShared(const Value *A, const Value *B) const {
  auto InA = Values.find(A), InB = Values.find(B);
  return InA != Values.end() && InB != Values.end() &&
         at(InA->second) == at(InB->second);
}

/// Allocates the registers of \p V on its first use; the address of a variable
/// gets new ones each time.
ArrayRef<Reg> ValueRegisters::allocate(const Value *V) {
  if (const AllocaInst *AI = Frame.variableNamed(V)) {
    List.push_back(Frame.variableAddress(V, *AI));
    return ArrayRef<Reg>(List).take_back();
  }
  const TypeParts &TP = E.parts(V->getType());
  if (!TP.Unsupported.empty() && E.current())
    E.fail(Rule::EmitUnsupportedType, *E.current(), {TP.Unsupported.str()});
  Held New = {unsigned(List.size()), TP.size()};
  for (const Part &P : TP.Parts)
    List.push_back(E.Regs.temp(P.Class));
  Values.try_emplace(V, New);
  return at(New);
}

Reg ValueRegisters::def(const Value *V, unsigned P) {
  ArrayRef<Reg> Rs = regs(V);
  // A type that registers cannot hold was reported; any register will do.
  return P < Rs.size() ? Rs[P] : E.Regs.temp(RegClass::B32);
}

void ValueRegisters::set(const Value *V, ArrayRef<Reg> Rs) {
  // A loop may use the value before its definition is reached; its registers
  // are then already allocated and are copied to.
  auto [It, New] =
      Values.try_emplace(V, Held{unsigned(List.size()), unsigned(Rs.size())});
  if (New) {
    List.append(Rs.begin(), Rs.end());
    return;
  }
  SmallVector<Reg, 8> Old(at(It->second));
  for (auto [To, From] : zip(Old, Rs))
    E.Out.copy(To, From);
}

void ValueRegisters::alias(const Value *V, const Value *Same) {
  // regs() may reallocate the list that it points into.
  SmallVector<Reg, 8> Rs(regs(Same));
  set(V, Rs);
}

Op ValueRegisters::use(const Value *V, unsigned P) {
  if (auto *C = dyn_cast<Constant>(V))
    return Constants.operand(C, P);
  return def(V, P);
}

Reg ValueRegisters::useReg(const Value *V, unsigned P) {
  Op O = use(V, P);
  if (O.isReg())
    return O.R;
  Reg R = E.Regs.temp(E.parts(V->getType())[P].Class);
  E.Out.copy(R, O);
  return R;
}

/// The depth limit for finding out what the upper register bits contain.
static constexpr unsigned MaxDepth = 4;

/// Whether the operands of \p I from \p First on pass \p Test.
template <typename Fn>
static bool allOperands(const Instruction &I, unsigned First, unsigned End,
                        Fn Test) {
  return llvm::all_of(llvm::seq(First, End),
                      [&](unsigned N) { return Test(I.getOperand(N)); });
}

/// Whether the register bits above integer \p V's width are known to be zero,
/// because the printed instruction extends its operands.
static bool upperBitsZero(const Value *V, unsigned Depth = 0) {
  if (!V->getType()->isIntegerTy() || Depth > MaxDepth)
    return false;
  if (isa<ConstantInt, UndefValue>(V))
    return true;
  auto Zero = [&](const Value *Operand) {
    return upperBitsZero(Operand, Depth + 1);
  };
  // ld.param.u8.
  if (auto *A = dyn_cast<Argument>(V))
    return A->getType()->isIntegerTy(8);
  auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return false;
  switch (I->getOpcode()) {
  case Instruction::Load:
    return !I->isAtomic() && I->getType()->isIntegerTy(8);
  case Instruction::ZExt: {
    unsigned From = I->getOperand(0)->getType()->getScalarSizeInBits();
    return From < I->getType()->getScalarSizeInBits() && isPowerOf2_32(From);
  }
  case Instruction::LShr:
  case Instruction::UDiv:
  case Instruction::URem:
    return true;
  case Instruction::And:
    return Zero(I->getOperand(0)) || Zero(I->getOperand(1));
  case Instruction::Or:
  case Instruction::Xor:
    return allOperands(*I, 0, 2, Zero);
  case Instruction::Select:
    return allOperands(*I, 1, 3, Zero);
  case Instruction::Call:
    return cast<CallInst>(I)->getIntrinsicID() == Intrinsic::umin ||
           cast<CallInst>(I)->getIntrinsicID() == Intrinsic::umax;
  default:
    return false;
  }
}

/// Whether the register bits above integer \p V's width are known to be copies
/// of its sign. Immediates have zeros there.
static bool upperBitsSign(const Value *V, unsigned Depth = 0) {
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !I->getType()->isIntegerTy() || Depth > MaxDepth)
    return false;
  auto Sign = [&](const Value *Operand) {
    return upperBitsSign(Operand, Depth + 1);
  };
  switch (I->getOpcode()) {
  case Instruction::AShr:
  case Instruction::SRem:
    return true;
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return allOperands(*I, 0, 2, Sign);
  case Instruction::Select:
    return allOperands(*I, 1, 3, Sign);
  case Instruction::Call:
    return cast<CallInst>(I)->getIntrinsicID() == Intrinsic::smin ||
           cast<CallInst>(I)->getIntrinsicID() == Intrinsic::smax;
  default:
    return false;
  }
}

Op ValueRegisters::extended(Op O, unsigned Bits, Extend How, bool IsFilled,
                            unsigned Width) {
  // A predicate has no bits above its own.
  bool IsPredicate = Bits == 1 && Width != 64;
  if (How == Extend::None || Bits == Width || IsPredicate)
    return O;
  if (O.isImm())
    return Op::imm(
        How == Extend::Sign
            ? SignExtend64(uint64_t(O.Imm), Bits)
            : int64_t(uint64_t(O.Imm) & maskTrailingOnes<uint64_t>(Bits)));
  if (IsFilled)
    return O;
  if (How == Extend::Sign && Bits == 8 && Width == 16)
    return E.Shared.get(SharedOp::CvtS16, 's', 8, RegClass::B16, O);
  Reg R = E.Regs.temp(integerClass(Width));
  if (How == Extend::Zero) {
    E.Out.emit({Inst::And, typeMod('b', Width)}, R, O,
               Op::imm(int64_t(maskTrailingOnes<uint64_t>(Bits))));
    return R;
  }
  Reg Up = E.Regs.temp(R.regClass());
  E.Out.emit({Inst::Shl, typeMod('b', Width)}, Up, O, Op::imm(Width - Bits));
  E.Out.emit({Inst::Shr, typeMod('s', Width)}, R, Up, Op::imm(Width - Bits));
  return R;
}

Op ValueRegisters::useExt(const Value *V, Extend How, unsigned P) {
  Op O = use(V, P);
  if (How == Extend::None)
    return O;
  const TypeParts &TP = E.parts(V->getType());
  if (P >= TP.size())
    return O;
  // The top limb of a wide integer is in a 64-bit register, however few of its
  // bits are used.
  if (V->getType()->getScalarSizeInBits() > 64)
    return extended(O, TP[P].Bits, How, false, 64);
  unsigned Width = registerBits(TP[P].Bits);
  bool IsFilled = TP[P].Bits != Width && O.isReg() &&
                  (How == Extend::Zero ? upperBitsZero(V) : upperBitsSign(V));
  return extended(O, TP[P].Bits, How, IsFilled, Width);
}

Op ValueRegisters::useLane(const Value *V, unsigned Lane, Extend How) {
  Type *Ty = V->getType();
  if (!Ty->isVectorTy())
    return useExt(V, How);
  if (auto *C = dyn_cast<Constant>(V))
    if (const Constant *Element = E.Ctx.Constants.element(C, Lane))
      return useExt(Element, How);
  TypeTable::Lane L = E.Types.lane(Ty, Lane);
  const Part &P = E.parts(Ty)[L.Part];
  if (P.Lanes == 1)
    return useExt(V, How, L.Part);
  Reg R = extractLane(V, Lane, How == Extend::Zero);
  unsigned Bits = P.Bits / P.Lanes;
  return Ty->getScalarType()->isIntegerTy()
             ? extended(R, Bits, How, How == Extend::Zero, registerBits(Bits))
             : R;
}

Reg ValueRegisters::extractLane(const Value *V, unsigned Index,
                                bool ClearsRest) {
  Type *Ty = V->getType();
  TypeTable::Lane L = E.Types.lane(Ty, Index);
  const Part &P = E.parts(Ty)[L.Part];
  Reg Whole = useReg(V, L.Part);
  if (P.Lanes == 1)
    return Whole;
  if (P.Class == RegClass::H32) {
    Reg Low = E.Regs.temp(RegClass::H16), High = E.Regs.temp(RegClass::H16);
    Writer &W = E.Out.writer();
    E.Out.start({Inst::Mov, Mod::B32});
    W.ch('{');
    E.Out.printOp(Low);
    W.text(", ");
    E.Out.printOp(High);
    W.text("}, ");
    E.Out.printOp(Whole);
    W.text(";\n");
    return L.Sub ? High : Low;
  }
  Reg Byte = Whole, Lane = E.Regs.temp(RegClass::B16);
  if (L.Sub != 0 || ClearsRest) {
    Byte = E.Regs.temp(RegClass::B32);
    E.Out.emit({Inst::Bfe, Mod::U32}, Byte, Whole, Op::imm(8 * L.Sub),
               Op::imm(8));
  }
  E.Out.emit({Inst::Cvt, Mod::U16, Mod::U32}, Lane, Byte);
  return Lane;
}

void ValueRegisters::defineFromLanes(const Value *V, ArrayRef<Op> Lanes) {
  Type *Ty = V->getType();
  const TypeParts &TP = E.parts(Ty);
  unsigned Next = 0;
  for (unsigned P = 0, N = TP.size(); P < N; ++P) {
    Reg To = def(V, P);
    if (TP[P].Lanes == 1) {
      E.Out.copy(To, Lanes[Next++]);
      continue;
    }
    if (TP[P].Class == RegClass::H32) {
      packHalves(E, To, Lanes[Next], Lanes[Next + 1]);
      Next += 2;
      continue;
    }
    packBytes(E, To, Lanes.slice(Next, 4));
    Next += 4;
  }
}

Op ValueRegisters::predicate(const Value *V) {
  // A one-use complement is free if the user can test for false.
  if (auto *Not = dyn_cast<BinaryOperator>(V))
    if (isFolded(*Not, E))
      return Op::notReg(useReg(Not->getOperand(0)));
  return useReg(V);
}

} // namespace opennvvm::ptx
