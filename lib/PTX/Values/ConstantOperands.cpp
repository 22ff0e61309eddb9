//===- ConstantOperands.cpp - Constants as operands -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantOperands.h"
#include "Addressing.h"
#include "FunctionContext.h"
#include "PTX/Module/Callees.h"
#include "PTX/Module/ContextLock.h"
#include "PTX/Module/Globals.h"
#include "PTX/Module/ModuleScope.h"
#include "PackedLanes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The element of aggregate or vector \p C that contains part \p P, with \p P
/// made relative to it.
static const Constant *elementWithPart(FunctionContext &E, const Constant *C,
                                       unsigned &P) {
  TypeTable &Types = E.Types;
  Type *Ty = C->getType();
  if (auto *ST = dyn_cast<StructType>(Ty)) {
    for (unsigned I = 0; I < ST->getNumElements(); ++I) {
      unsigned Size = Types.get(ST->getElementType(I)).size();
      if (P < Size)
        return E.Ctx.Constants.element(C, I);
      P -= Size;
    }
    return nullptr;
  }
  Type *Element = Ty->isArrayTy() ? Ty->getArrayElementType()
                                  : cast<VectorType>(Ty)->getElementType();
  unsigned Size = Types.get(Element).size();
  unsigned Index = P / Size;
  P %= Size;
  return E.Ctx.Constants.element(C, Index);
}

static Op integerPart(const APInt &V, unsigned P) {
  unsigned Low = P * 64;
  unsigned Bits = std::min(64u, V.getBitWidth() - Low);
  uint64_t Word = V.extractBitsAsZExtValue(Bits, Low);
  // Values that fill their register print signed; others have zeros above them.
  if (Bits == 16 || Bits == 32)
    return Op::imm(SignExtend64(Word, Bits));
  return Op::imm(int64_t(Word));
}

static Op zeroOf(RegClass C) {
  switch (C) {
  case RegClass::F32:
    return Op::f32(0);
  case RegClass::F64:
    return Op::f64(0);
  default:
    return Op::imm(0);
  }
}

/// The bits of the lanes of packed part \p P of vector constant \p C; none if a
/// lane is not a plain number.
static std::optional<uint32_t> packedBits(FunctionContext &E, const Constant *C,
                                          const Part &Pt, unsigned FirstLane) {
  uint32_t Bits = 0;
  unsigned Width = Pt.Bits / Pt.Lanes;
  for (unsigned L = 0; L < Pt.Lanes; ++L) {
    const Constant *Element = E.Ctx.Constants.element(C, FirstLane + L);
    uint64_t Lane;
    if (auto *CI = dyn_cast_or_null<ConstantInt>(Element))
      Lane = CI->getZExtValue();
    else if (auto *CF = dyn_cast_or_null<ConstantFP>(Element))
      Lane = CF->getValueAPF().bitcastToAPInt().getZExtValue();
    else if (isa_and_nonnull<UndefValue>(Element))
      Lane = 0;
    else
      return std::nullopt;
    Bits |= uint32_t(Lane) << (L * Width);
  }
  return Bits;
}

Op ConstantOperands::packed(const Constant *C, const Part &Pt, unsigned P) {
  unsigned FirstLane = P * lanesPerRegister(C->getType()->getScalarType(),
                                            laneCount(C->getType()));
  if (std::optional<uint32_t> Bits = packedBits(E, C, Pt, FirstLane)) {
    if (Pt.Class == RegClass::B32)
      return Op::imm(int32_t(*Bits));
    Reg R = E.Regs.temp(Pt.Class);
    if (Pt.Class == RegClass::H32)
      E.Out.emit({Inst::Mov, Mod::B32}, R, Op::imm(int32_t(*Bits)));
    else
      E.Out.emit({Inst::Mov, Mod::B16}, R, Op::half(uint16_t(*Bits)));
    return R;
  }
  SmallVector<Op, 4> Elements;
  for (unsigned L = 0; L < Pt.Lanes; ++L)
    Elements.push_back(operand(E.Ctx.Constants.element(C, FirstLane + L), 0));
  Reg R = E.Regs.temp(Pt.Class);
  if (Pt.Class == RegClass::H32)
    packHalves(E, R, Elements[0], Elements[1]);
  else if (Pt.Class == RegClass::B32)
    packBytes(E, R, Elements);
  else
    E.Out.copy(R, Elements[0]);
  return R;
}

