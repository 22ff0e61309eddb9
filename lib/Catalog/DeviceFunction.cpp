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
                                           false, false, false};

const DeviceFunction &lookupDeviceFunction(StringRef Name) {
  for (const DeviceFunction &F : Functions)
    if (F.IsPrefix ? Name.starts_with(F.Name) : Name == F.Name)
      return F;
  return Unknown;
}

} // namespace opennvvm
