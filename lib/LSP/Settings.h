//===- Settings.h - What a document is checked for --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machine, the profiles and the rules, as options of the command line, from
// the file of the project, from the editor, and from comments of the module:
//
//   ; nvvmc: --arch=sm_90
//
// Of several that name the same, the later in this list counts.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_SETTINGS_H
#define OPENNVVM_LIB_LSP_SETTINGS_H

#include "CommandLine/Options.h"
#include "Support/IRText.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <string>
#include <vector>

namespace opennvvm::editor {

/// Options that make no sense, and where they are.
struct SettingProblem {
  Span Where; ///< In the text of the module; its start if they are elsewhere.
  std::string Message;
};

struct Settings {
  cli::Options Options;
  std::vector<SettingProblem> Problems;
};

/// The options that an editor sends: an object with the names of options
/// ("arch"), which may be in one called "nvvmc", and "args", a list of options
/// as for the command line.
std::vector<std::string> argumentsOf(const llvm::json::Value &Sent);

/// The settings of the module \p Text in \p File, which may be empty.
/// \param Given the options of the editor and of the command line.
Settings settingsFor(llvm::StringRef Text, llvm::StringRef File,
                     llvm::ArrayRef<std::string> Given);

/// The comments of \p Text that hold options: where what follows "nvvmc:" is.
llvm::SmallVector<Span, 2> findOptionComments(llvm::StringRef Text);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_SETTINGS_H
