//===- TypeParts.h - IR types as registers and bytes ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value of any first-class type is held in a list of registers, called its
// parts:
//
//   i1                    one %p
//   i2 … i16              one %rs; bits above the type's width are undefined
//   i17 … i32, i33 … i64  one %r, one %rd; likewise
//   wider integers        64-bit limbs in %rd, low first
//   half, bfloat          one %h
//   float, double         one %f, %fd
//   pointers              one %rd (%r where pointers have 32 bits)
//   <2n x half|bfloat>    n %hh, two lanes each, lane 0 in the low bits; an
//                         odd last lane in a %h
//   <4n x i8>             n %r, four lanes each
//   other vectors, arrays and structures: the parts of their elements
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_TYPEPARTS_H
#define OPENNVVM_LIB_PTX_VALUES_TYPEPARTS_H

#include "PTX/Text/Register.h"
#include "Target/VectorPacking.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <memory>

namespace llvm {
class DataLayout;
class Type;
} // namespace llvm

namespace opennvvm::ptx {

/// One register of a value.
struct Part {
  RegClass Class;
  uint8_t Lanes = 1;     ///< Vector lanes packed in it.
  uint16_t Bits;         ///< Bits of the IR value in it (all lanes together).
  uint32_t Offset;       ///< Byte offset in memory.
  bool IsBFloat = false; ///< Of %h and %hh.

  unsigned storeBytes() const { return (Bits + 7) / 8; }
};

/// The parts of one type.
struct TypeParts {
  llvm::SmallVector<Part, 4> Parts;
  /// Why registers cannot hold the type; empty if they can.
  llvm::StringRef Unsupported;
  /// A vector whose lanes are not whole bytes (<8 x i1>, <4 x i24>) is packed
  /// bit by bit in memory: the offsets of its parts have no meaning.
  bool HasBitPacked = false;

  unsigned size() const { return Parts.size(); }
  const Part &operator[](unsigned I) const { return Parts[I]; }
};

/// Lanes of a type: 1 for scalars.
unsigned laneCount(const llvm::Type *Ty);

/// Computes and caches the parts of types for one data layout.
class TypeTable {
public:
  explicit TypeTable(const llvm::DataLayout &DL) : DL(DL) {}

  const TypeParts &get(llvm::Type *Ty) {
    Answer &A = Recent[(reinterpret_cast<uintptr_t>(Ty) >> 3) % Recent.size()];
    if (A.Ty != Ty)
      A = {Ty, &lookUp(Ty)};
    return *A.Parts;
  }

  /// Index of the first part of element \p Index of aggregate or vector
  /// \p Ty. For packed vectors use lane().
  unsigned elementPart(llvm::Type *Ty, unsigned Index);

  /// The location of lane \p Index of vector \p Ty; a scalar has one lane.
  struct Lane {
    unsigned Part;
    unsigned Sub;   ///< Lane within the part.
    unsigned Count; ///< Parts that the lane takes (2 for i128).
  };
  Lane lane(llvm::Type *Ty, unsigned Index);

private:
  const TypeParts &lookUp(llvm::Type *Ty);
  void append(llvm::Type *Ty, uint64_t Offset, TypeParts &Out);
  void appendInteger(unsigned Bits, uint64_t Offset, TypeParts &Out);
  void appendVector(llvm::Type *Ty, uint64_t Offset, TypeParts &Out);

  const llvm::DataLayout &DL;
  llvm::DenseMap<llvm::Type *, std::unique_ptr<TypeParts>> Known;
  // The most recent results, by some bits of the address: code uses few types,
  // in any order.
  struct Answer {
    llvm::Type *Ty = nullptr;
    const TypeParts *Parts = nullptr;
  };
  std::array<Answer, 64> Recent;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_TYPEPARTS_H
