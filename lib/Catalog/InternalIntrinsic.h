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

#include "Catalog/Reader.h"
#include "opennvvm/Catalog/Rule.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/Support/MathExtras.h"
#include <cstdint>
#include <string>

namespace opennvvm {

/// The type of a result or an argument.
struct InternalType {
  enum KindTy : uint8_t {
    Void,
    I1,
    I8,
    I16,
    I32,
    I64,
    I128,
    Float,
    Double,
    Float2,
    Float4,
    Int2,
    Int4,
    GenericPtr,
    SharedPtr,
    TensorPtr,
    I32AndI1,   ///< A structure of an i32 and an i1.
    FloatAndI1, ///< A structure of a float and an i1.
    PtrAndI32,  ///< A structure of a generic pointer and an i32.
    Int4AndI1,  ///< A structure of <4 x i32> and an i1.
    Variable,   ///< The declaration chooses it.
    WithFlag,   ///< A structure of a variable type and an i1.
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
  /// What any type must be; Integer and Float include vectors.
  enum ClassTy : uint8_t { Any, Integer, Float, Vector, Pointer };
  ClassTy Class;
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
  /// Whether libNVVM's newer reader reports the rule as well. If not, the
  /// operand is an immarg, and the verifier of its LLVM rejects the call.
  bool IsOnBothReaders;
  bool IsUnmeasured;      ///< PTX needs a constant; libNVVM does not ask.
  bool IsOnNewReaderOnly; ///< The older reader accepts any value.
  bool IsAfterFields;     ///< libNVVM looks at the fields first.
  Rule Otherwise;
  ReaderTrait If; ///< Readers of libNVVM without it do not ask.

  /// Whether the operand is an immarg to libNVVM's newer reader.
  bool isImmediate() const {
    return !IsUndef && !IsOnBothReaders && !IsUnmeasured;
  }
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

/// Where a rule is stated, nothing is reported: no row has this one there.
inline constexpr Rule Unreported = Rule::IntrinsicSignature;

/// Bits of a constant operand.
struct InternalField {
  enum KindTy : uint8_t {
    Values,   ///< Those in Legal and Here.
    Range,    ///< From Least to Most.
    Free,     ///< Any.
    Reserved, ///< Zero.
    Check,    ///< No bits: the row's Check is made here.
    Refusal,  ///< No value.
  };
  llvm::StringLiteral Name;
  uint8_t Arg, High, Low;
  KindTy Kind;
  uint64_t Legal;      ///< A bit per legal value; 64 and above are illegal.
  uint64_t Here;       ///< The legal values that this intrinsic accepts.
  uint64_t Unmeasured; ///< The ones of these that libNVVM rejects.
  uint32_t Least, Most;
  Rule Illegal; ///< Reported for a value that is not legal, or Unreported.
  Rule Refused; ///< Reported for a legal value that this intrinsic does not
                ///< accept, or Unreported.
  uint16_t ValueBegin, ValueCount;
  uint16_t GateBegin, GateCount;
  /// Readers of libNVVM that lack If, or have Unless, do not look at the field;
  /// those that have Measured take the Unmeasured values.
  ReaderTrait If, Unless, Measured;

  /// The value of the field in \p Word, the operand.
  uint64_t of(uint64_t Word) const {
    return (Word >> Low) & llvm::maskTrailingOnes<uint64_t>(High - Low + 1);
  }
  /// Whether the intrinsic accepts \p Value.
  bool accepts(uint64_t Value) const;
  /// The rule that \p Value breaks; Unreported if there is none.
  /// \param Reader of libNVVM; null for what the documents say.
  Rule problemOf(uint64_t Value, const ReaderInfo *Reader) const;
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
  PackedFloat,
  AtomicWord,
  Cop2,
  AsyncCopy,
  TexelVector,
  MMAWord,
  AtomicCast,
  GlobalPointer,
  SampleVector,
  MemoryFlags,
  BFloat,
};
inline constexpr unsigned NumInternalChecks = 22;

/// What optimizers must know of a carrier: LLVM gives only intrinsics that it
/// knows their attributes.
enum class CarrierEffects : uint8_t {
  Any,        ///< May access any memory.
  Convergent, ///< In addition, other threads take part.
  Collective, ///< Other threads take part; accesses no memory of the program.
  Pure,       ///< Only computes its result.
};

/// One row of catalog/intrinsics/Internal.td.
struct InternalIntrinsic {
  /// Who knows the intrinsic.
  enum SourceTy : uint8_t {
    Documented, ///< The documents alone.
    OwnForm,    ///< This project alone; deprecated.
    Carrier,    ///< libNVVM.
    NewCarrier, ///< The newer reader of libNVVM.
    /// libNVVM, which rejects each call by Older, whatever the machine.
    RejectedCarrier,
  };
  /// "llvm.nvvm.internal.wait"; "llvm.nvvm.cvt." if types follow. Any suffix
  /// may follow a carrier's name.
  llvm::StringLiteral Name;
  llvm::StringLiteral Category;
  llvm::StringLiteral Signature; ///< "T (P, T, i32)".
  /// What is printed for it: a carrier's pattern, or in words; may be empty.
  llvm::StringLiteral PTX;
  /// Why nothing is printed for it, whatever its operands; may be empty.
  llvm::StringLiteral NoPTX;
  /// The carrier or LLVM's intrinsic that replaces an own form; empty if there
  /// is none. If it ends in ".", the type follows.
  llvm::StringLiteral Instead;
  /// "field=value" of the own form for which the replacement needs no bits,
  /// separated by semicolons.
  llvm::StringLiteral Implied;
  uint16_t ID;     ///< The documented number, or 0.
  uint16_t Lowest; ///< SMInfo::Number of the lowest machine.
  Rule Older;      ///< Reported on machines below it.
  InternalCheck Check;
  SourceTy Source;
  uint16_t FormBegin, FormCount; ///< If there is no form, any declaration is
                                 ///< accepted.
  uint16_t VariableBegin, VariableCount;
  uint16_t ConstantBegin, ConstantCount;
  uint16_t FieldBegin, FieldCount;
  /// How many of each libNVVM looks at; 0 if these are the same.
  uint16_t SeenConstants, SeenFields;
  uint16_t ExampleBegin;
  uint32_t PatternBegin, PatternSize;
  uint16_t Spaces; ///< A bit per address space to which printed instructions
                   ///< may point; 0 means all.
  CarrierEffects Effects;
  bool InRegisters;      ///< ptxas takes its constants from registers only.
  bool OneInstruction;   ///< What is printed reads all before it writes.
  bool LastHasAttribute; ///< libNVVM's record has one for the last operand,
  bool ResultIsNoundef;  ///< and this one for the result.
  ReaderTrait Unless;    ///< Readers of libNVVM that have it only check fields.

