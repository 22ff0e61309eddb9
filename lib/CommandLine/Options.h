//===- Options.h - nvvmc's command line -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_COMMANDLINE_OPTIONS_H
#define OPENNVVM_LIB_COMMANDLINE_OPTIONS_H

#include "DependencyFile.h"
#include "Input/DebugPrefixes.h"
#include "opennvvm/Pipeline/Compile.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace opennvvm::cli {

enum class Format : uint8_t { Text, JSON, SARIF, GitHub, HTML };
/// Whether something is done: always, never, or if it is of use.
enum class When : uint8_t { Auto, Always, Never };
/// What runs programs of Tile IR.
enum class TileEngine : uint8_t { Eval, Machine, Both };

/// One bit per command: an option of Options.td lists those that take it. Bit 0
/// is LLVM's DefaultVis.
enum Command : unsigned {
  VerifyCommand = 2,
  CompileCommand = 4,
  EmitCommand = 8,
  ExplainCommand = 16,
  RulesCommand = 32,
  IntrinsicsCommand = 64,
  TargetsCommand = 128,
  LowerCommand = 256,
  OptCommand = 512,
  LLCCommand = 1024,
  FixCommand = 2048,
  LSPCommand = 4096,
  RunCommand = 8192,
};

/// The steps of a split compilation in processes of their own.
enum class SplitStep : uint8_t { None, Only, Unit, Join };

/// An option as it was given.
struct GivenOption {
  std::string Name; ///< Without dashes.
  std::string Text; ///< An argument that means the same.
};

/// The options given on the command line.
struct Options {
  Command Which = VerifyCommand;
  /// Of lsp: its command line. Of run: what follows the file.
  std::vector<std::string> Arguments;
  std::vector<std::string> Inputs;
  std::vector<GivenOption> Given; ///< All options, in order.
  /// What was read for the command line itself: response files.
  std::vector<std::string> FilesRead;
  DependencyOptions Dependencies;
  /// Whether nothing but the command line says what to do: no variable of the
  /// environment.
  bool Hermetic = false;
  std::vector<PathPrefix> DebugPrefixes; ///< -fdebug-prefix-map
  std::string Source; ///< If not empty, what findings call the only input.
  std::vector<Profile> Profiles; ///< Empty: the command's default.
  const SMInfo *Arch = nullptr;
  std::optional<PTXVersion> PTX;
  bool Unified = false, ShowInfo = false, Stats = false, AllCode = false;
  bool DecodesWord = false, EncodesWord = false; ///< --word, --encode.
  bool Lowest = false;
  bool Annotate = false, StrictAtomics = false, AllowCyclicGlobals = false;
  ParamLimits Limits = ParamLimits::ByProfile;
  const LibNVVMRelease *LibNVVM = nullptr; ///< Null: the newest.
  Format Output = Format::Text;
  When Colors = When::Auto;
  When Progress = When::Auto; ///< Shows what is done of many files.
  bool Watch = false;         ///< Runs again when a file changes.
  DiagnosticOptions Diagnostics;
  std::string Baseline; ///< A file with findings that are known; may be empty.
  std::string Libdevice;
  /// --cache and --cache-policy; empty: what the environment says.
  std::string Cache, CachePolicy;
  bool WantsCubin = false;  ///< --cubin
  bool AlwaysPTX = false;   ///< Whether FILE.cubin is a name like any other.
  std::string Ptxas;        ///< --ptxas; may be empty.
  std::string OutputFile;   ///< Empty: standard output.
  bool HasOutput = false;   ///< Whether -o was given.
  bool WantsReport = false; ///< --report=html
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
  SplitStep Step = SplitStep::None;
  bool UpgradesBitcode = true;
  FloatModel Floats;
  /// What __nvvm_reflect() answers for a name, if not the usual.
  llvm::StringMap<int> ReflectAnswers;
  std::vector<Rule> Only; ///< If not empty, fix mends no other rules.
  bool DryRun = false;    ///< Whether fix writes nothing.
  // Of run.
  std::string Kernel, Grid, Block, Cluster, Launches;
  uint64_t Shared = 0, Seed = 0, Schedules = 1;
  bool NoFindings = false, Count = false;
  TileEngine Engine = TileEngine::Eval;
  std::string Tolerance; ///< --tolerance; empty: no bit may differ.
  // Of tile programs.
  bool IsTile = false; ///< Whether the input is one; set once it is known.
  uint64_t Warps = 0;  ///< --warps; 0: the compiler chooses.
  bool StaticShared = false;  ///< --launch=static
  std::string LaunchInfo;     ///< --launch-info; may be empty.
  std::string Remarks;        ///< --remarks; empty: none.
  std::string RemarksFile;    ///< --remarks-file; empty: to standard error.
  bool OnlyChecks = false;    ///< Whether nothing is written: -filetype=null.
  std::string ConfigFile;     ///< Where options come from; may be empty.
  bool IgnoresConfig = false; ///< --no-config
  /// What concerns each of Inputs, if that differs; see forInput().
  std::vector<std::shared_ptr<const Options>> PerInput;

  /// The options that concern Inputs[Index].
  const Options &forInput(size_t Index) const {
    return PerInput.empty() ? *this : *PerInput[Index];
  }

  ModeWord mode() const { return Mode.value_or(ModeWord()); }
  /// Whether ptxas assembles the PTX: --cubin, or an output of that name if
  /// PTX is what the other options ask for.
  bool assembles() const;
  /// The optimizer's tier: that of --opt, or else 2, or none if PTX is
  /// generated directly from a module of LLVM.
  OptimizerOptions optimizer() const;
};

/// Reads the arguments after the command's name.
llvm::Expected<Options> parseOptions(Command C,
                                     llvm::ArrayRef<const char *> Args);

/// The names, without dashes, of the options of command \p C among \p Args.
/// Other spellings of an option count as it.
llvm::StringSet<> givenOptions(Command C, llvm::ArrayRef<const char *> Args);

} // namespace opennvvm::cli

#endif // OPENNVVM_LIB_COMMANDLINE_OPTIONS_H
