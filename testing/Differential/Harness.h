//===- Harness.h - What a GPU provides, on the host -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_HARNESS_H
#define OPENNVVM_TESTING_DIFFERENTIAL_HARNESS_H

#include "Kernel.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm::differential {

/// A function of the harness that kernels call.
struct HostFunction {
  llvm::StringRef Name;
  void *Address;
};

/// Thread identity, and operations of several threads (Fibres.cpp).
llvm::ArrayRef<HostFunction> threadFunctions();
/// Conversions to 16-bit formats that hosts lack or round twice
/// (HostFloat.cpp).
llvm::ArrayRef<HostFunction> floatFunctions();

/// Runs \p Launch(\p Arguments) once for each thread of \p S, block by block.
/// If \p Flush is set, subnormal floats are zero. \returns an error on a
/// deadlock of the threads.
llvm::Error runThreads(const Shape &S, bool Flush, void (*Launch)(void **),
                       void **Arguments);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_HARNESS_H
