//===- CarrylessProducts.h - llvm.clmul by an instruction -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_CARRYLESSPRODUCTS_H
#define OPENNVVM_LIB_PREPARE_CARRYLESSPRODUCTS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Replaces every llvm.clmul of at most 128 bits in \p F with clmad, for a
/// target that has it (PTX ISA, "clmad"), together with the xor to which it is
/// an operand. Lanes are computed one by one.
void selectCarrylessProducts(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_CARRYLESSPRODUCTS_H
