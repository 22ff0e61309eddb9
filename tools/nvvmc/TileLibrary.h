//===- TileLibrary.h - The library that runs tile programs ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_TILELIBRARY_H
#define OPENNVVM_TOOLS_NVVMC_TILELIBRARY_H

#include "opennvvm-c/tile.h"
#include "opennvvm/Pipeline/Compile.h"
#include "llvm/Support/Error.h"
#include <string>

namespace opennvvm::tool {

/// The functions of libopennvvm-tile.so, which has MLIR and is loaded only for
/// tile programs.
struct TileLibrary {
  decltype(&opennvvmTileLoad) Load;
  decltype(&opennvvmTileFreeText) FreeText;
  decltype(&opennvvmTileDestroyProgram) DestroyProgram;
  decltype(&opennvvmTileKernelCount) KernelCount;
  decltype(&opennvvmTileKernelName) KernelName;
  decltype(&opennvvmTileFindKernel) FindKernel;
  decltype(&opennvvmTileParameterCount) ParameterCount;
  decltype(&opennvvmTileGetParameter) GetParameter;
  decltype(&opennvvmTileCreateMemory) CreateMemory;
  decltype(&opennvvmTileDestroyMemory) DestroyMemory;
  decltype(&opennvvmTileAddAllocation) AddAllocation;
  decltype(&opennvvmTileRun) Run;
  decltype(&opennvvmTileDestroyResult) DestroyResult;
  decltype(&opennvvmTileResultError) ResultError;
  decltype(&opennvvmTileFindingCount) FindingCount;
  decltype(&opennvvmTileGetFinding) GetFinding;
  decltype(&opennvvmTileFormatResult) FormatResult;
  decltype(&opennvvmTileCompile) Compile;
  decltype(&opennvvmTileDestroyCode) DestroyCode;
  decltype(&opennvvmTileCodeBitcode) CodeBitcode;
  decltype(&opennvvmTileCodeTarget) CodeTarget;
  decltype(&opennvvmTileCodeKernelCount) CodeKernelCount;
  decltype(&opennvvmTileCodeKernel) CodeKernel;
  decltype(&opennvvmTileCodeParameter) CodeParameter;
  decltype(&opennvvmTileCodeLaunchInfo) CodeLaunchInfo;
  decltype(&opennvvmTileCodeRemarks) CodeRemarks;
  decltype(&opennvvmTileTranslate) Translate;
  decltype(&opennvvmTileBytecodeVersion) BytecodeVersion;
};

/// What opennvvmTileCompile() has made.
struct TileResult {
  std::string Bitcode, LaunchInfo, Remarks, Target;
};

/// Has \p T compile the program in \p Data, called \p Name, or takes what it
/// has made of it from the cache that \p How names.
/// \returns what the library does; \p Why gets the text of an error.
opennvvmTileStatus compileKept(const TileLibrary &T, const CacheOptions &How,
                               llvm::StringRef Data, const std::string &Name,
                               const opennvvmTileCompileOptions &Options,
                               TileResult &Out, std::string &Why);

/// Loads the library, which stands beside the program or in its lib folder, or
/// where OPENNVVM_TILE_LIBRARY says. It is never unloaded.
llvm::Expected<TileLibrary> loadTileLibrary();

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_TILELIBRARY_H
