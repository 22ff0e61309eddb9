//===- Text.cpp - A text that an editor shows -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace llvm;
using llvm::lsp::Position;
using llvm::lsp::Range;

namespace opennvvm::editor {

static constexpr std::pair<StringLiteral, ColumnUnit> UnitNames[] = {
    {"utf-16", ColumnUnit::UTF16},
    {"utf-8", ColumnUnit::UTF8},
    {"utf-32", ColumnUnit::UTF32}};

ColumnUnit chooseColumnUnit(ArrayRef<std::string> Offered) {
  for (const std::string &Name : Offered)
    for (const auto &[Known, Unit] : UnitNames)
      if (Name == Known)
        return Unit;
  return ColumnUnit::UTF16;
}

StringRef columnUnitName(ColumnUnit Unit) {
  for (const auto &[Known, Each] : UnitNames)
    if (Each == Unit)
      return Known;
  return {};
}

/// The bytes of the character at the start of \p Rest, which is not empty. A
/// byte that begins no valid character is one of its own.
static unsigned sizeOfCharacter(StringRef Rest) {
  if (static_cast<unsigned char>(Rest.front()) < 0x80)
    return 1;
  const auto *Begin = Rest.bytes_begin();
  unsigned Size = getNumBytesForUTF8(*Begin);
  return Size <= Rest.size() && isLegalUTF8Sequence(Begin, Begin + Size) ? Size
                                                                         : 1;
}

/// The columns that a character of \p Bytes bytes takes. Only what UTF-8 writes
/// in four bytes takes two units of UTF-16.
static unsigned columnsOf(unsigned Bytes, ColumnUnit Unit) {
  switch (Unit) {
  case ColumnUnit::UTF8:
    return Bytes;
  case ColumnUnit::UTF16:
    return Bytes == 4 ? 2 : 1;
  case ColumnUnit::UTF32:
    return 1;
  }
  llvm_unreachable("not a unit");
}

Text::Text(std::string Given, ColumnUnit Unit)
    : Contents(std::move(Given)), Unit(Unit) {
  findLines();
}

void Text::findLines() {
  LineStarts = {0};
  StringRef All = Contents;
  for (size_t At = 0;
       (At = All.find_first_of("\r\n", At)) != StringRef::npos;) {
    At += All.substr(At, 2) == "\r\n" ? 2 : 1;
    LineStarts.push_back(At);
  }
}

size_t Text::startOfLine(unsigned Number) const {
  return Number < LineStarts.size() ? LineStarts[Number] : Contents.size();
}

StringRef Text::line(unsigned Number) const {
  size_t Begin = startOfLine(Number);
  StringRef Line = StringRef(Contents).slice(Begin, startOfLine(Number + 1));
  if (Number + 1 >= LineStarts.size())
    return Line;
  Line.consume_back("\n");
  Line.consume_back("\r");
  return Line;
}

unsigned Text::lineOf(size_t Offset) const {
  return upper_bound(LineStarts, Offset) - LineStarts.begin() - 1;
}

size_t Text::offsetOf(Position At) const {
  if (At.line < 0)
    return 0;
  if (unsigned(At.line) >= LineStarts.size())
    return Contents.size();
  StringRef Line = line(At.line);
  size_t Begin = LineStarts[At.line], Byte = 0;
  int Column = 0;
  while (Byte < Line.size()) {
    unsigned Size = sizeOfCharacter(Line.drop_front(Byte));
    Column += columnsOf(Size, Unit);
    if (Column > At.character)
      break;
    Byte += Size;
  }
  return Begin + Byte;
}

Position Text::positionOf(size_t Offset) const {
  Offset = std::min(Offset, Contents.size());
  unsigned Number = lineOf(Offset);
  StringRef Before = StringRef(Contents).slice(LineStarts[Number], Offset);
  int Column = 0;
  if (Unit == ColumnUnit::UTF8)
    return Position(Number, Before.size());
  // The last character may have been cut off: count it only if it is whole.
  StringRef Line = StringRef(Contents).drop_front(LineStarts[Number]);
  for (size_t Byte = 0; Byte < Before.size();) {
    unsigned Size = sizeOfCharacter(Line.drop_front(Byte));
    if (Byte + Size > Before.size())
      break;
    Column += columnsOf(Size, Unit);
    Byte += Size;
  }
  return Position(Number, Column);
}

Range Text::rangeOf(size_t Begin, size_t End) const {
  return Range(positionOf(Begin), positionOf(std::max(Begin, End)));
}

void Text::replace(size_t Begin, size_t End, StringRef New) {
  Begin = std::min(Begin, Contents.size());
  End = std::clamp(End, Begin, Contents.size());
  Contents.replace(Begin, End - Begin, New.data(), New.size());
  findLines();
}

void Text::apply(const llvm::lsp::TextDocumentContentChangeEvent &Change) {
  if (!Change.range)
    return replace(0, Contents.size(), Change.text);
  replace(offsetOf(Change.range->start), offsetOf(Change.range->end),
          Change.text);
}

} // namespace opennvvm::editor
