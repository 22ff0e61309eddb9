//===- KeptResult.cpp - A result that a cache may have --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/KeptResult.h"

using namespace llvm;

namespace opennvvm {

KeptResult::KeptResult(const CacheOptions &How,
                       function_ref<std::optional<CacheKey>()> KeyOf)
    : Cache(How) {
  if (Cache.isOpen())
    Key = KeyOf();
}

std::optional<ResultCache::Result> KeptResult::find(size_t Least, size_t Most) {
  if (!Key)
    return std::nullopt;
  std::optional<ResultCache::Result> Kept = Cache.find(*Key);
  if (!Kept || Kept->size() < Least || Kept->size() > Most)
    return std::nullopt;
  Key.reset();
  return Kept;
}

Error KeptResult::keep(ArrayRef<StringRef> Parts) const {
  return Key ? Cache.store(*Key, Parts) : Error::success();
}

} // namespace opennvvm
