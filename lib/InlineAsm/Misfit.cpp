//===- Misfit.cpp - The operands that instructions take -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares operands with what catalog/Operands.td says of their instruction.
//
//===----------------------------------------------------------------------===//

#include "Catalog/Operands.h"
#include "InlineAsm/Syntax.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace opennvvm {

unsigned bitsOfPTXType(StringRef Type) {
  return StringSwitch<unsigned>(Type)
      .Case("pred", 1)
      .Cases({"b8", "u8", "s8", "e4m3", "e5m2"}, 8)
      .Cases({"b16", "u16", "s16", "f16", "bf16", "e4m3x2", "e5m2x2"}, 16)
      .Cases({"b32", "u32", "s32", "f32", "f16x2", "bf16x2", "u16x2", "s16x2",
              "u8x4", "s8x4", "tf32"},
             32)
      .Cases({"b64", "u64", "s64", "f64", "f32x2"}, 64)
      .Case("b128", 128)
      .Default(0);
}

namespace {
/// What the words of a mnemonic say.
struct Words {
  StringRef Type;      ///< "s32"; empty if there are none or different ones.
  unsigned Bits = 0;   ///< Of the type.
  unsigned Vector = 0; ///< 2, 4 or 8 with ".v2" …
  bool HasMixedTypes = false;
  bool IsLocal = false; ///< In the .local space.
  /// A word of another instruction, if no row begins with it.
  StringRef Special;
  SmallVector<const OperandModifier *, 2> Adding; ///< Operands.

  bool isFloat() const {
    return Type.starts_with("f") || Type.starts_with("bf");
  }
  bool isInteger() const {
    return Type.starts_with("u") || Type.starts_with("s");
  }
};
} // namespace

static Words readWords(StringRef Mnemonic) {
  Words W;
  SmallVector<StringRef, 8> Parts;
  Mnemonic.split(Parts, '.');
  for (StringRef Part : drop_begin(Parts)) {
    if (Part == "v2" || Part == "v4" || Part == "v8")
      W.Vector = Part[1] - '0';
    if (Part == "async" || Part == "bulk" || Part == "unified")
      W.Special = Part;
    W.IsLocal |= Part == "local";
    unsigned Bits = bitsOfPTXType(Part);
    if (!Bits)
      continue;
    W.HasMixedTypes |= !W.Type.empty() && W.Type != Part;
    W.Type = Part;
    W.Bits = Bits;
  }
  for (const OperandModifier &M : operandModifiers())
    if (Mnemonic.starts_with(M.Start) && is_contained(Parts, M.Word))
      W.Adding.push_back(&M);
  return W;
}

/// How a message names \p O.
static std::string nameOf(const AsmOperand &O) {
  switch (O.Kind) {
  case AsmOperand::Number:
    return O.IsInteger ? "an integer" : "a number";
  case AsmOperand::Memory:
    return "in memory";
  case AsmOperand::Vector:
    return "a vector";
  case AsmOperand::Sink:
    return "_";
  case AsmOperand::Pair:
    return "a pair";
  default:
    break;
  }
  if (O.Bits == 1)
    return "a predicate";
  std::string Name = "a register of " + utostr(O.Bits) + " bits";
  return O.IsFloat ? Name + " for floats" : Name;
}

/// Whether register \p O, of a known type, can hold \p Bits of the type \p W.
static bool fitsType(const AsmOperand &O, const Words &W, unsigned Bits,
                     bool OrWider) {
  if (!O.Bits || !Bits)
    return true;
  // ptxas takes predicates for bf16x2.
  if (Bits == 1 || O.Bits == 1)
    return O.Bits == Bits || W.Type == "bf16x2";
  if (OrWider)
    return O.Bits >= Bits && !(O.IsFloat && W.isInteger());
  if (O.Bits != Bits && (Bits != 8 || O.Bits > 32))
    return false;
  // Types of bits fit everything.
  return !(O.IsFloat && W.isInteger()) && !(O.IsInteger && W.isFloat());
}

