//===- Writer.h - The text under construction -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An append-only buffer. Every method makes room for the most that it can
// write and then writes unchecked. Text that comes from the user passes
// through comment() or string(), which let no control or non-ASCII byte out:
// ptxas stops at the first one, even in a comment.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_WRITER_H
#define OPENNVVM_LIB_PTX_WRITER_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <charconv>
#include <cstdint>
#include <cstring>

namespace opennvvm::ptx {

class Writer {
public:
  explicit Writer(llvm::SmallVectorImpl<char> &Buffer) : Buffer(Buffer) {}

  size_t size() const { return Buffer.size(); }
  void reserve(size_t More) { Buffer.reserve(Buffer.size() + More); }

  void ch(char C) { Buffer.push_back(C); }

  void text(llvm::StringRef S) {
    char *To = grow(S.size());
    std::memcpy(To, S.data(), S.size());
  }

  void dec(uint64_t V) {
    if (V < 10)
      return ch(char('0' + V));
    char Digits[20];
    char *End = std::to_chars(Digits, Digits + sizeof(Digits), V).ptr;
    text(llvm::StringRef(Digits, End - Digits));
  }

  void sdec(int64_t V) {
    if (V >= 0)
      return dec(uint64_t(V));
    ch('-');
    dec(0 - uint64_t(V));
  }

  /// \p Digits hexadecimal digits, upper case, leading zeros kept.
  void hex(uint64_t V, unsigned Digits) {
    char *To = grow(Digits);
    for (unsigned I = Digits; I-- > 0; V >>= 4)
      To[I] = "0123456789ABCDEF"[V & 15];
  }

  /// 0fXXXXXXXX
  void f32(uint32_t Bits) {
    text("0f");
    hex(Bits, 8);
  }
  /// 0dXXXXXXXXXXXXXXXX
  void f64(uint64_t Bits) {
    text("0d");
    hex(Bits, 16);
  }

  /// Text of the user's inside a comment: other bytes than printable ASCII
  /// become a question mark.
  void comment(llvm::StringRef S) {
    char *To = grow(S.size());
    for (char C : S)
      *To++ = C >= 0x20 && C < 0x7F ? C : '?';
  }

  llvm::StringRef slice(size_t From) const {
    return llvm::StringRef(Buffer.data() + From, Buffer.size() - From);
  }
  void rewindTo(size_t Size) { Buffer.truncate(Size); }

private:
  /// Makes the buffer \p N bytes longer; \returns where they stand.
  char *grow(size_t N) {
    size_t At = Buffer.size();
    Buffer.resize_for_overwrite(At + N);
    return Buffer.data() + At;
  }

  llvm::SmallVectorImpl<char> &Buffer;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_WRITER_H
