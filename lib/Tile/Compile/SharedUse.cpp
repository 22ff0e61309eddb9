//===- SharedUse.cpp - Shared memory of compiled kernels ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/SharedUse.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/NVPTXAddrSpace.h"

using namespace llvm;

namespace opennvvm::tile {

uint64_t staticSharedOf(const Function &Kernel) {
  SmallPtrSet<const Constant *, 16> Seen = {&Kernel};
  SmallVector<const Constant *> Left = {&Kernel};
  auto AddOperands = [&](const User &U) {
    for (const Value *V : U.operand_values())
      if (const auto *C = dyn_cast<Constant>(V); C && Seen.insert(C).second)
        Left.push_back(C);
  };
  while (!Left.empty()) {
    const Constant *C = Left.pop_back_val();
    if (const auto *F = dyn_cast<Function>(C))
      for (const Instruction &I : instructions(F))
        AddOperands(I);
    AddOperands(*C);
  }
  const Module &M = *Kernel.getParent();
  const DataLayout &Layout = M.getDataLayout();
  uint64_t Bytes = 0;
  for (const GlobalVariable &G : M.globals())
    if (G.getAddressSpace() == NVPTXAS::ADDRESS_SPACE_SHARED &&
        !G.isDeclaration() && Seen.contains(&G))
      Bytes = alignTo(Bytes, Layout.getPreferredAlign(&G)) +
              Layout.getTypeAllocSize(G.getValueType()).getFixedValue();
  return Bytes;
}

} // namespace opennvvm::tile
