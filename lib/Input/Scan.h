//===- Scan.h - What must be known before LLVM reads ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_SCAN_H
#define OPENNVVM_LIB_INPUT_SCAN_H

#include "opennvvm/Input/Input.h"
#include "opennvvm/Support/Diagnostics.h"
#include <cstring>

namespace opennvvm {

/// Where \p Needle first stands in \p Text from \p From on; npos when nowhere.
/// Faster than StringRef::find() on megabytes.
inline size_t findText(llvm::StringRef Text, llvm::StringRef Needle,
                       size_t From = 0) {
  llvm::StringRef Rest = Text.drop_front(From);
  const void *At =
      memmem(Rest.data(), Rest.size(), Needle.data(), Needle.size());
  return At ? static_cast<const char *>(At) - Text.data()
            : llvm::StringRef::npos;
}

/// One operand of an annotation, as far as the checks look at it.
struct AnnotationOperand {
  enum KindTy : uint8_t {
    Null,
    String,
    Integer,
    IntegerList, ///< A node of constant integers.
    Function,
    Variable, ///< A global value that is no function.
    Other
  };
  KindTy Kind = Other;
  std::string Text; ///< A string's characters.
};

/// Checks one !nvvm.annotations node for what LLVM 22's auto-upgrade cannot
/// survive, and reports it.
/// \param Range its place in the text; invalid for bitcode.
void checkAnnotation(llvm::ArrayRef<AnnotationOperand> Operands,
                     TextRange Range, DiagnosticEngine &Diags);

/// Checks the annotations of assembly \p Text.
/// \returns true when nothing was reported.
bool scanAnnotations(llvm::StringRef Text, DiagnosticEngine &Diags);

/// Checks the annotations of a module that LLVM has not upgraded yet.
/// \returns true when nothing was reported.
bool scanAnnotations(const llvm::Module &M, DiagnosticEngine &Diags);

/// Rewrites calls of llvm.nvvm.reflect and __nvvm_reflect whose question is
/// metadata, which LLVM reads but its verifier refuses, so that it is a string
/// in memory.
void rewriteReflect(llvm::Module &M);

/// Looks for declarations of intrinsics that LLVM knows under another
/// signature, and reports them.
/// \param Text the assembly that \p M was read from; empty for bitcode.
/// \returns true when there are none.
bool checkSignatures(const llvm::Module &M, llvm::StringRef Text,
                     DiagnosticEngine &Diags);

/// Looks for declarations in \p Text of old intrinsics with another number of
/// parameters than LLVM's auto-upgrade reads, and reports them.
/// \returns true when there are none.
bool scanOldIntrinsics(llvm::StringRef Text, DiagnosticEngine &Diags);

/// Holds the types of each called intrinsic against each other where LLVM's
/// verifier does not, and reports calls of those that do not fit, except in
/// functions that are \p Unsound.
/// \returns true when all fit.
bool checkIntrinsicShapes(const llvm::Module &M,
                          const UnsoundFunctions &Unsound,
                          DiagnosticEngine &Diags);

/// After a crash: looks for intrinsics whose declaration in \p Text is what
/// LLVM's auto-upgrade cannot survive, and reports them.
/// \returns true when there are some.
bool findFatalSignatures(llvm::StringRef Text, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_SCAN_H
