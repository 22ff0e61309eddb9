//===- Patterns.cpp - How the places of a load follow each other ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace llvm;

namespace opennvvm::tile_loads {

StringRef nameOf(PatternKind Kind) {
  static constexpr StringRef Names[] = {"unseen",   "gather",  "runs",
                                        "constant", "strided", "contiguous"};
  return Names[size_t(Kind)];
}

LoadPattern::LoadPattern(ArrayRef<int64_t> Shape, uint64_t Bytes)
    : Bytes(int64_t(Bytes)) {
  int64_t Inner = 1;
  for (int64_t Extent : reverse(Shape)) {
    Dimension D;
    D.Extent = D.Run = Extent;
    D.Inner = Inner;
    Dimensions.insert(Dimensions.begin(), D);
    Inner *= Extent;
  }
}

void LoadPattern::beginLaunch() {
  for (Dimension &D : Dimensions)
    D.LaunchStep.reset();
}

/// Compares neighbors in the tile.
void LoadPattern::addPairs(ArrayRef<uint64_t> Places, const BitVector &On) {
  for (Dimension &D : Dimensions) {
    D.Step.reset();
    for (int64_t I = D.Inner; I < int64_t(Places.size()); ++I) {
      int64_t At = I / D.Inner % D.Extent;
      if (!At || !On[unsigned(I)] || !On[unsigned(I - D.Inner)])
        continue;
      auto Step = int64_t(Places[size_t(I)] - Places[size_t(I - D.Inner)]);
      if (!D.Step)
        D.Step = Step;
      IsEven &= Step == *D.Step;
      if (Step != Bytes)
        D.Run = std::min(D.Run, int64_t(1) << countr_zero(uint64_t(At)));
    }
    if (!D.Step)
      continue;
    D.IsSeen = true;
    D.IsZero &= *D.Step == 0;
    D.IsNeighbor &= *D.Step == Bytes;
    // Two elements always have a stride. It must be the same in a launch.
    if (D.LaunchStep && D.Extent == 2)
      IsEven &= *D.LaunchStep == *D.Step;
    D.LaunchStep = D.Step;
  }
}

/// Whether the strides lead from one element to all, also over those that are
/// not read.
bool LoadPattern::isEven(ArrayRef<uint64_t> Places, const BitVector &On) const {
  int First = On.find_first();
  for (unsigned I : On.set_bits()) {
    uint64_t Place = Places[size_t(First)];
    bool IsKnown = true;
    for (const Dimension &D : Dimensions) {
      int64_t Far =
          int64_t(I) / D.Inner % D.Extent - int64_t(First) / D.Inner % D.Extent;
      IsKnown &= D.Step || !Far;
      Place += uint64_t(Far) * uint64_t(D.Step.value_or(0));
    }
    if (IsKnown && Place != Places[I])
      return false;
  }
  return true;
}

void LoadPattern::add(ArrayRef<uint64_t> Places, const BitVector &On) {
  if (On.none())
    return;
  ++Executions;
  addPairs(Places, On);
  IsEven = IsEven && isEven(Places, On);
}

SmallVector<unsigned> LoadPattern::neighborDimensions() const {
  SmallVector<unsigned> Found;
  for (auto [N, D] : enumerate(Dimensions))
    if (D.IsSeen && D.IsNeighbor)
      Found.push_back(unsigned(N));
  return Found;
}

int64_t LoadPattern::run() const {
  int64_t Most = 1;
  for (const Dimension &D : Dimensions)
    if (D.IsSeen)
      Most = std::max(Most, D.Run);
  return Most;
}

PatternKind LoadPattern::kind() const {
  bool IsZero = true, HasMany = false;
  for (const Dimension &D : Dimensions) {
    if (D.Extent == 1)
      continue;
    if (!D.IsSeen)
      return PatternKind::Unseen;
    HasMany = true;
    IsZero &= D.IsZero;
  }
  if (!HasMany)
    return PatternKind::Unseen;
  if (!IsEven)
    return run() > 1 && run() * Bytes >= 16 ? PatternKind::Runs
                                            : PatternKind::Gather;
  if (IsZero)
    return PatternKind::Constant;
  return neighborDimensions().empty() ? PatternKind::Strided
                                      : PatternKind::Contiguous;
}

} // namespace opennvvm::tile_loads
