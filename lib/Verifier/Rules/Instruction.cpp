//===- Instruction.cpp - Instructions by themselves -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Instruction.h"
#include "Rules/Types.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
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

void checkOpcode(RuleContext &Ctx, const Instruction &I) {
  for (const UnsupportedOpcode &U : Unsupported)
    if (U.Opcode == I.getOpcode())
      Ctx.report(U.ID, I);
}

namespace {
/// The kind of metadata that carries pragmas.
struct PragmaKind {
  explicit PragmaKind(const RuleContext &Ctx)
      : Kind(Ctx.M.getMDKindID("pragma")) {}
  unsigned Kind;
};
} // namespace

void checkPragma(RuleContext &Ctx, const Instruction &I) {
  if (!I.hasMetadataOtherThanDebugLoc())
    return;
  const MDNode *Pragma = I.getMetadata(Ctx.state<PragmaKind>().Kind);
  if (!Pragma)
    return;
  if (Pragma->getNumOperands() != 2) {
    Ctx.report(Rule::InstructionPragmaOperands, I);
    return;
  }
  auto *Name = dyn_cast_or_null<MDString>(Pragma->getOperand(0).get());
  // libNVVM accepts a distinct node whatever it contains.
  bool IsRead = !Pragma->isDistinct() || !Ctx.is(Profile::LibNVVM);
  if (IsRead && Name && Name->getString() == "unroll")
    Ctx.report(Rule::InstructionPragmaUnroll, I);
}

void checkAlloca(RuleContext &Ctx, const Instruction &I) {
  auto &Alloca = cast<AllocaInst>(I);
  if (Alloca.getAlign().value() > LargestAllocaAlign)
    Ctx.report(Rule::InstructionAllocaAlign, I);
  else if (Alloca.getAddressSpace() != AddressSpace::Generic)
    Ctx.report(Rule::InstructionAllocaSpace, I);
  if (uint8_t Bad = badTypes(Ctx, Alloca.getAllocatedType()))
    reportTypes(Ctx, Bad, I);
}

static bool knowsTensorMemory(const RuleContext &Ctx) {
  return !Ctx.is(Profile::LibNVVM) || Ctx.reads(ReaderTrait::KnowsTensorMemory);
}

void checkLoad(RuleContext &Ctx, const Instruction &I) {
  auto &Load = cast<LoadInst>(I);
  if (Load.isAtomic())
    Ctx.report(Rule::AtomicLoad, I);
  if (Load.getPointerAddressSpace() == AddressSpace::Tensor &&
      knowsTensorMemory(Ctx))
    Ctx.report(Rule::InstructionLoadTensorMemory, I);
}

void checkStore(RuleContext &Ctx, const Instruction &I) {
  auto &Store = cast<StoreInst>(I);
  if (Store.isAtomic())
    Ctx.report(Rule::AtomicStore, I);
  if (Store.getPointerAddressSpace() == AddressSpace::Tensor &&
      knowsTensorMemory(Ctx))
    Ctx.report(Rule::InstructionStoreTensorMemory, I);
}

void checkFence(RuleContext &Ctx, const Instruction &I) {
  if (Ctx.reads(ReaderTrait::TakesFences))
    return;
  if (!Ctx.Options.Unified || !Ctx.is(Profile::NVVM)) {
    Ctx.report(Rule::InstructionFenceStandard, I);
    return;
  }
  AtomicOrdering Ordering = cast<FenceInst>(I).getOrdering();
  if (Ordering != AtomicOrdering::AcquireRelease &&
      Ordering != AtomicOrdering::SequentiallyConsistent)
    Ctx.report(Rule::InstructionFenceUnified, I);
}

void checkMustTail(RuleContext &Ctx, const Instruction &I) {
  if (cast<CallBase>(I).isMustTailCall())
    Ctx.report(Rule::InstructionMusttail, I);
}

} // namespace opennvvm::verifier
