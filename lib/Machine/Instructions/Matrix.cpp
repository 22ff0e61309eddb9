//===- Matrix.cpp - Products of matrices ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lane L has elements of row L / 4 of the first factor, and of the row eight
// below it in every second register; of column L / 4 of the second factor; and
// of two adjacent columns of the result. A register has as many elements as
// fit.
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Group.h"
#include "Machine/Instructions/FloatBits.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

static constexpr unsigned Columns = 8;

/// The bits of an element.
static unsigned widthOf(Ty T) {
  switch (T) {
  case Ty::B1:
    return 1;
  case Ty::U4:
  case Ty::S4:
    return 4;
  case Ty::U8:
  case Ty::S8:
  case Ty::E4M3:
  case Ty::E5M2:
    return 8;
  case Ty::F16:
  case Ty::BF16:
    return 16;
  case Ty::F64:
    return 64;
  default:
    return 32;
  }
}

static const fltSemantics &formatOf(Ty T) {
  return T == Ty::E4M3   ? APFloat::Float8E4M3FN()
         : T == Ty::E5M2 ? APFloat::Float8E5M2()
         : T == Ty::TF32 ? APFloat::IEEEsingle()
                         : semantics(T);
}

static bool isInteger(Ty T) {
  return widthOf(T) <= 8 && T != Ty::E4M3 && T != Ty::E5M2;
}

namespace {
/// A matrix whose elements are bits.
struct Matrix {
  unsigned Width; ///< Columns, or rows of a transposed one.
  std::vector<uint64_t> Bits;

  Matrix(unsigned Height, unsigned Width)
      : Width(Width), Bits(size_t(Height) * Width) {}
  uint64_t &at(unsigned Row, unsigned Column) {
    return Bits[size_t(Row) * Width + Column];
  }
};

/// The registers of one operand, and which elements they have.
struct Fragment {
  Ty T;
  unsigned Rows;

  unsigned perRegister() const { return std::max(1u, 32 / widthOf(T)); }
  /// Calls \p Do with the row, the column, and the lowest bit of each element
  /// in register \p I of lane \p L.
  template <typename Fn> void eachFactor(unsigned L, unsigned I, Fn Do) const {
    unsigned Count = perRegister(), Half = Rows == 16 ? I % 2 : 0,
             Block = Rows == 16 ? I / 2 : I;
    for (unsigned J = 0; J < Count; ++J)
      Do(L / 4 + 8 * Half, (Block * 4 + L % 4) * Count + J, J * widthOf(T));
  }
  template <typename Fn> void eachResult(unsigned L, unsigned I, Fn Do) const {
    unsigned Count = perRegister();
    for (unsigned J = 0; J < Count; ++J) {
      unsigned At = I * Count + J;
      Do(L / 4 + 8 * (At / 2), L % 4 * 2 + At % 2, J * widthOf(T));
    }
  }
};
} // namespace

static uint64_t elementOf(uint64_t Register, unsigned Low, Ty T) {
  return Register >> Low & maskTrailingOnes<uint64_t>(widthOf(T));
}

/// One element of the result.
static uint64_t sumOf(const Mods &M, uint64_t C, ArrayRef<uint64_t> Row,
                      ArrayRef<uint64_t> Column) {
  Ty D = M.T[0], A = M.T[1], B = M.T[2];
  if (isInteger(A)) {
    uint64_t Sum = C;
    for (unsigned K = 0; K < M.Inner; ++K) {
      if (A == Ty::B1) {
        Sum += M.B == Logic::And ? Row[K] & Column[K] : Row[K] ^ Column[K];
        continue;
      }
      auto Number = [](uint64_t V, Ty T) {
        bool Signed = T == Ty::S8 || T == Ty::S4;
        return Signed ? SignExtend64(V, widthOf(T)) : int64_t(V);
      };
      Sum += uint64_t(Number(Row[K], A) * Number(Column[K], B));
    }
    return uint32_t(Sum);
  }
  auto Number = [](uint64_t V, Ty T) {
    bool Lost;
    // The lowest bits of a tf32 are not read.
    APFloat F(formatOf(T),
              APInt(widthOf(T), T == Ty::TF32 ? V & ~uint64_t(0x1FFF) : V));
    F.convert(APFloat::IEEEdouble(), RoundingMode::NearestTiesToEven, &Lost);
    return F;
  };
  RoundingMode Mode =
      M.R == Round::None ? RoundingMode::NearestTiesToEven : rounding(M.R);
  APFloat Sum = Number(C, D);
  for (unsigned K = 0; K < M.Inner; ++K) {
    APFloat Next = Number(Row[K], A);
    Next.fusedMultiplyAdd(Number(Column[K], B), Sum, Mode);
    Sum = Next;
  }
  bool Lost;
  Sum.convert(formatOf(D), RoundingMode::NearestTiesToEven, &Lost);
  return toBits(Sum, D);
}

void multiplyMatrices(Group &G) {
  unsigned Here = 0;
  for (const Thread *T : G.Lane)
    Here += T != nullptr;
  if (Here != 32) {
    G.S.Error = "mma.sync without all lanes of the warp";
    return;
  }
  const Mods &M = G.at(0).M;
  Fragment OfA{M.T[1], M.Rows}, OfB{M.T[2], Columns}, OfC{M.T[3], M.Rows};
  Matrix A(M.Rows, M.Inner), B(Columns, M.Inner), C(M.Rows, Columns);
  auto Read = [&](Exec &X, const Operand &O, Ty T, auto Each, Matrix &To) {
    for (auto [I, Register] : llvm::enumerate(X.elements(O))) {
      uint64_t V = X.get64(Register, 64);
      Each(unsigned(I), [&](unsigned Row, unsigned Column, unsigned Low) {
        if (Row * To.Width + Column < To.Bits.size())
          To.at(Row, Column) = elementOf(V, Low, T);
      });
    }
  };
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    Read(
        X, I.Ops[1], OfA.T,
        [&](unsigned N, auto Do) { OfA.eachFactor(L, N, Do); }, A);
    // The second factor is read by columns.
    Read(
        X, I.Ops[2], OfB.T,
        [&](unsigned N, auto Do) { OfB.eachFactor(L, N, Do); }, B);
    Read(
        X, I.Ops[3], OfC.T,
        [&](unsigned N, auto Do) { OfC.eachResult(L, N, Do); }, C);
  });
  for (unsigned Row = 0; Row < M.Rows; ++Row)
    for (unsigned Column = 0; Column < Columns; ++Column)
      C.at(Row, Column) =
          sumOf(M, C.at(Row, Column),
                ArrayRef(A.Bits).slice(size_t(Row) * M.Inner, M.Inner),
                ArrayRef(B.Bits).slice(size_t(Column) * M.Inner, M.Inner));
  Fragment OfD{M.T[0], M.Rows};
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    for (auto [N, Register] : llvm::enumerate(X.elements(I.Ops[0]))) {
      uint64_t V = 0;
      OfD.eachResult(L, unsigned(N),
                     [&](unsigned Row, unsigned Column, unsigned Low) {
                       V |= C.at(Row, Column) << Low;
                     });
      X.set(Register, V);
    }
  });
}

} // namespace opennvvm::ptxmachine
