//===- DeviceFunction.h - Functions that devices have -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_DEVICEFUNCTION_H
#define OPENNVVM_LIB_CATALOG_DEVICEFUNCTION_H

#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// A function that is known by its name, from catalog/DeviceFunctions.td.
struct DeviceFunction {
  llvm::StringLiteral Name;
  bool IsPrefix;     ///< Every function whose name begins so.
  bool IsProvided;   ///< The driver or a library that is linked later has it.
  bool IsSystemCall; ///< ptxas knows its type and lets it be called only.
  bool ReturnsHeap;  ///< Its result points to the heap, in global memory.
  bool IsLibdevice;
  bool IsConvergent; ///< Its threads wait for each other.
  bool AsksCompiler; ///< Its result depends on the compiler's options.
};

/// What is known of functions named \p Name: all false if nothing is.
const DeviceFunction &lookupDeviceFunction(llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_DEVICEFUNCTION_H
