//===- InternalIntrinsic.h - Intrinsics LLVM does not know ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row for each documented NVVM intrinsic that LLVM treats as an ordinary
// function: how it is declared, which operands must be constants, and which
// values their bit fields may have. Rows are looked up by name, once per
// declaration.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_INTERNALINTRINSIC_H
#define OPENNVVM_LIB_CATALOG_INTERNALINTRINSIC_H

#include "opennvvm/Catalog/Rule.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace opennvvm {

/// The type of a result or an argument.
struct InternalType {
  enum KindTy : uint8_t {
    Void,
    I1,
    I32,
    I64,
    Float,
    Double,
    Float4,
    Int4,
    SharedPtr,
    Variable, ///< The declaration chooses it.
    WithFlag, ///< A structure of a variable type and an i1.
  };
  KindTy Kind;
  uint8_t Index; ///< Index of the variable in the row.
};

/// Scalar types that a variable may be restricted to, as bits.
enum class ScalarType : uint8_t {
  I8,
  I16,
  I32,
  I64,
  I128,
  Half,
  BFloat,
  Float,
  Double,
};

/// A type that the declaration chooses.
struct InternalVariable {
  bool IsPointer;
  /// A bit per ScalarType, or per address space of a pointer; 0 means any.
  uint16_t Allowed;
  Rule Illegal;    ///< Reported for a type that is not allowed.
  Rule NotPointer; ///< Reported for a type that is not a pointer.
};

/// One way to declare an intrinsic: a range of types, the result first.
struct InternalForm {
  uint16_t TypeBegin, TypeCount;
};

/// An operand that must be a constant integer or undefined.
struct InternalConstant {
  llvm::StringLiteral Name;
  uint8_t Arg;
  bool IsUndef;
  Rule Otherwise;
};

struct FieldValue {
  uint8_t Number;
  llvm::StringLiteral Name;
};

/// A machine that some values of a field require instead of the row's.
struct FieldGate {
  uint64_t Values; ///< A bit per value.
  uint16_t Lowest; ///< SMInfo::Number.
  Rule Older;
};

/// Bits of a constant operand.
struct InternalField {
  llvm::StringLiteral Name;
  uint8_t Arg, High, Low;
  bool IsReserved;
  uint64_t Legal; ///< A bit per legal value; 64 and above are illegal.
  uint64_t Here;  ///< The legal values that this intrinsic accepts.
  Rule Illegal;   ///< Reported for a value that is not legal.
  Rule Refused;   ///< Reported for a legal value that this intrinsic does not
                  ///< accept.
  uint16_t ValueBegin, ValueCount;
  uint16_t GateBegin, GateCount;
};

/// A check that involves several operands, which a row cannot express.
enum class InternalCheck : uint8_t {
  None,
  Convergent,
  Conversion,
  PackedConversion,
  Atomic,
  ConstantLoad,
  Tile,
  MMA,
  Accumulator,
  CoroutineSuspend,
  GeometryOut,
  StackSave, ///< Of the declaration, like that of LLVM's own intrinsic.
  StackRestore,
};
inline constexpr unsigned NumInternalChecks = 13;

/// One row of catalog/intrinsics/Internal.td.
struct InternalIntrinsic {
  /// "llvm.nvvm.internal.wait"; "llvm.nvvm.cvt." if types follow. A name that
  /// begins with "." matches anywhere in a function's name.
  llvm::StringLiteral Name;
  llvm::StringLiteral Category;
  llvm::StringLiteral Signature; ///< "T (P, T, i32)".
  llvm::StringLiteral PTX;       ///< What is printed for it; may be empty.
  uint16_t ID;                   ///< The documented number, or 0.
  uint16_t Lowest;               ///< SMInfo::Number of the lowest machine.
  Rule Older;                    ///< Reported on machines below it.
  InternalCheck Check;
  uint16_t FormBegin, FormCount; ///< If there is no form, any declaration is
                                 ///< accepted.
  uint16_t VariableBegin, VariableCount;
  uint16_t ConstantBegin, ConstantCount;
  uint16_t FieldBegin, FieldCount;

  bool isOverloaded() const { return Name.ends_with("."); }
  bool standsAnywhere() const { return Name.starts_with("."); }
  /// The name as the documentation writes it: "llvm.nvvm.cvt.*".
  std::string title() const;
};

/// All rows, sorted by name.
llvm::ArrayRef<InternalIntrinsic> internalIntrinsics();

/// The row of a function named \p Name; null if it has none.
const InternalIntrinsic *findInternalIntrinsic(llvm::StringRef Name);

llvm::ArrayRef<InternalForm> formsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalType> typesOf(const InternalForm &Form);
llvm::ArrayRef<InternalVariable> variablesOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalConstant> constantsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalField> fieldsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<FieldValue> valuesOf(const InternalField &Field);
llvm::ArrayRef<FieldGate> gatesOf(const InternalField &Field);

/// The legal values of \p Field in words: "1 (rn), 2 (rm) or 4 (rz)".
std::string describeValues(const InternalField &Field);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_INTERNALINTRINSIC_H
