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

ArrayRef<InternalIntrinsic> internalIntrinsics() { return Rows; }

const InternalIntrinsic *findInternalIntrinsic(StringRef Name) {
  if (!Name.starts_with("llvm.nvvm."))
    return nullptr;
  for (const InternalIntrinsic &Row : Rows)
    if (Row.standsAnywhere() && Name.contains(Row.Name))
      return &Row;
  // Finds the longest stem that the name begins with. What is dropped are
  // types, which follow a stem that ends with a period.
  for (StringRef Stem = Name; !Stem.empty();
       Stem = Stem.take_front(Stem.drop_back().rfind('.') + 1)) {
    auto It = lower_bound(Rows, Stem,
                          [](const InternalIntrinsic &Row, StringRef Wanted) {
                            return Row.Name < Wanted;
                          });
    if (It != std::end(Rows) && It->Name == Stem)
      return It;
  }
  return nullptr;
}

std::string InternalIntrinsic::title() const {
  if (standsAnywhere())
    return ("llvm.nvvm.*" + Name + "*").str();
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

ArrayRef<FieldValue> valuesOf(const InternalField &Field) {
  return ArrayRef(Values).slice(Field.ValueBegin, Field.ValueCount);
}

ArrayRef<FieldGate> gatesOf(const InternalField &Field) {
  return ArrayRef(Gates).slice(Field.GateBegin, Field.GateCount);
}

std::string describeValues(const InternalField &Field) {
  SmallVector<std::string, 8> Parts;
  for (const FieldValue &V : valuesOf(Field))
    if ((Field.Here >> V.Number) & 1)
      // A value named after its number has no name.
      Parts.push_back(V.Name == utostr(V.Number)
                          ? V.Name.str()
                          : utostr(V.Number) + " (" + V.Name.str() + ")");
  if (Parts.size() == 1)
    return Parts.front();
  std::string Last = Parts.pop_back_val();
  return join(Parts, ", ") + " or " + Last;
}

} // namespace opennvvm
