//===- Elements.h - Elements of tiles, as bytes -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_NUMBERS_ELEMENTS_H
#define OPENNVVM_LIB_TILE_EVAL_NUMBERS_ELEMENTS_H

#include <array>
#include <cstddef>
#include <cstdint>

namespace opennvvm::tile {

/// What a tile has elements of.
enum class ElementKind : uint8_t {
  I1,
  I4,
  I8,
  I16,
  I32,
  I64,
  F16,
  BF16,
  F32,
  F64,
  TF32,
  E4M3,
  E5M2,
  E8M0,
  E5M3,
  E2M1,
  Pointer
};
inline constexpr size_t ElementKinds = size_t(ElementKind::Pointer) + 1;

/// What is to know about a kind of elements.
struct ElementInfo {
  const char *Name;
  uint8_t Bits;  ///< Of the number.
  uint8_t Bytes; ///< In a tile, where each element begins at a byte.
  bool IsFloat;
};

inline constexpr std::array<ElementInfo, ElementKinds> Elements = {{
    {"i1", 1, 1, false},
    {"i4", 4, 1, false},
    {"i8", 8, 1, false},
    {"i16", 16, 2, false},
    {"i32", 32, 4, false},
    {"i64", 64, 8, false},
    {"f16", 16, 2, true},
    {"bf16", 16, 2, true},
    {"f32", 32, 4, true},
    {"f64", 64, 8, true},
    {"tf32", 32, 4, true},
    {"f8E4M3FN", 8, 1, true},
    {"f8E5M2", 8, 1, true},
    {"f8E8M0FNU", 8, 1, true},
    {"fNV8E5M3FNU", 8, 1, true},
    {"f4E2M1FN", 4, 1, true},
    {"ptr", 64, 8, false},
}};

constexpr const ElementInfo &infoOf(ElementKind K) {
  return Elements[size_t(K)];
}

/// How a result is rounded.
enum class Rounding : uint8_t { Even, Zero, Down, Up, Away };

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_NUMBERS_ELEMENTS_H
