//===- PackedRegisters.h - Small numbers in words ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_PACKEDREGISTERS_H
#define OPENNVVM_LIB_TILE_TONVVM_PACKEDREGISTERS_H

#include "Lowering.h"

namespace opennvvm::tile {

/// Numbers of 8 and 16 bits in words of 32. Memory is read as words; where
/// branches meet, each of the numbers would take a register of its own, and an
/// instruction that takes it from its word.
class PackedRegisters {
public:
  /// Of \p Count registers of the type \p Register.
  PackedRegisters(Lowering &L, Type Register, unsigned Count);

  /// The types of what pack() gives: those of the registers themselves if
  /// nothing is gained.
  llvm::SmallVector<Type> types() const;
  Registers pack(llvm::ArrayRef<Value> Are) const;
  Registers unpack(ValueRange Words) const;

private:
  Lowering &L;
  Type Register;
  unsigned Count;
  unsigned PerWord = 1; ///< One: they are as they are.
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_PACKEDREGISTERS_H
