//===- VectorProducts.h - Products of vectors of integers -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_VECTORPRODUCTS_H
#define OPENNVVM_LIB_PREPARE_VECTORPRODUCTS_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I multiplies vectors of 64-bit integers.
bool isVectorProduct(const llvm::Instruction &I);

/// Does operations of \p F on vectors of 64-bit integers, and casts to and from
/// them, lane by lane.
void splitVectorProducts(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_VECTORPRODUCTS_H
