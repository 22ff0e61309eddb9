//===- InitialValue.h - Initial values as bytes and addresses ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_INITIALVALUE_H
#define OPENNVVM_LIB_PTX_INITIALVALUE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace llvm {
class Constant;
class DataLayout;
class GlobalValue;
} // namespace llvm

namespace opennvvm::ptx {

/// An address in an initial value, or a number when it names nothing.
struct SymbolAddress {
  uint64_t Offset = 0;                 ///< Where it stands in the variable.
  const llvm::GlobalValue *GV = nullptr;
  int64_t Addend = 0;
  unsigned Skip = 0;                   ///< Its low bytes that are cut off.
  unsigned Width = 0;                  ///< Its bytes after those: what is stored.
  bool Generic = false;                ///< generic(NAME) rather than NAME.
  bool IsWhole = true;                 ///< Whether none of it is cut off.
};

/// The memory image of an initial value: bytes up to the last one that is not
/// zero, and the addresses to be written over them.
class InitialValue {
public:
  /// Lays \p C out. Where PTX cannot express it, problem() says why.
  InitialValue(const llvm::Constant &C, const llvm::DataLayout &DL);

  llvm::StringRef problem() const { return Problem; }
  /// The same without laying anything out.
  static llvm::StringRef problemOf(const llvm::Constant &C,
                                   const llvm::DataLayout &DL);
  llvm::ArrayRef<uint8_t> bytes() const { return Bytes; }
  /// In ascending order of their offsets.
  llvm::ArrayRef<SymbolAddress> symbols() const { return Symbols; }
  bool isZero() const { return Bytes.empty() && Symbols.empty(); }

  /// Number of bytes before the zeros at the end.
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
/// \returns why PTX cannot express it; empty when \p To was set.
llvm::StringRef resolveAddress(const llvm::Constant &C,
                               const llvm::DataLayout &DL, SymbolAddress &To);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_INITIALVALUE_H
