//===- Instruction.cpp - Dispatch by opcode -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace opennvvm::verifier {

static constexpr uint64_t LargestAllocaAlign = uint64_t(1) << 23;

namespace {
struct UnsupportedOpcode {
  unsigned Opcode;
  Rule ID;
};
} // namespace

// Control flow that only CPUs support.
static constexpr UnsupportedOpcode Unsupported[] = {
    {Instruction::IndirectBr, Rule::InstructionIndirectbr},
    {Instruction::Invoke, Rule::InstructionInvoke},
    {Instruction::Resume, Rule::InstructionResume},
    {Instruction::LandingPad, Rule::InstructionLandingpad},
    {Instruction::CallBr, Rule::InstructionCallbr},
    {Instruction::CatchSwitch, Rule::InstructionCatchswitch},
    {Instruction::CatchPad, Rule::InstructionCatchpad},
    {Instruction::CatchRet, Rule::InstructionCatchret},
    {Instruction::CleanupPad, Rule::InstructionCleanuppad},
    {Instruction::CleanupRet, Rule::InstructionCleanupret},
};

/// The check for each opcode; null if only its types are checked.
struct InstructionTable {
  using Handler = void (Checker::*)(const Instruction &);
  Handler Entries[Instruction::OtherOpsEnd] = {};

  constexpr InstructionTable() {
    for (const UnsupportedOpcode &U : Unsupported)
      Entries[U.Opcode] = &Checker::visitUnsupported;
    Entries[Instruction::Br] = &Checker::visitBranch;
    Entries[Instruction::Alloca] = &Checker::visitAlloca;
    Entries[Instruction::Load] = &Checker::visitLoad;
    Entries[Instruction::Store] = &Checker::visitStore;
    Entries[Instruction::Fence] = &Checker::visitFence;
    Entries[Instruction::AtomicCmpXchg] = &Checker::visitCmpXchg;
    Entries[Instruction::AtomicRMW] = &Checker::visitAtomicRMW;
    Entries[Instruction::AddrSpaceCast] = &Checker::visitAddrSpaceCast;
    Entries[Instruction::Call] = &Checker::visitCall;
    // An invoke is also a call, and rejected as one if calls are.
    Entries[Instruction::Invoke] = &Checker::visitInvoke;
  }
};

static constexpr InstructionTable Table;

void Checker::checkInstruction(const Instruction &I) {
  checkTypes(I);
  if (is(Profile::NVVM))
    checkConstantCasts(I);
  if (InstructionTable::Handler Handler = Table.Entries[I.getOpcode()])
    (this->*Handler)(I);
}

void Checker::visitUnsupported(const Instruction &I) {
  for (const UnsupportedOpcode &U : Unsupported)
    if (U.Opcode == I.getOpcode())
      report(U.ID, I);
}

void Checker::visitBranch(const Instruction &I) {
  if (!I.hasMetadataOtherThanDebugLoc())
    return;
  const MDNode *Pragma = I.getMetadata(PragmaKind);
  if (!Pragma)
    return;
  if (Pragma->getNumOperands() != 2) {
    report(Rule::InstructionPragmaOperands, I);
    return;
  }
  auto *Name = dyn_cast_or_null<MDString>(Pragma->getOperand(0).get());
  // libNVVM accepts a distinct node whatever it contains.
  bool IsRead = !Pragma->isDistinct() || !is(Profile::LibNVVM);
  if (IsRead && Name && Name->getString() == "unroll")
    report(Rule::InstructionPragmaUnroll, I);
}

void Checker::visitAlloca(const Instruction &I) {
  auto &Alloca = cast<AllocaInst>(I);
  if (Alloca.getAlign().value() > LargestAllocaAlign)
    report(Rule::InstructionAllocaAlign, I);
  else if (Alloca.getAddressSpace() != AddressSpace::Generic)
    report(Rule::InstructionAllocaSpace, I);
  if (uint8_t Bad = badTypes(Alloca.getAllocatedType()))
    reportTypes(Bad, I);
}

void Checker::visitLoad(const Instruction &I) {
  auto &Load = cast<LoadInst>(I);
  if (Load.isAtomic())
    report(Rule::AtomicLoad, I);
  if (Load.getPointerAddressSpace() == AddressSpace::Tensor &&
      !(is(Profile::LibNVVM) && !isNewReader()))
    report(Rule::InstructionLoadTensorMemory, I);
}

void Checker::visitStore(const Instruction &I) {
  auto &Store = cast<StoreInst>(I);
  if (Store.isAtomic())
    report(Rule::AtomicStore, I);
  if (Store.getPointerAddressSpace() == AddressSpace::Tensor &&
      !(is(Profile::LibNVVM) && !isNewReader()))
    report(Rule::InstructionStoreTensorMemory, I);
}

void Checker::visitFence(const Instruction &I) {
  if (!Options.Unified || !is(Profile::NVVM)) {
    report(Rule::InstructionFenceStandard, I);
    return;
  }
  AtomicOrdering Ordering = cast<FenceInst>(I).getOrdering();
  if (Ordering != AtomicOrdering::AcquireRelease &&
      Ordering != AtomicOrdering::SequentiallyConsistent)
    report(Rule::InstructionFenceUnified, I);
}

void Checker::visitCall(const Instruction &I) {
  auto &Call = cast<CallBase>(I);
  // libNVVM only checks the attributes of functions.
  if (!is(Profile::LibNVVM))
    checkAttributes(Call.getAttributes().getFnAttrs(), I);
  if (Call.isMustTailCall())
    report(Rule::InstructionMusttail, Call);
  const Value *Callee = Call.getCalledOperand();
  if (auto *F = dyn_cast<Function>(Callee)) {
    if (isUnsound(*F))
      return;
    if (!Launches.empty())
      checkLaunch(Call, *F);
    if (!F->isIntrinsic())
      return lintCall(Call, *F);
    checkIntrinsicCall(Call, *F);
    if (F->getIntrinsicID() ==
            Intrinsic::nvvm_setmaxnreg_inc_sync_aligned_u32 ||
        F->getIntrinsicID() == Intrinsic::nvvm_setmaxnreg_dec_sync_aligned_u32)
      checkSetMaxNReg(Call);
  } else if (auto *Asm = dyn_cast<InlineAsm>(Callee)) {
    checkInlineAsm(Call, *Asm);
  }
}

void Checker::visitInvoke(const Instruction &I) {
  visitUnsupported(I);
  visitCall(I);
}

} // namespace opennvvm::verifier
