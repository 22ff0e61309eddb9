//===- NarrowFloats.h - From one format of floats to another -- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_NUMBERS_NARROWFLOATS_H
#define OPENNVVM_LIB_TILE_TONVVM_NUMBERS_NARROWFLOATS_H

#include "Emit.h"

namespace opennvvm::tile::numbers {

/// How a number is rounded.
enum class Mode : uint8_t { Even, Zero, Down, Up, Away };

/// Whether \p T is a float whose numbers can be converted.
bool isSupportedFloat(Type T);

/// A float of 8 bits or fewer, in an i8, as f32. Exact.
Number widenFloat(const Machine &M, Number Code, Type From);

/// \p In, a float of type \p From in its register, as a \p To in its register,
/// rounded once. Those of 8 bits or fewer saturate. From f64 to f32, Away is
/// not supported.
Number convertFloat(const Machine &M, Number In, Type From, Type To, Mode How);

/// f64 as f32, so that rounding it to fewer bits gives what rounding the f64
/// would: what is cut off sets the last bit.
Number roundToOdd(Number In);

} // namespace opennvvm::tile::numbers

#endif // OPENNVVM_LIB_TILE_TONVVM_NUMBERS_NARROWFLOATS_H
