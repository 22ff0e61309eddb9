//===- InitialValue.h - Initial values as bytes and addresses ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_INITIALVALUE_H
#define OPENNVVM_LIB_PTX_MODULE_INITIALVALUE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace llvm {
class Constant;
class DataLayout;
class GlobalValue;
} // namespace llvm

namespace opennvvm::ptx {

/// An address in an initial value, or a number if there is no symbol.
struct SymbolAddress {
  uint64_t Offset = 0; ///< Its position in the variable.
  const llvm::GlobalValue *GV = nullptr;
  int64_t Addend = 0;
  unsigned Skip = 0;    ///< Its low bytes that are dropped.
  unsigned Width = 0;   ///< Its bytes after those, which are
                        ///< stored.
  bool Generic = false; ///< generic(NAME) rather than NAME.
  bool IsWhole = true;  ///< Whether none of it is dropped.
};

/// The memory image of an initial value: bytes up to the last nonzero one, and
/// the addresses to be written over them.
class InitialValue {
public:
  /// Lays out \p C. If PTX cannot express it, problem() says why.
  InitialValue(const llvm::Constant &C, const llvm::DataLayout &DL);

  llvm::StringRef problem() const { return Problem; }
  /// The same check without laying anything out.
  static llvm::StringRef problemOf(const llvm::Constant &C,
                                   const llvm::DataLayout &DL);
  llvm::ArrayRef<uint8_t> bytes() const { return Bytes; }
  /// Sorted by their offsets.
  llvm::ArrayRef<SymbolAddress> symbols() const { return Symbols; }
  bool isZero() const { return Bytes.empty() && Symbols.empty(); }

  /// The number of bytes before trailing zeros.
  uint64_t usedSize() const;
  /// \p Size bytes at \p Offset, little endian.
  uint64_t word(uint64_t Offset, unsigned Size) const;
  /// Whether every address is stored whole, in an aligned slot of \p Size
  /// bytes.
  bool hasOnlySlotsOf(unsigned Size) const;

private:
  explicit InitialValue(const llvm::DataLayout &DL)
      : DL(DL), KeepsBytes(false) {}
  void add(const llvm::Constant &C, uint64_t At);
  void addVector(const llvm::Constant &C, uint64_t At);
  void addElements(const llvm::Constant &C, uint64_t At, uint64_t Stride);
  void addAddress(const llvm::Constant &C, uint64_t At);
  void write(uint64_t At, llvm::ArrayRef<uint8_t> Data);
  void writeInteger(uint64_t At, const uint64_t *Words, unsigned Bits);

  const llvm::DataLayout &DL;
  const bool KeepsBytes = true;
  llvm::SmallVector<uint8_t, 64> Bytes;
  llvm::SmallVector<SymbolAddress, 4> Symbols;
  llvm::StringRef Problem;
};

/// Reads \p C, a pointer or integer, as a symbol and an offset.
/// \returns why PTX cannot express it; empty if \p To was set.
llvm::StringRef resolveAddress(const llvm::Constant &C,
                               const llvm::DataLayout &DL, SymbolAddress &To);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_INITIALVALUE_H
