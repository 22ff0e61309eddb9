//===- Translate.h - From checked modules to PTX ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_TRANSLATE_H
#define OPENNVVM_LIB_DRIVER_TRANSLATE_H

#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// Links \p M, whose contracts were checked, with what it needs, and generates
/// the output of its mode; see generateOutput(). Not guarded against crashes.
bool translate(llvm::Module &M, const CompileOptions &Options,
               DiagnosticEngine &Diags, llvm::SmallVectorImpl<char> &Out,
               llvm::SmallVectorImpl<char> *LTOBitcode);

/// Does what compileModule() does with Options.Profiles, which must be empty:
/// no contract is checked, only what printing would not find.
bool compileUnverified(llvm::Module &M, const CompileOptions &Options,
                       DiagnosticEngine &Diags,
                       llvm::SmallVectorImpl<char> &Out,
                       llvm::SmallVectorImpl<char> *LTOBitcode = nullptr);

/// Runs \p Work, in which LLVM's passes run, and returns what it does; a crash
/// is a finding, and gives false.
bool runReporting(DiagnosticEngine &Diags, llvm::function_ref<bool()> Work);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_TRANSLATE_H
