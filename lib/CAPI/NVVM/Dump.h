//===- Dump.h - Inputs and outputs in files ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_DUMP_H
#define OPENNVVM_LIB_CAPI_NVVM_DUMP_H

#include "Program.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::capi {

/// Whether \p M is CUDA's math library.
bool isLibdevice(const llvm::Module &M);

/// Writes what a call was given, and what it answered, to a new folder in
/// \p Folder: all that is needed to repeat it. Of libdevice, which may not be
/// copied, only the hash is written. Problems with the disk are ignored.
void dumpCall(llvm::StringRef Folder, llvm::ArrayRef<ProgramPart> Parts,
              Action What, llvm::ArrayRef<const char *> Options,
              const Outcome &Answer);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_DUMP_H
