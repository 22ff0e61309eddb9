//===- BuilderTest.cpp - Building operations ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace {

class BuilderTest : public ::testing::Test {
protected:
  BuilderTest()
      : Handler(&Context, [&](Diagnostic &D) { Messages.push_back(D.str()); }),
        Builder(&Context) {
    Context.loadDialect<NVTileASDialect>();
    Module = ModuleOp::create(Builder.getUnknownLoc());
    Builder.setInsertionPointToEnd(Module->getBody());
  }

  Value value(ArrayRef<int64_t> Shape, Type Element) {
    return AllocTensorOp::create(Builder, Builder.getUnknownLoc(),
                                 TileType::get(Shape, Element));
  }

  /// A product of FP4 with \p Scales scale factors along K = 64.
  BlockScaledMMAOp product(int64_t Scales, bool TwoCta = false) {
    Type F4 = Float4E2M1FNType::get(&Context);
    Type F8 = Float8E8M0FNUType::get(&Context);
    Value C = value({128, 128}, Builder.getF32Type());
    return BlockScaledMMAOp::create(
        Builder, Builder.getUnknownLoc(), C.getType(), value({128, 64}, F4),
        value({64, 128}, F4), C, value({128, Scales}, F8),
        value({Scales, 128}, F8), AtomKind::MXF4, TwoCta);
  }

  MLIRContext Context;
  std::vector<std::string> Messages;
  ScopedDiagnosticHandler Handler;
  OpBuilder Builder;
  OwningOpRef<ModuleOp> Module;
};

} // namespace

TEST_F(BuilderTest, ResolvesTheAtom) {
  BlockScaledMMAOp Op = product(4);
  EXPECT_EQ(Op.getAtom().getAtomK(), 64);
  EXPECT_EQ(Op.getAtom().getVecSize(), 16);
  EXPECT_TRUE(succeeded(Op.verify()));
  EXPECT_EQ(product(2).getAtom().getVecSize(), 32);
  EXPECT_TRUE(Messages.empty());
}

TEST_F(BuilderTest, SaysWhatDoesNotExist) {
  BlockScaledMMAOp Op = product(8);
  EXPECT_EQ(Op.getAtom().getAtomK(), 0);
  ASSERT_EQ(Messages.size(), 1u);
  EXPECT_EQ(Messages[0], "'nv_tileas.block_scaled_mma' op invalid block scale "
                         "vector size. Expecting 32, but got 8");
  EXPECT_TRUE(failed(Op.verify()));
  product(4, /*TwoCta=*/true);
  EXPECT_EQ(Messages.back(),
            "'nv_tileas.block_scaled_mma' op block-scaled mma with (atom_K=64 "
            "&& vecSize=16) has no 2-CTA atom (mxf4)");
}

TEST_F(BuilderTest, AsksTheMachineAround) {
  (*Module)->setAttr(NVTileASDialect::getTargetAttrName(),
                     TargetAttr::get(&Context, 90, 32));
  product(4);
  ASSERT_EQ(Messages.size(), 1u);
  EXPECT_EQ(Messages[0],
            "'nv_tileas.block_scaled_mma' op mma block scale is not supported "
            "by compute capability < sm100");
}

TEST_F(BuilderTest, InfersTypes) {
  auto Iterator = PipelineIteratorType::get(&Context, Builder.getF32Type());
  Value Start = QueueGetOp::create(
      Builder, Builder.getUnknownLoc(), Iterator,
      UnrealizedConversionCastOp::create(
          Builder, Builder.getUnknownLoc(),
          Type(QueueType::get(&Context, Builder.getF32Type())), ValueRange())
          .getResult(0));
  auto Next = IncIterOp::create(Builder, Builder.getUnknownLoc(), Start);
  EXPECT_EQ(Next.getType(), Iterator);
  EXPECT_TRUE(succeeded(verify(*Module)));
}

/// No operation orders memory in two ways.
TEST_F(BuilderTest, OneMemoryModelEach) {
  unsigned Tagged = 0;
  for (RegisteredOperationName Name : Context.getRegisteredOperations()) {
    using namespace OpTrait::nv_tile;
    unsigned Tags = Name.hasTrait<MemoryModelReadTrait>() +
                    Name.hasTrait<MemoryModelWriteTrait>() +
                    Name.hasTrait<MemoryModelReadWriteTrait>();
    EXPECT_LE(Tags, 1u) << Name.getStringRef().str();
    Tagged += Tags;
  }
  EXPECT_EQ(Tagged, 18u);
}
