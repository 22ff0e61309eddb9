//===- Homes.cpp - The locations of a function's variables ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Homes.h"
#include "FunctionDebug.h"
#include "PTX/Module/ParamLayout.h"
#include "PTX/Values/FunctionContext.h"
#include "PTX/Values/Parameters.h"
#include "PTX/Values/StackFrame.h"
#include "PTX/Values/ValueRegisters.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {
/// The remainder of an expression: perhaps an offset, perhaps a load.
struct Reading {
  int64_t Offset = 0;
  bool Derefs = false, IsKnown = true;
};
} // namespace

/// Reads the expressions that compilers write for variables in one place. The
/// address space that clang appends (constu N, swap, xderef) is known anyway.
static Reading read(const DIExpression *E) {
  Reading R;
  if (!E)
    return R;
  ArrayRef<uint64_t> Ops = E->getElements();
  while (!Ops.empty() && R.IsKnown) {
    if (Ops.size() >= 4 && Ops[0] == dwarf::DW_OP_constu &&
        Ops[2] == dwarf::DW_OP_swap && Ops[3] == dwarf::DW_OP_xderef) {
      Ops = Ops.drop_front(4);
    } else if (Ops.size() >= 2 && Ops[0] == dwarf::DW_OP_plus_uconst &&
               !R.Derefs && Ops[1] <= INT32_MAX) {
      R.Offset += int64_t(Ops[1]);
      Ops = Ops.drop_front(2);
    } else if (Ops[0] == dwarf::DW_OP_deref && !R.Derefs) {
      R.Derefs = true;
      Ops = Ops.drop_front(1);
    } else {
      R.IsKnown = false;
    }
  }
  return R;
}

/// The location of \p A among the parameters; none if it is not passed at all.
static Home homeOfParam(const Argument &A, int64_t Offset,
                        const DataLayout &DL) {
  Home H;
  Type *ByVal = A.getParamByValType();
  if (!hasParam(ByVal ? ByVal : A.getType(), DL))
    return H;
  H.Kind = Home::Param;
  H.Argument = A.getArgNo();
  H.Offset = Offset;
  return H;
}

/// The register of \p V, if it has exactly one that a debugger can find.
static Home homeOfValue(const PrintedFunction &F, const Value &V) {
  Home H;
  if (auto *C = dyn_cast<Constant>(&V)) {
    if (isa<ConstantInt, ConstantFP, ConstantPointerNull>(C)) {
      H.Kind = Home::Constant;
      H.C = C;
    }
    return H;
  }
  auto *A = dyn_cast<Argument>(&V);
  std::optional<ArrayRef<Reg>> Rs = F.Values.known(&V);
  if (!Rs) {
    // A parameter that is never read is still where the caller put it.
    return A && !A->hasByValAttr() ? homeOfParam(*A, 0, F.E.DL) : H;
  }
  if (Rs->size() != 1)
    return H;
  Reg R = Rs->front();
  // A register that several values share contains this one only temporarily.
  if (R.regClass() == RegClass::Pred || F.E.Regs.isCoalesced(R))
    return H;
  H.Kind = Home::Register;
  H.R = R;
  return H;
}

static Home homeOfAddress(const PrintedFunction &F, const Value &V,
                          int64_t Offset) {
  APInt More(F.E.DL.getIndexTypeSizeInBits(V.getType()), 0);
  const Value *Base = V.stripAndAccumulateConstantOffsets(F.E.DL, More, true);
  int64_t At = Offset + More.getSExtValue();
  Home H;
  H.Offset = At;
  auto Depot = [&](uint64_t Start) {
    H.Kind = Home::Depot;
    H.Offset += int64_t(Start);
    return H;
  };
  if (auto *AI = dyn_cast<AllocaInst>(Base))
    if (std::optional<uint64_t> Start = F.Frame.offset(*AI))
      return Depot(*Start);
  if (auto *A = dyn_cast<Argument>(Base); A && A->hasByValAttr()) {
    if (std::optional<uint64_t> Start = F.Params.frameCopy(*A))
      return Depot(*Start);
    return homeOfParam(*A, At, F.E.DL);
  }
  Home Pointer = homeOfValue(F, *Base);
  if (Pointer.Kind != Home::Register ||
      Base->getType()->getPointerAddressSpace() != AddressSpace::Generic)
    return {};
  Pointer.Kind = Home::Memory;
  Pointer.Offset = At;
  return Pointer;
}

Home homeOf(const PrintedFunction &F, const Value &V,
            const DIExpression *Expression, bool IsAddress) {
  Reading R = read(Expression);
  if (!R.IsKnown)
    return {};
  if (V.getType()->isPointerTy() && IsAddress != R.Derefs)
    return homeOfAddress(F, V, R.Offset);
  if (IsAddress || R.Derefs || R.Offset)
    return {};
  return homeOfValue(F, V);
}

} // namespace opennvvm::ptx
