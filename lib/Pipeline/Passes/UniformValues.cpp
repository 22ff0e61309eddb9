//===- UniformValues.cpp - Values that all threads share ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UniformValues.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/Mnemonic.h"
#include "Prepare/ByValParameters.h"
#include "Verifier/Lint/ThreadValues.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm {

// Passes only see kernels whose calling convention says so: what else can mark
// one, LLVM's reader turns into that.
UniformValues::UniformValues(const Function &F)
    : IsKernel(F.getCallingConv() == CallingConv::PTX_Kernel) {}

/// Whether \p Call gives threads that pass it the same operands the same.
static bool isUniformCall(const IntrinsicInst &Call) {
  const IntrinsicRow *Row = lookupIntrinsic(Call.getIntrinsicID());
  if (!Row)
    return Call.doesNotAccessMemory() && !Call.isConvergent();
  const SpecialRegister *Read =
      findSpecialRegister(lint::registerIn(*Row).split('.').first);
  return Read && !Read->IsOfThread;
}

bool UniformValues::isOnlyRead(const Argument &Parameter) {
  auto [Known, IsNew] = OnlyRead.try_emplace(&Parameter);
  if (IsNew)
    Known->second = prepare::isOnlyRead(&Parameter);
  return Known->second;
}

bool UniformValues::isUniformLoad(const LoadInst &Load, unsigned Depth) {
  if (!Load.isSimple())
    return false;
  unsigned Space = Load.getPointerAddressSpace();
  if (Space == AddressSpace::Const ||
      (Space == AddressSpace::Param && IsKernel))
    return isUniform(Load.getPointerOperand(), Depth - 1);
  // Each thread may write to its copy of the parameter.
  auto *Parameter = dyn_cast<Argument>(
      Load.getPointerOperand()->stripInBoundsConstantOffsets());
  return IsKernel && Parameter && Parameter->hasByValAttr() &&
         isOnlyRead(*Parameter);
}

bool UniformValues::isUniform(const Value *V, unsigned Depth) {
  // An undefined value may be another one in each thread.
  if (isa<ConstantInt, ConstantFP, ConstantPointerNull, GlobalVariable>(V))
    return true;
  if (auto *Parameter = dyn_cast<Argument>(V))
    return IsKernel && !Parameter->hasByValAttr();
  if (!isa<Instruction>(V) || Depth == 0)
    return false;
  if (auto *Load = dyn_cast<LoadInst>(V))
    return isUniformLoad(*Load, Depth);
  auto *Call = dyn_cast<IntrinsicInst>(V);
  if (Call ? !isUniformCall(*Call)
           : !isa<BinaryOperator, CastInst, CmpInst, SelectInst,
                  GetElementPtrInst, FreezeInst>(V))
    return false;
  auto Operands = Call ? make_range(Call->arg_begin(), Call->arg_end())
                       : cast<Instruction>(V)->operands();
  return all_of(Operands, [&](const Value *Operand) {
    return isUniform(Operand, Depth - 1);
  });
}

bool UniformValues::isUniform(const SCEV *Count) {
  return !SCEVExprContains(Count, [&](const SCEV *Part) {
    auto *Leaf = dyn_cast<SCEVUnknown>(Part);
    return isa<SCEVCouldNotCompute>(Part) ||
           (Leaf && !isUniform(Leaf->getValue()));
  });
}

} // namespace opennvvm
