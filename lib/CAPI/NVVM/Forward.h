//===- Forward.h - What only NVIDIA's library can do ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_FORWARD_H
#define OPENNVVM_LIB_CAPI_NVVM_FORWARD_H

#include "Program.h"

namespace opennvvm::capi {

/// Compiles \p Parts with -gen-lto. The result is in a container of NVIDIA's
/// that is not documented. \p Library, which may be empty, is a libNVVM that
/// can write it.
Outcome forwardLTO(llvm::StringRef Library, llvm::ArrayRef<ProgramPart> Parts,
                   llvm::ArrayRef<const char *> Options);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_FORWARD_H
