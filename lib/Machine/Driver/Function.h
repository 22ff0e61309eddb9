//===- Function.h - What is known of kernels --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_DRIVER_FUNCTION_H
#define OPENNVVM_LIB_MACHINE_DRIVER_FUNCTION_H

#include "Machine/Driver/Device.h"

namespace opennvvm::cudadriver {

/// The threads that a block of \p K may have.
int maxThreads(const Kernel &K);
/// An estimate of the registers of a thread.
int registers(const Kernel &K);
/// Bytes of shared memory that the code declares.
int staticShared(const Kernel &K);
/// Bytes of shared memory that a launch may ask for.
int mostDynamicShared(const Kernel &K);
/// Blocks of so many threads that a multiprocessor holds at once.
int residentBlocks(const Kernel &K, int Threads, size_t DynamicShared);

} // namespace opennvvm::cudadriver

#endif // OPENNVVM_LIB_MACHINE_DRIVER_FUNCTION_H
