//===- NarrowFloats.cpp - Constants of at most eight bits -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A format is represented by its numbers: all its codes, unpacked, in order. A
// number is packed to the nearest of them.
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "Numbers.h"
#include <cmath>

using namespace llvm;

namespace opennvvm::exec {

namespace {

struct Format {
  const char *Name;
  unsigned E, M;
  bool HasInfinity, HasNaN;

  unsigned bits() const { return 1 + E + M; }
  unsigned step() const { return bits() == 4 ? 4 : 8; }

  /// The number for code \p Bits, including NaN and infinities.
  double number(unsigned Bits) const {
    unsigned Exponent = (Bits >> M) & ((1u << E) - 1),
             Mantissa = Bits & ((1u << M) - 1), Top = (1u << E) - 1;
    int Bias = (1 << (E - 1)) - 1;
    double V = std::ldexp(Exponent ? Mantissa + (1u << M) : Mantissa,
                          int(Exponent ? Exponent : 1) - Bias - int(M));
    if (HasInfinity && Exponent == Top)
      V = Mantissa ? NAN : INFINITY;
    else if (HasNaN && !HasInfinity && Exponent == Top &&
             Mantissa == (1u << M) - 1)
      V = NAN;
    return (Bits >> (E + M)) & 1 ? -V : V;
  }

