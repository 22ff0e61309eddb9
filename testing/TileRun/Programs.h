//===- Programs.h - Programs that instruments execute -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_TILERUN_PROGRAMS_H
#define OPENNVVM_TESTING_TILERUN_PROGRAMS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

namespace opennvvm {

/// The dialects that programs of nv_tileas are of.
void insertProgramDialects(mlir::DialectRegistry &Registry);

/// The module of \p File, which becomes one of \p Sources; one of Tile IR, as
/// text or as bytecode, is imported. Null after a diagnostic.
mlir::OwningOpRef<mlir::ModuleOp> readProgram(const char *File,
                                              llvm::SourceMgr &Sources,
                                              mlir::MLIRContext &Context);

} // namespace opennvvm

#endif // OPENNVVM_TESTING_TILERUN_PROGRAMS_H