  /// Whether calls are printed as they stand.
  bool hasPattern() const { return PatternSize != 0; }
  bool isCarrier() const { return Source >= Carrier; }
  bool isOverloaded() const { return Name.ends_with("."); }
  /// The name as the documentation writes it: "llvm.nvvm.cvt.*".
  std::string title() const;
};

/// All rows, sorted by name.
llvm::ArrayRef<InternalIntrinsic> internalIntrinsics();

/// The row of a function named \p Name; null if it has none. Where a carrier
/// and an own form share the name, the carrier's.
const InternalIntrinsic *findInternalIntrinsic(llvm::StringRef Name);

/// The row of \p F; null if it has none. Where a carrier and an own form share
/// the name, the one whose form \p F has.
const InternalIntrinsic *findInternalIntrinsic(const llvm::Function &F);

/// The carrier named \p Name; null if there is none.
const InternalIntrinsic *findCarrier(llvm::StringRef Name);

/// What is named \p Name and is no carrier; null if there is nothing.
const InternalIntrinsic *findOther(llvm::StringRef Name);

/// How a declaration differs from a form; the first difference counts.
enum class FormMismatch : uint8_t {
  None,
  Result,   ///< Another type of the result.
  Argument, ///< Another type of a parameter, or too many of them.
  IsVarArg, ///< It takes variable arguments.
  Count,    ///< Too few parameters.
};

/// How \p Ty differs from \p Form of \p Row.
/// \param Bound receives the type of each variable of the row.
/// \param AsMeasured accept void as any type, as libNVVM does.
FormMismatch mismatchOf(const llvm::FunctionType &Ty,
                        const InternalIntrinsic &Row, const InternalForm &Form,
                        llvm::SmallVectorImpl<llvm::Type *> &Bound,
                        bool AsMeasured = false);

/// Whether \p Ty is \p Wanted, a type of a form of \p Row, as libNVVM sees it.
/// \param [in,out] Bound the type of each variable of the row; null if it has
/// none yet.
bool fitsType(llvm::Type *Ty, InternalType Wanted, const InternalIntrinsic &Row,
              llvm::SmallVectorImpl<llvm::Type *> &Bound);

/// Whether \p Ty is one of the forms of \p Row, or \p Row has none.
/// \param Bound receives the type of each variable of the row.
bool fitsForm(const llvm::FunctionType &Ty, const InternalIntrinsic &Row,
              llvm::SmallVectorImpl<llvm::Type *> &Bound,
              bool AsMeasured = false);

llvm::ArrayRef<InternalForm> formsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalType> typesOf(const InternalForm &Form);
llvm::ArrayRef<InternalVariable> variablesOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalConstant> constantsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalField> fieldsOf(const InternalIntrinsic &Row);
/// What some release of libNVVM looks at: these, and more.
llvm::ArrayRef<InternalConstant> seenConstantsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<InternalField> seenFieldsOf(const InternalIntrinsic &Row);
llvm::ArrayRef<FieldValue> valuesOf(const InternalField &Field);
llvm::ArrayRef<FieldGate> gatesOf(const InternalField &Field);

/// The compiled pattern of \p Row; see lib/Catalog/Pattern.h.
llvm::ArrayRef<uint8_t> patternOf(const InternalIntrinsic &Row);

/// Legal constants of \p Row to show: the first of \p Count operands that have
/// fields or are constants.
llvm::ArrayRef<uint64_t> exampleOf(const InternalIntrinsic &Row,
                                   unsigned Count);

/// Whether \p Call, of a carrier that is \p Row, is declared as one of its
/// forms and its constants are legal, each by itself.
bool isLegalCall(const InternalIntrinsic &Row, const llvm::CallBase &Call);

/// What makes \p Call illegal in that sense; empty if nothing does.
std::string whyIllegal(const InternalIntrinsic &Row,
                       const llvm::CallBase &Call);

/// The field of \p Row named \p Name; null if there is none.
const InternalField *findField(const InternalIntrinsic &Row,
                               llvm::StringRef Name);

/// The name of \p Value in \p Field; empty if it has none.
llvm::StringRef valueName(const InternalField &Field, uint64_t Value);

/// The legal values of \p Field in words: "1 (rn), 2 (rm) or 4 (rz)".
std::string describeValues(const InternalField &Field);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_INTERNALINTRINSIC_H
