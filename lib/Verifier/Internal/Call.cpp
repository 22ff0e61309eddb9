//===- Call.cpp - Calls of intrinsics LLVM does not know ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace opennvvm::verifier {

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

static uint16_t scalarBit(const Type *Ty) {
  auto Bit = [](ScalarType T) { return uint16_t(1u << unsigned(T)); };
  if (Ty->isHalfTy())
    return Bit(ScalarType::Half);
  if (Ty->isBFloatTy())
    return Bit(ScalarType::BFloat);
  if (Ty->isFloatTy())
    return Bit(ScalarType::Float);
  if (Ty->isDoubleTy())
    return Bit(ScalarType::Double);
  if (!Ty->isIntegerTy())
    return 0;
  switch (Ty->getIntegerBitWidth()) {
  case 8:
    return Bit(ScalarType::I8);
  case 16:
    return Bit(ScalarType::I16);
  case 32:
    return Bit(ScalarType::I32);
  case 64:
    return Bit(ScalarType::I64);
  case 128:
    return Bit(ScalarType::I128);
  default:
    return 0;
  }
}

/// Whether \p Ty matches \p Wanted, which binds its variable to \p Ty; a
/// variable that is used more than once must be the same everywhere.
static bool fits(Type *Ty, InternalType Wanted, MutableArrayRef<Type *> Bound) {
  auto IsVectorOf = [&](bool Element) {
    auto *V = dyn_cast<FixedVectorType>(Ty);
    return V && V->getNumElements() == 4 && Element;
  };
  switch (Wanted.Kind) {
  case InternalType::Void:
    return Ty->isVoidTy();
  case InternalType::I1:
    return Ty->isIntegerTy(1);
  case InternalType::I32:
    return Ty->isIntegerTy(32);
  case InternalType::I64:
    return Ty->isIntegerTy(64);
  case InternalType::Float:
    return Ty->isFloatTy();
  case InternalType::Double:
    return Ty->isDoubleTy();
  case InternalType::Float4:
    return IsVectorOf(Ty->getScalarType()->isFloatTy());
  case InternalType::Int4:
    return IsVectorOf(Ty->getScalarType()->isIntegerTy(32));
  case InternalType::SharedPtr:
    return Ty->isPointerTy() &&
           Ty->getPointerAddressSpace() == AddressSpace::Shared;
  case InternalType::WithFlag: {
    auto *S = dyn_cast<StructType>(Ty);
    return S && S->getNumElements() == 2 &&
           S->getElementType(1)->isIntegerTy(1) &&
           fits(S->getElementType(0), {InternalType::Variable, Wanted.Index},
                Bound);
  }
  case InternalType::Variable:
    break;
  }
  if (Ty->isVoidTy())
    return false;
  Type *&Known = Bound[Wanted.Index];
  if (!Known)
    Known = Ty;
  return Known == Ty;
}

static bool fits(const FunctionType *FT, const InternalForm &Form,
                 MutableArrayRef<Type *> Bound) {
  ArrayRef<InternalType> Types = typesOf(Form);
  if (FT->isVarArg() || FT->getNumParams() + 1 != Types.size() ||
      !fits(FT->getReturnType(), Types.front(), Bound))
    return false;
  for (auto [Ty, Wanted] : zip(FT->params(), Types.drop_front()))
    if (!fits(Ty, Wanted, Bound))
      return false;
  return true;
}

/// The rule that \p Ty breaks as the type \p V, if any.
static std::optional<Rule> problemOf(const InternalVariable &V,
                                     const Type *Ty) {
  if (!V.IsPointer)
    return V.Allowed && !(V.Allowed & scalarBit(Ty)) ? std::optional(V.Illegal)
                                                     : std::nullopt;
  if (!Ty->isPointerTy())
    return V.NotPointer;
  unsigned Space = Ty->getPointerAddressSpace();
  if (V.Allowed && (Space >= 16 || !((V.Allowed >> Space) & 1)))
    return V.Illegal;
  return std::nullopt;
}

