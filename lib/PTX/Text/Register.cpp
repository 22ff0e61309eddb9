//===- Register.cpp - Type suffixes ---------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Register.h"

using namespace llvm;

namespace opennvvm::ptx {

StringRef typeSuffix(char Letter, unsigned Bits) {
  static constexpr StringLiteral Table[4][5] = {
      {".b8", ".b16", ".b32", ".b64", ".b128"},
      {".u8", ".u16", ".u32", ".u64", ".u128"},
      {".s8", ".s16", ".s32", ".s64", ".s128"},
      {".f8", ".f16", ".f32", ".f64", ".f128"}};
  unsigned Row = Letter == 'b' ? 0 : Letter == 'u' ? 1 : Letter == 's' ? 2 : 3;
  unsigned Column = Bits <= 8    ? 0
                    : Bits <= 16 ? 1
                    : Bits <= 32 ? 2
                    : Bits <= 64 ? 3
                                 : 4;
  return Table[Row][Column];
}

} // namespace opennvvm::ptx
