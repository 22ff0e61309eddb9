//===- Operations.h - How operations stand in bytecode ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operation is its number, the types of its results, a word of flags for
// what may be left out, attributes, operands and regions. The rows are
// generated from the definitions of the dialect.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_BYTECODE_OPERATIONS_H
#define OPENNVVM_LIB_TILE_BYTECODE_OPERATIONS_H

#include "opennvvm/Dialect/CudaTile/CudaTile.h"

namespace mlir::cuda_tile::bytecode {

/// How an attribute is written.
enum class Encoding : uint8_t {
  Flag,      // a bit of the flags, and nothing else
  Enum,      // a byte
  Integer,   // a varint
  Bool,      // a byte
  String,    // the index of a string
  Symbol,    // the same
  Elements,  // the index of a constant, of the type of the result
  Bytes,     // a count, and numbers of 8 bits
  Words,     // a count, and numbers of 32 bits
  Hints,     // a dictionary without a tag
  Tagged,    // a tag, and what belongs to it
  TaggedList // a count, and tagged attributes
};

/// An enumeration: the attribute of a number, null if there is none, and back.
struct EnumRow {
  Attribute (*Make)(MLIRContext *, uint32_t);
  uint32_t (*NumberOf)(Attribute);
};

struct AttributeRow {
  llvm::StringLiteral Name;
  Encoding How;
  /// The minor number of the version in which it appeared.
  uint8_t Since;
  /// Whether a flag says that it is there.
  bool IsOptional;
  /// Of an enumeration.
  uint8_t Enum;
  /// The number that is meant where it is not written; -1 if there is none.
  int8_t Default;
};

enum class Times : uint8_t { One, ZeroOrOne, Any };

/// An operand or a result.
struct ValueRow {
  llvm::StringLiteral Name;
  Times Count;
  uint8_t Since;
};

struct OperationRow {
  uint16_t Opcode;
  llvm::StringLiteral Name;
  uint8_t Since;
  /// Whether a count precedes the types of the results.
  bool CountsResults;
  /// Whether one count precedes all operands.
  bool CountsOperands;
  /// Whether operands stand in groups, of which the open ones have a count
  /// each.
  bool HasGroups;
  uint8_t Regions;
  llvm::ArrayRef<AttributeRow> Attributes;
  llvm::ArrayRef<ValueRow> Operands;
  llvm::ArrayRef<ValueRow> Results;
  /// Puts attributes, in the order of their rows, and the sizes of groups into
  /// properties. Null if there are neither.
  void (*Set)(OperationState &, llvm::ArrayRef<Attribute>,
              llvm::ArrayRef<int32_t>);
  /// The other way; gives the sizes.
  llvm::ArrayRef<int32_t> (*Get)(Operation *, MutableArrayRef<Attribute>);

  /// The name without that of the dialect.
  llvm::StringRef shortName() const { return Name.split('.').second; }
  /// Whether version 13.\p Minor has a word of flags.
  bool hasFlags(unsigned Minor) const;
};

/// The most attributes and groups of operands that an operation has.
inline constexpr unsigned MaxAttributes = 8;

/// All rows, by their numbers.
llvm::ArrayRef<OperationRow> operationRows();
llvm::ArrayRef<EnumRow> enumRows();

/// The row with number \p Opcode, null if there is none.
const OperationRow *findOperation(uint64_t Opcode);

} // namespace mlir::cuda_tile::bytecode

#endif // OPENNVVM_LIB_TILE_BYTECODE_OPERATIONS_H
