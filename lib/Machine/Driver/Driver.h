//===- Driver.h - What the functions of libcuda share -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As much of CUDA's driver interface as programs need that compile kernels at
// run time and start them. Work is done when a call returns, whatever its
// stream. A binary image is the text of the linked PTX.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_DRIVER_DRIVER_H
#define OPENNVVM_LIB_MACHINE_DRIVER_DRIVER_H

#include "Machine/Driver/Device.h"
#include <cstdlib>
#include <cstring>

#define CUDA_API extern "C" __attribute__((visibility("default")))

namespace opennvvm::cudadriver {

// CUresult.
enum Result : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  InvalidPtx = 218,
  FileNotFound = 301,
  InvalidHandle = 400,
  NotFound = 500,
  NotReady = 600,
  LaunchFailed = 719,
  NotSupported = 801
};

using Guard = std::lock_guard<std::recursive_mutex>;

constexpr int MaxThreads = 1024;

/// 90 for compute capability 9.0, from the environment.
inline int capability() {
  int Value = 75;
  if (const char *Text = getenv("PTX_MACHINE_CC"))
    (void)llvm::StringRef(Text).getAsInteger(10, Value);
  return Value;
}

/// Prints to a buffer of the caller, if there is one.
inline void tell(char *Log, size_t Size, llvm::StringRef Text) {
  if (!Log || !Size)
    return;
  size_t Length = std::min(Size - 1, Text.size());
  std::memcpy(Log, Text.data(), Length);
  Log[Length] = 0;
}

} // namespace opennvvm::cudadriver

#endif // OPENNVVM_LIB_MACHINE_DRIVER_DRIVER_H
