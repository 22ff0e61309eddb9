//===- Intrinsic.h - What the catalog knows of intrinsics -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row for each of LLVM's llvm.nvvm.* records and each documented internal
// intrinsic. A lookup by llvm::Intrinsic::ID is a subtraction and an index;
// only queries and messages use names.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_INTRINSIC_H
#define OPENNVVM_LIB_CATALOG_INTRINSIC_H

#include "opennvvm/Catalog/Rule.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Intrinsics.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class CallBase;
class Function;
class FunctionType;
class Type;
} // namespace llvm

namespace opennvvm {

/// A compiled PTX pattern: a byte string that lib/PTX/Selection/Pattern.cpp
/// interprets. See lib/Catalog/Pattern.h for the encoding.
using PatternBytes = llvm::ArrayRef<uint8_t>;

/// What an argument must be if it is a constant.
struct ArgConstraint {
  enum KindTy : uint8_t {
    Range,
    MultipleOf,
    OneOf,
    PowerOf2, ///< Or 0; if 0 is not legal, a range excludes it.
    NonZero,
    BitsOf
  };
  uint8_t Arg;
  KindTy Kind;
  int64_t Low;   ///< Range: lowest legal value. MultipleOf: the factor. OneOf:
                 ///< the legal values 0..63 as a bit set. BitsOf: the bits.
  int64_t High;  ///< Range: one past the highest legal value.
  bool IsAdvice; ///< Documented, but not enforced by assemblers.

  bool allows(int64_t Value) const;

  /// The legal values in words: "0 to 15", "a multiple of 8", "1 or 2".
  std::string describe() const;
};

/// Types for which some overloaded intrinsics have their own gates or PTX.
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
  TwoFloats,
  FourFloats,
  TwoI32,
  FourI32,
  FourHalves,
  EightHalves,
  FourBFloats,
  EightBFloats,
  Other
};

/// What an overloaded intrinsic requires if its overload chooses this type.
struct OverloadGate {
  OverloadType Type;
  Gate Tools; ///< If there are no machines, none has this overload.
};

/// What an intrinsic requires in addition if an immediate has this value.
struct ValueGate {
  uint8_t Arg;
  int64_t Value;
  Gate Tools;
};

/// How an intrinsic names a texture and its sampler; all of a module must use
/// the same mode.
enum class TextureMode : uint8_t {
  Any,
  Unified,    ///< One handle for both.
  Independent ///< One handle for each.
};

/// For intrinsics that ask for a compiler message instead of code.
enum class MessageKind : uint8_t { None, Warning, Error };

/// What a document says about an intrinsic's machines; see
/// catalog/IntrinsicRow.td.
struct DocumentedGate {
  std::optional<Rule> ID;     ///< Reported below the threshold; none if the
                              ///< document says nothing.
  uint16_t Lowest = 0;        ///< SMInfo::Number.
  llvm::StringLiteral Source; ///< Document and section.
};

/// One row of catalog/intrinsics/*.td, joined with LLVM's own record.
struct IntrinsicRow {
  llvm::StringLiteral Name;   ///< "llvm.nvvm.shfl.sync.bfly.i32".
  llvm::StringLiteral Family; ///< File and family it belongs to: "Shuffle".
  /// Why nothing is emitted for it; empty if it has a pattern, or a form that
  /// the emitter prints with its own code.
  llvm::StringLiteral Unsupported;
  llvm::StringLiteral Signature; ///< "i32 (i32, i32, i32, i32)".
  llvm::StringLiteral PTXText;   ///< The pattern as written.
  Gate Tools; ///< What ptxas and LLVM's NVPTX enforce. No machines if nothing
              ///< that was printed was ever accepted by ptxas.
  DocumentedGate Document;
  uint16_t TileirasLowest; ///< SMInfo::Number in profile tileiras; 0: Tools.
  bool WidePointers;       ///< Generic pointers must have 64 bits.
  bool NotInLibNVVM;       ///< libNVVM rejects it on compute_100 and higher.
  uint32_t PatternBegin, PatternSize;
  uint16_t ConstraintBegin, ConstraintCount;
  uint16_t OverloadBegin, OverloadCount;
  uint16_t ValueGateBegin, ValueGateCount;
  uint16_t Spaces;     ///< A bit per address space that overloaded pointers may
                       ///< have; 0 means all.
  bool ByLane;         ///< Vectors are split into lanes before printing.
  uint8_t OverloadArg; ///< The argument whose type an overload chooses; 0xFF
                       ///< for the result.
  uint32_t ImmArgs;    ///< A bit per argument that must be an immediate.
  PTXVersion Until;    ///< The last PTX version that has it on machines
  uint16_t UntilFrom;  ///< with this number or a higher one.
  TextureMode Textures;
  MessageKind Message;
  bool Resolved;       ///< A pass replaces it.
  bool InRegisters;    ///< ptxas takes its constants from registers only.
  bool Synchronizes;   ///< Orders the accesses of several threads, and accesses
                       ///< nothing itself.
  bool OneInstruction; ///< What is printed reads all before it writes.
  char TensorGroup;    ///< Of its tensor memory, '1' or '2'; 0: see GroupArg.
  uint8_t GroupArg;    ///< The argument whose value is that; 0xFF: none.

