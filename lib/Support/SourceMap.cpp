//===- SourceMap.cpp - From IR back to the text it came from --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/SourceMap.h"
#include "Support/IRText.h"
#include "Target/Annotation.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

SourceMap::SourceMap() = default;
SourceMap::SourceMap(MemoryBufferRef Text) : Text(Text) {}
SourceMap::~SourceMap() = default;

//===----------------------------------------------------------------------===//
// Lines and offsets
//===----------------------------------------------------------------------===//

void SourceMap::findLineStarts() const {
  if (!LineStarts.empty())
    return;
  StringRef All = Text.getBuffer();
  LineStarts.push_back(0);
  for (size_t At = 0; (At = All.find('\n', At)) != StringRef::npos;)
    LineStarts.push_back(++At);
}

StringRef SourceMap::line(unsigned Number) const {
  findLineStarts();
  if (Number == 0 || Number > LineStarts.size())
    return {};
  return Text.getBuffer()
      .drop_front(LineStarts[Number - 1])
      .take_until([](char C) { return C == '\n' || C == '\r'; });
}

size_t SourceMap::offsetOf(unsigned Line, unsigned Column) const {
  findLineStarts();
  if (Line > LineStarts.size())
    return Text.getBufferSize();
  return std::min(LineStarts[Line - 1] + Column - 1, Text.getBufferSize());
}

TextRange SourceMap::rangeOf(size_t Begin, size_t End) const {
  return Begin < End ? rangeAt(Begin, End) : TextRange();
}

TextRange SourceMap::rangeAt(size_t Begin, size_t End) const {
  findLineStarts();
  auto LineOf = [&](size_t At) {
    return unsigned(upper_bound(LineStarts, At) - LineStarts.begin());
  };
  unsigned First = LineOf(Begin), Last = LineOf(End);
  return {First, unsigned(Begin - LineStarts[First - 1]) + 1, Last,
          unsigned(End - LineStarts[Last - 1]) + 1};
}

unsigned characterColumn(StringRef Line, unsigned Column) {
  // All bytes of a character but its first begin with the bits 10.
  return Column - count_if(Line.take_front(Column ? Column - 1 : 0),
                           [](char C) { return (C & 0xC0) == 0x80; });
}

TextEdit SourceMap::editAt(size_t Begin, size_t End, std::string New) const {
  TextEdit Edit = {Begin, End, rangeAt(Begin, End), std::move(New), {}};
  TextRange &R = Edit.Characters = Edit.Range;
  R.Column = characterColumn(line(R.Line), R.Column);
  R.EndColumn = characterColumn(line(R.EndLine), R.EndColumn);
  return Edit;
}

const Outline &SourceMap::outline() const {
  if (!Lines)
    Lines = std::make_unique<Outline>(Text.getBuffer());
  return *Lines;
}

//===----------------------------------------------------------------------===//
// Instructions and globals
//===----------------------------------------------------------------------===//

void SourceMap::inherit(const Instruction &New, TextRange Range) const {
  if (Range.isValid())
    Inherited[&New] = {WeakVH(const_cast<Instruction *>(&New)), Range};
}

void SourceMap::inherit(const Instruction &New, const Instruction &Old) const {
  inherit(New, findInstruction(Old));
}

void SourceMap::pin(const Module &M) const {
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (!Inherited.contains(&I))
        inherit(I, I);
}

TextRange SourceMap::findInherited(const Instruction &I) const {
  auto It = Inherited.find(&I);
  return It != Inherited.end() && It->second.first ? It->second.second
                                                   : TextRange();
}

TextRange SourceMap::findInstruction(const Instruction &I) const {
  if (TextRange Range = findInherited(I);
      Range.isValid() || Inherited.contains(&I))
    return Range;
  auto Location = Context.getInstructionLocation(&I);
  if (!Location)
    return {};
  // LLVM counts from 0, users from 1. The record may belong to a deleted
  // instruction whose memory was reused; then the text has a different word
  // there.
  unsigned Number = Location->Start.Line + 1;
  StringRef Word = I.getOpcodeName();
  size_t At = line(Number).find(Word, Location->Start.Col);
  if (At == StringRef::npos)
    return {};
  return {Number, unsigned(At) + 1, Number, unsigned(At + Word.size()) + 1};
}

Span SourceMap::spanOf(const FileLocRange &Range) const {
  return {offsetOf(Range.Start.Line + 1, Range.Start.Col + 1),
          offsetOf(Range.End.Line + 1, Range.End.Col + 1)};
}

Span SourceMap::findStatement(const Instruction &I) const {
  auto Location = Context.getInstructionLocation(&I);
  if (!Location || !findInstruction(I).isValid())
    return {};
  return spanOf(*Location);
}

Span SourceMap::findDefinition(const Function &F) const {
  auto Location = Context.getFunctionLocation(&F);
  return Location ? spanOf(*Location) : Span();
}

std::string keyOf(const GlobalValue &GV) {
  if (GV.hasName())
    return GV.getName().str();
  std::string Name;
  raw_string_ostream OS(Name);
  GV.printAsOperand(OS, /*PrintType=*/false, GV.getParent());
  return nameOf(Name);
}

