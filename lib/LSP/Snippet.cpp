//===- Snippet.cpp - Text with places to fill in --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Snippet.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::editor {

std::string escapeSnippet(StringRef Plain) {
  std::string Text;
  for (char C : Plain) {
    if (C == '$' || C == '}' || C == '\\')
      Text += '\\';
    Text += C;
  }
  return Text;
}

bool isSnippet(StringRef Text) { return Text.contains("${"); }

std::string withoutPlaceholders(StringRef Snippet) {
  std::string Text;
  while (!Snippet.empty()) {
    if (Snippet.consume_front("\\")) {
      Text += Snippet.take_front();
      Snippet = Snippet.drop_front(std::min<size_t>(1, Snippet.size()));
    } else if (Snippet.consume_front("${")) {
      Snippet = Snippet.drop_while(isDigit);
      Snippet.consume_front(":");
    } else if (!Snippet.consume_front("}")) {
      Text += Snippet.front();
      Snippet = Snippet.drop_front();
    }
  }
  return Text;
}

} // namespace opennvvm::editor
