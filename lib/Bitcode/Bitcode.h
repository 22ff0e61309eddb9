//===- Bitcode.h - Bitcode with a producer ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_BITCODE_BITCODE_H
#define OPENNVVM_LIB_BITCODE_BITCODE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// The producer named in bitcode of the NVVM dialect.
inline constexpr llvm::StringLiteral NVVMProducer = "LLVM7.0.1";

/// The producer to name if LLVM_OVERRIDE_PRODUCER is \p Override: "LLVM"
/// followed by it, or NVVMProducer if it is empty.
/// \returns an error if it does not fit an identification block of LLVM's size:
/// at most 15 letters, digits, dots and underscores.
llvm::Expected<std::string> producerFor(llvm::StringRef Override);

/// Writes \p M with !nvvmir.version, which is added if it is missing, and with
/// \p Producer, from producerFor(), in the identification block.
void writeNVVMBitcode(llvm::Module &M, llvm::StringRef Producer,
                      llvm::SmallVectorImpl<char> &Out);

/// Checks that the documented reader accepts !nvvmir.version of \p M: the debug
/// part, if there is one, must be 3.0, 3.1 or 3.2.
/// \returns the problem; empty if there is none.
std::string irVersionProblem(const llvm::Module &M);

/// \returns the problem with the producer of \p Bitcode for readers that do not
/// upgrade: it is neither NVVM's nor this LLVM's. Empty if there is none.
std::string producerProblem(llvm::MemoryBufferRef Bitcode,
                            llvm::StringRef Producer);

} // namespace opennvvm

#endif // OPENNVVM_LIB_BITCODE_BITCODE_H
