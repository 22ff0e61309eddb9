//===- Diagnostics.h - What MLIR reports, as text ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_LAUNCH_DIAGNOSTICS_H
#define OPENNVVM_LIB_TILE_EVAL_LAUNCH_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include <string>

namespace opennvvm::tile {

/// Collects the errors of a context while it lives, a line for each and for
/// each of its notes: "file:line:column: error: message". Other diagnostics are
/// dropped.
class ErrorText {
public:
  /// \p Name stands where a place is not known; it must live as long.
  ErrorText(mlir::MLIRContext &Context, llvm::StringRef Name);

  /// What was reported and then \p Last, without a newline at the end.
  std::string take(llvm::StringRef Last = {});

private:
  std::string Text;
  mlir::ScopedDiagnosticHandler Handler;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_LAUNCH_DIAGNOSTICS_H
