//===- OriginText.cpp - Places of a run, as text --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/OriginText.h"

using namespace llvm;

namespace opennvvm::run {

std::string placeOf(const Loaded &L, const Origin &At) {
  if (!At.Source.empty()) {
    const SourceLine &S = At.Source.front();
    return S.File + ":" + std::to_string(S.Line) +
           (S.Column ? ":" + std::to_string(S.Column) : "");
  }
  if (At.InputLine)
    return L.File + ":" + std::to_string(At.InputLine);
  if (At.PTXLine && !L.IsCompiled)
    return L.File + ":" + std::to_string(At.PTXLine);
  return L.File;
}

void writeOrigin(json::OStream &J, const Loaded &L, const Origin &At) {
  if (At.PTXLine) {
    J.attribute("ptxLine", At.PTXLine);
    J.attribute("ptx", json::fixUTF8(L.lineOf(At.PTXLine)));
  }
  if (At.InputLine)
    J.attribute("line", At.InputLine);
  if (At.Source.empty())
    return;
  J.attributeArray("source", [&] {
    for (const SourceLine &S : At.Source)
      J.object([&] {
        J.attribute("file", json::fixUTF8(S.File));
        J.attribute("line", S.Line);
        if (S.Column)
          J.attribute("column", S.Column);
        if (!S.Function.empty())
          J.attribute("function", json::fixUTF8(S.Function));
      });
  });
}

} // namespace opennvvm::run
