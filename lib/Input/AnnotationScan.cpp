//===- AnnotationScan.cpp - Malformed annotations in assembly text ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scan.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// One metadata node as it is written.
struct Node {
  unsigned Line = 0;
  StringRef Body; ///< Between the braces.
};

/// The metadata lines of a text, and the names of its variables.
struct MetadataText {
  DenseMap<unsigned, Node> Numbered;
  SmallVector<Node, 2> Annotations;
  StringSet<> Variables;
};
} // namespace

/// What stands between the first "{" of \p Line and its partner.
static StringRef bracedBody(StringRef Line) {
  size_t Open = Line.find('{');
  if (Open == StringRef::npos)
    return {};
  unsigned Depth = 0;
  bool InString = false;
  for (size_t I = Open; I < Line.size(); ++I) {
    char C = Line[I];
    if (C == '"')
      InString = !InString;
    if (InString)
      continue;
    if (C == '{')
      ++Depth;
    if (C == '}' && --Depth == 0)
      return Line.slice(Open + 1, I);
  }
  return {};
}

static MetadataText collect(StringRef Text) {
  MetadataText Found;
  unsigned Line = 0;
  while (!Text.empty()) {
    // A node may go on over several lines; its body is cut out of the whole
    // rest of the text.
    StringRef From = Text;
    StringRef This;
    std::tie(This, Text) = Text.split('\n');
    ++Line;
    This = This.ltrim();
    if (This.consume_front("@")) {
      StringRef Name = This.take_until([](char C) { return C == '='; }).trim();
      Found.Variables.insert(Name.trim('"'));
      continue;
    }
    if (!This.consume_front("!"))
      continue;
    unsigned Number;
    if (This.starts_with("nvvm.annotations"))
      Found.Annotations.push_back({Line, bracedBody(From)});
    else if (!This.consumeInteger(10, Number) &&
             This.ltrim().consume_front("="))
      Found.Numbered[Number] = {Line, bracedBody(From)};
  }
  return Found;
}

/// Splits a node's operands at its commas.
static SmallVector<StringRef, 4> operands(StringRef Body) {
  SmallVector<StringRef, 4> Out;
  unsigned Depth = 0;
  bool InString = false;
  size_t Start = 0;
  for (size_t I = 0; I < Body.size(); ++I) {
    char C = Body[I];
    if (C == '"')
      InString = !InString;
    if (InString)
      continue;
    if (C == '{' || C == '(')
      ++Depth;
    if (C == '}' || C == ')')
      --Depth;
    if (C == ',' && Depth == 0) {
      Out.push_back(Body.slice(Start, I).trim());
      Start = I + 1;
    }
  }
  if (!Body.trim().empty())
    Out.push_back(Body.drop_front(Start).trim());
  return Out;
}

/// The global that an operand such as "ptr @k" names.
static StringRef globalName(StringRef Operand) {
  size_t At = Operand.find('@');
  return At == StringRef::npos ? StringRef()
                               : Operand.drop_front(At + 1).trim('"');
}

static void checkNode(const Node &N, const MetadataText &Found,
                      DiagnosticEngine &Diags) {
  SmallVector<StringRef, 4> Ops = operands(N.Body);
  TextRange Range{N.Line, 1, N.Line, 1};
  if (Ops.size() % 2 == 0 && !Ops.empty()) {
    Diags.reportText(Rule::MiscAnnotationPairs, Range, {});
    return;
  }
  for (unsigned I = 1; I + 1 < Ops.size(); I += 2) {
    if (Ops[I + 1].starts_with("!\""))
      Diags.reportText(Rule::MiscAnnotationValue, Range, {});
    else if (Ops[I] == "!\"kernel\"" &&
             Found.Variables.contains(globalName(Ops[0])))
      Diags.reportText(Rule::MiscAnnotationKernelOnVariable, Range, {});
  }
}

bool scanAnnotations(StringRef Text, DiagnosticEngine &Diags) {
  if (!Text.contains("!nvvm.annotations"))
    return true;
  unsigned Before = Diags.numErrors();
  MetadataText Found = collect(Text);
  for (const Node &List : Found.Annotations)
    for (StringRef Operand : operands(List.Body)) {
      unsigned Number;
      if (!Operand.consume_front("!"))
        continue;
      if (Operand.starts_with("{")) {
        checkNode({List.Line, bracedBody(Operand)}, Found, Diags);
        continue;
      }
      if (Operand.getAsInteger(10, Number))
        continue;
      auto It = Found.Numbered.find(Number);
      if (It != Found.Numbered.end())
        checkNode(It->second, Found, Diags);
    }
  return Diags.numErrors() == Before;
}

} // namespace opennvvm
