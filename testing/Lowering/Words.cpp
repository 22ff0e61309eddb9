//===- Words.cpp - Conversions that words describe ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All conversions in all rounding modes, with and without saturation, in
// functions that flush and that do not.
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "Numbers.h"

using namespace llvm;

namespace opennvvm::exec {

namespace {

struct Type {
  const char *Name, *Mangled;
  const fltSemantics *Format; ///< Null for an integer.
  unsigned Bits;
};

const Type Half = {"half", "f16", &APFloat::IEEEhalf(), 16},
           BFloat = {"bfloat", "bf16", &APFloat::BFloat(), 16},
           Float = {"float", "f32", &APFloat::IEEEsingle(), 32},
           Double = {"double", "f64", &APFloat::IEEEdouble(), 64},
           I8 = {"i8", "i8", nullptr, 8}, I16 = {"i16", "i16", nullptr, 16},
           I32 = {"i32", "i32", nullptr, 32}, I64 = {"i64", "i64", nullptr, 64};

struct Direction {
  unsigned Number;
  Mode M;
};
constexpr Direction Directions[] = {{1, RN}, {2, RM}, {3, RP}, {4, RZ}};

uint64_t clampSigned(uint64_t V, unsigned From, unsigned To) {
  int64_t N = SignExtend64(V, From);
  return To >= From ? uint64_t(N)
                    : uint64_t(std::clamp(N, minIntN(To), maxIntN(To)));
}

/// cvt of signed integers and floats.
uint64_t convertAny(const Type &To, const Type &From, bool Saturate, Mode M,
                    bool Flush, uint64_t A) {
  bool Single = Flush && From.Format == Float.Format;
  if (From.Format && To.Format)
    return write({To.Format, Flush && To.Format == Float.Format, Saturate},
                 convert(read({From.Format, Single}, A), *To.Format, M));
  if (To.Format)
    return write(
        {To.Format, false, Saturate},
        read({To.Format}, fromInteger(*To.Format, A, From.Bits, true, M)));
  if (From.Format)
    return toInteger(read({From.Format, Single}, A), To.Bits, true, M,
                     From.Format == Double.Format);
  return Saturate ? clampSigned(A, From.Bits, To.Bits)
                  : uint64_t(SignExtend64(A, From.Bits));
}

Case word(const char *Stem, const std::string &Rule, const std::string &To,
          const std::string &ToMangled, const std::string &From,
          const std::string &FromMangled, unsigned Conversion, unsigned How,
          Reference Want, bool Flush) {
  Case C = call(Rule, To, std::string(Stem) + ToMangled + "." + FromMangled,
                {From + " %a", "i32 " + std::to_string(Conversion),
                 "i32 " + std::to_string(How)},
                std::move(Want), Flush);
  C.OnlyLowered = true;
  return C;
}

void addPlain(std::vector<Case> &Cases, unsigned Kind, const Type &To,
              const Type &From) {
  for (const Direction &D : Directions)
    for (bool Saturate : {false, true})
      for (bool Flush : {false, true}) {
        bool Matters = From.Format == Float.Format || To.Format == Float.Format;
        if (Flush && !Matters)
          continue;
        Cases.push_back(word(
            "llvm.nvvm.cvt.", "conversion-words", To.Name, To.Mangled,
            From.Name, From.Mangled, Kind << 1 | Saturate, D.Number,
            [=](uint64_t A, uint64_t, uint64_t) {
              return convertAny(To, From, Saturate, D.M, Flush, A);
            },
            Flush));
      }
}

//===----------------------------------------------------------------------===//
// The carrier
//===----------------------------------------------------------------------===//

/// Integers are signed; the result of a float may be unsigned.
uint64_t convertCarrier(const Type &To, const Type &From, bool Unsigned, Mode M,
                        bool Flush, uint64_t A) {
  if (To.Format || !From.Format)
    return convertAny(To, From, /*Saturate=*/false, M, Flush, A);
  bool Single = Flush && From.Format == Float.Format;
  return toInteger(read({From.Format, Single}, A), To.Bits, !Unsigned, M,
                   From.Format == Double.Format);
}

Case carrier(const std::string &To, const std::string &ToMangled,
             const std::string &From, const std::string &FromMangled,
             unsigned Word, Reference Want, bool Flush) {
  Case C = call("carrier-conversion", To,
                "llvm.nvvm.cvt." + ToMangled + "." + FromMangled,
                {"i32 " + std::to_string(Word), From + " %a"}, std::move(Want),
                Flush);
  C.OnlyLowered = true;
  return C;
}

// The bits that have no meaning are set in some words.
constexpr unsigned UnsignedResult = 1 << 6, Meaningless = 0xFFE023;

void addCarriers(std::vector<Case> &Cases, const Type &To, const Type &From) {
  for (const Direction &D : Directions)
    for (bool Unsigned : {false, true})
      for (bool Flush : {false, true}) {
        bool Matters = From.Format == Float.Format || To.Format == Float.Format;
        bool MayBeUnsigned = From.Format && !To.Format;
        if ((Flush && !Matters) || (Unsigned && !MayBeUnsigned))
          continue;
        Cases.push_back(carrier(
            To.Name, To.Mangled, From.Name, From.Mangled,
            D.Number << 2 | (Unsigned ? UnsignedResult : 0) |
                (Flush ? Meaningless : 0),
            [=](uint64_t A, uint64_t, uint64_t) {
              return convertCarrier(To, From, Unsigned, D.M, Flush, A);
            },
            Flush));
      }
}

/// Halves of words, and two lanes.
void addParts(std::vector<Case> &Cases) {
  for (unsigned Source : {0u, 1u, 2u})
    for (unsigned Destination : {0u, 1u, 2u}) {
      unsigned From = Source ? 16 : 32, To = Destination ? 16 : 32;
      Cases.push_back(carrier(
          "i32", "i32", "i32", "i32", 1 << 2 | Source << 7 | Destination << 10,
          [=](uint64_t A, uint64_t, uint64_t) {
            A = Source == 2 ? A >> 16 : A;
            uint64_t R = SignExtend64(A, From) & maskTrailingOnes<uint64_t>(To);
            return Destination == 2 ? R << 16 : R;
          },
          false));
      Cases.push_back(carrier(
          "i64", "i64", "float", "f32",
          4 << 2 | UnsignedResult | Destination << 10,
          [=](uint64_t A, uint64_t, uint64_t) {
            uint64_t R = toInteger(read({Float.Format}, A),
                                   Destination ? 32 : 64, false, RZ, false);
            return Destination == 2 ? R << 32 : R;
          },
          false));
    }
  Cases.push_back(carrier(
      "<2 x half>", "v2f16", "<2 x float>", "v2f32", 3 << 2,
      [](uint64_t A, uint64_t, uint64_t) {
        auto Lane = [](uint64_t Bits) {
          return bits(convert(read({Float.Format}, Bits), *Half.Format, RP));
        };
        return Lane(A) | Lane(A >> 32) << 16;
      },
      false));
}

//===----------------------------------------------------------------------===//
// Own forms
//===----------------------------------------------------------------------===//

/// Converts halves of a word, into halves of a word.
void addSubwords(std::vector<Case> &Cases) {
  for (unsigned Source : {0u, 1u, 2u})
    for (unsigned Destination : {0u, 1u, 2u}) {
      unsigned From = Source ? 16 : 32, To = Destination ? 16 : 32;
      Cases.push_back(word(
          "llvm.nvvm.cvt.", "conversion-words", "i32", "i32", "i32", "i32",
          2 << 1 | 1, 1 | Source << 7 | Destination << 10,
          [=](uint64_t A, uint64_t, uint64_t) {
            A = Source == 2 ? A >> 16 : A;
            A &= maskTrailingOnes<uint64_t>(From);
            uint64_t R =
                clampSigned(A, From, To) & maskTrailingOnes<uint64_t>(To);
            return Destination == 2 ? R << 16 : R;
          },
          false));
      if (!Destination)
        Cases.push_back(word(
            "llvm.nvvm.cvt.", "conversion-words", "float", "f32", "i64", "i64",
            2 << 1, 4 | Source << 7,
            [=](uint64_t A, uint64_t, uint64_t) {
              A = Source == 2 ? A >> 32 : A;
              return fromInteger(*Float.Format, A, Source ? 32 : 64, true, RZ);
            },
            false));
    }
}

/// tf32: a float with a 10-bit mantissa; the remaining bits are zero.
void addTF32(std::vector<Case> &Cases) {
  for (const Direction &D : Directions)
    for (bool Finite : {false, true})
      for (bool Flush : {false, true})
        Cases.push_back(word(
            "llvm.nvvm.cvt.", "conversion-words", "i32", "i32", "float", "f32",
            4 << 1 | Finite, D.Number,
            [=](uint64_t A, uint64_t, uint64_t) -> uint64_t {
              APFloat V = read({Float.Format, Flush}, A);
              if (V.isNaN())
                return 0x7FFFE000;
              APFloat R = convert(V, APFloat::FloatTF32(), D.M);
              if (Finite && R.isInfinity())
                R = APFloat::getLargest(APFloat::FloatTF32(), R.isNegative());
              return bits(convert(R, *Float.Format, RN));
            },
            Flush));
}

struct Byte {
  unsigned Pack, Unpack;
  const fltSemantics *Format;
  uint64_t Infinity;
};

uint64_t packByte(const Byte &F, const APFloat &V, Mode M, bool Finite) {
  if (V.isNaN())
    return 0x7F;
  // Wider than any value of a byte, so that rounding is tested separately.
  APFloat Largest = convert(APFloat::getLargest(*F.Format), *Double.Format, RN);
  APFloat X = abs(convert(V, *Double.Format, RN));
  uint64_t Sign = V.isNegative() ? 0x80 : 0;
  Mode Of = Sign && M == RM ? RP : Sign && M == RP ? RM : M;
  // The number that would follow the largest, and the midpoint before it.
  int Exponent = ilogb(Largest);
  unsigned Mantissa = APFloat::semanticsPrecision(*F.Format) - 1;
  APFloat Step = scalbn(APFloat(1.0), Exponent - int(Mantissa), RN);
  APFloat Next = Largest;
  Next.add(Step, RN);
  APFloat Middle = Largest;
  Middle.add(scalbn(Step, -1, RN), RN);
  bool Over = X.compare(Largest) == APFloat::cmpGreaterThan;
  if (Over && !X.isInfinity()) {
    bool Reaches = X.compare(Next) != APFloat::cmpLessThan;
    auto AtMiddle = X.compare(Middle);
    bool LargestIsOdd = bits(APFloat::getLargest(*F.Format)) & 1;
    bool Up = Of == RP ||
              (Of == RN && (Reaches || AtMiddle == APFloat::cmpGreaterThan ||
                            (AtMiddle == APFloat::cmpEqual && LargestIsOdd)));
    if (!Up || Finite)
      return Sign | bits(APFloat::getLargest(*F.Format));
    return Sign | F.Infinity;
  }
  if (X.isInfinity())
    return Sign | (Finite ? bits(APFloat::getLargest(*F.Format)) : F.Infinity);
  return Sign | bits(convert(X, *F.Format, Of));
}

void addPacked(std::vector<Case> &Cases) {
  const Byte Bytes[] = {{1, 3, &APFloat::Float8E4M3FN(), 0x7F},
                        {2, 4, &APFloat::Float8E5M2(), 0x7C}};
  for (const Byte &F : Bytes) {
    for (const Type *From : {&Half, &Float})
      for (const Direction &D : Directions)
        for (bool Finite : {false, true})
          for (bool Flush : {false, true}) {
            if (Flush && From == &Half)
              continue;
            std::string V = std::string("<2 x ") + From->Name + ">";
            Cases.push_back(word(
                "llvm.nvvm.cvt.ext.", "packed-conversion-words", "i16", "i16",
                V, std::string("v2") + From->Mangled, F.Pack << 1 | Finite,
                D.Number,
                [=](uint64_t A, uint64_t, uint64_t) {
                  Kind K{From->Format, Flush};
                  auto Lane = [&](uint64_t Bits) {
                    return packByte(F, read(K, Bits), D.M, Finite);
                  };
                  return Lane(A) | Lane(A >> From->Bits) << 8;
                },
                Flush));
          }
    Cases.push_back(word(
        "llvm.nvvm.cvt.ext.", "packed-conversion-words", "<2 x half>", "v2f16",
        "i16", "i16", F.Unpack << 1, 1,
        [=](uint64_t A, uint64_t, uint64_t) {
          auto Lane = [&](uint64_t Bits) {
            APFloat V(*F.Format, APInt(8, Bits & 0xFF));
            return bits(convert(V, *Half.Format, RN));
          };
          return Lane(A) | Lane(A >> 8) << 16;
        },
        false));
  }
}

} // namespace

std::vector<Case> wordCases() {
  std::vector<Case> Cases;
  const Type *Floats[] = {&Half, &Float, &Double},
             *Integers[] = {&I8, &I16, &I32, &I64};
  for (const Type *To : Floats)
    for (const Type *From : Floats)
      if (To != From)
        addPlain(Cases, 1, *To, *From);
  for (const Type *Integer : Integers) {
    for (const Type *F : Floats) {
      addPlain(Cases, 2, *F, *Integer);
      addPlain(Cases, 2, *Integer, *F);
    }
    for (const Type *Other : Integers)
      if (Other != Integer)
        addPlain(Cases, 2, *Integer, *Other);
    if (Integer == &I8)
      continue;
    addPlain(Cases, 3, BFloat, *Integer);
    addPlain(Cases, 3, *Integer, BFloat);
  }
  for (const Type *F : Floats) {
    addPlain(Cases, 3, BFloat, *F);
    addPlain(Cases, 3, *F, BFloat);
  }
  const Type *All[] = {&I8, &I16, &I32, &I64, &Half, &BFloat, &Float, &Double};
  for (const Type *To : All)
    for (const Type *From : All)
      if (To != From)
        addCarriers(Cases, *To, *From);
  addParts(Cases);
  addSubwords(Cases);
  addTF32(Cases);
  addPacked(Cases);
  return Cases;
}

} // namespace opennvvm::exec
