//===- Translate.h - Tile programs as text ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_COMPILE_TRANSLATE_H
#define OPENNVVM_LIB_TILE_COMPILE_TRANSLATE_H

#include "Tile/Compile/Compile.h"

namespace opennvvm::tile {

/// The text, with its places, of the program in \p Data: as it was read, or, if
/// \p Imported is set, as nv_tileas. Everything else is as for
/// compileProgram().
llvm::Expected<std::string> translateProgram(llvm::StringRef Data,
                                             llvm::StringRef Name,
                                             bool Imported,
                                             const CompileRequest &Request);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_COMPILE_TRANSLATE_H
