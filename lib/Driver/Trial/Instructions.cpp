//===- Instructions.cpp - Printing one instruction alone ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Trial/Instructions.h"
#include "Catalog/DeviceFunction.h"
#include "Lowering/IntrinsicLowering.h"
#include "Lowering/MathCalls.h"
#include "opennvvm/Prepare/Prepare.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace llvm;

namespace opennvvm {

namespace {

/// Gives a module declarations of what another module's constants refer to.
class Declarer : public ValueMaterializer {
public:
  Declarer(Module &To, const Annotations &Notes) : To(To), Notes(Notes) {}

  Value *materialize(Value *V) override {
    if (auto *F = dyn_cast<Function>(V))
      return function(*F);
    if (auto *GV = dyn_cast<GlobalVariable>(V))
      return variable(*GV);
    // An alias is used like its aliasee.
    if (auto *GV = dyn_cast<GlobalValue>(V))
      return new GlobalVariable(
          To, GV->getValueType(), false, GlobalValue::ExternalLinkage, nullptr,
          nameOf(*GV), nullptr, GlobalValue::NotThreadLocal,
          GV->getAddressSpace());
    return nullptr;
  }

private:
  /// Only names of declarations matter. What is wrong with a definition, such
  /// as being thread-local, is reported there.
  static StringRef nameOf(const GlobalValue &GV) {
    return GV.isDeclaration() ? GV.getName() : StringRef("it");
  }

  Function *function(Function &F) {
    // Only intrinsics have the names of intrinsics.
    auto *Copy =
        Function::Create(F.getFunctionType(), GlobalValue::ExternalLinkage,
                         F.getAddressSpace(), nameOf(F), &To);
    Copy->setAttributes(F.getAttributes());
    Copy->setCallingConv(F.getCallingConv());
    if (isKernel(F, Notes))
      Copy->setCallingConv(CallingConv::PTX_Kernel);
    return Copy;
  }

  GlobalVariable *variable(GlobalVariable &GV) {
    // Messages and compiler queries read the contents of strings.
    Constant *Text = nullptr;
    if (GV.isConstant() && GV.hasInitializer() &&
        isa<ConstantDataSequential>(GV.getInitializer()))
      Text = GV.getInitializer();
    auto *Copy = new GlobalVariable(
        To, GV.getValueType(), GV.isConstant(), GlobalValue::ExternalLinkage,
        Text, nameOf(GV), nullptr, GlobalValue::NotThreadLocal,
        GV.getAddressSpace());
    Copy->setAlignment(GV.getAlign());
    return Copy;
  }

