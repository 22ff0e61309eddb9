//===- Input.h - PTX to run, and where it is from ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_INPUT_H
#define OPENNVVM_LIB_RUN_INPUT_H

#include "Machine/Machine.h"
#include "opennvvm/Driver/Session.h"

namespace opennvvm::run {

/// A line of the source of a front end.
struct SourceLine {
  std::string File;
  unsigned Line = 0, Column = 0; ///< Column 0: not known.
  std::string Function;          ///< Of inlined code.
};

/// A line of PTX, and what it is from.
struct Origin {
  unsigned PTXLine = 0;   ///< 0: not known.
  unsigned InputLine = 0; ///< Of the IR; 0 if that is not known, or no text.
  std::vector<SourceLine> Source; ///< Innermost call first.
};

/// PTX that was read or compiled, ready to run.
struct Loaded {
  std::string File; ///< The file that was given.
  std::string PTX;
  std::vector<LineMark> Marks; ///< If it was compiled.
  bool IsCompiled = false;
  std::unique_ptr<ptxmachine::Module> Module;

  Origin originOf(unsigned PTXLine) const;
  /// Line \p Number of the PTX, without blanks around it.
  llvm::StringRef lineOf(unsigned Number) const;
  /// The machine that the PTX names: "sm_90a".
  llvm::StringRef target() const;
};

/// Whether \p Text is PTX: its first directive is .version.
bool isPTX(llvm::StringRef Text);

/// Takes \p PTX from \p File. Fails with "FILE: line N: …" if it is not PTX
/// that the machine knows.
llvm::Expected<Loaded> load(std::string PTX, llvm::StringRef File);

/// Compiles \p Text, IR that \p S reads; the request of \p S must ask for
/// marks. What is wrong with it is reported to the units of \p S.
/// \returns none after findings, and errors as load().
llvm::Expected<std::optional<Loaded>>
compile(Session &S, std::unique_ptr<llvm::MemoryBuffer> Text,
        llvm::StringRef File);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_INPUT_H
