//===- Handles.h - Which programs are alive ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_HANDLES_H
#define OPENNVVM_LIB_CAPI_NVVM_HANDLES_H

#include "opennvvm-c/nvvm.h"
#include <memory>

namespace opennvvm::capi {

class NVVMProgram;

// A handle is a number that is never given out again, not an address: a dead or
// foreign one is recognized, and nothing is ever read through it.

/// A handle for \p Program.
nvvmProgram addHandle(std::shared_ptr<NVVMProgram> Program);

/// The program of \p Handle; null if it is not alive. The program lives on
/// while it is held, even if another thread destroys the handle.
std::shared_ptr<NVVMProgram> findHandle(nvvmProgram Handle);

/// Ends the life of \p Handle. \returns whether it was alive.
bool removeHandle(nvvmProgram Handle);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_HANDLES_H
