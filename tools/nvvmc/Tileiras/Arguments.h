//===- Arguments.h - What tileiras is asked for -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_TILEIRAS_ARGUMENTS_H
#define OPENNVVM_TOOLS_NVVMC_TILEIRAS_ARGUMENTS_H

#include "../TileRemarks.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <optional>
#include <string>

namespace opennvvm::tool::tileiras {

/// What tileiras ends with, which its callers know.
enum ExitStatus : int {
  Done = 0,
  BadOptions = 1,  ///< Options, or a file that cannot be read.
  BadRequest = 2,  ///< Options that contradict each other; an output that
                   ///< cannot be written.
  BadBytecode = 3, ///< The program cannot be read.
  NotCompiled = 5, ///< The program cannot be compiled.
};

/// What comes out.
enum class Form : uint8_t { Cubin, FatBinary, PTX, LLVM, NVTileAS, CudaTile };

struct Arguments {
  std::string Input, Output = "elf.o", LaunchInfo, Ptxas;
  std::string Machine;      ///< "sm_90a"
  std::optional<Form> What; ///< None: a cubin, or a fat binary without ptxas.
  unsigned Level = 3;
  bool HasLines = false, IsDebug = false, StaticShared = false;
  bool NamesLanguage = false; ///< Whether PTX says that kernels are of tiles.
  unsigned Warps = 0;
  enum { Text, JSON, SARIF } Messages = Text;
  bool WantsReport = false;
  RemarkFilter Remarks;
  enum { ToTerminal, AsYAML } RemarkFormat = ToTerminal;
  std::string RemarkFile = "tileir_remarks.yaml"; ///< Of YAML.
  std::string Note; ///< What is to be said of the options, if anything.
  /// Set if there is nothing to compile.
  bool PrintsHelp = false, PrintsVersion = false, PrintsVersions = false;
};

/// Prints "error: TEXT" as tileiras does; returns \p Status.
int fail(int Status, const llvm::Twine &Text);

/// Reads the arguments.
/// \returns the exit status; all but Done after a message.
int readArguments(llvm::ArrayRef<const char *> Given, Arguments &To);

/// Prints usage and options.
void printHelp(llvm::raw_ostream &OS);

} // namespace opennvvm::tool::tileiras

#endif // OPENNVVM_TOOLS_NVVMC_TILEIRAS_ARGUMENTS_H
