//===- Inputs.cpp - All values, or edge cases and random ones -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <random>

using namespace llvm;

namespace opennvvm::exec {

static unsigned scalarBits(StringRef Type) {
  return StringSwitch<unsigned>(Type)
      .Case("i1", 1)
      .Case("i8", 8)
      .Cases({"i16", "half", "bfloat"}, 16)
      .Cases({"i32", "float"}, 32)
      .Cases({"i64", "double", "ptr"}, 64)
      .Default(0);
}

unsigned bitsOf(StringRef Type) {
  if (!Type.consume_front("<"))
    return scalarBits(Type);
  unsigned Lanes = 0;
  Type.consumeInteger(10, Lanes);
  return Lanes * scalarBits(Type.ltrim(" x").rtrim('>'));
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

static const fltSemantics *formatOf(StringRef Type) {
  return StringSwitch<const fltSemantics *>(Type)
      .Case("half", &APFloat::IEEEhalf())
      .Case("bfloat", &APFloat::BFloat())
      .Case("float", &APFloat::IEEEsingle())
      .Case("double", &APFloat::IEEEdouble())
      .Default(nullptr);
}

/// The limits of formats and integers, and midpoints between two of their
/// numbers.
static constexpr double Numbers[] = {0.0,
                                     0x1p-1074,
                                     0x1p-1022,
                                     0x1p-150,
                                     0x1.8p-150,
                                     0x1p-149,
                                     0x1p-140,
                                     0x1p-133,
                                     0x1p-127,
                                     0x1p-126,
                                     0x1.fffffep-127,
                                     0x1p-25,
                                     0x1.8p-25,
                                     0x1p-24,
                                     0x1p-15,
                                     0x1p-14,
                                     0x1.ff8p-15,
                                     0x1p-17,
                                     0x1p-16,
                                     0x1p-10,
                                     0x1p-9,
                                     0x1.8p-9,
                                     0x1p-7,
                                     0x1p-6,
                                     0.25,
                                     0.49999997,
                                     0.5,
                                     0.75,
                                     0.99999994,
                                     1.0,
                                     1.0000001192092896,
                                     1.00390625,
                                     1.5,
                                     2.0,
                                     2.5,
                                     3.0,
                                     3.5,
                                     17.0,
                                     127.5,
                                     128.0,
                                     255.0,
                                     256.0,
                                     447.0,
                                     448.0,
                                     463.9,
                                     464.0,
                                     465.0,
                                     480.0,
                                     32767.5,
                                     32768.0,
                                     57344.0,
                                     61439.0,
                                     61440.0,
                                     65504.0,
                                     65519.0,
                                     65520.0,
                                     65536.0,
                                     8388607.5,
                                     8388608.0,
                                     16777215.0,
                                     16777217.0,
                                     2147483647.0,
                                     2147483648.0,
                                     4294967295.0,
                                     4294967296.0,
                                     9007199254740993.0,
                                     0x1p62,
                                     0x1p63,
                                     0x1.fffffffffffffp62,
                                     0x1.fffffffffffffp63,
                                     0x1p64,
                                     0x1.fep127,
                                     0x1.ff8p127,
                                     0x1.fffffep127,
                                     0x1.ffffffp127,
                                     0x1p128,
                                     0x1.fffffffffffffp1023};

static std::vector<uint64_t> floatEdges(const fltSemantics &Format) {
  std::vector<uint64_t> Edges;
  auto Add = [&](const APFloat &V) {
    for (bool Negative : {false, true}) {
      APFloat Signed = V;
      if (Negative)
        Signed.changeSign();
      Edges.push_back(Signed.bitcastToAPInt().getZExtValue());
    }
  };
  for (double D : Numbers) {
    APFloat V(D);
    bool Lost;
    V.convert(Format, APFloat::rmTowardZero, &Lost);
    Add(V);
  }
  Add(APFloat::getSmallest(Format));
  Add(APFloat::getSmallestNormalized(Format));
  Add(APFloat::getLargest(Format));
  Add(APFloat::getInf(Format));
  Add(APFloat::getQNaN(Format));
  Add(APFloat::getSNaN(Format));
  llvm::sort(Edges);
  Edges.erase(llvm::unique(Edges), Edges.end());
  return Edges;
}

static std::vector<uint64_t> integerEdges(unsigned Bits) {
  std::vector<uint64_t> Edges;
  uint64_t Mask = maskTrailingOnes<uint64_t>(Bits);
  for (unsigned I = 0; I <= Bits; I += I < 8 ? 1 : 4)
    for (int64_t D : {-1, 0, 1}) {
      uint64_t Power = I < 64 ? uint64_t(1) << I : 0;
      Edges.push_back((Power + D) & Mask);
      Edges.push_back((0 - Power + D) & Mask);
    }
  for (unsigned I : {15, 23, 24, 31, 53})
    if (I < Bits)
      for (int64_t D : {-1, 0, 1})
        Edges.push_back((uint64_t(1) << I) + D);
  // Midpoints between two 8-bit numbers, and their neighbors.
  if (Bits == 64)
    for (int64_t D : {-1, 0, 1})
      for (uint64_t V : {0x4040000000000000, 0x40C0000000000000}) {
        Edges.push_back(V + D);
        Edges.push_back(0 - V + D);
      }
  llvm::sort(Edges);
  Edges.erase(llvm::unique(Edges), Edges.end());
  return Edges;
}

/// The edge cases of a vector are those of its elements, in each lane.
static std::vector<uint64_t> edgesOf(StringRef Type) {
  if (Type.consume_front("<")) {
    unsigned Lanes = 0;
    Type.consumeInteger(10, Lanes);
    StringRef Element = Type.ltrim(" x").rtrim('>');
    std::vector<uint64_t> One = edgesOf(Element), All;
    unsigned Bits = scalarBits(Element);
    for (size_t I = 0; I < One.size(); ++I) {
      uint64_t V = 0;
      for (unsigned L = 0; L < Lanes; ++L)
        V |= One[(I + L * 7) % One.size()] << L * Bits;
      All.push_back(V);
    }
    return All;
  }
  if (const fltSemantics *Format = formatOf(Type))
    return floatEdges(*Format);
  return integerEdges(scalarBits(Type));
}

//===----------------------------------------------------------------------===//
// Random values
//===----------------------------------------------------------------------===//

namespace {
class Source {
public:
  /// For integers, as many small ones as large ones; for floats, as many near
  /// an edge as anywhere.
  uint64_t draw(StringRef Type, ArrayRef<uint64_t> Edges) {
    unsigned Bits = bitsOf(Type);
    uint64_t V = Random() & maskTrailingOnes<uint64_t>(Bits);
    switch (Random() % 8) {
    case 0:
      return Edges[Random() % Edges.size()];
    case 1:
    case 2:
      if (Type == "float")
        return (V & 0x807FFFFF) |
               (0x3F800000 + ((int(Random() % 64) - 32) << 23));
      if (Type == "double")
        return (V & 0x800FFFFFFFFFFFFF) |
               (0x3FF0000000000000 +
                (uint64_t(int64_t(Random() % 160) - 80) << 52));
      return V >> Random() % Bits;
    default:
      return V;
    }
  }

private:
  std::mt19937_64 Random{20240229};
};
} // namespace

/// All values of \p Bits bits.
static std::vector<uint64_t> allOf(unsigned Bits) {
  std::vector<uint64_t> All(size_t(1) << Bits);
  for (size_t I = 0; I < All.size(); ++I)
    All[I] = I;
  return All;
}

Inputs inputsFor(ArrayRef<std::string> Params, unsigned Random) {
  Inputs In;
  std::vector<uint64_t> *Lists[] = {&In.A, &In.B, &In.C};
  unsigned Total = 0;
  for (const std::string &P : Params)
    Total += bitsOf(P);
  std::vector<std::vector<uint64_t>> Edges;
  bool All = Total <= 16 && Random >> Total;
  for (const std::string &P : Params)
    Edges.push_back(All ? allOf(bitsOf(P)) : edgesOf(P));
  // All combinations for three parameters would be too many, and for two, too
  // many for a short run.
  unsigned Most = Params.size() == 3                      ? 24
                  : Params.size() == 2 && Random < 10'000 ? 48
                                                          : ~0u;
  for (std::vector<uint64_t> &E : Edges) {
    std::vector<uint64_t> Some;
    for (size_t I = 0; I < E.size(); I += 1 + E.size() / Most)
      Some.push_back(E[I]);
    E = std::move(Some);
  }
  size_t Count = 1;
  for (const std::vector<uint64_t> &E : Edges)
    Count *= E.size();
  for (size_t I = 0; I < Count; ++I) {
    size_t Rest = I;
    for (auto [List, E] : zip(Lists, Edges)) {
      List->push_back(E[Rest % E.size()]);
      Rest /= E.size();
    }
  }
  if (Params.empty())
    In.A.push_back(0);
  Source From;
  if (!All)
    for (unsigned I = 0; I < Random; ++I)
      for (auto [List, P, E] : zip(Lists, Params, Edges))
        List->push_back(From.draw(P, E));
  for (std::vector<uint64_t> *List : Lists)
    List->resize(In.A.size());
  return In;
}

} // namespace opennvvm::exec
