//===- SourceMap.h - From IR back to the text it came from ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_SUPPORT_SOURCEMAP_H
#define OPENNVVM_SUPPORT_SOURCEMAP_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace opennvvm {

/// Where functions and instructions of a parsed .ll file stand. Empty for
/// bitcode.
class SourceMap {
public:
  SourceMap() = default;
  explicit SourceMap(llvm::MemoryBufferRef Text) : Text(Text) {}

  /// Filled by LLVM's parser while it reads.
  llvm::AsmParserContext &parserContext() { return Context; }

  /// Place of an instruction, function or global; invalid when unknown.
  TextRange find(Place At) const;

  /// The whole text; empty for bitcode.
  llvm::StringRef text() const { return Text.getBuffer(); }

  /// Line \p Number (from 1) of the text, without its end.
  llvm::StringRef line(unsigned Number) const;

private:
  TextRange findInstruction(const llvm::Instruction &I) const;
  TextRange findGlobal(const llvm::GlobalValue &GV) const;

  llvm::MemoryBufferRef Text;
  llvm::AsmParserContext Context;
  mutable std::vector<size_t> LineStarts; ///< Found on the first question.
};

} // namespace opennvvm

#endif // OPENNVVM_SUPPORT_SOURCEMAP_H
