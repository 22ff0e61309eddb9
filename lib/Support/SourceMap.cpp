//===- SourceMap.cpp - From IR back to the text it came from ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Support/SourceMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// LLVM counts from 0, people from 1.
static TextRange rangeOf(const FileLocRange &R) {
  return {R.Start.Line + 1, R.Start.Col + 1, R.End.Line + 1, R.End.Col + 1};
}

StringRef SourceMap::line(unsigned Number) const {
  StringRef All = Text.getBuffer();
  if (LineStarts.empty()) {
    LineStarts.push_back(0);
    for (size_t At = 0; (At = All.find('\n', At)) != StringRef::npos;)
      LineStarts.push_back(++At);
  }
  if (Number == 0 || Number > LineStarts.size())
    return {};
  return All.drop_front(LineStarts[Number - 1]).take_until([](char C) {
    return C == '\n' || C == '\r';
  });
}

/// The line that starts with \p Sigil \p Name, and how long the name is.
static TextRange findDefinition(StringRef Text, StringRef Sigil,
                                StringRef Name) {
  unsigned Line = 1;
  while (!Text.empty()) {
    auto [This, Rest] = Text.split('\n');
    StringRef Candidate = This;
    if (Candidate.consume_front(Sigil)) {
      bool Quoted = Candidate.consume_front("\"");
      if (Candidate.consume_front(Name) &&
          (!Quoted || Candidate.consume_front("\"")) &&
          Candidate.ltrim().starts_with("="))
        return {Line, 1, Line, unsigned(This.size() - Candidate.size()) + 1};
    }
    Text = Rest;
    ++Line;
  }
  return {};
}

TextRange SourceMap::find(Place At) const {
  StringRef All = Text.getBuffer();
  if (All.empty())
    return {};
  if (At.I) {
    if (auto R = Context.getInstructionLocation(At.I))
      return rangeOf(*R);
    return {};
  }
  if (At.MD)
    return findDefinition(All, "!", At.MD->getName());
  if (!At.GV)
    return {};
  if (auto *F = dyn_cast<Function>(At.GV)) {
    if (auto R = Context.getFunctionLocation(F)) {
      TextRange Range = rangeOf(*R);
      // A caret under a whole function helps nobody: its first line does.
      StringRef First = line(Range.Line);
      Range.EndLine = Range.Line;
      Range.EndColumn = unsigned(First.rtrim(" {").size()) + 1;
      return Range;
    }
    // Declarations are not in LLVM's record.
    unsigned Number = 1;
    StringRef Rest = All;
    std::string Mention = ("@" + F->getName() + "(").str();
    while (!Rest.empty()) {
      auto [This, After] = Rest.split('\n');
      if (This.starts_with("declare") && This.contains(Mention))
        return {Number, 1, Number, unsigned(This.rtrim().size()) + 1};
      Rest = After;
      ++Number;
    }
    return {};
  }
  return findDefinition(All, "@", At.GV->getName());
}

} // namespace opennvvm
