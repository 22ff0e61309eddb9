//===- ModuleText.h - The parts of a module's text --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the tokens of functions, calls and attributes in text that LLVM has
// accepted. Whatever is not where it is expected is not found, and then there
// is nothing to edit.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_FIX_MODULETEXT_H
#define OPENNVVM_LIB_FIX_MODULETEXT_H

#include "Support/IRText.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <optional>

namespace llvm {
class CallBase;
class Function;
class GlobalValue;
class Instruction;
class Module;
class Value;
} // namespace llvm

namespace opennvvm::ptx {
class NameTable;
} // namespace opennvvm::ptx

namespace opennvvm::fix {

/// The parts of a call.
struct CallText {
  Span Result; ///< The first token of its type.
  Span Callee; ///< The name of the function; for assembly, "asm".
  llvm::SmallVector<Span, 4> Arguments;
  size_t End = 0; ///< Behind the arguments.
};

class ModuleText {
public:
  ModuleText(const llvm::Module &M, const SourceMap &Map);
  ~ModuleText();

  const llvm::Module &module() const { return M; }
  llvm::StringRef text() const { return Map.text(); }
  llvm::StringRef text(Span S) const { return text().slice(S.Begin, S.End); }
  const Outline &outline() const { return Map.outline(); }
  TextEdit editAt(Span S, std::string New) const {
    return Map.editAt(S.Begin, S.End, std::move(New));
  }
  IRLexer lexer(Span S) const { return IRLexer(text(), S.Begin, S.End); }

  /// How lines of the text end.
  llvm::StringRef lineBreak() const;
  /// The blanks before the first token of the line of the byte at \p At.
  llvm::StringRef indentation(size_t At) const;
  /// Behind the last byte of the line of \p At, if only a comment follows, or
  /// else \p At itself.
  size_t endOfLine(size_t At) const;
  /// Behind the blanks at \p At.
  size_t endOfBlanks(size_t At) const;
  /// Whether only blanks precede the byte at \p At in its line.
  bool isLineStart(size_t At) const;
  /// \p S with the blanks before it.
  Span withBlanks(Span S) const;

  /// The statement \p I, without what precedes its opcode; empty if the text
  /// has another instruction there.
  Span operation(const llvm::Instruction &I) const;
  /// All of the statement \p I; empty under the same condition.
  Span statement(const llvm::Instruction &I) const;
  /// The tokens of a statement that are not in brackets: the operands,
  /// attachments and words of an instruction.
  llvm::SmallVector<IRLexer::Token, 16> words(Span S) const;

  /// "%name" or "%7", as the text spells \p V: an instruction, an argument, a
  /// global or a simple constant. Empty if the text does not spell it.
  std::string spell(const llvm::Value &V) const;

  /// The parts of a direct call or of a call of assembly.
  std::optional<CallText> call(const llvm::CallBase &Call) const;

  /// Where function \p F begins; null if the text does not have it.
  const Outline::Header *header(const llvm::Function &F) const;
  /// Parameter \p Index of \p F, or its attribute \p Word.
  Span parameter(const llvm::Function &F, unsigned Index,
                 llvm::StringRef Word = {}) const;
  /// Attribute \p Word in the span \p S of a parameter or argument; empty if
  /// there is none.
  Span attributeIn(Span S, llvm::StringRef Word) const;
  /// Where an attribute of \p F may be inserted, after a blank; none if the
  /// text does not have the function.
  std::optional<size_t> endOfParameters(const llvm::Function &F) const;

  /// Behind the last function, where another may be inserted after a line
  /// break.
  size_t endOfFunctions() const;
  /// The references to all attribute groups.
  llvm::ArrayRef<llvm::StringRef> groups() const;
  /// The names that globals have in PTX.
  const ptx::NameTable &ptxNames() const;
  /// Where a line of the module's header may be inserted.
  size_t endOfPreamble() const;
  /// All tokens that are exactly \p Token, such as "#0".
  llvm::ArrayRef<Span> occurrences(llvm::StringRef Token) const;
  /// All tokens that name the global \p Name, however they are written.
  llvm::ArrayRef<Span> namings(llvm::StringRef Name) const;

private:
  bool isLineEnd(size_t At) const;
  /// Whether nothing at \p At can belong to the statement before it.
  bool mayEndStatement(size_t At) const;
  void readTokens() const;

  const llvm::Module &M;
  const SourceMap &Map;
  // Computed on first use.
  mutable bool HasTokens = false;
  mutable std::optional<size_t> FunctionsEnd;
  mutable std::optional<llvm::SmallVector<llvm::StringRef, 4>> Groups;
  mutable std::unique_ptr<ptx::NameTable> Names;
  mutable llvm::StringMap<llvm::SmallVector<Span, 2>> Tokens, Globals;
};

} // namespace opennvvm::fix

#endif // OPENNVVM_LIB_FIX_MODULETEXT_H
