//===- Dispatch.cpp - Which rule is asked about what ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of all rules, in the order in which their findings are reported.
// A new rule is a function in a file of Rules/, and a row here.
//
//===----------------------------------------------------------------------===//

#include "Dispatch.h"
#include "CalleeFacts.h"
#include "Rules/AddressSpace.h"
#include "Rules/Annotations.h"
#include "Rules/Atomics.h"
#include "Rules/Attributes.h"
#include "Rules/Calls.h"
#include "Rules/DataLayout.h"
#include "Rules/Function.h"
#include "Rules/InlineAsm.h"
#include "Rules/Instruction.h"
#include "Rules/Intrinsic.h"
#include "Rules/Launch.h"
#include "Rules/Memory.h"
#include "Rules/Misspelled.h"
#include "Rules/Module.h"
#include "Rules/Parameters.h"
#include "Rules/Reader.h"
#include "Rules/RegisterCount.h"
#include "Rules/Types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstrTypes.h"

using namespace llvm;

namespace opennvvm::verifier {

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

using ModuleRule = void (*)(RuleContext &);

static constexpr ModuleRule HeadRules[] = {
    checkVersion,          checkNotes,
    checkReader,           checkMissingTriple,
    checkKernelConvention, checkDataLayout,
    checkWrittenTriple,
};

static constexpr ModuleRule WholeRules[] = {
    checkStaticMemory,
    checkAnnotations,
    checkModuleWords,
    checkKernelAliases,
};

void checkHead(RuleContext &Ctx) {
  for (ModuleRule Check : HeadRules)
    Check(Ctx);
}

void checkWhole(RuleContext &Ctx) {
  for (ModuleRule Check : WholeRules)
    Check(Ctx);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

using FunctionRule = void (*)(RuleContext &, const Function &, bool IsKernel);

static constexpr FunctionRule FunctionRules[] = {
    checkFunctionForm,   checkLaunchBounds,   checkParameters,
    checkParameterTypes, checkParameterSpace, checkFunctionAttributes,
    checkEntry,          checkWords,          checkUnresolved,
};

void checkFunction(RuleContext &Ctx, const Function &F) {
  // Intrinsics are as LLVM defines them.
  if (F.isIntrinsic())
    return;
  bool IsKernel = Ctx.isKernel(F);
  for (FunctionRule Check : FunctionRules)
    Check(Ctx, F, IsKernel);
}

//===----------------------------------------------------------------------===//
// Calls of functions
//===----------------------------------------------------------------------===//

static constexpr CalleeRule CalleeRules[] = {
    noteLaunch, noteKernel, noteBarriers, noteIntrinsic, noteSetMaxNReg,
};

namespace {
/// The functions that were called, with null for those with nothing to report.
struct Callees {
  DenseMap<const Function *, std::unique_ptr<CalleeFacts>> Known;
};
} // namespace

static const CalleeFacts *factsOf(RuleContext &Ctx, const Function &Callee) {
  auto [It, IsNew] = Ctx.state<Callees>().Known.try_emplace(&Callee);
  if (!IsNew)
    return It->second.get();
  auto Facts = std::make_unique<CalleeFacts>();
  for (CalleeRule Note : CalleeRules)
    Note(Ctx, Callee, *Facts);
  if (!Facts->EachCall.empty())
    It->second = std::move(Facts);
  return It->second.get();
}

static void checkCallee(RuleContext &Ctx, const Instruction &I) {
  auto &Call = cast<CallBase>(I);
  const Value *Callee = Call.getCalledOperand();
  if (auto *F = dyn_cast<Function>(Callee)) {
    if (Ctx.isUnsound(*F))
      return;
    if (const CalleeFacts *Facts = factsOf(Ctx, *F))
      for (CallRule Check : Facts->EachCall)
        Check(Ctx, Call, *Facts);
  } else if (auto *Asm = dyn_cast<InlineAsm>(Callee)) {
    checkInlineAsm(Ctx, Call, *Asm);
  }
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

using InstructionRule = void (*)(RuleContext &, const Instruction &);

namespace {
struct OpcodeRule {
  unsigned Opcode;
  InstructionRule Check;
};
} // namespace

static constexpr OpcodeRule OpcodeRules[] = {
    {Instruction::IndirectBr, checkOpcode},
    {Instruction::Invoke, checkOpcode},
    {Instruction::Resume, checkOpcode},
    {Instruction::LandingPad, checkOpcode},
    {Instruction::CallBr, checkOpcode},
    {Instruction::CatchSwitch, checkOpcode},
    {Instruction::CatchPad, checkOpcode},
    {Instruction::CatchRet, checkOpcode},
    {Instruction::CleanupPad, checkOpcode},
    {Instruction::CleanupRet, checkOpcode},
    {Instruction::Br, checkPragma},
    {Instruction::Alloca, checkAlloca},
    {Instruction::Load, checkLoad},
    {Instruction::Store, checkStore},
    {Instruction::Fence, checkFence},
    {Instruction::AtomicCmpXchg, checkCmpXchg},
    {Instruction::AtomicRMW, checkAtomicRMW},
    {Instruction::AddrSpaceCast, checkAddrSpaceCast},
    {Instruction::Call, checkCallAttributes},
    {Instruction::Call, checkMustTail},
    {Instruction::Call, checkCallee},
    // An invoke is also a call, and rejected as one if calls are.
    {Instruction::Invoke, checkCallAttributes},
    {Instruction::Invoke, checkMustTail},
    {Instruction::Invoke, checkCallee},
};

namespace {
/// The rules of each opcode, up to the first null.
struct RulesByOpcode {
  static constexpr unsigned Most = 4;
  InstructionRule Rules[Instruction::OtherOpsEnd][Most + 1] = {};

  constexpr RulesByOpcode() {
    unsigned Count[Instruction::OtherOpsEnd] = {};
    for (const OpcodeRule &R : OpcodeRules)
      Rules[R.Opcode][Count[R.Opcode]++] = R.Check;
  }
};
} // namespace

static constexpr RulesByOpcode ByOpcode;

void checkInstruction(RuleContext &Ctx, const Instruction &I) {
  checkTypes(Ctx, I);
  checkConstantCasts(Ctx, I);
  for (const InstructionRule *Check = ByOpcode.Rules[I.getOpcode()]; *Check;
       ++Check)
    (*Check)(Ctx, I);
}

} // namespace opennvvm::verifier
