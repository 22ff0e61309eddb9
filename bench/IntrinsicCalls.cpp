//===- IntrinsicCalls.cpp - What printing an intrinsic call takes ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two modules of the same shape: kernels that load operands, compute, and store
// each result. In one they compute with ordinary instructions, in the other with
// every intrinsic of the catalog that the machine has. The time of an ordinary
// instruction is that of the first module divided by their number; what the
// second one takes beyond its ordinary instructions is what the calls take.
//
// An ordinary instruction has two to four registers, a product of matrices or a
// load of tensor memory up to two hundred; so both are told, the time for one and
// the time for a register of it.
//
//===----------------------------------------------------------------------===//

#include "Measure.h"
#include "opennvvm/Catalog/Intrinsic.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include <numeric>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::bench;

/// Results in one kernel.
static constexpr unsigned PerKernel = 64;
/// Calls of one intrinsic, so that its declaration does not count.
static constexpr unsigned Repeats = 4;
/// Past this many values of an immediate none is looked for.
static constexpr int64_t MostTried = 512;

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

  /// Starts a result, in a new kernel when this one is full.
  void next() {
    if (Results++ % PerKernel == 0)
      startKernel();
  }

  /// A value of type \p Ty that nothing is known of.
  Value *operand(Type *Ty) {
    Value *&V = Operands[Ty];
    if (!V)
      V = IRBuilder<>(Entry, Entry->begin()).CreateLoad(Ty, Memory, true);
    return V;
  }

  void use(Value *V) {
    if (V->getType()->isVoidTy())
      return;
    if (V->getType()->isStructTy())
      V = B.CreateExtractValue(V, 0);
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
    return std::accumulate(Struct->element_begin(), Struct->element_end(), 0u,
                           [](unsigned Sum, Type *Element) {
                             return Sum + registersOf(Element);
                           });
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    return divideCeil(Vector->getNumElements() *
                          Vector->getScalarSizeInBits(),
                      std::max(32u, Vector->getScalarSizeInBits()));
  return Ty->isVoidTy() || Ty->isMetadataTy() ? 0 : 1;
}

/// How many registers \p I is printed with.
static unsigned registersOf(const Instruction &I) {
  unsigned Count = registersOf(I.getType());
  for (const Use &U : I.operands())
    if (!isa<Constant>(U) && !isa<BasicBlock>(U))
      Count += registersOf(U->getType());
  return Count;
}

/// Calls \p ID once; \returns false when the machine lacks it, or when it takes
/// more than values.
static bool addCall(Kernels &K, Intrinsic::ID ID, const IntrinsicRow &Row,
                    const SMInfo &SM, unsigned MostRegisters) {
  if (Intrinsic::isOverloaded(ID) || !Row.hasPattern() ||
      !Row.Tools.allowsSM(SM) || Row.untilOn(SM) < SM.MinPTX ||
      Row.Textures == TextureMode::Independent)
    return false;
  FunctionType *Ty = Intrinsic::getType(K.context(), ID);
  auto FirstLegal = [&](unsigned Arg) {
    for (int64_t V = 0; V != MostTried; ++V)
      if (all_of(constraintsOf(Row), [&](const ArgConstraint &A) {
            return A.Arg != Arg || A.allows(V);
          }))
        return V;
    return int64_t(0);
  };
  unsigned Registers = registersOf(Ty->getReturnType());
  for (auto [Index, Param] : enumerate(Ty->params()))
    if (!((Row.ImmArgs >> Index) & 1))
      Registers += registersOf(Param);
  if (Registers > MostRegisters)
    return false;
  SmallVector<Value *, 16> Args;
  K.next();
  for (auto [Index, Param] : enumerate(Ty->params())) {
    if (Param->isMetadataTy())
      return false;
    bool IsImmediate = (Row.ImmArgs >> Index) & 1;
    Args.push_back(IsImmediate ? ConstantInt::get(Param, FirstLegal(Index))
                               : K.operand(Param));
  }
  auto *Call = cast<CallInst>(K.builder().CreateIntrinsic(ID, {}, Args));
  if (!gateOf(Row, *Call).allowsSM(SM)) {
    Call->eraseFromParent();
    return false;
  }
  K.use(Call);
  return true;
}

/// What ordinary code is made of, in turn.
static Value *ordinary(Kernels &K, unsigned Index) {
  IRBuilder<> &B = K.builder();
  auto Word = [&] { return K.operand(B.getInt32Ty()); };
  auto Long = [&] { return K.operand(B.getInt64Ty()); };
  auto Float = [&] { return K.operand(B.getFloatTy()); };
  auto Pointer = [&] { return K.operand(B.getPtrTy(1)); };
  switch (Index % 16) {
  case 0: return B.CreateAdd(Word(), Word());
  case 1: return B.CreateFMul(Float(), Float());
  case 2: return B.CreateGEP(B.getInt32Ty(), Pointer(), Long());
  case 3: return B.CreateLoad(B.getFloatTy(), Pointer(), true);
  case 4: return B.CreateICmpSLT(Word(), B.getInt32(7));
  case 5: return B.CreateSExt(Word(), B.getInt64Ty());
  case 6: return B.CreateFAdd(Float(), Float());
  case 7: return B.CreateShl(Long(), B.getInt64(3));
  case 8: return B.CreateMul(Word(), Word());
  case 9: return B.CreateSIToFP(Word(), B.getFloatTy());
  case 10: return B.CreateAnd(Word(), B.getInt32(31));
  case 11: return B.CreateFCmpOLT(Float(), Float());
  case 12: return B.CreateSelect(K.operand(B.getInt1Ty()), Word(), Word());
  case 13: return B.CreateTrunc(Long(), B.getInt32Ty());
  case 14: return B.CreateLoad(B.getInt64Ty(), Pointer(), true);
  default: return B.CreateXor(Long(), Long());
  }
}

/// Registers of all instructions, and of the calls among them.
static std::pair<double, double> countRegisters(const Module &M) {
  double All = 0, OfCalls = 0;
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      All += registersOf(I);
      OfCalls += isa<CallInst>(I) ? registersOf(I) : 0;
    }
  return {All, OfCalls};
}

IntrinsicCost bench::measureIntrinsicCalls(const SMInfo &SM, unsigned Level,
                                           unsigned MostRegisters,
                                           unsigned Rounds) {
  IntrinsicCost Cost;
  Kernels Calls("intrinsics"), Plain("ordinary");
  for (unsigned Time = 0; Time != Repeats; ++Time)
    for (auto [Index, Row] : enumerate(intrinsicRows()))
      Cost.Calls +=
          addCall(Calls, Intrinsic::ID(Intrinsic::nvvm_activemask + Index), Row,
                  SM, MostRegisters);
  for (unsigned I = 0; I != Cost.Calls; ++I) {
    Plain.next();
    Plain.use(ordinary(Plain, I));
  }
  Subjects Of = Calls.take(), Against = Plain.take();
  double Time = emitTime(Of, SM, Level, Rounds);
  double PlainTime = emitTime(Against, SM, Level, Rounds);
  if (Time < 0 || PlainTime < 0 || Cost.Calls == 0) {
    Cost.Refusal = Time < 0 ? Of.Refusal : Against.Refusal;
    return Cost;
  }
  Cost.Ordinary = {PlainTime / Against.Instructions,
                   PlainTime / countRegisters(*Against.Module).first};
  double CallTime =
      Time - Cost.Ordinary.Each * (Of.Instructions - Cost.Calls);
  Cost.Intrinsic = {CallTime / Cost.Calls,
                    CallTime / countRegisters(*Of.Module).second};
  return Cost;
}
