//===- Remarks.h - Remarks of a compilation, as JSON ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_COMPILE_REMARKS_H
#define OPENNVVM_LIB_TILE_COMPILE_REMARKS_H

#include "mlir/IR/MLIRContext.h"
#include <string>

namespace opennvvm::tile {

/// Has all remarks that are made in \p Context appended to \p To, which must
/// live as long, an object of JSON in a line for each: `severity` ("remark"),
/// `kind` ("passed", "missed", "failed" or "analysis"), `category`, `name`,
/// `function`, `message`, `arguments`, an array of objects with `key` and
/// `value`, and `source`, frames as errors have them. Equal ones come once.
void collectRemarks(mlir::MLIRContext &Context, std::string &To);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_COMPILE_REMARKS_H
