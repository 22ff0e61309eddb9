//===- Mend.cpp - Kernels broken on purpose and mended --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mend.h"
#include "OwnForms.h"
#include "opennvvm/Fix/Fix.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
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
    // What is about nothing.
    if (oneOf(4))
      M.getOrInsertNamedMetadata("nvvm.annotations")
          ->addOperand(MDNode::get(M.getContext(),
                                   {MDString::get(M.getContext(), "nothing"),
                                    MDString::get(M.getContext(), "kernel"),
                                    MDString::get(M.getContext(), "1")}));
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
    if (F.isDeclaration())
      return;
    // What old forms become needs more than most kernels do.
    F.addFnAttr("target-cpu", "sm_90");
    if (oneOf(4))
      saveStack(F);
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (!oneOf(3) || !replaceByOwnForm(I))
        breakInstruction(I);
  }

  /// Around the function, so that the memory of all its variables is freed.
  void saveStack(Function &F) {
    IRBuilder<> B(&*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    Value *Saved = B.CreateIntrinsic(Intrinsic::stacksave, {B.getPtrTy()}, {});
    for (BasicBlock &BB : F)
      if (auto *Return = dyn_cast<ReturnInst>(BB.getTerminator())) {
        B.SetInsertPoint(Return);
        B.CreateIntrinsic(Intrinsic::stackrestore, {B.getPtrTy()}, {Saved});
      }
  }

  static constexpr unsigned Local = 5;

  void breakAlloca(AllocaInst &Alloca) {
    if (Alloca.getAddressSpace() == Local)
      return;
    IRBuilder<> B(&Alloca);
    auto *InLocal =
        B.CreateAlloca(Alloca.getAllocatedType(), Local, Alloca.getArraySize());
    InLocal->setAlignment(Alloca.getAlign());
    for (User *U : make_early_inc_range(Alloca.users()))
      if (auto *Mark = dyn_cast<LifetimeIntrinsic>(U)) {
        IRBuilder<> At(Mark);
        if (Mark->getIntrinsicID() == Intrinsic::lifetime_start)
          At.CreateLifetimeStart(InLocal);
        else
          At.CreateLifetimeEnd(InLocal);
        Mark->eraseFromParent();
      }
    Alloca.replaceAllUsesWith(B.CreateAddrSpaceCast(InLocal, B.getPtrTy()));
    Alloca.eraseFromParent();
  }

  /// Stores to local memory with an exchange, which the contract lacks there.
  bool breakLocalStore(StoreInst &Store) {
    Type *T = Store.getValueOperand()->getType();
    bool IsLocal =
        isa<AllocaInst>(getUnderlyingObject(Store.getPointerOperand(), 0));
    if (!IsLocal || !Store.isSimple() || !T->isIntegerTy() ||
        Store.getPointerAddressSpace() != 0 ||
        !mayBeAtomic(T, Store.getAlign(), 0))
      return false;
    IRBuilder<> B(&Store);
    Value *P =
        B.CreateAddrSpaceCast(Store.getPointerOperand(), B.getPtrTy(Local));
    B.CreateAtomicRMW(AtomicRMWInst::Xchg, P, Store.getValueOperand(),
                      Store.getAlign(), AtomicOrdering::SequentiallyConsistent,
                      scope());
    Store.eraseFromParent();
    return true;
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
    if (auto *Alloca = dyn_cast<AllocaInst>(&I))
      return breakAlloca(*Alloca);
    if (auto *Load = dyn_cast<LoadInst>(&I);
        Load && Load->isSimple() &&
        mayBeAtomic(Load->getType(), Load->getAlign(),
                    Load->getPointerAddressSpace()))
      Load->setAtomic(OfLoads[Random() % 3], scope());
    auto *Store = dyn_cast<StoreInst>(&I);
    if (!Store || (oneOf(2) && breakLocalStore(*Store)))
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
    if (D.Level >= Severity::Warning &&
        (!D.Fix.empty() || D.ID == Rule::IntrinsicOwnForm))
      return createStringError(ruleInfo(D.ID).ID + " is left in\n" +
                               Fixed->Contents);
  return Fixed->Contents;
}

} // namespace opennvvm::differential
