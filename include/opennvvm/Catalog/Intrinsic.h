//===- Intrinsic.h - What the catalog knows of intrinsics -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row per llvm.nvvm.* record of LLVM and per documented internal
// intrinsic. Look-ups go by llvm::Intrinsic::ID, a subtraction and an index;
// names are touched only by queries and messages.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_INTRINSIC_H
#define OPENNVVM_CATALOG_INTRINSIC_H

#include "opennvvm/Catalog/Rule.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Intrinsics.h"
#include <string>
#include <optional>
#include <vector>

namespace llvm {
class CallBase;
class Function;
class FunctionType;
class Type;
} // namespace llvm

namespace opennvvm {

/// A compiled PTX pattern: a byte string that lib/PTX/Insts/Pattern.cpp interprets.
/// See include/opennvvm/Catalog/Pattern.h for the encoding.
using PatternBytes = llvm::ArrayRef<uint8_t>;

/// What one argument must be where it is a constant.
struct ArgConstraint {
  enum KindTy : uint8_t {
    Range,
    MultipleOf,
    OneOf,
    PowerOf2, ///< Or 0, which a range rules out where it is not legal.
    NonZero,
    BitsOf
  };
  uint8_t Arg;
  KindTy Kind;
  int64_t Low;  ///< Range: lowest legal; MultipleOf: the factor; OneOf: a
                ///< 64-bit set of the legal values 0..63; BitsOf: the bits.
  int64_t High; ///< Range: one past the highest.
  bool IsAdvice; ///< Documented, and not enforced by assemblers.

  bool allows(int64_t Value) const;

  /// The legal values in words: "0 to 15", "a multiple of 8", "1 or 2".
  std::string describe() const;
};

/// Types for which some overloaded intrinsics have gates of their own.
enum class OverloadType : uint8_t {
  I8,
  I16,
  I32,
  I64,
  Half,
  BFloat,
  Float,
  Double,
  Half2,
  BFloat2,
  GenericPointer,
  GlobalPointer,
  SharedPointer,
  ClusterPointer,
  Other
};

/// What an overloaded intrinsic needs where the type that its overload chooses
/// is this.
struct OverloadGate {
  OverloadType Type;
  Gate Tools; ///< An empty set of machines: no machine has this overload.
};

/// What an intrinsic needs besides where an immediate has this value.
struct ValueGate {
  uint8_t Arg;
  int64_t Value;
  Gate Tools;
};

/// How an intrinsic names a texture and its sampler; a module can have but one
/// way.
enum class TextureMode : uint8_t {
  Any,
  Unified,    ///< In one handle.
  Independent ///< In one handle each.
};

/// Of intrinsics that ask for a message of the compiler instead of code.
enum class MessageKind : uint8_t { None, Warning, Error };

/// What a document says of an intrinsic's machines; see catalog/IntrinsicRow.td.
struct DocumentedGate {
  std::optional<Rule> ID;     ///< What is reported below; none: says nothing.
  uint16_t Lowest = 0;        ///< SMInfo::Number.
  llvm::StringLiteral Source; ///< Document and section.
};

/// One row of catalog/intrinsics/*.td, joined with LLVM's own record.
struct IntrinsicRow {
  llvm::StringLiteral Name;   ///< "llvm.nvvm.shfl.sync.bfly.i32".
  llvm::StringLiteral Family; ///< File and family it belongs to: "Shuffle".
  /// Why nothing is emitted for it; empty when it has a pattern or a form
  /// that the emitter's own code prints.
  llvm::StringLiteral Unsupported;
  llvm::StringLiteral Signature; ///< "i32 (i32, i32, i32, i32)".
  llvm::StringLiteral PTXText;   ///< The pattern as written.
  Gate Tools; ///< What ptxas and LLVM's NVPTX enforce. An empty set of
              ///< machines: nothing was ever printed that ptxas takes.
  DocumentedGate Document;
  uint16_t TileirasLowest; ///< SMInfo::Number in profile tileiras; 0: Tools.
  bool WidePointers;       ///< Generic pointers must have 64 bits.
  bool NotInLibNVVM;       ///< libNVVM refuses it on compute_100 and up.
  uint32_t PatternBegin, PatternSize;
  uint16_t ConstraintBegin, ConstraintCount;
  uint16_t OverloadBegin, OverloadCount;
  uint16_t ValueGateBegin, ValueGateCount;
  uint16_t Spaces;     ///< Bit per address space that overloaded pointers may
                       ///< have; 0: all.
  bool ByLane;         ///< Vectors are taken apart before they are printed.
  uint8_t OverloadArg; ///< The argument whose type an overload chooses; 0xFF
                       ///< for the result.
  uint32_t ImmArgs;    ///< Bit per argument that must be an immediate.
  PTXVersion Until;    ///< The last version that has it, on
  uint16_t UntilFrom;  ///< machines of this number and above.
  TextureMode Textures;
  MessageKind Message;
  bool Resolved; ///< A pass replaces it.

