//===- TextSearch.h - Where a text has another ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_TEXTSEARCH_H
#define OPENNVVM_LIB_INPUT_TEXTSEARCH_H

#include "llvm/ADT/StringRef.h"
#include <cstring>

namespace opennvvm {

/// Where \p Needle first occurs in \p Text, starting at \p From; npos if it
/// does not. Faster than StringRef::find() on megabytes.
inline size_t findText(llvm::StringRef Text, llvm::StringRef Needle,
                       size_t From = 0) {
  llvm::StringRef Rest = Text.drop_front(From);
  const void *At =
      memmem(Rest.data(), Rest.size(), Needle.data(), Needle.size());
  return At ? static_cast<const char *>(At) - Text.data()
            : llvm::StringRef::npos;
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_TEXTSEARCH_H
