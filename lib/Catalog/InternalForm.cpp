//===- InternalForm.cpp - How intrinsics LLVM does not know are declared --===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

static bool isVectorOf(const Type *Ty, unsigned Lanes, bool IsElement) {
  auto *V = dyn_cast<FixedVectorType>(Ty);
  return V && V->getNumElements() == Lanes && IsElement;
}

static bool isPointerTo(const Type *Ty, unsigned Space) {
  return Ty->isPointerTy() && Ty->getPointerAddressSpace() == Space;
}

static bool isPairOf(const Type *Ty, function_ref<bool(Type *)> IsFirst,
                     unsigned SecondBits) {
  auto *S = dyn_cast<StructType>(Ty);
  return S && S->getNumElements() == 2 && IsFirst(S->getElementType(0)) &&
         S->getElementType(1)->isIntegerTy(SecondBits);
}

/// Whether \p Ty may be the type of \p V. A pointer that is none has a rule of
/// its own where the row names one.
static bool isOfClass(const Type *Ty, const InternalVariable &V) {
  switch (V.Class) {
  case InternalVariable::Any:
    return true;
  case InternalVariable::Integer:
    return Ty->isIntOrIntVectorTy();
  case InternalVariable::Float:
    return Ty->isFPOrFPVectorTy();
  case InternalVariable::Vector:
    return isa<FixedVectorType>(Ty);
  case InternalVariable::Pointer:
    return V.NotPointer != Unreported || Ty->isPointerTy();
  }
  llvm_unreachable("all classes are above");
}

namespace {
/// Matches types with those of a row, whose variables it binds. A variable that
/// is used more than once must be the same everywhere.
class FormMatcher {
public:
  FormMatcher(ArrayRef<InternalVariable> Variables,
              SmallVectorImpl<Type *> &Bound, bool AcceptsVoid)
      : Variables(Variables), Bound(Bound), AcceptsVoid(AcceptsVoid) {
    Bound.resize(Variables.size());
  }

  bool fits(Type *Ty, InternalType Wanted);

private:
  bool bind(Type *Ty, unsigned Index) {
    const InternalVariable &V = Variables[Index];
    if (Ty->isVoidTy() ? !AcceptsVoid || V.Class != InternalVariable::Any
                       : !isOfClass(Ty, V))
      return false;
    Type *&Known = Bound[Index];
    if (!Known)
      Known = Ty;
    return Known == Ty;
  }

  ArrayRef<InternalVariable> Variables;
  SmallVectorImpl<Type *> &Bound;
  bool AcceptsVoid;
};
} // namespace

bool FormMatcher::fits(Type *Ty, InternalType Wanted) {
  const Type *Scalar = Ty->getScalarType();
  switch (Wanted.Kind) {
  case InternalType::Void:
    return Ty->isVoidTy();
  case InternalType::I1:
    return Ty->isIntegerTy(1);
  case InternalType::I8:
    return Ty->isIntegerTy(8);
  case InternalType::I16:
    return Ty->isIntegerTy(16);
  case InternalType::I32:
    return Ty->isIntegerTy(32);
  case InternalType::I64:
    return Ty->isIntegerTy(64);
  case InternalType::I128:
    return Ty->isIntegerTy(128);
  case InternalType::Float:
    return Ty->isFloatTy();
  case InternalType::Double:
    return Ty->isDoubleTy();
  case InternalType::Float2:
    return isVectorOf(Ty, 2, Scalar->isFloatTy());
  case InternalType::Float4:
    return isVectorOf(Ty, 4, Scalar->isFloatTy());
  case InternalType::Int2:
    return isVectorOf(Ty, 2, Scalar->isIntegerTy(32));
  case InternalType::Int4:
    return isVectorOf(Ty, 4, Scalar->isIntegerTy(32));
  case InternalType::GenericPtr:
    return isPointerTo(Ty, AddressSpace::Generic);
  case InternalType::SharedPtr:
    return isPointerTo(Ty, AddressSpace::Shared);
  case InternalType::TensorPtr:
    return isPointerTo(Ty, AddressSpace::Tensor);
  case InternalType::I32AndI1:
    return isPairOf(Ty, [](Type *First) { return First->isIntegerTy(32); }, 1);
  case InternalType::FloatAndI1:
    return isPairOf(Ty, [](Type *First) { return First->isFloatTy(); }, 1);
  case InternalType::PtrAndI32:
    return isPairOf(
        Ty,
        [](Type *First) { return isPointerTo(First, AddressSpace::Generic); },
        32);
  case InternalType::Int4AndI1:
    return isPairOf(
        Ty, [&](Type *First) { return fits(First, {InternalType::Int4, 0}); },
        1);
  case InternalType::WithFlag:
    return isPairOf(
        Ty, [&](Type *First) { return bind(First, Wanted.Index); }, 1);
  case InternalType::Variable:
    return bind(Ty, Wanted.Index);
  }
  llvm_unreachable("all kinds are above");
}

bool fitsType(Type *Ty, InternalType Wanted, const InternalIntrinsic &Row,
              SmallVectorImpl<Type *> &Bound) {
  return FormMatcher(variablesOf(Row), Bound, /*AcceptsVoid=*/true)
      .fits(Ty, Wanted);
}

FormMismatch mismatchOf(const FunctionType &Ty, const InternalIntrinsic &Row,
                        const InternalForm &Form,
                        SmallVectorImpl<Type *> &Bound, bool AsMeasured) {
  ArrayRef<InternalType> Types = typesOf(Form);
  Bound.clear();
  FormMatcher Matcher(variablesOf(Row), Bound, /*AcceptsVoid=*/AsMeasured);
  if (!Matcher.fits(Ty.getReturnType(), Types.front()))
    return FormMismatch::Result;
  Types = Types.drop_front();
  if (Ty.getNumParams() > Types.size())
    return FormMismatch::Argument;
  for (auto [Param, Wanted] : zip(Ty.params(), Types))
    if (!Matcher.fits(Param, Wanted))
      return FormMismatch::Argument;
  if (Ty.isVarArg())
    return FormMismatch::IsVarArg;
  return Ty.getNumParams() < Types.size() ? FormMismatch::Count
                                          : FormMismatch::None;
}

bool fitsForm(const FunctionType &Ty, const InternalIntrinsic &Row,
              SmallVectorImpl<Type *> &Bound, bool AsMeasured) {
  ArrayRef<InternalForm> Forms = formsOf(Row);
  return Forms.empty() || any_of(Forms, [&](const InternalForm &Form) {
           return mismatchOf(Ty, Row, Form, Bound, AsMeasured) ==
                  FormMismatch::None;
         });
}

} // namespace opennvvm
