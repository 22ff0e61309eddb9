//===- Config.h - Options from .nvvmc.toml ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A configuration file gives options their values by their names, for all
// commands or, in a table [command.NAME], for one. Only callers that ask for it
// read one: the C interfaces, and nvvmc in the place of another tool, do not.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_COMMANDLINE_CONFIG_H
#define OPENNVVM_LIB_COMMANDLINE_CONFIG_H

#include "Options.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace opennvvm::cli {

/// The name of configuration files.
inline constexpr llvm::StringLiteral ConfigFileName = ".nvvmc.toml";

/// One option of a configuration file.
struct Setting {
  std::string Option;    ///< Its name in the table of options: "arch".
  std::string Argument;  ///< As on the command line: "--arch=sm_90".
  unsigned Commands = 0; ///< Whom it concerns: bits of Command.
  unsigned Line = 0, Column = 0;
};

/// The options of a configuration file.
struct Config {
  std::string File; ///< Its path; empty if there is none.
  std::vector<Setting> Settings;
};

/// Reads \p Text, the contents of the file \p File. Names of files in it are
/// relative to the folder of \p File.
/// \returns an error "FILE:LINE:COLUMN: ..." for what is not TOML, keys that
/// are no options, and values that an option cannot have.
llvm::Expected<Config> parseConfig(llvm::StringRef Text, llvm::StringRef File);

/// Reads the file \p File. Fails as parseConfig() does, and if there is no such
/// file.
llvm::Expected<Config> readConfig(llvm::StringRef File);

/// The configuration for \p File, which need not exist: that of the nearest
/// .nvvmc.toml in its folder or one above. For standard input, "-", and for an
/// empty name, the search begins in the current folder.
/// \returns a Config without a name if there is none; errors as readConfig().
llvm::Expected<Config> findConfig(llvm::StringRef File);

/// Reads the arguments after the name of command \p C, over the options of
/// \p Defaults: an option that is among the arguments replaces that of the
/// file.
llvm::Expected<Options> parseOptions(Command C,
                                     llvm::ArrayRef<const char *> Args,
                                     const Config &Defaults);

/// Reads a command line with the configurations of its inputs, as --config and
/// --no-config say. If the inputs have different ones, Options::PerInput is
/// set, and what concerns the whole run is that of the first.
llvm::Expected<Options> parseCommandLine(Command C,
                                         llvm::ArrayRef<const char *> Args);

} // namespace opennvvm::cli

#endif // OPENNVVM_LIB_COMMANDLINE_CONFIG_H
