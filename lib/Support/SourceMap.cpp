//===- SourceMap.cpp - From IR back to the text it came from --------------===//
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

/// Narrows \p Range to \p Word on its first line; invalid when it is not there.
static TextRange narrow(TextRange Range, StringRef Line, StringRef Word) {
  size_t At = Line.find(Word, Range.Column - 1);
  if (At == StringRef::npos)
    return {};
  return {Range.Line, unsigned(At) + 1, Range.Line,
          unsigned(At + Word.size()) + 1};
}

/// Looks for a line that starts with \p Start and goes on with \p Mention;
/// what stands behind the latter must not lengthen the name.
static TextRange findLine(StringRef Text, StringRef Start, StringRef Mention) {
  for (unsigned Line = 1; !Text.empty(); ++Line) {
    auto [This, Rest] = Text.split('\n');
    Text = Rest;
    if (!This.starts_with(Start))
      continue;
    for (size_t At = This.find(Mention); At != StringRef::npos;
         At = This.find(Mention, At + 1)) {
      size_t End = At + Mention.size();
      char Next = End < This.size() ? This[End] : ' ';
      if (!isAlnum(Next) && !StringRef("-$._").contains(Next))
        return {Line, unsigned(At) + 1, Line, unsigned(End) + 1};
    }
  }
  return {};
}

TextRange SourceMap::findInstruction(const Instruction &I) const {
  auto Location = Context.getInstructionLocation(&I);
  if (!Location)
    return {};
  TextRange Range = rangeOf(*Location);
  // The record may be of an instruction that is gone and whose memory has a
  // new tenant; then another word stands there.
  return narrow(Range, line(Range.Line), I.getOpcodeName());
}

TextRange SourceMap::findGlobal(const GlobalValue &GV) const {
  std::string Name;
  raw_string_ostream OS(Name);
  GV.printAsOperand(OS, /*PrintType=*/false, GV.getParent());
  auto *F = dyn_cast<Function>(&GV);
  if (!F)
    return findLine(Text.getBuffer(), Name, Name);
  if (auto Location = Context.getFunctionLocation(F)) {
    TextRange Range = rangeOf(*Location);
    return narrow(Range, line(Range.Line), Name);
  }
  // Declarations are not in LLVM's record.
  return findLine(Text.getBuffer(), "declare", Name);
}

TextRange SourceMap::find(Place At) const {
  if (Text.getBufferSize() == 0)
    return {};
  if (At.I)
    return findInstruction(*At.I);
  if (At.GV)
    return findGlobal(*At.GV);
  if (!At.MD)
    return {};
  std::string Name = ("!" + At.MD->getName()).str();
  return findLine(Text.getBuffer(), Name, Name);
}

} // namespace opennvvm
