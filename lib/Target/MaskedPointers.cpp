//===- MaskedPointers.cpp - llvm.ptrmask and address spaces ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/MaskedPointers.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm {

/// Windows begin at multiples of far more than this, and no address has more
/// bits than that: a mask may clear what is below, and a tag that is above.
static constexpr unsigned WindowBits = 16, AddressBits = 52;

bool keepsWindow(const IntrinsicInst &Mask, const DataLayout &DL) {
  KnownBits Known = computeKnownBits(Mask.getArgOperand(1), DL);
  unsigned Width = Known.getBitWidth();
  return Width > WindowBits &&
         APInt::getBitsSet(Width, WindowBits, std::min(Width, AddressBits))
             .isSubsetOf(Known.One);
}

Value *maskPointer(IntrinsicInst &Mask, Value &Pointer, const DataLayout &DL) {
  IRBuilder<> B(&Mask);
  Type *Index = DL.getIndexType(Pointer.getType());
  Value *Bits = B.CreateSExtOrTrunc(Mask.getArgOperand(1), Index);
  return B.CreateIntrinsic(Intrinsic::ptrmask, {Pointer.getType(), Index},
                           {&Pointer, Bits});
}

} // namespace opennvvm
