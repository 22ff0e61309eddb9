//===- Cursor.cpp - A part of a file that is being read -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cursor.h"
#include "Format.h"

using namespace llvm;

namespace mlir::cuda_tile::bytecode {

bool Report::fail(size_t Offset, const Twine &Message) {
  if (!Text.empty())
    return false;
  raw_string_ostream OS(Text);
  OS << "error at offset " << Offset;
  if (!Section.empty())
    OS << " in section '" << Section << '\'';
  if (!Function.empty())
    OS << ", function '" << Function << '\'';
  if (!Operation.empty())
    OS << ", operation '" << Operation << '\'';
  OS << ": " << Message;
  return false;
}

Error Report::take() const {
  return createStringError(Text.empty() ? "the bytecode is malformed" : Text);
}

bool Cursor::longVarint(uint64_t &To, StringRef What, bool *Bit64) {
  size_t Start = At;
  To = 0;
  for (unsigned Shift = 0; Shift < 64; Shift += 7) {
    if (At == End)
      return fail("the end stands before " + What);
    uint8_t Next = uint8_t(File[At++]);
    uint64_t Bits = Next & 0x7f;
    if (Shift == 63 && Next > (Bit64 != nullptr ? 3 : 1))
      break;
    if (Shift == 63 && Bit64)
      *Bit64 = Next & 2;
    To |= Bits << Shift;
    if (!(Next & 0x80))
      return true;
  }
  return failAt(Start, What + " does not fit 64 bits");
}

bool Cursor::signedVarint(int64_t &To, StringRef What) {
  uint64_t N;
  if (!varint(N, What))
    return false;
  To = int64_t(N >> 1) ^ -int64_t(N & 1);
  return true;
}

bool Cursor::signedBits(uint64_t &To, StringRef What) {
  uint64_t N;
  bool Bit64 = false;
  if (!longVarint(N, What, &Bit64))
    return false;
  To = (uint64_t(Bit64) << 63 | N >> 1) ^ -(N & 1);
  return true;
}

bool Cursor::index(uint64_t &To, uint64_t Limit, StringRef What) {
  size_t Start = At;
  if (!varint(To, What))
    return false;
  return To < Limit ||
         failAt(Start, What + " " + Twine(To) + " is out of range: there are " +
                           Twine(Limit));
}

bool Cursor::count(uint64_t &To, size_t Size, StringRef What) {
  size_t Start = At;
  if (!varint(To, What))
    return false;
  return To <= left() / Size ||
         failAt(Start, "a count of " + Twine(To) + " for " + What +
                           " exceeds the " + Twine(left()) +
                           " bytes that are left");
}

bool Cursor::bytes(uint64_t Count, StringRef &To, StringRef What) {
  if (Count > left())
    return fail("expected " + Twine(Count) + " bytes of " + What + ", but " +
                Twine(left()) + " are left");
  To = File.substr(At, Count);
  At += Count;
  return true;
}

bool Cursor::align(uint64_t Alignment, size_t Start) {
  // Whatever the bytes are: other readers do not look at them either.
  while ((At - Start) % Alignment) {
    uint8_t Next;
    if (!byte(Next, "padding"))
      return false;
  }
  return true;
}

bool Cursor::part(uint64_t Size, Cursor &To, StringRef What) {
  StringRef Data;
  size_t Start = At;
  if (!bytes(Size, Data, What))
    return false;
  To = Cursor(File, Start, At, *Errors);
  return true;
}

bool Table::read(Cursor &From, unsigned Width, size_t Start, StringRef What) {
  uint64_t Count;
  if (!From.count(Count, Width, What) || !From.align(Width, Start))
    return false;
  size_t OffsetsAt = From.offset();
  StringRef Bytes;
  if (!From.bytes(Count * Width, Bytes, What))
    return false;
  Data = From.offset();
  End = Data + From.left();
  Offsets.reserve(Count);
  for (size_t I = 0; I < Count; ++I) {
    const char *Entry = Bytes.data() + I * Width;
    uint64_t Offset = Width == 8 ? support::endian::read64le(Entry)
                                 : support::endian::read32le(Entry);
    uint64_t Last = Offsets.empty() ? 0 : Offsets.back();
    if (Offset < Last || Offset > End - Data || (Offsets.empty() && Offset))
      return From.failAt(OffsetsAt + I * Width,
                         "offset " + Twine(Offset) + " of " + What + " " +
                             Twine(I) + " is out of range");
    Offsets.push_back(Offset);
  }
  StringRef Rest;
  return From.bytes(From.left(), Rest, What);
}

} // namespace mlir::cuda_tile::bytecode
