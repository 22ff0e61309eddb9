//===- MaskedPointers.h - llvm.ptrmask and address spaces -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_MASKEDPOINTERS_H
#define OPENNVVM_LIB_TARGET_MASKEDPOINTERS_H

namespace llvm {
class DataLayout;
class IntrinsicInst;
class Value;
} // namespace llvm

namespace opennvvm {

/// Whether \p Mask, a call of llvm.ptrmask, masks a generic pointer as it would
/// mask the pointer to shared or local memory that it comes from. Generic
/// addresses of these are in windows whose beginning such a mask must keep.
bool keepsWindow(const llvm::IntrinsicInst &Mask, const llvm::DataLayout &DL);

/// Masks \p Pointer, in whatever address space, as \p Mask does its argument;
/// the instructions come before \p Mask.
llvm::Value *maskPointer(llvm::IntrinsicInst &Mask, llvm::Value &Pointer,
                         const llvm::DataLayout &DL);

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_MASKEDPOINTERS_H
