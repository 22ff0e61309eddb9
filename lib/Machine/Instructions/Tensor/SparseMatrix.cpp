//===- SparseMatrix.cpp - The factor A of mma.sp --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Sparse matrix storage" and "Matrix fragments for
// multiply-accumulate operation with sparse matrix A". Half of the elements of
// a row are in registers; metadata says which.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/WarpMatrix.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// Which elements of a chunk are in registers.
enum class Pattern : uint8_t {
  OneOfTwo,    ///< Four bits of metadata: 0b0100 or 0b1110.
  TwoOfFour,   ///< Two bits of metadata for each.
  PairsOfEight ///< Two pairs of adjacent ones, two bits for each pair.
};

/// The metadata of a row: as many bits as its \p Count numbers need.
struct Metadata {
  Pattern Kind;
  bool IsOrdered;
  uint64_t Bits;

  unsigned field(unsigned N) const { return Bits >> (2 * N) & 3; }
  /// Whether the two numbers of chunk \p N, which are not OneOfTwo, differ, and
  /// increase if they must.
  bool isValidPair(unsigned N) const {
    unsigned First = field(2 * N), Second = field(2 * N + 1);
    return IsOrdered ? First < Second : First != Second;
  }
  /// The column of the packed element \p N, or nothing if the ISA does not
  /// define it.
  std::optional<unsigned> columnOf(unsigned N) const {
    if (Kind == Pattern::OneOfTwo) {
      unsigned Both = Bits >> (4 * N) & 15;
      if (Both != 0b0100 && Both != 0b1110)
        return std::nullopt;
      return 2 * N + (Both == 0b1110);
    }
    unsigned Index = Kind == Pattern::TwoOfFour ? N : N / 2;
    if (!isValidPair(Index / 2))
      return std::nullopt;
    return Kind == Pattern::TwoOfFour
               ? Index / 2 * 4 + field(Index)
               : Index / 2 * 8 + field(Index) * 2 + N % 2;
  }
};
} // namespace

static Pattern patternOf(const FactorFragment &Of) {
  return Of.Width == 32  ? Pattern::OneOfTwo
         : Of.Width == 4 ? Pattern::PairsOfEight
                         : Pattern::TwoOfFour;
}

/// The bits of metadata of a row of \p Columns.
static unsigned bitsOfRow(Pattern P, unsigned Columns) {
  return P == Pattern::OneOfTwo    ? 2 * Columns
         : P == Pattern::TwoOfFour ? Columns
                                   : Columns / 2;
}

/// The metadata of \p Row, given that of all lanes. 16 bits come from one lane
/// of four, 32 from two of them, and 64 from all.
static uint64_t metadataOf(ArrayRef<uint32_t> Lanes, unsigned Row,
                           unsigned Width, unsigned Bits, unsigned Selector) {
  const uint32_t *Group = &Lanes[Row % 8 * 4];
  unsigned Half = Row / 8;
  auto HalfOf = [&](unsigned Lane) {
    return uint64_t(Group[Lane] >> (16 * Half) & 0xFFFF);
  };
  if (Bits == 16)
    return HalfOf(Selector);
  if (Bits == 32 && Width >= 16)
    return HalfOf(2 * Selector) | HalfOf(2 * Selector + 1) << 16;
  if (Bits == 32)
    return Group[2 * Selector + Half];
  return Group[Half] | uint64_t(Group[2 + Half]) << 32;
}

/// Places the elements of a packed row.
static bool unpackRow(const Metadata &Where, unsigned Row, const Factor &Packed,
                      Factor &A) {
  SmallVector<bool, 128> IsThere(A.Terms);
  for (unsigned N = 0; N < Packed.Terms; ++N) {
    std::optional<unsigned> Column = Where.columnOf(N);
    if (!Column)
      return false;
    A.at(Row, *Column) = Packed.at(Row, N);
    IsThere[*Column] = true;
  }
  for (unsigned Column = 0; Column < A.Terms; ++Column)
    if (!IsThere[Column])
      A.leaveOut(Row, Column);
  return true;
}

bool readSparse(Group &G, const Instruction &I, Factor &A) {
  auto Of =
      FactorFragment::ofA(I.M.T[1], A.Lines, A.Terms / 2, I.M.Tensor.Kind);
  Factor Packed(A.Lines, A.Terms / 2);
  if (!readFactor(G, 1, Of, Packed))
    return false;
  uint32_t Lanes[32];
  forEach(G, [&](Exec &X, const Instruction &Own, unsigned L) {
    Lanes[L] = uint32_t(X.get64(Own.Ops[4], 32));
  });
  Exec X(G.S, *G.Lane[0]);
  Pattern Kind = patternOf(Of);
  unsigned Bits = bitsOfRow(Kind, A.Terms);
  uint64_t Selector = X.get64(I.Ops[5], 32);
  if (Selector >= 64 / Bits)
    return X.fail("the sparsity selector is " + Twine(Selector) +
                  "; it must be less than " + Twine(64 / Bits));
  for (unsigned Row = 0; Row < A.Lines; ++Row) {
    uint64_t Own = metadataOf(Lanes, Row, Of.Width, Bits, unsigned(Selector));
    if (!unpackRow({Kind, I.Run == runMmaOrdered, Own}, Row, Packed, A))
      return X.fail("the metadata of row " + Twine(Row) + ", 0x" +
                    Twine::utohexstr(Own) + ", is not valid");
  }
  return true;
}

} // namespace opennvvm::ptxmachine
