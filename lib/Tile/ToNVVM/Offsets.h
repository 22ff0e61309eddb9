//===- Offsets.h - Addresses moved by numbers of elements ----- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_OFFSETS_H
#define OPENNVVM_LIB_TILE_TONVVM_OFFSETS_H

#include "Lowering.h"

namespace opennvvm::tile {

void addOffsetHandlers(Handlers &To);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_OFFSETS_H
