//===- Idioms.cpp - Several operations as one instruction -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Idioms.h"
#include "Catalog/Intrinsic.h"
#include "PTX/Values/Fusion.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::ptx {

static void emitProduct(FunctionEmitter &E, const Instruction &I, Mod Half,
                        const Product &P) {
  auto *C = dyn_cast<ConstantInt>(P.B);
  Op B = !C         ? Op(E.Values.useReg(P.B))
         : P.Signed ? Op::imm(C->getSExtValue())
                    : Op::imm(int64_t(C->getZExtValue()));
  E.Out.emit({Inst::Mul, Half, typeMod(P.Signed ? 's' : 'u', P.Bits)},
             {E.Values.def(&I), E.Values.useReg(P.A), B});
}

bool emitWideProduct(FunctionEmitter &E, const Instruction &I) {
  std::optional<Product> P = wideProduct(I);
  if (!P || !P->hasInstruction())
    return false;
  emitProduct(E, I, Mod::Wide, *P);
  return true;
}

bool emitHighProduct(FunctionEmitter &E, const Instruction &I) {
  std::optional<Product> P = highProduct(I);
  if (P)
    emitProduct(E, I, Mod::Hi, *P);
  return P.has_value();
}

bool emitDistance(FunctionEmitter &E, const Instruction &I) {
  const Value *Inner = distanceIn(I);
  std::optional<Distance> D = distance(Inner ? Inner : &I);
  if (!D)
    return false;
  Op Addend = Op::imm(0);
  if (Inner)
    Addend = E.Values.use(I.getOperand(I.getOperand(0) == Inner ? 1 : 0));
  E.Out.emit(
      {Inst::Sad, typeMod(D->Signed ? 's' : 'u', D->Bits)},
      {E.Values.def(&I), E.Values.useReg(D->A), E.Values.useReg(D->B), Addend});
  return true;
}

bool emitReciprocalRoot(FunctionEmitter &E, const Instruction &I) {
  const IntrinsicInst *Root = rootIn(I);
  if (!Root)
    return false;
  const IntrinsicRow *Row = lookupIntrinsic(Root->getIntrinsicID());
  Mod Ftz = Row && Row->PTXText.contains(".ftz.") ? Mod::Ftz : E.ftz();
  E.Out.emit({Inst::Rsqrt, Mod::Approx, Ftz, Mod::F32}, E.Values.def(&I),
             E.Values.useReg(Root->getArgOperand(0)));
  return true;
}

bool emitHighestBit(FunctionEmitter &E, const Instruction &I) {
  const IntrinsicInst *Zeros = leadingZerosIn(I);
  if (!Zeros)
    return false;
  unsigned Width = I.getType()->getIntegerBitWidth();
  Reg To = E.Values.def(&I),
      Place = Width == 32 ? To : E.Regs.temp(RegClass::B32);
  E.Out.emit({Inst::Bfind, typeMod('u', Width)}, Place,
             E.Values.useReg(Zeros->getArgOperand(0)));
  if (Width == 64)
    E.Out.emit({Inst::Cvt, Mod::S64, Mod::S32}, To, Place);
  return true;
}

bool emitSharedBit(FunctionEmitter &E, const Instruction &I) {
  const Instruction *Masked = E.isOptimized() ? maskedBitIn(I) : nullptr;
  if (!Masked)
    return false;
  auto *Place = cast<ConstantInt>(I.getOperand(1));
  E.Out.emit({Inst::Bfe, Mod::U32},
             {E.Values.def(&I), E.Values.useReg(Masked->getOperand(0)),
              Op::imm(int64_t(Place->getZExtValue())), Op::imm(1)});
  return true;
}

} // namespace opennvvm::ptx
