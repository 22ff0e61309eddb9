//===- AnnotationScan.cpp - Annotations in assembly text ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the operands of !nvvm.annotations nodes without a parser: one sweep
// notes where metadata nodes and variables are defined, then only the nodes
// that are reached from the annotations are looked into.
//
//===----------------------------------------------------------------------===//

#include "Scan.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

using Operand = AnnotationOperand;

static bool isSpace(char C) {
  return C == ' ' || C == '\t' || C == '\n' || C == '\r';
}

static bool isNameChar(char C) {
  return isAlnum(C) || C == '-' || C == '$' || C == '.' || C == '_';
}

namespace {
/// Walks over text, knowing comments and strings.
class Cursor {
public:
  Cursor(StringRef Text, size_t At = 0) : Text(Text), At(At) {}

  bool atEnd() const { return At >= Text.size(); }
  size_t offset() const { return At; }
  char peek() const { return atEnd() ? '\0' : Text[At]; }
  void skip(size_t N = 1) { At = std::min(At + N, Text.size()); }

  /// Goes on to the next '"', ';', '!' or '@'.
  void findInteresting() {
    At = std::min(Text.find_first_of("\";!@", At), Text.size());
  }
  void skipComment() { At = std::min(Text.find('\n', At), Text.size()); }

  /// The characters of the string that starts here; goes past its end.
  StringRef string() {
    size_t End = std::min(Text.find('"', At + 1), Text.size());
    StringRef Body = Text.slice(At + 1, End);
    At = std::min(End + 1, Text.size());
    return Body;
  }

  void skipBlanks() {
    while (!atEnd())
      if (isSpace(peek()))
        skip();
      else if (peek() == ';')
        skipComment();
      else
        return;
  }

  bool consume(char C) {
    skipBlanks();
    if (peek() != C)
      return false;
    skip();
    return true;
  }

  /// The name or number here, quoted or bare.
  StringRef name() {
    if (peek() == '"')
      return string();
    size_t Start = At;
    while (!atEnd() && isNameChar(peek()))
      skip();
    return Text.slice(Start, At);
  }

private:
  StringRef Text;
  size_t At;
};

/// Where the text defines what annotations speak of.
class AnnotationText {
public:
  AnnotationText(StringRef Text) : Text(Text) { sweep(); }

  void check(DiagnosticEngine &Diags);

private:
  void sweep();
  void noteMetadata(Cursor &C);
  void noteVariable(Cursor &C);
  void checkNode(size_t At, DiagnosticEngine &Diags);
  SmallVector<Operand, 8> operands(Cursor &C);
  Operand operand(Cursor &C);
  Operand metadataOperand(Cursor &C);
  Operand listOperand(Cursor &C);
  Operand typedOperand(Cursor &C);
  TextRange rangeOf(size_t At);

  StringRef Text;
  DenseMap<unsigned, size_t> Nodes; ///< Offsets behind "!7 =".
  SmallVector<size_t, 2> Lists;     ///< Offsets behind "!nvvm.annotations =".
  DenseSet<StringRef> Variables;
  unsigned Depth = 0;
  // The last place asked for; the next one is behind it, as a rule.
  size_t CountedTo = 0;
  unsigned CountedLine = 1;
};
} // namespace

void AnnotationText::noteMetadata(Cursor &C) {
  C.skip();
  if (C.peek() == '"')
    return;
  StringRef Name = C.name();
  unsigned Number;
  bool IsNumber = !Name.getAsInteger(10, Number);
  if ((!IsNumber && Name != "nvvm.annotations") || !C.consume('='))
    return;
  if (IsNumber)
    Nodes[Number] = C.offset();
  else
    Lists.push_back(C.offset());
}

void AnnotationText::noteVariable(Cursor &C) {
  C.skip();
  StringRef Name = C.name();
  if (C.consume('='))
    Variables.insert(Name);
}

void AnnotationText::sweep() {
  Cursor C(Text);
  for (C.findInteresting(); !C.atEnd(); C.findInteresting())
    switch (C.peek()) {
    case '"':
      C.string();
      break;
    case ';':
      C.skipComment();
      break;
    case '!':
      noteMetadata(C);
      break;
    default:
      noteVariable(C);
    }
}

TextRange AnnotationText::rangeOf(size_t At) {
  if (At < CountedTo) {
    CountedTo = 0;
    CountedLine = 1;
  }
  CountedLine += Text.slice(CountedTo, At).count('\n');
  CountedTo = At;
  unsigned Line = CountedLine;
  size_t LineStart = Text.take_front(At).rfind('\n') + 1;
  StringRef Rest = Text.drop_front(At).take_until(
      [](char C) { return C == '\n' || C == '\r'; });
  unsigned Column = unsigned(At - LineStart) + 1;
  return {Line, Column, Line, Column + unsigned(Rest.rtrim().size())};
}