Op ConstantOperands::operand(const Constant *C, unsigned P) {
  Type *Ty = C->getType();
  if (auto *CI = dyn_cast<ConstantInt>(C); CI && !Ty->isVectorTy()) {
    if (Ty->isIntegerTy(1))
      return materialize(C, 0);
    return integerPart(CI->getValue(), P);
  }
  if (auto *CF = dyn_cast<ConstantFP>(C); CF && !Ty->isVectorTy()) {
    uint64_t Bits = Ty->isFloatTy() || Ty->isDoubleTy()
                        ? CF->getValueAPF().bitcastToAPInt().getZExtValue()
                        : 0;
    if (Ty->isFloatTy())
      return Op::f32(uint32_t(Bits));
    if (Ty->isDoubleTy())
      return Op::f64(Bits);
    return materialize(C, 0);
  }
  if (isa<ConstantPointerNull>(C))
    return Op::imm(0);

  const TypeParts &TP = E.parts(Ty);
  if (P >= TP.size()) {
    if (E.current())
      E.fail(Rule::EmitUnsupportedType, *E.current(), {TP.Unsupported.str()});
    return Op::imm(0);
  }
  if (isa<UndefValue>(C) || isa<ConstantAggregateZero>(C)) {
    RegClass Class = TP[P].Class;
    if (Class == RegClass::Pred || Class == RegClass::H16 ||
        Class == RegClass::H32) {
      Reg R = E.Regs.temp(Class);
      E.Out.copy(R, Op::imm(0));
      return R;
    }
    return zeroOf(Class);
  }
  if (Ty->isVectorTy() && !isa<ConstantExpr>(C) &&
      lanesPerRegister(Ty->getScalarType(), laneCount(Ty)) > 1)
    return packed(C, TP[P], P);
  if (Ty->isAggregateType() || (Ty->isVectorTy() && !isa<ConstantExpr>(C))) {
    unsigned Rest = P;
    if (const Constant *Element = elementWithPart(E, C, Rest))
      return operand(Element, Rest);
  }
  return materialize(C, P);
}

/// Loads a constant that is not an immediate into a register, once per block.
Reg ConstantOperands::materialize(const Constant *C, unsigned P) {
  if (auto It = InBlock.find(C); P == 0 && It != InBlock.end())
    return It->second;
  Reg R;
  Type *Ty = C->getType();
  if (auto *CI = dyn_cast<ConstantInt>(C)) {
    R = E.Regs.temp(RegClass::Pred);
    E.Out.emit({Inst::Mov, Mod::Pred}, R, Op::imm(CI->isZero() ? 0 : -1));
  } else if (auto *CF = dyn_cast<ConstantFP>(C)) {
    R = E.Regs.temp(RegClass::H16);
    if (!Ty->isHalfTy() && !Ty->isBFloatTy())
      E.fail(Rule::EmitUnsupportedConstant, *E.current(), {"of this type"});
    else
      E.Out.emit({Inst::Mov, Mod::B16}, R,
                 Op::half(CF->getValueAPF().bitcastToAPInt().getZExtValue()));
  } else if (Ty->isPointerTy()) {
    R = materializePointer(C);
  } else if (auto *CE = dyn_cast<ConstantExpr>(C)) {
    Op O = expression(CE, P);
    R = O.isReg() ? O.R : E.Regs.temp(E.parts(Ty)[P].Class);
    E.Out.copy(R, O);
  } else {
    unsupported(*C);
    R = E.Regs.temp(E.parts(Ty)[P].Class);
  }
  if (P == 0)
    InBlock[C] = R;
  return R;
}

/// The same as operand(), always in a register.
Reg ConstantOperands::inRegister(const Constant *C, unsigned P) {
  Op O = operand(C, P);
  return O.isReg() ? O.R : E.Out.inRegister(O, E.parts(C->getType())[P].Class);
}

/// Whether \p GEP is based on an address that was cast from a shorter pointer.
static bool isCastOfShort(const GEPOperator &GEP, const Addressing &Addresses) {
  const Value *Base = GEP.getPointerOperand();
  while (auto *Inner = dyn_cast<GEPOperator>(Base))
    Base = Inner->getPointerOperand();
  auto *Cast = dyn_cast<AddrSpaceCastOperator>(Base);
  return Cast && Addresses.pointerBits(Cast->getSrcAddressSpace()) <
                     Addresses.pointerBits(Cast->getDestAddressSpace());
}

Reg ConstantOperands::materializePointer(const Constant *C) {
  unsigned Wanted = C->getType()->getPointerAddressSpace();
  // The sum of a short pointer and an offset wraps at 4 GiB, where that of the
  // generic address does not.
  if (auto *GEP = dyn_cast<GEPOperator>(C);
      GEP && isCastOfShort(*GEP, Addresses)) {
    APInt Offset(E.DL.getIndexTypeSizeInBits(C->getType()), 0);
    if (GEP->accumulateConstantOffset(E.DL, Offset))
      return E.Shared.get(SharedOp::Add, 's', Addresses.pointerBits(Wanted),
                          Addresses.pointerClass(Wanted),
                          inRegister(cast<Constant>(GEP->getPointerOperand())),
                          Op::imm(Offset.getSExtValue()));
  }
  Address A = address(C);
  Reg R = Addresses.reg(A);
  // A function has the same address in every space.
  bool IsFunction = A.Base.Kind == Op::Symbol && isa<Function>(A.Base.GV);
  return Addresses.cast(R, IsFunction ? Wanted : A.Space, Wanted);
}

