//===- CarrierEffects.h - Attributes of carriers ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM gives the intrinsics that it knows their attributes when it reads a
// module. To LLVM, those of catalog/intrinsics/Internal.td are functions, and
// their declarations may say anything or nothing: without `convergent`, passes
// could duplicate a barrier into two branches.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_CARRIEREFFECTS_H
#define OPENNVVM_LIB_INPUT_CARRIEREFFECTS_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Gives the declarations of carriers in \p M the attributes that their rows
/// state, and no others.
void setCarrierEffects(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_CARRIEREFFECTS_H