  /// The code for \p V, rounded to nearest, ties to even.
  unsigned code(double V, bool Relu) const {
    unsigned Sign = std::signbit(V) ? 1u << (E + M) : 0, Best = 0;
    // NaN or, if there is none, the largest number: all ones except the sign.
    if (std::isnan(V))
      return (1u << (E + M)) - 1;
    if (Relu && Sign)
      return 0;
    double Distance = INFINITY, Largest = 0;
    for (unsigned Bits = 0; Bits < 1u << (E + M); ++Bits)
      if (std::isfinite(number(Bits)))
        Largest = std::fmax(Largest, number(Bits));
    for (unsigned Bits = 0; Bits < 1u << (E + M); ++Bits) {
      double N = number(Bits);
      if (!std::isfinite(N))
        continue;
      double D = std::fabs(std::fmin(std::fabs(V), Largest) - N);
      if (D < Distance || (D == Distance && !(Bits & 1))) {
        Distance = D;
        Best = Bits;
      }
    }
    return Sign | Best;
  }
};

constexpr Format Formats[] = {{"e4m3x2", 4, 3, false, true},
                              {"e5m2x2", 5, 2, true, true},
                              {"e2m3x2", 2, 3, false, false},
                              {"e3m2x2", 3, 2, false, false},
                              {"e2m1x2", 2, 1, false, false}};

uint64_t halfOf(double V) {
  return std::isnan(V) ? 0x7FFF
                       : bits(convert(APFloat(V), APFloat::IEEEhalf(), RN));
}

/// All codes, two at a time.
void addUnpacking(std::vector<Case> &Cases, const Format &F, bool Relu) {
  unsigned Count = 1u << F.bits();
  for (unsigned V = 0; V < Count; ++V) {
    unsigned Other = (V * 5 + 3) & (Count - 1), Word = V | Other << F.step();
    Cases.push_back(call("constant-narrow-pair", "<2 x half>",
                         std::string("llvm.nvvm.") + F.Name + ".to.f16x2.rn" +
                             (Relu ? ".relu" : ""),
                         {"i16 " + std::to_string(int16_t(Word))},
                         [=](uint64_t, uint64_t, uint64_t) {
                           auto Lane = [&](unsigned Bits) {
                             uint64_t R = halfOf(F.number(Bits));
                             return Relu && (R & 0x8000) ? uint64_t(0) : R;
                           };
                           return Lane(V) | Lane(Other) << 16;
                         }));
    // The interpreter has no registers of less than eight bits.
    Cases.back().OnlyLowered = F.bits() < 8;
  }
}

/// As text for LLVM: the bits of the double with the same value.
std::string textOf(const fltSemantics &Source, double V) {
  APFloat Exact =
      convert(convert(APFloat(V), Source, RN), APFloat::IEEEdouble(), RN);
  std::string Digits;
  uint64_t Bits = bits(Exact);
  for (unsigned I = 0; I < 16; ++I)
    Digits += "0123456789ABCDEF"[(Bits >> (60 - 4 * I)) & 15];
  if (&Source == &APFloat::IEEEhalf()) {
    uint64_t Half = bits(convert(APFloat(V), Source, RN));
    Digits = "H";
    for (unsigned I = 0; I < 4; ++I)
      Digits += "0123456789ABCDEF"[(Half >> (12 - 4 * I)) & 15];
  }
  return "0x" + Digits;
}

/// The numbers of a format, their midpoints and the neighbors of these, and
/// numbers that are too large.
std::vector<double> numbersNear(const Format &F) {
  std::vector<double> All = {0.0,     1e-30,   449.0, 463.0,    464.0, 465.0,
                             57345.0, 65504.0, 1e30,  INFINITY, NAN};
  double Last = 0;
  for (unsigned Bits = 1; Bits < 1u << (F.E + F.M); ++Bits) {
    double N = F.number(Bits);
    if (!std::isfinite(N))
      break;
    double Middle = (Last + N) / 2;
    All.insert(All.end(),
               {N, Middle, Middle * 0.998046875, Middle * 1.001953125});
    Last = N;
  }
  All.push_back(Last * 1.03125);
  All.push_back(Last * 1.0625);
  All.push_back(Last * 1.25);
  return All;
}

void addPacking(std::vector<Case> &Cases, const Format &F, bool Relu,
                const fltSemantics &Source) {
  bool Halves = &Source == &APFloat::IEEEhalf();
  std::string Name = std::string("llvm.nvvm.") + (Halves ? "f16x2" : "ff") +
                     ".to." + F.Name + ".rn" + (Relu ? ".relu" : "") +
                     (F.bits() < 8 ? ".satfinite" : "");
  auto Round = [&](double V) {
    return convert(convert(APFloat(V), Source, RN), APFloat::IEEEdouble(), RN)
        .convertToDouble();
  };
  std::vector<double> All = numbersNear(F);
  for (size_t I = 0; I < All.size(); ++I) {
    double Low = Round(All[I]), High = Round(-All[(I * 7 + 1) % All.size()]);
    std::string A = textOf(Source, High), B = textOf(Source, Low);
    Case C;
    auto Want = [=](uint64_t, uint64_t, uint64_t) -> uint64_t {
      return F.code(Low, Relu) | F.code(High, Relu) << F.step();
    };
    if (Halves) {
      C = call("constant-narrow-pair", "i16", Name, {"<2 x half> zero"}, Want);
      size_t At = C.Body.find("zero");
      C.Body.replace(At, 4, "<half " + B + ", half " + A + ">");
    } else {
      C = call("constant-narrow-pair", "i16", Name,
               {"float " + A, "float " + B}, Want);
    }
    C.OnlyLowered = F.bits() < 8;
    Cases.push_back(std::move(C));
  }
}

void addScales(std::vector<Case> &Cases) {
  for (unsigned V = 0; V < 256; ++V) {
    Cases.push_back(call(
        "constant-narrow-pair", "<2 x bfloat>", "llvm.nvvm.ue8m0x2.to.bf16x2",
        {"i16 " + std::to_string(int16_t(V | (255 - V) << 8))},
        [=](uint64_t, uint64_t, uint64_t) {
          auto Lane = [](unsigned E) -> uint64_t {
            return E == 255
                       ? 0x7FFF
                       : bits(convert(APFloat(std::ldexp(1.0, int(E) - 127)),
                                      APFloat::BFloat(), RN));
          };
          return Lane(V) | Lane(255 - V) << 16;
        }));
    Cases.back().OnlyLowered = true; // The interpreter does not support scales.
  }
}

/// e5m2 to halves, if there can be no NaN.
void addBytesOfHalves(std::vector<Case> &Cases) {
  constexpr const Format &E5M2 = Formats[1];
  Case C = call("bytes-of-halves", "<2 x half>", "llvm.nvvm.e5m2x2.to.f16x2.rn",
                {"i16 %a"}, [](uint64_t A, uint64_t, uint64_t) {
                  return halfOf(E5M2.number(A & 0xFF)) |
                         halfOf(E5M2.number((A >> 8) & 0xFF)) << 16;
                });
  size_t At = C.Body.find("call ");
  C.Body.insert(At + 5, "nnan ");
  Cases.push_back(std::move(C));
}

} // namespace

std::vector<Case> narrowFloatCases() {
  std::vector<Case> Cases;
  for (const Format &F : Formats)
    for (bool Relu : {false, true}) {
      addUnpacking(Cases, F, Relu);
      addPacking(Cases, F, Relu, APFloat::IEEEsingle());
      if (F.bits() == 8)
        addPacking(Cases, F, Relu, APFloat::IEEEhalf());
    }
  addScales(Cases);
  addBytesOfHalves(Cases);
  return Cases;
}

} // namespace opennvvm::exec
