//===- ReaderText.cpp - Constructs of newer IR in text --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/ReaderText.h"

using namespace llvm;

namespace opennvvm {

static bool spells(StringRef Pattern, StringRef Token) {
  return Pattern.consume_back("*") ? Token.starts_with(Pattern)
                                   : Token == Pattern;
}

std::optional<IRLexer::Token>
lastTokenOf(const ReaderConstruct &C, IRLexer::Token First, IRLexer &Behind) {
  auto [Pattern, Rest] = StringRef(C.Spelling).split(' ');
  if (!spells(Pattern, First.Text))
    return std::nullopt;
  if (Rest.empty())
    return Behind.peek().is(':') ? std::nullopt : std::optional(First);
  IRLexer L = Behind;
  IRLexer::Token Last = First;
  while (!Rest.empty()) {
    std::tie(Pattern, Rest) = Rest.split(' ');
    Last = L.next();
    if (!spells(Pattern, Last.Text))
      return std::nullopt;
  }
  Behind = L;
  return Last;
}

} // namespace opennvvm
