//===- ModuleChecks.h - Checks before a module is compiled ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_MODULECHECKS_H
#define OPENNVVM_LIB_PIPELINE_MODULECHECKS_H

#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// What remains of \p M if it is compiled with \p Options.
LiveCode liveCode(const llvm::Module &M, const CompileOptions &Options);

/// How \p Options verify a module of which \p Live remains. The result refers
/// to it.
VerifierOptions verifierOptions(const CompileOptions &Options,
                                const LiveCode &Live);

/// Checks that the versions that \p M names are known, if the options ask for
/// it.
void checkIRVersion(const llvm::Module &M, const CompileOptions &Options,
                    DiagnosticEngine &Diags);

/// Reports pointers whose width differs from that of the mode word.
void checkPointerWidth(const llvm::Module &M, const CompileOptions &Options,
                       DiagnosticEngine &Diags);

/// Checks \p M, which is compiled without being verified, for what printing it
/// would not find: unknown versions, if the options ask for it, memory that no
/// kernel can have, and accesses to handles.
void checkUnverified(const llvm::Module &M, const CompileOptions &Options,
                     DiagnosticEngine &Diags);

/// Reports if nothing in \p M, a program that is ready to be compiled to PTX,
/// can be launched, or used by other modules.
void checkExports(const llvm::Module &M, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_MODULECHECKS_H
