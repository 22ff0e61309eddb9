//===- Slices.h - Programs that only compute where they load ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_TILELOADS_SLICES_H
#define OPENNVVM_TESTING_TILELOADS_SLICES_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace opennvvm::tile_loads {

/// Takes from \p Function what it writes, prints and multiplies, and what is of
/// no use then. Loads stay, in their order.
void keepLoads(mlir::FunctionOpInterface Function);

} // namespace opennvvm::tile_loads

#endif // OPENNVVM_TESTING_TILELOADS_SLICES_H
