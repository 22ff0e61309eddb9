//===- Memory.h - Accesses of threads to memory -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_MEMORY_H
#define OPENNVVM_LIB_TILE_TONVVM_MEMORY_H

#include "Lowering.h"

namespace opennvvm::tile {

/// How accesses are ordered among those of other threads.
struct Ordering {
  mlir::nv_tileas::MemSemantic Semantic = mlir::nv_tileas::MemSemantic::Weak;
  std::optional<mlir::nv_tileas::MemScope> Scope;

  bool isStrong() const {
    return Semantic != mlir::nv_tileas::MemSemantic::Weak;
  }
  bool acquires() const;
  bool releases() const;
  /// LLVM's name of the scope.
  llvm::StringRef scopeName() const;
};

template <typename OpT> Ordering orderingOf(OpT Op) {
  return {Op.getMemSemantic().value_or(mlir::nv_tileas::MemSemantic::Weak),
          Op.getMemScope()};
}

/// A fence behind all that the threads of the block have done, which acquires
/// nothing.
void release(Lowering &L, const Ordering &O);
/// A fence before all that they do then.
void acquire(Lowering &L, const Ordering &O);

/// Before and after an access that acquires or releases: all that the block has
/// done is ordered with it.
void beginOrdered(Lowering &L, const Ordering &O, Value Token, bool Writes);
void endOrdered(Lowering &L, const Ordering &O, bool Writes);

/// The type of an element in memory, or null after a diagnostic for those that
/// are no whole bytes.
Type memoryType(Lowering &L, Type Element);

/// A register as memory has it, and the other way round.
Value toMemory(Lowering &L, Value Element);
Value fromMemory(Lowering &L, Value InMemory, Type Register);

/// An address as a pointer to global memory.
Value globalPointer(Lowering &L, Value Address);

/// \p Pointer moved by so many bytes.
Value movedPointer(Lowering &L, Value Pointer, int64_t By);

/// Reads an element at \p Pointer, or \p Padding if \p Mask is false. A null
/// mask is true.
Value loadElement(Lowering &L, Value Pointer, Type Register, Value Mask,
                  Value Padding, const Ordering &O);
/// Writes \p Element unless \p Mask is false.
void storeElement(Lowering &L, Value Element, Value Pointer, Value Mask,
                  const Ordering &O);

/// Reads neighboring elements at \p Pointer, which is aligned to all of them.
Registers loadVector(Lowering &L, Value Pointer, Type Register, unsigned Count);
void storeVector(Lowering &L, llvm::ArrayRef<Value> Elements, Value Pointer);

/// Both, where either may be null for true.
Value both(Lowering &L, Value A, Value B);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_MEMORY_H
