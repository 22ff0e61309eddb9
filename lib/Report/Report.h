//===- Report.h - A page about modules and their PTX ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The report is one HTML file that needs nothing else: style, script and data
// stand in it, and it asks for nothing from a network. The data is JSON, which
// the script shows; nothing of the input becomes markup.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_REPORT_REPORT_H
#define OPENNVVM_LIB_REPORT_REPORT_H

#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/Compile.h"
#include "opennvvm/Pipeline/LineMarks.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace opennvvm {

/// What the report says about one input.
struct ReportedFile {
  std::string Name;
  std::string Failure; ///< Why it could not be read; then there is no more.
  std::string Profiles, Arch;
  /// Text, functions, sources, kernels, machines and fixes, as describeModule()
  /// gives them.
  llvm::json::Object Module;
  llvm::json::Array Findings;
};

/// What the report says about the output.
struct ReportedPTX {
  std::string Text;
  std::vector<LineMark> Marks; ///< Of its only input; empty if it has several.
};

/// What the report says about a tile program.
struct ReportedTiles {
  /// Its kernels, with `kernel`, `block`, `dynamic_shared` and `static_shared`.
  llvm::json::Array Kernels;
  /// What was decided: objects with `kind`, `category`, `name`, `function`,
  /// `message`, `arguments`, an array of pairs of texts, `file` and `line`.
  llvm::json::Array Remarks;
};

/// A whole report.
struct Report {
  std::string Command; ///< "verify"
  std::vector<ReportedFile> Files;
  std::optional<ReportedPTX> PTX;
  std::optional<ReportedTiles> Tiles;
};

/// Describes the module of \p L. Call this before anything changes the module.
/// The description has
///   - its text, and the sources that debug information names, as far as they
///     can be read;
///   - the layout of the parameters of kernels;
///   - the machines that accept each kernel, why other machines do not, and
///     what requires the PTX version;
///   - what nvvmc fix would do.
///
/// \param How how it is checked and compiled; its machine is known.
/// \param Diagnostics which findings the user wants.
/// \param IsSound whether LLVM's verifier has accepted the module. Otherwise it
/// is not inspected.
llvm::json::Object describeModule(const LoadedModule &L,
                                  const CompileOptions &How,
                                  const DiagnosticOptions &Diagnostics,
                                  bool IsSound);

/// The findings of \p Diags, as verify --format=json prints them.
llvm::json::Array describeFindings(const DiagnosticEngine &Diags);

/// Prints the page.
void printReport(llvm::raw_ostream &OS, const Report &R);

} // namespace opennvvm

#endif // OPENNVVM_LIB_REPORT_REPORT_H
