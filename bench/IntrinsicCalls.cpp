//===- IntrinsicCalls.cpp - The cost of printing an intrinsic call --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures kernels that load operands, call every intrinsic of the catalog that
// the machine has, in each of its overloads, and store the results; and the
// same kernels without the calls, which store operands of the same types. The
// difference is the cost of the calls. There is a module for each family of
// intrinsics, since programs use some and not all. Each is compared with
// ordinary code that has as many results, measured including its stores.
//
// An ordinary instruction has two to four registers, a matrix product or a load
// of tensor memory up to two hundred. Calls are therefore grouped by their
// number of registers, and each group has a time per call and per register.
//
//===----------------------------------------------------------------------===//

#include "Measure.h"
#include "SampleCalls.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <numeric>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::bench;

/// Results per kernel.
static constexpr unsigned PerKernel = 64;
/// Calls per intrinsic, so that its declaration does not matter.
static constexpr unsigned Repeats = 4;

namespace {
/// One module under construction.
class Kernels {
public:
  explicit Kernels(StringRef Name)
      : C(*(S.Context = std::make_unique<LLVMContext>())), B(C) {
    S.File = Name.str();
    S.Module = std::make_unique<Module>(Name, C);
    adopt(*S.Module);
  }

  LLVMContext &context() { return C; }
  IRBuilder<> &builder() { return B; }

  /// Starts a result, in a new kernel if this one is full or \p IsAlone.
  void next(bool IsAlone = false) {
    if (IsAlone || Results % PerKernel == 0)
      startKernel();
    Results = IsAlone ? 0 : Results + 1;
  }

  /// A value of type \p Ty about which nothing is known.
  Value *operand(Type *Ty) {
    Value *&V = Operands[Ty];
    if (!V)
      V = IRBuilder<>(Entry, Entry->begin()).CreateLoad(Ty, Memory, true);
    return V;
  }

  void use(Value *V) {
    if (V->getType()->isVoidTy())
      return;
    // Store only one element: the cost of storing is not measured.
    if (V->getType()->isStructTy())
      V = B.CreateExtractValue(V, 0);
    else if (V->getType()->isVectorTy())
      V = B.CreateExtractElement(V, uint64_t(0));
    B.CreateStore(V, Memory, /*isVolatile=*/true);
  }

  Subjects take() {
    finishKernel();
    for (const Function &F : *S.Module)
      S.Instructions += F.getInstructionCount();
    return std::move(S);
  }

private:
  void finishKernel() {
    if (Memory)
      B.CreateRetVoid();
    Operands.clear();
  }

  void startKernel() {
    finishKernel();
    auto *F = Function::Create(
        FunctionType::get(B.getVoidTy(), {PointerType::get(C, 1)}, false),
        GlobalValue::ExternalLinkage, "k", *S.Module);
    F->setCallingConv(CallingConv::PTX_Kernel);
    Memory = F->getArg(0);
    Entry = BasicBlock::Create(C, "", F);
    auto *Body = BasicBlock::Create(C, "", F);
    B.SetInsertPoint(Entry);
    B.CreateBr(Body);
    B.SetInsertPoint(Body);
  }

  Subjects S;
  LLVMContext &C;
  IRBuilder<> B;
  Value *Memory = nullptr;
  BasicBlock *Entry = nullptr;
  MapVector<Type *, Value *> Operands;
  unsigned Results = 0;
};
} // namespace

/// How many registers a value of type \p Ty takes.
static unsigned registersOf(Type *Ty) {
  if (auto *Struct = dyn_cast<StructType>(Ty))
    return std::accumulate(
        Struct->element_begin(), Struct->element_end(), 0u,
        [](unsigned Sum, Type *Element) { return Sum + registersOf(Element); });
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    return divideCeil(Vector->getNumElements() * Vector->getScalarSizeInBits(),
                      std::max(32u, Vector->getScalarSizeInBits()));
  return Ty->isVoidTy() || Ty->isMetadataTy() ? 0 : 1;
}

