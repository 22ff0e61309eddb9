//===- Release.h - The releases of libNVVM ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Profile libnvvm is what one release of libNVVM enforces.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_RELEASE_H
#define OPENNVVM_CATALOG_RELEASE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// A release of libNVVM.
struct LibNVVMRelease {
  llvm::StringLiteral Number; ///< "13.0".
  uint8_t Index;              ///< Its position among all, the oldest first.
};

/// All releases that are known, the oldest first.
llvm::ArrayRef<LibNVVMRelease> libNVVMReleases();

/// The release that profile libnvvm is if none is asked for.
const LibNVVMRelease &newestLibNVVMRelease();

/// The release with that number, such as "13.0"; null if there is none.
const LibNVVMRelease *findLibNVVMRelease(llvm::StringRef Number);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_RELEASE_H
