//===- Document.cpp - A module that an editor shows -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Document.h"

using namespace llvm;

namespace opennvvm::editor {

const Index &Document::index() const {
  std::call_once(IsIndexed, [&] { Names.emplace(Contents.str()); });
  return *Names;
}

size_t Document::offsetOf(unsigned Line, unsigned Column) const {
  std::call_once(HasLines, [&] {
    StringRef All = Contents.str();
    Lines.push_back(0);
    for (size_t At = 0; (At = All.find('\n', At)) != StringRef::npos;)
      Lines.push_back(++At);
  });
  if (Line > Lines.size())
    return Contents.size();
  return std::min(Lines[Line - 1] + std::max(Column, 1u) - 1, Contents.size());
}

Span Document::spanOf(const TextRange &R) const {
  if (!R.isValid())
    return {};
  size_t Begin = offsetOf(R.Line, R.Column);
  size_t End = R.EndLine ? offsetOf(R.EndLine, R.EndColumn) : Begin;
  return {Begin, std::max(Begin, End)};
}

} // namespace opennvvm::editor
