//===- FilledIn.h - Templates of messages -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_FILLEDIN_H
#define OPENNVVM_CATALOG_FILLEDIN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cassert>
#include <string>

namespace opennvvm {

/// \p Text, of the catalog, with \p Words in the places {0}, {1} …, each of
/// which must have a word.
inline std::string filledIn(llvm::StringRef Text,
                            llvm::ArrayRef<std::string> Words) {
  std::string Result;
  while (!Text.empty()) {
    auto [Before, After] = Text.split('{');
    Result += Before;
    unsigned Number = 0;
    if (After.consumeInteger(10, Number) || !After.consume_front("}"))
      break;
    assert(Number < Words.size() && "the message has more places");
    Result += Words[Number];
    Text = After;
  }
  return Result;
}

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_FILLEDIN_H
