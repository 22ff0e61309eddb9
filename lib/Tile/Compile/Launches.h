//===- Launches.h - What a launch of a kernel must know ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_COMPILE_LAUNCHES_H
#define OPENNVVM_LIB_TILE_COMPILE_LAUNCHES_H

#include "TileImage/LaunchInfo.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

namespace opennvvm::tile {

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

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_COMPILE_LAUNCHES_H
