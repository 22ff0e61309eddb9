//===- DeviceFunction.cpp - Functions that devices have -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/DeviceFunction.h"

using namespace llvm;

namespace opennvvm {

static constexpr DeviceFunction Functions[] = {
#include "opennvvm/Catalog/DeviceFunctions.inc"
};

static constexpr DeviceFunction Unknown = {"",    false, false, false,
                                           false, false, false, false};

const DeviceFunction &lookupDeviceFunction(StringRef Name) {
  const DeviceFunction *Found = &Unknown;
  for (const DeviceFunction &F : Functions) {
    // A name of its own says more than how it begins.
    if (!F.IsPrefix && Name == F.Name)
      return F;
    if (F.IsPrefix && Name.starts_with(F.Name))
      Found = &F;
  }
  return *Found;
}

} // namespace opennvvm
