//===- Gates.h - What the machine has ------------------------- -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_GATES_H
#define OPENNVVM_LIB_TILE_TONVVM_GATES_H

#include "Machine.h"
#include "Target/Features.h"
#include "llvm/ADT/STLExtras.h"

namespace opennvvm::tile {

/// Whether \p M has \p F, in some PTX version.
inline bool has(const Machine &M, Feature F) {
  llvm::ArrayRef<SMInfo> All = targets();
  const auto *At = llvm::find_if(All, [&](const SMInfo &SM) {
    return SM.Number == M.SM && SM.Variant == M.Suffix;
  });
  return At != All.end() && hasFeature(*At, F);
}

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_GATES_H
