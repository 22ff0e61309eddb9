//===- FatBinary.h - The container of CUDA's images -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A header, and entries with a header each. Numbers are little-endian.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILEIMAGE_FATBINARY_H
#define OPENNVVM_LIB_TILEIMAGE_FATBINARY_H

#include "llvm/Support/Endian.h"

namespace opennvvm::tile {

struct FatBinaryHeader {
  static constexpr uint32_t Number = 0xBA55ED50;
  llvm::support::ulittle32_t Magic;
  llvm::support::ulittle16_t Version, HeaderSize;
  llvm::support::ulittle64_t Size; ///< Of all entries.
};

struct FatBinaryEntry {
  static constexpr uint16_t PTX = 1;
  /// Flags: for 64-bit hosts on Linux; for one machine only (sm_90a), or one
  /// family (sm_100f).
  static constexpr uint64_t Linux64 = 0x11, Specific = 1u << 20,
                            Family = 1u << 21;
  llvm::support::ulittle16_t Kind, Version;
  llvm::support::ulittle32_t HeaderSize;
  llvm::support::ulittle64_t Size;           ///< Of what follows, with padding.
  llvm::support::ulittle32_t CompressedSize; ///< 0: it is not compressed.
  llvm::support::ulittle32_t OptionsOffset;  ///< Of CommandOffset.
  llvm::support::ulittle16_t Minor, Major;   ///< Of the format.
  llvm::support::ulittle32_t Machine;
  llvm::support::ulittle32_t NameOffset, NameSize;
  llvm::support::ulittle64_t Flags, Unused, PlainSize;
  /// Where the command line stands that made the entry, from its beginning;
  /// an empty text.
  llvm::support::ulittle32_t CommandOffset, CommandSize;
  llvm::support::ulittle64_t Command;
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILEIMAGE_FATBINARY_H
