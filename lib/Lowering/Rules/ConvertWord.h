//===- ConvertWord.h - One conversion that two words describe ---*- C++ -*-===//
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

/// The field "rounding", less one.
enum class RoundTo : uint8_t { Nearest, Down, Up, Zero };

/// Builds what converts numbers, rounded as asked. Values of f32 are flushed
/// where the function does so, as cvt.ftz would.
class Converter {
public:
  Converter(llvm::IRBuilderBase &B, RoundTo Mode, bool Flush)
      : B(B), Mode(Mode), Flush(Flush) {}

  /// Any of half, bfloat, float and double to another.
  llvm::Value *floatToFloat(llvm::Value *V, llvm::Type *To);
  /// A signed integer of 8 to 64 bits.
  llvm::Value *integerToFloat(llvm::Value *V, llvm::Type *To);
  llvm::Value *floatToInteger(llvm::Value *V, llvm::Type *To);
  /// To a float in the upper 19 bits of a word.
  /// \param Finite what is too large becomes the largest number.
  llvm::Value *floatToTF32(llvm::Value *V, bool Finite);

  /// An eight-bit format.
  struct Byte {
    unsigned MantissaBits, Bias;
    unsigned Largest;  ///< Of the finite numbers, as bits.
    unsigned Infinity; ///< What stands for it; a NaN where there is none.
  };
  static constexpr unsigned ByteNaN = 0x7F;
  /// \p V, a float, as bits of \p To in an i32.
  llvm::Value *floatToByte(llvm::Value *V, const Byte &To, bool Finite);

  /// Between 0 and 1; a NaN becomes 0.
  llvm::Value *clampToUnit(llvm::Value *V);
  /// Between the ends of what \p To holds; of the type that it had.
  llvm::Value *clampTo(llvm::Value *V, llvm::Type *To);

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
