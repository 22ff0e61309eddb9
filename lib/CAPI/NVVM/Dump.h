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

/// Writes everything that is needed to repeat a call to a new folder in
/// \p Folder: its input and its answer. libdevice may not be copied, so only
/// its hash is written. Problems with the disk are ignored.
void dumpCall(llvm::StringRef Folder, llvm::ArrayRef<ProgramPart> Parts,
              Action What, llvm::ArrayRef<const char *> Options,
              const Outcome &Answer);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_DUMP_H