/// What the vector \p O must be instead, or an empty string.
static std::string wrongWithVector(const AsmOperand &O, const OperandNeeds &P,
                                   const Words &W) {
  // An access takes one register in braces, too, as Triton writes it.
  if (!P.MayBeVector || (P.HasElements && !W.Vector && O.Count != 1))
    return "a register";
  if (!P.HasElements)
    return {};
  if (W.Vector && O.Count != W.Vector)
    return "a vector of " + utostr(W.Vector);
  if (O.HasNumber && P.IsWritten)
    return "a vector of registers";
  if (O.LeastBits != O.MostBits)
    return "a vector of registers of one width";
  if (O.Floats && O.HasInteger)
    return "a vector of one type";
  if (!O.LeastBits || !W.Bits)
    return {};
  // ptxas does not mind predicates, nor single floats among integers.
  AsmOperand Member;
  Member.Bits = O.LeastBits;
  Member.IsFloat = O.Floats == O.Count;
  if (fitsType(Member, W, W.Bits, P.MayBeWider))
    return {};
  return "a vector of registers of " + utostr(W.Bits) + " bits" +
         (Member.IsFloat && Member.Bits >= W.Bits && W.isInteger()
              ? " for integers"
              : "");
}

/// What operand \p O must be instead, or an empty string.
static std::string wrongWith(const AsmOperand &O, const OperandNeeds &P,
                             const Words &W) {
  if (O.Kind == AsmOperand::Unknown)
    return {};
  bool IsMemory = O.Kind == AsmOperand::Memory;
  if (P.IsMemory || IsMemory)
    return P.IsMemory == IsMemory ? ""
           : P.IsMemory           ? "an address in brackets"
                                  : "a register";
  if (O.Kind == AsmOperand::Vector)
    return wrongWithVector(O, P, W);
  if (O.Kind == AsmOperand::Pair)
    return P.MayBePair ? "" : "a register";
  if (O.Kind == AsmOperand::Sink)
    return P.IsWritten ? "" : "a register";
  if (O.Kind == AsmOperand::Number) {
    if (P.IsWritten)
      return "a register";
    bool IsFloat = P.Times == 1 && W.isFloat() && !W.Type.ends_with("x2");
    return IsFloat && O.IsInteger ? "a floating-point number" : "";
  }
  if (W.Vector && P.MayBeVector)
    return P.HasElements ? "a vector of " + utostr(W.Vector) : "";
  Words Own = P.Times ? W : Words();
  unsigned Bits = P.Times ? P.Times * W.Bits : P.Bits;
  if (fitsType(O, Own, Bits, P.MayBeWider))
    return {};
  if (Bits == 1)
    return "a predicate";
  return (Own.isFloat() && O.Bits == Bits ? "a register for floats of "
                                          : "a register of ") +
         utostr(Bits) + " bits";
}

bool findMisfit(StringRef Mnemonic, ArrayRef<AsmOperand> Operands,
                AsmMisfit &Misfit) {
  const OperandRow *Row = findOperands(Mnemonic);
  Words W = readWords(Mnemonic);
  for (auto [I, O] : enumerate(Operands))
    if (O.Kind == AsmOperand::Memory && O.HasNumber && !W.IsLocal) {
      Misfit.Operand = I;
      Misfit.Message = ("operand " + Twine(I + 1) + " of " + Mnemonic +
                        " is a number in brackets, which is an address only in "
                        ".local")
                           .str();
      return true;
    }
  if (!Row || !Row->Start.contains(W.Special))
    return false;
  SmallVector<OperandKind, 8> Kinds(kindsOf(*Row));
  unsigned Least = Row->Least;
  if (!Row->TakesMore) {
    // What may be left out is, unless there are more operands than others.
    size_t Others = Kinds.size() + count_if(W.Adding, [](auto *M) {
                      return !M->MayBeLeftOut;
                    });
    for (const OperandModifier *M : W.Adding) {
      if (M->MayBeLeftOut && Operands.size() <= Others)
        continue;
      Least += Least == Kinds.size();
      Kinds.push_back(M->Kind);
    }
  }
  if (W.HasMixedTypes) {
    W.Bits = 0;
    W.Type = {};
  }
  if (Kinds.empty() && Row->TakesMore)
    return false;
  if (Operands.size() < Least ||
      (!Row->TakesMore && Operands.size() > Kinds.size())) {
    Misfit.Operand = std::min<size_t>(Operands.size(), Kinds.size());
    Misfit.Message =
        (Mnemonic + " takes " + Twine(Least) +
         (Row->TakesMore || Least < Kinds.size() ? " or more" : "") +
         " operands, not " + Twine(Operands.size()))
            .str();
    return true;
  }
  for (unsigned I = 0; I < Operands.size() && I < Kinds.size(); ++I) {
    std::string Must = wrongWith(Operands[I], needsOf(Kinds[I]), W);
    if (Must.empty())
      continue;
    Misfit.Operand = I;
    Misfit.Message = ("operand " + Twine(I + 1) + " of " + Mnemonic + " is " +
                      nameOf(Operands[I]) + ", not " + Must)
                         .str();
    return true;
  }
  return false;
}

} // namespace opennvvm