TextRange SourceMap::findGlobal(const GlobalValue &GV) const {
  Span Name;
  if (!isa<Function>(GV))
    Name = outline().variable(keyOf(GV));
  else if (const Outline::Header *H = outline().function(keyOf(GV)))
    Name = H->Name;
  return rangeOf(Name.Begin, Name.End);
}

TextRange SourceMap::findWhole(Place At) const {
  if (At.I)
    return findInstruction(*At.I);
  if (At.GV)
    return findGlobal(*At.GV);
  if (!At.MD)
    return {};
  Span Name = outline().metadata(At.MD->getName());
  return rangeOf(Name.Begin, Name.End);
}

//===----------------------------------------------------------------------===//
// Parts of them
//===----------------------------------------------------------------------===//

TextRange SourceMap::findParameter(const Function &F, unsigned Index,
                                   StringRef Word) const {
  const Outline::Header *H = outline().function(keyOf(F));
  if (!H)
    return {};
  Span S = opennvvm::findParameter(Text.getBuffer(), *H, Index, Word);
  return rangeOf(S.Begin, S.End);
}

TextRange SourceMap::findResult(const Function &F) const {
  const Outline::Header *H = outline().function(keyOf(F));
  if (!H)
    return {};
  Span S = opennvvm::findResult(Text.getBuffer(), *H);
  return rangeOf(S.Begin, S.End);
}

TextRange SourceMap::findTarget(StringRef What, StringRef Component) const {
  Span Quoted = outline().target(What);
  if (Quoted.empty() || Component.empty())
    return rangeOf(Quoted.Begin, Quoted.End);
  StringRef Layout = Text.getBuffer().slice(Quoted.Begin + 1, Quoted.End - 1);
  for (size_t At = Quoted.Begin + 1; !Layout.empty();) {
    auto [First, Rest] = Layout.split('-');
    if (First == Component)
      return rangeOf(At, At + First.size());
    At += First.size() + 1;
    Layout = Rest;
  }
  return rangeOf(Quoted.Begin, Quoted.End);
}

/// Whether annotation \p Key says what attribute \p Name says.
static bool meansAttribute(StringRef Key, StringRef Name) {
  const AnnotationKey *Row = findAnnotationKey(Key);
  return Row && attributeOf(Row->Says) == Name;
}

TextRange SourceMap::findAttribute(Place At, TextRange &InGroup) const {
  StringRef All = Text.getBuffer();
  Span Found, Group;
  if (At.I) {
    Span Whole = findStatement(*At.I);
    if (Whole.empty())
      return {};
    Found = opennvvm::findAttribute(All, outline(), Whole, At.Word, Group);
  } else if (auto *F = dyn_cast_or_null<Function>(At.GV)) {
    std::string Name = keyOf(*F);
    if (const Outline::Header *H = outline().function(Name))
      Found = opennvvm::findAttribute(All, outline(), *H, At.Word, Group);
    if (Found.empty() && At.Word.starts_with("nvvm."))
      Found = findAnnotation(
          All, outline(), AnnotationsName, Name,
          [&](StringRef Key) { return meansAttribute(Key, At.Word); });
  }
  InGroup = rangeOf(Group.Begin, Group.End);
  return rangeOf(Found.Begin, Found.End);
}

TextRange SourceMap::findAsmText(const Instruction &I, unsigned Offset) const {
  Span Whole = findStatement(I);
  StringRef All = Text.getBuffer().take_front(Whole.End);
  size_t Word = All.find(" asm ", Whole.Begin);
  size_t At = Word == StringRef::npos ? Word : All.find('"', Word);
  if (Whole.empty() || At == StringRef::npos)
    return {};
  // "\\" and "\0A" are one byte.
  auto SizeAt = [&](size_t P) -> size_t {
    if (All[P] != '\\')
      return 1;
    return All.substr(P + 1).starts_with("\\") ? 2 : 3;
  };
  for (++At; Offset && At < All.size() && All[At] != '"'; --Offset)
    At += SizeAt(At);
  if (At >= All.size())
    return {};
  return rangeOf(At, std::min(All.size(), At + SizeAt(At)));
}

TextRange SourceMap::find(Place At) const {
  if (Text.getBufferSize() == 0)
    return {};
  TextRange Found, InGroup;
  auto *F = dyn_cast_or_null<Function>(At.GV);
  switch (At.Of) {
  case Place::Part::Whole:
    break;
  case Place::Part::Result:
    Found = findResult(*F);
    break;
  case Place::Part::Parameter:
    Found = findParameter(*F, At.Index, At.Word);
    break;
  case Place::Part::Attribute:
    Found = findAttribute(At, InGroup);
    break;
  case Place::Part::Triple:
    return findTarget("triple", {});
  case Place::Part::Layout:
    return findTarget("datalayout", At.Word);
  case Place::Part::AsmText:
    Found = findAsmText(*At.I, At.Index);
    break;
  case Place::Part::Annotation:
    if (At.Subject) {
      Span S = findAnnotation(Text.getBuffer(), outline(), At.MD->getName(),
                              keyOf(*At.Subject),
                              [&](StringRef Key) { return Key == At.Word; });
      Found = rangeOf(S.Begin, S.End);
    }
    break;
  }
  return Found.isValid() ? Found : findWhole(At);
}

} // namespace opennvvm
