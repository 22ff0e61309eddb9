//===- Statement.cpp - The statement that is being written ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Statement.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::nv_tileas;
using llvm::StringRef;

/// The name with which a statement on \p Line begins, after its results; empty
/// if the line goes on with another statement.
static StringRef nameOn(StringRef Line) {
  Line = Line.ltrim();
  if (Line.starts_with("%"))
    Line = Line.split('=').second.ltrim();
  Line.consume_front("\"");
  StringRef Name = Line.take_while(
      [](char C) { return llvm::isAlnum(C) || C == '_' || C == '.'; });
  return Name.contains('.') || Name == "return" || Name == "call" ? Name : "";
}

static bool isBoundary(StringRef Line) {
  Line = Line.trim();
  return Line.empty() || Line.starts_with("^") || Line.starts_with("}") ||
         Line.starts_with("//");
}

std::optional<lsp::Statement> lsp::statementAt(StringRef Text, size_t Offset) {
  StringRef Before = Text.take_front(Offset);
  while (true) {
    size_t Begin = Before.rfind('\n') + 1;
    StringRef Line = Before.drop_front(Begin);
    if (StringRef Name = nameOn(Line); !Name.empty()) {
      const OperationInfo *Op = findOperation(Name);
      if (!Op)
        return std::nullopt;
      return Statement{
          Op, Text.take_front(Offset).drop_front(Name.end() - Text.begin())};
    }
    if (Begin == 0 || isBoundary(Line))
      return std::nullopt;
    Before = Before.take_front(Begin - 1);
  }
}

std::optional<StringRef> lsp::Statement::openDictionary() const {
  size_t Brace = Written.rfind('{');
  if (Brace == StringRef::npos || Written.drop_front(Brace).contains('}') ||
      Written.drop_front(Brace).contains('\n'))
    return std::nullopt;
  return Written.drop_front(Brace + 1);
}
