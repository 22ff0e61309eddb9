//===- Text.h - Elements as text --------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_NUMBERS_TEXT_H
#define OPENNVVM_LIB_TILE_EVAL_NUMBERS_TEXT_H

#include "Tile/Eval/Numbers/Elements.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm::tile {

/// A conversion of a format, such as "%5.2f", with the text before it.
struct Conversion {
  llvm::StringRef Before;
  /// Its flags, width and precision: "5.2".
  llvm::StringRef Flags;
  char Specifier; ///< 0: the text is the last piece.
};

/// Cuts a format into its conversions, whose text \p Keep keeps. \returns false
/// if one is none of C's for integers and floats.
bool parseFormat(llvm::StringRef Format,
                 llvm::function_ref<llvm::StringRef(llvm::StringRef)> Keep,
                 llvm::SmallVectorImpl<Conversion> &Out);

/// Appends a tile to \p Out: a scalar as it is, dimensions in brackets.
/// \p From moves behind its last element.
void printTile(std::string &Out, const Conversion &C, ElementKind K,
               llvm::ArrayRef<int64_t> Extents, const uint8_t *&From);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_NUMBERS_TEXT_H
