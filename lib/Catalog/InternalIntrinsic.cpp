//===- InternalIntrinsic.cpp - Intrinsics LLVM does not know --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr InternalIntrinsic Rows[] = {
#define OPENNVVM_INTERNAL_ROWS
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr InternalForm Forms[] = {
#define OPENNVVM_INTERNAL_FORMS
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr InternalType Types[] = {
#define OPENNVVM_INTERNAL_TYPES
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr InternalVariable Variables[] = {
#define OPENNVVM_INTERNAL_VARIABLES
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr InternalConstant Constants[] = {
#define OPENNVVM_INTERNAL_CONSTANTS
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr InternalField Fields[] = {
#define OPENNVVM_INTERNAL_FIELDS
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr FieldValue Values[] = {
#define OPENNVVM_INTERNAL_VALUES
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr FieldGate Gates[] = {
#define OPENNVVM_INTERNAL_GATES
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr uint64_t Examples[] = {
#define OPENNVVM_INTERNAL_EXAMPLES
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

static constexpr uint8_t Patterns[] = {
#define OPENNVVM_INTERNAL_PATTERNS
#include "opennvvm/Catalog/InternalIntrinsics.inc"
};

ArrayRef<InternalIntrinsic> internalIntrinsics() { return Rows; }

/// The first row named \p Name for which \p Matches holds.
template <typename Condition>
static const InternalIntrinsic *rowNamed(StringRef Name, Condition Matches) {
  const InternalIntrinsic *It = lower_bound(
      Rows, Name, [](const InternalIntrinsic &Row, StringRef Wanted) {
        return Row.Name < Wanted;
      });
  for (; It != std::end(Rows) && It->Name == Name; ++It)
    if (Matches(*It))
      return It;
  return nullptr;
}

const InternalIntrinsic *findCarrier(StringRef Name) {
  if (!Name.starts_with("llvm.nvvm."))
    return nullptr;
  auto IsCarrier = [](const InternalIntrinsic &R) { return R.isCarrier(); };
  if (auto *Row = rowNamed(Name, IsCarrier))
    return Row;
  // The reader's search ends elsewhere if a longer name begins with this one.
  const InternalIntrinsic *Next = lower_bound(
      Rows, Name, [](const InternalIntrinsic &Row, StringRef Wanted) {
        return Row.Name < Wanted;
      });
  if (Next != std::end(Rows) && Next->isCarrier() &&
      Next->Name.starts_with(Name))
    return nullptr;
  // The longest stem that the name begins with. The reader repairs what follows
  // if the intrinsic is overloaded.
  for (StringRef Stem = Name; Stem.contains('.');) {
    Stem = Stem.rsplit('.').first;
    if (auto *Row = rowNamed(Stem, IsCarrier))
      return Row->VariableCount || !Row->FormCount ? Row : nullptr;
  }
  return nullptr;
}

/// The row named \p Name that is not a carrier's.
const InternalIntrinsic *findOther(StringRef Name) {
  if (!Name.starts_with("llvm.nvvm."))
    return nullptr;
  // Finds the longest stem that the name begins with. What is dropped are
  // types, which follow a stem that ends with a period.
  for (StringRef Stem = Name; !Stem.empty();
       Stem = Stem.take_front(Stem.drop_back().rfind('.') + 1))
    if (auto *Row = rowNamed(
            Stem, [](const InternalIntrinsic &R) { return !R.isCarrier(); }))
      return Row;
  return nullptr;
}

const InternalIntrinsic *findInternalIntrinsic(StringRef Name) {
  const InternalIntrinsic *Carrier = findCarrier(Name);
  return Carrier ? Carrier : findOther(Name);
}

const InternalIntrinsic *findInternalIntrinsic(const Function &F) {
  const InternalIntrinsic *Carrier = findCarrier(F.getName()),
                          *Other = findOther(F.getName());
  if (!Carrier || !Other)
    return Carrier ? Carrier : Other;
  SmallVector<Type *, 4> Bound;
  if (fitsForm(*F.getFunctionType(), *Carrier, Bound))
    return Carrier;
  if (fitsForm(*F.getFunctionType(), *Other, Bound))
    return Other;
  return Other->Name.size() > Carrier->Name.size() + 1 ? Other : Carrier;
}

std::string InternalIntrinsic::title() const {
  return isOverloaded() ? (Name + "*").str() : Name.str();
}

ArrayRef<InternalForm> formsOf(const InternalIntrinsic &Row) {
  return ArrayRef(Forms).slice(Row.FormBegin, Row.FormCount);
}

ArrayRef<InternalType> typesOf(const InternalForm &Form) {
  return ArrayRef(Types).slice(Form.TypeBegin, Form.TypeCount);
}

ArrayRef<InternalVariable> variablesOf(const InternalIntrinsic &Row) {
  return ArrayRef(Variables).slice(Row.VariableBegin, Row.VariableCount);
}

ArrayRef<InternalConstant> constantsOf(const InternalIntrinsic &Row) {
  return ArrayRef(Constants).slice(Row.ConstantBegin, Row.ConstantCount);
}

ArrayRef<InternalField> fieldsOf(const InternalIntrinsic &Row) {
  return ArrayRef(Fields).slice(Row.FieldBegin, Row.FieldCount);
}

ArrayRef<InternalConstant> seenConstantsOf(const InternalIntrinsic &Row) {
  return Row.SeenConstants
             ? ArrayRef(Constants).slice(Row.ConstantBegin + Row.ConstantCount,
                                         Row.SeenConstants)
             : constantsOf(Row);
}

ArrayRef<InternalField> seenFieldsOf(const InternalIntrinsic &Row) {
  return Row.SeenFields ? ArrayRef(Fields).slice(
                              Row.FieldBegin + Row.FieldCount, Row.SeenFields)
                        : fieldsOf(Row);
}

ArrayRef<uint8_t> patternOf(const InternalIntrinsic &Row) {
  return ArrayRef(Patterns).slice(Row.PatternBegin, Row.PatternSize);
}

ArrayRef<FieldValue> valuesOf(const InternalField &Field) {
  return ArrayRef(Values).slice(Field.ValueBegin, Field.ValueCount);
}

ArrayRef<FieldGate> gatesOf(const InternalField &Field) {
  return ArrayRef(Gates).slice(Field.GateBegin, Field.GateCount);
}

ArrayRef<uint64_t> exampleOf(const InternalIntrinsic &Row, unsigned Count) {
  return ArrayRef(Examples).slice(Row.ExampleBegin, Count);
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

/// Whether \p Value is in \p Set, which has a bit per value below 64.
static bool contains(uint64_t Set, uint64_t Value) {
  return Value < 64 && ((Set >> Value) & 1);
}

bool InternalField::accepts(uint64_t Value) const {
  switch (Kind) {
  case Values:
    return contains(Here, Value);
  case Range:
    return Value >= Least && Value <= Most;
  case Free:
  case Check:
    return true;
  case Reserved:
    return Value == 0;
  case Refusal:
    return false;
  }
  llvm_unreachable("all kinds are above");
}

Rule InternalField::problemOf(uint64_t Value, const ReaderInfo *Reader) const {
  if (Reader && contains(Unmeasured, Value) &&
      (Measured == NoTrait || !Reader->has(Measured)))
    return Illegal;
  if (accepts(Value))
    return Unreported;
  return contains(Legal, Value) ? Refused : Illegal;
}

StringRef valueName(const InternalField &Field, uint64_t Value) {
  for (const FieldValue &V : valuesOf(Field))
    if (V.Number == Value)
      return V.Name;
  return "";
}

std::string describeValues(const InternalField &Field) {
  if (Field.Kind == InternalField::Range)
    return Field.Least == Field.Most
               ? utostr(Field.Most)
               : utostr(Field.Least) + " to " + utostr(Field.Most);
  SmallVector<std::string, 8> Parts;
  for (const FieldValue &V : valuesOf(Field))
    if ((Field.Here >> V.Number) & 1)
      // A value named after its number has no name.
      Parts.push_back(V.Name == utostr(V.Number)
                          ? V.Name.str()
                          : utostr(V.Number) + " (" + V.Name.str() + ")");
  unsigned Width = Field.High - Field.Low + 1;
  if (Field.Kind == InternalField::Free &&
      (Width >= 6 || Parts.size() < size_t(1) << Width))
    Parts.push_back(Parts.empty() ? "any value" : "any other");
  if (Parts.size() == 1)
    return Parts.front();
  std::string Last = Parts.pop_back_val();
  return join(Parts, ", ") + " or " + Last;
}

} // namespace opennvvm
