//===- Machine.h - What the machine of a tile program can do ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_MACHINE_H
#define OPENNVVM_LIB_TILE_TONVVM_MACHINE_H

#include "Target/Features.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace opennvvm::tile {

/// What variables of shared memory may have together; ptxas refuses more.
inline constexpr uint64_t DeclaredBytes = 49152;

/// A machine that tile programs are compiled for, by its row of the catalog.
class Machine {
public:
  explicit Machine(const SMInfo &Info) : Info(&Info) {}

  /// "sm_90a".
  llvm::StringRef name() const { return Info->Name; }
  unsigned number() const { return Info->Number; } ///< 75, 90, 120 …
  char suffix() const { return Info->Variant; }    ///< 0, 'a' or 'f'.
  /// Bytes of shared memory for a block that requests them at launch.
  unsigned sharedBytes() const { return resourcesOf(*Info).SharedBytes; }

  /// Whether it has \p F, in some PTX version.
  bool has(Feature F) const { return hasFeature(*Info, F); }
  /// Whether it has the intrinsic \p Name, as far as the catalog knows it.
  bool hasIntrinsic(llvm::StringRef Name) const;
  /// Whether it copies from global to shared memory while it computes.
  bool hasAsyncCopies() const {
    return hasIntrinsic("llvm.nvvm.cp.async.cg.shared.global.16");
  }

private:
  const SMInfo *Info;
};

/// Finds "sm_90a", "compute_90a" or "90a". Fails if there is no such machine,
/// or if it is older than what tile programs are compiled for.
llvm::Expected<Machine> parseMachine(llvm::StringRef Name);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_MACHINE_H
