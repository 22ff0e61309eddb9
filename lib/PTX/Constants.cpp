//===- Constants.cpp - Constants as operands ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ContextLock.h"
#include "FunctionEmitter.h"
#include "Insts/Insts.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

/// The element of aggregate or vector \p C that contains part \p P, with \p P
/// made relative to it.
static const Constant *elementWithPart(FunctionEmitter &E, const Constant *C,
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
static std::optional<uint32_t> packedBits(FunctionEmitter &E,
                                          const Constant *C, const Part &Pt,
                                          unsigned FirstLane) {
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

Op FunctionEmitter::packedConstant(const Constant *C, const Part &Pt,
                                   unsigned P) {
  unsigned FirstLane = P * lanesPerRegister(C->getType()->getScalarType(),
                                              lanes(C->getType()));
  if (std::optional<uint32_t> Bits = packedBits(*this, C, Pt, FirstLane)) {
    if (Pt.Class == RegClass::B32)
      return Op::imm(int32_t(*Bits));
    Reg R = temp(Pt.Class);
    if (Pt.Class == RegClass::H32)
      emit("mov.b32", R, Op::imm(int32_t(*Bits)));
    else
      emit("mov.b16", R, Op::half(uint16_t(*Bits)));
    return R;
  }
  SmallVector<Op, 4> Elements;
  for (unsigned L = 0; L < Pt.Lanes; ++L)
    Elements.push_back(use(Ctx.Constants.element(C, FirstLane + L)));
  Reg R = temp(Pt.Class);
  if (Pt.Class == RegClass::H32)
    packHalves(R, Elements[0], Elements[1]);
  else if (Pt.Class == RegClass::B32)
    packBytes(R, Elements);
  else
    copy(R, Elements[0]);
  return R;
}

Op FunctionEmitter::constant(const Constant *C, unsigned P) {
  Type *Ty = C->getType();
  if (auto *CI = dyn_cast<ConstantInt>(C); CI && !Ty->isVectorTy()) {
    if (Ty->isIntegerTy(1))
      return materialise(C, 0);
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
    return materialise(C, 0);
  }
  if (isa<ConstantPointerNull>(C))
    return Op::imm(0);

  const TypeParts &TP = parts(Ty);
  if (P >= TP.size()) {
    if (Current)
      fail(Rule::EmitUnsupportedType, *Current, {TP.Unsupported.str()});
    return Op::imm(0);
  }
  if (isa<UndefValue>(C) || isa<ConstantAggregateZero>(C)) {
    RegClass Class = TP[P].Class;
    if (Class == RegClass::Pred || Class == RegClass::H16 ||
        Class == RegClass::H32) {
      Reg R = temp(Class);
      copy(R, Op::imm(0));
      return R;
    }
    return zeroOf(Class);
  }
  if (Ty->isVectorTy() && !isa<ConstantExpr>(C) &&
      lanesPerRegister(Ty->getScalarType(), lanes(Ty)) > 1)
    return packedConstant(C, TP[P], P);
  if (Ty->isAggregateType() || (Ty->isVectorTy() && !isa<ConstantExpr>(C))) {
    unsigned Rest = P;
    if (const Constant *Element = elementWithPart(*this, C, Rest))
      return use(Element, Rest);
  }
  return materialise(C, P);
}

/// Loads a constant that is not an immediate into a register, once per block.
Reg FunctionEmitter::materialise(const Constant *C, unsigned P) {
  if (auto It = BlockConstants.find(C); P == 0 && It != BlockConstants.end())
    return It->second;
  Reg R;
  Type *Ty = C->getType();
  if (auto *CI = dyn_cast<ConstantInt>(C)) {
    R = temp(RegClass::Pred);
    emit("mov.pred", R, Op::imm(CI->isZero() ? 0 : -1));
  } else if (auto *CF = dyn_cast<ConstantFP>(C)) {
    R = temp(RegClass::H16);
    if (!Ty->isHalfTy() && !Ty->isBFloatTy())
      fail(Rule::EmitUnsupportedConstant, *Current, {"of this type"});
    else
      emit("mov.b16", R,
           Op::half(CF->getValueAPF().bitcastToAPInt().getZExtValue()));
  } else if (Ty->isPointerTy()) {
    R = materialisePointer(C);
  } else if (auto *CE = dyn_cast<ConstantExpr>(C)) {
    Op O = constantExpr(CE, P);
    R = O.isReg() ? O.R : temp(parts(Ty)[P].Class);
    copy(R, O);
  } else {
    std::string Text;
    raw_string_ostream(Text) << *C;
    fail(Rule::EmitUnsupportedConstant, *Current, {Text});
    R = temp(parts(Ty)[P].Class);
  }
  if (P == 0)
    BlockConstants[C] = R;
  return R;
}

/// Whether \p GEP is based on an address that was cast from a shorter pointer.
static bool isCastOfShort(const GEPOperator &GEP, const FunctionEmitter &E) {
  const Value *Base = GEP.getPointerOperand();
  while (auto *Inner = dyn_cast<GEPOperator>(Base))
    Base = Inner->getPointerOperand();
  auto *Cast = dyn_cast<AddrSpaceCastOperator>(Base);
  return Cast && E.pointerBits(Cast->getSrcAddressSpace()) <
                     E.pointerBits(Cast->getDestAddressSpace());
}

Reg FunctionEmitter::materialisePointer(const Constant *C) {
  unsigned Wanted = C->getType()->getPointerAddressSpace();
  // The sum of a short pointer and an offset wraps at 4 GiB, where that of the
  // generic address does not.
  if (auto *GEP = dyn_cast<GEPOperator>(C); GEP && isCastOfShort(*GEP, *this)) {
    APInt Offset(DL.getIndexTypeSizeInBits(C->getType()), 0);
    if (GEP->accumulateConstantOffset(DL, Offset))
      return shared("add", typeSuffix('s', pointerBits(Wanted)),
                    pointerClass(Wanted), useReg(GEP->getPointerOperand()),
                    Op::imm(Offset.getSExtValue()));
  }
  Address A = constantAddress(C);
  Reg R = addressRegister(A);
  // A function has the same address in every space.
  bool IsFunction = A.Base.Kind == Op::Symbol && isa<Function>(A.Base.GV);
  return castAddress(R, IsFunction ? Wanted : A.Space, Wanted);
}

bool isCalledOnly(const GlobalValue &GV) {
  static constexpr StringLiteral Names[] = {
      "vprintf", "malloc", "free", "__assertfail", "cnpGetParameterBuffer"};
  return GV.isDeclaration() && is_contained(Names, GV.getName());
}

/// Base and offset of a pointer constant. Casts from a variable's own space to
/// generic are left to the caller.
Address FunctionEmitter::constantAddress(const Constant *C) {
  Address A;
  A.Space = C->getType()->getPointerAddressSpace();
  while (true) {
    if (auto *GEP = dyn_cast<GEPOperator>(C)) {
      APInt Offset(DL.getIndexTypeSizeInBits(C->getType()), 0);
      if (!GEP->accumulateConstantOffset(DL, Offset))
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
  if (auto *GA = dyn_cast<GlobalAlias>(C))
    if (const GlobalObject *Base = GA->getAliaseeObject();
        Base && isa<GlobalVariable>(Base))
      C = GA->getAliasee();
  if (auto *GV = dyn_cast<GlobalValue>(C)) {
    if (Current && isCalledOnly(*GV))
      fail(Rule::EmitUnsupportedInstruction, *Current,
           {"the address of " + GV->getName().str() +
            ", which PTX calls by its name and its own type only"});
    A.Base = Op::symbol(GV);
    return A;
  }
  if (isa<ConstantPointerNull, UndefValue>(C)) {
    A.Base = Op::imm(0);
    return A;
  }
  if (auto *CE = dyn_cast<ConstantExpr>(C)) {
    A.Base = constantExpr(CE, 0);
    return A;
  }
  std::string Text;
  raw_string_ostream(Text) << *C;
  if (isa<BlockAddress>(C))
    Text += ": PTX has no addresses of labels";
  if (isa<ConstantPtrAuth>(C))
    Text += ": PTX has no signed pointers";
  fail(Rule::EmitUnsupportedConstant, *Current, {Text});
  A.Base = Op::imm(0);
  return A;
}

/// Computes a constant expression with instructions.
Op FunctionEmitter::constantExpr(const ConstantExpr *CE, unsigned P) {
  if (const Constant *Folded = Ctx.Constants.fold(CE, DL); Folded != CE)
    return use(Folded, P);
  Type *Ty = CE->getType();
  bool IsNumber = Ty->isIntegerTy() && Ty->getIntegerBitWidth() <= 64 &&
                  !Ty->isIntegerTy(1);
  if (!IsNumber && !Ty->isPointerTy()) {
    std::string Text;
    raw_string_ostream(Text) << *CE;
    fail(Rule::EmitUnsupportedConstant, *Current, {Text});
    return Op::imm(0);
  }
  unsigned Width = registerBits(DL.getTypeSizeInBits(Ty));
  Reg R = temp(integerClass(Width));
  const Constant *A = CE->getOperand(0);
  switch (CE->getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
    emitT(CE->getOpcode() == Instruction::Add ? "add" : "sub",
          typeSuffix('s', Width), {R, useReg(A, P), use(CE->getOperand(1), P)});
    return R;
  case Instruction::Xor:
    emitT("xor", typeSuffix('b', Width),
          {R, useReg(A, P), use(CE->getOperand(1), P)});
    return R;
  case Instruction::AddrSpaceCast: {
    Reg From = useReg(A);
    return castAddress(From, A->getType()->getPointerAddressSpace(),
                       Ty->getPointerAddressSpace());
  }
  default: {
    // ptrtoint, inttoptr, bitcast, trunc: the same bits in another width.
    Reg From = useReg(A);
    if (From.width() == Width)
      return From;
    std::string Mnemonic = "cvt" + typeSuffix('u', Width).str();
    emitT(Mnemonic, typeSuffix('u', From.width()), R, From);
    return R;
  }
  }
}

} // namespace opennvvm::ptx
