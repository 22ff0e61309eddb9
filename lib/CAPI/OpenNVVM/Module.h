//===- Module.h - Text or bitcode in memory ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_OPENNVVM_MODULE_H
#define OPENNVVM_LIB_CAPI_OPENNVVM_MODULE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <memory>
#include <string>

namespace opennvvm::capi {

/// A module as it was given. Nothing changes it.
struct ModuleBytes {
  static constexpr uintptr_t FirstHandle = 0x4F4E564D02;

  std::string Name;
  std::unique_ptr<char[]> Text; ///< Ends in a NUL that Size does not count.
  size_t Size = 0;

  llvm::StringRef bytes() const { return {Text.get(), Size}; }
};

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_OPENNVVM_MODULE_H
