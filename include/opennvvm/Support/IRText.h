//===- IRText.h - Where things stand in LLVM assembly -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parser remembers where functions and instructions begin, and nothing
// of their parts. These functions find a part in text that LLVM has read, so
// that they may take for granted that it is well formed; what they do not find
// is an empty span.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_SUPPORT_IRTEXT_H
#define OPENNVVM_SUPPORT_IRTEXT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm {

/// A piece of a text.
struct Span {
  size_t Begin = 0, End = 0;
  bool empty() const { return Begin == End; }
};

/// Cuts assembly into tokens, without its comments.
class IRLexer {
public:
  struct Token {
    enum KindTy : uint8_t { End, Word, String, Punctuation };
    KindTy Kind = End;
    llvm::StringRef Text; ///< As written, with sigils and quotes.
    Span Where;

    bool is(char C) const { return Kind == Punctuation && Text[0] == C; }
    bool opens() const;
    bool closes() const;
  };

  /// \param Stop where the text ends for the lexer.
  IRLexer(llvm::StringRef Text, size_t At,
          size_t Stop = llvm::StringRef::npos)
      : Text(Text.take_front(Stop)), At(At) {}

  Token next();
  Token peek() const { return IRLexer(*this).next(); }
  /// Goes behind the bracket that closes \p Open, which was read; its end.
  size_t skipGroup();
  /// Goes behind the bracketed group that comes next, if one does.
  void skipIfGroup();

private:
  void skipBlanks();
  void skipString();

  llvm::StringRef Text;
  size_t At;
};

/// The name that \p Token spells: without sigil and quotes, escapes resolved.
std::string nameOf(llvm::StringRef Token);

/// Where a module's text defines what findings speak of.
class Outline {
public:
  struct Header {
    size_t Start = 0;  ///< Of "define" or "declare".
    Span Name;         ///< With its sigil.
  };

  explicit Outline(llvm::StringRef Text);

  const Header *function(llvm::StringRef Name) const;
  Span variable(llvm::StringRef Name) const;
  /// The name of named metadata, or number of a node, with its sigil.
  Span metadata(llvm::StringRef Name) const;
  /// "triple" or "datalayout": the string, with its quotes.
  Span target(llvm::StringRef What) const;
  /// Attribute \p Word of the group that \p Reference ("#0") names.
  Span inGroup(llvm::StringRef Reference, llvm::StringRef Word) const;

private:
  void noteLine(size_t At);

  llvm::StringRef Text;
  llvm::StringMap<Header> Functions;
  llvm::StringMap<Span> Variables, Metadata, Targets;
  llvm::StringMap<size_t> Groups;
};

/// The parameter of a function that \p Index counts, or attribute \p Word of
/// it.
Span findParameter(llvm::StringRef Text, const Outline::Header &H,
                   unsigned Index, llvm::StringRef Word);

/// The type that a function returns.
Span findResult(llvm::StringRef Text, const Outline::Header &H);

/// Attribute or clause \p Word of a function, or of the instruction that stands
/// from \p From to \p Stop. Where a group holds it, the reference to the group.
/// \param [out] InGroup the attribute there.
Span findAttribute(llvm::StringRef Text, const Outline &O,
                   const Outline::Header &H, llvm::StringRef Word,
                   Span &InGroup);
Span findAttribute(llvm::StringRef Text, const Outline &O, Span Instruction,
                   llvm::StringRef Word, Span &InGroup);

/// The first pair of key and value, among the nodes of named metadata \p List
/// that speak of global \p Subject, whose key is wanted.
Span findAnnotation(llvm::StringRef Text, const Outline &O,
                    llvm::StringRef List, llvm::StringRef Subject,
                    llvm::function_ref<bool(llvm::StringRef)> IsKey);

} // namespace opennvvm

#endif // OPENNVVM_SUPPORT_IRTEXT_H
