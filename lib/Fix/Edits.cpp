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

static bool isSame(const TextEdit &A, const TextEdit &B) {
  return A.Begin == B.Begin && A.End == B.End && A.Text == B.Text;
}

/// Insertions at one place do not overlap, nor do they overlap a range that
/// they touch.
static bool overlap(const TextEdit &A, const TextEdit &B) {
  return A.Begin < B.End && B.Begin < A.End;
}

bool mergeEdits(std::vector<TextEdit> &Edits, ArrayRef<TextEdit> New) {
  auto IsThere = [&](const TextEdit &N) {
    return any_of(Edits, [&](const TextEdit &E) { return isSame(E, N); });
  };
  SmallVector<const TextEdit *, 8> Added;
  for (const TextEdit &N : New)
    if (!IsThere(N))
      Added.push_back(&N);
  for (const TextEdit *N : Added)
    if (any_of(Edits, [&](const TextEdit &E) { return overlap(E, *N); }))
      return false;
  for (const TextEdit *N : Added) {
    auto At = upper_bound(Edits, *N, [](const TextEdit &A, const TextEdit &B) {
      return std::pair(A.Begin, A.End) < std::pair(B.Begin, B.End);
    });
    Edits.insert(At, *N);
  }
  return true;
}

EditedText::EditedText(StringRef Original) : Original(Original) {
  Pieces.push_back({true, 0, Original.size(), ""});
}

/// Makes a piece begin at \p At; returns its number.
size_t EditedText::split(size_t At) {
  for (size_t I = 0; I < Pieces.size(); ++I) {
    if (At == 0)
      return I;
    size_t Size = Pieces[I].size();
    if (At >= Size) {
      At -= Size;
      continue;
    }
    Piece Rest = Pieces[I];
    if (Rest.IsOriginal) {
      Rest.Begin += At;
      Pieces[I].End = Rest.Begin;
    } else {
      Rest.Text.erase(0, At);
      Pieces[I].Text.resize(At);
    }
    Pieces.insert(Pieces.begin() + I + 1, std::move(Rest));
    return I + 1;
  }
  return Pieces.size();
}

void EditedText::apply(ArrayRef<TextEdit> Edits) {
  // From the end, so that offsets stay valid.
  for (const TextEdit &E : reverse(Edits)) {
    size_t First = split(E.Begin), Last = split(E.End);
    Pieces.erase(Pieces.begin() + First, Pieces.begin() + Last);
    if (!E.Text.empty())
      Pieces.insert(Pieces.begin() + First, {false, 0, 0, E.Text});
  }
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
