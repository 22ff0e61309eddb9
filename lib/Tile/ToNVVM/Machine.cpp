//===- Machine.cpp - What the machine of a tile program can do ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"
#include "Catalog/Intrinsic.h"
#include "llvm/Support/Errc.h"

using llvm::StringRef;

namespace opennvvm::tile {

/// What tile programs are compiled for begins here.
static constexpr unsigned Oldest = 75;

bool Machine::hasIntrinsic(StringRef Name) const {
  const IntrinsicRow *Row = findIntrinsic(Name);
  return Row && Row->Tools.allowsSM(*Info);
}

llvm::Expected<Machine> parseMachine(StringRef Name) {
  const SMInfo *Found = findTarget(Name);
  if (!Found)
    return llvm::createStringError(llvm::errc::invalid_argument,
                                   "there is no machine '%s'",
                                   Name.str().c_str());
  if (Found->Number < Oldest)
    return llvm::createStringError(
        llvm::errc::invalid_argument,
        "tile programs are compiled for machines from %u on, not for '%s'",
        Oldest, Name.str().c_str());
  return Machine(*Found);
}

} // namespace opennvvm::tile
