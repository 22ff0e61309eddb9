//===- Reader.h - The readers of libNVVM ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The readers of catalog/Readers.td, of each release of libNVVM. Code asks what
// a reader does by enumerator, never which of them it is.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_READER_H
#define OPENNVVM_LIB_CATALOG_READER_H

#include "opennvvm/Catalog/Release.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace opennvvm {

/// What one reader does and another does not.
enum class ReaderTrait : uint8_t {
#define OPENNVVM_READER_TRAIT(Name) Name,
#include "opennvvm/Catalog/Readers.inc"
};

/// Stands for no trait.
inline constexpr ReaderTrait NoTrait = ReaderTrait(255);

/// A reader of one release of libNVVM.
struct ReaderInfo {
  uint8_t Release;             ///< LibNVVMRelease::Index.
  uint8_t LLVM;                ///< The version of LLVM that it is of.
  uint8_t Reported;            ///< What nvvmLLVMVersion says that is.
  uint16_t Lowest;             ///< It reads for compute_`Lowest` and up.
  llvm::StringLiteral Dialect; ///< The value of -nvvm-version for it.
  uint64_t Traits;             ///< A bit for each ReaderTrait.

  bool has(ReaderTrait T) const { return Traits >> unsigned(T) & 1; }
  /// Whether it looks at what rows have for readers that have \p If and do not
  /// have \p Unless; either may be NoTrait.
  bool looksAt(ReaderTrait If, ReaderTrait Unless) const {
    return (If == NoTrait || has(If)) && (Unless == NoTrait || !has(Unless));
  }
};

/// All readers of \p Release, those for lower machines first. Here and below,
/// null is the newest release.
llvm::ArrayRef<ReaderInfo> readers(const LibNVVMRelease *Release = nullptr);

/// The reader for machine \p SM.
const ReaderInfo &readerOf(const SMInfo &SM,
                           const LibNVVMRelease *Release = nullptr);

/// The reader that -nvvm-version=\p Dialect asks for; null if there is none.
const ReaderInfo *findReader(llvm::StringRef Dialect,
                             const LibNVVMRelease *Release = nullptr);

/// The lowest machine for which libNVVM compiles and \p Reader reads; null if
/// there is none.
const SMInfo *lowestMachineOf(const ReaderInfo &Reader);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_READER_H
