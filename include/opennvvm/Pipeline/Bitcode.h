//===- Bitcode.h - Bitcode with a producer ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PIPELINE_BITCODE_H
#define OPENNVVM_PIPELINE_BITCODE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// The producer that bitcode of the NVVM dialect names.
inline constexpr llvm::StringLiteral NVVMProducer = "LLVM7.0.1";

/// The producer to name when LLVM_OVERRIDE_PRODUCER is \p Override: "LLVM" and
/// it; NVVMProducer when it is empty.
/// \returns an error when an identification block of LLVM's size cannot hold
/// it: at most 15 letters, digits, dots and underscores are possible.
llvm::Expected<std::string> producerFor(llvm::StringRef Override);

/// Writes \p M with !nvvmir.version, adding that where there is none, and
/// \p Producer, which producerFor() gave, in the identification block.
void writeNVVMBitcode(llvm::Module &M, llvm::StringRef Producer,
                      llvm::SmallVectorImpl<char> &Out);

/// Whether !nvvmir.version of \p M is one that the documented reader takes: the
/// debug part, where there is one, is 3.0, 3.1 or 3.2.
/// \returns what is wrong; empty when nothing is.
std::string irVersionProblem(const llvm::Module &M);

/// \returns what is wrong with the producer of \p Bitcode where readers do not
/// upgrade: it is neither NVVM's nor this LLVM's. Empty when nothing is.
std::string producerProblem(llvm::MemoryBufferRef Bitcode,
                            llvm::StringRef Producer);

} // namespace opennvvm

#endif // OPENNVVM_PIPELINE_BITCODE_H
