//===- Children.cpp - Grids that kernels launch ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Children.h"
#include "Machine/Engine/Exec.h"
#include <algorithm>
#include <utility>

using namespace llvm;

namespace opennvvm::ptxmachine {

/// How deep launches may be in each other.
static constexpr unsigned MaxDepth = 24;

static Error run(Machine::State &S, const Function &F, const Launch &L,
                 ArrayRef<uint8_t> Parameters, unsigned Depth);

/// Runs \p C, a child of a grid of \p Parent.
static Error runChild(Machine::State &S, const Child &C, const Launch &Parent,
                      unsigned Depth) {
  const Function &F = S.P.Functions[C.Function];
  Launch L = Parent;
  std::copy_n(C.Grid, 3, L.Grid);
  std::copy_n(C.Block, 3, L.Block);
  for (unsigned D = 0; D < 3; ++D)
    L.Cluster[D] = std::max(F.Bounds.Cluster[D], 1u);
  L.DynamicShared = C.DynamicShared;
  return run(S, F, L, C.Parameters, Depth);
}

static Error run(Machine::State &S, const Function &F, const Launch &L,
                 ArrayRef<uint8_t> Parameters, unsigned Depth) {
  if (Depth > MaxDepth)
    return createStringError(F.Name + " is launched from the device in more "
                                      "than 24 levels");
  if (Error E = runGrid(S, F, L, Parameters))
    return E;
  std::vector<Child> Own = std::exchange(S.Launches.Launched, {});
  for (bool IsTail : {false, true})
    for (const Child &C : Own)
      if (C.IsTail == IsTail)
        if (Error E = runChild(S, C, L, Depth + 1))
          return E;
  return Error::success();
}

Error runWithChildren(Machine::State &S, const Function &F, const Launch &L,
                      ArrayRef<uint8_t> Parameters) {
  return run(S, F, L, Parameters, 0);
}

} // namespace opennvvm::ptxmachine
