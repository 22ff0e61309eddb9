//===- Cursor.h - A part of a file that is being read -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_BYTECODE_CURSOR_H
#define OPENNVVM_LIB_TILE_BYTECODE_CURSOR_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mlir::cuda_tile::bytecode {

/// The first error of a file, and where it is.
class Report {
public:
  /// What is being read, for the message.
  llvm::StringRef Section;
  llvm::StringRef Function;
  llvm::StringRef Operation;

  /// Keeps the message unless there is one. Returns false.
  bool fail(size_t Offset, const llvm::Twine &Message);
  bool hasFailed() const { return !Text.empty(); }
  llvm::Error take() const;

private:
  std::string Text;
};

/// Reads from a range of a file. Functions return false after an error, which
/// the report then has.
class Cursor {
public:
  Cursor(llvm::StringRef File, size_t Begin, size_t End, Report &Errors)
      : File(File), At(Begin), End(End), Errors(&Errors) {}

  size_t offset() const { return At; }
  size_t left() const { return End - At; }
  bool isAtEnd() const { return At == End; }
  bool fail(const llvm::Twine &Message) const {
    return Errors->fail(At, Message);
  }
  bool failAt(size_t Offset, const llvm::Twine &Message) const {
    return Errors->fail(Offset, Message);
  }
  Report &errors() const { return *Errors; }

  bool byte(uint8_t &To, llvm::StringRef What) {
    if (At == End)
      return fail("the end stands before " + What);
    To = uint8_t(File[At++]);
    return true;
  }
  /// At most ten bytes with seven bits each, the low ones first.
  bool varint(uint64_t &To, llvm::StringRef What) {
    if (At != End && !(uint8_t(File[At]) & 0x80)) {
      To = uint8_t(File[At++]);
      return true;
    }
    return longVarint(To, What);
  }
  /// A varint whose lowest bit is the sign.
  bool signedVarint(int64_t &To, llvm::StringRef What);
  /// The same for 64 bits that are no number. Some writers take them for a
  /// positive one, which has a bit more than a varint if the highest is set.
  bool signedBits(uint64_t &To, llvm::StringRef What);
  /// A varint that is below \p Limit.
  bool index(uint64_t &To, uint64_t Limit, llvm::StringRef What);
  /// The count of things that take at least \p Size bytes each.
  bool count(uint64_t &To, size_t Size, llvm::StringRef What);
  bool bytes(uint64_t Count, llvm::StringRef &To, llvm::StringRef What);
  /// A count, and little-endian numbers.
  template <typename T>
  bool list(llvm::SmallVectorImpl<T> &To, llvm::StringRef What) {
    uint64_t N;
    llvm::StringRef Data;
    if (!count(N, sizeof(T), What) || !bytes(N * sizeof(T), Data, What))
      return false;
    To.reserve(N);
    for (size_t I = 0; I < N; ++I)
      To.push_back(llvm::support::endian::read<T, llvm::endianness::little>(
          Data.data() + I * sizeof(T)));
    return true;
  }
  /// Skips padding to a multiple of \p Alignment, counted from \p Start.
  bool align(uint64_t Alignment, size_t Start);
  /// The next \p Size bytes, as a range of their own.
  bool part(uint64_t Size, Cursor &To, llvm::StringRef What);
  llvm::StringRef file() const { return File; }

private:
  /// \p Bit64, if it is given, is the bit after the 64 of \p To.
  bool longVarint(uint64_t &To, llvm::StringRef What, bool *Bit64 = nullptr);

  llvm::StringRef File;
  size_t At, End;
  Report *Errors;
};

/// Items of which a table has the offsets.
class Table {
public:
  /// Reads a table whose offsets have \p Width bytes. Alignment counts from
  /// \p Start.
  bool read(Cursor &From, unsigned Width, size_t Start, llvm::StringRef What);
  size_t size() const { return Offsets.size(); }
  /// Item \p I, which is there, to its end.
  Cursor item(size_t I, llvm::StringRef File, Report &Errors) const {
    size_t Next = I + 1 < Offsets.size() ? Offsets[I + 1] : End - Data;
    return Cursor(File, Data + Offsets[I], Data + Next, Errors);
  }

private:
  llvm::SmallVector<size_t, 0> Offsets;
  size_t Data = 0, End = 0;
};

} // namespace mlir::cuda_tile::bytecode

#endif // OPENNVVM_LIB_TILE_BYTECODE_CURSOR_H
