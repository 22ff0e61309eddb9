//===- ElementTypes.h - Types of MLIR as kinds of elements ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_NUMBERS_ELEMENTTYPES_H
#define OPENNVVM_LIB_TILE_EVAL_NUMBERS_ELEMENTTYPES_H

#include "Tile/Eval/Numbers/Elements.h"
#include "mlir/IR/Types.h"
#include <optional>

namespace opennvvm::tile {

/// What the loops call elements of the builtin type \p T; an index is an i64.
/// Nothing for types that they do not know.
std::optional<ElementKind> builtinKindOf(mlir::Type T);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_NUMBERS_ELEMENTTYPES_H
