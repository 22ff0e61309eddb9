//===- FindingText.h - What a run has found, as text ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_FINDINGTEXT_H
#define OPENNVVM_LIB_RUN_FINDINGTEXT_H

#include "Run/Runner.h"
#include "llvm/Support/raw_ostream.h"

namespace opennvvm::run {

/// Whether \p F is an error; it is a warning otherwise.
bool isError(const ptxmachine::Finding &F);

/// Prints findings, and why a run ended, for people.
void printText(llvm::raw_ostream &OS, const Loaded &L, const Outcome &Out,
               bool Color);

/// Prints one object of JSON in a line for each; docs/machine.md has the
/// fields.
void printJSON(llvm::raw_ostream &OS, const Loaded &L, const Outcome &Out);

/// Prints a log of SARIF 2.1.0.
void printSARIF(llvm::raw_ostream &OS, const Loaded &L, const Outcome &Out);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_FINDINGTEXT_H