/// How many registers \p I uses when printed.
static unsigned registersOf(const Instruction &I) {
  unsigned Count = registersOf(I.getType());
  for (const Use &U : I.operands())
    if (!isa<Constant>(U) && !isa<BasicBlock>(U))
      Count += registersOf(U->getType());
  return Count;
}

/// Whether calls of \p Row can be in one module with the others: a module has
/// one texture mode, and some calls need a variable of their own.
static bool isMeasured(const IntrinsicRow &Row, const SMInfo &SM) {
  return Row.hasPattern() && Row.Tools.allowsSM(SM) &&
         Row.untilOn(SM) >= SM.MinPTX &&
         Row.Textures != TextureMode::Independent &&
         !Row.Name.contains("texsurf.handle");
}

/// Whether calls of \p Row need a kernel of their own: all tensor memory
/// operations of a kernel must have the same .cta_group.
static bool needsKernel(const IntrinsicRow &Row) {
  return Row.Family == "Tcgen05";
}

/// Calls the overload \p Types of \p ID once, with the lowest immediates.
/// \returns how many registers the call has; nothing if \p SM lacks the
/// intrinsic or the number is not in \p Wanted.
static std::optional<unsigned> addCall(Kernels &K, Intrinsic::ID ID,
                                       const IntrinsicRow &Row,
                                       ArrayRef<Type *> Types, const SMInfo &SM,
                                       RegisterRange Wanted) {
  FunctionType *Ty = Intrinsic::getType(K.context(), ID, Types);
  Type *ResultTy = Ty->getReturnType();
  unsigned Registers = registersOf(ResultTy);
  for (auto [Index, Param] : enumerate(Ty->params()))
    if (!((Row.ImmArgs >> Index) & 1))
      Registers += registersOf(Param);
  if (!Wanted.contains(Registers))
    return std::nullopt;
  K.next(needsKernel(Row));
  SmallVector<Value *, 16> Args;
  for (auto [Index, Param] : enumerate(Ty->params()))
    Args.push_back(
        (Row.ImmArgs >> Index) & 1
            ? ConstantInt::get(Param, sampleImmediates(Row, Index, Param)[0])
            : K.operand(Param));
  auto *Call = cast<CallInst>(K.builder().CreateIntrinsic(ID, Types, Args));
  if (!gateOf(Row, *Call).allowsSM(SM)) {
    Call->eraseFromParent();
    return std::nullopt;
  }
  // Replaces the result if there is no call.
  if (!ResultTy->isVoidTy())
    K.operand(ResultTy);
  K.use(Call);
  return Registers;
}

/// The kernels of \p S without the calls, with operands in place of results.
static Subjects withoutCalls(const Subjects &S) {
  Subjects Rest;
  Rest.File = S.File;
  Rest.Module = CloneModule(*S.Module);
  for (Function &F : *Rest.Module) {
    DenseMap<Type *, Value *> Operands;
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      if (isa<LoadInst>(I))
        Operands.try_emplace(I.getType(), &I);
      if (!isa<CallInst>(I))
        continue;
      if (!I.getType()->isVoidTy())
        I.replaceAllUsesWith(Operands.lookup(I.getType()));
      I.eraseFromParent();
    }
  }
  for (Function &F : make_early_inc_range(*Rest.Module))
    if (F.isDeclaration())
      F.eraseFromParent();
  return Rest;
}

