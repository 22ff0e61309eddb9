//===- Intrinsics.h - Rows joined with LLVM's records -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_INTRINSICS_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_INTRINSICS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
} // namespace llvm

namespace opennvvm {

/// What a constant argument may be; mirrors opennvvm::ArgConstraint.
struct Constraint {
  enum KindTy { Range, MultipleOf, OneOf, PowerOf2, NonZero, BitsOf } Kind;
  unsigned Arg;
  int64_t Low, High;
  bool IsAdvice = false;
};

/// Machines and PTX version of a gate.
struct GateValue {
  uint64_t Machines = 0;
  unsigned PTX = 0;
};

/// The gate of one value of an immediate; mirrors opennvvm::ValueGate.
struct ValueGate {
  unsigned Arg;
  int64_t Value;
  GateValue Gate;
};

/// One int_nvvm_* record of LLVM and the catalog's row for it.
struct CatalogIntrinsic {
  const llvm::Record *Of;  ///< LLVM's record.
  const llvm::Record *Row; ///< The catalog's.
  std::string Name;        ///< "llvm.nvvm.shfl.sync.bfly.i32".
  std::string Enum;        ///< "nvvm_shfl_sync_bfly_i32".
  std::string Signature;   ///< "i32 (i32, i32, i32, i32)".
  std::vector<const llvm::Record *> Results, Params; ///< LLVMType records.
  uint64_t ImmArgs = 0;
  GateValue Gate;
  /// The argument whose type an overload chooses; 0xFF for the result.
  unsigned OverloadArg = 0xFF;
  /// Gates by that type, named as in opennvvm::OverloadType.
  llvm::SmallVector<std::pair<llvm::StringRef, GateValue>, 2> ByType;
  llvm::SmallVector<ValueGate, 2> ByValue;
  llvm::SmallVector<Constraint, 2> Constraints;

  bool isImmediate(unsigned Arg) const {
    return Arg < 64 && ((ImmArgs >> Arg) & 1);
  }
  /// The range that LLVM or the row specifies for \p Arg.
  const Constraint *rangeOf(unsigned Arg) const;
  llvm::StringRef pattern() const;
  llvm::StringRef reason() const;
  llvm::StringRef family() const;
  /// The last PTX version that has it, ten times major plus minor.
  unsigned until() const;
  unsigned untilFrom() const;
  /// A bit for each address space that its pointers may have.
  unsigned spaces() const;
  /// The enumerator of opennvvm::TextureMode.
  llvm::StringRef textures() const;
  /// "error" or "warning" for a row that asks for a message, otherwise empty.
  llvm::StringRef message() const;
};

/// Joins all rows with LLVM's records. A record without a row, a row that
/// occurs twice, and a row that specifies nothing are fatal errors.
/// \returns the rows in the order of LLVM's enumeration.
std::vector<CatalogIntrinsic> joinIntrinsics(const llvm::RecordKeeper &Records);

/// All SM records, ordered by number, then plain, 'f', 'a'.
std::vector<const llvm::Record *> machines(const llvm::RecordKeeper &Records);

/// The name of an SM record: "sm_90a".
std::string machineName(const llvm::Record *SM);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_INTRINSICS_H
