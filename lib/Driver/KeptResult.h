//===- KeptResult.h - A result that a cache may have ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_KEPTRESULT_H
#define OPENNVVM_LIB_DRIVER_KEPTRESULT_H

#include "Pipeline/ResultCache.h"

namespace opennvvm {

/// What one compilation gives, in a cache: taken from there if it was compiled
/// before, otherwise kept for others.
class KeptResult {
public:
  /// \param KeyOf tells what the result depends on; none if it cannot be kept.
  /// Only called if there is a cache.
  KeptResult(const CacheOptions &How,
             llvm::function_ref<std::optional<CacheKey>()> KeyOf);

  /// The parts that were kept, at least \p Least and at most \p Most; none if
  /// there is no such entry. What was found is not kept again.
  std::optional<ResultCache::Result> find(size_t Least, size_t Most);

  /// Whether keep() does anything.
  bool isWanted() const { return Key.has_value(); }

  /// Keeps \p Parts. \returns why that is not possible; compiling has succeeded
  /// whatever becomes of the cache, so that callers may ignore it.
  llvm::Error keep(llvm::ArrayRef<llvm::StringRef> Parts) const;

private:
  ResultCache Cache;
  std::optional<CacheKey> Key;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_KEPTRESULT_H
