//===- Commands.h - The commands of nvvmc -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_COMMANDS_H
#define OPENNVVM_TOOLS_NVVMC_COMMANDS_H

#include "CommandLine/Request.h"
#include "opennvvm/Driver/Session.h"
#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm::tool {

using namespace cli; // Its options.

/// Exit statuses of the command-line contract.
enum ExitStatus : int { Fine = 0, Violations = 1, CouldNotRun = 2 };

// Each runs one command and returns the exit status.
int runVerify(const Options &O);
int runFix(const Options &O);
int runCompile(const Options &O); ///< compile and emit
int runExplain(const Options &O);
int runRules(const Options &O);
int runIntrinsics(const Options &O);
int runTargets(const Options &O);
int runLower(const Options &O);
int runOpt(const Options &O);
int runLSP(const Options &O);
int runLLC(const Options &O);
int runRun(const Options &O);

/// Whether programs of this name are clang with our back end.
bool isCalledClang(llvm::StringRef Program);

/// Runs clang's driver or compiler, called \p Program, with our back end for
/// NVPTX; returns the exit status.
int runClang(llvm::StringRef Program, llvm::ArrayRef<const char *> Args);

/// What the driver of another compiler asks for.
struct DriverJob {
  llvm::StringRef CPU, Output;
  llvm::StringRef Source; ///< What findings name; if empty, the bitcode.
  llvm::StringRef Level;  ///< What follows -O.
  std::string PTX;        ///< -mattr=+ptxNN, or empty.
  /// Options of `nvvmc llc`.
  llvm::SmallVector<std::string, 4> BackEndOptions;
};

/// Compiles the file \p Bitcode as \p Job says; returns the exit status.
int compileFor(const DriverJob &Job, llvm::StringRef Bitcode);

/// Links and compiles with the arguments that rustc gives to the linker of its
/// NVPTX target; returns the exit status.
int runRustLinker(llvm::ArrayRef<const char *> Args);

/// Runs a command, whose name is \p Name, within the limits of its inputs; a
/// crash is an error.
int runIsolated(llvm::StringRef Name, const Options &O,
                int (*Run)(const Options &));

/// Writes the whole text or nothing: files through a temporary one. An empty
/// name means standard output.
llvm::Error writeWhole(llvm::StringRef File, llvm::StringRef Text);

/// Prints "nvvmc: error: TEXT" and returns CouldNotRun.
int fail(const llvm::Twine &Text);

/// fail() for input \p File that could not be opened; a log of SARIF says so,
/// too, if \p O asks for one.
int failToRead(const Options &O, llvm::StringRef File, llvm::Error Why);

/// fail() for a command without an input; \p Usage is "compile FILE...".
int failWithoutInput(llvm::StringRef Usage);

/// The exit status for the findings of one file.
int statusOf(const DiagnosticEngine &Engine);

/// Whether text on standard error is colored.
bool useColor(const Options &O);

/// Prints the findings of one file in the format of --format. SARIF is written
/// once, for all files, by the command itself.
void printFindings(const DiagnosticEngine &Engine, const Options &O,
                   const DiagnosticSummary &Summary, bool JSONToStdout);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_COMMANDS_H
