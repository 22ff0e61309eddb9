//===- AddressSpaces.cpp - Where generic addresses point ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AddressSpaces.h"
#include "ByValParameters.h"
#include "FunctionPasses.h"
#include "GenericOffsets.h"
#include "Target/MaskedPointers.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Tells InferAddressSpaces that generic pointer parameters of kernels point to
/// global memory: the host cannot pass others.
static void markKernelPointers(Function &F) {
  Instruction *First = &*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca();
  for (Argument &A : F.args()) {
    auto *PT = dyn_cast<PointerType>(A.getType());
    if (!PT || PT->getAddressSpace() != AddressSpace::Generic ||
        A.hasByValAttr() || A.use_empty())
      continue;
    IRBuilder<> B(First);
    Type *GlobalPtr = PointerType::get(F.getContext(), AddressSpace::Global);
    auto *ToGlobal = cast<Instruction>(B.CreateAddrSpaceCast(&A, GlobalPtr));
    Value *Back = B.CreateAddrSpaceCast(ToGlobal, PT);
    A.replaceUsesWithIf(Back, [&](Use &U) { return U.getUser() != ToGlobal; });
  }
}

/// Tells InferAddressSpaces that stack variables are in local memory.
static void markLocals(Function &F) {
  Type *LocalPtr = PointerType::get(F.getContext(), AddressSpace::Local);
  for (Instruction &I : make_early_inc_range(F.getEntryBlock())) {
    auto *AI = dyn_cast<AllocaInst>(&I);
    if (!AI || AI->getAddressSpace() != AddressSpace::Generic ||
        AI->use_empty())
      continue;
    IRBuilder<> B(AI->getNextNode());
    auto *ToLocal = cast<Instruction>(B.CreateAddrSpaceCast(AI, LocalPtr));
    Value *Back = B.CreateAddrSpaceCast(ToLocal, AI->getType());
    AI->replaceUsesWithIf(Back, [&](Use &U) {
      auto *II = dyn_cast<IntrinsicInst>(U.getUser());
      return U.getUser() != ToLocal && !(II && II->isLifetimeStartOrEnd());
    });
  }
}

/// Whether constant \p Address is a cast from the address space of its pointee.
static bool isCastFromSpace(const Constant *Address) {
  while (auto *GEP = dyn_cast<GEPOperator>(Address))
    Address = cast<Constant>(GEP->getPointerOperand());
  return isa<AddrSpaceCastOperator>(Address);
}

/// The base of an address computation for which InferAddressSpaces goes wrong;
/// null if there is none. With a constant base, getelementptr in a cycle of
/// phis loses its operands, unless the base is cast from an address space, and
/// ptrmask breaks the module; see also keepsWindow().
static Use *misleadingBase(Instruction &I) {
  if (auto *GEP = dyn_cast<GetElementPtrInst>(&I)) {
    Use &Base = GEP->getOperandUse(GEP->getPointerOperandIndex());
    auto *C = dyn_cast<Constant>(Base);
    return C && !isCastFromSpace(C) ? &Base : nullptr;
  }
  auto *II = dyn_cast<IntrinsicInst>(&I);
  return II && II->getIntrinsicID() == Intrinsic::ptrmask &&
                 (isa<Constant>(II->getArgOperand(0)) ||
                  !keepsWindow(*II, I.getDataLayout()))
             ? &II->getArgOperandUse(0)
             : nullptr;
}

SmallVector<WeakVH, 4> hideMisleadingBases(Function &F) {
  SmallVector<WeakVH, 4> Hidden;
  for (BasicBlock &BB : F)
    for (Instruction &I : BB) {
      Use *Base = misleadingBase(I);
      if (!Base ||
          Base->get()->getType() != PointerType::getUnqual(F.getContext()))
        continue;
      auto *Freeze = new FreezeInst(Base->get(), "", I.getIterator());
      Base->set(Freeze);
      Hidden.push_back(Freeze);
    }
  return Hidden;
}

void showMisleadingBases(ArrayRef<WeakVH> Hidden) {
  for (const WeakVH &V : Hidden)
    if (auto *Freeze = cast_or_null<FreezeInst>(V)) {
      Freeze->replaceAllUsesWith(Freeze->getOperand(0));
      Freeze->eraseFromParent();
    }
}

void inferAddressSpaces(Function &F, bool IsKernel, const Target &T,
                        FunctionPasses &Passes) {
  if (IsKernel)
    markKernelPointers(F);
  markByValParameters(F, IsKernel, T);
  markLocals(F);
  SmallVector<WeakVH, 4> Hidden = hideMisleadingBases(F);
  Passes.changed(F);
  GenericOffsets Offsets(F);
  Passes.run(F, InferAddressSpacesPass(AddressSpace::Generic));
  if (Offsets.restore())
    Passes.changed(F);
  showMisleadingBases(Hidden);
}

void dropRoundTrips(Function &F) {
  for (BasicBlock &BB : F)
    for (Instruction &I : make_early_inc_range(BB)) {
      auto *Back = dyn_cast<AddrSpaceCastInst>(&I);
      auto *There = Back
                        ? dyn_cast<AddrSpaceCastInst>(Back->getPointerOperand())
                        : nullptr;
      if (!There || There->getSrcTy() != Back->getType())
        continue;
      auto *A = dyn_cast<Argument>(There->getPointerOperand());
      if (A && A->hasByValAttr())
        continue;
      Back->replaceUsesWithIf(There->getPointerOperand(),
                              [](const Use &U) { return !isByValArgument(U); });
      if (Back->use_empty())
        Back->eraseFromParent();
    }
}

} // namespace opennvvm::prepare