  Module &To;
  const Annotations &Notes;
};

/// Whether \p C contains the address of a block, which has no copy in another
/// module.
bool namesBlock(const Constant &C) {
  SmallVector<const Constant *, 8> Work = {&C};
  SmallPtrSet<const Constant *, 8> Seen = {&C};
  while (!Work.empty()) {
    const Constant *Part = Work.pop_back_val();
    if (isa<BlockAddress>(Part))
      return true;
    if (isa<GlobalValue>(Part))
      continue;
    for (const Use &U : Part->operands())
      if (Seen.insert(cast<Constant>(U)).second)
        Work.push_back(cast<Constant>(U));
  }
  return false;
}

/// An empty module with the layout of \p M.
std::unique_ptr<Module> emptyModule(const Module &M) {
  auto Alone = std::make_unique<Module>("", M.getContext());
  Alone->setDataLayout(M.getDataLayout());
  Alone->setTargetTriple(M.getTargetTriple());
  return Alone;
}

/// A function in \p Alone with parameters of \p Types, compiled like \p Of.
Function *makeFunction(Module &Alone, ArrayRef<Type *> Types,
                       const Function *Of) {
  LLVMContext &Context = Alone.getContext();
  auto *F = Function::Create(
      FunctionType::get(Type::getVoidTy(Context), Types, false),
      GlobalValue::ExternalLinkage, "f", &Alone);
  if (Of) {
    AttrBuilder Kept(Context);
    for (Attribute A : Of->getAttributes().getFnAttrs())
      if (A.isStringAttribute() && !A.getKindAsString().starts_with("nvvm."))
        Kept.addAttribute(A);
    F->addFnAttrs(Kept);
  }
  BasicBlock::Create(Context, "", F);
  return F;
}

} // namespace

/// The value to try for \p U: for an address, only what determines its space.
const Value *InstructionTrial::operandOf(const Use &U) const {
  if (!U->getType()->isPointerTy())
    return U.get();
  const Value *Base = ptx::baseOf(U.get());
  return isa<ConstantExpr>(Base) ? Base : U.get();
}

/// Whether operand \p U of \p I is kept; the others become parameters. Where
/// any value is allowed, the constant usually does not matter; \p Exact keeps
/// it anyway.
bool InstructionTrial::keepsOperand(const Instruction &I, const Use &U,
                                    bool Exact) const {
  const Value *V = operandOf(U);
  if (isa<BasicBlock, MetadataAsValue, InlineAsm>(V) ||
      V->getType()->isTokenTy())
    return true;
  if (!isa<Constant>(V))
    return false;
  auto *Call = dyn_cast<CallBase>(&I);
  if (Exact || (Call && Call->isCallee(&U)))
    return true;
  if (Call && Call->isArgOperand(&U))
    return Call->paramHasAttr(Call->getArgOperandNo(&U), Attribute::ImmArg);
  // Address computations may end in an address space other than their type's.
  return V->getType()->isPointerTy() && isa<ConstantExpr>(V);
}

InstructionTrial::Key InstructionTrial::keyOf(const Instruction &I,
                                              bool Exact) const {
  Key K;
  auto Add = [&](auto X) { K.push_back(uintptr_t(X)); };
  Add(I.getOpcode());
  Add(I.getType());
  Add(I.getRawSubclassOptionalData());
  for (const Use &U : I.operands()) {
    bool Keeps = keepsOperand(I, U, Exact);
    Add(Keeps ? 1 : 0);
    if (Keeps && !isa<BasicBlock>(U))
      Add(operandOf(U));
    else
      Add(U->getType());
  }
  if (auto *Call = dyn_cast<CallBase>(&I)) {
    Add(Call->getAttributes().getRawPointer());
    Add(Call->getFunctionType());
    if (auto *CI = dyn_cast<CallInst>(Call))
      Add(CI->getTailCallKind());
  } else if (auto *LI = dyn_cast<LoadInst>(&I)) {
    Add(LI->getOrdering());
    Add(LI->getSyncScopeID());
    Add(LI->isVolatile());
    Add(LI->getAlign().value());
  } else if (auto *SI = dyn_cast<StoreInst>(&I)) {
    Add(SI->getOrdering());
    Add(SI->getSyncScopeID());
    Add(SI->isVolatile());
    Add(SI->getAlign().value());
  } else if (auto *RMW = dyn_cast<AtomicRMWInst>(&I)) {
    Add(RMW->getOperation());
    Add(RMW->getOrdering());
    Add(RMW->getSyncScopeID());
  } else if (auto *CX = dyn_cast<AtomicCmpXchgInst>(&I)) {
    Add(CX->getMergedOrdering());
    Add(CX->getSyncScopeID());
  } else if (auto *Fence = dyn_cast<FenceInst>(&I)) {
    Add(Fence->getOrdering());
    Add(Fence->getSyncScopeID());
  } else if (auto *AI = dyn_cast<AllocaInst>(&I)) {
    Add(AI->getAllocatedType());
    Add(AI->isStaticAlloca());
  }
  return K;
}

const Annotations &InstructionTrial::notes() {
  if (!Notes)
    Notes.emplace(M);
  return *Notes;
}

InstructionTrial::Findings InstructionTrial::attempt(Module &Alone) const {
  DiagnosticEngine Found({}, Profile::NVPTX);
  ptx::EmitterOptions Plain = Options;
  Plain.OptLevel = 0;
  Plain.Annotate = false;
  Plain.Threads = 1;
  SmallVector<char, 0> Text;
  lowerMathCalls(Alone, *T.SM, HasLibdevice);
  lowerInternalIntrinsics(Alone, *T.SM, UnusedByEmitter);
  prepare::prepareModule(Alone, T, Plain.OptLevel);
  ptx::emitModule(Alone, T, Plain, Found, Text);
  return Findings(Found.diagnostics().begin(), Found.diagnostics().end());
}

InstructionTrial::Findings InstructionTrial::attempt(const Instruction &I,
                                                     bool Exact) {
  std::unique_ptr<Module> Alone = emptyModule(M);
  SmallVector<Type *, 8> Types;
  for (const Use &U : I.operands())
    if (!keepsOperand(I, U, Exact))
      Types.push_back(U->getType());
  Function *F =
      makeFunction(*Alone, Types, I.getParent() ? I.getFunction() : nullptr);
  Instruction *Copy = I.clone();
  Copy->insertInto(&F->getEntryBlock(), F->getEntryBlock().end());
  Copy->setDebugLoc(DebugLoc());
  unsigned Next = 0;
  ValueToValueMapTy Map;
  Declarer Declares(*Alone, notes());
  for (auto [U, Old] : zip(Copy->operands(), I.operands())) {
    const Value *V = operandOf(Old);
    if (!keepsOperand(I, Old, Exact))
      U.set(F->getArg(Next++));
    else if (auto *C = dyn_cast<Constant>(V); C && !namesBlock(*C))
      U.set(
          MapValue(V, Map, RF_NullMapMissingGlobalValues, nullptr, &Declares));
    else if (V->getType()->isTokenTy() && !isa<Constant>(V))
      U.set(ConstantTokenNone::get(M.getContext()));
    else if (isa<BasicBlock>(V))
      U.set(&F->getEntryBlock());
  }
  // Library functions that the module declares are called.
  auto *II = dyn_cast<IntrinsicInst>(&I);
  if (II && !libdeviceName(II->getIntrinsicID()).empty())
    for (const Function &Known : M)
      if (lookupDeviceFunction(Known.getName()).IsLibdevice &&
          !Alone->getFunction(Known.getName()))
        Function::Create(Known.getFunctionType(), GlobalValue::ExternalLinkage,
                         Known.getName(), *Alone);
  // Unused results are not printed.
  if (!I.getType()->isVoidTy() && !I.getType()->isTokenTy()) {
    auto *Place = new GlobalVariable(
        *Alone, I.getType(), false, GlobalValue::ExternalLinkage, nullptr,
        "result", nullptr, GlobalValue::NotThreadLocal, AddressSpace::Global);
    new StoreInst(Copy, Place, &F->getEntryBlock());
  }
  ReturnInst::Create(M.getContext(), &F->getEntryBlock());
  return attempt(*Alone);
}

ArrayRef<Diagnostic> InstructionTrial::lookUp(const Instruction &I,
                                              bool Exact) {
  Key K = keyOf(I, Exact);
  auto It = Known.find(K);
  if (It == Known.end())
    It = Known.emplace(std::move(K), attempt(I, Exact)).first;
  return It->second;
}

ArrayRef<Diagnostic> InstructionTrial::of(const Instruction &I) {
  ArrayRef<Diagnostic> Found = lookUp(I, /*Exact=*/false);
  bool HasMore = any_of(I.operands(), [&](const Use &U) {
    return isa<Constant>(U) && !keepsOperand(I, U, /*Exact=*/false);
  });
  return Found.empty() || !HasMore ? Found : lookUp(I, /*Exact=*/true);
}

ArrayRef<Diagnostic> InstructionTrial::of(const Constant &C) {
  Key K = {0, uintptr_t(&C)};
  auto It = Known.find(K);
  if (It != Known.end())
    return It->second;
  // A store of the constant, so that it must be in a register.
  std::unique_ptr<Module> Alone = emptyModule(M);
  Function *F =
      makeFunction(*Alone, PointerType::get(M.getContext(), 0), nullptr);
  ValueToValueMapTy Map;
  Declarer Declares(*Alone, notes());
  Value *Copy = const_cast<Constant *>(&C);
  if (!namesBlock(C))
    Copy =
        MapValue(Copy, Map, RF_NullMapMissingGlobalValues, nullptr, &Declares);
  new StoreInst(Copy, F->getArg(0), &F->getEntryBlock());
  ReturnInst::Create(M.getContext(), &F->getEntryBlock());
  return Known.emplace(std::move(K), attempt(*Alone)).first->second;
}

} // namespace opennvvm
