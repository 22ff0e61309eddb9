//===- OptionTable.h - The options of nvvmc, as data ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What Options.td says, for code that prints it, and for code that does not get
// options from a command line.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_COMMANDLINE_OPTIONTABLE_H
#define OPENNVVM_LIB_COMMANDLINE_OPTIONTABLE_H

#include "Options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <string>
#include <vector>

namespace opennvvm::cli {

/// A command of Options.td.
struct TableCommand {
  Command Bit;
  llvm::StringRef Name;  ///< "verify"
  llvm::StringRef Usage; ///< "nvvmc verify FILE..."
  llvm::StringRef Help;
};

/// All commands, by name.
std::vector<TableCommand> tableCommands();

/// The command called \p Name.
/// \returns an error with the closest name if there is none.
llvm::Expected<TableCommand> findCommand(llvm::StringRef Name);

/// An option of Options.td.
struct TableOption {
  std::string Name;      ///< Without dashes: "arch".
  std::string Spelling;  ///< What a value is appended to: "--arch=".
  llvm::StringRef Words; ///< What the value can be, "on,fast,off"; or empty.
  const char *Value;     ///< What a value looks like; null if it takes none.
  const char *Help;
  unsigned Commands; ///< Those that take it: bits of Command.
  bool IsSwitch;     ///< Takes no value.
  bool ValueIsOptional;
  bool IsFile; ///< The value is the name of a file or folder.
  bool NotInConfig, NotInAPI;
};

/// All options, by name, without other spellings of them.
std::vector<TableOption> tableOptions();

/// The option called \p Name, which has no dashes and may be any spelling of
/// the option.
std::optional<TableOption> findOption(llvm::StringRef Name);

/// Whether \p C has the option called \p Name, which is without dashes.
bool hasOption(llvm::StringRef Name, Command C);

/// Prints usage and options of \p C.
void printOptions(llvm::raw_ostream &OS, const TableCommand &C);

} // namespace opennvvm::cli

#endif // OPENNVVM_LIB_COMMANDLINE_OPTIONTABLE_H
