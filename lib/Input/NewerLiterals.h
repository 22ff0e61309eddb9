//===- NewerLiterals.h - Floating-point literals of LLVM 23 -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_NEWERLITERALS_H
#define OPENNVVM_LIB_INPUT_NEWERLITERALS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <utility>

namespace opennvvm {

/// Assembly in which some literals are spelled in another way.
struct RespelledText {
  std::string Text;
  /// Where each of them ends, here and in the text as it was written.
  llvm::SmallVector<std::pair<size_t, size_t>, 0> Ends;

  /// The offset in the text as it was written of offset \p At in this one,
  /// which is not within a literal.
  size_t written(size_t At) const;
  /// Replaces a piece of the text that is not within a literal.
  void replace(size_t Begin, size_t End, llvm::StringRef New);
};

/// Spells floating-point literals that only LLVM 23 reads as LLVM 22 does.
/// Lines stay the same.
/// \returns none if \p Text has no such literal.
std::optional<RespelledText> respellLiterals(llvm::StringRef Text);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_NEWERLITERALS_H
