//===- OptionParser.h - LLVM's parser with our options ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_COMMANDLINE_OPTIONPARSER_H
#define OPENNVVM_LIB_COMMANDLINE_OPTIONPARSER_H

#include "Options.h"
#include "llvm/Option/OptTable.h"

namespace opennvvm::cli {

/// The numbers that llvm-tblgen gives the options.
enum OptionID : unsigned {
  OPT_INVALID = 0,
#define OPTION(...) LLVM_MAKE_OPT_ID(__VA_ARGS__),
#include "Options.inc"
#undef OPTION
};

/// A parser for the options of Options.td.
class OptionParser : public llvm::opt::PrecomputedOptTable {
public:
  OptionParser();

  llvm::ArrayRef<Info> options() const;

  /// The name of \p I without dashes and '='.
  llvm::StringRef nameOf(const Info &I) const;

  /// Whether \p Name is an option of \p C that takes no value.
  bool isSwitch(llvm::StringRef Name, Command C) const;

  /// Why \p Arg is not an option of \p C.
  llvm::Error unknown(llvm::StringRef Arg, Command C) const;
};

} // namespace opennvvm::cli

#endif // OPENNVVM_LIB_COMMANDLINE_OPTIONPARSER_H
