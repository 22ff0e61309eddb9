//===- FloatBits.h - Floats as bits -----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_FLOATBITS_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_FLOATBITS_H

#include "Machine/Program.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"

namespace opennvvm::ptxmachine {

const llvm::fltSemantics &semantics(Ty T);
llvm::RoundingMode rounding(Round R);

/// \p Bits as a float of type \p T.
llvm::APFloat toFloat(uint64_t Bits, Ty T);
/// The bits of \p F; NaNs become the canonical one.
uint64_t toBits(const llvm::APFloat &F, Ty T);
/// The NaN that instructions produce.
uint64_t canonicalNaN(Ty T);
/// A subnormal number becomes a zero with its sign; others are unchanged.
uint64_t flush(uint64_t Bits, Ty T);
/// The smaller or larger of two; a NaN never wins or, with .NaN, always wins.
uint64_t floatExtreme(uint64_t A, uint64_t B, Ty T, const Mods &M, bool IsMax);
/// A finite number rounded to \p To by \p Width random bits, which are added to
/// the first of those that are lost; \returns its bits. With \p Finite, it does
/// not exceed the largest number.
uint64_t roundRandomly(const llvm::APFloat &F, const llvm::fltSemantics &To,
                       unsigned Random, unsigned Width, bool Finite);
/// \p Bits clamped to [0, 1], NaN as 0.
uint64_t saturate(uint64_t Bits, Ty T);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_FLOATBITS_H
