//===- StrideSums.cpp - Elements of arrays with a variable stride ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StrideSums.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>
#include <tuple>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace opennvvm::prepare {

namespace {
/// Stride * Count.
struct Multiple {
  Value *Stride;
  uint64_t Count;
};

/// Base, stride, and count.
using SumKey = std::tuple<Value *, Value *, uint64_t>;
} // namespace

static std::optional<Multiple> asMultiple(Value *V) {
  Value *Stride;
  uint64_t C;
  if (match(V, m_Mul(m_Value(Stride), m_ConstantInt(C))))
    return Multiple{Stride, C};
  if (match(V, m_Shl(m_Value(Stride), m_ConstantInt(C))) && C < 64)
    return Multiple{Stride, uint64_t(1) << C};
  return std::nullopt;
}

static void addStrides(BasicBlock &BB) {
  DenseMap<SumKey, Value *> Known;
  for (Instruction &I : make_early_inc_range(BB)) {
    if (I.getOpcode() != Instruction::Add || !I.getType()->isIntegerTy(64))
      continue;
    Value *Base = I.getOperand(1), *Product = I.getOperand(0);
    std::optional<Multiple> M = asMultiple(Product);
    if (!M) {
      std::swap(Base, Product);
      M = asMultiple(Product);
    }
    // The second element: either may be the stride.
    if (!M) {
      Known.try_emplace({Base, Product, 1}, &I);
      Known.try_emplace({Product, Base, 1}, &I);
      continue;
    }
    Value *Last = Known.lookup({Base, M->Stride, M->Count - 1});
    Value *Sum = &I;
    if (Last && Product->hasOneUse() && !isPowerOf2_64(M->Count)) {
      cast<Instruction>(Last)->dropPoisonGeneratingFlags();
      Sum = IRBuilder<>(&I).CreateAdd(Last, M->Stride);
      Sum->takeName(&I);
      I.replaceAllUsesWith(Sum);
      RecursivelyDeleteTriviallyDeadInstructions(&I);
    }
    Known.try_emplace({Base, M->Stride, M->Count}, Sum);
  }
}

void addStrides(Function &F) {
  for (BasicBlock &BB : F)
    addStrides(BB);
}

} // namespace opennvvm::prepare
