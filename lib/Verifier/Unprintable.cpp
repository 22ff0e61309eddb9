//===- Unprintable.cpp - Types that PTX has no registers for --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectors of unknown length and types of other targets reach neither passes nor
// emitter: most of LLVM's code for NVPTX counts lanes and bytes.
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Verifier/Types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

namespace {
class TypeChecker {
public:
  explicit TypeChecker(DiagnosticEngine &Diags) : Diags(Diags) {}

  /// Reports the first in \p F: the others are there because of it.
  bool check(const Function &F);

private:
  StringRef problemOf(Type *T);
  StringRef problemOf(const Instruction &I);
  bool report(Place At, StringRef Problem);

  DiagnosticEngine &Diags;
  DenseMap<Type *, StringRef> Structs; ///< Types may share parts many times.
};
} // namespace

/// What is wrong with \p T, as emit-unsupported-type says it; empty when
/// nothing is.
StringRef TypeChecker::problemOf(Type *T) {
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

/// The same for all types that \p I has to do with.
StringRef TypeChecker::problemOf(const Instruction &I) {
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

bool TypeChecker::report(Place At, StringRef Problem) {
  if (Problem.empty())
    return true;
  Diags.report(Rule::EmitUnsupportedType, At, {Problem.str()});
  return false;
}

bool TypeChecker::check(const Function &F) {
  if (!report(F, problemOf(F.getReturnType())))
    return false;
  for (const Argument &A : F.args())
    if (!report(F, problemOf(A.getType())))
      return false;
  for (const Instruction &I : instructions(F))
    if (!report(I, problemOf(I)))
      return false;
  return true;
}

bool checkTypes(const Module &M, DiagnosticEngine &Diags) {
  TypeChecker Types(Diags);
  bool Sound = true;
  for (const Function &F : M)
    if (!F.isIntrinsic() && (!F.isDeclaration() || !F.use_empty()))
      Sound &= Types.check(F);
  return Sound;
}

} // namespace opennvvm
