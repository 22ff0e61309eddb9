//===- ResultCache.h - Results of earlier compilations ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A cache never makes a compilation fail, and never changes what comes out: an
/// entry that cannot be read, or is damaged, does not exist.
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_RESULTCACHE_H
#define OPENNVVM_LIB_PIPELINE_RESULTCACHE_H

#include "CacheKey.h"
#include <optional>
#include <string>
#include <vector>

namespace opennvvm {

/// A folder of results, each in a file that its key names. Any number of
/// threads and processes can use it at the same time.
class ResultCache {
public:
  /// What one compilation gives: PTX, or several texts.
  using Result = std::vector<std::string>;

  explicit ResultCache(const CacheOptions &Options);

  /// Whether there is a folder, and this build can be told from others.
  bool isOpen() const { return IsOpen; }

  /// The result that was stored under \p Key; none if there is none. A damaged
  /// entry is removed.
  std::optional<Result> find(const CacheKey &Key) const;

  /// Keeps \p Parts under \p Key, and removes what has not been used for long
  /// if the limits require it. \returns why that is not possible, which callers
  /// may ignore.
  llvm::Error store(const CacheKey &Key,
                    llvm::ArrayRef<llvm::StringRef> Parts) const;

private:
  std::string fileFor(const CacheKey &Key) const;

  CacheOptions Options;
  bool IsOpen;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_RESULTCACHE_H
