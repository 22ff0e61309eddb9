//===- Conversions.cpp - Conversions between number types -----------------===//
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
              std::string("llvm.nvvm.") + I.Name + "2" +
                  (Double ? "d." : "f.") + Rnd,
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
          std::string Name = std::string("llvm.nvvm.") +
                             (Double ? "d2" : "f2") + (Signed ? "" : "u") +
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
            Case C = call(
                "float-to-integer", "i" + std::to_string(Bits), Name,
                {Type + " %a"},
                [=](uint64_t A, uint64_t, uint64_t) { return Convert(A); },
                Flush);
            // A NaN must be ruled out by taking the minimum with a number.
            if (Double || Bits == 64) {
              std::string Min =
                  "llvm.minimumnum." + std::string(Double ? "f64" : "f32");
              C.Body = "  %n = call " + Type + " @" + Min + "(" + Type +
                       " %a, " + Type +
                       " 0x7FF0000000000000)\n"
                       "  %r = call " +
                       C.Result + " @" + Name + "(" + Type + " %n)\n";
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
  Cases.push_back(call("narrow-float", "float", "llvm.nvvm.d2f.rn",
                       {"double %a"}, [](uint64_t A, uint64_t, uint64_t) {
                         return bits(convert(read({&F64}, A), F32, RN));
                       }));
  for (bool Ftz : {false, true}) {
    for (bool Flush : {false, true}) {
      Case Half = call(
          "narrow-float", "i16",
          Ftz ? "llvm.nvvm.f2h.rn.ftz" : "llvm.nvvm.f2h.rn", {"float %a"},
          [Ftz](uint64_t A, uint64_t, uint64_t) {
            return bits(convert(read({&F32, Ftz}, A), F16, RN));
          },
          Flush);
      // As a half, so that all NaNs compare equal.
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

} // namespace

std::vector<Case> conversionCases() {
  std::vector<Case> Cases;
  addFromIntegers(Cases);
  addToIntegers(Cases, "rz", RZ);
  addToIntegers(Cases, "rn", RN);
  addToIntegers(Cases, "rm", RM);
  addToIntegers(Cases, "rp", RP);
  addNarrowing(Cases);
  return Cases;
}

} // namespace opennvvm::exec
