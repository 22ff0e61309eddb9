//===- RegisterSteps.cpp - Registers that follow others by numbers --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegisterSteps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

/// How much more an element of \p Is is than the one whose number has bit
/// \p Basis clear, a bit that no lane and no warp decides; none if that is not
/// known.
static std::optional<int64_t> stepOf(const AxisFacts &Is,
                                     ArrayRef<int64_t> Shape, uint32_t Basis) {
  for (auto [D, F] : llvm::enumerate(fieldsOf(Shape))) {
    if (!(Basis & F.mask()))
      continue;
    if (D >= Is.Axes.size())
      return std::nullopt;
    // Narrower ones are extended.
    Axis Of = Is.Width == 64 ? Is.Axes[D]
                             : Is.exactAxis(unsigned(D), /*IsSigned=*/true);
    int64_t Far = int64_t(Basis) >> F.Shift, Step = 0;
    // Runs are aligned: the bit stays in one of them.
    if (Far >= Of.Run || llvm::MulOverflow(Far, Of.Step, Step))
      return std::nullopt;
    return Step;
  }
  return std::nullopt;
}

RegisterSteps::RegisterSteps(Lowering &L, ArrayRef<SteppedTile> Tiles,
                             const Layout &In) {
  Steps.resize(Tiles.size());
  uint32_t Threads = In.laneBits() | In.warpBits();
  for (auto [Bit, Basis] : llvm::enumerate(In.Register)) {
    bool IsKnown = llvm::has_single_bit(Basis) && !(Basis & Threads);
    for (auto [I, T] : llvm::enumerate(Tiles)) {
      std::optional<int64_t> Step;
      if (IsKnown)
        Step = stepOf(L.Facts.of(T.Tile), L.tileType(T.Tile).getShape(), Basis);
      IsKnown = Step && (T.MayDiffer || *Step == 0);
      Steps[I].push_back(Step.value_or(0));
    }
    if (IsKnown)
      Bits |= 1U << Bit;
  }
}

int64_t RegisterSteps::step(unsigned I, unsigned R) const {
  uint64_t Sum = 0;
  for (auto [Bit, Step] : llvm::enumerate(Steps[I]))
    if ((R & Bits) >> Bit & 1)
      Sum += uint64_t(Step);
  return int64_t(Sum);
}

} // namespace opennvvm::tile
