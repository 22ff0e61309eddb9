//===- StackFrame.cpp - Local memory of a function ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The local depot holds static allocas and copies of kernels' by-value
// parameters that cannot be read where they are.
//
//===----------------------------------------------------------------------===//

#include "StackFrame.h"
#include "ConstantOperands.h"
#include "Folding.h"
#include "FrameLayout.h"
#include "FunctionContext.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::ptx {

uint64_t StackFrame::allocate(uint64_t Bytes, Align A) {
  Alignment = std::max(Alignment, A);
  uint64_t Offset = alignTo(Size, A);
  Size = Offset + std::max<uint64_t>(Bytes, 1);
  return Offset;
}

void StackFrame::layout(const Function &F) {
  Offsets.clear();
  Alignment = Align(1);
  UsesSP = UsesSPL = false;
  SmallVector<FrameSlot, 16> Slots;
  for (const Instruction &I : F.getEntryBlock()) {
    auto *AI = dyn_cast<AllocaInst>(&I);
    if (!AI || !AI->isStaticAlloca())
      continue;
    std::optional<TypeSize> Bytes = AI->getAllocationSize(E.DL);
    if (!Bytes || Bytes->isScalable())
      continue;
    Slots.push_back({AI, Bytes->getFixedValue(), AI->getAlign()});
    Alignment = std::max(Alignment, AI->getAlign());
  }
  Size = layoutSlots(F, Slots, E.isOptimized());
  for (const FrameSlot &S : Slots)
    Offsets[S.Variable] = S.Offset;
}

std::optional<uint64_t> StackFrame::offset(const AllocaInst &AI) const {
  auto It = Offsets.find(&AI);
  if (It == Offsets.end())
    return std::nullopt;
  return It->second;
}

Address StackFrame::address(uint64_t Offset) {
  UsesSPL = true;
  return {AddressSpace::Local, Op::text("%SPL"), int64_t(Offset)};
}

Reg StackFrame::genericAddress(uint64_t Offset) {
  UsesSP = UsesSPL = true;
  Reg R = E.Regs.temp(Addresses.pointerClass());
  E.Out.emit({Inst::Add, typeMod('u', R.width())}, R, Op::text("%SP"),
             Op::imm(int64_t(Offset)));
  return R;
}

const AllocaInst *StackFrame::variableNamed(const Value *V) const {
  if (!E.isOptimized())
    return nullptr;
  auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return nullptr;
  bool IsCast = I->getOpcode() == Instruction::AddrSpaceCast;
  auto *AI = dyn_cast<AllocaInst>(IsCast ? I->getOperand(0) : I);
  return AI && (!IsCast || isHomeName(I)) && offset(*AI) ? AI : nullptr;
}

Reg StackFrame::variableAddress(const Value *V, const AllocaInst &AI) {
  Reg &Known = Constants.inBlock(V);
  if (Known.isValid())
    return Known;
  uint64_t Offset = *offset(AI);
  if (V->getType()->getPointerAddressSpace() == AddressSpace::Generic)
    return Known = genericAddress(Offset);
  return Known = Addresses.reg(address(Offset));
}

void StackFrame::printDeclarations(Writer &Out) const {
  if (!Size)
    return;
  Out.text("\t.local .align ");
  Out.dec(Alignment.value());
  Out.text(" .b8 \t");
  Out.text(E.Ctx.Names.stem(Stem::Depot));
  Out.dec(E.index());
  Out.text("[");
  Out.dec(Size);
  Out.text("];\n");
  auto Declare = [&](unsigned Space, StringRef Name) {
    Out.text("\t.reg ");
    Out.text(textOf(typeMod('b', Addresses.pointerBits(Space))));
    Out.text(Name);
  };
  if (UsesSP)
    Declare(AddressSpace::Generic, " \t%SP;\n");
  if (UsesSPL)
    Declare(AddressSpace::Local, " \t%SPL;\n");
}

void StackFrame::printStart(Writer &Out) const {
  if (!UsesSPL)
    return;
  auto TakeDepot = [&](unsigned Space, StringRef Name) {
    Out.ch('\t');
    Out.opcode({Inst::Mov, typeMod('u', Addresses.pointerBits(Space))});
    Out.text(Name);
    Out.text(", ");
    Out.text(E.Ctx.Names.stem(Stem::Depot));
    Out.dec(E.index());
    Out.text(";\n");
  };
  TakeDepot(AddressSpace::Local, " \t%SPL");
  if (!UsesSP)
    return;
  // cvta expects an address of the same width as its result.
  unsigned GenericBits = Addresses.pointerBits();
  bool IsShort = Addresses.pointerBits(AddressSpace::Local) != GenericBits;
  if (IsShort)
    TakeDepot(AddressSpace::Generic, " \t%SP");
  Out.ch('\t');
  Out.opcode({Inst::Cvta, Mod::Local, typeMod('u', GenericBits)});
  Out.text(IsShort ? " \t%SP, %SP;\n" : " \t%SP, %SPL;\n");
}

} // namespace opennvvm::ptx
