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
/// it. Reading its declarations takes a quarter of a small compilation, and
/// copying it takes a hundredth.
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_KNOWNLIBDEVICE_H
#define OPENNVVM_LIB_CAPI_NVVM_KNOWNLIBDEVICE_H

#include "Program.h"
#include "opennvvm/Input/Input.h"

namespace opennvvm::capi {

/// The bytes that were remembered, with a NUL behind them, if \p Bytes are the
/// same; else null.
std::shared_ptr<const char[]> knownText(llvm::StringRef Bytes);

/// What \p Bytes define, if they are those that were remembered; else null.
std::shared_ptr<const LibraryIndex> knownLibdevice(llvm::StringRef Bytes);

/// Remembers \p Part, which was read without an error, and what it defines.
/// Only the first of a process is remembered. Threads and child processes may
/// call all three functions at any time.
void rememberLibdevice(const ProgramPart &Part,
                       std::shared_ptr<const LibraryIndex> Index);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_KNOWNLIBDEVICE_H
