//===- TileCode.h - Tile programs as input of commands ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_TILECODE_H
#define OPENNVVM_TOOLS_NVVMC_TILECODE_H

#include "CommandLine/Options.h"
#include "TileLibrary.h"
#include "TileRemarks.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>
#include <vector>

namespace opennvvm::tool {
using namespace cli; // Its options.

/// A parameter of a kernel.
struct TileParameter {
  opennvvmTileParameterKind Kind = OPENNVVM_TILE_INTEGER;
  unsigned Size = 0;         ///< Bytes.
  std::string Type, Pointee; ///< "ptr<f32>" and "f32", or "i32" and "".
};

/// A kernel; if it was compiled, with the launch that it needs.
struct TileKernel {
  std::string Name;
  std::vector<TileParameter> Parameters;
  unsigned Block[3] = {1, 1, 1}, Cluster[3] = {1, 1, 1};
  uint64_t DynamicShared = 0;
};

/// What a program was compiled to.
struct TileCode {
  std::unique_ptr<llvm::MemoryBuffer> Bitcode;
  std::vector<TileKernel> Kernels;
  std::string LaunchInfo; ///< JSON.
};

/// Whether \p Data, from the file called \p Name, is a tile program: bytecode
/// of Tile IR, a file called .tilebc or .mlir, or text with a module of Tile IR
/// from a file that is not called .ll, .bc or .ptx.
bool isTileProgram(llvm::StringRef Name, llvm::StringRef Data);

/// \p P as the library has described it.
TileParameter tileParameter(const opennvvmTileParameter &P);

/// The option for tile programs that \p O was given, with its dashes; empty if
/// there is none.
std::string tileOptionIn(const Options &O);

/// Compiles the program in \p Data as \p O says, and sets the machine in \p O.
/// \returns none after a message, and then sets \p Status.
std::optional<TileCode> compileTile(Options &O, const TileLibrary &T,
                                    llvm::StringRef Data, int &Status);

/// The input of a command that compiles.
struct ReadInput {
  /// What the command compiles: its input, or what that was compiled to. Null
  /// if there are several inputs, or it cannot be read.
  std::unique_ptr<llvm::MemoryBuffer> Module;
  std::string LaunchInfo;          ///< Of a tile program; JSON.
  std::vector<TileRemark> Remarks; ///< Of a tile program, if they are wanted.
  std::optional<ReportedTiles> Tiles; ///< Of one, for a report.
};

/// Looks whether the input of \p O is a tile program, and then compiles it.
/// \returns the exit status; all but Fine after a message.
int readTileInput(Options &O, ReadInput &Out);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_TILECODE_H
