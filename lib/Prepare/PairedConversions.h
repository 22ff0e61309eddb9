//===- PairedConversions.h - Conversions of two floats at once --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_PAIREDCONVERSIONS_H
#define OPENNVVM_LIB_PREPARE_PAIREDCONVERSIONS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Makes one truncation of a vector of the truncations of floats to half or
/// bfloat in \p F that only serve as its elements. cvt.rn.f16x2.f32 and
/// cvt.rn.bf16x2.f32 (PTX ISA, Data Movement and Conversion Instructions: cvt)
/// convert two at once.
/// \returns whether \p F changed.
bool pairConversions(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_PAIREDCONVERSIONS_H
