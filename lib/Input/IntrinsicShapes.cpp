//===- IntrinsicShapes.cpp - Types that LLVM does not compare -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The overloaded types of an intrinsic are chosen independently, and "any
// integer" may be a vector. LLVM's verifier compares the types of many
// intrinsics, but not of all, and its passes then crash on what LangRef rules
// out. catalog/GenericIntrinsics.td has LangRef's rules for these.
//
//===----------------------------------------------------------------------===//

#include "IntrinsicShapes.h"
#include "Catalog/GenericIntrinsic.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace llvm;

namespace opennvvm {

namespace {

/// A type and its position.
struct Named {
  const Type *Ty;
  std::string Name;
};

} // namespace

static Named typeAt(const FunctionType &Of, int8_t At) {
  std::string Name;
  const Type *Ty;
  if (At >= 0) {
    Name = "operand " + std::to_string(At);
    Ty = Of.getParamType(unsigned(At));
  } else if (At == TypeRelation::Result) {
    Name = "the result";
    Ty = Of.getReturnType();
  } else {
    unsigned Field = At == TypeRelation::Field0 ? 0 : 1;
    Name = "field " + std::to_string(Field) + " of the result";
    Ty = cast<StructType>(Of.getReturnType())->getElementType(Field);
  }
  raw_string_ostream(Name) << " (" << *Ty << ")";
  return {Ty, std::move(Name)};
}

static ElementCount laneCount(const Type *Ty) {
  auto *VT = dyn_cast<VectorType>(Ty);
  return VT ? VT->getElementCount() : ElementCount::getFixed(0);
}

/// What is wrong with the types \p Of, as the end of a sentence.
static std::optional<std::string> problemOf(const FunctionType &Of,
                                            const TypeRelation &S) {
  auto [Ty, Name] = typeAt(Of, S.Of);
  const Type *Lane = Ty->getScalarType();
  auto Unless = [&, &Name =
                        Name](bool Good,
                              const Twine &Text) -> std::optional<std::string> {
    if (Good)
      return std::nullopt;
    return (Name + Text).str();
  };
  switch (S.Must) {
  case TypeRelation::Single:
    return Unless(!Ty->isVectorTy(), " must be one value, not a vector");
  case TypeRelation::SameLanes: {
    Named Other = typeAt(Of, S.As);
    return Unless(laneCount(Ty) == laneCount(Other.Ty),
                  " must have as many lanes as " + Other.Name);
  }
  case TypeRelation::Integers:
    return Unless(Lane->isIntegerTy(), " must consist of integers");
  case TypeRelation::Floats:
    return Unless(Lane->isFloatingPointTy(),
                  " must consist of floating-point numbers");
  case TypeRelation::Pointers:
    return Unless(Lane->isPointerTy(), " must consist of pointers");
  case TypeRelation::Booleans:
    return Unless(Lane->isIntegerTy(1), " must consist of i1");
  case TypeRelation::Comparable:
    return Unless(Lane->isIntOrPtrTy(),
                  " must consist of integers or pointers");
  }
  return std::nullopt;
}

/// What is wrong with the types of the intrinsic \p F.
static std::optional<std::string> problemOf(const Function &F) {
  const GenericIntrinsic *Row = lookupGeneric(F.getIntrinsicID());
  if (!Row)
    return std::nullopt;
  for (const TypeRelation &S : shapesOf(*Row))
    if (auto Problem = problemOf(*F.getFunctionType(), S))
      return Problem;
  return std::nullopt;
}

bool checkIntrinsicShapes(const Module &M, const UnsoundFunctions &Unsound,
                          DiagnosticEngine &Diags) {
  bool AreGood = true;
  for (const Function &F : M) {
    if (!F.isIntrinsic() || F.use_empty() || Unsound.contains(&F))
      continue;
    std::optional<std::string> Problem = problemOf(F);
    if (!Problem)
      continue;
    AreGood = false;
    for (const User *U : F.users())
      if (auto *Call = dyn_cast<CallBase>(U);
          Call && !Unsound.contains(Call->getFunction()))
        Diags.report(Rule::MiscIntrinsicShape, *Call,
                     {F.getName().str(), *Problem});
  }
  return AreGood;
}

} // namespace opennvvm
