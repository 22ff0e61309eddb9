//===- Addressing.cpp - Memory operands -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Addressing.h"
#include "FunctionContext.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// The name of a state space in accesses and in address conversions.
struct SpaceWords {
  unsigned Space;
  Mod Name;
  SharedOp ToGeneric, FromGeneric;
};
} // namespace

static constexpr SpaceWords Words[] = {
    {AddressSpace::Generic, Mod::None, SharedOp::Mov, SharedOp::Mov},
    {AddressSpace::Global, Mod::Global, SharedOp::CvtaGlobal,
     SharedOp::CvtaToGlobal},
    {AddressSpace::Shared, Mod::Shared, SharedOp::CvtaShared,
     SharedOp::CvtaToShared},
    {AddressSpace::Const, Mod::Const, SharedOp::CvtaConst,
     SharedOp::CvtaToConst},
    {AddressSpace::Local, Mod::Local, SharedOp::CvtaLocal,
     SharedOp::CvtaToLocal},
    {AddressSpace::SharedCluster, Mod::SharedCluster,
     SharedOp::CvtaSharedCluster, SharedOp::CvtaToSharedCluster},
    {AddressSpace::Param, Mod::Param, SharedOp::CvtaParam,
     SharedOp::CvtaToParam},
};

/// The words for \p Space; if PTX has none, reports it and returns those for
/// generic.
static const SpaceWords &wordsFor(FunctionContext &E, unsigned Space,
                                  const Instruction *Current) {
  if (Current && Space == AddressSpace::SharedCluster)
    E.require(Feature::ClusterMemory, *Current);
  for (const SpaceWords &W : Words)
    if (W.Space == Space)
      return W;
  if (Current)
    E.fail(Rule::EmitBadAddressSpace, *Current, {std::to_string(Space)});
  return Words[0];
}

Mod Addressing::spaceOf(unsigned Space) {
  return wordsFor(E, Space, E.current()).Name;
}

SharedOp Addressing::castOf(unsigned Space, bool ToGeneric) {
  if (Space == AddressSpace::Const && !E.Ctx.Needs.ConstCast)
    E.Ctx.Needs.ConstCast = E.current();
  if (Space == AddressSpace::Param && E.current())
    E.needPTX(Feature::GenericParameter, *E.current());
  const SpaceWords &W = wordsFor(E, Space, E.current());
  return ToGeneric ? W.ToGeneric : W.FromGeneric;
}

Addressing::Addressing(FunctionContext &E)
    : E(E), GenericBits(E.DL.getPointerSizeInBits(AddressSpace::Generic)) {}

/// Bits of a pointer to \p Space, which is not generic.
unsigned Addressing::specificBits(unsigned Space) const {
  return E.DL.getPointerSizeInBits(Space);
}

unsigned Addressing::accessBits(unsigned Space) const {
  return Space == AddressSpace::Global   ? GenericBits
         : Space == AddressSpace::Tensor ? 32
                                         : pointerBits(Space);
}

RegClass Addressing::pointerClass(unsigned Space) const {
  return integerClass(pointerBits(Space));
}

Op Addressing::resize(Op O, unsigned Bits) {
  if (!O.isReg() || O.R.width() == Bits)
    return O;
  bool Grows = O.R.width() < Bits;
  return E.Shared.get(Grows ? SharedOp::CvtU64 : SharedOp::CvtU32, 'u',
                      O.R.width(), integerClass(Bits), O);
}

Reg Addressing::cast(Op O, unsigned From, unsigned To) {
  if (From != To) {
    O = resize(O, GenericBits);
    if (From != AddressSpace::Generic)
      O = E.Shared.get(castOf(From, /*ToGeneric=*/true), 'u', GenericBits,
                       pointerClass(), O);
    if (To != AddressSpace::Generic)
      O = E.Shared.get(castOf(To, /*ToGeneric=*/false), 'u', GenericBits,
                       pointerClass(), O);
  }
  return E.Out.inRegister(resize(O, pointerBits(To)), pointerClass(To));
}

Reg Addressing::reg(const Address &A) {
  if (A.Base.isReg() && !A.Offset)
    return A.Base.R;
  RegClass C =
      A.Base.isReg() ? A.Base.R.regClass() : integerClass(accessBits(A.Space));
  unsigned Bits = RegClasses[unsigned(C)].Width;
  if (A.Space == AddressSpace::Param && A.Base.Kind == Op::Text) {
    Reg Start = E.Regs.temp(C);
    E.Out.emit({Inst::Mov, typeMod('b', Bits)}, Start, A.Base);
    return A.Offset ? E.Shared.get(SharedOp::Add, 's', Bits, C, Start,
                                   Op::imm(A.Offset))
                    : Start;
  }
  if (A.Base.isReg() || A.Base.Kind == Op::Text)
    return E.Shared.get(SharedOp::Add, 's', Bits, C, A.Base, Op::imm(A.Offset));
  if (A.Base.isImm())
    return E.Shared.get(SharedOp::Mov, 'u', Bits, C,
                        Op::imm(A.Base.Imm + A.Offset));
  if (A.Base.Kind == Op::Symbol && (!A.Offset || E.isOptimized())) {
    // From sm_90 on, three instructions compute the address of a shared
    // variable, and ptxas branches around a block that has them, which it
    // would predicate otherwise.
    bool AtStart = A.Space == AddressSpace::Shared && E.isOptimized();
    Reg Start = AtStart
                    ? E.Shared.getAtStart(SharedOp::Mov, 'u', Bits, C, A.Base)
                    : E.Shared.get(SharedOp::Mov, 'u', Bits, C, A.Base);
    return A.Offset ? E.Shared.get(SharedOp::Add, 's', Bits, C, Start,
                                   Op::imm(A.Offset))
                    : Start;
  }
  Reg R = E.Regs.temp(C);
  Writer &W = E.Out.writer();
  E.Out.start({Inst::Mov, typeMod('u', Bits)});
  E.Out.printOp(R);
  W.text(", ");
  E.Out.printOp(A.Base);
  if (A.Offset) {
    W.ch('+');
    W.sdec(A.Offset);
  }
  W.text(";\n");
  return R;
}

} // namespace opennvvm::ptx
