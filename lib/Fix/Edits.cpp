//===- Edits.cpp - Edits of a text ----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Edits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::fix {

StringRef lineBreakOf(StringRef Text) {
  size_t Break = Text.find('\n');
  bool IsDOS =
      Break != StringRef::npos && Break != 0 && Text[Break - 1] == '\r';
  return IsDOS ? "\r\n" : "\n";
}

bool EditSet::contains(const TextEdit &E) const {
  auto [First, Last] = Edits.equal_range(keyOf(E));
  return std::any_of(First, Last, [&](const auto &Entry) {
    return Entry.second.Text == E.Text;
  });
}

/// Insertions at one place do not overlap, nor do they overlap a range that
/// they touch.
bool EditSet::overlaps(const TextEdit &E) const {
  auto Next = Edits.lower_bound({E.Begin, 0});
  for (auto It = Next; It != Edits.end() && It->first.first < E.End; ++It)
    if (It->first.second > E.Begin)
      return true;
  // Before it, only the last one that is not an insertion can reach it.
  while (Next != Edits.begin()) {
    --Next;
    if (Next->first.first != Next->first.second)
      return Next->first.second > E.Begin;
  }
  return false;
}

bool EditSet::add(ArrayRef<TextEdit> New) {
  SmallVector<const TextEdit *, 8> Added;
  for (const TextEdit &E : New) {
    if (contains(E))
      continue;
    if (overlaps(E))
      return false;
    Added.push_back(&E);
  }
  for (const TextEdit *E : Added)
    if (!contains(*E))
      Edits.insert({keyOf(*E), *E});
  return true;
}

std::vector<TextEdit> EditSet::take() {
  std::vector<TextEdit> All;
  All.reserve(Edits.size());
  for (auto &[Where, E] : Edits)
    All.push_back(std::move(E));
  Edits.clear();
  return All;
}

EditedText::EditedText(StringRef Original) : Original(Original) {
  if (!Original.empty())
    Pieces.push_back({true, 0, Original.size(), ""});
}

void EditedText::apply(ArrayRef<TextEdit> Edits) {
  std::vector<Piece> Old = std::move(Pieces);
  Pieces.clear();
  size_t Index = 0, Inside = 0, At = 0;
  // Moves to offset To of the text as it was, keeping what is there or not.
  auto MoveTo = [&](size_t To, bool Keeps) {
    while (At < To) {
      const Piece &P = Old[Index];
      size_t Taken = std::min(P.size() - Inside, To - At);
      if (Keeps && P.IsOriginal)
        Pieces.push_back(
            {true, P.Begin + Inside, P.Begin + Inside + Taken, ""});
      else if (Keeps)
        Pieces.push_back({false, 0, 0, P.Text.substr(Inside, Taken)});
      At += Taken;
      Inside += Taken;
      if (Inside == P.size()) {
        ++Index;
        Inside = 0;
      }
    }
  };
  size_t Size = 0;
  for (const Piece &P : Old)
    Size += P.size();
  for (const TextEdit &E : Edits) {
    MoveTo(E.Begin, /*Keeps=*/true);
    if (!E.Text.empty())
      Pieces.push_back({false, 0, 0, E.Text});
    MoveTo(E.End, /*Keeps=*/false);
  }
  MoveTo(Size, /*Keeps=*/true);
}

std::string EditedText::text() const {
  std::string Text;
  for (const Piece &P : Pieces)
    Text += P.IsOriginal ? Original.slice(P.Begin, P.End) : StringRef(P.Text);
  return Text;
}

std::vector<TextEdit> EditedText::edits() const {
  std::vector<TextEdit> Edits;
  TextEdit Next;
  auto Finish = [&](size_t At) {
    Next.End = At;
    if (Next.Begin != Next.End || !Next.Text.empty())
      Edits.push_back(Next);
  };
  for (const Piece &P : Pieces) {
    if (!P.IsOriginal) {
      Next.Text += P.Text;
      continue;
    }
    Finish(P.Begin);
    Next = {P.End, P.End, {}, ""};
  }
  Finish(Original.size());
  return Edits;
}

} // namespace opennvvm::fix
