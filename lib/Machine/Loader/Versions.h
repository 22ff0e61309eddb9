//===- Versions.h - Versions of the ISA and their machines ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_LOADER_VERSIONS_H
#define OPENNVVM_LIB_MACHINE_LOADER_VERSIONS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm::ptxmachine {

/// Reads what follows .version, "9.4", as 94. \returns what is wrong with it,
/// or an empty string.
std::string readVersion(llvm::StringRef Text, unsigned &Version);

/// \returns what is wrong with \p Word of .target in a module of \p Version,
/// which is 0 if it has none, or an empty string.
std::string checkTarget(llvm::StringRef Word, unsigned Version);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_LOADER_VERSIONS_H
