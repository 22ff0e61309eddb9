//===- Writer.h - The growing text of a PTX module --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An append-only buffer. Every append checks for room with one comparison; with
// begin() and end(), a caller can reserve room once for a whole instruction and
// then write unchecked. Numbers are formatted by hand: no stream, no locale.
//
// ptxas stops at the first byte that is not ASCII, even in comments. Text from
// the user (names, comments, strings) therefore goes through userText(), which
// replaces such bytes.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_TEXT_WRITER_H
#define OPENNVVM_LIB_PTX_TEXT_WRITER_H

#include "Register.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <cstring>

namespace opennvvm::ptx {

/// Appends to a buffer, which it owns until it is destroyed or finish() is
/// called; only then does the buffer have its final size.
class Writer {
public:
  explicit Writer(llvm::SmallVectorImpl<char> &Out);
  Writer(const Writer &) = delete;
  Writer &operator=(const Writer &) = delete;
  ~Writer() { finish(); }

  /// Sets the size of the buffer to what was written. Writing may continue.
  void finish() {
    Out.truncate(size());
    End = Cur;
  }

  /// Bytes in the buffer, including those that it contained before.
  size_t size() const { return static_cast<size_t>(Cur - Begin); }
  bool empty() const { return Cur == Begin; }

  /// Makes room for \p Size more bytes.
  void reserve(size_t Size) {
    if (static_cast<size_t>(End - Cur) < Size) [[unlikely]]
      grow(Size);
  }

  /// Room for \p Max bytes to write unchecked; end() takes the position where
  /// the caller stopped. Nothing else may be appended in between.
  char *begin(size_t Max) {
    reserve(Max);
    return Cur;
  }
  void end(char *Stop) { Cur = Stop; }

  /// Drops everything after \p Size bytes.
  void rewindTo(size_t Size) { Cur = Begin + Size; }

  /// The text written since \p From; valid until the next append.
  llvm::StringRef slice(size_t From) const {
    return {Begin + From, size() - From};
  }

  void ch(char C) {
    reserve(1);
    *Cur++ = C;
  }
  void text(llvm::StringRef S) {
    reserve(S.size());
    Cur = copy(Cur, S);
  }
  Writer &operator<<(llvm::StringRef S) {
    text(S);
    return *this;
  }
  Writer &operator<<(char C) {
    ch(C);
    return *this;
  }

  /// Decimal.
  void dec(uint64_t V) { end(dec(begin(MaxDigits), V)); }
  void sdec(int64_t V) { end(sdec(begin(MaxDigits), V)); }
  /// \p Digits upper-case hexadecimal digits, without a prefix.
  void hex(uint64_t V, unsigned Digits) { end(hex(begin(Digits), V, Digits)); }
  /// An instruction with its modifiers: "setp.eq.b32".
  void opcode(const Opcode &O) { end(O.write(begin(Opcode::MaxText))); }
  void reg(Reg R) { end(reg(begin(MaxRegister), R)); }
  /// A float as its bits: 0f3F800000.
  void f32(uint32_t Bits) {
    char *P = begin(10);
    P[0] = '0', P[1] = 'f';
    end(hex(P + 2, Bits, 8));
  }
  /// A double as its bits: 0d3FF0000000000000.
  void f64(uint64_t Bits) {
    char *P = begin(18);
    P[0] = '0', P[1] = 'd';
    end(hex(P + 2, Bits, 16));
  }
  /// User text for a comment or a string: control characters and non-ASCII
  /// bytes print as "?".
  void userText(llvm::StringRef S);

  /// The same without checking for room, for use between begin() and end().
  /// Each returns the position after what it wrote.
  static char *copy(char *P, llvm::StringRef S) {
    if (!S.empty()) // An empty one may have no data to point at.
      std::memcpy(P, S.data(), S.size());
    return P + S.size();
  }
  static char *dec(char *P, uint64_t V) {
    if (V < 10) {
      *P = static_cast<char>('0' + V);
      return P + 1;
    }
    if (V < 100)
      return pair(P, V);
    if (V >= 10000)
      return decLong(P, V);
    P = V < 1000 ? dec(P, V / 100) : pair(P, V / 100);
    return pair(P, V % 100);
  }
  static char *sdec(char *P, int64_t V) {
    uint64_t Magnitude = static_cast<uint64_t>(V);
    if (V < 0) {
      *P++ = '-';
      Magnitude = 0 - Magnitude;
    }
    return dec(P, Magnitude);
  }
  static char *hex(char *P, uint64_t V, unsigned Digits) {
    for (unsigned I = Digits; I--; V >>= 4)
      P[I] = "0123456789ABCDEF"[V & 15];
    return P + Digits;
  }

  /// The name of \p R. There must be room for MaxRegister bytes.
  static char *reg(char *P, Reg R) {
    const RegPrefix &Prefix = RegPrefixes[unsigned(R.regClass())];
    std::memcpy(P, Prefix.Text, sizeof(Prefix.Text));
    return dec(P + Prefix.Length, R.index());
  }

  /// The maximum number of bytes of a decimal number, including its sign.
  static constexpr size_t MaxDigits = 20;
  /// The maximum number of bytes of a register's name.
  static constexpr size_t MaxRegister = sizeof(RegPrefix::Text) + MaxDigits;

private:
  /// The two digits of \p V.
  static char *pair(char *P, uint64_t V) {
    std::memcpy(P, &DigitPairs[2 * V], 2);
    return P + 2;
  }
  static const char DigitPairs[];
  static char *decLong(char *P, uint64_t V);
  void grow(size_t Size);

  llvm::SmallVectorImpl<char> &Out;
  char *Begin, *Cur, *End;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_TEXT_WRITER_H
