//===- ContextLock.cpp - Queries that create LLVM objects -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ContextLock.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace opennvvm::ptx {

const Constant *ContextLock::element(const Constant *C, unsigned I) {
  auto Guard = lock();
  return C->getAggregateElement(I);
}

const Constant *ContextLock::splat(const Constant *C) {
  auto Guard = lock();
  return C->getSplatValue();
}

const Constant *ContextLock::fold(const Constant *C, const DataLayout &DL) {
  auto Guard = lock();
  return ConstantFoldConstant(C, DL);
}

} // namespace opennvvm::ptx
