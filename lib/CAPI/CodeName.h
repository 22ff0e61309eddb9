//===- CodeName.h - Names of the codes that C clients pass ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_CODENAME_H
#define OPENNVVM_LIB_CAPI_CODENAME_H

#include "llvm/ADT/ArrayRef.h"
#include <cstring>

namespace opennvvm::capi {

/// The name in \p Names of \p Code, a C enumeration counted from 0; \p Unknown
/// if it is in none. A client in C may pass any number, which C++ must not read
/// as an enumerator.
template <typename E>
const char *nameOfCode(const E &Code, llvm::ArrayRef<const char *> Names,
                       const char *Unknown) {
  unsigned Index;
  static_assert(sizeof(Index) == sizeof(Code));
  std::memcpy(&Index, &Code, sizeof(Index));
  return Index < Names.size() ? Names[Index] : Unknown;
}

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_CODENAME_H
