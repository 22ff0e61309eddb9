//===- Addressing.cpp - Memory operands -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Addressing.h"
#include "PTX/Selection/FunctionEmitter.h"
#include "PTX/Selection/Insts.h"
#include "Target/TargetCosts.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// The name of a state space in accesses and in address conversions.
struct SpaceWords {
  unsigned Space;
  StringLiteral Name;
  SharedOp ToGeneric, FromGeneric;
};
} // namespace

static constexpr SpaceWords Words[] = {
    {AddressSpace::Generic, "", SharedOp::Mov, SharedOp::Mov},
    {AddressSpace::Global, ".global", SharedOp::CvtaGlobal,
     SharedOp::CvtaToGlobal},
    {AddressSpace::Shared, ".shared", SharedOp::CvtaShared,
     SharedOp::CvtaToShared},
    {AddressSpace::Const, ".const", SharedOp::CvtaConst, SharedOp::CvtaToConst},
    {AddressSpace::Local, ".local", SharedOp::CvtaLocal, SharedOp::CvtaToLocal},
    {AddressSpace::SharedCluster, ".shared::cluster",
     SharedOp::CvtaSharedCluster, SharedOp::CvtaToSharedCluster},
    {AddressSpace::Param, ".param", SharedOp::CvtaParam, SharedOp::CvtaToParam},
};

/// The words for \p Space; if PTX has none, reports it and returns those for
/// generic.
static const SpaceWords &wordsFor(FunctionEmitter &E, unsigned Space,
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

StringRef Addressing::spaceName(unsigned Space) {
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

Addressing::Addressing(FunctionEmitter &E)
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
  return E.Values.inRegister(resize(O, pointerBits(To)), pointerClass(To));
}

/// Where \p V is, if it is a by-value parameter with a place of its own.
static std::optional<Address> homeOf(const FunctionEmitter &E, const Value &V) {
  auto *A = dyn_cast<Argument>(&V);
  return A && A->hasByValAttr() ? E.Params.home(*A) : std::nullopt;
}

Address Addressing::operand(const Value *Ptr) {
  uint64_t Offset = 0; // Wraps, as addresses do.
  const Value *V = Ptr;
  while (!isa<Constant>(V)) {
    if (auto *GEP = dyn_cast<GetElementPtrInst>(V)) {
      APInt More(E.DL.getIndexTypeSizeInBits(V->getType()), 0);
      if (!GEP->accumulateConstantOffset(E.DL, More))
        break;
      Offset += uint64_t(More.getSExtValue());
      V = GEP->getPointerOperand();
      continue;
    }
    break;
  }
  if (isHomeName(V))
    V = llvm::cast<AddrSpaceCastInst>(V)->getPointerOperand();
  Address A;
  if (auto *C = dyn_cast<Constant>(V)) {
    A = E.Constants.address(C);
  } else if (auto *AI = dyn_cast<AllocaInst>(V); AI && E.Frame.offset(*AI)) {
    A = E.Frame.address(*E.Frame.offset(*AI));
  } else if (std::optional<Address> Home = homeOf(E, *V)) {
    A = *Home;
  } else {
    A = {V->getType()->getPointerAddressSpace(), E.Values.useReg(V), 0};
  }
  A.Offset = int64_t(uint64_t(A.Offset) + Offset);
  // Only local accesses accept a number as their address.
  if (A.Base.isImm() && A.Space != AddressSpace::Local)
    A.Base = E.Values.inRegister(A.Base, pointerClass(A.Space));
  if (A.Base.isReg())
    A.Base = resize(A.Base, accessBits(A.Space));
  if (isInt<32>(A.Offset))
    return A;
  // Beyond the range of an immediate offset.
  int64_t All = std::exchange(A.Offset, 0);
  Reg Start = reg(A);
  A.Base = E.Shared.get(SharedOp::Add, 's', Start.width(), Start.regClass(),
                        Start, Op::imm(All));
  return A;
}

Reg Addressing::reg(const Address &A) {
  if (A.Base.isReg() && !A.Offset)
    return A.Base.R;
  RegClass C =
      A.Base.isReg() ? A.Base.R.regClass() : integerClass(accessBits(A.Space));
  unsigned Bits = RegClasses[unsigned(C)].Width;
  if (A.Space == AddressSpace::Param && A.Base.Kind == Op::Text) {
    Reg Start = E.Regs.temp(C);
    E.Out.emitT("mov", typeSuffix('b', Bits), Start, A.Base);
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
    Reg Start = E.Shared.get(SharedOp::Mov, 'u', Bits, C, A.Base);
    return A.Offset ? E.Shared.get(SharedOp::Add, 's', Bits, C, Start,
                                   Op::imm(A.Offset))
                    : Start;
  }
  Reg R = E.Regs.temp(C);
  Writer &W = E.Out.writer();
  W.text("\tmov");
  W.text(typeSuffix('u', Bits));
  W.text(" \t");
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
