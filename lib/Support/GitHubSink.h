//===- GitHubSink.h - Findings as annotations of GitHub ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_GITHUBSINK_H
#define OPENNVVM_LIB_SUPPORT_GITHUBSINK_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/Support/raw_ostream.h"

namespace opennvvm {

/// Prints each finding as a workflow command of GitHub Actions, which shows it
/// beside the line.
void printGitHub(llvm::raw_ostream &OS, const DiagnosticEngine &Engine);

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_GITHUBSINK_H
