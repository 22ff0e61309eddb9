//===- Options.h - nvvmc's command line -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_OPTIONS_H
#define OPENNVVM_TOOLS_NVVMC_OPTIONS_H

#include "opennvvm/Pipeline/Compile.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace opennvvm::tool {

enum class Format : uint8_t { Text, JSON, SARIF };
enum class Color : uint8_t { Auto, Always, Never };

/// One bit per command: an option lists the commands that take it.
enum Command : unsigned {
  VerifyCommand = 1,
  CompileCommand = 2,
  EmitCommand = 4,
  ExplainCommand = 8,
  RulesCommand = 16,
  IntrinsicsCommand = 32,
  TargetsCommand = 64,
  LowerCommand = 128,
  OptCommand = 256,
};

/// The options given on the command line.
struct Options {
  Command Which = VerifyCommand;
  std::vector<std::string> Inputs;
  std::vector<Profile> Profiles; ///< Empty: the command's default.
  const SMInfo *Arch = nullptr;
  std::optional<PTXVersion> PTX;
  bool Unified = false, ShowInfo = false, Stats = false;
  bool Lowest = false;
  bool Annotate = false, StrictAtomics = false, AllowCyclicGlobals = false;
  ParamLimits Limits = ParamLimits::ByProfile;
  Format Output = Format::Text;
  Color Colors = Color::Auto;
  DiagnosticOptions Diagnostics;
  std::string Libdevice;
  std::string OutputFile; ///< Empty: standard output.
  unsigned OptLevel = 2;
  OptimizerOptions Optimizer; ///< Tier, path, pass options.
  bool HasTier = false;       ///< Whether --opt was given.
  /// Whether `opt` and `lower` write bitcode whatever the output is called.
  bool WantsBitcode = false;
  bool PrintPipeline = false;
  unsigned LoweringLevel = 0;
  unsigned Jobs = 1;
  std::optional<ModeWord> Mode; ///< None: PTX.
  bool HasLanguage = false;     ///< --language: CUDA or OpenCL.
  SplitOptions Split;
  bool UpgradesBitcode = true;

  ModeWord mode() const { return Mode.value_or(ModeWord()); }
  /// The optimizer's tier: that of --opt, or else 2, or none if PTX is
  /// generated directly from a module.
  OptimizerOptions optimizer() const;
};

/// Reads the arguments after the command's name.
llvm::Expected<Options> parseOptions(Command C,
                                     llvm::ArrayRef<const char *> Args);

/// One line per option of \p C.
void printOptions(llvm::raw_ostream &OS, Command C);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_OPTIONS_H