/// "i32 7", "ptr @k", "float 1.0", "ptr addrspace(1) @g" …
Operand AnnotationText::typedOperand(Cursor &C) {
  StringRef Type = C.name();
  unsigned Width;
  bool IsInt = Type.consume_front("i") && !Type.getAsInteger(10, Width);
  C.skipBlanks();
  if (IsInt) {
    StringRef Value = C.name();
    bool IsNumber = Value == "true" || Value == "false" ||
                    Value == "zeroinitializer" || Value.starts_with("u0x") ||
                    Value.starts_with("s0x") ||
                    (!Value.empty() && (isDigit(Value[0]) || Value[0] == '-'));
    return {IsNumber ? Operand::Integer : Operand::Other, {}};
  }
  if (Type == "null")
    return {Operand::Null, {}};
  // A global stands last; with anything else behind it, it is a part of a
  // constant expression.
  if (Type == "ptr" && C.peek() == 'a') {
    C.name();
    C.consume('(');
    C.skipBlanks();
    C.name();
    C.consume(')');
    C.skipBlanks();
  }
  if (C.peek() != '@')
    return {};
  C.skip();
  bool IsVariable = Variables.contains(C.name());
  return {IsVariable ? Operand::Variable : Operand::Function, {}};
}

Operand AnnotationText::listOperand(Cursor &C) {
  // Nodes may refer to themselves.
  if (Depth > 2)
    return {};
  ++Depth;
  SmallVector<Operand, 8> Ops = operands(C);
  --Depth;
  bool AllIntegers = all_of(
      Ops, [](const Operand &Op) { return Op.Kind == Operand::Integer; });
  return {AllIntegers ? Operand::IntegerList : Operand::Other, {}};
}

Operand AnnotationText::metadataOperand(Cursor &C) {
  C.skip();
  if (C.peek() == '"')
    return {Operand::String, C.string().str()};
  if (C.peek() == '{')
    return listOperand(C);
  unsigned Number;
  if (C.name().getAsInteger(10, Number))
    return {};
  auto It = Nodes.find(Number);
  if (It == Nodes.end())
    return {};
  Cursor Target(Text, It->second);
  return listOperand(Target);
}

Operand AnnotationText::operand(Cursor &C) {
  C.skipBlanks();
  return C.peek() == '!' ? metadataOperand(C) : typedOperand(C);
}

/// The operands of the node that starts at \p C with "!{" or "{".
SmallVector<Operand, 8> AnnotationText::operands(Cursor &C) {
  SmallVector<Operand, 8> Ops;
  C.skipBlanks();
  if (C.peek() == 'd') // distinct
    C.name();
  C.consume('!');
  if (!C.consume('{') || C.consume('}'))
    return Ops;
  while (!C.atEnd()) {
    Ops.push_back(operand(C));
    // What an operand left unread makes it something else.
    unsigned Parens = 0;
    for (C.skipBlanks(); !C.atEnd(); C.skipBlanks()) {
      char Next = C.peek();
      if (!Parens && (Next == ',' || Next == '}'))
        break;
      if (Next == '(' || Next == '{' || Next == '[' || Next == '<')
        ++Parens;
      if (Parens && (Next == ')' || Next == '}' || Next == ']' || Next == '>'))
        --Parens;
      if (Next == '"')
        C.string();
      else
        C.skip();
      Ops.back() = {};
    }
    if (!C.consume(','))
      break;
  }
  C.consume('}');
  return Ops;
}

void AnnotationText::checkNode(size_t At, DiagnosticEngine &Diags) {
  Cursor C(Text, At);
  C.skipBlanks();
  size_t Start = C.offset();
  checkAnnotation(operands(C), rangeOf(Start), Diags);
}

void AnnotationText::check(DiagnosticEngine &Diags) {
  for (size_t List : Lists) {
    Cursor C(Text, List);
    if (!C.consume('!') || !C.consume('{'))
      continue;
    while (C.consume('!')) {
      unsigned Number;
      size_t Inline = C.offset() - 1;
      if (C.peek() == '{') {
        checkNode(Inline, Diags);
        operands(C);
      } else if (!C.name().getAsInteger(10, Number)) {
        auto It = Nodes.find(Number);
        if (It != Nodes.end())
          checkNode(It->second, Diags);
      }
      C.consume(',');
    }
  }
}

bool scanAnnotations(StringRef Text, DiagnosticEngine &Diags) {
  if (findText(Text, "nvvm.annotations") == StringRef::npos)
    return true;
  unsigned Before = Diags.numErrors();
  AnnotationText(Text).check(Diags);
  return Diags.numErrors() == Before;
}

} // namespace opennvvm
