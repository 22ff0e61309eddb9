//===- Accuracy.h - How exact roots and divisions are -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_ACCURACY_H
#define OPENNVVM_LIB_TARGET_ACCURACY_H

namespace llvm {
class Instruction;
} // namespace llvm

namespace opennvvm {

/// Whether flags or metadata of root or division \p I allow a result that is
/// two units in the last place off.
bool isApproximate(const llvm::Instruction &I);

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_ACCURACY_H
