//===- Mend.cpp - Kernels broken on purpose and mended --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mend.h"
#include "opennvvm/Fix/Fix.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Triple.h"
#include <random>

using namespace llvm;

namespace opennvvm::differential {

namespace {
/// Changes a kernel into one that computes the same and breaks rules.
class Breaker {
public:
  Breaker(Module &M, uint64_t Seed) : M(M), Random(Seed) {}

  void run() {
    breakTarget();
    for (Function &F : M)
      if (!F.isIntrinsic())
        breakFunction(F);
    for (GlobalVariable &GV : M.globals())
      if (oneOf(2))
        breakGlobal(GV);
  }

private:
  bool oneOf(unsigned N) { return Random() % N == 0; }

  void breakTarget() {
    if (oneOf(2))
      M.setTargetTriple(Triple(oneOf(2) ? "x86_64-unknown-linux-gnu" : ""));
    if (oneOf(4))
      M.setDataLayout("");
    if (NamedMDNode *Version = M.getNamedMetadata("nvvmir.version"))
      Version->eraseFromParent();
  }

  void breakGlobal(GlobalVariable &GV) {
    if (oneOf(2))
      GV.setSection("somewhere");
    if (!GV.hasLocalLinkage() || GV.hasName()) {
      GV.setLinkage(GlobalValue::ExternalLinkage);
      GV.setName(GV.getName() + ".v");
    }
  }

  void breakFunction(Function &F) {
    static constexpr Attribute::AttrKind Rejected[] = {
        Attribute::NoRedZone,       Attribute::NoImplicitFloat,
        Attribute::SanitizeAddress, Attribute::StackProtect,
        Attribute::SafeStack,       Attribute::NonLazyBind,
        Attribute::NoBuiltin,       Attribute::StackProtectStrong};
    for (Attribute::AttrKind Kind : Rejected)
      if (oneOf(4))
        F.addFnAttr(Kind);
    if (oneOf(4))
      F.setAlignment(Align(16));
    if (oneOf(4))
      F.setGC("none");
    if (oneOf(4))
      F.setSection(".text.some");
    for (Argument &A : F.args())
      if (A.getType()->isIntegerTy() && oneOf(4))
        A.addAttr(Attribute::InReg);
    if (F.hasLocalLinkage() && oneOf(2)) {
      F.setLinkage(GlobalValue::ExternalLinkage);
      F.setName(F.getName() + ".f");
      F.addFnAttr("nvvm.maxntid", "128");
    }
    for (Instruction &I : make_early_inc_range(instructions(F)))
      breakInstruction(I);
  }

  bool mayBeAtomic(Type *T, Align A, unsigned Space) {
    bool IsScalar = T->isIntegerTy(8) || T->isIntegerTy(16) ||
                    T->isIntegerTy(32) || T->isIntegerTy(64) ||
                    T->isFloatTy() || T->isDoubleTy();
    return IsScalar && Space <= 1 &&
           A.value() * 8 >= T->getPrimitiveSizeInBits();
  }

  SyncScope::ID scope() {
    static constexpr StringLiteral Names[] = {"", "device", "block"};
    return M.getContext().getOrInsertSyncScopeID(Names[Random() % 3]);
  }

  void breakInstruction(Instruction &I) {
    static constexpr AtomicOrdering OfLoads[] = {
        AtomicOrdering::Monotonic, AtomicOrdering::Acquire,
        AtomicOrdering::SequentiallyConsistent};
    static constexpr AtomicOrdering OfStores[] = {
        AtomicOrdering::Monotonic, AtomicOrdering::Release,
        AtomicOrdering::SequentiallyConsistent};
    if (!oneOf(4))
      return;
    if (auto *Load = dyn_cast<LoadInst>(&I);
        Load && Load->isSimple() &&
        mayBeAtomic(Load->getType(), Load->getAlign(),
                    Load->getPointerAddressSpace()))
      Load->setAtomic(OfLoads[Random() % 3], scope());
    auto *Store = dyn_cast<StoreInst>(&I);
    if (!Store)
      return;
    if (Store->isSimple() &&
        mayBeAtomic(Store->getValueOperand()->getType(), Store->getAlign(),
                    Store->getPointerAddressSpace()))
      Store->setAtomic(OfStores[Random() % 3], scope());
    if (oneOf(4))
      IRBuilder<>(&I).CreateFence(AtomicOrdering::AcquireRelease, scope());
  }

  Module &M;
  std::mt19937_64 Random;
};
} // namespace

Expected<std::string> breakAndMend(StringRef Text, uint64_t Seed) {
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  if (!M)
    return createStringError(Problem.getMessage());
  Breaker(*M, Seed).run();
  std::string Broken;
  raw_string_ostream OS(Broken);
  M->print(OS, nullptr);
  FixOptions How;
  How.Check.Verifier.Machine.SM = findTarget("sm_90");
  How.Check.Profiles = {Profile::NVVM};
  How.Diagnostics.ErrorLimit = 0;
  Expected<FixedModule> Fixed =
      fixModule(MemoryBufferRef(Broken, "broken.ll"), "broken.ll", How);
  if (!Fixed)
    return joinErrors(Fixed.takeError(), createStringError(Broken));
  if (Fixed->Mended.empty())
    return createStringError("nothing was mended in\n" + Broken);
  for (const Diagnostic &D : Fixed->Remaining->diagnostics())
    if (!D.Fix.empty() && D.Level >= Severity::Warning)
      return createStringError(ruleInfo(D.ID).ID + " is left in\n" +
                               Fixed->Contents);
  return Fixed->Contents;
}

} // namespace opennvvm::differential
