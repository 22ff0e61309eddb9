//===- Generic.h - Printers of llvm.* intrinsics ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Each printer returns false, without printing anything, if it does not support
// the types; the intrinsic is then reported.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_INSTS_GENERIC_H
#define OPENNVVM_LIB_PTX_INSTS_GENERIC_H

#include "Insts.h"

namespace opennvvm::ptx {

using GenericPrinter = bool (*)(FunctionEmitter &, const llvm::IntrinsicInst &);

struct GenericEntry {
  llvm::Intrinsic::ID ID;
  GenericPrinter Print;
};

// One table per file.
llvm::ArrayRef<GenericEntry> integerIntrinsics();
llvm::ArrayRef<GenericEntry> overflowIntrinsics();
llvm::ArrayRef<GenericEntry> bitIntrinsics();
llvm::ArrayRef<GenericEntry> mathIntrinsics();
llvm::ArrayRef<GenericEntry> floatTestIntrinsics();
llvm::ArrayRef<GenericEntry> memoryIntrinsics();
llvm::ArrayRef<GenericEntry> reduceIntrinsics();
llvm::ArrayRef<GenericEntry> copyIntrinsics();

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_INSTS_GENERIC_H
