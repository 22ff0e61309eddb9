//===- Opcode.h - PTX instructions as enumerators ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instructions and modifiers of catalog/Mnemonics.td. Code that prints PTX
// names them by enumerator: {Inst::Setp, Mod::Eq, Mod::B32} is "setp.eq.b32".
// What the catalog does not know does not compile.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_OPCODE_H
#define OPENNVVM_LIB_CATALOG_OPCODE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cassert>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

namespace opennvvm {

/// The first words of instructions: Inst::Setp. Directives are among them,
/// since they have rows, too: Inst::DirectiveReg.
enum class Inst : uint8_t {
#define OPENNVVM_INSTRUCTION(Name, Text) Name,
#include "opennvvm/Catalog/Opcodes.inc"
};

/// The words that follow: Mod::SharedCluster. None is no word. After the
/// modifiers come the traits that rows of the catalog ask for: the number of
/// operands (Operands3), whether one of them is a sink (SinkOperand), and so
/// on. Traits have no text.
enum class Mod : uint16_t {
  None,
#define OPENNVVM_MODIFIER(Name, Text) Name,
#define OPENNVVM_TRAIT(Name, Text) Name,
#include "opennvvm/Catalog/Opcodes.inc"
};

/// A word as it is printed, of a size that is copied at once.
struct OpcodeText {
  char Text[63] = {};
  uint8_t Length;

  template <size_t N>
  constexpr OpcodeText(const char (&From)[N]) : Length(N - 1) {
    static_assert(N - 1 <= sizeof(Text), "a word that is too long");
    for (size_t I = 0; I != N - 1; ++I)
      Text[I] = From[I];
  }
  constexpr operator llvm::StringRef() const { return {Text, Length}; }
};
static_assert(sizeof(OpcodeText) == 64, "four registers are copied at once");

/// By Inst: "setp".
extern const OpcodeText InstTexts[];
/// By Mod, with the dot: ".eq".
extern const OpcodeText ModTexts[];

/// "setp".
inline llvm::StringRef textOf(Inst I) { return InstTexts[unsigned(I)]; }
/// ".eq"; nothing for Mod::None and traits.
inline llvm::StringRef textOf(Mod M) { return ModTexts[unsigned(M)]; }

/// The instruction that begins with \p Text, "setp"; none if the catalog has
/// none.
std::optional<Inst> findInst(llvm::StringRef Text);

/// The modifier or trait \p Text, which is written without a dot and as in the
/// catalog: "eq", "#3". Mod::None if there is none.
Mod findMod(llvm::StringRef Text);

/// An instruction with its modifiers, in the order in which they are printed.
class Opcode {
public:
  static constexpr unsigned MaxMods = 7;
  /// The maximum number of bytes that write() needs.
  static constexpr size_t MaxText = (MaxMods + 1) * sizeof(OpcodeText);

  template <std::same_as<Mod>... Mods>
  constexpr Opcode(Inst Root, Mods... M) : Root(Root) {
    static_assert(sizeof...(M) <= MaxMods, "too many modifiers");
    (add(M), ...);
  }
  /// \p Base with more modifiers.
  template <std::same_as<Mod>... Mods>
  constexpr Opcode(const Opcode &Base, Mod First, Mods... M) : Opcode(Base) {
    add(First);
    (add(M), ...);
  }

  /// Appends \p M, unless it is None.
  constexpr void add(Mod M) {
    if (M == Mod::None)
      return;
    assert(Count < MaxMods && "too many modifiers");
    List[Count++] = M;
  }

  constexpr Inst root() const { return Root; }
  llvm::ArrayRef<Mod> mods() const { return {List, Count}; }

  /// Writes the text to \p P, where there must be room for MaxText bytes.
  /// \returns the position after it.
  char *write(char *P) const {
    P = copy(P, InstTexts[unsigned(Root)]);
    for (unsigned I = 0; I != Count; ++I)
      P = copy(P, ModTexts[unsigned(List[I])]);
    return P;
  }
  std::string str() const;

private:
  static char *copy(char *P, const OpcodeText &T) {
    std::memcpy(P, &T, sizeof(T));
    return P + T.Length;
  }

  Inst Root;
  uint8_t Count = 0;
  Mod List[MaxMods] = {};
};

static_assert(sizeof(Opcode) == 16, "an opcode is passed in registers");

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_OPCODE_H
