//===- SharedUse.h - Shared memory of compiled kernels ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_COMPILE_SHAREDUSE_H
#define OPENNVVM_LIB_TILE_COMPILE_SHAREDUSE_H

#include "llvm/IR/Function.h"
#include <cstdint>

namespace opennvvm::tile {

/// The bytes of the variables in shared memory that \p Kernel and what it calls
/// use, one after the other, with gaps for their alignment. Those that launches
/// give a size have none here.
uint64_t staticSharedOf(const llvm::Function &Kernel);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_COMPILE_SHAREDUSE_H
