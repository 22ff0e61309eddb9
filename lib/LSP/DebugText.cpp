//===- DebugText.cpp - Places in the source, by the words -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DebugText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::editor {

using Token = IRLexer::Token;

DebugText::DebugText(const Index &I) : I(I) {
  for (const Statement &S : I.statements())
    if (S.Kind == StatementKind::Metadata)
      Nodes[I.text(S.Name)] = {S.Begin, S.End};
}

/// What node \p Node has behind "\p Name:"; empty if it has nothing.
StringRef DebugText::field(StringRef Node, StringRef Name) const {
  auto It = Nodes.find(Node);
  if (It == Nodes.end())
    return {};
  IRLexer L(I.text(It->second), 0);
  for (Token T = L.next(); T.Kind != Token::End; T = L.next())
    if (T.Text == Name && L.peek().is(':')) {
      L.next();
      return L.next().Text;
    }
  return {};
}

std::string DebugText::find(StringRef Node) const {
  // Scopes may go around in a circle.
  static constexpr unsigned MostScopes = 64;
  auto It = Nodes.find(Node);
  if (It == Nodes.end() || !I.text(It->second).contains("!DILocation("))
    return {};
  StringRef Line = field(Node, "line");
  StringRef Scope = field(Node, "scope");
  for (unsigned Depth = 0; Depth < MostScopes && !Scope.empty(); ++Depth) {
    if (StringRef File = field(Scope, "file"); File.starts_with("!")) {
      std::string Path = nameOf(field(File, "filename"));
      if (Path.empty() || Line.empty() || Line == "0")
        return {};
      return sys::path::filename(Path).str() + ":" + Line.str();
    }
    Scope = field(Scope, "scope");
  }
  return {};
}

const std::string &DebugText::placeOf(StringRef Node) {
  auto [It, IsNew] = Known.try_emplace(Node);
  if (IsNew)
    It->second = find(Node);
  return It->second;
}

} // namespace opennvvm::editor
