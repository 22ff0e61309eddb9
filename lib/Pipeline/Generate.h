//===- Generate.h - From linked modules to PTX ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_GENERATE_H
#define OPENNVVM_LIB_PIPELINE_GENERATE_H

#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// Takes \p M, which was checked and linked with what it needs, to the output
/// of its mode: optimizes, prepares and prints it. No contract is checked here,
/// but what follows the optimizer reports what it finds.
/// \param [out] Out receives the output if no error was reported.
/// \param [out] LTOBitcode as for compileModule().
/// \returns whether there is an output.
bool generateOutput(llvm::Module &M, const CompileOptions &Options,
                    DiagnosticEngine &Diags, llvm::SmallVectorImpl<char> &Out,
                    llvm::SmallVectorImpl<char> *LTOBitcode);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_GENERATE_H
