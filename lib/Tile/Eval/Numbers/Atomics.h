//===- Atomics.h - One element of memory, changed ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_NUMBERS_ATOMICS_H
#define OPENNVVM_LIB_TILE_EVAL_NUMBERS_ATOMICS_H

#include "Tile/Eval/Numbers/Elements.h"

namespace opennvvm::tile {

/// How an atomic changes an element. The words of cuda_tile and of nv_tileas
/// have this order.
enum class AtomicOp : uint8_t {
  And,
  Or,
  Xor,
  Add,
  AddF,
  Max,
  Min,
  UMax,
  UMin,
  Exchange
};

/// Changes what is at the address \p To by what \p Value is, and gives what was
/// there.
using AtomicFn = void (*)(uint64_t To, const uint8_t *Value, uint8_t *Old);

/// The function for elements of \p K: integers of 32 and 64 bits, floats of
/// them if they are exchanged, and f16, bf16, f32 and f64 for AddF.
AtomicFn atomicFunction(AtomicOp Op, ElementKind K);

/// Puts \p Value at the address \p To if the \p Bytes there, 4 or 8, are those
/// of \p Expected; gives what was there.
void compareAndSwap(uint64_t To, unsigned Bytes, const uint8_t *Expected,
                    const uint8_t *Value, uint8_t *Old);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_NUMBERS_ATOMICS_H
