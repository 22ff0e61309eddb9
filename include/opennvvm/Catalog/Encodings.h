//===- Encodings.h - Words of NVIDIA's internal operands --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NVIDIA's compilers pack choices (which register, which scope, which barrier)
// into the integer operands of internal intrinsics and instructions. These are
// the documented words as tables, and readers that name the field and value
// when a word is not in its table.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_ENCODINGS_H
#define OPENNVVM_CATALOG_ENCODINGS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>

namespace opennvvm {

/// Word of the special-register operand: 0x26 … 0x31, 0x5E, 0x5F.
llvm::Expected<llvm::StringRef> decodeSpecialRegister(uint64_t Word);

/// Word of the cluster-register operand: 0 … 14.
llvm::Expected<llvm::StringRef> decodeClusterRegister(uint64_t Word);

/// An atomic word: scope in bits 7:4, operation in bits 23:16. The others are
/// reserved and not looked at.
struct AtomicWord {
  llvm::StringRef Operation; ///< "exch", "add" …
  char TypeLetter;           ///< b, u, s or f; the width is the operand's.
  llvm::StringRef Scope;     ///< "", ".cta" or ".sys".

  /// Whether ptxas takes L2::cache_hint on it.
  bool takesCacheHint() const { return Operation != "cas"; }
};
llvm::Expected<AtomicWord> decodeAtomic(uint64_t Word);

/// Memory barrier: 0 … 2 and 4. The documented spelling of 0 is membar.gpu,
/// which no assembler takes; it is printed as membar.gl.
llvm::Expected<llvm::StringRef> decodeMemoryBarrier(uint64_t Word);

/// Cluster barrier: operation in bits 3:0, ordering in bits 7:4.
/// barrier.cluster.wait has no relaxed form; that word prints the plain one.
llvm::Expected<llvm::StringRef> decodeClusterBarrier(uint64_t Word);

/// A register class word: class in bits 31:28, index in the rest.
struct RegisterWord {
  llvm::StringRef Type;   ///< ".b32"
  llvm::StringRef Prefix; ///< "%r"
  uint32_t Index;
};
llvm::Expected<RegisterWord> decodeRegister(uint64_t Word);

/// The word of register \p Index of the class with prefix \p Prefix; "Bad
/// register class" for others.
llvm::Expected<uint32_t> encodeRegister(llvm::StringRef Prefix, uint32_t Index);

/// What a sampler variable's initial value says.
struct SamplerState {
  llvm::StringRef AddressMode; ///< Of all three axes.
  llvm::StringRef FilterMode;
  bool ForceUnnormalized;
};
llvm::Expected<SamplerState> decodeSampler(uint64_t Word);

/// Answers of the operand helper: \p Query is "addsp", "ab", "rowcol",
/// "mmarowcol", "satf", "abtype" or "trans".
llvm::Expected<llvm::StringRef> decodeOperand(llvm::StringRef Query,
                                              uint64_t Value);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_ENCODINGS_H
