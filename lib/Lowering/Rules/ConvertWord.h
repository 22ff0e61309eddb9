//===- ConvertWord.h - A conversion described by two words ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_RULES_CONVERTWORD_H
#define OPENNVVM_LIB_LOWERING_RULES_CONVERTWORD_H

#include "../Engine.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

namespace opennvvm::lowering {

/// The field "rounding", minus one.
enum class RoundTo : uint8_t { Nearest, Down, Up, Zero };

/// Builds number conversions with the requested rounding. f32 values are
/// flushed if the function does so, as with cvt.ftz.
class Converter {
public:
  Converter(llvm::IRBuilderBase &B, RoundTo Mode, bool Flush)
      : B(B), Mode(Mode), Flush(Flush) {}

  /// Converts half, bfloat, float or double to any other of these.
  llvm::Value *floatToFloat(llvm::Value *V, llvm::Type *To);
  /// Converts a signed integer of 8 to 64 bits.
  llvm::Value *integerToFloat(llvm::Value *V, llvm::Type *To);
  /// Converts to an integer of 8 to 64 bits; what is out of range becomes the
  /// nearest limit.
  llvm::Value *floatToInteger(llvm::Value *V, llvm::Type *To,
                              bool Unsigned = false);
  /// Converts to a float in the upper 19 bits of a word.
  /// \param Finite values that are too large become the largest number.
  llvm::Value *floatToTF32(llvm::Value *V, bool Finite);

  /// An eight-bit format.
  struct Byte {
    unsigned MantissaBits, Bias;
    unsigned Largest;  ///< Of the finite numbers, as bits.
    unsigned Infinity; ///< Its encoding; a NaN if the format has none.
  };
  static constexpr unsigned ByteNaN = 0x7F;
  /// \p V, a float, as bits of \p To in an i32.
  llvm::Value *floatToByte(llvm::Value *V, const Byte &To, bool Finite);

  /// Clamps to the range from 0 to 1; a NaN becomes 0.
  llvm::Value *clampToUnit(llvm::Value *V);
  /// Clamps to the range of \p To; keeps its own type.
  llvm::Value *clampTo(llvm::Value *V, llvm::Type *To, bool Unsigned = false);

private:
  llvm::Value *directed(llvm::ArrayRef<llvm::Intrinsic::ID> ByMode,
                        llvm::Value *V);
  llvm::Value *flushed(llvm::Value *V);
  llvm::Value *floatToHalf(llvm::Value *V);
  llvm::Value *floatToBFloat(llvm::Value *V);
  llvm::Value *awayFromZero(llvm::Value *Negative, llvm::Value *Inexact);

  llvm::IRBuilderBase &B;
  RoundTo Mode;
  bool Flush;
};

} // namespace opennvvm::lowering

#endif // OPENNVVM_LIB_LOWERING_RULES_CONVERTWORD_H
