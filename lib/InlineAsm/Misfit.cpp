//===- Misfit.cpp - The operands that instructions take -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of the instructions whose operands follow from their mnemonic. Other
// instructions take anything.
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Syntax.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Instructions that begin with Start. A letter for each operand:
///   D  the destination, of the instruction's type; d  or of a wider one
///   W  the destination, twice as wide as the instruction's type
///   R  the destination, of 32 bits
///   P  a predicate that is written, or two of them
///   S  a value of the instruction's type; s  or of a wider one
///   w  a value twice as wide as the instruction's type
///   I  a value of 32 bits
///   p  a predicate that is read
///   M  memory
///   Q  like D, or a pair of it and a predicate
///   m  like D, and v like S, or a vector of any number of members
///   G  a destination, and V a value, of any type, or a vector
/// Those after Least may be left out; "*" at the end stands for any more.
struct Signature {
  StringLiteral Start;
  StringLiteral Operands;
  uint8_t Least;
};
} // namespace

// The first that fits counts.
static constexpr Signature Signatures[] = {
    {"abs", "DS", 2},          {"activemask", "R", 1},
    {"add", "DSS", 3},         {"addc", "DSS", 3},
    {"and", "DSS", 3},         {"applypriority", "M*", 1},
    {"atom", "GM*", 3},        {"bfe", "DSII", 4},
    {"bfi", "DSSII", 5},       {"bfind", "RS", 2},
    {"brev", "DS", 2},         {"clz", "RS", 2},
    {"cnot", "DS", 2},         {"copysign", "DSS", 3},
    {"cos", "DS", 2},          {"cp.async.bulk", "*", 0},
    {"cp.async.ca", "MM*", 3}, {"cp.async.cg", "MM*", 3},
    {"cvt.pack", "RVV*", 3},   {"cvt", "GVVV", 2},
    {"cvta", "GV", 2},         {"discard", "M*", 1},
    {"div", "DSS", 3},         {"ex2", "DS", 2},
    {"fma", "DSSS", 4},        {"isspacep", "PV", 2},
    {"ld", "dM", 2},           {"ldu", "dM", 2},
    {"lg2", "DS", 2},          {"mad.wide", "WSSw", 4},
    {"mad", "DSSS", 4},        {"mad24", "DSSS", 4},
    {"madc", "DSSS", 4},       {"max", "DSSS", 3},
    {"min", "DSSS", 3},        {"mov", "mv", 2},
    {"mul.wide", "WSS", 3},    {"mul", "DSS", 3},
    {"mul24", "DSS", 3},       {"neg", "DS", 2},
    {"not", "DS", 2},          {"or", "DSS", 3},
    {"popc", "RS", 2},         {"prefetch", "M", 1},
    {"prefetchu", "M", 1},     {"prmt", "DSSS", 4},
    {"rcp", "DS", 2},          {"red", "MV", 2},
    {"rem", "DSS", 3},         {"rsqrt", "DS", 2},
    {"sad", "DSSS", 4},        {"selp", "DSSp", 4},
    {"set", "GVVp", 3},        {"setp", "PSSp", 3},
    {"shf", "DSSI", 4},        {"shfl", "QSIII", 4},
    {"shl", "DSI", 3},         {"shr", "DSI", 3},
    {"sin", "DS", 2},          {"sqrt", "DS", 2},
    {"st", "Ms", 2},           {"sub", "DSS", 3},
    {"subc", "DSS", 3},        {"tanh", "DS", 2},
    {"testp", "PS", 2},        {"xor", "DSS", 3},
};

unsigned bitsOfPTXType(StringRef Type) {
  return StringSwitch<unsigned>(Type)
      .Case("pred", 1)
      .Cases({"b8", "u8", "s8", "e4m3", "e5m2"}, 8)
      .Cases({"b16", "u16", "s16", "f16", "bf16", "e4m3x2", "e5m2x2"}, 16)
      .Cases({"b32", "u32", "s32", "f32", "f16x2", "bf16x2", "u16x2", "s16x2",
              "tf32"},
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
  bool HasPolicy = false; ///< Another operand is a cache policy.
  /// It has forms with other operands.
  bool IsSpecial = false;

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
    // st.async and st.bulk have operands of their own.
    W.IsSpecial |= Part == "async" || Part == "bulk" || Part == "unified";
    W.HasPolicy |= Part == "L2::cache_hint";
    unsigned Bits = bitsOfPTXType(Part);
    if (!Bits)
      continue;
    W.HasMixedTypes |= !W.Type.empty() && W.Type != Part;
    W.Type = Part;
    W.Bits = Bits;
  }
  return W;
}

static const Signature *findSignature(StringRef Mnemonic) {
  for (const Signature &S : Signatures) {
    StringRef Rest = Mnemonic;
    if (Rest.consume_front(S.Start) && (Rest.empty() || Rest.front() == '.'))
      return &S;
  }
  return nullptr;
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
  if (Bits == 1 || O.Bits == 1)
    return O.Bits == Bits;
  if (OrWider)
    return O.Bits >= Bits && !(O.IsFloat && W.isInteger());
  if (O.Bits != Bits && (Bits != 8 || O.Bits > 32))
    return false;
  // Types of bits fit everything.
  return !(O.IsFloat && W.isInteger()) && !(O.IsInteger && W.isFloat());
}

