//===- InternalIntrinsic.h - Intrinsics LLVM does not know ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row per documented intrinsic of the dialect that is an ordinary function
// to LLVM: how it is declared, which operands are constants and what their bit
// fields may hold. They are found by name, once per declaration.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_INTERNALINTRINSIC_H
#define OPENNVVM_CATALOG_INTERNALINTRINSIC_H

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
    Variable, ///< Chosen by the declaration.
    WithFlag, ///< A structure of a variable and an i1.
  };
  KindTy Kind;
  uint8_t Index; ///< Of the variable, in the row's.
};

/// Scalar types that a variable may be limited to, as bits.
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
  /// Bit per ScalarType, or per address space of a pointer; 0: any.
  uint16_t Allowed;
  Rule Illegal;    ///< Reported of what is not allowed.
  Rule NotPointer; ///< Reported of what is no pointer.
};

/// One way to declare an intrinsic: a stretch of types, the result first.
struct InternalForm {
  uint16_t TypeBegin, TypeCount;
};

/// An operand that must be a constant integer, or undefined.
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

/// The machine that some values of a field need, in place of the row's.
struct FieldGate {
  uint64_t Values; ///< Bit per value.
  uint16_t Lowest; ///< SMInfo::Number.
  Rule Older;
};

/// Bits of a constant operand.
struct InternalField {
  llvm::StringLiteral Name;
  uint8_t Arg, High, Low;
  bool IsReserved;
  uint64_t Legal; ///< Bit per legal value; 64 and above are illegal.
  uint64_t Here;  ///< Those of them that this intrinsic takes.
  Rule Illegal;   ///< Reported of a value that is not legal.
  Rule Refused;   ///< Reported of a legal one that is not for here.
  uint16_t ValueBegin, ValueCount;
  uint16_t GateBegin, GateCount;
};

/// What a row cannot say, because several operands mean it together.
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
};
inline constexpr unsigned NumInternalChecks = 11;

/// One row of catalog/intrinsics/Internal.td.
struct InternalIntrinsic {
  /// "llvm.nvvm.internal.wait"; "llvm.nvvm.cvt." where types follow; text
  /// that begins with "." stands anywhere in a name.
  llvm::StringLiteral Name;
  llvm::StringLiteral Category;
  llvm::StringLiteral Signature; ///< "T (P, T, i32)".
  llvm::StringLiteral PTX;       ///< What is printed for it; may be empty.
  uint16_t ID;                   ///< The documented number, or 0.
  uint16_t Lowest;               ///< SMInfo::Number of the lowest machine.
  Rule Older;                    ///< Reported on machines below it.
  InternalCheck Check;
  uint16_t FormBegin, FormCount; ///< None: any declaration will do.
  uint16_t VariableBegin, VariableCount;
  uint16_t ConstantBegin, ConstantCount;
  uint16_t FieldBegin, FieldCount;

  bool isOverloaded() const { return Name.ends_with("."); }
  bool standsAnywhere() const { return Name.starts_with("."); }
  /// The name as the documentation writes it: "llvm.nvvm.cvt.*".
  std::string title() const;
};

/// All rows, in the order of their names.
llvm::ArrayRef<InternalIntrinsic> internalIntrinsics();

/// The row of a function called \p Name; null when it is none of them.
const InternalIntrinsic *findInternalIntrinsic(llvm::StringRef Name);

llvm::ArrayRef<InternalForm> formsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalType> typesOf(const InternalForm &Form);
llvm::ArrayRef<InternalVariable> variablesOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalConstant> constantsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalField> fieldsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<FieldValue> valuesOf(const InternalField &Field);
llvm::ArrayRef<FieldGate> gatesOf(const InternalField &Field);

/// What \p Field may hold here, in words: "1 (rn), 2 (rm) or 4 (rz)".
std::string describeValues(const InternalField &Field);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_INTERNALINTRINSIC_H
