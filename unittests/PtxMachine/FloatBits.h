//===- FloatBits.h - Floats as bits -----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UNITTESTS_PTXMACHINE_FLOATBITS_H
#define OPENNVVM_UNITTESTS_PTXMACHINE_FLOATBITS_H

#include "Program.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"

namespace opennvvm::ptxmachine {

const llvm::fltSemantics &semantics(Ty T);
llvm::RoundingMode rounding(Round R);

/// \p Bits as a float of type \p T.
llvm::APFloat toFloat(uint64_t Bits, Ty T);
/// The bits of \p F; NaNs become the canonical one.
uint64_t toBits(const llvm::APFloat &F, Ty T);
/// The NaN that instructions give.
uint64_t canonicalNaN(Ty T);
/// A subnormal f32 as a zero of its sign; others as they are.
uint64_t flush(uint64_t Bits);
/// \p Bits clamped to [0, 1], NaN as 0.
uint64_t saturate(uint64_t Bits, Ty T);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_UNITTESTS_PTXMACHINE_FLOATBITS_H
