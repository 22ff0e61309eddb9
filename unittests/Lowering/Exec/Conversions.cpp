//===- Conversions.cpp - Between types of numbers -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "Numbers.h"

using namespace llvm;

namespace opennvvm::exec {

namespace {

const fltSemantics &F16 = APFloat::IEEEhalf(), &BF16 = APFloat::BFloat(),
                   &F32 = APFloat::IEEEsingle(), &F64 = APFloat::IEEEdouble();

void addFromIntegers(std::vector<Case> &Cases) {
  struct From {
    const char *Name;
    unsigned Bits;
    bool Signed;
  };
  static constexpr From Integers[] = {
      {"i", 32, true}, {"ui", 32, false}, {"ll", 64, true}, {"ull", 64, false}};
  for (const From &I : Integers)
    for (bool Double : {false, true})
      for (auto [Rnd, M] : {std::pair("rn", RN), std::pair("rz", RZ),
                            std::pair("rm", RM), std::pair("rp", RP)}) {
        if (M != RN && !(Double && I.Bits == 32))
          continue;
        for (bool Flush : {false, true})
          Cases.push_back(call(
              "integer-to-float", Double ? "double" : "float",
              std::string("llvm.nvvm.") + I.Name + "2" + (Double ? "d." : "f.") +
                  Rnd,
              {"i" + std::to_string(I.Bits) + " %a"},
              [I, Double, M](uint64_t A, uint64_t, uint64_t) {
                return fromInteger(Double ? F64 : F32, A, I.Bits, I.Signed, M);
              },
              Flush));
      }
}

void addToIntegers(std::vector<Case> &Cases, const std::string &Rnd, Mode M) {
  for (bool Double : {false, true})
    for (unsigned Bits : {32u, 64u})
      for (bool Signed : {true, false})
        for (bool Ftz : {false, true}) {
          if (Double && Ftz)
            continue;
          std::string Name = std::string("llvm.nvvm.") + (Double ? "d2" : "f2") +
                             (Signed ? "" : "u") +
                             (Bits == 32 ? "i" : "ll") + "." + Rnd +
                             (Ftz ? ".ftz" : "");
          std::string Type = Double ? "double" : "float";
          auto Convert = [=](uint64_t A) {
            return toInteger(read({Double ? &F64 : &F32, Ftz}, A), Bits, Signed,
                             M, Double);
          };
          for (bool Flush : {false, true}) {
            if (M != RZ && !Double && Flush != Ftz)
              continue;
            Case C = call("float-to-integer", "i" + std::to_string(Bits), Name,
                          {Type + " %a"},
                          [=](uint64_t A, uint64_t, uint64_t) {
                            return Convert(A);
                          },
                          Flush);
            // A NaN must be ruled out: the smaller of it and a number is that.
            if (Double || Bits == 64) {
              std::string Min = "llvm.minimumnum." +
                                std::string(Double ? "f64" : "f32");
              C.Body = "  %n = call " + Type + " @" + Min + "(" + Type +
                       " %a, " + Type + " 0x7FF0000000000000)\n"
                       "  %r = call " + C.Result + " @" + Name + "(" + Type +
                       " %n)\n";
              C.Declarations += "declare " + Type + " @" + Min + "(" + Type +
                                ", " + Type + ")\n";
              C.Want = [=](uint64_t A, uint64_t, uint64_t) {
                Kind K{Double ? &F64 : &F32, Flush && !Double};
                return read(K, A).isNaN()
                           ? Convert(bits(APFloat::getInf(*K.Format)))
                           : Convert(A);
              };
            }
            Cases.push_back(std::move(C));
          }
        }
}

void addNarrowing(std::vector<Case> &Cases) {
  for (bool Ftz : {false, true}) {
    Cases.push_back(call("narrow-float", "float",
                         Ftz ? "llvm.nvvm.d2f.rn.ftz" : "llvm.nvvm.d2f.rn",
                         {"double %a"},
                         [Ftz](uint64_t A, uint64_t, uint64_t) {
                           return write({&F32, Ftz},
                                        convert(read({&F64}, A), F32, RN));
                         },
                         Ftz));
    for (bool Flush : {false, true}) {
      Case Half = call("narrow-float", "i16",
                       Ftz ? "llvm.nvvm.f2h.rn.ftz" : "llvm.nvvm.f2h.rn",
                       {"float %a"},
                       [Ftz](uint64_t A, uint64_t, uint64_t) {
                         return bits(convert(read({&F32, Ftz}, A), F16, RN));
                       },
                       Flush);
      // As a half, so that one NaN is as good as another.
      Half.Result = "half";
      Half.Body = "  %word = call i16 @" + Half.Intrinsic +
                  "(float %a)\n  %r = bitcast i16 %word to half\n";
      Cases.push_back(Half);
      Half.Intrinsic = Ftz ? "llvm.nvvm.bf2h.rn.ftz" : "llvm.nvvm.bf2h.rn";
      Half.Params = {"bfloat"};
      Half.Body = "  %word = call i16 @" + Half.Intrinsic +
                  "(bfloat %a)\n  %r = bitcast i16 %word to half\n";
      Half.Declarations = "declare i16 @" + Half.Intrinsic + "(bfloat)\n";
      Half.Want = [Ftz](uint64_t A, uint64_t, uint64_t) {
        return bits(convert(read({&BF16, Ftz}, A), F16, RN));
      };
      Cases.push_back(Half);
    }
  }
  auto To = [](const fltSemantics &Format) {
    return [&Format](uint64_t A, uint64_t, uint64_t) {
      return bits(convert(read({&F32}, A), Format, RN));
    };
  };
  for (bool Flush : {false, true})
    Cases.push_back(call("narrow-float", "half", "llvm.nvvm.f2f16.rn",
                         {"float %a"}, To(F16), Flush));
  Cases.push_back(call("narrow-float", "bfloat", "llvm.nvvm.f2bf16.rn",
                       {"float %a"}, To(BF16)));
  auto Pair = [](const fltSemantics &Format) {
    return [&Format](uint64_t A, uint64_t B, uint64_t) {
      return bits(convert(read({&F32}, A), Format, RN)) << 16 |
             bits(convert(read({&F32}, B), Format, RN));
    };
  };
  for (bool Flush : {false, true})
    Cases.push_back(call("narrow-pair", "<2 x half>", "llvm.nvvm.ff2f16x2.rn",
                         {"float %a", "float %b"}, Pair(F16), Flush));
  Cases.push_back(call("narrow-pair", "<2 x bfloat>", "llvm.nvvm.ff2bf16x2.rn",
                       {"float %a", "float %b"}, Pair(BF16)));
}

/// One value of a format of E exponent bits and M of the mantissa, by its
/// definition; no bits, an infinity or a NaN where Special says so.
uint64_t unpack(unsigned E, unsigned M, unsigned Bits, bool IEEELike,
                bool TopIsNaN) {
  unsigned Sign = (Bits >> (E + M)) & 1, Exponent = (Bits >> M) & ((1u << E) - 1),
           Mantissa = Bits & ((1u << M) - 1);
  int Bias = (1 << (E - 1)) - 1;
  unsigned Top = (1u << E) - 1;
  if (IEEELike && Exponent == Top)
    return Mantissa ? 0x7FFF : uint64_t(Sign << 15 | 0x7C00);
  if (TopIsNaN && Exponent == Top && Mantissa == (1u << M) - 1)
    return 0x7FFF;
  APFloat V(double(Exponent ? Mantissa + (1u << M) : Mantissa));
  V = scalbn(V, int(Exponent ? Exponent : 1) - Bias - int(M), RN);
  if (Sign)
    V.changeSign();
  return bits(convert(V, F16, RN));
}

void addConstantBytes(std::vector<Case> &Cases) {
  struct Format {
    const char *Name;
    unsigned E, M;
    bool IEEELike, TopIsNaN;
  };
  static constexpr Format Formats[] = {{"e4m3x2", 4, 3, false, true},
                                       {"e5m2x2", 5, 2, true, false},
                                       {"e2m3x2", 2, 3, false, false},
                                       {"e3m2x2", 3, 2, false, false},
                                       {"e2m1x2", 2, 1, false, false}};
  for (const Format &F : Formats)
    for (bool Relu : {false, true}) {
      unsigned Bits = 1 + F.E + F.M, Step = Bits == 4 ? 4 : 8;
      // All values, two at a time.
      for (unsigned V = 0; V < 1u << Bits; ++V) {
        unsigned Other = (V * 5 + 3) & ((1u << Bits) - 1);
        unsigned Word = V | Other << Step;
        Cases.push_back(call(
            "constant-narrow-pair", "<2 x half>",
            std::string("llvm.nvvm.") + F.Name + ".to.f16x2.rn" +
                (Relu ? ".relu" : ""),
            {"i16 " + std::to_string(int16_t(Word))},
            [=](uint64_t, uint64_t, uint64_t) {
              auto Lane = [&](unsigned Bits) {
                uint64_t R = unpack(F.E, F.M, Bits, F.IEEELike, F.TopIsNaN);
                return Relu && (R & 0x8000) ? uint64_t(0) : R;
              };
              return Lane(V) | Lane(Other) << 16;
            }));
        // The interpreter has no registers of less than eight bits.
        Cases.back().OnlyLowered = Bits < 8;
      }
    }
  for (unsigned V = 0; V < 256; ++V) {
    Cases.push_back(call("constant-narrow-pair", "<2 x bfloat>",
                         "llvm.nvvm.ue8m0x2.to.bf16x2",
                         {"i16 " + std::to_string(int16_t(V | (255 - V) << 8))},
                         [=](uint64_t, uint64_t, uint64_t) {
                           auto Lane = [](unsigned E) -> uint64_t {
                             if (E == 255)
                               return 0x7FFF;
                             APFloat One(1.0);
                             return bits(convert(scalbn(One, int(E) - 127, RN),
                                                 BF16, RN));
                           };
                           return Lane(V) | Lane(255 - V) << 16;
                         }));
    Cases.back().OnlyLowered = true; // Nor scales.
  }
}

/// e5m2 to halves, where no NaN may be.
void addBytesOfHalves(std::vector<Case> &Cases) {
  Case C = call("bytes-of-halves", "<2 x half>", "llvm.nvvm.e5m2x2.to.f16x2.rn",
                {"i16 %a"}, [](uint64_t A, uint64_t, uint64_t) {
                  return unpack(5, 2, A & 0xFF, true, false) |
                         unpack(5, 2, A >> 8, true, false) << 16;
                });
  size_t At = C.Body.find("call ");
  C.Body.insert(At + 5, "nnan ");
  Cases.push_back(std::move(C));
}

} // namespace

std::vector<Case> conversionCases() {
  std::vector<Case> Cases;
  addFromIntegers(Cases);
  addToIntegers(Cases, "rz", RZ);
  addToIntegers(Cases, "rn", RN);
  addToIntegers(Cases, "rm", RM);
  addToIntegers(Cases, "rp", RP);
  addNarrowing(Cases);
  addConstantBytes(Cases);
  addBytesOfHalves(Cases);
  return Cases;
}

} // namespace opennvvm::exec
