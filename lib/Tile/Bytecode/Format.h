//===- Format.h - Numbers of the bytecode -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_BYTECODE_FORMAT_H
#define OPENNVVM_LIB_TILE_BYTECODE_FORMAT_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace mlir::cuda_tile::bytecode {

/// What a file begins with; the version and a tag of 16 bits follow.
inline constexpr llvm::StringLiteral Magic =
    llvm::StringLiteral::withInnerNUL("\x7fTileIR\0");
inline constexpr size_t HeaderSize = 12;
/// The name of the module, which a file does not hold.
inline constexpr llvm::StringLiteral ModuleName("kernels");
/// What aligns sections and tables.
inline constexpr char Padding = char(0xCB);

enum class Section : uint8_t {
  End,
  Strings,
  Functions,
  Debug,
  Constants,
  Types,
  Globals,
  Producer
};
inline constexpr unsigned SectionCount = 8;
/// Set in the number of a section that is aligned.
inline constexpr uint8_t AlignedBit = 0x80;

enum class TypeTag : uint8_t {
  I1,
  I8,
  I16,
  I32,
  I64,
  F16,
  BF16,
  F32,
  TF32,
  F64,
  F8E4M3FN,
  F8E5M2,
  Pointer,
  Tile,
  TensorView,
  PartitionView,
  Function,
  Token,
  F8E8M0FNU,
  F4E2M1FN,
  GatherScatterView,
  StridedView,
  I4,
  F8E5M3 = 130
};

enum class AttributeTag : uint8_t {
  Integer = 1,
  Float,
  Bool,
  Type,
  String,
  Array,
  DenseElements,
  DivBy,
  SameElements,
  Dictionary,
  OptimizationHints,
  Bounded
};

enum class DebugTag : uint8_t {
  CompileUnit = 1,
  File,
  LexicalBlock,
  Location,
  Subprogram,
  CallSite
};

/// Flags of a function.
enum FunctionFlag : uint8_t { IsPrivate = 1, IsKernel = 2, HasHints = 4 };

/// How deep regions, attributes and places may nest.
inline constexpr unsigned MaxDepth = 256;

} // namespace mlir::cuda_tile::bytecode

#endif // OPENNVVM_LIB_TILE_BYTECODE_FORMAT_H
