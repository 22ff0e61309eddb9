//===- Compile.h - Tile programs as bitcode ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_COMPILE_COMPILE_H
#define OPENNVVM_LIB_TILE_COMPILE_COMPILE_H

#include "TileImage/LaunchInfo.h"
#include "opennvvm/Dialect/NVTileAS/ToNVVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace opennvvm::tile {

/// What a program is compiled to.
struct Code {
  llvm::SmallVector<char, 0> Bitcode;
  LaunchTable Launches;
  std::string JSON;    ///< asJSON() of the launches.
  std::string Remarks; ///< As collectRemarks() gives them, if they are wanted.
};

/// How errors are written: see ErrorText.
enum class MessageFormat : uint8_t { Text, JSON, SARIF };

/// What a program is compiled for.
struct CompileRequest {
  /// The machine is that of the program, or that of Lower if it names none, if
  /// this is not set; otherwise the program must not name another one.
  bool HasTarget = false;
  mlir::nv_tileas::LowerOptions Lower;
  MessageFormat Messages = MessageFormat::Text;
  bool FullDebug = false; ///< For debuggers, not only lines.
  bool WantsRemarks = false;
};

/// Compiles the program in \p Data: bytecode of Tile IR, or text of MLIR with
/// cuda_tile or nv_tileas. \p Name is how messages name the input. The text of
/// an error has all that is wrong, in the format of the request.
llvm::Expected<Code> compileProgram(llvm::StringRef Data, llvm::StringRef Name,
                                    const CompileRequest &Request);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_COMPILE_COMPILE_H
