//===- SourceMap.h - From IR back to the text it came from ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_SOURCEMAP_H
#define OPENNVVM_LIB_SUPPORT_SOURCEMAP_H

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace opennvvm {

class Outline;
struct Span;

/// What the outline of its module knows \p GV by: its name or number.
std::string keyOf(const llvm::GlobalValue &GV);

/// The column in characters of UTF-8 for \p Column, which counts bytes of
/// \p Line. Bytes that are no UTF-8 count as they would in it.
unsigned characterColumn(llvm::StringRef Line, unsigned Column);

/// The locations of functions, their parts and instructions in a parsed .ll
/// file. Empty for bitcode.
class SourceMap {
public:
  SourceMap();
  explicit SourceMap(llvm::MemoryBufferRef Text);
  ~SourceMap();

  /// Filled by LLVM's parser during parsing.
  llvm::AsmParserContext &parserContext() { return Context; }

  /// Location of an instruction, function or global, or of a part of it;
  /// invalid if unknown.
  TextRange find(Place At) const;

  /// The same for an attribute. If an attribute group contains it, this is the
  /// reference to the group, and \p InGroup is the attribute in the group.
  TextRange findAttribute(Place At, TextRange &InGroup) const;

  /// Gives \p New, which was created from \p Old or is a copy of it, the
  /// location of \p Old, and later also whatever replaces \p New. The text and
  /// its map do not change: this may be called while they are being read.
  void inherit(const llvm::Instruction &New,
               const llvm::Instruction &Old) const;
  void inherit(const llvm::Instruction &New, TextRange Range) const;

  /// Makes sure that an instruction of \p M that is created later does not get
  /// the location of a deleted one whose memory it reuses.
  void pin(const llvm::Module &M) const;

  /// The text of \p I, from its result to its last operand or attachment;
  /// empty if unknown.
  Span findStatement(const llvm::Instruction &I) const;

  /// The text of function \p F, which has a body, up to its closing brace;
  /// empty if unknown.
  Span findDefinition(const llvm::Function &F) const;

  /// Where the text defines things.
  const Outline &outline() const;

  /// The range from \p Begin to \p End, which may be equal.
  TextRange rangeAt(size_t Begin, size_t End) const;

  /// The edit that replaces what is from \p Begin to \p End by \p New.
  TextEdit editAt(size_t Begin, size_t End, std::string New) const;

  /// The first of the bytes of \p Range.
  size_t offsetOf(unsigned Line, unsigned Column) const;

  /// The whole text; empty for bitcode.
  llvm::StringRef text() const { return Text.getBuffer(); }

  /// Line \p Number (from 1) of the text, without the line break.
  llvm::StringRef line(unsigned Number) const;

private:
  TextRange findWhole(Place At) const;
  TextRange findInstruction(const llvm::Instruction &I) const;
  TextRange findInherited(const llvm::Instruction &I) const;
  TextRange findGlobal(const llvm::GlobalValue &GV) const;
  TextRange findParameter(const llvm::Function &F, unsigned Index,
                          llvm::StringRef Word) const;
  TextRange findResult(const llvm::Function &F) const;
  TextRange findAsmText(const llvm::Instruction &I, unsigned Offset) const;
  TextRange findTarget(llvm::StringRef What, llvm::StringRef Component) const;
  Span spanOf(const llvm::FileLocRange &Range) const;
  void findLineStarts() const;
  /// None for an empty span.
  TextRange rangeOf(size_t Begin, size_t End) const;

  llvm::MemoryBufferRef Text;
  llvm::AsmParserContext Context;
  // Both are computed on first use.
  mutable std::vector<size_t> LineStarts;
  mutable std::unique_ptr<Outline> Lines;
  // The handle is null once the instruction is deleted: its memory may be
  // reused.
  mutable llvm::DenseMap<const llvm::Instruction *,
                         std::pair<llvm::WeakVH, TextRange>>
      Inherited;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_SOURCEMAP_H
