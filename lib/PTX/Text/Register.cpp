//===- Register.cpp - Types by width --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Register.h"

namespace opennvvm::ptx {

Mod typeMod(char Letter, unsigned Bits) {
  static constexpr Mod Table[4][5] = {
      {Mod::B8, Mod::B16, Mod::B32, Mod::B64, Mod::B128},
      {Mod::U8, Mod::U16, Mod::U32, Mod::U64, Mod::None},
      {Mod::S8, Mod::S16, Mod::S32, Mod::S64, Mod::None},
      {Mod::None, Mod::F16, Mod::F32, Mod::F64, Mod::None}};
  unsigned Row = Letter == 'b' ? 0 : Letter == 'u' ? 1 : Letter == 's' ? 2 : 3;
  unsigned Column = Bits <= 8    ? 0
                    : Bits <= 16 ? 1
                    : Bits <= 32 ? 2
                    : Bits <= 64 ? 3
                                 : 4;
  return Table[Row][Column];
}

} // namespace opennvvm::ptx
