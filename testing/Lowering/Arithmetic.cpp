//===- Arithmetic.cpp - Floating point ------------------------------------===//
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

/// A type of an intrinsic: its suffix, its IR type, its number format.
struct Variant {
  std::string Suffix, Type;
  Kind K;
};

std::vector<Variant> singles() {
  return {{"d", "double", {&APFloat::IEEEdouble()}},
          {"f", "float", {&APFloat::IEEEsingle()}},
          {"ftz.f", "float", {&APFloat::IEEEsingle(), true}}};
}

std::vector<Variant> halves() {
  return {{"f16", "half", {&APFloat::IEEEhalf()}},
          {"f16x2", "<2 x half>", {&APFloat::IEEEhalf()}},
          {"bf16", "bfloat", {&APFloat::BFloat()}},
          {"bf16x2", "<2 x bfloat>", {&APFloat::BFloat()}}};
}

bool isPair(const Variant &V) { return StringRef(V.Suffix).ends_with("x2"); }

/// \p One, applied to each lane if there are two.
Reference lanes(const Variant &V,
                std::function<uint64_t(uint64_t, uint64_t, uint64_t)> One) {
  if (!isPair(V))
    return One;
  return [One](uint64_t A, uint64_t B, uint64_t C) {
    auto Lane = [&](unsigned I) {
      return One((A >> I) & 0xFFFF, (B >> I) & 0xFFFF, (C >> I) & 0xFFFF) &
             0xFFFF;
    };
    return Lane(0) | Lane(16) << 16;
  };
}

std::vector<std::string> operands(const Variant &V, unsigned Count) {
  std::vector<std::string> Operands;
  for (unsigned I = 0; I < Count; ++I)
    Operands.push_back(V.Type + " %" + "abc"[I]);
  return Operands;
}

void addSigns(std::vector<Case> &Cases) {
  for (auto [Suffix, Type, Sign] :
       {std::tuple("f64", "double", 1ull << 63),
        std::tuple("f32", "float", 0x80000000ull),
        std::tuple("f16", "half", 0x8000ull),
        std::tuple("bf16", "bfloat", 0x8000ull),
        std::tuple("v2f16", "<2 x half>", 0x80008000ull),
        std::tuple("v2bf16", "<2 x bfloat>", 0x80008000ull)}) {
    std::string Operand = std::string(Type) + " %a";
    Cases.push_back(
        call("absolute-value", Type, std::string("llvm.nvvm.fabs.") + Suffix,
             {Operand},
             [Sign](uint64_t A, uint64_t, uint64_t) { return A & ~Sign; }));
  }
  // A function that flushes keeps calls without .ftz.
  Cases.push_back(call(
      "absolute-value", "float", "llvm.nvvm.fabs.f32", {"float %a"},
      [](uint64_t A, uint64_t, uint64_t) { return A & 0x7FFFFFFF; },
      /*Flush=*/true));
  Cases.push_back(
      call("negation", "bfloat", "llvm.nvvm.neg.bf16", {"bfloat %a"},
           [](uint64_t A, uint64_t, uint64_t) { return A ^ 0x8000; }));
  Cases.push_back(call(
      "negation", "<2 x bfloat>", "llvm.nvvm.neg.bf16x2", {"<2 x bfloat> %a"},
      [](uint64_t A, uint64_t, uint64_t) { return A ^ 0x80008000; }));
}

void addRounding(std::vector<Case> &Cases) {
  for (auto [Name, M] : {std::pair("ceil", RP), std::pair("floor", RM),
                         std::pair("trunc", RZ), std::pair("round", RN)})
    for (const Variant &V : singles())
      Cases.push_back(call(
          "round-to-integral", V.Type,
          std::string("llvm.nvvm.") + Name + "." + V.Suffix, operands(V, 1),
          [K = V.K, M](uint64_t A, uint64_t, uint64_t) {
            APFloat X = read(K, A);
            X.roundToIntegral(M);
            return write(K, X);
          },
          V.K.Flush));
}

void addOperators(std::vector<Case> &Cases) {
  using Operation = void (*)(APFloat &, const APFloat &);
  static constexpr std::pair<const char *, Operation> Operations[] = {
      {"add", [](APFloat &X, const APFloat &Y) { X.add(Y, RN); }},
      {"mul", [](APFloat &X, const APFloat &Y) { X.multiply(Y, RN); }},
      {"div", [](APFloat &X, const APFloat &Y) { X.divide(Y, RN); }}};
  for (auto [Name, Operate] : Operations)
    for (const Variant &V : singles())
      Cases.push_back(call(
          "nearest-arithmetic", V.Type,
          std::string("llvm.nvvm.") + Name + ".rn." + V.Suffix, operands(V, 2),
          [K = V.K, Operate](uint64_t A, uint64_t B, uint64_t) {
            APFloat X = read(K, A);
            Operate(X, read(K, B));
            return write(K, X);
          },
          V.K.Flush));
  for (const Variant &V : singles()) {
    Cases.push_back(call(
        "nearest-reciprocal", V.Type, "llvm.nvvm.rcp.rn." + V.Suffix,
        operands(V, 1),
        [K = V.K](uint64_t A, uint64_t, uint64_t) {
          APFloat X = APFloat::getOne(*K.Format);
          X.divide(read(K, A), RN);
          return write(K, X);
        },
        V.K.Flush));
    Cases.push_back(call(
        "nearest-square-root", V.Type, "llvm.nvvm.sqrt.rn." + V.Suffix,
        operands(V, 1),
        [K = V.K](uint64_t A, uint64_t, uint64_t) {
          return write(K, squareRoot(read(K, A)));
        },
        V.K.Flush));
  }
  for (bool Flush : {false, true})
    Cases.push_back(call(
        "square-root-of-surroundings", "float", "llvm.nvvm.sqrt.f",
        {"float %a"},
        [Flush](uint64_t A, uint64_t, uint64_t) {
          Kind K{&APFloat::IEEEsingle(), Flush};
          return write(K, squareRoot(read(K, A)));
        },
        Flush));
}

