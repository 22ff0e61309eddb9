//===- FloatModel.cpp - Apply a floating-point model to IR ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatModel.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Changes the instructions of a module.
class ModelWriter {
public:
  ModelWriter(Module &M, const FloatModel &Model)
      : Model(Model),
        Inexact(MDBuilder(M.getContext()).createFPMath(InexactULPs)) {}

  void run(Function &F);

private:
  /// The error of div.full.
  static constexpr float InexactULPs = 2.0f;

  void contract(Instruction &I);
  void divide(Instruction &I);

  const FloatModel &Model;
  MDNode *Inexact;
};
} // namespace

void ModelWriter::contract(Instruction &I) {
  unsigned Opcode = I.getOpcode();
  if (Opcode == Instruction::FAdd || Opcode == Instruction::FSub ||
      Opcode == Instruction::FMul)
    I.setHasAllowContract(true);
}

/// Floats of 16 bits are divided as floats of 32 bits.
void ModelWriter::divide(Instruction &I) {
  if (I.getOpcode() == Instruction::FDiv &&
      !I.getType()->getScalarType()->isDoubleTy())
    I.setMetadata(LLVMContext::MD_fpmath, Inexact);
}

void ModelWriter::run(Function &F) {
  if (Model.FlushesDenormals.value_or(false))
    F.addFnAttr("denormal-fp-math-f32", "preserve-sign,preserve-sign");
  bool Divides = !Model.PreciseDivision.value_or(true);
  if (!Model.FusesProducts && !Divides)
    return;
  for (Instruction &I : instructions(F)) {
    if (!isa<FPMathOperator>(I))
      continue;
    if (Model.FusesProducts)
      contract(I);
    if (Divides)
      divide(I);
  }
}

/// Square roots of f32 that leave the precision to the compiler become generic
/// ones with the flag afn.
static void approximateRoots(Module &M) {
  Function *Root = M.getFunction("llvm.nvvm.sqrt.f");
  if (!Root)
    return;
  for (User *U : make_early_inc_range(Root->users()))
    if (auto *Call = dyn_cast<CallInst>(U)) {
      Call->setCalledFunction(Intrinsic::getOrInsertDeclaration(
          &M, Intrinsic::sqrt, {Call->getType()}));
      Call->setHasApproxFunc(true);
    }
}

void applyFloatModel(Module &M, const FloatModel &Model) {
  auto Answer = [&](StringRef Flag, std::optional<bool> Value) {
    if (Value)
      M.setModuleFlag(Module::Override, Flag, uint32_t(*Value));
  };
  Answer("nvvm-reflect-ftz", Model.FlushesDenormals);
  Answer("nvvm-reflect-prec-div", Model.PreciseDivision);
  Answer("nvvm-reflect-prec-sqrt", Model.PreciseSqrt);
  if (!Model.PreciseSqrt.value_or(true))
    approximateRoots(M);
  ModelWriter Writer(M, Model);
  for (Function &F : M)
    if (!F.isDeclaration())
      Writer.run(F);
}

} // namespace opennvvm
