//===- AnnotationCheck.h - Annotations that would crash LLVM ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_ANNOTATIONCHECK_H
#define OPENNVVM_LIB_INPUT_ANNOTATIONCHECK_H

#include "opennvvm/Input/Input.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// One operand of an annotation, as far as the checks use it.
struct AnnotationOperand {
  enum KindTy : uint8_t {
    Null,
    String,
    Integer,
    IntegerList, ///< A node of constant integers.
    Function,
    Variable, ///< A global value that is not a function.
    Other
  };
  KindTy Kind = Other;
  std::string Text; ///< A string's characters.
};

/// Checks one !nvvm.annotations node for anything that would crash LLVM 22's
/// auto-upgrade, and for anything that it ignores.
/// \param Range its location in the text; invalid for bitcode.
/// \param Entry its position, for a detail line; may be empty.
void checkAnnotation(llvm::ArrayRef<AnnotationOperand> Operands,
                     TextRange Range, llvm::StringRef Entry,
                     std::vector<ReadFinding> &Findings);

/// Checks the annotations of assembly \p Text.
/// \returns where the name "nvvm.annotations" is defined.
llvm::SmallVector<size_t, 2>
scanAnnotations(llvm::StringRef Text, std::vector<ReadFinding> &Findings);

/// Checks the annotations of a module that LLVM has not upgraded yet.
/// \returns true if nothing was found.
bool scanAnnotations(const llvm::Module &M, std::vector<ReadFinding> &Findings);

/// Creates !nvvm.annotations from those that were read under the name \p
/// Hidden, as far as LLVM can read them.
void mendAnnotations(llvm::Module &M, llvm::StringRef Hidden);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_ANNOTATIONCHECK_H
