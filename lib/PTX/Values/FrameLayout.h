//===- FrameLayout.h - The layout of stack variables ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_FRAMELAYOUT_H
#define OPENNVVM_LIB_PTX_VALUES_FRAMELAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Alignment.h"
#include <cstdint>

namespace llvm {
class AllocaInst;
class Function;
} // namespace llvm

namespace opennvvm::ptx {

/// A static variable in the frame.
struct FrameSlot {
  const llvm::AllocaInst *Variable;
  uint64_t Size;
  llvm::Align Alignment;
  uint64_t Offset = 0;
};

/// Assigns an offset to every slot. With \p MayShare, variables whose lifetimes
/// (llvm.lifetime.start and .end) do not overlap may share memory.
/// \returns the total number of bytes.
uint64_t layoutSlots(const llvm::Function &F,
                     llvm::MutableArrayRef<FrameSlot> Slots, bool MayShare);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_FRAMELAYOUT_H
