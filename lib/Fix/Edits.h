//===- Edits.h - Edits of a text --------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_FIX_EDITS_H
#define OPENNVVM_LIB_FIX_EDITS_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace opennvvm::fix {

/// How lines of \p Text end: "\n" or "\r\n".
llvm::StringRef lineBreakOf(llvm::StringRef Text);

/// Edits that do not overlap, in the order of the text.
class EditSet {
public:
  /// Adds \p New, all or none. Edits that are already there are not repeated;
  /// text that is inserted at one place stays in the order in which it comes.
  /// \returns whether nothing overlaps.
  bool add(llvm::ArrayRef<TextEdit> New);

  bool empty() const { return Edits.empty(); }
  /// The edits; none are left.
  std::vector<TextEdit> take();

private:
  using Key = std::pair<size_t, size_t>;
  static Key keyOf(const TextEdit &E) { return {E.Begin, E.End}; }
  bool contains(const TextEdit &E) const;
  bool overlaps(const TextEdit &E) const;

  std::multimap<Key, TextEdit> Edits; ///< By begin and end.
};

/// A text with all the edits that were made to it in turn.
class EditedText {
public:
  explicit EditedText(llvm::StringRef Original);

  /// Makes \p Edits, which are in order and do not overlap, in the text as it
  /// is now.
  void apply(llvm::ArrayRef<TextEdit> Edits);

  /// The text as it is now.
  std::string text() const;

  /// What was done to the original, in order; ranges are not set.
  std::vector<TextEdit> edits() const;

private:
  /// A piece of the original, or inserted text.
  struct Piece {
    bool IsOriginal;
    size_t Begin, End; ///< In the original.
    std::string Text;  ///< If it was inserted.
    size_t size() const { return IsOriginal ? End - Begin : Text.size(); }
  };
  llvm::StringRef Original;
  std::vector<Piece> Pieces;
};

} // namespace opennvvm::fix

#endif // OPENNVVM_LIB_FIX_EDITS_H
