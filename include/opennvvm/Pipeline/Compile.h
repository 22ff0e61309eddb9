//===- Compile.h - From NVVM IR to PTX --------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_COMPILE_H
#define OPENNVVM_PIPELINE_COMPILE_H

#include "opennvvm/Input/Input.h"
#include "opennvvm/PTX/Emitter.h"
#include "opennvvm/Pipeline/FloatModel.h"
#include "opennvvm/Pipeline/Mode.h"
#include "opennvvm/Pipeline/OptimizerOptions.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/Support/CachePruning.h"
#include <functional>
#include <string>
#include <vector>

namespace opennvvm {

struct SplitFiles;

/// Prepares functions for code generation in several threads, each with its own
/// context. The result does not depend on the number of threads, but it may
/// differ from the result without splitting. EmitterOptions::Threads optimizes
/// and prints in threads without any difference.
struct SplitOptions {
  unsigned Threads = 0;   ///< If 0, the module is not split.
  bool Optimizer = false; ///< Also for the optimizer's passes.
  /// If not null, the module is not compiled further than to units, which are
  /// added here, for other processes to work on. A module that is not split
  /// has none.
  SplitFiles *Files = nullptr;
};

/// Where results are kept for later compilations of the same code.
struct CacheOptions {
  std::string Folder; ///< Created if it does not exist. Empty: no cache.
  /// When entries are removed; see cacheLimits().
  llvm::CachePruningPolicy Limits;
};

/// The limits that \p Text changes, in the syntax of LLVM's caches:
/// "cache_size_bytes=100m:prune_after=1h". Without any, a cache keeps at most
/// 1 GB, and nothing that was not used for a week. \returns an error that names
/// what is wrong.
llvm::Expected<llvm::CachePruningPolicy> cacheLimits(llvm::StringRef Text);

/// The cache in \p Folder with the limits \p Policy. If one of them is empty
/// and
/// \p UsesEnvironment is true, OPENNVVM_CACHE or OPENNVVM_CACHE_POLICY replaces
/// it. A wrong policy in the environment counts as none.
CacheOptions cacheOptions(llvm::StringRef Folder, llvm::StringRef Policy,
                          bool UsesEnvironment = true);

/// How a module is compiled.
struct CompileOptions {
  ModeWord Mode; ///< Which phases run and what comes out.
  SplitOptions Split;
  CacheOptions Cache;
  /// The producer that bitcode names, such as "LLVM7.0.1".
  std::string Producer;
  /// Whether !nvvmir.version must be a known version (NVVM_IR_VER_CHK).
  bool CheckIRVersion = true;
  VerifierOptions Verifier; ///< Also the machine that is compiled for.
  /// What reading found, already reported under the first profile.
  std::vector<ReadFinding> Reading;
  OptimizerOptions Optimizer;
  FloatModel Floats;
  ptx::EmitterOptions Emitter;
  /// Beginnings of paths in debug information, and what replaces them; see
  /// clang's -fdebug-prefix-map. For readers of modules.
  std::vector<std::pair<std::string, std::string>> DebugPrefixes;
  /// Receives the table of --time-passes; may be null.
  llvm::raw_ostream *Times = nullptr;
  /// Answers of __nvvm_reflect() by name, instead of the usual ones.
  llvm::StringMap<int> ReflectAnswers;
  /// Path of libdevice, or empty. Linked only if something needs it.
  std::string Libdevice;
  /// Receives the libraries that are read from files; may be null.
  std::vector<std::string> *LibrariesRead = nullptr;
  /// What else is linked as needed, before libdevice; may be null.
  const Libraries *Libs = nullptr;
  /// Whether parts of Libs that cannot work in the module, or that the profiles
  /// forbid, are errors.
  bool CheckLibraries = true;
  /// Asked between passes and functions whether to stop; then nothing else is
  /// reported, and the result is empty. May be empty. Any thread may ask.
  std::function<bool()> ShouldStop;
  /// Profiles to check; empty for "emit", which checks none.
  std::vector<Profile> Profiles;
  /// Whether the module was already checked, because its parts were.
  bool IsVerified = false;
  /// Whether internal and linkonce functions and variables that nothing refers
  /// to are left out even where nothing is optimized.
  bool DropsUnused = false;
};

/// Whether libdevice is linked if \p Options are followed.
inline bool hasLibdevice(const CompileOptions &Options) {
  return Options.Verifier.HasLibdevice || !Options.Libdevice.empty();
}

/// Checks \p M under each profile of \p Options in turn: what the profile
/// requires, and what compiling under it would reject whatever else happens to
/// the module. Under libnvvm, the latter are notes unless
/// Options.Verifier.Compiling is set. Problems that only linking can reveal are
/// not reported.
void checkModule(const llvm::Module &M, const CompileOptions &Options,
                 DiagnosticEngine &Diags);

/// Links into \p M what it lacks and Options.Libs has, and checks it.
/// \returns true if no error was reported.
bool linkLibraries(llvm::Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags);

/// Verifies, links libdevice, resolves __nvvm_reflect and llvm.nvvm.reflect,
/// optimizes, moves globals, prepares and emits \p M.
///
/// \param [out] Out receives the PTX or bitcode, depending on the mode, if no
/// error was reported.
/// \param [out] LTOBitcode receives the second output of mode GenLTOAndLLC; may
/// be null in other modes. The caller implements mode LTO as GenLTO and
/// LinkLTO.
/// \returns true if no error was reported to \p Diags. If Diags.gaveUp() holds
/// afterwards, emission was stopped at a crash boundary; \p M and its context
/// may be corrupt and must be leaked, not destroyed.
bool compileModule(llvm::Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags, llvm::SmallVectorImpl<char> &Out,
                   llvm::SmallVectorImpl<char> *LTOBitcode = nullptr);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_COMPILE_H
