//===- Call.cpp - Calls of intrinsics LLVM does not know ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "CrossChecks.h"
#include "llvm/ADT/STLExtras.h"
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

/// The rule that \p Ty breaks as the type \p V, if any.
static std::optional<Rule> problemOf(const InternalVariable &V,
                                     const Type *Ty) {
  if (V.Class != InternalVariable::Pointer)
    return V.Allowed && !(V.Allowed & scalarBit(Ty)) ? std::optional(V.Illegal)
                                                     : std::nullopt;
  if (!Ty->isPointerTy())
    return V.NotPointer;
  unsigned Space = Ty->getPointerAddressSpace();
  if (V.Allowed && (Space >= 16 || !((V.Allowed >> Space) & 1)))
    return V.Illegal;
  return std::nullopt;
}

/// What the verifier of libNVVM's LLVM says.
static StringRef wordsFor(FormMismatch Mismatch) {
  switch (Mismatch) {
  case FormMismatch::None:
    return "";
  case FormMismatch::Result:
    return "Intrinsic has incorrect return type!";
  case FormMismatch::Argument:
    return "Intrinsic has incorrect argument type!";
  case FormMismatch::IsVarArg:
    return "Intrinsic was not defined with variable arguments!";
  case FormMismatch::Count:
    return "Callsite was not defined with variable arguments!";
  }
  llvm_unreachable("all differences are above");
}

/// What libNVVM says of \p F, which is not declared as its first form.
static std::string measuredMismatch(const Function &F,
                                    const InternalIntrinsic &Row, Judgment By) {
  const FunctionType &Ty = *F.getFunctionType();
  if (By.has(ReaderTrait::ExplainsSignatures))
    return explainMismatch(Ty, Row);
  // The attribute of a parameter that the declaration lacks is found first.
  size_t Count = typesOf(formsOf(Row).front()).size() - 1; // Not the result.
  if (By.has(ReaderTrait::ChecksIntrinsicAttributes) &&
      By.lacks(ReaderTrait::CountsOperandsFirst) &&
      (any_of(constantsOf(Row),
              [&](const InternalConstant &C) {
                return C.isImmediate() && C.Arg >= Ty.getNumParams();
              }) ||
       (Row.LastHasAttribute && Ty.getNumParams() < Count)))
    return "Attribute after last parameter!";
  SmallVector<Type *, 4> Bound;
  return wordsFor(mismatchOf(Ty, Row, formsOf(Row).front(), Bound,
                             /*AsMeasured=*/true))
      .str();
}

/// Whether an operand of \p Row points to tensor memory. A reader of
/// libNVVM that has no type for these rejects any declaration.
static bool hasTensorPointer(const InternalIntrinsic &Row) {
  return any_of(formsOf(Row), [](const InternalForm &Form) {
    return any_of(typesOf(Form), [](InternalType Type) {
      return Type.Kind == InternalType::TensorPtr;
    });
  });
}