/// The instructions of ordinary code, in turn.
static Value *ordinary(Kernels &K, unsigned Index) {
  IRBuilder<> &B = K.builder();
  auto Word = [&] { return K.operand(B.getInt32Ty()); };
  auto Long = [&] { return K.operand(B.getInt64Ty()); };
  auto Float = [&] { return K.operand(B.getFloatTy()); };
  auto Pointer = [&] { return K.operand(B.getPtrTy(1)); };
  switch (Index % 16) {
  case 0:
    return B.CreateAdd(Word(), Word());
  case 1:
    return B.CreateFMul(Float(), Float());
  case 2:
    return B.CreateGEP(B.getInt32Ty(), Pointer(), Long());
  case 3:
    return B.CreateLoad(B.getFloatTy(), Pointer(), true);
  case 4:
    return B.CreateICmpSLT(Word(), B.getInt32(7));
  case 5:
    return B.CreateSExt(Word(), B.getInt64Ty());
  case 6:
    return B.CreateFAdd(Float(), Float());
  case 7:
    return B.CreateShl(Long(), B.getInt64(3));
  case 8:
    return B.CreateMul(Word(), Word());
  case 9:
    return B.CreateSIToFP(Word(), B.getFloatTy());
  case 10:
    return B.CreateAnd(Word(), B.getInt32(31));
  case 11:
    return B.CreateFCmpOLT(Float(), Float());
  case 12:
    return B.CreateSelect(K.operand(B.getInt1Ty()), Word(), Word());
  case 13:
    return B.CreateTrunc(Long(), B.getInt32Ty());
  case 14:
    return B.CreateLoad(B.getInt64Ty(), Pointer(), true);
  default:
    return B.CreateXor(Long(), Long());
  }
}

static Subjects ordinaryKernels(unsigned Results) {
  Kernels Plain("ordinary");
  for (unsigned I = 0; I != Results; ++I) {
    Plain.next();
    Plain.use(ordinary(Plain, I));
  }
  return Plain.take();
}

static double countRegisters(const Module &M) {
  double Sum = 0;
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      Sum += registersOf(I);
  return Sum;
}

namespace {
/// The calls of one family of intrinsics.
struct Family {
  Kernels Calls{"intrinsics"};
  unsigned Count = 0, Registers = 0;
};
using Families = MapVector<StringRef, std::unique_ptr<Family>>;
} // namespace

static Families callFamilies(const SMInfo &SM, RegisterRange Wanted) {
  Families All;
  for (auto [Index, Row] : enumerate(intrinsicRows())) {
    if (!isMeasured(Row, SM))
      continue;
    std::unique_ptr<Family> &Of = All[Row.Family];
    if (!Of)
      Of = std::make_unique<Family>();
    auto ID = Intrinsic::ID(Intrinsic::nvvm_activemask + Index);
    for (unsigned Time = 0; Time != Repeats; ++Time)
      for (ArrayRef<Type *> Types : overloadsOf(Of->Calls.context(), ID, Row))
        if (auto Count = addCall(Of->Calls, ID, Row, Types, SM, Wanted)) {
          ++Of->Count;
          Of->Registers += *Count;
        }
  }
  return All;
}

IntrinsicCost bench::measureIntrinsicCalls(const SMInfo &SM, unsigned Level,
                                           RegisterRange Wanted,
                                           unsigned Rounds) {
  IntrinsicCost Cost;
  double CallTime = 0, CallRegisters = 0;
  double PlainTime = 0, PlainRegisters = 0, PlainCount = 0;
  for (auto &[Name, Of] : callFamilies(SM, Wanted)) {
    if (!Of->Count)
      continue;
    Subjects With = Of->Calls.take(), Without = withoutCalls(With),
             Plain = ordinaryKernels(Of->Count);
    double Time = emitTime(With, SM, Level, Rounds);
    double Rest = emitTime(Without, SM, Level, Rounds);
    if (Time < 0 || Rest < 0) {
      Cost.Refusal = Time < 0 ? With.Refusal : Without.Refusal;
      return Cost;
    }
    CallTime += Time - Rest;
    Cost.Calls += Of->Count;
    CallRegisters += Of->Registers;
    PlainTime += emitTime(Plain, SM, Level, Rounds);
    PlainCount += Plain.Instructions;
    PlainRegisters += countRegisters(*Plain.Module);
  }
  Cost.Intrinsic = {CallTime / Cost.Calls, CallTime / CallRegisters};
  Cost.Ordinary = {PlainTime / PlainCount, PlainTime / PlainRegisters};
  return Cost;
}
