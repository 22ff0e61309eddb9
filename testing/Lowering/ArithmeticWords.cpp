//===- ArithmeticWords.cpp - Arithmetic that words describe ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All operations with all roundings, with and without saturation, in functions
// that flush and that do not.
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include "Numbers.h"

using namespace llvm;

namespace opennvvm::exec {

namespace {

using Operation = APFloat (*)(APFloat X, const APFloat &Y, const APFloat &Z,
                              Mode M);

struct Op {
  const char *Name;
  unsigned Operands;
  bool OfHalves; ///< PTX has it for 16-bit floats.
  Operation Operate;
};

constexpr Op Ops[] = {
    {"add", 2, true,
     [](APFloat X, const APFloat &Y, const APFloat &, Mode M) {
       X.add(Y, M);
       return X;
     }},
    {"sub", 2, true,
     [](APFloat X, const APFloat &Y, const APFloat &, Mode M) {
       X.subtract(Y, M);
       return X;
     }},
    {"mul", 2, true,
     [](APFloat X, const APFloat &Y, const APFloat &, Mode M) {
       X.multiply(Y, M);
       return X;
     }},
    {"div", 2, false,
     [](APFloat X, const APFloat &Y, const APFloat &, Mode M) {
       X.divide(Y, M);
       return X;
     }},
    {"fma", 3, true,
     [](APFloat X, const APFloat &Y, const APFloat &Z, Mode M) {
       X.fusedMultiplyAdd(Y, Z, M);
       return X;
     }},
    {"rcp", 1, false,
     [](APFloat X, const APFloat &, const APFloat &, Mode M) {
       APFloat One = APFloat::getOne(X.getSemantics());
       One.divide(X, M);
       return One;
     }},
    {"sqrt", 1, false, [](APFloat X, const APFloat &, const APFloat &, Mode M) {
       return squareRoot(X, M);
     }}};

struct Variant {
  const char *Type, *Mangled;
  const fltSemantics *Format;
  unsigned Lanes = 1;

  unsigned bits() const { return APFloat::getSizeInBits(*Format); }
  bool isNarrow() const { return bits() == 16; }
  bool isFloat() const { return Format == &APFloat::IEEEsingle(); }
};

struct Direction {
  unsigned Number;
  Mode M;
};
constexpr Direction Directions[] = {{1, RN}, {2, RM}, {3, RP}, {4, RZ}};

/// Whether there is a meaning for it that is lowered.
bool isLowered(const Op &O, const Variant &V, const Direction &D, bool Saturate,
               bool Flush) {
  if (Flush && !V.isFloat())
    return false;
  // What is printed as it is.
  if (StringRef(O.Name) == "sub" && V.Lanes <= (V.isNarrow() ? 2 : 1))
    return false;
  if (V.isNarrow())
    return O.OfHalves && D.M == RN &&
           !(Saturate && V.Format == &APFloat::BFloat());
  return !Saturate || V.isFloat();
}

void addCase(std::vector<Case> &Cases, const Op &O, const Variant &V,
             const Direction &D, bool Saturate, bool Flush) {
  // The bits that have no meaning are set in some words.
  unsigned Word = D.Number | (Saturate ? 8 : 0) | (Flush ? 0x3F0 : 0);
  std::vector<std::string> Operands = {"i32 " + std::to_string(Word)};
  for (unsigned I = 0; I < O.Operands; ++I)
    Operands.push_back(std::string(V.Type) + " %" + "abc"[I]);
  // No carrier flushes, whatever the function does.
  Kind K{V.Format, /*Flush=*/false, Saturate};
  Cases.push_back(call(
      "carrier-arithmetic", V.Type,
      std::string("llvm.nvvm.") + O.Name + "." + V.Mangled, Operands,
      [=](uint64_t A, uint64_t B, uint64_t C) {
        uint64_t Result = 0;
        for (unsigned At = 0; At < V.Lanes * V.bits(); At += V.bits())
          Result |= write(K, O.Operate(read(K, A >> At), read(K, B >> At),
                                       read(K, C >> At), D.M))
                    << At;
        return Result;
      },
      Flush));
  Cases.back().OnlyLowered = true;
}

} // namespace

std::vector<Case> arithmeticWordCases() {
  const Variant Variants[] = {
      {"double", "f64", &APFloat::IEEEdouble()},
      {"float", "f32", &APFloat::IEEEsingle()},
      {"<2 x float>", "v2f32", &APFloat::IEEEsingle(), 2},
      {"half", "f16", &APFloat::IEEEhalf()},
      {"<2 x half>", "v2f16", &APFloat::IEEEhalf(), 2},
      {"<4 x half>", "v4f16", &APFloat::IEEEhalf(), 4},
      {"bfloat", "bf16", &APFloat::BFloat()},
      {"<2 x bfloat>", "v2bf16", &APFloat::BFloat(), 2}};
  std::vector<Case> Cases;
  for (const Op &O : Ops)
    for (const Variant &V : Variants)
      for (const Direction &D : Directions)
        for (bool Saturate : {false, true})
          for (bool Flush : {false, true})
            if (isLowered(O, V, D, Saturate, Flush))
              addCase(Cases, O, V, D, Saturate, Flush);
  return Cases;
}

} // namespace opennvvm::exec
