//===- Functions.h - Functions of f32 and f64 ----------------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_NUMBERS_FUNCTIONS_H
#define OPENNVVM_LIB_TILE_TONVVM_NUMBERS_FUNCTIONS_H

#include "Emit.h"

namespace opennvvm::tile::numbers {

// Each takes numbers of f32 or f64 and gives one of the same type. How far it
// is off at most is in docs/tiles-numbers.md.

/// X times 2^Exponent, an i32, rounded once also where that is subnormal.
Number scale(Number X, Number Exponent);
Number exponential(Number X);
Number exponential2(Number X);
Number exponentialMinusOne(Number X);
Number logarithm(Number X);
Number logarithm2(Number X);
Number hyperbolicSine(Number X);
Number hyperbolicCosine(Number X);
Number hyperbolicTangent(Number X);
Number sine(Number X);
Number cosine(Number X);
Number tangent(Number X);
Number arcTangent2(Number Y, Number X);
Number arcTangent(Number Y);
Number power(Number X, Number Y);
/// X to the power of N, an integer of 32 bits.
Number integerPower(Number X, Number N);
Number reciprocalRoot(Number X);

} // namespace opennvvm::tile::numbers

#endif // OPENNVVM_LIB_TILE_TONVVM_NUMBERS_FUNCTIONS_H
