//===- AtomicElements.h - Numbers in memory changed atomically  -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_ATOMICELEMENTS_H
#define OPENNVVM_LIB_TILE_TONVVM_ATOMICELEMENTS_H

#include "Memory.h"

namespace opennvvm::tile {

/// How elements of one type are changed. Whatever the ordering of the operation
/// is, each change is relaxed: fences around it order the whole block.
class AtomicChange {
public:
  /// Fails after a diagnostic at \p Op for what no machine changes atomically.
  /// \p IsUsed says whether the old values are.
  static FailureOr<AtomicChange> of(Lowering &L, Operation *Op,
                                    mlir::nv_tileas::RMWMode Mode, Type Element,
                                    const Ordering &O, bool IsUsed);

  /// Changes what is at \p Pointer, an element whose owners \p In says, unless
  /// \p Mask, which may be null, is false. Gives the old value, or zero.
  Value change(Lowering &L, const Layout &In, Value Pointer, Value Element,
               Value Mask) const;

  /// How many neighbors at an address that is aligned to all of them, up to
  /// \p Most, are changed at once: a power of two.
  unsigned vectorFor(Lowering &L, unsigned Most) const;

  /// Changes so many neighbors. Gives the old values, or none if they are not
  /// used.
  Registers changeVector(Lowering &L, const Layout &In, Value Pointer,
                         llvm::ArrayRef<Value> Elements) const;

  bool isUsed() const { return IsUsed; }

private:
  Value changePair(Lowering &L, Value Pointer, Value Pair) const;
  void reduceVector(Lowering &L, Value Pointer,
                    llvm::ArrayRef<Value> Words) const;
  bool isHalfSum() const;
  Value ofOneLane(Lowering &L, Value Pointer) const;

  mlir::LLVM::AtomicBinOp Kind;
  Type Register;
  std::string Scope;
  bool IsUsed;
};

/// Where the bits at \p Pointer are those of \p Expected, makes them those of
/// \p New. Gives what was there, or \p Expected if \p Mask is false.
Value swapElement(Lowering &L, Value Pointer, Value Expected, Value New,
                  Value Mask, const Ordering &O);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_ATOMICELEMENTS_H
