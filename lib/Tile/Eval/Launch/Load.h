//===- Load.h - Programs from bytes -----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_LAUNCH_LOAD_H
#define OPENNVVM_LIB_TILE_EVAL_LAUNCH_LOAD_H

#include "Tile/Eval/Program/Program.h"
#include "llvm/Support/Error.h"

namespace opennvvm::tile {

/// Reads, verifies and decodes the program in \p Data, bytecode or text. Errors
/// have a line for each finding, with its place. \p Name is how messages name
/// the input.
llvm::Expected<std::unique_ptr<Program>> loadProgram(llvm::StringRef Data,
                                                     llvm::StringRef Name);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_LAUNCH_LOAD_H
