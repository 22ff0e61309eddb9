//===- TileShapes.h - Limits of tile programs -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers of catalog/TileShapes.td. The tables there that name types and
// attributes of the dialect are included where they are looked up.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_FACTS_TILESHAPES_H
#define OPENNVVM_LIB_FACTS_TILESHAPES_H

#include <cstdint>

namespace opennvvm::tile {

#define OPENNVVM_TILE_LIMITS
#include "opennvvm/Catalog/TileShapes.inc"
#undef OPENNVVM_TILE_LIMITS

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_FACTS_TILESHAPES_H
