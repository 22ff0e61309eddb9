//===- Input.cpp - PTX to run, and where it is from -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/Input.h"
#include "Machine/SourceLines.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm::run {

/// \p Text after blanks and comments.
static StringRef skipComments(StringRef Text) {
  while (true) {
    Text = Text.ltrim();
    if (Text.starts_with("//"))
      Text = Text.drop_while([](char C) { return C != '\n'; });
    else if (Text.starts_with("/*"))
      Text = Text.substr(Text.find("*/", 2)).drop_front(2);
    else
      return Text;
  }
}

bool isPTX(StringRef Text) {
  StringRef Rest = skipComments(Text);
  return Rest.consume_front(".version") && !Rest.empty() &&
         isSpace(Rest.front());
}

Origin Loaded::originOf(unsigned PTXLine) const {
  Origin O;
  O.PTXLine = PTXLine;
  if (!PTXLine)
    return O;
  const auto *After = partition_point(
      ArrayRef(Marks), [&](const LineMark &M) { return M.Line <= PTXLine; });
  if (After != Marks.data())
    O.InputLine = After[-1].Input;
  for (const ptxmachine::SourcePlace &P :
       ptxmachine::sourceOf(*Module, PTXLine))
    O.Source.push_back({P.File.str(), P.Line, P.Column, P.Function});
  return O;
}

StringRef Loaded::lineOf(unsigned Number) const {
  StringRef Rest = PTX;
  for (; Number > 1 && !Rest.empty(); --Number)
    Rest = Rest.split('\n').second;
  return Number ? Rest.split('\n').first.trim() : StringRef();
}

StringRef Loaded::target() const {
  for (StringRef Line : split(PTX, '\n'))
    if (Line.consume_front(".target"))
      return Line.trim().take_until(
          [](char C) { return C == ',' || isSpace(C); });
  return {};
}

Expected<Loaded> load(std::string PTX, StringRef File) {
  Loaded L;
  L.File = File.str();
  L.PTX = std::move(PTX);
  Expected<std::unique_ptr<ptxmachine::Module>> M = ptxmachine::parse(L.PTX);
  if (!M)
    return createStringError(inconvertibleErrorCode(),
                             File + ": " + toString(M.takeError()));
  L.Module = std::move(*M);
  return L;
}

Expected<std::optional<Loaded>>
compile(Session &S, std::unique_ptr<MemoryBuffer> Text, StringRef File) {
  ProgramUnit &Unit = S.read(std::move(Text), File);
  if (!Unit.Input.Module || !Unit.IsSound) {
    if (Unit.Input.Module)
      S.check(Unit);
    return std::nullopt;
  }
  if (Unit.Input.Map)
    Unit.Input.Map->pin(*Unit.Input.Module);
  Products Made;
  if (!S.link(LinkStyle()) || !S.compile(Made))
    return std::nullopt;
  Expected<Loaded> L = load(Made.text().str(), File);
  if (!L)
    return createStringError(inconvertibleErrorCode(),
                             "the PTX of " + toString(L.takeError()));
  L->Marks = std::move(Made.Marks);
  L->IsCompiled = true;
  return std::move(*L);
}

} // namespace opennvvm::run
