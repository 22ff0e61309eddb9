//===- Narrow.h - Numbers of at most eight bits -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the conversions to and from formats of at most eight bits share.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_NARROW_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_NARROW_H

#include "Machine/Engine/Exec.h"
#include "llvm/ADT/APFloat.h"

namespace opennvvm::ptxmachine {

/// The code of ue8m0 for NaN, and what it has for 2^0.
inline constexpr unsigned ScaleNaN = 0xFF, ScaleBias = 127;

/// Source \p N of a conversion to two narrow numbers, divided by its scale: the
/// first operand is in the upper half, above the second.
llvm::APFloat narrowSource(Exec &X, const Instruction &I, unsigned N);
/// Whether the operands of \p I are such sources.
bool hasNarrowSource(const Instruction &I);

/// \p F times the power of two with the code \p Scale, as the bits of a \p To.
uint64_t widenScaled(llvm::APFloat F, Ty To, const Mods &M, unsigned Scale);

// EightBits.cpp
/// The value of a code of ue5m3.
llvm::APFloat decodeUnsigned(uint64_t Code);
/// The value of a code of s2f6.
llvm::APFloat decodeFixed(uint64_t Code);
/// To two numbers of ue5m3 or s2f6.
bool encodeEightBits(Exec &X, const Instruction &I);
/// To and from ue8m0.
bool convertScales(Exec &X, const Instruction &I);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_NARROW_H