SmallVector<DeclarationProblem, 1>
checkDeclaration(const Function &F, const InternalIntrinsic &Row, Judgment By) {
  SmallVector<DeclarationProblem, 1> Problems;
  bool AsMeasured = !By.isDocumented();
  std::string Name = F.getName().str();
  std::string Help = "declare it as " + Row.Signature.str();
  auto BothTypes = [&] {
    return SmallVector<std::string, 2>{"declared: " +
                                           describe(*F.getFunctionType()),
                                       "expected: " + Row.Signature.str()};
  };
  SmallVector<Type *, 4> Bound;
  if (formsOf(Row).empty())
    return Problems;
  if (By.lacks(ReaderTrait::KnowsTensorMemory) && hasTensorPointer(Row)) {
    Problems.push_back(
        {Rule::MiscLlvmVerifier, wordsFor(FormMismatch::Argument).str(),
         "compile for a machine of libNVVM's newer reader", true});
    return Problems;
  }
  if (By.has(ReaderTrait::ChecksIntrinsicAttributes) && Row.ResultIsNoundef &&
      F.getReturnType()->isVoidTy()) {
    Problems.push_back({Rule::MiscLlvmVerifier,
                        "Attribute 'noundef' applied to incompatible type!",
                        Help, true});
    return Problems;
  }
  if (!fitsForm(*F.getFunctionType(), Row, Bound, AsMeasured)) {
    if (AsMeasured)
      Problems.push_back(
          {Rule::MiscLlvmVerifier, measuredMismatch(F, Row, By), Help, true});
    else
      Problems.push_back(
          {Rule::IntrinsicSignature, Name, Help, true, BothTypes()});
    return Problems;
  }
  for (auto [V, Ty] : zip(variablesOf(Row), Bound))
    // Forms need not use every variable.
    if (std::optional<Rule> R = Ty ? problemOf(V, Ty) : std::nullopt) {
      bool IsForm = *R == Rule::IntrinsicSignature;
      Problems.push_back(
          {*R, Name, IsForm ? Help : "", false,
           IsForm ? BothTypes() : SmallVector<std::string, 2>()});
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
  return F.of(*Word);
}

std::optional<uint64_t> InternalCall::field(StringRef Name) const {
  for (const InternalField &F : fieldsOf(Row))
    if (F.Name == Name) {
      std::optional<uint64_t> Value = bits(F);
      return Value && F.accepts(*Value) ? Value : std::nullopt;
    }
  llvm_unreachable("the row has no such field");
}

StringRef InternalCall::nameOf(StringRef Name) const {
  std::optional<uint64_t> Value = field(Name);
  for (const InternalField &F : fieldsOf(Row))
    if (Value && F.Name == Name)
      return valueName(F, *Value);
  return "";
}

void InternalCall::report(Rule R, const Twine &Help) {
  Ctx.Diags.report(R, Call, {Call.getCalledOperand()->getName().str()}, {},
                   Help.str());
}

void InternalCall::checkGate() {
  unsigned Lowest = Row.Lowest;
  Rule Older = Row.Older;
  for (const InternalField &F : fieldsOf(Row))
    for (const FieldGate &G : gatesOf(F))
      if (std::optional<uint64_t> Value = bits(F);
          Value && *Value < 64 && ((G.Values >> *Value) & 1)) {
        Lowest = G.Lowest;
        Older = G.Older;
      }
  if (machine().number() < Lowest && !Ctx.isDead(Call))
    report(Older, "compile for sm_" + Twine(Lowest) + " or higher");
}

void InternalCall::checkImmediates() {
  if (!By.has(ReaderTrait::ChecksIntrinsicAttributes))
    return;
  for (const InternalConstant &C : seenConstantsOf(Row))
    if (C.isImmediate() && By.looksAt(C.If) && C.Arg < Call.arg_size() &&
        !isa<ConstantInt>(arg(C.Arg)))
      Ctx.Diags.report(Rule::MiscLlvmVerifier, Call,
                       {"immarg operand has non-immediate parameter"}, {},
                       "pass a constant as operand " + utostr(C.Arg));
}

/// \returns whether libNVVM would look any further.
bool InternalCall::checkConstants(bool AfterFields) {
  bool AllAre = true;
  for (const InternalConstant &C :
       By.isDocumented() ? constantsOf(Row) : seenConstantsOf(Row)) {
    if (C.IsUndef || C.IsAfterFields != AfterFields || !By.looksAt(C.If) ||
        C.Arg >= Call.arg_size() || isa<ConstantInt>(arg(C.Arg)) ||
        (By.lacks(ReaderTrait::AsksForMoreConstants) && C.IsOnNewReaderOnly) ||
        (!By.isDocumented() && C.IsUnmeasured))
      continue;
    AllAre = false;
    // checkImmediates() may have reported it.
    if (!By.has(ReaderTrait::ChecksIntrinsicAttributes) || !C.isImmediate())
      report(C.Otherwise);
  }
  return AllAre;
}

void InternalCall::checkUndefs() {
  for (const InternalConstant &C : constantsOf(Row))
    if (C.IsUndef && C.Arg < Call.arg_size() && !isa<UndefValue>(arg(C.Arg)))
      report(C.Otherwise);
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
  if (!Value)
    return;
  Rule Broken = F.problemOf(*Value, By.reader());
  if (Broken == Unreported)
    return;
  if (F.Kind == InternalField::Refusal)
    return report(Broken);
  if (F.Kind == InternalField::Reserved)
    return report(Broken, "make " + placeOf(F) + " zero");
  report(Broken, placeOf(F) + ", the " + F.Name + ", may hold " +
                     describeValues(F) + "; here " + Twine(*Value) +
                     " was given");
}

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
    checkPackedFloat,
    checkAtomicWord,
    checkCop2,
    checkAsyncCopy,
    checkTexelVector,
    checkMMAWord,
    checkAtomicCast,
    checkGlobalPointer,
    checkSampleVector,
    checkMemoryFlags,
    checkBFloat,
};
static_assert(std::size(CrossChecks) == NumInternalChecks);

void InternalCall::checkFields() {
  CrossCheck Check = CrossChecks[unsigned(Row.Check)];
  for (const InternalField &F :
       By.isDocumented() ? fieldsOf(Row) : seenFieldsOf(Row))
    if (F.Kind == InternalField::Check)
      std::exchange(Check, nullptr)(*this);
    else if (By.looksAt(F.If, F.Unless))
      checkField(F);
  bool AllConstant = checkConstants(/*AfterFields=*/true);
  if (Check && (AllConstant || By.isDocumented()))
    Check(*this);
}

void InternalCall::check() {
  if (By.isDocumented())
    checkGate();
  else if (Row.Source == InternalIntrinsic::RejectedCarrier)
    report(Row.Older, "libNVVM accepts this intrinsic for no machine");
  bool AllConstant = checkConstants(/*AfterFields=*/false);
  if (AllConstant || By.isDocumented()) {
    checkFields();
    checkUndefs();
  }
  if (Row.Source == InternalIntrinsic::OwnForm)
    report(Rule::IntrinsicOwnForm, adviceFor(Call, Row));
}

} // namespace opennvvm::verifier
