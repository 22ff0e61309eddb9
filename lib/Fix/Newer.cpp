//===- Newer.cpp - What older readers do not know -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A finding is about all occurrences of a construct, and names it. The catalog
// says what becomes of each spelling.
//
//===----------------------------------------------------------------------===//

#include "Remedy.h"
#include "Support/ReaderText.h"

using namespace llvm;

namespace opennvvm::fix {

using Token = IRLexer::Token;

namespace {
/// One occurrence.
struct Occurrence {
  const ReaderConstruct &What;
  Token Before; ///< The token before the first one.
  Token First, Last;
  IRLexer Behind;
};
} // namespace

static void removeWord(Remedy &R, const Occurrence &O) {
  // The spelling may include the parenthesis.
  size_t End = O.Last.Where.End;
  IRLexer Behind = O.Behind;
  if (O.Last.is('(') || Behind.peek().is('(')) {
    if (!O.Last.is('('))
      Behind.next();
    End = Behind.skipGroup();
  }
  R.remove({O.First.Where.Begin, End});
}

/// Removes "name: value" and a comma.
static void removeField(Remedy &R, const Occurrence &O) {
  IRLexer Behind = O.Behind;
  Span Field = {O.First.Where.Begin, Behind.next().Where.End};
  if (O.Before.is(','))
    Field.Begin = O.Before.Where.Begin;
  else if (Behind.peek().is(','))
    Field.End = R.Text.endOfBlanks(Behind.next().Where.End);
  R.replace(Field, "");
}

/// -1 is a size that is not known.
static void addSize(Remedy &R, const Occurrence &O) {
  const Outline::Header *H = R.Text.outline().function(nameOf(O.First.Text));
  bool IsDeclaration = H && H->Name.Begin == O.First.Where.Begin;
  R.insert(O.Last.Where.Begin, IsDeclaration ? "i64 immarg, " : "i64 -1, ");
}

static bool mend(Remedy &R, const Occurrence &O) {
  switch (O.What.Mend) {
  case ReaderMend::None:
    return false;
  case ReaderMend::RemoveWord:
    removeWord(R, O);
    return true;
  case ReaderMend::RemoveFlag:
    R.remove(O.Last.Where);
    return true;
  case ReaderMend::RemoveField:
    removeField(R, O);
    return true;
  case ReaderMend::AddSize:
    addSize(R, O);
    return true;
  case ReaderMend::WriteOlder:
    R.replace(O.Last.Where, O.What.With);
    return true;
  }
  llvm_unreachable("covered switch");
}

bool writeOlder(Remedy &R) {
  SmallVector<const ReaderConstruct *, 8> Spellings;
  for (const ReaderConstruct &C : readerConstructs())
    if (C.What == R.At.Word && C.Mend != ReaderMend::None)
      Spellings.push_back(&C);
  if (Spellings.empty())
    return false;
  bool Any = false;
  IRLexer L(R.Text.text(), 0);
  Token Before;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    for (const ReaderConstruct *C : Spellings) {
      IRLexer Behind = L;
      std::optional<Token> Last;
      if (T.Kind == Token::Word)
        Last = lastTokenOf(*C, T, Behind);
      if (!Last)
        continue;
      Any |= mend(R, {*C, Before, T, *Last, Behind});
      break;
    }
    Before = T;
  }
  return Any;
}

} // namespace opennvvm::fix
