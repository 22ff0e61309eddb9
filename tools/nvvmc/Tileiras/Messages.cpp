//===- Messages.cpp - How tileiras prints errors --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Messages.h"
#include "../TileRemarks.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::tool::tileiras {

namespace {
struct Place {
  StringRef File;
  int64_t Line = 0, Column = 0;

  bool operator==(const Place &) const = default;
};
} // namespace

/// The innermost frame of \p O; without a file if there is none.
static Place placeOf(const json::Object &O) {
  Place P;
  const json::Array *Frames = O.getArray("source");
  if (!Frames || Frames->empty())
    return P;
  const json::Object *Frame = Frames->front().getAsObject();
  if (!Frame)
    return P;
  P.File = Frame->getString("file").value_or("");
  P.Line = Frame->getInteger("line").value_or(0);
  P.Column = Frame->getInteger("column").value_or(0);
  return P;
}

/// Prints an error, or a note of one at \p Before.
static void print(raw_ostream &OS, const json::Object &O, StringRef Kind,
                  const Place &Before = {}) {
  Place P = placeOf(O);
  bool HasLine = !P.File.empty() && P.Line > 0;
  if (HasLine)
    OS << "loc(\"" << P.File << "\":" << P.Line << ':' << P.Column << "): ";
  OS << Kind << ": " << O.getString("message").value_or("");
  if (std::optional<StringRef> Rule = O.getString("rule"))
    OS << " [" << *Rule << ']';
  OS << '\n';
  if (HasLine && !(P == Before))
    printSourceLine(OS, P.File, P.Line, P.Column);
  if (const json::Array *Notes = O.getArray("notes"))
    for (const json::Value &Note : *Notes)
      if (const json::Object *Inner = Note.getAsObject())
        print(OS, *Inner, "note", P);
}

bool printMessages(raw_ostream &OS, StringRef JSONLines) {
  bool WasRead = true;
  for (StringRef Line : split(JSONLines, '\n')) {
    if (Line.empty())
      continue;
    Expected<json::Value> Read = json::parse(Line);
    const json::Object *O = Read ? Read->getAsObject() : nullptr;
    if (O) {
      WasRead &= O->getString("stage") != StringRef("read");
      print(OS, *O, "error");
    } else {
      OS << "error: " << Line << '\n';
    }
    if (!Read)
      consumeError(Read.takeError());
  }
  return WasRead;
}

} // namespace opennvvm::tool::tileiras
