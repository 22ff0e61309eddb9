//===- LongFloat.h - Floats and integers of two words -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions of integers of 65 to 128 bits, without shifts by an amount that
// is not constant: those would take most of the work.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_LONGFLOAT_H
#define OPENNVVM_LIB_PREPARE_EXPAND_LONGFLOAT_H

namespace llvm {
class IRBuilderBase;
class Type;
class Value;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether the functions below convert between integers of \p Bits bits and
/// \p Ty: float or double.
bool isLongFloat(unsigned Bits, const llvm::Type *Ty);

/// \p V, without a sign, as a \p Ty, rounded to nearest even.
llvm::Value *longToFloat(llvm::IRBuilderBase &B, llvm::Value *V,
                         llvm::Type *Ty);

/// A \p Ty with the sign of \p V.
llvm::Value *signOfLong(llvm::IRBuilderBase &B, llvm::Value *V, llvm::Type *Ty);

/// The integer part of \p V, which is not negative or more than -1, as an
/// \p Int without a sign; any value if it does not fit.
llvm::Value *floatToLong(llvm::IRBuilderBase &B, llvm::Value *V,
                         llvm::Type *Int);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_LONGFLOAT_H
