//===- NewerBitcode.h - Bitcode of newer versions of LLVM -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_BITCODE_NEWERBITCODE_H
#define OPENNVVM_LIB_BITCODE_NEWERBITCODE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class MemoryBuffer;
} // namespace llvm

namespace opennvvm {

/// Whether LLVM 22 does not know records of this code in a block of that kind.
/// Its reader skips such metadata without counting it, and takes such constants
/// for undef.
bool isNewerRecord(unsigned Block, unsigned Code);

/// Who wrote \p Bitcode: "LLVM22.1.8". Empty if it does not say.
std::string producerOf(llvm::StringRef Bitcode);

/// Whether \p Producer is an LLVM newer than this one.
bool isNewerProducer(llvm::StringRef Producer);

/// Bitcode without what only a newer LLVM knows.
struct OlderBitcode {
  std::unique_ptr<llvm::MemoryBuffer> Buffer;
  /// What was left out, each once.
  std::vector<std::string> Ignored;
};

/// Leaves out of \p Bitcode attributes and metadata that LLVM 22 does not know.
/// \returns none if there are none, or if its blocks are damaged, which LLVM's
/// reader reports. Returns an error if LLVM 22 does not know something that the
/// code depends on.
llvm::Expected<std::optional<OlderBitcode>>
rewriteNewerBitcode(llvm::StringRef Bitcode);

} // namespace opennvvm

#endif // OPENNVVM_LIB_BITCODE_NEWERBITCODE_H
