//===- OwnerNumbers.h - Numbers that one thread needs -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A strong load of a number, and an atomic operation on one, are executed by
// one thread, the owner, and what it gets goes to all others through shared
// memory. Other strong loads, stores and atomic operations of numbers are the
// owner's, too: if nothing else depends on the number, it may stay there.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_OWNERNUMBERS_H
#define OPENNVVM_LIB_TILE_TONVVM_OWNERNUMBERS_H

#include "Lowering.h"

namespace opennvvm::tile {

/// Whether all that depends on \p Number is computed without control flow, and
/// of use only where the owner accesses memory. Other threads may then compute
/// with anything: operations that could have undefined behavior or poison for
/// another number are not among those that are followed.
bool isOnlyForOwner(Value Number);

/// Makes \p Element, which the owner has, what \p Number is: in all threads,
/// unless only the owner needs it.
mlir::LogicalResult setOwnerNumber(Lowering &L, Value Number, Value Element);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_OWNERNUMBERS_H