/// The address of a global, in space \p Space.
Op ConstantOperands::symbol(const GlobalValue &GV, unsigned Space) {
  if (E.current() && isCalledOnly(GV))
    E.fail(Rule::EmitUnsupportedInstruction, *E.current(),
           {"the address of " + GV.getName().str() +
            ", which PTX calls by its name and its own type only"},
           "call a function of your own that calls it");
  auto *Variable = dyn_cast<GlobalVariable>(&GV);
  if (Variable && E.current() && isCompilersOwn(*Variable))
    E.fail(Rule::EmitUnsupportedGlobal, *E.current(),
           {GV.getName().str(), NotPrinted.str()},
           "give what is read here a variable of its own");
  // ptxas refuses handles as memory operands, even where optimization has
  // found that a pointer is one.
  if (Variable && isHandle(E.Ctx.Globals.kind(*Variable)))
    return Addresses.reg({Space, Op::symbol(&GV), 0});
  return Op::symbol(&GV);
}

/// Base and offset of a pointer constant. Casts from a variable's own space to
/// generic are left to the caller.
Address ConstantOperands::address(const Constant *C) {
  Address A;
  A.Space = C->getType()->getPointerAddressSpace();
  // Aliases form no cycles; LLVM's verifier has checked.
  while (true) {
    if (auto *GA = dyn_cast<GlobalAlias>(C);
        GA && isa_and_nonnull<GlobalVariable>(GA->getAliaseeObject())) {
      C = GA->getAliasee();
      continue;
    }
    if (auto *GEP = dyn_cast<GEPOperator>(C)) {
      APInt Offset(E.DL.getIndexTypeSizeInBits(C->getType()), 0);
      if (!GEP->accumulateConstantOffset(E.DL, Offset))
        break;
      A.Offset += Offset.getSExtValue();
      C = cast<Constant>(GEP->getPointerOperand());
      continue;
    }
    auto *Cast = dyn_cast<ConstantExpr>(C);
    if (Cast && Cast->getOpcode() == Instruction::AddrSpaceCast &&
        A.Space == AddressSpace::Generic) {
      C = Cast->getOperand(0);
      A.Space = C->getType()->getPointerAddressSpace();
      continue;
    }
    break;
  }
  if (auto *GV = dyn_cast<GlobalValue>(C)) {
    A.Base = symbol(*GV, A.Space);
    return A;
  }
  if (isa<ConstantPointerNull, UndefValue>(C)) {
    A.Base = Op::imm(0);
    return A;
  }
  if (auto *CE = dyn_cast<ConstantExpr>(C)) {
    A.Base = expression(CE, 0);
    return A;
  }
  std::string Text;
  raw_string_ostream(Text) << *C;
  if (isa<BlockAddress>(C))
    Text += ": PTX has no addresses of labels";
  if (isa<ConstantPtrAuth>(C))
    Text += ": PTX has no signed pointers";
  E.fail(Rule::EmitUnsupportedConstant, *E.current(), {Text});
  A.Base = Op::imm(0);
  return A;
}

Op ConstantOperands::unsupported(const Constant &C) {
  std::string Text;
  raw_string_ostream(Text) << C;
  E.fail(Rule::EmitUnsupportedConstant, *E.current(), {Text});
  return Op::imm(0);
}

/// Computes a constant expression with instructions.
Op ConstantOperands::expression(const ConstantExpr *CE, unsigned P) {
  if (const Constant *Folded = E.Ctx.Constants.fold(CE, E.DL); Folded != CE)
    return operand(Folded, P);
  Type *Ty = CE->getType();
  bool IsNumber = Ty->isIntegerTy() && Ty->getIntegerBitWidth() <= 64 &&
                  !Ty->isIntegerTy(1);
  if (!IsNumber && !Ty->isPointerTy())
    return unsupported(*CE);
  unsigned Width = registerBits(E.DL.getTypeSizeInBits(Ty));
  Reg R = E.Regs.temp(integerClass(Width));
  const Constant *A = CE->getOperand(0);
  switch (CE->getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
    E.Out.emit({CE->getOpcode() == Instruction::Add ? Inst::Add : Inst::Sub,
                typeMod('s', Width)},
               {R, inRegister(A, P), operand(CE->getOperand(1), P)});
    return R;
  case Instruction::Xor:
    E.Out.emit({Inst::Xor, typeMod('b', Width)},
               {R, inRegister(A, P), operand(CE->getOperand(1), P)});
    return R;
  case Instruction::AddrSpaceCast: {
    Reg From = inRegister(A);
    return Addresses.cast(From, A->getType()->getPointerAddressSpace(),
                          Ty->getPointerAddressSpace());
  }
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
  case Instruction::IntToPtr:
  case Instruction::BitCast:
  case Instruction::Trunc: {
    // The same bits in another width.
    Reg From = inRegister(A);
    if (From.width() == Width)
      return From;
    E.Out.emit({Inst::Cvt, typeMod('u', Width), typeMod('u', From.width())}, R,
               From);
    return R;
  }
  default:
    // What isHardConstant() finds where it is not expanded: in an alias.
    return unsupported(*CE);
  }
}

} // namespace opennvvm::ptx
