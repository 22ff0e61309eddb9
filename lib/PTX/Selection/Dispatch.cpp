//===- Dispatch.cpp - From opcode to printer ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dispatch.h"
#include "Printers.h"
#include "Unsupported.h"
#include <array>

using namespace llvm;

namespace opennvvm::ptx {

static void emitNothing(FunctionEmitter &, const Instruction &) {}

/// One printer per opcode, indexed by it.
static constexpr auto makePrinters() {
  std::array<Printer, Instruction::OtherOpsEnd> T{};
  T.fill(emitUnsupported);
  for (unsigned Op :
       {Instruction::Add, Instruction::Sub, Instruction::Mul, Instruction::UDiv,
        Instruction::SDiv, Instruction::URem, Instruction::SRem,
        Instruction::Shl, Instruction::LShr, Instruction::AShr,
        Instruction::And, Instruction::Or, Instruction::Xor})
    T[Op] = emitIntegerOp;
  for (unsigned Op : {Instruction::FAdd, Instruction::FSub, Instruction::FMul,
                      Instruction::FDiv, Instruction::FRem})
    T[Op] = emitFloatOp;
  T[Instruction::FNeg] = emitFloatOp;
  for (unsigned Op :
       {Instruction::Trunc, Instruction::ZExt, Instruction::SExt,
        Instruction::FPToUI, Instruction::FPToSI, Instruction::UIToFP,
        Instruction::SIToFP, Instruction::FPTrunc, Instruction::FPExt,
        Instruction::PtrToInt, Instruction::PtrToAddr, Instruction::IntToPtr})
    T[Op] = emitCast;
  T[Instruction::BitCast] = emitBitCast;
  T[Instruction::AddrSpaceCast] = emitAddrSpaceCast;
  T[Instruction::Freeze] = emitFreeze;
  T[Instruction::ICmp] = emitICmp;
  T[Instruction::FCmp] = emitFCmp;
  T[Instruction::Select] = emitSelect;
  T[Instruction::Load] = emitLoad;
  T[Instruction::Store] = emitStore;
  T[Instruction::Alloca] = emitAlloca;
  T[Instruction::GetElementPtr] = emitGEP;
  T[Instruction::AtomicRMW] = emitAtomicRMW;
  T[Instruction::AtomicCmpXchg] = emitCmpXchg;
  T[Instruction::Fence] = emitFence;
  T[Instruction::ExtractElement] = emitExtractElement;
  T[Instruction::InsertElement] = emitInsertElement;
  T[Instruction::ShuffleVector] = emitShuffleVector;
  T[Instruction::ExtractValue] = emitExtractValue;
  T[Instruction::InsertValue] = emitInsertValue;
  T[Instruction::Br] = emitBranch;
  T[Instruction::Switch] = emitSwitch;
  T[Instruction::Ret] = emitReturn;
  T[Instruction::Unreachable] = emitUnreachable;
  T[Instruction::Call] = emitCall;
  T[Instruction::PHI] = emitNothing; // Written on the incoming edges.
  return T;
}

static constexpr auto Printers = makePrinters();

bool isPrintedOpcode(unsigned Opcode) {
  return Printers[Opcode] != emitUnsupported;
}

void emitInstruction(FunctionEmitter &E, const Instruction &I) {
  Printers[I.getOpcode()](E, I);
}

} // namespace opennvvm::ptx
