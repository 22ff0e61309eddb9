//===- IntrinsicTest.cpp - The table of intrinsics ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Intrinsic.h"
#include "opennvvm/Target/Target.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

TEST(Intrinsic, EveryIDHasItsRow) {
  unsigned First = Intrinsic::lookupIntrinsicID("llvm.nvvm.activemask");
  ASSERT_NE(First, unsigned(Intrinsic::not_intrinsic));
  for (auto [Index, Row] : enumerate(intrinsicRows())) {
    Intrinsic::ID ID = Intrinsic::ID(First + Index);
    EXPECT_EQ(Intrinsic::getBaseName(ID), Row.Name);
    EXPECT_EQ(lookupIntrinsic(ID), &Row);
  }
}

TEST(Intrinsic, OthersHaveNone) {
  unsigned Last = Intrinsic::nvvm_activemask + intrinsicRows().size();
  EXPECT_EQ(lookupIntrinsic(Intrinsic::not_intrinsic), nullptr);
  EXPECT_EQ(lookupIntrinsic(Intrinsic::memcpy), nullptr);
  EXPECT_EQ(lookupIntrinsic(Intrinsic::nvvm_activemask - 1), nullptr);
  EXPECT_EQ(lookupIntrinsic(Last), nullptr);
}

TEST(Intrinsic, SignatureOfLLVM) {
  auto Signature = [](unsigned ID) {
    return lookupIntrinsic(ID)->Signature.str();
  };
  EXPECT_EQ(Signature(Intrinsic::nvvm_shfl_sync_bfly_i32p),
            "{ i32, i1 } (i32, i32, i32, i32)");
  EXPECT_EQ(Signature(Intrinsic::nvvm_atomic_add_gen_f_cta),
            "anyfloat (anyptr, anyfloat)");
  EXPECT_EQ(Signature(Intrinsic::nvvm_ff2bf16x2_rn),
            "<2 x bfloat> (float, float)");
  EXPECT_EQ(Signature(Intrinsic::nvvm_mbarrier_inval_shared),
            "void (ptr addrspace(3))");
  EXPECT_EQ(Signature(Intrinsic::nvvm_exit), "void ()");
}

TEST(Intrinsic, SpacesAreOfTheFirstArgument) {
  unsigned Found = 0;
  for (const IntrinsicRow &Row : intrinsicRows())
    if (Row.Spaces != 0 && Row.takesSpace(AddressSpace::Generic)) {
      EXPECT_TRUE(Row.Signature.contains(" (anyptr")) << Row.Name.str();
      ++Found;
    }
  EXPECT_NE(Found, 0u);
}

TEST(Intrinsic, RowsAreWhole) {
  for (const IntrinsicRow &Row : intrinsicRows()) {
    EXPECT_FALSE(Row.Family.empty()) << Row.Name.str();
    // A pattern, a message or a reason.
    EXPECT_EQ(Row.hasPattern() + (Row.Message != MessageKind::None) +
                  !Row.isSupported(),
              1)
        << Row.Name.str();
    // A row that no machine has gives the reason.
    EXPECT_TRUE(Row.Tools.SMs || !Row.isSupported()) << Row.Name.str();
    EXPECT_EQ(Row.Document.ID.has_value(), Row.Document.Lowest != 0)
        << Row.Name.str();
    EXPECT_TRUE(is_contained(ptxVersions(), Row.Tools.PTX)) << Row.Name.str();
    // A rule that rejects nothing is useless.
    for (const ArgConstraint &C : constraintsOf(Row)) {
      EXPECT_FALSE(C.allows(0) && C.allows(-1) && C.allows(3) &&
                   C.allows(1ll << 50) && C.allows(257))
          << Row.Name.str();
      EXPECT_FALSE(C.describe().empty()) << Row.Name.str();
    }
  }
}

static const IntrinsicRow &row(unsigned ID) { return *lookupIntrinsic(ID); }

