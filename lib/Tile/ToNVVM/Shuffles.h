//===- Shuffles.h - Registers of other lanes ------------------ -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_SHUFFLES_H
#define OPENNVVM_LIB_TILE_TONVVM_SHUFFLES_H

#include "Lowering.h"

namespace opennvvm::tile {

/// What \p Element, of any width up to 64 bits, is in the lane that is at
/// \p Distance in the manner of \p Kind: its number for idx, the bits that
/// differ for bfly, how far below for up and above for down. All lanes of a
/// warp take part. Lanes for which there is none get their own.
Value shuffle(Lowering &L, Value Element, mlir::NVVM::ShflKind Kind,
              Value Distance);
Value shuffle(Lowering &L, Value Element, mlir::NVVM::ShflKind Kind,
              unsigned Distance);

/// The same for each of \p Are.
Registers shuffleAll(Lowering &L, ValueRange Are, mlir::NVVM::ShflKind Kind,
                     Value Distance);

/// \p Element as an integer of its width, and back.
Value toInteger(Lowering &L, Value Element);
Value fromInteger(Lowering &L, Value Integer, Type T);

/// The elements of \p Yes where \p Condition holds, else those of \p No.
Registers selectAll(Lowering &L, Value Condition, ValueRange Yes,
                    ValueRange No);

/// Whether the bits of the thread's number in \p Mask are \p Bits. Null if the
/// mask is empty, so that it is so for all.
Value threadHas(Lowering &L, uint32_t Mask, uint32_t Bits);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_SHUFFLES_H
