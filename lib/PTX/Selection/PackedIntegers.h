//===- PackedIntegers.h - All lanes of a register at once -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vectors of integers of 8 and 16 bits have several lanes in each register. The
// instructions of PTX ISA chapters "Integer Arithmetic Instructions" with the
// types .u8x4, .s8x4, .u16x2 and .s16x2 compute them together.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_PACKEDINTEGERS_H
#define OPENNVVM_LIB_PTX_SELECTION_PACKEDINTEGERS_H

#include "FunctionEmitter.h"

namespace opennvvm::ptx {

/// Prints \p I, a sum, a difference, a minimum, a maximum or a saturating sum
/// or difference of integers, for all lanes of a register at once, if the
/// target has an instruction for that without a newer version of PTX, or if a
/// few instructions on whole registers do the same. \returns false otherwise;
/// then nothing is printed.
bool emitPackedIntegers(FunctionEmitter &E, const llvm::Instruction &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_PACKEDINTEGERS_H
