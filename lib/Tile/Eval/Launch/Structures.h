//===- Structures.h - Structures of C that grow -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_LAUNCH_STRUCTURES_H
#define OPENNVVM_LIB_TILE_EVAL_LAUNCH_STRUCTURES_H

#include "opennvvm-c/tile.h"
#include <algorithm>
#include <cstring>

namespace opennvvm::tile {

/// Sets \p To to what the caller gave, with zeros for what it does not know;
/// whether it gave a structure.
template <typename T> bool readStruct(const T *From, T &To) {
  if (!From || From->structSize < sizeof(size_t))
    return false;
  std::memset(static_cast<void *>(&To), 0, sizeof(T));
  std::memcpy(static_cast<void *>(&To), From,
              std::min(From->structSize, sizeof(T)));
  return true;
}

/// Fills in what the caller knows.
template <typename T> opennvvmTileStatus writeStruct(T *To, T From) {
  if (!To || To->structSize < sizeof(size_t))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  From.structSize = To->structSize;
  std::memcpy(static_cast<void *>(To), &From,
              std::min(To->structSize, sizeof(T)));
  return OPENNVVM_TILE_SUCCESS;
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_LAUNCH_STRUCTURES_H
