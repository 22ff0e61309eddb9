//===- Questions.h - What can be asked about the catalog --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The answers of `nvvmc explain`, `rules` and `intrinsics`, as text or as JSON,
// for every face.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_COMMANDLINE_QUESTIONS_H
#define OPENNVVM_LIB_COMMANDLINE_QUESTIONS_H

#include "Options.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class GlobPattern;
} // namespace llvm

namespace opennvvm {
struct InternalIntrinsic;
struct IntrinsicRow;
} // namespace opennvvm

namespace opennvvm::cli {

// Each answers one question, whose subject are the inputs of \p O, to \p OS, in
// the format of \p O: text or JSON.
// \returns an error if the question makes no sense or has no answer.

/// What the rules named are about, and how to fix a violation.
llvm::Error explainRules(llvm::raw_ostream &OS, const Options &O);
/// The rules that the patterns and profiles of \p O ask for, or all; SARIF,
/// too.
llvm::Error listRules(llvm::raw_ostream &OS, const Options &O);
/// What is known about the intrinsics that match a pattern, or what --stats,
/// --word or --encode ask for.
llvm::Error describeIntrinsics(llvm::raw_ostream &OS, const Options &O);

/// What is known about the intrinsic \p Name, which may end in the types of an
/// overload. \returns whether anything is.
bool describeIntrinsic(llvm::raw_ostream &OS, llvm::StringRef Name,
                       const Options &O);

/// The part of describeIntrinsics() that decodes and encodes constant operands.
llvm::Error readWords(llvm::raw_ostream &OS, const Options &O);

// Each prints one row.
void printIntrinsic(llvm::raw_ostream &OS, const IntrinsicRow &R,
                    const Options &O);
void printInternal(llvm::raw_ostream &OS, const InternalIntrinsic &R,
                   const Options &O);

/// Prints the upgraded intrinsics that match \p Pattern, or whose whole name is
/// \p Name. \returns whether there are any.
bool printUpgraded(llvm::raw_ostream &OS, const llvm::GlobPattern &Pattern,
                   llvm::StringRef Name, const Options &O);

/// Prints \p Lines, of which the first has as many cells as the others, in
/// columns.
void printTable(llvm::raw_ostream &OS,
                llvm::ArrayRef<llvm::SmallVector<std::string, 6>> Lines);

/// Prints which operands of internal intrinsics break \p ID, if any do.
void printCarriers(llvm::raw_ostream &OS, Rule ID);

} // namespace opennvvm::cli

#endif // OPENNVVM_LIB_COMMANDLINE_QUESTIONS_H
