//===- DependencyFile.h - What an output was made from ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_COMMANDLINE_DEPENDENCYFILE_H
#define OPENNVVM_LIB_COMMANDLINE_DEPENDENCYFILE_H

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace opennvvm::cli {

struct Options;

/// What -MD, -MF, -MT and -MP ask for.
struct DependencyOptions {
  bool Writes = false;              ///< -MD
  bool Phony = false;               ///< -MP
  std::string File;                 ///< -MF; empty: next to the output.
  std::vector<std::string> Targets; ///< -MT; empty: the output.
};

/// The rule for make and Ninja that -MD asks for: each file that was read to
/// make the output.
class DependencyFile {
public:
  /// A rule for \p O: its file, its targets, and the files that every command
  /// reads.
  /// \returns an error if the options contradict each other, or do not name the
  /// output.
  static llvm::Expected<DependencyFile> create(const Options &O);

  /// Notes a file that was read; "-" is none.
  void add(llvm::StringRef File);

  /// Writes the rule, completely or not at all; nothing without -MD.
  llvm::Error write() const;

  /// The rule itself.
  std::string text() const;

private:
  DependencyOptions How;
  std::vector<std::string> Files; ///< In the order of add().
  llvm::StringSet<> Known;
};

} // namespace opennvvm::cli

#endif // OPENNVVM_LIB_COMMANDLINE_DEPENDENCYFILE_H