  /// Whether it becomes text or a compiler message.
  bool isSupported() const { return Unsupported.empty(); }
  /// Whether an overloaded pointer may point to \p Space.
  bool takesSpace(unsigned Space) const {
    return !Spaces || (Space < 16 && (Spaces >> Space & 1));
  }
  bool hasPattern() const { return PatternSize != 0; }
  /// Whether it belongs to a .cta_group of tensor memory.
  bool hasTensorGroup() const { return TensorGroup || GroupArg != 0xFF; }
  /// The last PTX version that has it on \p SM.
  PTXVersion untilOn(const SMInfo &SM) const {
    return SM.Number < UntilFrom ? ptxVersions().back() : Until;
  }
};

/// The row of \p ID; null if \p ID is not an llvm.nvvm.* intrinsic.
const IntrinsicRow *lookupIntrinsic(llvm::Intrinsic::ID ID);

/// All rows, in the order of LLVM's enumeration, with internal ones last.
llvm::ArrayRef<IntrinsicRow> intrinsicRows();

/// What \p Row requires if its overload chooses \p Ty: Row.Tools unless the
/// type has its own gate.
const Gate &gateOf(const IntrinsicRow &Row, const llvm::Type *Ty);

/// What calls of the declaration \p F of \p Row require, whatever their
/// immediates are.
const Gate &gateOf(const IntrinsicRow &Row, const llvm::Function &F);

/// The address spaces that pointers of \p Row may have, as "0, 3"; empty for
/// all.
std::string spacesOf(const IntrinsicRow &Row);

/// Why no machine has \p Row with the types \p Of, and which types it can have,
/// as the end of a sentence; empty if some machine has it.
std::string missingForm(const IntrinsicRow &Row, const llvm::FunctionType &Of);

/// What \p Call of \p Row requires: the gates of its overload and of the values
/// of its immediates.
Gate gateOf(const IntrinsicRow &Row, const llvm::CallBase &Call);

/// Finds a row by name: "llvm.nvvm.barrier.cta.sync.aligned.all", the same
/// without "llvm.nvvm.", or an overloaded name with its types at the end. For
/// queries; code that has an ID uses lookupIntrinsic.
const IntrinsicRow *findIntrinsic(llvm::StringRef Name);

/// How much of a family the catalog covers.
struct IntrinsicCoverage {
  llvm::StringRef Family;
  unsigned Rows = 0;
  unsigned Gated = 0;       ///< Require more than the oldest machine.
  unsigned Constrained = 0; ///< Have immediates that are checked.
  unsigned Lowered = 0;     ///< A pass replaces them, or they are messages.
  unsigned Emitted = 0;     ///< Become text.
  unsigned Assembled = 0;   ///< On a machine that the current ptxas knows.
};

/// The lowest or highest machine known to the current ptxas that satisfies \p G
/// and \p Row; null if there is none.
const SMInfo *assembledTarget(const Gate &G, const IntrinsicRow &Row,
                              bool Highest);

/// One entry per family, sorted by name, followed by the total, whose Family is
/// empty.
std::vector<IntrinsicCoverage> intrinsicCoverage();

PatternBytes patternOf(const IntrinsicRow &Row);
llvm::ArrayRef<ArgConstraint> constraintsOf(const IntrinsicRow &Row);
llvm::ArrayRef<ValueGate> valueGatesOf(const IntrinsicRow &Row);
llvm::ArrayRef<OverloadGate> overloadGatesOf(const IntrinsicRow &Row);

/// The enumerator of \p Ty; Other for types that have none.
OverloadType overloadTypeOf(const llvm::Type *Ty);

/// A type as spelled in IR: "<2 x half>", "ptr addrspace(1)".
llvm::StringRef overloadTypeName(OverloadType Type);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_INTRINSIC_H