namespace {
/// What a letter of a signature asks for.
struct Place {
  unsigned Bits;
  bool IsWritten, OrWider, IsMemory, MayBeVector;
};
} // namespace

static Place placeOf(char Letter, const Words &W) {
  switch (Letter) {
  case 'D':
    return {W.Bits, true, false, false, false};
  case 'd':
    return {W.Bits, true, true, false, true};
  case 'm':
    return {W.Bits, true, false, false, true};
  case 'v':
    return {W.Bits, false, false, false, true};
  case 'G':
    return {0, true, false, false, true};
  case 'V':
    return {0, false, false, false, true};
  case 'Q':
    return {W.Bits, true, false, false, false};
  case 'W':
    return {2 * W.Bits, true, false, false, false};
  case 'R':
    return {32, true, false, false, false};
  case 'S':
    return {W.Bits, false, false, false, false};
  case 's':
    return {W.Bits, false, true, false, true};
  case 'w':
    return {2 * W.Bits, false, false, false, false};
  case 'I':
    return {32, false, false, false, false};
  case 'P':
    return {1, true, false, false, false};
  case 'p':
    return {1, false, false, false, false};
  case 'M':
    return {0, false, false, true, false};
  default:
    return {0, false, false, false, false};
  }
}

/// What operand \p O must be instead, or an empty string.
static std::string wrongWith(const AsmOperand &O, char Letter, const Words &W) {
  if (O.Kind == AsmOperand::Unknown)
    return {};
  Place P = placeOf(Letter, W);
  bool IsMemory = O.Kind == AsmOperand::Memory;
  if (P.IsMemory || IsMemory)
    return P.IsMemory == IsMemory ? ""
           : P.IsMemory           ? "an address in brackets"
                                  : "a register";
  if (O.Kind == AsmOperand::Vector) {
    bool IsAccess = Letter == 'd' || Letter == 's';
    if (IsAccess && W.Vector && O.Count != W.Vector)
      return "a vector of " + utostr(W.Vector);
    if (IsAccess && O.HasNumber && P.IsWritten)
      return "a vector of registers";
    // ptxas does not mind predicates, nor floats as integers.
    if (IsAccess && O.LeastBits > 1 && O.LeastBits < W.Bits)
      return "a vector of registers of " + utostr(W.Bits) + " bits";
    // An access takes one register in braces, too, as Triton writes it.
    bool FitsAccess = W.Vector || O.Count == 1;
    return P.MayBeVector && (FitsAccess || !IsAccess) ? "" : "a register";
  }
  if (O.Kind == AsmOperand::Pair)
    return Letter == 'P' || Letter == 'Q' ? "" : "a register";
  if (O.Kind == AsmOperand::Sink)
    return P.IsWritten ? "" : "a register";
  if (O.Kind == AsmOperand::Number) {
    if (P.IsWritten)
      return "a register";
    bool IsFloat = StringRef("Ssv").contains(Letter) && W.isFloat() &&
                   !W.Type.ends_with("x2");
    return IsFloat && O.IsInteger ? "a floating-point number" : "";
  }
  if (W.Vector && P.MayBeVector)
    return {}; // A register that is declared as a vector.
  Words Own = Letter == 'I' || Letter == 'R' ? Words() : W;
  if (fitsType(O, Own, P.Bits, P.OrWider))
    return {};
  if (P.Bits == 1)
    return "a predicate";
  return (W.isFloat() && !Own.Type.empty() && O.Bits == P.Bits
              ? "a register for floats of "
              : "a register of ") +
         utostr(P.Bits) + " bits";
}

bool findMisfit(StringRef Mnemonic, ArrayRef<AsmOperand> Operands,
                AsmMisfit &Misfit) {
  const Signature *S = findSignature(Mnemonic);
  Words W = readWords(Mnemonic);
  if (!S || W.IsSpecial)
    return false;
  SmallString<8> Letters = S->Operands;
  bool MayHaveMore = StringRef(Letters).ends_with("*");
  if (MayHaveMore)
    Letters.pop_back();
  else if (W.HasPolicy)
    Letters += 'V';
  if (W.HasMixedTypes) {
    W.Bits = 0;
    W.Type = {};
  }
  if (Letters.empty() && MayHaveMore)
    return false;
  if (Operands.size() < S->Least ||
      (!MayHaveMore && Operands.size() > Letters.size())) {
    Misfit.Operand = std::min<size_t>(Operands.size(), Letters.size());
    Misfit.Message =
        (Mnemonic + " takes " + Twine(unsigned(S->Least)) +
         (MayHaveMore || S->Least < Letters.size() ? " or more" : "") +
         " operands, not " + Twine(Operands.size()))
            .str();
    return true;
  }
  for (unsigned I = 0; I < Operands.size() && I < Letters.size(); ++I) {
    std::string Must = wrongWith(Operands[I], Letters[I], W);
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