TEST(Intrinsic, Gates) {
  EXPECT_EQ(describeTargets(row(Intrinsic::nvvm_redux_sync_add).Tools.SMs),
            "sm_80 or higher");
  EXPECT_EQ(
      describeTargets(row(Intrinsic::nvvm_wgmma_fence_sync_aligned).Tools.SMs),
      "sm_90a");
  EXPECT_EQ(describeTargets(row(Intrinsic::nvvm_shfl_up_i32).Tools.SMs),
            "sm_30 to sm_75");
  // PTX 6.4 removed it for machines whose lanes need not run in lockstep.
  EXPECT_EQ(row(Intrinsic::nvvm_shfl_up_i32).untilOn(*findTarget("sm_62")),
            ptxVersions().back());
  EXPECT_EQ(row(Intrinsic::nvvm_shfl_up_i32).untilOn(*findTarget("sm_70")), 63);
  EXPECT_EQ(row(Intrinsic::nvvm_activemask).Tools.PTX, 62);
  EXPECT_EQ(row(Intrinsic::nvvm_barrier_cluster_arrive_relaxed).Tools.PTX, 80);
}

TEST(Intrinsic, GatesOfOverloads) {
  LLVMContext C;
  const IntrinsicRow &Abs = row(Intrinsic::nvvm_fabs);
  Type *Half = Type::getHalfTy(C), *BFloat = Type::getBFloatTy(C);
  EXPECT_EQ(gateOf(Abs, Type::getFloatTy(C)).PTX, 32);
  EXPECT_EQ(gateOf(Abs, Half).PTX, 65);
  EXPECT_EQ(gateOf(Abs, FixedVectorType::get(Half, 2)).PTX, 65);
  EXPECT_EQ(describeTargets(gateOf(Abs, BFloat).SMs), "sm_80 or higher");
  EXPECT_EQ(gateOf(row(Intrinsic::nvvm_fabs_ftz), BFloat).SMs, 0u);
  const IntrinsicRow &Inc = row(Intrinsic::nvvm_atomic_inc_gen_i_cta);
  EXPECT_NE(gateOf(Inc, Type::getInt32Ty(C)).SMs, 0u);
  EXPECT_EQ(gateOf(Inc, Type::getInt64Ty(C)).SMs, 0u);
  // A row without overloads has one gate whatever the type.
  const IntrinsicRow &Sync = row(Intrinsic::nvvm_bar_warp_sync);
  EXPECT_EQ(&gateOf(Sync, Type::getVoidTy(C)), &Sync.Tools);
}

TEST(Intrinsic, GatesOfCalls) {
  LLVMContext C;
  Module M("m", C);
  IRBuilder<> B(BasicBlock::Create(
      C, "",
      Function::Create(FunctionType::get(Type::getVoidTy(C), false),
                       GlobalValue::ExternalLinkage, "f", M)));
  // An overload of an argument, not of the result.
  auto Flo = [&](unsigned Bits) {
    Value *V = PoisonValue::get(B.getIntNTy(Bits));
    auto *Call = cast<CallBase>(B.CreateIntrinsic(
        Intrinsic::nvvm_flo_u, {V->getType()}, {V, B.getFalse()}));
    return gateOf(row(Intrinsic::nvvm_flo_u), *Call);
  };
  EXPECT_NE(Flo(32).SMs, 0u);
  EXPECT_EQ(Flo(16).SMs, 0u);
  // A constant that fewer machines support.
  unsigned ID = Intrinsic::nvvm_tensormap_replace_elemtype;
  auto Elemtype = [&](unsigned Kind) {
    Value *P = PoisonValue::get(B.getPtrTy(1));
    auto *Call = cast<CallBase>(
        B.CreateIntrinsic(ID, {P->getType()}, {P, B.getInt32(Kind)}));
    return gateOf(row(ID), *Call);
  };
  EXPECT_EQ(lowestTarget(Elemtype(0).SMs), findTarget("sm_90a"));
  EXPECT_EQ(Elemtype(0).PTX, 83);
  EXPECT_EQ(lowestTarget(Elemtype(13).SMs), findTarget("sm_100f"));
  EXPECT_EQ(Elemtype(13).PTX, 87);
}

