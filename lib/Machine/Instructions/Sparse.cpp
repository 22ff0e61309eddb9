//===- Sparse.cpp - spcompress and spdecompress ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "spcompress", "spdecompress": of each group of elements some are
// kept, and the metadata has their places.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Handlers.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include <array>
#include <cmath>
#include <limits>

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// Numbers of some bits that follow each other in registers.
class Packed {
public:
  Packed(unsigned Bits, unsigned Count)
      : Bits(Bits), Words(divideCeil(Bits * Count, 32)) {}
  bool read(Exec &X, const Operand &From) {
    ArrayRef<Operand> Registers = X.elements(From);
    if (Registers.size() != Words.size())
      return wrongCount(X);
    for (auto [N, O] : enumerate(Registers))
      Words[N] = uint32_t(X.get64(O, 32));
    return true;
  }
  bool write(Exec &X, const Operand &To) const {
    ArrayRef<Operand> Registers = X.elements(To);
    if (Registers.size() != Words.size())
      return wrongCount(X);
    for (auto [N, O] : enumerate(Registers))
      X.set(O, Words[N]);
    return true;
  }
  // No number crosses a register.
  uint32_t get(unsigned N) const {
    return Words[N * Bits / 32] >> N * Bits % 32 &
           maskTrailingOnes<uint32_t>(Bits);
  }
  void set(unsigned N, uint32_t Value) {
    Words[N * Bits / 32] |= Value << N * Bits % 32;
  }

private:
  bool wrongCount(Exec &X) const {
    return X.fail(Twine(Words.size()) + " registers were expected");
  }
  unsigned Bits;
  SmallVector<uint32_t, 16> Words;
};
} // namespace

bool runDecompress(Exec &X, const Instruction &I) {
  const SparseMods &S = I.M.Sparse;
  unsigned Bits = bitsOf(I.M.T[0]), Kept = S.Kept * S.Repeat;
  Packed Dense(Bits, S.Group * S.Repeat), Places(S.IndexBits, Kept),
      Elements(Bits, Kept);
  if (!Places.read(X, I.Ops[1]) || !Elements.read(X, I.Ops[2]))
    return false;
  SmallVector<uint32_t, 16> Group(S.Group);
  for (unsigned N = 0; N < S.Repeat; ++N) {
    llvm::fill(Group, 0u);
    for (unsigned At = N * S.Kept; At < (N + 1) * S.Kept; ++At) {
      uint32_t Place = Places.get(At);
      if (Place >= S.Group)
        return X.fail("place " + Twine(Place) + " in a group of " +
                      Twine(unsigned(S.Group)));
      Group[Place] = Elements.get(At);
    }
    for (unsigned Place = 0; Place < S.Group; ++Place)
      Dense.set(N * S.Group + Place, Group[Place]);
  }
  return Dense.write(X, I.Ops[0]);
}

//===----------------------------------------------------------------------===//
// Compression
//===----------------------------------------------------------------------===//

namespace {
/// How elements are compared: greater keys are kept.
struct Criterion {
  enum OperationTy : uint8_t { Max, MaxAbs, Min, MinAbs } Operation = Max;
  const fltSemantics *Semantics = nullptr; ///< Null for integers.
  bool IsSigned = false;
};
} // namespace

/// The descriptor's format for elements of \p Bits; false if there is none.
static bool setFormat(Criterion &C, unsigned Format, unsigned Bits) {
  const fltSemantics *Narrow[] = {
      &APFloat::Float8E5M2(), &APFloat::Float8E4M3FN(),
      &APFloat::Float6E3M2FN(), &APFloat::Float6E2M3FN()};
  C.IsSigned = Format == 1;
  if (Bits == 16 && Format < 2)
    C.Semantics = Format ? &APFloat::BFloat() : &APFloat::IEEEhalf();
  else if (Bits == 8 && Format >= 2 && Format < 2 + std::size(Narrow))
    C.Semantics = Narrow[Format - 2];
  return C.Semantics || (Bits == 8 && Format < 2);
}

/// What an element is sorted by: a NaN is above all, and -0 below +0.
static double keyOf(uint32_t Element, const Criterion &C) {
  bool IsAbs =
           C.Operation == Criterion::MaxAbs || C.Operation == Criterion::MinAbs,
       IsMin =
           C.Operation == Criterion::Min || C.Operation == Criterion::MinAbs;
  double Key;
  if (!C.Semantics) {
    Key = C.IsSigned ? double(int8_t(Element)) : double(Element);
  } else {
    unsigned Width = APFloat::getSizeInBits(*C.Semantics);
    APFloat F(*C.Semantics,
              APInt(Width, Element & maskTrailingOnes<uint32_t>(Width)));
    if (F.isNaN())
      return std::numeric_limits<double>::infinity();
    if (F.isInfinity()) // Below NaNs.
      Key = F.isNegative() ? -1e300 : 1e300;
    else if (F.isZero()) // Nearer to zero than any other number.
      Key = F.isNegative() && !IsAbs ? -1e-300 : 0;
    else {
      bool Loses;
      F.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Loses);
      Key = F.convertToDouble();
    }
  }
  if (IsAbs)
    Key = std::abs(Key);
  return IsMin ? -Key : Key;
}

/// The two places that are kept of four, in their order. Of equal elements,
/// which the ISA leaves open, the first ones stay.
static std::array<unsigned, 2> keptOf(const Packed &Dense, unsigned First,
                                      const Criterion &C) {
  std::array<unsigned, 4> Order = {0, 1, 2, 3};
  llvm::sort(Order, [&](unsigned A, unsigned B) {
    double OfA = keyOf(Dense.get(First + A), C),
           OfB = keyOf(Dense.get(First + B), C);
    return OfA != OfB ? OfA > OfB : A < B;
  });
  return {std::min(Order[0], Order[1]), std::max(Order[0], Order[1])};
}

bool runCompress(Exec &X, const Instruction &I) {
  const SparseMods &S = I.M.Sparse;
  // A repetition is two registers of elements.
  unsigned Bits = bitsOf(I.M.T[0]), Count = 64 * S.Repeat / Bits;
  Packed Dense(Bits, Count), Elements(Bits, Count / 2),
      Places(S.IndexBits, Count / 2);
  auto Descriptor = uint32_t(X.get64(I.Ops[3], 32));
  Criterion C;
  C.Operation = Criterion::OperationTy(Descriptor & 3);
  if (Descriptor >> 5 || !setFormat(C, Descriptor >> 2 & 7, Bits))
    return X.fail("a sparsity descriptor of 0x" + Twine::utohexstr(Descriptor) +
                  " for elements of " + Twine(Bits) + " bits");
  if (!Dense.read(X, I.Ops[2]))
    return false;
  for (unsigned Group = 0; Group < Count / 4; ++Group)
    for (auto [N, Place] : enumerate(keptOf(Dense, 4 * Group, C))) {
      Elements.set(2 * Group + unsigned(N), Dense.get(4 * Group + Place));
      Places.set(2 * Group + unsigned(N), Place);
    }
  return Places.write(X, I.Ops[0]) && Elements.write(X, I.Ops[1]);
}

} // namespace opennvvm::ptxmachine
