//===- Encodings.h - Words of NVIDIA's internal operands --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NVIDIA's compilers encode choices (which register, which scope, which
// barrier) in the integer operands of internal intrinsics and instructions.
// These functions decode the documented values; for other values, their errors
// name the field and the value.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_ENCODINGS_H
#define OPENNVVM_LIB_CATALOG_ENCODINGS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>

namespace opennvvm {

/// The cluster-register operand: 0 … 14.
llvm::Expected<llvm::StringRef> decodeClusterRegister(uint64_t Word);

/// An atomic's operand: scope in bits 7:4, operation in bits 23:16. The other
/// bits are reserved and ignored.
struct AtomicWord {
  llvm::StringRef Operation; ///< "exch", "add" …
  char TypeLetter;           ///< b, u, s or f; the width is the operand's.
  llvm::StringRef Scope;     ///< "", ".cta" or ".sys".

  /// Whether ptxas accepts L2::cache_hint with it.
  bool takesCacheHint() const { return Operation != "cas"; }
};
llvm::Expected<AtomicWord> decodeAtomic(uint64_t Word);

/// A cluster barrier: operation in bits 3:0, ordering in bits 7:4.
/// barrier.cluster.wait has no relaxed form; that value prints the plain one.
llvm::Expected<llvm::StringRef> decodeClusterBarrier(uint64_t Word);

/// A register: class in bits 31:28, index in the rest.
struct RegisterWord {
  llvm::StringRef Type;   ///< ".b32"
  llvm::StringRef Prefix; ///< "%r"
  uint32_t Index;
};
llvm::Expected<RegisterWord> decodeRegister(uint64_t Word);

/// Encodes register \p Index of the class with prefix \p Prefix; the error "Bad
/// register class" for other prefixes.
llvm::Expected<uint32_t> encodeRegister(llvm::StringRef Prefix, uint32_t Index);

/// What the initial value of a sampler variable encodes.
struct SamplerState {
  llvm::StringRef AddressMode; ///< For all three axes.
  llvm::StringRef FilterMode;
  bool ForceUnnormalized;
};
llvm::Expected<SamplerState> decodeSampler(uint64_t Word);

/// The text for an operand; \p Query is "addsp", "ab", "rowcol", "mmarowcol",
/// "satf", "abtype" or "trans".
llvm::Expected<llvm::StringRef> decodeOperand(llvm::StringRef Query,
                                              uint64_t Value);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_ENCODINGS_H
