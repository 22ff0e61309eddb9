//===- AnnotationScan.cpp - Annotations in assembly text ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the operands of !nvvm.annotations nodes without a parser: one sweep
// records where metadata nodes and variables are defined, then only the nodes
// that are reachable from the annotations are examined.
//
//===----------------------------------------------------------------------===//

#include "AnnotationCheck.h"
#include "Target/Annotation.h"
#include "TextCursor.h"
#include "TextSearch.h"

using namespace llvm;

namespace opennvvm {

using Operand = AnnotationOperand;

namespace {
/// Where the text defines what annotations refer to.
class AnnotationText {
public:
  AnnotationText(StringRef Text) : Text(Text) { sweep(); }

  void check(std::vector<ReadFinding> &Findings);

  /// Offsets of the names in "!nvvm.annotations =".
  ArrayRef<size_t> names() const { return Names; }

private:
  void sweep();
  void noteMetadata(TextCursor &C);
  void noteVariable(TextCursor &C);
  void checkNode(size_t At, std::vector<ReadFinding> &Findings);
  SmallVector<Operand, 8> operands(TextCursor &C);
  Operand operand(TextCursor &C);
  Operand metadataOperand(TextCursor &C);
  Operand listOperand(TextCursor &C);
  Operand typedOperand(TextCursor &C);
  TextRange rangeOf(size_t At);

  StringRef Text;
  DenseMap<unsigned, size_t> Nodes; ///< Offsets after "!7 =".
  SmallVector<size_t, 2> Lists;     ///< Offsets after "!nvvm.annotations =".
  SmallVector<size_t, 2> Names;
  DenseSet<StringRef> Variables;
  unsigned Depth = 0;
  // The last position queried; the next one usually follows it.
  size_t CountedTo = 0;
  unsigned CountedLine = 1;
};
} // namespace

void AnnotationText::noteMetadata(TextCursor &C) {
  C.skip();
  if (C.peek() == '"')
    return;
  size_t NameAt = C.offset();
  StringRef Name = C.name();
  unsigned Number;
  bool IsNumber = !Name.getAsInteger(10, Number);
  if ((!IsNumber && Name != AnnotationsName) || !C.consume('='))
    return;
  if (IsNumber) {
    Nodes[Number] = C.offset();
    return;
  }
  Names.push_back(NameAt);
  Lists.push_back(C.offset());
}

void AnnotationText::noteVariable(TextCursor &C) {
  C.skip();
  StringRef Name = C.name();
  if (C.consume('='))
    Variables.insert(Name);
}

void AnnotationText::sweep() {
  TextCursor C(Text);
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

/// Moves \p C behind the type of a typed pointer, such as "void (float*)*" or
/// "{ i32, i32 } addrspace(1)*", if a global follows it.
static void skipTypedPointer(TextCursor &C) {
  TextCursor T = C;
  unsigned Depth = 0;
  char Last = 0;
  while (!T.atEnd()) {
    char Next = T.peek();
    if (Depth == 0 && (Next == ',' || Next == '}' || Next == '@'))
      break;
    if (Next == '"') {
      T.string();
      continue;
    }
    if (Next == '(' || Next == '[' || Next == '{' || Next == '<')
      ++Depth;
    else if (Depth &&
             (Next == ')' || Next == ']' || Next == '}' || Next == '>'))
      --Depth;
    if (!isSpace(Next))
      Last = Next;
    T.skip();
  }
  if (Last == '*' && T.peek() == '@')
    C = T;
}

/// "i32 7", "ptr @k", "float 1.0", "ptr addrspace(1) @g", "i32* @g" …
Operand AnnotationText::typedOperand(TextCursor &C) {
  skipTypedPointer(C);
  StringRef Type = C.peek() == '@' ? StringRef() : C.name();
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
  // A global comes last; if anything else follows, it is part of a constant
  // expression.
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

Operand AnnotationText::listOperand(TextCursor &C) {
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

Operand AnnotationText::metadataOperand(TextCursor &C) {
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
  TextCursor Target(Text, It->second);
  return listOperand(Target);
}

Operand AnnotationText::operand(TextCursor &C) {
  C.skipBlanks();
  return C.peek() == '!' ? metadataOperand(C) : typedOperand(C);
}

/// The operands of the node that starts at \p C with "!{" or "{".
SmallVector<Operand, 8> AnnotationText::operands(TextCursor &C) {
  SmallVector<Operand, 8> Ops;
  C.skipBlanks();
  if (C.peek() == 'd') // distinct
    C.name();
  C.consume('!');
  if (!C.consume('{') || C.consume('}'))
    return Ops;
  while (!C.atEnd()) {
    Ops.push_back(operand(C));
    // Anything left of the operand makes it something else.
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

void AnnotationText::checkNode(size_t At, std::vector<ReadFinding> &Findings) {
  TextCursor C(Text, At);
  C.skipBlanks();
  size_t Start = C.offset();
  checkAnnotation(operands(C), rangeOf(Start), {}, Findings);
}

void AnnotationText::check(std::vector<ReadFinding> &Findings) {
  for (size_t List : Lists) {
    TextCursor C(Text, List);
    if (!C.consume('!') || !C.consume('{'))
      continue;
    while (C.consume('!')) {
      unsigned Number;
      size_t Inline = C.offset() - 1;
      if (C.peek() == '{') {
        checkNode(Inline, Findings);
        operands(C);
      } else if (!C.name().getAsInteger(10, Number)) {
        auto It = Nodes.find(Number);
        if (It != Nodes.end())
          checkNode(It->second, Findings);
      }
      C.consume(',');
    }
  }
}

SmallVector<size_t, 2> scanAnnotations(StringRef Text,
                                       std::vector<ReadFinding> &Findings) {
  if (findText(Text, AnnotationsName) == StringRef::npos)
    return {};
  AnnotationText Annotations(Text);
  Annotations.check(Findings);
  return SmallVector<size_t, 2>(Annotations.names());
}

} // namespace opennvvm
