//===- Check.h - What compilation asks of a module --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_CHECK_H
#define OPENNVVM_LIB_PIPELINE_CHECK_H

#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// Whether the versions that \p M names are known, where that is asked.
void checkIRVersion(const llvm::Module &M, const CompileOptions &Options,
                    DiagnosticEngine &Diags);

/// Reports what emission refuses of a module with types that no pass can be
/// given.
/// \returns true when there are none.
bool checkForeignTypes(const llvm::Module &M, const CompileOptions &Options,
                       DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_CHECK_H