SmallVector<DeclarationProblem, 1>
checkDeclaration(const Function &F, const InternalIntrinsic &Row) {
  SmallVector<DeclarationProblem, 1> Problems;
  std::string Help = "declare it as " + Row.Signature.str();
  SmallVector<Type *, 4> Bound;
  auto Fits = [&](const InternalForm &Form) {
    Bound.assign(Row.VariableCount, nullptr);
    return fits(F.getFunctionType(), Form, Bound);
  };
  if (formsOf(Row).empty())
    return Problems;
  if (none_of(formsOf(Row), Fits)) {
    Problems.push_back({Rule::IntrinsicSignature, Help, true});
    return Problems;
  }
  for (auto [V, Ty] : zip(variablesOf(Row), Bound))
    if (std::optional<Rule> R = problemOf(V, Ty)) {
      bool IsForm = *R == Rule::IntrinsicSignature;
      Problems.push_back({*R, IsForm ? Help : "", false});
    }
  return Problems;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

std::optional<uint64_t> InternalCall::constant(unsigned I) const {
  if (I >= Call.arg_size())
    return std::nullopt;
  auto *Value = dyn_cast<ConstantInt>(Call.getArgOperand(I));
  if (!Value || Value->getBitWidth() > 64)
    return std::nullopt;
  return Value->getZExtValue();
}

std::optional<uint64_t> InternalCall::bits(const InternalField &F) const {
  std::optional<uint64_t> Word = constant(F.Arg);
  if (!Word)
    return std::nullopt;
  return (*Word >> F.Low) & maskTrailingOnes<uint64_t>(F.High - F.Low + 1);
}

/// Whether \p Value is in \p Set, which has a bit per value below 64.
static bool contains(uint64_t Set, uint64_t Value) {
  return Value < 64 && ((Set >> Value) & 1);
}

std::optional<uint64_t> InternalCall::field(StringRef Name) const {
  for (const InternalField &F : fieldsOf(Row))
    if (F.Name == Name) {
      std::optional<uint64_t> Value = bits(F);
      return Value && contains(F.Here, *Value) ? Value : std::nullopt;
    }
  llvm_unreachable("the row has no such field");
}

void InternalCall::report(Rule R, const Twine &Help) {
  Diags.report(R, Call, {Call.getCalledOperand()->getName().str()}, {},
               Help.str());
}

void InternalCall::checkGate() {
  unsigned Lowest = Row.Lowest;
  Rule Older = Row.Older;
  for (const InternalField &F : fieldsOf(Row))
    for (const FieldGate &G : gatesOf(F))
      if (std::optional<uint64_t> Value = bits(F);
          Value && contains(G.Values, *Value)) {
        Lowest = G.Lowest;
        Older = G.Older;
      }
  if (Machine.number() < Lowest)
    report(Older, "compile for sm_" + Twine(Lowest) + " or higher");
}

void InternalCall::checkConstants() {
  for (const InternalConstant &C : constantsOf(Row)) {
    if (C.Arg >= Call.arg_size())
      continue;
    const Value *Given = arg(C.Arg);
    if (C.IsUndef ? !isa<UndefValue>(Given) : !isa<ConstantInt>(Given))
      report(C.Otherwise);
  }
}

/// The position of \p F, in words.
static std::string placeOf(const InternalField &F) {
  std::string Operand = "operand " + utostr(F.Arg);
  if (F.High == 31 && F.Low == 0)
    return Operand;
  std::string Bits = F.High == F.Low
                         ? "bit " + utostr(F.Low)
                         : "bits " + utostr(F.High) + ":" + utostr(F.Low);
  return Bits + " of " + Operand;
}

void InternalCall::checkField(const InternalField &F) {
  std::optional<uint64_t> Value = bits(F);
  if (!Value || contains(F.Here, *Value))
    return;
  Rule Broken = contains(F.Legal, *Value) ? F.Refused : F.Illegal;
  if (F.IsReserved)
    return report(Broken, "make " + placeOf(F) + " zero");
  report(Broken, placeOf(F) + ", the " + F.Name + ", may hold " +
                     describeValues(F) + "; here " + Twine(*Value) +
                     " was given");
}

using CrossCheck = void (*)(InternalCall &);

// Indexed by InternalCheck.
static constexpr CrossCheck CrossChecks[] = {
    nullptr,
    checkConvergentBranch,
    checkConversion,
    checkPackedConversion,
    checkInternalAtomic,
    checkConstantLoad,
    checkTile,
    checkMMA,
    checkAccumulator,
    checkCoroutineSuspend,
    checkGeometryOut,
    nullptr,
    nullptr,
};
static_assert(std::size(CrossChecks) == NumInternalChecks);

void InternalCall::check() {
  checkGate();
  checkConstants();
  for (const InternalField &F : fieldsOf(Row))
    checkField(F);
  if (CrossCheck Check = CrossChecks[unsigned(Row.Check)])
    Check(*this);
}

} // namespace opennvvm::verifier
