//===- PointerIntrinsics.h - Intrinsics with a pointer ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_POINTERINTRINSICS_H
#define OPENNVVM_LIB_PREPARE_POINTERINTRINSICS_H

namespace opennvvm {
struct PointerIntrinsics;
} // namespace opennvvm

namespace opennvvm::prepare {

/// The intrinsics of the catalog whose first argument may be a generic pointer
/// or one to an address space, such as atomics with a scope: those that name
/// the space are faster.
extern const PointerIntrinsics CatalogPointers;

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_POINTERINTRINSICS_H
