//===- Frame.cpp - Local memory and parameters of a function --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The local depot holds static allocas, and copies of kernels' by-value
// parameters that cannot be read in place. Parameters are read once, at the
// start.
//
//===----------------------------------------------------------------------===//

#include "FrameLayout.h"
#include "FunctionEmitter.h"
#include "Insts/Insts.h"
#include "ParamLayout.h"
#include "Prepare/ByValParameters.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm::ptx {

uint64_t FunctionEmitter::allocateFrame(uint64_t Size, Align A) {
  FrameAlign = std::max(FrameAlign, A);
  uint64_t Offset = alignTo(FrameSize, A);
  FrameSize = Offset + std::max<uint64_t>(Size, 1);
  return Offset;
}

void FunctionEmitter::layoutFrame() {
  SmallVector<FrameSlot, 16> Slots;
  for (const Instruction &I : F->getEntryBlock()) {
    auto *AI = dyn_cast<AllocaInst>(&I);
    if (!AI || !AI->isStaticAlloca())
      continue;
    std::optional<TypeSize> Size = AI->getAllocationSize(DL);
    if (!Size || Size->isScalable())
      continue;
    Slots.push_back({AI, Size->getFixedValue(), AI->getAlign()});
    FrameAlign = std::max(FrameAlign, AI->getAlign());
  }
  FrameSize = layoutSlots(*F, Slots, Ctx.Options.OptLevel > 0);
  for (const FrameSlot &S : Slots)
    FrameOffset[S.Variable] = S.Offset;
}

std::optional<uint64_t>
FunctionEmitter::frameOffset(const AllocaInst &AI) const {
  auto It = FrameOffset.find(&AI);
  if (It == FrameOffset.end())
    return std::nullopt;
  return It->second;
}

Address FunctionEmitter::frameAddress(uint64_t Offset) {
  UsesSPL = true;
  return {AddressSpace::Local, Op::text("%SPL"), int64_t(Offset)};
}

Reg FunctionEmitter::genericFrameAddress(uint64_t Offset) {
  UsesSP = UsesSPL = true;
  Reg R = temp(pointerClass());
  emitT("add", typeSuffix('u', PointerBits), R, Op::text("%SP"),
        Op::imm(int64_t(Offset)));
  return R;
}

const AllocaInst *FunctionEmitter::nameOfVariable(const Value *V) const {
  if (Ctx.Options.OptLevel == 0)
    return nullptr;
  auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return nullptr;
  bool IsCast = I->getOpcode() == Instruction::AddrSpaceCast;
  auto *AI = dyn_cast<AllocaInst>(IsCast ? I->getOperand(0) : I);
  return AI && (!IsCast || isHomeName(I)) && frameOffset(*AI) ? AI : nullptr;
}

Reg FunctionEmitter::variableAddress(const Value *V, const AllocaInst &AI) {
  Reg &Known = BlockConstants[V];
  if (Known.isValid())
    return Known;
  uint64_t Offset = *frameOffset(AI);
  if (V->getType()->getPointerAddressSpace() == AddressSpace::Generic)
    return Known = genericFrameAddress(Offset);
  return Known = addressRegister(frameAddress(Offset));
}

bool FunctionEmitter::isDirectByVal(const Argument &A) const {
  return DirectByVal.count(&A);
}

/// Takes the address of a function's by-value parameter: ptxas then keeps the
/// parameter in local memory, where it can be written to.
void FunctionEmitter::nameByVal(const Argument &A, StringRef Param) {
  Reg Local = temp(pointerClass(AddressSpace::Local));
  emitT("mov", typeSuffix('b', Local.width()), Local, Op::text(Param));
  LocalByVal[&A] = Local;
  if (needsAddress(A))
    setRegs(&A, castAddress(Local, AddressSpace::Local,
                            A.getType()->getPointerAddressSpace()));
}

/// Copies a kernel's by-value parameter into the frame, widest pieces first.
void FunctionEmitter::copyByVal(const Argument &A, StringRef Param) {
  Type *Ty = A.getParamByValType();
  Align ParamAlign = layoutParam(A, DL, isKernel(*F, Ctx.Notes)).Alignment;
  uint64_t Size = DL.getTypeAllocSize(Ty);
  uint64_t At = allocateFrame(Size, ParamAlign);
  ByValFrame[&A] = At;
  Address To = frameAddress(At);
  Address From{AddressSpace::Param, Op::text(Param), 0};
  uint64_t Done = 0;
  for (uint64_t Piece : {8, 4, 2, 1}) {
    if (Piece > ParamAlign.value())
      continue;
    Reg R = temp(integerClass(Piece * 8));
    StringRef Suffix = typeSuffix('u', Piece * 8);
    for (; Size - Done >= Piece; Done += Piece) {
      emitT("ld.param", Suffix, R, From.at(Done));
      emitT("st.local", Suffix, To.at(Done), R);
    }
  }
  if (!needsAddress(A))
    return;
  bool IsLocal = A.getType()->getPointerAddressSpace() == AddressSpace::Local;
  setRegs(&A, IsLocal ? addressRegister(To) : genericFrameAddress(At));
}

unsigned badByValSpace(const Argument &A) {
  if (!A.hasByValAttr() || A.use_empty() || prepare::isOnlyRead(&A))
    return 0;
  // The parameter is in local memory, whatever its pointer type says.
  unsigned Space = A.getType()->getPointerAddressSpace();
  bool IsThere = Space == AddressSpace::Generic || Space == AddressSpace::Local;
  return IsThere || !needsAddress(A) ? 0 : Space;
}

void FunctionEmitter::emitParameters() {
  bool Kernel = isKernel(*F, Ctx.Notes);
  std::string Param;
  for (const Argument &A : F->args()) {
    if (A.use_empty())
      continue;
    Param = Ctx.Names.parameter(*F, A.getArgNo());
    if (A.hasByValAttr()) {
      bool GridConstant =
          Kernel && (A.hasAttribute("nvvm.grid_constant"));
      if (GridConstant && !prepare::isOnlyRead(&A)) {
        Reg Raw =
            addressRegister({AddressSpace::Param, Op::text(Param), 0});
        setRegs(&A, castAddress(Raw, AddressSpace::Param,
                                A.getType()->getPointerAddressSpace()));
        Ctx.Needs.need(77);
        continue;
      }
      if (prepare::isOnlyRead(&A)) {
        DirectByVal[&A] = Param;
        continue;
      }
      if (badByValSpace(A))
        continue;
      if (Kernel)
        copyByVal(A, Param);
      else
        nameByVal(A, Param);
      continue;
    }
    const TypeParts &TP = parts(A.getType());
    if (!TP.Unsupported.empty()) {
      Ctx.Diags.report(Rule::EmitUnsupportedType, *F, {TP.Unsupported.str()});
      continue;
    }
    SmallVector<Reg, 8> To(regs(&A));
    ParamLayout Layout = layoutParam(A, DL, Kernel);
    loadParts(To, A.getType(),
              {AddressSpace::Param, Op::text(Param), 0}, Layout.Alignment);
  }
}

} // namespace opennvvm::ptx
