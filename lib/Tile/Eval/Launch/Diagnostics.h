//===- Diagnostics.h - What MLIR reports, as text ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_LAUNCH_DIAGNOSTICS_H
#define OPENNVVM_LIB_TILE_EVAL_LAUNCH_DIAGNOSTICS_H

#include "Tile/Eval/Program/Program.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include <string>
#include <vector>

namespace opennvvm::tile {

/// An error, or a note of one.
struct Message {
  std::string Text;  ///< Without its rule.
  std::string Rule;  ///< "tile-import-token"; empty if it has none.
  std::string Stage; ///< What was being done.
  Site Where;        ///< Without frames if no place is known.
  std::vector<Message> Notes;
};

/// Collects the errors of a context while it lives. Other diagnostics are
/// dropped.
class ErrorText {
public:
  /// \p Name stands where a place is not known; it must live as long.
  ErrorText(mlir::MLIRContext &Context, llvm::StringRef Name);

  /// Says what is done from now on: "read", "compile".
  void begin(llvm::StringRef What) { Stage = What; }

  /// What was reported and then \p Last, without a newline at the end: a line
  /// for each error and for each note, "file:line:column: error: message".
  std::string take(llvm::StringRef Last = {}) const;

  /// The same as an object of JSON in a line for each error: `severity`
  /// ("error"), `message`, `rule` if it has one, `stage`, `source`, an array of
  /// frames with `file`, `function`, `line` and `column`, the innermost first,
  /// and `notes`, an array of objects with `message` and `source`.
  std::string takeJSON() const;

  /// The same as a log of SARIF 2.1.0.
  std::string takeSARIF() const;

private:
  llvm::StringRef Name;
  std::string Stage;
  std::vector<Message> Seen;
  mlir::ScopedDiagnosticHandler Handler;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_LAUNCH_DIAGNOSTICS_H
