//===- FatBinary.cpp - The container of CUDA's images ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileImage/FatBinary.h"
#include "TileImage/Image.h"
#include "llvm/Support/MathExtras.h"
#include <cstddef>

using namespace llvm;

namespace opennvvm::tile {

/// Appends the bytes of \p Value.
template <typename T>
static void append(SmallVectorImpl<char> &Out, const T &Value) {
  const auto *Bytes = reinterpret_cast<const char *>(&Value);
  Out.append(Bytes, Bytes + sizeof(T));
}

SmallVector<char, 0> makeFatBinary(StringRef PTX, StringRef Arch) {
  // The text ends in a NUL.
  uint64_t Padded = alignTo<8>(PTX.size() + 1);
  FatBinaryEntry Entry = {};
  Entry.Kind = FatBinaryEntry::PTX;
  Entry.Version = 0x101;
  Entry.HeaderSize = sizeof(Entry);
  Entry.Size = Padded;
  Entry.OptionsOffset = offsetof(FatBinaryEntry, CommandOffset);
  Entry.CommandOffset = offsetof(FatBinaryEntry, Command);
  Entry.Major = 8;
  StringRef Name = Arch;
  Name.consume_front("sm_");
  unsigned Machine = 0;
  Name.consumeInteger(10, Machine);
  Entry.Machine = Machine;
  Entry.Flags =
      FatBinaryEntry::Linux64 | (Name == "a"   ? FatBinaryEntry::Specific
                                 : Name == "f" ? FatBinaryEntry::Family
                                               : 0);
  FatBinaryHeader Header = {};
  Header.Magic = FatBinaryHeader::Number;
  Header.Version = 1;
  Header.HeaderSize = sizeof(Header);
  Header.Size = sizeof(Entry) + Padded;
  SmallVector<char, 0> Out;
  append(Out, Header);
  append(Out, Entry);
  Out.append(PTX.begin(), PTX.end());
  Out.resize(sizeof(Header) + sizeof(Entry) + Padded);
  return Out;
}

} // namespace opennvvm::tile
