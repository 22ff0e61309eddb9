//===- Elements.h - The numbers that matrices consist of --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Alternate Floating-Point Data Formats", "Packed Data Types" and
// "Block Scaling". Every element of every type is exactly a double, and so is
// the product of any two elements of less than 64 bits, with block scales and
// without.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_ELEMENTS_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_ELEMENTS_H

#include "Machine/Program.h"

namespace opennvvm::ptxmachine {

/// The bits of an element of \p T, without padding.
unsigned elementBits(Ty T);

/// Whether \p T is an integer, a single bit included.
bool isIntegerElement(Ty T);

/// The number whose bits are the low ones of \p Bits; other bits are ignored,
/// and so are the 13 low bits of a tf32. Of the scales, ue8m0 and ue4m3 have
/// no sign.
double elementValue(Ty T, uint64_t Bits);

/// A sum of doubles that has lost no information which rounding it to 51 bits
/// or fewer could need: where the result is not exact, its lowest bit is one
/// ("rounding to odd").
double addToOdd(double A, double B);

/// The bits of the element of \p T that is nearest to \p V, which may have been
/// rounded to odd; ties go to the even one, and NaNs become the canonical one.
/// \p T is f16, bf16, f32 or f64.
uint64_t roundToElement(Ty T, double V);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_ELEMENTS_H