  /// Whether it becomes text, or the message that it asks for.
  bool isSupported() const { return Unsupported.empty(); }
  /// Whether what an overloaded pointer points to may be in \p Space.
  bool takesSpace(unsigned Space) const {
    return !Spaces || (Space < 16 && (Spaces >> Space & 1));
  }
  bool hasPattern() const { return PatternSize != 0; }
  /// The last PTX version that has it on \p SM.
  PTXVersion untilOn(const SMInfo &SM) const {
    return SM.Number < UntilFrom ? ptxVersions().back() : Until;
  }
};

/// The row of \p ID; null when \p ID is not an llvm.nvvm.* intrinsic.
const IntrinsicRow *lookupIntrinsic(llvm::Intrinsic::ID ID);

/// All rows, in the order of LLVM's enumeration, internal ones last.
llvm::ArrayRef<IntrinsicRow> intrinsicRows();

/// What \p Row needs where its overload chooses \p Ty: Row.Tools unless that
/// type has a gate of its own.
const Gate &gateOf(const IntrinsicRow &Row, const llvm::Type *Ty);

/// What calls of the declaration \p F of \p Row need, whatever their
/// immediates.
const Gate &gateOf(const IntrinsicRow &Row, const llvm::Function &F);

/// The address spaces that pointers of \p Row may have: "0, 3"; empty: all.
std::string spacesOf(const IntrinsicRow &Row);

/// Why no machine has \p Row with the types \p Of, and with which it has it, as
/// an end of a sentence; empty where some machine does.
std::string missingForm(const IntrinsicRow &Row, const llvm::FunctionType &Of);

/// What \p Call of \p Row needs: the gate of its overload and those of the
/// values of its immediates.
Gate gateOf(const IntrinsicRow &Row, const llvm::CallBase &Call);

/// Finds a row by name: "llvm.nvvm.barrier.cta.sync.aligned.all", the same
/// without "llvm.nvvm.", or an overloaded name with its types at the end. For
/// queries; code that has an ID uses lookupIntrinsic.
const IntrinsicRow *findIntrinsic(llvm::StringRef Name);

/// How much of a family the catalog covers.
struct IntrinsicCoverage {
  llvm::StringRef Family;
  unsigned Rows = 0;
  unsigned Gated = 0;       ///< Need more than the oldest machine.
  unsigned Constrained = 0; ///< Have immediates that are checked.
  unsigned Lowered = 0;     ///< A pass replaces them, or they are messages.
  unsigned Emitted = 0;     ///< Become text.
  unsigned Assembled = 0;   ///< On a machine that today's ptxas knows.
};

/// The lowest or highest machine that today's ptxas knows and that has what
/// needs \p G and \p Row; null when there is none.
const SMInfo *assembledTarget(const Gate &G, const IntrinsicRow &Row,
                              bool Highest);

/// One entry a family, in the order of their names, and the sum of all, whose
/// Family is empty, at the end.
std::vector<IntrinsicCoverage> intrinsicCoverage();

PatternBytes patternOf(const IntrinsicRow &Row);
llvm::ArrayRef<ArgConstraint> constraintsOf(const IntrinsicRow &Row);
llvm::ArrayRef<ValueGate> valueGatesOf(const IntrinsicRow &Row);
llvm::ArrayRef<OverloadGate> overloadGatesOf(const IntrinsicRow &Row);

/// A type as IR spells it: "<2 x half>", "ptr addrspace(1)".
llvm::StringRef overloadTypeName(OverloadType Type);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_INTRINSIC_H
