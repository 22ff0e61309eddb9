//===- CtaPair.h - The CTAs that a tcgen05 instruction is about -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_CTAPAIR_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_CTAPAIR_H

#include "Machine/Engine/Exec.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::ptxmachine {

/// The thread's CTA, or with .cta_group::2 both of its pair, the even one
/// first (PTX ISA, "CTA Pair"); empty after Exec::fail().
inline llvm::SmallVector<Cta *, 2> ctasOf(Exec &X, const Instruction &I) {
  unsigned Group = I.M.Tensor.CtaGroup, Even = X.T.Home->Rank & ~1u;
  if (Group == 1)
    return {X.T.Home};
  if (Group != 2)
    X.fail("a tcgen05 instruction without .cta_group");
  else if (Even + 1 >= ctasAround(X.T).size())
    X.fail(".cta_group::2 in a CTA that has no peer");
  else
    return {&ctasAround(X.T)[Even], &ctasAround(X.T)[Even + 1]};
  return {};
}

/// Products, copies and shifts of one pair of CTAs are executed in their order:
/// the number of this pipeline.
inline uint64_t pipelineOf(Exec &X) {
  return reinterpret_cast<uintptr_t>(&ctasAround(X.T)[X.T.Home->Rank & ~1u]);
}

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_CTAPAIR_H
