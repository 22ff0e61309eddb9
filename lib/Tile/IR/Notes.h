//===- Notes.h - What was expected, and what there is -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_NOTES_H
#define OPENNVVM_LIB_TILE_IR_NOTES_H

#include "mlir/IR/Diagnostics.h"

namespace mlir::nv_tileas {

/// Adds a note of \p Parts to a message that names neither what there is nor
/// what was expected. Fails, as the diagnostic does.
template <typename... Ts>
LogicalResult withNote(InFlightDiagnostic Finding, const Ts &...Parts) {
  Diagnostic &Note = Finding.attachNote();
  (Note << ... << Parts);
  return failure();
}

} // namespace mlir::nv_tileas

#endif // OPENNVVM_LIB_TILE_IR_NOTES_H
