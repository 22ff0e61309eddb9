//===- Scan.h - Checks before LLVM reads ------------------------*- C++ -*-===//
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
#include "llvm/ADT/SmallVector.h"
#include <cstring>
#include <optional>
#include <string>

namespace llvm {
class MDNode;
} // namespace llvm

namespace opennvvm {

/// Where \p Needle first occurs in \p Text, starting at \p From; npos if it
/// does not. Faster than StringRef::find() on megabytes.
inline size_t findText(llvm::StringRef Text, llvm::StringRef Needle,
                       size_t From = 0) {
  llvm::StringRef Rest = Text.drop_front(From);
  const void *At =
      memmem(Rest.data(), Rest.size(), Needle.data(), Needle.size());
  return At ? static_cast<const char *>(At) - Text.data()
            : llvm::StringRef::npos;
}

/// Keeps LLVM's readers from verifying the debug information of what they read
/// and ending the process if it is broken. For the whole process; any thread
/// may call this.
void leaveDebugInfoAlone();

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

/// Writes the key "unified" of an annotation before each of its two values, if
/// it is only written once before both.
/// \returns the changed text; none if there is nothing to change.
std::optional<std::string> splitUnifiedPairs(llvm::StringRef Text);

/// The same in a module that LLVM has not upgraded yet.
void splitUnifiedPairs(llvm::Module &M);

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

/// A negative launch bound in !nvvm.annotations.
struct NegativeBound {
  std::string Function, Key, Value;
};
using NegativeBounds = std::vector<NegativeBound>;

/// The negative bounds of a module that LLVM has not upgraded yet.
NegativeBounds negativeBounds(const llvm::Module &M);

/// Restores them in the attributes that LLVM's upgrade created.
void restoreBounds(llvm::Module &M, const NegativeBounds &Bounds);

/// The same for a module that was read from \p Text.
void restoreBounds(llvm::Module &M, llvm::StringRef Text);

/// Takes flags out of \p M that LLVM's bitcode reader does not survive when it
/// looks for the version of the debug information.
llvm::SmallVector<llvm::MDNode *, 2> takeBrokenFlags(llvm::Module &M);

/// Drops debug information of a version other than LLVM's own, which is
/// useless; LLVM's readers drop it as well.
void dropOldDebugInfo(llvm::Module &M, DiagnosticEngine &Diags);

/// Rewrites calls of llvm.nvvm.reflect and __nvvm_reflect whose argument is
/// metadata, which LLVM reads but its verifier rejects, to pass a string in
/// memory.
void rewriteReflect(llvm::Module &M);

using IntrinsicNames = llvm::SmallVector<std::string, 4>;

/// Intrinsics that are called, and for which LLVM has a different signature
/// than \p M declares.
IntrinsicNames wrongSignatures(const llvm::Module &M);

/// The name of the function that \p Line, a line of assembly, declares, without
/// quotes.
llvm::StringRef declaredName(llvm::StringRef Line);

/// After a crash: intrinsics whose declaration in \p Text crashes LLVM's
/// auto-upgrade.
IntrinsicNames findFatalSignatures(llvm::StringRef Text);

/// Where \p Text declares \p Name; invalid if it does not.
TextRange findDeclaration(llvm::StringRef Text, llvm::StringRef Name);

/// Compares the types of each called intrinsic with each other if LLVM's
/// verifier does not, and reports calls with types that do not match, except in
/// functions that are \p Unsound.
/// \returns true if all match.
bool checkIntrinsicShapes(const llvm::Module &M,
                          const UnsoundFunctions &Unsound,
                          DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_SCAN_H
