//===- SignatureText.cpp - What is wrong with a signature -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Newer versions of LLVM name both types where a declaration of an intrinsic
// differs from what it has to be.
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::verifier {

/// What LLVM calls the types that a variable may have.
static StringRef wordsFor(InternalVariable::ClassTy Class) {
  switch (Class) {
  case InternalVariable::Any:
    return "any type";
  case InternalVariable::Integer:
    return "any integer or integer vector";
  case InternalVariable::Float:
    return "any fp or fp vector";
  case InternalVariable::Vector:
    return "any vector type";
  case InternalVariable::Pointer:
    return "any pointer or pointer vector";
  }
  llvm_unreachable("all classes are above");
}

namespace {
/// A type of a form, as messages name it.
struct NamedKind {
  InternalType::KindTy Kind;
  StringLiteral Name;
};
} // namespace

static constexpr StringLiteral Pair =
    "literal non-packed struct with 2 elements";
static constexpr NamedKind NamedKinds[] = {
    {InternalType::Void, "void"},
    {InternalType::I1, "i1"},
    {InternalType::I8, "i8"},
    {InternalType::I16, "i16"},
    {InternalType::I32, "i32"},
    {InternalType::I64, "i64"},
    {InternalType::I128, "i128"},
    {InternalType::Float, "float"},
    {InternalType::Double, "double"},
    {InternalType::Float2, "vector with 2 elements"},
    {InternalType::Float4, "vector with 4 elements"},
    {InternalType::Int2, "vector with 2 elements"},
    {InternalType::Int4, "vector with 4 elements"},
    {InternalType::GenericPtr, "ptr"},
    {InternalType::SharedPtr, "ptr addrspace(3)"},
    {InternalType::TensorPtr, "ptr addrspace(6)"},
    {InternalType::I32AndI1, Pair},
    {InternalType::FloatAndI1, Pair},
    {InternalType::PtrAndI32, Pair},
    {InternalType::Int4AndI1, Pair},
    {InternalType::WithFlag, Pair},
};

/// "type expected i32": what a type has to be. \p Bound has the types of the
/// variables that were met before.
static std::string expectation(InternalType Wanted,
                               const InternalIntrinsic &Row,
                               ArrayRef<Type *> Bound) {
  if (Wanted.Kind != InternalType::Variable) {
    for (const NamedKind &N : NamedKinds)
      if (N.Kind == Wanted.Kind)
        return ("type expected " + N.Name).str();
    llvm_unreachable("all other kinds are in the table");
  }
  std::string Number = "overload type " + utostr(Wanted.Index) + ") expected ";
  if (const Type *Known = Bound[Wanted.Index])
    return "type (matching " + Number + describe(*Known);
  return "type (" + Number +
         wordsFor(variablesOf(Row)[Wanted.Index].Class).str();
}

std::string explainMismatch(const FunctionType &Ty,
                            const InternalIntrinsic &Row) {
  ArrayRef<InternalType> Types = typesOf(formsOf(Row).front());
  size_t Wanted = Types.size() - 1; // Not the result.
  if (Ty.isVarArg())
    return "intrinsic was defined with variable arguments!";
  if (Ty.getNumParams() != Wanted)
    return "intrinsic has incorrect number of args. Expected " +
           utostr(Wanted) + ", but got " + utostr(Ty.getNumParams());
  SmallVector<Type *, 4> Bound(variablesOf(Row).size(), nullptr);
  for (auto [At, Kind] : enumerate(Types)) {
    Type *Given = At ? Ty.getParamType(At - 1) : Ty.getReturnType();
    // Alone, the type is matched with the variables that are known so far.
    SmallVector<Type *, 4> After(Bound);
    if (fitsType(Given, Kind, Row, After)) {
      Bound = After;
      continue;
    }
    return "intrinsic " +
           (At ? "argument " + utostr(At - 1) : std::string("return")) + " " +
           expectation(Kind, Row, Bound) + ", but got " + describe(*Given);
  }
  return "";
}

} // namespace opennvvm::verifier
