//===- Text.h - C++ spellings of catalog text -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_TEXT_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_TEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace opennvvm {

/// \p S as a C++ string literal with its quotes.
std::string quoted(llvm::StringRef S);

/// "addrspace-cast-target" as "AddrspaceCastTarget".
std::string camelCase(llvm::StringRef KebabCase);

/// Whether \p S is lower-case words and digits joined by hyphens.
bool isKebabCase(llvm::StringRef S);

/// Writes module \p Text as an example of a page, below \p Title.
void writeExample(llvm::raw_ostream &OS, llvm::StringRef Title,
                  llvm::StringRef Text);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_TEXT_H
