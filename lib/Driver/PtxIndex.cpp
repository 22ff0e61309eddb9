//===- PtxIndex.cpp - Where things are in PTX -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxIndex.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Reads PTX line by line.
class Reader {
public:
  explicit Reader(ArrayRef<LineMark> Marks) : Marks(Marks) {}
  void readLine(StringRef Text, unsigned Number);
  PtxIndex finish();

private:
  void readDirective(StringRef Text);
  void readHeading(StringRef Text);
  void readRegisters(StringRef Text);
  void readFrame(StringRef Text);
  void readLocation(StringRef Text);
  void readFile(StringRef Text);
  void endLocation();

  unsigned inputLine();

  ArrayRef<LineMark> Marks; ///< The first is the last that was passed.
  PtxIndex Index;
  PtxFunction Current;
  unsigned Number = 0;
  unsigned Depth = 0; ///< Of braces.
  bool HasHeading = false;
  std::string IR;
  unsigned File = 0, UserLine = 0, UserColumn = 0;
};
} // namespace

/// The word at the start of \p Text, which is removed.
static StringRef takeWord(StringRef &Text) {
  Text = Text.ltrim();
  StringRef Word = Text.take_until([](char C) { return isSpace(C); });
  Text = Text.drop_front(Word.size());
  return Word;
}

static unsigned takeNumber(StringRef &Text) {
  unsigned Value = 0;
  (void)takeWord(Text).getAsInteger(10, Value);
  return Value;
}

void Reader::endLocation() { File = UserLine = UserColumn = 0; }

/// ".visible .entry name(", ".func (.param .b32 r) name(" or ".func name".
void Reader::readHeading(StringRef Text) {
  bool IsKernel = Text.contains(".entry");
  StringRef Rest = Text.split(IsKernel ? ".entry" : ".func").second.ltrim();
  if (Rest.consume_front("("))
    Rest = Rest.split(')').second.ltrim();
  Current = {};
  Current.Name =
      Rest.take_until([](char C) { return C == '(' || isSpace(C); }).str();
  Current.IsKernel = IsKernel;
  Current.FirstLine = Number;
  HasHeading = true;
}

/// ".reg .b32 %r<5>;" declares four registers that are used, from %r1 on.
void Reader::readRegisters(StringRef Text) {
  StringRef Type = takeWord(Text);
  unsigned End = 0;
  if (Text.split('<').second.split('>').first.getAsInteger(10, End) || !End)
    return;
  unsigned *Count = StringSwitch<unsigned *>(Type)
                        .Case(".pred", &Current.Pred)
                        .Case(".b16", &Current.B16)
                        .Case(".b32", &Current.B32)
                        .Case(".b64", &Current.B64)
                        .Case(".b128", &Current.B128)
                        .Default(nullptr);
  if (Count)
    *Count += End - 1;
}

/// ".local .align 8 .b8 __local_depot0[16];"
void Reader::readFrame(StringRef Text) {
  unsigned Bytes = 0;
  if (!Text.split('[').second.split(']').first.getAsInteger(10, Bytes))
    Current.FrameBytes += Bytes;
}

/// ".loc FILE LINE COLUMN", perhaps followed by ", function_name ...".
void Reader::readLocation(StringRef Text) {
  Text = Text.split(',').first;
  File = takeNumber(Text);
  UserLine = takeNumber(Text);
  UserColumn = takeNumber(Text);
}

/// ".file NUMBER \"NAME\""
void Reader::readFile(StringRef Text) {
  unsigned ID = takeNumber(Text);
  StringRef Name = Text.split('"').second;
  // The text has at most one file per line.
  if (ID > Number)
    return;
  if (Index.Files.size() <= ID)
    Index.Files.resize(ID + 1);
  Index.Files[ID] = Name.substr(0, Name.rfind('"')).str();
}

void Reader::readDirective(StringRef Text) {
  if (Text.contains(".entry ") || Text.starts_with(".func ") ||
      Text.contains(" .func "))
    return readHeading(Text);
  StringRef Rest = Text;
  StringRef Word = takeWord(Rest);
  if (Word == ".version")
    Index.Version = Rest.trim().str();
  else if (Word == ".target")
    Index.Target = Rest.split(',').first.trim().str();
  else if (Word == ".reg")
    readRegisters(Rest);
  else if (Word == ".local" && Depth)
    readFrame(Rest);
  else if (Word == ".loc")
    readLocation(Rest);
  else if (Word == ".file")
    readFile(Rest);
  else if (Word == ".section")
    HasHeading = false; // It was that of a declaration.
}

/// The line of the input for the current line.
unsigned Reader::inputLine() {
  while (Marks.size() > 1 && Marks[1].Line <= Number)
    Marks = Marks.drop_front();
  // What is printed at the start of a function is from no instruction.
  bool Applies = !Marks.empty() && Marks.front().Line <= Number &&
                 Marks.front().Line > Current.FirstLine;
  return Applies ? Marks.front().Input : 0;
}

void Reader::readLine(StringRef Text, unsigned At) {
  Number = At;
  Text = Text.trim();
  if (Text.empty())
    return;
  if (Text.consume_front("//")) {
    if (Depth)
      IR = Text.trim().str();
    return;
  }
  if (Text.starts_with("{") && HasHeading && Depth == 0) {
    Depth = 1;
    endLocation();
    IR.clear();
    return;
  }
  if (Text == "{" || Text.starts_with("{ //")) {
    // Outside of functions, a section begins.
    Depth += Depth != 0;
    return;
  }
  if (Depth && Text.starts_with("}")) {
    if (--Depth)
      return;
    Current.LastLine = At;
    Index.Functions.push_back(std::move(Current));
    HasHeading = false;
    return;
  }
  if (Text.starts_with("."))
    return readDirective(Text);
  // Labels and the rest of a declaration.
  if (!Depth || Text.ends_with(":"))
    return;
  PtxLine L;
  L.Line = At;
  L.InputLine = inputLine();
  L.Function = Index.Functions.size();
  L.IR = std::move(IR);
  IR.clear();
  L.File = File;
  L.UserLine = UserLine;
  L.UserColumn = UserColumn;
  Index.Lines.push_back(std::move(L));
}

PtxIndex Reader::finish() {
  // A function that does not end has no entry.
  while (!Index.Lines.empty() &&
         Index.Lines.back().Function >= Index.Functions.size())
    Index.Lines.pop_back();
  return std::move(Index);
}

PtxIndex indexPtx(StringRef Text, ArrayRef<LineMark> Marks) {
  Reader R(Marks);
  for (unsigned Number = 1; !Text.empty(); ++Number) {
    auto [Line, Rest] = Text.split('\n');
    R.readLine(Line, Number);
    Text = Rest;
  }
  return R.finish();
}

} // namespace opennvvm
