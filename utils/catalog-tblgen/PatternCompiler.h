//===- PatternCompiler.h - From PTX patterns to bytes -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_PATTERNCOMPILER_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_PATTERNCOMPILER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace opennvvm {

struct CatalogIntrinsic;

/// An argument that a pattern can refer to.
struct PatternArgument {
  unsigned Parts = 0; ///< Of its value; 0 if that depends on the call.
  bool IsPointer = false;
  bool IsImmediate = false;
  /// The least value of an immediate, and one past the greatest.
  std::optional<std::pair<int64_t, int64_t>> Range = std::nullopt;
};

/// Named bits of an argument.
struct PatternField {
  std::string Name;
  unsigned Arg, High, Low;
  /// Values for which there must be a text.
  std::vector<uint64_t> Values;
};

/// A pattern and the intrinsic that it is of.
struct PatternSource {
  std::string Name;
  llvm::StringRef Text;
  llvm::ArrayRef<llvm::SMLoc> Place;
  std::vector<PatternArgument> Arguments;
  /// The parts of each result, as for an argument; none if it has no result.
  std::vector<unsigned> Results;
  /// Whether LLVM does not know the intrinsic; it has no immediates then.
  bool IsInternal = false;
  std::vector<PatternField> Fields = {};
};

/// The pattern of \p I.
PatternSource patternOf(const CatalogIntrinsic &I);

/// Compiles \p Source to the encoding of lib/Catalog/Pattern.h; an invalid
/// pattern is a fatal error that names it.
std::vector<uint8_t> compilePattern(const PatternSource &Source);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_PATTERNCOMPILER_H
