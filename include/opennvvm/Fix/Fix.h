//===- Fix.h - Mending what is wrong with a module --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules of the catalog name remedies that never change what a program computes.
// Here they become edits of the text of a module, so that everything else stays
// as the user wrote it. Bitcode is disassembled, edited, and assembled again.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_FIX_FIX_H
#define OPENNVVM_FIX_FIX_H

#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/Compile.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>
#include <vector>

namespace opennvvm {

/// Sets Diagnostic::Fix of the findings of \p Diags that can be mended. The
/// edits of each are complete without those of others. Call this before the
/// module of \p L changes; of bitcode there is no text to edit.
void attachFixes(const LoadedModule &L, DiagnosticEngine &Diags);

/// How a module is mended.
struct FixOptions {
  CompileOptions Check; ///< The machine and the profiles to check for.
  DiagnosticOptions Diagnostics;
  std::vector<Rule> Only; ///< If not empty, no other rules are mended.
};

/// A finding that was mended.
struct MendedFinding {
  Rule ID;
  std::string Message;
  /// In the text before the round of edits in which it was mended. For most
  /// findings, this is the input.
  TextRange Range;
};

/// A module after mending.
struct FixedModule {
  std::string File; ///< As the user named it.
  bool IsBitcode = false;
  bool IsChanged = false;
  /// The module in the form in which it was given.
  std::string Contents;
  /// The assembly that was edited: the input, or that of bitcode.
  std::string Before;
  /// What was done to it, in the order of the text.
  std::vector<TextEdit> Edits;
  std::vector<MendedFinding> Mended;
  /// The findings that are left.
  std::unique_ptr<DiagnosticEngine> Remaining;
  std::string Arch; ///< The machine they are about: "sm_90".
};

/// Checks the text or bitcode \p Input, called \p Name, mends what can be
/// mended, and repeats this until nothing is left to mend. Errors and warnings
/// are mended, and also notes that FixOptions::Only names.
/// \returns an error if a remedy would break the module, which is a defect of
/// this library.
llvm::Expected<FixedModule> fixModule(llvm::MemoryBufferRef Input,
                                      llvm::StringRef Name,
                                      const FixOptions &Options);

/// Prints the difference that \p Edits make to \p Before, the text of \p File,
/// in unified format.
void printDifference(llvm::raw_ostream &OS, llvm::StringRef File,
                     llvm::StringRef Before, llvm::ArrayRef<TextEdit> Edits);

} // namespace opennvvm

#endif // OPENNVVM_FIX_FIX_H
