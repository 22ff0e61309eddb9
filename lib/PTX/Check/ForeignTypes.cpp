//===- ForeignTypes.cpp - Types that PTX has no registers for -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectors of unknown length and types of other targets must not reach passes or
// the emitter: most of LLVM's code for NVPTX counts lanes and bytes.
//
//===----------------------------------------------------------------------===//

#include "ForeignTypes.h"
#include "PTX/Check.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

StringRef ForeignTypes::problemOf(Type *T) {
  switch (T->getTypeID()) {
  case Type::ScalableVectorTyID:
    return "vectors of unknown length";
  case Type::TargetExtTyID:
  case Type::X86_AMXTyID:
    return "a type that no register can hold";
  case Type::ArrayTyID:
    return problemOf(T->getArrayElementType());
  case Type::StructTyID: {
    auto [It, New] = Structs.try_emplace(T);
    if (!New)
      return It->second;
    StringRef Problem;
    for (Type *Part : cast<StructType>(T)->elements())
      if (Problem.empty())
        Problem = problemOf(Part);
    return Structs[T] = Problem;
  }
  default:
    return {};
  }
}

/// The same for all types that \p I involves.
StringRef ForeignTypes::problemOf(const Instruction &I) {
  StringRef Problem = problemOf(I.getType());
  for (const Use &Op : I.operands())
    if (Problem.empty())
      Problem = problemOf(Op->getType());
  if (!Problem.empty())
    return Problem;
  if (auto *Variable = dyn_cast<AllocaInst>(&I))
    return problemOf(Variable->getAllocatedType());
  if (auto *Address = dyn_cast<GetElementPtrInst>(&I))
    return problemOf(Address->getSourceElementType());
  return {};
}

std::optional<ForeignType> ForeignTypes::firstOf(const Function &F) {
  if (StringRef Problem = problemOf(F.getReturnType()); !Problem.empty())
    return ForeignType{Place::result(F), Problem};
  for (const Argument &A : F.args())
    if (StringRef Problem = problemOf(A.getType()); !Problem.empty())
      return ForeignType{Place::parameter(A), Problem};
  for (const Instruction &I : instructions(F))
    if (StringRef Problem = problemOf(I); !Problem.empty())
      return ForeignType{I, Problem};
  return std::nullopt;
}

bool hasForeignTypes(const Module &M) {
  ForeignTypes Types;
  return any_of(M, [&](const Function &F) {
    return ForeignTypes::isAsked(F) && Types.firstOf(F);
  });
}

} // namespace opennvvm::ptx
