//===- BlockScale.cpp - The scales of mma with .block_scale ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Block Scaling for mma.sync". A row of A, and a column of B, has as
// many scales as .scale_vec says, each for an equal part of it. They are
// adjacent bytes, from the one that byte-id names, of a register: for A, of the
// first or second pair of a quad's lanes, one lane for the upper and one for
// the lower eight rows; for B, of one lane of the quad.
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/Elements.h"
#include "Machine/Instructions/Tensor/WarpMatrix.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// What chooses among bytes and lanes.
struct Selector {
  uint64_t Byte, Thread;
};
} // namespace

static bool readSelector(Exec &X, const Operand &O, unsigned Count,
                         unsigned Threads, Selector &To) {
  ArrayRef<Operand> Ids = X.elements(O);
  if (Ids.size() != 2)
    return X.fail("a byte-id and a thread-id were expected");
  To = {X.get64(Ids[0], 16), X.get64(Ids[1], 16)};
  if (To.Byte % Count || To.Byte >= 4)
    return X.fail("byte-id " + Twine(To.Byte) + " for " + Twine(Count) +
                  " scales");
  if (To.Thread >= Threads)
    return X.fail("thread-id " + Twine(To.Thread) + "; it must be less than " +
                  Twine(Threads));
  return true;
}

/// Multiplies the numbers of \p F by the scales in operand \p First.
static bool scaleFactor(Group &G, const Instruction &I, unsigned First,
                        bool IsA, unsigned Count, Factor &F) {
  Exec X(G.S, *G.Lane[0]);
  Selector S;
  if (!readSelector(X, X.operand(I, First + 1), Count, IsA ? 2 : 4, S))
    return false;
  uint32_t Lanes[32];
  forEach(G, [&](Exec &Own, const Instruction &At, unsigned L) {
    Lanes[L] = uint32_t(Own.get64(Own.elements(Own.operand(At, First))[0], 32));
  });
  unsigned Part = F.Terms / Count;
  for (unsigned Line = 0; Line < F.Lines; ++Line) {
    unsigned Lane =
        unsigned(Line % 8 * 4 + (IsA ? 2 * S.Thread + Line / 8 : S.Thread));
    for (unsigned Term = 0; Term < F.Terms; ++Term)
      F.at(Line, Term) *=
          elementValue(I.M.T[4], Lanes[Lane] >> (8 * (S.Byte + Term / Part)));
  }
  return true;
}

bool scaleBlocks(Group &G, const Instruction &I, unsigned First, Factor &A,
                 Factor &B) {
  unsigned Count = I.M.Tensor.ScaleVector;
  if (!Count)
    Count = I.M.Tensor.Kind == MmaKind::MXF4 ? 2 : 1;
  return scaleFactor(G, I, First, /*IsA=*/true, Count, A) &&
         scaleFactor(G, I, First + 2, /*IsA=*/false, Count, B);
}

} // namespace opennvvm::ptxmachine
