//===- LinkNeeds.h - What a program needs of libraries ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_LINKNEEDS_H
#define OPENNVVM_LIB_DRIVER_LINKNEEDS_H

#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// Links the functions of Options.Libdevice that \p M calls, if there is such a
/// library; otherwise reports that they are missing if that matters.
/// \returns false if the library cannot be linked.
bool linkLibdevice(llvm::Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_LINKNEEDS_H
