//===- Buffer.h - A part of a file that is being written --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_BYTECODE_BUFFER_H
#define OPENNVVM_LIB_TILE_BYTECODE_BUFFER_H

#include "Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::cuda_tile::bytecode {

class Buffer {
public:
  void byte(uint8_t N) { Bytes.push_back(char(N)); }
  void varint(uint64_t N) {
    for (; N >= 0x80; N >>= 7)
      byte(uint8_t(N) | 0x80);
    byte(uint8_t(N));
  }
  void signedVarint(int64_t N) { varint(uint64_t(N) << 1 ^ uint64_t(N >> 63)); }
  void append(llvm::StringRef Data) { Bytes += Data; }
  template <typename T> void number(T N) {
    char Data[sizeof(T)];
    llvm::support::endian::write<T, llvm::endianness::little>(Data, N);
    append({Data, sizeof(T)});
  }
  /// A count, and little-endian numbers.
  template <typename T> void list(llvm::ArrayRef<T> Numbers) {
    varint(Numbers.size());
    for (T N : Numbers)
      number(N);
  }
  void align(unsigned Alignment) {
    Bytes.append(llvm::offsetToAlignment(Bytes.size(), llvm::Align(Alignment)),
                 Padding);
  }
  llvm::StringRef str() const { return Bytes; }
  size_t size() const { return Bytes.size(); }

private:
  llvm::SmallString<0> Bytes;
};

} // namespace mlir::cuda_tile::bytecode

#endif // OPENNVVM_LIB_TILE_BYTECODE_BUFFER_H
