//===- FloatPairs.cpp - Two floats at once --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatPairs.h"
#include "Lanes.h"
#include "PTX/Module/ContextLock.h"
#include "PTX/Values/RegisterLists.h"

using namespace llvm;

namespace opennvvm::ptx {

bool hasFloatPairs(const FunctionEmitter &E, const Type *Ty) {
  auto *Vector = dyn_cast<FixedVectorType>(Ty);
  return Vector && Vector->getNumElements() > 1 &&
         Vector->getElementType()->isFloatTy() && E.has(Feature::FloatPairs);
}

/// The bits of lane \p Lane of \p V; none if it is not a constant.
static std::optional<uint64_t> bitsOf(FunctionEmitter &E, const Value *V,
                                      unsigned Lane) {
  const auto *C = dyn_cast<Constant>(V);
  const auto *F =
      dyn_cast_or_null<ConstantFP>(C ? E.Ctx.Constants.element(C, Lane) : C);
  if (!F)
    return std::nullopt;
  return F->getValueAPF().bitcastToAPInt().getZExtValue();
}

/// Lane \p Lane of \p O. ptxas makes negations a part of their users.
static Reg laneOf(FunctionEmitter &E, FloatOperand O, unsigned Lane) {
  Reg R = laneReg(E, O.V, Lane);
  if (!O.IsNegated)
    return R;
  Reg Negated = E.Regs.temp(RegClass::F32);
  E.Out.emit({Inst::Neg, Mod::F32}, Negated, R);
  return Negated;
}

/// Lanes \p Lane and \p Lane + 1 of \p O.
static Reg pairOf(FunctionEmitter &E, FloatOperand O, unsigned Lane) {
  Reg R = E.Regs.temp(RegClass::B64);
  std::optional<uint64_t> Low, High;
  if (!O.IsNegated) {
    Low = bitsOf(E, O.V, Lane);
    High = bitsOf(E, O.V, Lane + 1);
  }
  if (Low && High)
    E.Out.emit({Inst::Mov, Mod::B64}, R, Op::imm(int64_t(*High << 32 | *Low)));
  else
    emitPack(E, {Inst::Mov, Mod::B64}, R,
             {laneOf(E, O, Lane), laneOf(E, O, Lane + 1)});
  return R;
}

void emitFloatPairs(FunctionEmitter &E, const Instruction &I, Opcode Pair,
                    Opcode Single, ArrayRef<FloatOperand> Operands) {
  LaneResults Result(E, I);
  unsigned Paired = Result.count() & ~1u;
  for (unsigned L = 0; L != Paired; L += 2) {
    SmallVector<Op, 4> List = {E.Regs.temp(RegClass::B64)};
    for (FloatOperand O : Operands)
      List.push_back(pairOf(E, O, L));
    E.Out.emitList(Pair, List);
    Reg Low = Result.at(L), High = Result.at(L + 1);
    emitUnpack(E, {Inst::Mov, Mod::B64}, {Low, High}, List[0]);
  }
  if (Paired != Result.count()) {
    SmallVector<Op, 4> List = {Result.at(Paired)};
    for (FloatOperand O : Operands)
      List.push_back(O.IsNegated ? Op(laneOf(E, O, Paired))
                                 : laneUse(E, O.V, Paired));
    E.Out.emitList(Single, List);
  }
  Result.finish();
}

} // namespace opennvvm::ptx
