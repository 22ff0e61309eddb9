//===- Demangle.h - Names that are longer than they look --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_DEMANGLE_H
#define OPENNVVM_LIB_SUPPORT_DEMANGLE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm {

/// \p Name demangled; \p Name itself if it is not mangled, or would become too
/// long. Unlike LLVM's function, it takes little time and memory whatever the
/// name.
std::string demangled(llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_DEMANGLE_H
