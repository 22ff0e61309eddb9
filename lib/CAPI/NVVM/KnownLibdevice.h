//===- KnownLibdevice.h - The libdevice of this process ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Hosts add the same libdevice to each program, and most kernels do not use
/// it. Reading its declarations takes a quarter of a small compilation.
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_KNOWNLIBDEVICE_H
#define OPENNVVM_LIB_CAPI_NVVM_KNOWNLIBDEVICE_H

#include "opennvvm/Input/Input.h"

namespace opennvvm::capi {

/// What \p Bytes define, if they are those that were remembered; else null.
std::shared_ptr<const LibraryIndex> knownLibdevice(llvm::StringRef Bytes);

/// Remembers what \p Bytes, which were read without an error, define. Only the
/// first of a process are remembered. Threads and child processes may call both
/// functions at any time.
void rememberLibdevice(llvm::StringRef Bytes,
                       std::shared_ptr<const LibraryIndex> Index);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_KNOWNLIBDEVICE_H
