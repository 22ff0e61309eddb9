//===- Harness.h - What a GPU supplies, on the host -------------*- C++ -*-===//
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

/// Thread identity and what threads do together (Fibres.cpp).
llvm::ArrayRef<HostFunction> threadFunctions();
/// Roundings to 16-bit formats that hosts lack or do twice (HostFloat.cpp).
llvm::ArrayRef<HostFunction> floatFunctions();

/// Runs \p Launch(\p Arguments) once for each thread of \p S, block by block.
/// \p Flush: subnormal floats are zero. \returns an error when threads wait
/// for each other in vain.
llvm::Error runThreads(const Shape &S, bool Flush, void (*Launch)(void **),
                       void **Arguments);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_HARNESS_H
