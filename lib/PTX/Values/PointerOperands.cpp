//===- PointerOperands.cpp - Pointers as memory operands ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointerOperands.h"
#include "ConstantOperands.h"
#include "Folding.h"
#include "Parameters.h"
#include "StackFrame.h"
#include "ValueRegisters.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::ptx {

/// Where \p V is, if it is a by-value parameter with a place of its own.
static std::optional<Address> homeOf(const Parameters &Params, const Value &V) {
  auto *A = dyn_cast<Argument>(&V);
  return A && A->hasByValAttr() ? Params.home(*A) : std::nullopt;
}

Address PointerOperands::operand(const Value *Ptr) {
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
    A = Constants.address(C);
  } else if (auto *AI = dyn_cast<AllocaInst>(V); AI && Frame.offset(*AI)) {
    A = Frame.address(*Frame.offset(*AI));
  } else if (std::optional<Address> Home = homeOf(Params, *V)) {
    A = *Home;
  } else {
    A = {V->getType()->getPointerAddressSpace(), Values.useReg(V), 0};
  }
  A.Offset = int64_t(uint64_t(A.Offset) + Offset);
  // Only local accesses accept a number as their address.
  if (A.Base.isImm() && A.Space != AddressSpace::Local)
    A.Base = E.Out.inRegister(A.Base, Addresses.pointerClass(A.Space));
  if (A.Base.isReg())
    A.Base = Addresses.resize(A.Base, Addresses.accessBits(A.Space));
  if (isInt<32>(A.Offset))
    return A;
  // Beyond the range of an immediate offset.
  int64_t All = std::exchange(A.Offset, 0);
  Reg Start = Addresses.reg(A);
  A.Base = E.Shared.get(SharedOp::Add, 's', Start.width(), Start.regClass(),
                        Start, Op::imm(All));
  return A;
}

} // namespace opennvvm::ptx
