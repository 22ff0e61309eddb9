//===- Reporter.cpp - Collects findings -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Findings/Reporter.h"
#include "llvm/ADT/STLExtras.h"

namespace opennvvm::tile {

std::vector<Finding> Reporter::take() {
  std::lock_guard<std::mutex> Lock(Mutex);
  std::vector<Finding> All;
  All.reserve(Found.size());
  for (auto &[Key, E] : Found)
    All.push_back(std::move(E.Seen));
  Found.clear();
  llvm::sort(All, [](const Finding &A, const Finding &B) {
    return std::tie(A.Parties[0].Site, A.Which) <
           std::tie(B.Parties[0].Site, B.Which);
  });
  return All;
}

void Reporter::fail(std::string Why, uint32_t Site) {
  std::lock_guard<std::mutex> Lock(Mutex);
  if (!Failure.empty())
    return;
  Failure = std::move(Why);
  FailureSite = Site;
  HasFailureSite = true;
}

} // namespace opennvvm::tile
