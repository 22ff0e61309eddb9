//===- SlowFusion.h - Products that are not fused ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_SLOWFUSION_H
#define OPENNVVM_LIB_PREPARE_SLOWFUSION_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I is a product of bfloat that a sum may fuse.
bool isFusedBFloat(const llvm::Instruction &I);

/// Forbids this in \p F, for a machine without fma.bf16. There, an fma is
/// computed in double, twice, since it is rounded once; a product and a sum
/// that are rounded by themselves are computed in float, which is up to 64
/// times as fast.
void separateBFloatProducts(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_SLOWFUSION_H
