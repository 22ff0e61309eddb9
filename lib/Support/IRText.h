//===- IRText.h - Where things stand in LLVM assembly -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parser records where functions and instructions begin, but nothing
// about their parts. These functions find a part in text that LLVM has already
// accepted, so they can assume that it is well formed. The result is an empty
// span if there is no such part.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_SUPPORT_IRTEXT_H
#define OPENNVVM_LIB_SUPPORT_IRTEXT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace opennvvm {

/// A piece of a text.
struct Span {
  size_t Begin = 0, End = 0;
  bool empty() const { return Begin == End; }
};

/// Splits assembly into tokens and skips comments.
class IRLexer {
public:
  struct Token {
    enum KindTy : uint8_t { End, Word, String, Punctuation };
    KindTy Kind = End;
    llvm::StringRef Text; ///< As written, including sigils and quotes.
    Span Where;

    bool is(char C) const { return Kind == Punctuation && Text[0] == C; }
    bool opens() const;
    bool closes() const;
  };

  /// \param Stop the end of the text to read.
  IRLexer(llvm::StringRef Text, size_t At, size_t Stop = llvm::StringRef::npos)
      : Text(Text.take_front(Stop)), At(At) {}

  Token next();
  Token peek() const { return IRLexer(*this).next(); }
  /// Skips past the bracket that closes \p Open, which was just read; returns
  /// its end.
  size_t skipGroup();
  /// Skips a bracketed group if one comes next.
  void skipIfGroup();

private:
  void skipBlanks();
  void skipString();

  llvm::StringRef Text;
  size_t At;
};

/// The name that \p Token spells, without sigil and quotes and with escapes
/// resolved.
std::string nameOf(llvm::StringRef Token);

/// Where the text of a module defines the entities that findings refer to.
class Outline {
public:
  struct Header {
    size_t Start = 0; ///< Of "define" or "declare".
    Span Name;        ///< Including its sigil.
  };

  explicit Outline(llvm::StringRef Text);

  const Header *function(llvm::StringRef Name) const;
  /// Where the first function begins, or the end of the text.
  size_t firstFunction() const;
  Span variable(llvm::StringRef Name) const;
  /// The name of named metadata or the number of a node, including its sigil.
  Span metadata(llvm::StringRef Name) const;
  /// The string of "triple" or "datalayout", including its quotes.
  Span target(llvm::StringRef What) const;
  /// The definition of the group named by \p Reference ("#0"), and what is
  /// between its braces.
  struct Group {
    Span Whole, Inside;
  };
  Group group(llvm::StringRef Reference) const;
  /// The references to all groups that the text defines.
  llvm::SmallVector<llvm::StringRef, 4> groups() const;
  /// The greatest number of a metadata node; none if no node has one.
  std::optional<unsigned> lastNode() const;
  /// Attribute \p Word of the group named by \p Reference ("#0").
  Span inGroup(llvm::StringRef Reference, llvm::StringRef Word) const;

private:
  void noteEntity(size_t At);
  void noteRest(llvm::StringRef Line);

  llvm::StringRef Text;
  llvm::StringMap<Header> Functions;
  llvm::StringMap<Span> Variables, Metadata, Targets;
  llvm::StringMap<Span> Groups; ///< "attributes #0".
};

/// The parameter of a function with number \p Index, or its attribute \p Word.
Span findParameter(llvm::StringRef Text, const Outline::Header &H,
                   unsigned Index, llvm::StringRef Word);

/// The return type of a function.
Span findResult(llvm::StringRef Text, const Outline::Header &H);

/// Attribute or clause \p Word of a function, or of the instruction between \p
/// From and \p Stop. If a group contains it, the reference to the group.
/// \param [out] InGroup the attribute in the group.
Span findAttribute(llvm::StringRef Text, const Outline &O,
                   const Outline::Header &H, llvm::StringRef Word,
                   Span &InGroup);
Span findAttribute(llvm::StringRef Text, const Outline &O, Span Instruction,
                   llvm::StringRef Word, Span &InGroup);

/// Among the nodes of named metadata \p List that refer to global \p Subject,
/// the first pair of key and value whose key matches.
Span findAnnotation(llvm::StringRef Text, const Outline &O,
                    llvm::StringRef List, llvm::StringRef Subject,
                    llvm::function_ref<bool(llvm::StringRef)> IsKey);

/// The same, but all such pairs.
llvm::SmallVector<Span, 4>
findAnnotations(llvm::StringRef Text, const Outline &O, llvm::StringRef List,
                llvm::StringRef Subject,
                llvm::function_ref<bool(llvm::StringRef)> IsKey);

} // namespace opennvvm

#endif // OPENNVVM_LIB_SUPPORT_IRTEXT_H