TEST(Intrinsic, Constraints) {
  // LLVM's range and the row's multiple both apply.
  auto Cs = constraintsOf(row(Intrinsic::nvvm_setmaxnreg_inc_sync_aligned_u32));
  ASSERT_EQ(Cs.size(), 2u);
  EXPECT_EQ(Cs[0].Kind, ArgConstraint::Range);
  EXPECT_EQ(Cs[0].Low, 24);
  EXPECT_EQ(Cs[0].High, 257);
  EXPECT_EQ(Cs[1].Kind, ArgConstraint::MultipleOf);
  EXPECT_EQ(Cs[1].Low, 8);
  EXPECT_TRUE(constraintsOf(row(Intrinsic::nvvm_exit)).empty());
}

TEST(Intrinsic, ConstraintKinds) {
  using C = ArgConstraint;
  auto Check = [](C Rule, StringRef Words, ArrayRef<int64_t> Legal,
                  ArrayRef<int64_t> Illegal) {
    EXPECT_EQ(Rule.describe(), Words);
    for (int64_t V : Legal)
      EXPECT_TRUE(Rule.allows(V)) << V;
    for (int64_t V : Illegal)
      EXPECT_FALSE(Rule.allows(V)) << V;
  };
  Check({0, C::Range, 1, 5, false}, "1 to 4", {1, 4}, {0, 5, -1});
  Check({0, C::Range, 7, 8, false}, "7", {7}, {6, 8});
  Check({0, C::Range, 3, INT64_MAX, false}, "at least 3", {3, 1ll << 60}, {2});
  Check({0, C::MultipleOf, 8, 0, false}, "a multiple of 8", {0, 16}, {4, 9});
  Check({0, C::OneOf, 0b100110, 0, false}, "1, 2 or 5", {1, 2, 5},
        {0, 3, 64, -1});
  Check({0, C::PowerOf2, 0, 0, false}, "a power of 2", {1, 64}, {3, -2, 48});
  Check({0, C::NonZero, 0, 0, false}, "other than 0", {1, -1}, {0});
  Check({0, C::BitsOf, 0x1f, 0, false}, "made of the bits of 0x1f", {0, 31},
        {32, -1});
}

TEST(Intrinsic, FindByName) {
  const IntrinsicRow *Bfly = &row(Intrinsic::nvvm_shfl_sync_bfly_i32);
  EXPECT_EQ(findIntrinsic("llvm.nvvm.shfl.sync.bfly.i32"), Bfly);
  EXPECT_EQ(findIntrinsic("shfl.sync.bfly.i32"), Bfly);
  EXPECT_EQ(findIntrinsic("llvm.nvvm.ldu.global.f.v2f32.p1"),
            &row(Intrinsic::nvvm_ldu_global_f));
  EXPECT_EQ(findIntrinsic("llvm.nvvm.nothing"), nullptr);
  EXPECT_EQ(findIntrinsic(""), nullptr);
}

TEST(Intrinsic, CoverageAddsUp) {
  std::vector<IntrinsicCoverage> Coverage = intrinsicCoverage();
  IntrinsicCoverage Sum;
  for (const IntrinsicCoverage &C : ArrayRef(Coverage).drop_back()) {
    EXPECT_FALSE(C.Family.empty());
    EXPECT_LE(C.Emitted, C.Rows);
    Sum.Rows += C.Rows;
    Sum.Emitted += C.Emitted;
  }
  EXPECT_EQ(Coverage.back().Rows, intrinsicRows().size());
  EXPECT_EQ(Sum.Rows, Coverage.back().Rows);
  EXPECT_EQ(Sum.Emitted, Coverage.back().Emitted);
}
