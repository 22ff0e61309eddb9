//===- Parallel.cpp - Operations of the threads of a block ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

using namespace llvm;

namespace opennvvm::differential {

void Builder::barrier() {
  call("llvm.nvvm.barrier.cta.sync.aligned.all", B.getVoidTy(),
       {B.getInt32(0)});
}

GlobalVariable *Builder::shared(Type *T, StringRef Name) {
  return new GlobalVariable(*M, T, false, GlobalValue::InternalLinkage,
                            UndefValue::get(T), Name, nullptr,
                            GlobalValue::NotThreadLocal, 3);
}

/// Each thread stores a value and loads another thread's.
void Builder::sharedExchange() {
  Type *T = C.chance(15) ? aggregateType() : scalarOrVector();
  auto *Array = ArrayType::get(T, Block);
  // A block has 48 KiB, which others use, too.
  if (M->getDataLayout().getTypeAllocSize(Array) > 16384)
    return;
  Value *Base = spelled(shared(Array, "exchange"), 0);
  auto At = [&](Value *Index) {
    return B.CreateInBoundsGEP(Array, Base, {B.getInt32(0), Index});
  };
  Value *Mine = get(T);
  B.CreateStore(Mine, At(InBlock));
  barrier();
  Value *Other = B.CreateURem(B.CreateAdd(InBlock, B.getInt32(C.below(Block))),
                              B.getInt32(Block));
  keep(B.CreateLoad(T, At(Other)));
  barrier();
}

void Builder::shuffleLanes() {
  if (Block % 32)
    return sharedExchange();
  static constexpr StringLiteral Kinds[] = {"idx", "bfly", "down", "up"};
  unsigned Kind = C.below(4);
  bool Float = C.chance(30), Pair = C.chance(30);
  Type *T = Float ? B.getFloatTy() : B.getInt32Ty();
  unsigned Width = 1u << C.below(6);
  unsigned Clamp = (32 - Width) << 8 | (Kind == 3 ? 0 : 31);
  if (C.chance(10))
    Clamp = C.below(1u << 13);
  Value *By = C.chance(50) ? get(B.getInt32Ty()) : B.getInt32(C.below(32));
  std::string Name = ("llvm.nvvm.shfl.sync." + Kinds[Kind] +
                      (Float ? ".f32" : ".i32") + (Pair ? "p" : ""))
                         .str();
  Type *R = Pair ? StructType::get(T, B.getInt1Ty()) : T;
  Value *V = call(Name, R, {B.getInt32(-1), get(T), By, B.getInt32(Clamp)});
  if (!Pair)
    return keep(V);
  keep(B.CreateExtractValue(V, 0));
  keep(B.CreateExtractValue(V, 1));
}

void Builder::laneNumbers() {
  static constexpr StringLiteral Names[] = {
      "laneid",      "lanemask.eq", "lanemask.lt", "lanemask.le", "lanemask.gt",
      "lanemask.ge", "ctaid.y",     "nctaid.x",    "ntid.z",      "tid.z"};
  keep(special(C.pick(ArrayRef(Names))));
}

void Builder::vote() {
  if (C.chance(25)) {
    static constexpr StringLiteral Reductions[] = {"popc", "and", "or"};
    unsigned Which = C.below(3);
    Value *V =
        call(("llvm.nvvm.barrier.cta.red." + Reductions[Which] + ".aligned.all")
                 .str(),
             Which ? B.getInt1Ty() : B.getInt32Ty(),
             {B.getInt32(0), get(B.getInt1Ty())});
    return keep(V);
  }
  if (Block % 32)
    return sharedExchange();
  static constexpr StringLiteral Kinds[] = {"ballot", "all", "any", "uni"};
  unsigned Which = C.below(4);
  keep(call(("llvm.nvvm.vote." + Kinds[Which] + ".sync").str(),
            Which ? B.getInt1Ty() : B.getInt32Ty(),
            {B.getInt32(-1), get(B.getInt1Ty())}));
}

void Builder::matchLanes() {
  if (Block % 32 || SM < 70)
    return sharedExchange();
  bool Wide = C.chance(40);
  Type *T = Wide ? B.getInt64Ty() : B.getInt32Ty();
  Value *V = get(T);
  if (C.chance(50))
    V = B.CreateAnd(V, splat(T, 3));
  std::string Width = Wide ? "i64" : "i32";
  if (C.chance(60))
    return keep(call("llvm.nvvm.match.any.sync." + Width, B.getInt32Ty(),
                     {B.getInt32(-1), V}));
  Value *Pair =
      call("llvm.nvvm.match.all.sync." + Width + "p",
           StructType::get(B.getInt32Ty(), B.getInt1Ty()), {B.getInt32(-1), V});
  keep(B.CreateExtractValue(Pair, 0));
  keep(B.CreateExtractValue(Pair, 1));
}

void Builder::reduceLanes() {
  if (Block % 32 || SM < 80)
    return sharedExchange();
  static constexpr StringLiteral Kinds[] = {"add",  "min", "max", "umin",
                                            "umax", "and", "or",  "xor"};
  StringRef Kind = C.pick(ArrayRef(Kinds));
  keep(call(("llvm.nvvm.redux.sync." + Kind).str(), B.getInt32Ty(),
            {get(B.getInt32Ty()), B.getInt32(-1)}));
}

} // namespace opennvvm::differential
