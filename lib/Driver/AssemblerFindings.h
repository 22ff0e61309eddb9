//===- AssemblerFindings.h - ptxas's messages about the input ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_ASSEMBLERFINDINGS_H
#define OPENNVVM_LIB_DRIVER_ASSEMBLERFINDINGS_H

#include "Assembler.h"
#include "opennvvm/Pipeline/LineMarks.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

class DiagnosticEngine;
class SourceMap;

/// A file whose code is in the PTX.
struct AssembledInput {
  llvm::StringRef File; ///< As the user named it.
  const SourceMap *Map; ///< Its text.
};

/// PTX that was assembled, and where it comes from.
struct AssembledProgram {
  llvm::StringRef PTX;
  /// As takeLineMarks() gives them; empty if there are several inputs.
  llvm::ArrayRef<LineMark> Marks;
  const llvm::Module &M; ///< What was printed.
  llvm::ArrayRef<AssembledInput> Inputs;
};

/// Reports what \p Result contains to \p Diags: each message at the
/// instruction of the input that its line of PTX is from, or else at its
/// function. If ptxas has failed, \p Diags gives up.
void reportAssembly(const Assembly &Result, const AssembledProgram &Program,
                    DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_ASSEMBLERFINDINGS_H
