//===- Difference.cpp - Edits as a unified diff ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Fix/Fix.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Lines that are replaced by others; numbers count from 0.
struct LineChange {
  size_t Begin, End;
  SmallVector<StringRef, 4> New;
  std::string Text; ///< What New refers to.
};

/// The lines of a text, each with its line break.
class Lines {
public:
  explicit Lines(StringRef Text) : Text(Text) {
    for (size_t At = 0; At < Text.size();) {
      Starts.push_back(At);
      size_t Break = Text.find('\n', At);
      At = Break == StringRef::npos ? Text.size() : Break + 1;
    }
  }
  size_t size() const { return Starts.size(); }
  size_t start(size_t Line) const {
    return Line < Starts.size() ? Starts[Line] : Text.size();
  }
  StringRef operator[](size_t Line) const {
    return Text.slice(start(Line), start(Line + 1));
  }
  /// The line that contains the byte at \p At.
  size_t lineOf(size_t At) const {
    return upper_bound(Starts, At) - Starts.begin() - 1;
  }
  bool isStart(size_t At) const {
    return At == Text.size() ? Text.empty() || Text.back() == '\n'
                             : start(lineOf(At)) == At;
  }

private:
  StringRef Text;
  std::vector<size_t> Starts;
};
} // namespace

/// The lines that \p E touches.
static std::pair<size_t, size_t> touchedBy(const TextEdit &E, const Lines &L) {
  size_t Begin = L.isStart(E.Begin) && E.Begin >= L.start(L.size())
                     ? L.size()
                     : L.lineOf(E.Begin);
  bool KeepsLines = L.isStart(E.Begin) && L.isStart(E.End) &&
                    (E.Text.empty() || StringRef(E.Text).ends_with("\n"));
  if (E.Begin == E.End)
    return {Begin, KeepsLines ? Begin : std::min(Begin + 1, L.size())};
  size_t Last = L.lineOf(E.End - 1) + 1;
  // If the last line break goes, the next line is joined.
  if (L.isStart(E.End) && !KeepsLines)
    Last = std::min(Last + 1, L.size());
  return {Begin, Last};
}

static void splitLines(LineChange &C) {
  for (StringRef Rest = C.Text; !Rest.empty();) {
    size_t Break = std::min(Rest.find('\n'), Rest.size() - 1);
    C.New.push_back(Rest.take_front(Break + 1));
    Rest = Rest.drop_front(Break + 1);
  }
}

/// The changed lines, in order and with unchanged lines between them.
static std::vector<LineChange> changesOf(StringRef Before, const Lines &L,
                                         ArrayRef<TextEdit> Edits) {
  std::vector<LineChange> Changes;
  size_t Copied = 0; // Up to here, Before is in the text of the last change.
  auto Finish = [&] {
    if (Changes.empty())
      return;
    LineChange &C = Changes.back();
    C.Text += Before.slice(Copied, L.start(C.End));
  };
  for (const TextEdit &E : Edits) {
    auto [Begin, End] = touchedBy(E, L);
    if (Changes.empty() || Begin > Changes.back().End) {
      Finish();
      Changes.push_back({Begin, End, {}, ""});
      Copied = L.start(Begin);
    }
    LineChange &C = Changes.back();
    C.End = std::max(C.End, End);
    C.Text += Before.slice(Copied, E.Begin);
    C.Text += E.Text;
    Copied = E.End;
  }
  Finish();
  for (LineChange &C : Changes) {
    splitLines(C);
    // What is replaced by itself is not a change.
    while (C.Begin < C.End && !C.New.empty() && L[C.Begin] == C.New.front()) {
      ++C.Begin;
      C.New.erase(C.New.begin());
    }
    while (C.Begin < C.End && !C.New.empty() && L[C.End - 1] == C.New.back()) {
      --C.End;
      C.New.pop_back();
    }
  }
  erase_if(Changes, [](const LineChange &C) {
    return C.Begin == C.End && C.New.empty();
  });
  return Changes;
}

static void printLine(raw_ostream &OS, char Mark, StringRef Line) {
  OS << Mark << Line;
  if (!Line.ends_with("\n"))
    OS << "\n\\ No newline at end of file\n";
}

/// "3,4", where the lines of an empty range come after its number.
static void printLines(raw_ostream &OS, size_t Begin, size_t Count) {
  OS << (Count ? Begin + 1 : Begin);
  if (Count != 1)
    OS << "," << Count;
}

void printDifference(raw_ostream &OS, StringRef File, StringRef Before,
                     ArrayRef<TextEdit> Edits) {
  static constexpr size_t Context = 3;
  Lines L(Before);
  std::vector<LineChange> Changes = changesOf(Before, L, Edits);
  if (Changes.empty())
    return;
  OS << "--- " << File << "\n+++ " << File << "\n";
  ptrdiff_t Shift = 0; // How much later lines have moved.
  for (size_t I = 0; I < Changes.size();) {
    size_t Last = I;
    ptrdiff_t Growth = 0;
    auto Grow = [&](const LineChange &C) {
      Growth += ptrdiff_t(C.New.size()) - ptrdiff_t(C.End - C.Begin);
    };
    Grow(Changes[I]);
    while (Last + 1 < Changes.size() &&
           Changes[Last + 1].Begin - Changes[Last].End <= 2 * Context)
      Grow(Changes[++Last]);
    size_t Begin = Changes[I].Begin - std::min(Changes[I].Begin, Context);
    size_t End = std::min(Changes[Last].End + Context, L.size());
    OS << "@@ -";
    printLines(OS, Begin, End - Begin);
    OS << " +";
    printLines(OS, Begin + Shift, End - Begin + Growth);
    OS << " @@\n";
    for (size_t At = Begin; I <= Last; ++I) {
      for (; At < Changes[I].Begin; ++At)
        printLine(OS, ' ', L[At]);
      for (; At < Changes[I].End; ++At)
        printLine(OS, '-', L[At]);
      for (StringRef Line : Changes[I].New)
        printLine(OS, '+', Line);
      if (I == Last)
        for (; At < End; ++At)
          printLine(OS, ' ', L[At]);
    }
    Shift += Growth;
  }
}

} // namespace opennvvm
