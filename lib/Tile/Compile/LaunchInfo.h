//===- LaunchInfo.h - What a launch of a kernel must know -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_COMPILE_LAUNCHINFO_H
#define OPENNVVM_LIB_TILE_COMPILE_LAUNCHINFO_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"
#include <cstdint>
#include <string>
#include <vector>

namespace opennvvm::tile {

/// A parameter of a compiled kernel.
struct LaunchParameter {
  enum KindTy : uint8_t { Integer, Float, Pointer } Kind = Integer;
  unsigned Size = 0;   ///< Bytes.
  std::string Type;    ///< As the program has it: "i32", "ptr<f32>".
  std::string Pointee; ///< Of a pointer: "f32"; empty if it is not known.
};

/// How a kernel is launched.
struct LaunchInfo {
  std::string Kernel;
  unsigned Block[3] = {1, 1, 1};   ///< Threads.
  unsigned Cluster[3] = {1, 1, 1}; ///< Blocks.
  uint64_t DynamicShared = 0;      ///< Bytes that the launch must give.
  uint64_t StaticShared = 0;       ///< Bytes that the kernel has itself.
  std::vector<LaunchParameter> Parameters;
};

using ParameterLists = llvm::StringMap<std::vector<LaunchParameter>>;

/// The parameters of the functions of \p Module, which is not lowered yet, by
/// their names.
ParameterLists parametersOf(mlir::ModuleOp Module);

/// The kernels of \p Module, which is lowered to llvm and nvvm, in its order;
/// StaticShared is not known yet. \p Before are the parameters that the
/// functions had in the program. Fails after a diagnostic at a kernel whose
/// block size the module does not say.
llvm::FailureOr<std::vector<LaunchInfo>>
launchesOf(mlir::ModuleOp Module, const ParameterLists &Before);

/// An object of JSON with `arch`, and `kernels`, the array of \p Kernels.
std::string asJSON(llvm::StringRef Arch, llvm::ArrayRef<LaunchInfo> Kernels);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_COMPILE_LAUNCHINFO_H
