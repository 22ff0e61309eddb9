//===- MatrixProduct.cpp - Products of whole matrices ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/MatrixProduct.h"
#include "Machine/Instructions/Tensor/Elements.h"

namespace opennvvm::ptxmachine {

/// Says which of a chunk's terms are stored: one of two if \p Chunk is 2, and
/// otherwise two elements or pairs of four. \returns false if the metadata are
/// not meaningful (PTX ISA, "Sparse matrix storage").
static bool decodeChunk(unsigned Chunk, unsigned Bits, unsigned (&At)[2]) {
  if (Chunk == 2) {
    At[0] = Bits == 0xE;
    return Bits == 0xE || Bits == 0x4;
  }
  At[0] = Bits & 3;
  At[1] = Bits >> 2;
  return At[0] != At[1];
}

/// Calls \p Do with each stored element of a line of a sparse matrix and the
/// term that it is. \returns whether the metadata are meaningful.
template <typename Fn>
static bool eachOfSparse(const StoredFactor &F, uint64_t Metadata, Fn Do) {
  unsigned PerChunk = F.Chunk / 2, Group = F.Chunk == 8 ? 2 : 1;
  for (unsigned C = 0; C < F.Terms / F.Chunk; ++C) {
    unsigned At[2];
    if (!decodeChunk(F.Chunk, Metadata >> (4 * C) & 15, At))
      return false;
    for (unsigned N = 0; N < PerChunk; ++N)
      Do(C * PerChunk + N, C * F.Chunk + At[N / Group] * Group + N % Group);
  }
  return true;
}

std::string fillFactor(const StoredFactor &From, Factor &To) {
  unsigned Stored = From.storedTerms();
  for (unsigned Line = 0; Line < From.Lines; ++Line) {
    auto Put = [&](unsigned N, unsigned Term) {
      double V = elementValue(From.Type, From.Bits[size_t(Line) * Stored + N]);
      if (From.ScaleBlock)
        V *= From.Scales[size_t(Line) * (From.Terms / From.ScaleBlock) +
                         Term / From.ScaleBlock];
      To.at(Line, Term) = From.IsNegated ? -V : V;
    };
    if (!From.Chunk) {
      for (unsigned Term = 0; Term < From.Terms; ++Term)
        Put(Term, Term);
      continue;
    }
    uint64_t Present[4] = {};
    auto PutSparse = [&](unsigned N, unsigned Term) {
      Put(N, Term);
      Present[Term / 64] |= uint64_t(1) << Term % 64;
    };
    if (!eachOfSparse(From, From.Metadata[Line], PutSparse))
      return "metadata of row " + std::to_string(Line) +
             " that choose no elements of a sparse matrix";
    for (unsigned Term = 0; Term < From.Terms; ++Term)
      if (!(Present[Term / 64] >> Term % 64 & 1))
        To.leaveOut(Line, Term);
  }
  return "";
}

} // namespace opennvvm::ptxmachine
