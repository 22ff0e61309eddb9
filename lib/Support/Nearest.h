//===- Nearest.h - What a misspelled name was meant to be -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only a header, so that libraries that do not link this room can use it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_NEAREST_H
#define OPENNVVM_LIB_SUPPORT_NEAREST_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>
#include <string>

namespace opennvvm {

/// Finds which of several names a misspelled one is closest to.
class NearestName {
public:
  /// \param Typed the misspelled name, which must outlive this object.
  explicit NearestName(llvm::StringRef Typed)
      : Typed(Typed),
        // Two neighbors that are exchanged count as two wrong letters, hence
        // the rounding up. All letters of a name cannot be wrong.
        Limit(std::min<size_t>((Typed.size() + 2) / 3 + 1, Typed.size())) {}

  /// Compares with \p Known, which must outlive this object. Case does not
  /// matter, and of names that are equally close, the first wins.
  void consider(llvm::StringRef Known) {
    if (Limit == 0)
      return;
    unsigned Distance = Typed.edit_distance_insensitive(
        Known, /*AllowReplacements=*/true, Limit);
    if (Distance >= Limit)
      return;
    Limit = Distance;
    Closest = Known;
  }

  /// The closest name; empty if more than about a third of the letters would
  /// be wrong.
  llvm::StringRef name() const { return Closest; }

  /// "; did you mean 'NAME'?", to continue an error message; empty if no name
  /// is close.
  std::string question() const {
    return Closest.empty() ? std::string()
                           : ("; did you mean '" + Closest + "'?").str();
  }

  /// question(), or "; OTHERWISE" if no name is close.
  std::string questionOr(const llvm::Twine &Otherwise) const {
    return Closest.empty() ? ("; " + Otherwise).str() : question();
  }

private:
  llvm::StringRef Typed, Closest;
  unsigned Limit; ///< Only names that are closer than this are considered.
};

/// NearestName::question() for the names \p Known.
inline std::string didYouMean(llvm::StringRef Typed,
                              llvm::ArrayRef<llvm::StringRef> Known) {
  NearestName Nearest(Typed);
  for (llvm::StringRef Name : Known)
    Nearest.consider(Name);
  return Nearest.question();
}

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_NEAREST_H
