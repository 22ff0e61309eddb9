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
#include "llvm/IR/ValueHandle.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace opennvvm {

class Outline;

/// Where functions, their parts and instructions of a parsed .ll file stand.
/// Empty for bitcode.
class SourceMap {
public:
  SourceMap();
  explicit SourceMap(llvm::MemoryBufferRef Text);
  ~SourceMap();

  /// Filled by LLVM's parser while it reads.
  llvm::AsmParserContext &parserContext() { return Context; }

  /// Place of an instruction, function or global, or of a part of it; invalid
  /// when unknown.
  TextRange find(Place At) const;

  /// The same for an attribute. Where an attribute group holds it, that is the
  /// reference to the group, and \p InGroup the attribute in the group.
  TextRange findAttribute(Place At, TextRange &InGroup) const;

  /// Has \p New, which was made of \p Old or is a copy of it, stand where that
  /// does, and later what takes its place. The text and its map stay what they
  /// are: this may be told while both are read.
  void inherit(const llvm::Instruction &New,
               const llvm::Instruction &Old) const;
  void inherit(const llvm::Instruction &New, TextRange Range) const;

  /// The whole text; empty for bitcode.
  llvm::StringRef text() const { return Text.getBuffer(); }

  /// Line \p Number (from 1) of the text, without its end.
  llvm::StringRef line(unsigned Number) const;

private:
  TextRange findWhole(Place At) const;
  TextRange findInstruction(const llvm::Instruction &I) const;
  TextRange findInherited(const llvm::Instruction &I) const;
  TextRange findGlobal(const llvm::GlobalValue &GV) const;
  TextRange findParameter(const llvm::Function &F, unsigned Index,
                          llvm::StringRef Word) const;
  TextRange findResult(const llvm::Function &F) const;
  TextRange findTarget(llvm::StringRef What, llvm::StringRef Component) const;
  const Outline &outline() const;
  void findLineStarts() const;
  size_t offsetOf(unsigned Line, unsigned Column) const;
  /// Nothing for an empty span.
  TextRange rangeOf(size_t Begin, size_t End) const;

  llvm::MemoryBufferRef Text;
  llvm::AsmParserContext Context;
  // Both are made on the first question.
  mutable std::vector<size_t> LineStarts;
  mutable std::unique_ptr<Outline> Lines;
  mutable std::vector<std::pair<llvm::WeakTrackingVH, TextRange>> Inherited;
};

} // namespace opennvvm

#endif // OPENNVVM_SUPPORT_SOURCEMAP_H
