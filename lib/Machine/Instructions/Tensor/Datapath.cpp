//===- Datapath.cpp - Where tcgen05.mma has its matrices ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Tensor/Datapath.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// How one CTA's rows lie in its lanes.
struct Layout {
  unsigned M; ///< Of the CTA.
  bool IsPair, IsSparse, IsStationary;
  unsigned Splits; ///< Groups of lanes, which have as many columns each.
  bool IsHalf;
};
} // namespace

/// The layouts A to G. Those of M = 128 for a CTA do not depend on anything.
static constexpr Layout Layouts[] = {
    {64, true, false, false, 2, false},                                     // B
    {64, true, true, false, 1, true},                                       // C
    {64, false, false, false, 1, true},                                     // F
    {64, false, true, false, 1, true},  {64, false, false, true, 2, false}, // E
    {64, false, true, true, 2, false},  {32, false, false, true, 4, false}, // G
    {32, false, true, true, 4, false},
};

SmallVector<ResultPart, 4> partsOf(unsigned M, unsigned N, bool IsPair,
                                   bool IsSparse, bool IsStationary,
                                   unsigned Lane) {
  unsigned Own = IsPair ? M / 2 : M, Splits = 1;
  bool IsHalf = false;
  for (const Layout &L : Layouts)
    if (L.M == Own && L.IsPair == IsPair && L.IsSparse == IsSparse &&
        L.IsStationary == IsStationary) {
      Splits = L.Splits;
      IsHalf = L.IsHalf;
    }
  SmallVector<ResultPart, 4> Parts;
  for (unsigned Cta = 0; Cta < (IsPair ? 2u : 1u); ++Cta)
    for (unsigned Split = 0; Split < Splits; ++Split) {
      ResultPart P;
      P.Cta = Cta;
      P.Rows = Own;
      P.Columns = N / Splits;
      P.FirstColumn = Split * P.Columns;
      P.FirstLane = Lane + Split * (128 / Splits);
      P.IsHalf = IsHalf;
      Parts.push_back(P);
    }
  return Parts;
}

} // namespace opennvvm::ptxmachine
