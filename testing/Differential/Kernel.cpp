//===- Kernel.cpp - Inputs and outputs of a random kernel -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"
#include "Choices.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::differential {

Expected<Shape> shapeOf(const Module &M) {
  const Function *F = M.getFunction("kernel");
  if (!F || F->arg_size() < PointerParams)
    return createStringError("no kernel of the expected form");
  Shape S;
  SmallVector<StringRef, 3> Parts;
  F->getFnAttribute("nvvm.reqntid").getValueAsString().split(Parts, ',');
  for (unsigned I = 0; I < Parts.size() && I < 3; ++I)
    if (!Parts[I].empty() && !to_integer(Parts[I], S.Block[I]))
      return createStringError("nvvm.reqntid is not understood");
  if (S.threads() == 0 || S.threads() > 128)
    return createStringError("more threads than the interpreter has");
  S.Grid = F->hasFnAttribute("two-blocks") ? 2 : 1;
  return S;
}

std::vector<Scalar> scalarParams(const Module &M) {
  std::vector<Scalar> All;
  const Function *F = M.getFunction("kernel");
  const DataLayout &DL = M.getDataLayout();
  for (const Argument &A : drop_begin(F->args(), PointerParams)) {
    Type *T = A.hasByValAttr() ? A.getParamByValType() : A.getType();
    All.push_back({DL.getTypeStoreSize(T).getFixedValue(),
                   DL.getABITypeAlign(T).value()});
  }
  return All;
}

/// Edge cases of a format with \p Exponent and \p Mantissa bits.
static uint64_t edgeOfFloat(Random &R, unsigned Exponent, unsigned Mantissa) {
  uint64_t One = (uint64_t(1) << (Exponent - 1)) - 1;
  uint64_t Max = (uint64_t(1) << Exponent) - 1;
  uint64_t Fraction = R.next() & ((uint64_t(1) << Mantissa) - 1);
  uint64_t Sign = R.below(2) << (Exponent + Mantissa);
  auto Make = [&](uint64_t E, uint64_t F) { return Sign | E << Mantissa | F; };
  uint64_t AllOnes = (uint64_t(1) << Mantissa) - 1;
  switch (R.below(16)) {
  case 0:
    return Make(0, 0);
  case 1:
    return Make(One, 0);
  case 2:
    return Make(Max, 0);
  case 3:
    return Make(Max, uint64_t(1) << (Mantissa - 1));
  case 4:
    return Make(0, 1);
  case 5:
    return Make(0, Fraction);
  case 6:
    return Make(1, 0);
  case 7:
    return Make(Max - 1, AllOnes);
  case 8:
    return Make(0, AllOnes);
  case 9:
    return Make(One - 1, AllOnes);
  case 10:
    return Make(One + R.below(Mantissa + 3), Fraction);
  case 11:
    return Make(One - 1, 0);
  // Halves, for rounding to an integer.
  case 12:
    return Make(One + 1, uint64_t(1) << (Mantissa - 2));
  case 13:
    return Make(R.below(Max), Fraction);
  default:
    return Make(One - 4 + R.below(8), Fraction);
  }
}

static uint64_t edgeOfInteger(Random &R) {
  uint64_t Width = R.below(64) + 1;
  uint64_t Mask = ~uint64_t(0) >> (64 - Width);
  switch (R.below(12)) {
  case 0:
    return 0;
  case 1:
    return 1;
  case 2:
    return ~uint64_t(0);
  case 3:
    return uint64_t(1) << (Width - 1);
  case 4:
    return Mask >> 1;
  case 5:
    return Mask;
  case 6:
    return ~(Mask >> 1);
  case 7:
    return R.below(256);
  case 8:
    return 0x8000000080000000;
  case 9:
    return 0x7fffffff7fffffff;
  case 10:
    return R.next() & Mask;
  default:
    return R.next();
  }
}

static void append(std::vector<uint8_t> &Bytes, uint64_t V, unsigned Size) {
  uint8_t Raw[8];
  std::memcpy(Raw, &V, 8); // Little-endian, like the device.
  Bytes.insert(Bytes.end(), Raw, Raw + Size);
}

Inputs makeInputs(const Module &M, uint64_t Seed) {
  Random R(Seed ^ 0x1b873593cc9e2d51);
  Inputs In;
  auto Fill = [&](unsigned Size, auto Next) {
    for (unsigned I = 0; I < 1024; I += Size)
      append(In.Input, Next(), Size);
  };
  Fill(8, [&] { return edgeOfInteger(R); });
  Fill(2, [&] { return edgeOfFloat(R, 5, 10); });
  Fill(2, [&] { return edgeOfFloat(R, 8, 7); });
  Fill(4, [&] { return edgeOfFloat(R, 8, 23); });
  Fill(8, [&] { return edgeOfFloat(R, 11, 52); });
  // The second half consists of sums of floats, which begin at zero.
  In.Counters.reserve(CounterBytes);
  for (unsigned I = 0; I < CounterBytes / 2; I += 8)
    append(In.Counters, R.below(4) ? R.below(1000) : R.next(), 8);
  In.Counters.resize(CounterBytes);
  for (const Scalar &P : scalarParams(M)) {
    std::vector<uint8_t> Bytes;
    while (Bytes.size() < P.Size)
      append(Bytes, edgeOfInteger(R), 8);
    Bytes.resize(P.Size);
    In.Scalars.push_back(std::move(Bytes));
  }
  return In;
}

} // namespace opennvvm::differential