/// Constants must not be folded as if the function kept subnormals that it
/// flushes.
void addConstants(std::vector<Case> &Cases) {
  const std::string Subnormal = "float 0x36A0000000000000";
  auto Zero = [](uint64_t, uint64_t, uint64_t) -> uint64_t { return 0; };
  Cases.push_back(call("nearest-arithmetic", "float", "llvm.nvvm.add.rn.ftz.f",
                       {Subnormal, Subnormal}, Zero, /*Flush=*/true));
}

void addFma(std::vector<Case> &Cases) {
  std::vector<Variant> All = singles();
  for (const Variant &V : halves())
    All.push_back(V);
  for (const Variant &V : All)
    Cases.push_back(call("fused-multiply-add", V.Type,
                         "llvm.nvvm.fma.rn." + V.Suffix, operands(V, 3),
                         lanes(V,
                               [K = V.K](uint64_t A, uint64_t B, uint64_t C) {
                                 APFloat X = read(K, A);
                                 X.fusedMultiplyAdd(read(K, B), read(K, C), RN);
                                 return write(K, X);
                               }),
                         V.K.Flush));
}

void addMinMax(std::vector<Case> &Cases) {
  std::vector<Variant> All = singles();
  for (const Variant &V : halves())
    All.push_back(V);
  for (bool Max : {false, true})
    for (bool NaN : {false, true})
      for (const Variant &V : All) {
        if (NaN && V.Suffix == "d")
          continue;
        std::string Name = std::string("llvm.nvvm.f") + (Max ? "max" : "min");
        if (V.K.Flush)
          Name += ".ftz";
        Name += NaN ? ".nan" : "";
        Name += "." + (V.K.Flush ? std::string("f") : V.Suffix);
        Cases.push_back(
            call(NaN ? "minimum-maximum-nan" : "minimum-maximum", V.Type, Name,
                 operands(V, 2),
                 lanes(V,
                       [K = V.K, Max, NaN](uint64_t A, uint64_t B, uint64_t) {
                         return minMax(K, Max, NaN, A, B);
                       }),
                 V.K.Flush));
      }
}

/// Arithmetic whose last operand asks for no saturation.
void addUnsaturated(std::vector<Case> &Cases) {
  using Operation = void (*)(APFloat &, const APFloat &, const APFloat &, Mode);
  struct Op {
    const char *Name;
    unsigned Operands;
    Operation Operate;
  };
  static constexpr Op Ops[] = {
      {"fma", 3,
       [](APFloat &X, const APFloat &Y, const APFloat &Z, Mode M) {
         X.fusedMultiplyAdd(Y, Z, M);
       }},
      {"mul", 2,
       [](APFloat &X, const APFloat &Y, const APFloat &, Mode M) {
         X.multiply(Y, M);
       }},
      {"add", 2, [](APFloat &X, const APFloat &Y, const APFloat &, Mode M) {
         X.add(Y, M);
       }}};
  for (const Op &O : Ops)
    for (auto [Rnd, M] : {std::pair("rn", RN), std::pair("rm", RM),
                          std::pair("rp", RP), std::pair("rz", RZ)})
      for (const Variant &V : singles()) {
        if (V.K.Flush && O.Operands != 3)
          continue;
        std::vector<std::string> Operands = operands(V, O.Operands);
        Operands.push_back("i32 0");
        Cases.push_back(call(
            "unsaturated", V.Type,
            std::string("llvm.nvvm.internal.satf.") + O.Name + "." + Rnd + "." +
                V.Suffix,
            Operands,
            [K = V.K, O, M](uint64_t A, uint64_t B, uint64_t C) {
              APFloat X = read(K, A);
              O.Operate(X, read(K, B), read(K, C), M);
              return write(K, X);
            },
            V.K.Flush));
        Cases.back().OnlyLowered = true;
      }
}

} // namespace

std::vector<Case> arithmeticCases() {
  std::vector<Case> Cases;
  addSigns(Cases);
  addRounding(Cases);
  addOperators(Cases);
  addConstants(Cases);
  addFma(Cases);
  addMinMax(Cases);
  addUnsaturated(Cases);
  return Cases;
}

} // namespace opennvvm::exec
