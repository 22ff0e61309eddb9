//===- IntrinsicCalls.h - What replaces calls of intrinsics -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is created here stands before the call that it replaces, and has its
// type. The caller deletes that call.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_INTRINSICCALLS_H
#define OPENNVVM_LIB_INPUT_INTRINSICCALLS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class CallInst;
class Value;
} // namespace llvm

namespace opennvvm {

/// The call of LLVM's own intrinsic \p Name, without "llvm.nvvm.".
llvm::CallInst *createIntrinsicCall(llvm::CallInst &Call, llvm::StringRef Name,
                                    llvm::ArrayRef<llvm::Value *> Operands);

/// What the inline assembly for an intrinsic is, and does.
struct IntrinsicAssembly {
  llvm::StringRef Intrinsic; ///< The name that the user wrote.
  llvm::StringRef Text, Constraints;
  bool HasEffects, IsConvergent;
};

llvm::CallInst *createAssembly(llvm::CallInst &Call, const IntrinsicAssembly &A,
                               llvm::ArrayRef<llvm::Value *> Operands);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_INTRINSICCALLS_H
