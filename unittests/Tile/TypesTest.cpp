//===- TypesTest.cpp - Types and attributes from C++ ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Location.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace {

class TypesTest : public ::testing::Test {
protected:
  TypesTest()
      : Handler(&Context, [&](Diagnostic &D) { Message = D.str(); }),
        Builder(&Context) {
    Context.loadDialect<NVTileASDialect>();
  }

  Type parse(StringRef Text) { return parseType(Text, &Context); }

  MLIRContext Context;
  std::string Message;
  ScopedDiagnosticHandler Handler;
  mlir::Builder Builder;
};

} // namespace

TEST_F(TypesTest, WidthsOfElements) {
  EXPECT_EQ(getElementBitWidth(FloatNV4E0M3FType::get(&Context)), 4);
  EXPECT_EQ(getElementBitWidth(Float4E2M1FNType::get(&Context)), 4);
  EXPECT_EQ(getElementBitWidth(Builder.getTF32Type()), 32);
  EXPECT_EQ(getElementBitWidth(Builder.getIndexType()), 64);
  EXPECT_EQ(getElementBitWidth(Builder.getI1Type()), 1);
  EXPECT_EQ(getElementBitWidth(Builder.getBF16Type()), 16);
}

TEST_F(TypesTest, KindsOfElements) {
  EXPECT_TRUE(isFloatLike(FloatNV4E0M3FType::get(&Context)));
  EXPECT_TRUE(isFloatLike(Float8E8M0FNUType::get(&Context)));
  EXPECT_FALSE(isFloatLike(Builder.getI32Type()));
  EXPECT_TRUE(isFp4(FloatNV4E0M3FType::get(&Context)));
  EXPECT_TRUE(isFp4(Float4E2M1FNType::get(&Context)));
  EXPECT_FALSE(isFp4(Builder.getIntegerType(4)));
  EXPECT_FALSE(isTileElementType(Builder.getIntegerType(8, /*isSigned=*/true)));
  EXPECT_TRUE(isTileElementType(Builder.getIntegerType(64)));
  EXPECT_FALSE(isTileElementType(Builder.getIntegerType(65)));
}

TEST_F(TypesTest, DynamicSizesAreRefused) {
  auto Emit = [&] { return emitError(UnknownLoc::get(&Context)); };
  Type F32 = Builder.getF32Type();
  EXPECT_FALSE(TileType::getChecked(Emit, {ShapedType::kDynamic}, F32));
  EXPECT_EQ(Message, "expects static sizes");
  EXPECT_FALSE(TiledViewType::getChecked(Emit, {4, -1}, F32));
  EXPECT_FALSE(TmaDescType::getChecked(Emit, {-4}, F32));
}

TEST_F(TypesTest, TilesAreShaped) {
  auto Tile = cast<TileType>(
      parse("!nv_tileas.tile<4x8xf32, #nv_tileas.tmem<columns = 8>>"));
  auto Shaped = cast<ShapedType>(Tile);
  EXPECT_EQ(Shaped.getRank(), 2);
  EXPECT_EQ(Shaped.getNumElements(), 32);
  auto Clone = cast<TileType>(Shaped.clone({2, 2}, Builder.getF16Type()));
  EXPECT_EQ(Clone.getShape(), ArrayRef<int64_t>({2, 2}));
  EXPECT_EQ(Clone.getLayout(), Tile.getLayout());
  EXPECT_EQ(cast<TileType>(Shaped.clone(Builder.getF16Type())).getShape(),
            Tile.getShape());
}

TEST_F(TypesTest, WhatLayoutsAreFor) {
  auto Layout = [&](StringRef Text) { return parseAttribute(Text, &Context); };
  for (const char *Text : {"#nv_tileas.shared<order = [0]>",
                           "#nv_tileas.tmem<columns = 1>", "strided<[1]>"}) {
    EXPECT_TRUE(isMemLayout(Layout(Text))) << Text;
    EXPECT_FALSE(isRegisterLayout(Layout(Text))) << Text;
  }
  for (const char *Text : {"#nv_tileas.blocked<[1], order = [0]>",
                           "#nv_tileas.mma<#nv_tileas<atom f16>>"}) {
    EXPECT_FALSE(isMemLayout(Layout(Text))) << Text;
    EXPECT_TRUE(isRegisterLayout(Layout(Text))) << Text;
  }
  EXPECT_FALSE(isMemLayout({}));
  EXPECT_FALSE(isRegisterLayout(Layout("42 : i32")));
}

TEST_F(TypesTest, AtomsThatTypesCarry) {
  auto Carried = [&](StringRef Text) { return getCarriedAtom(parse(Text)); };
  EXPECT_EQ(Carried("!nv_tileas.tma_desc<4xf32, #nv_tileas<atom tma_load>>"),
            AtomAttr::get(&Context, AtomKind::TmaLoad));
  EXPECT_EQ(Carried("!nv_tileas.tile<4xf32, #nv_tileas.mma<#nv_tileas<atom "
                    "f16>>>"),
            AtomAttr::get(&Context, AtomKind::F16));
  EXPECT_FALSE(Carried("!nv_tileas.tma_desc<4xf32>"));
  EXPECT_FALSE(Carried("!nv_tileas.tiled_view<4xf32>"));
  EXPECT_FALSE(Carried("f32"));
}

TEST_F(TypesTest, NearestTarget) {
  OwningOpRef<ModuleOp> Outer = ModuleOp::create(Builder.getUnknownLoc());
  auto Inner = ModuleOp::create(Builder.getUnknownLoc());
  Outer->push_back(Inner);
  EXPECT_FALSE(getTarget(Inner));
  StringRef Name = NVTileASDialect::getTargetAttrName();
  (*Outer)->setAttr(Name, TargetAttr::get(&Context, 90, 32));
  EXPECT_EQ(getTarget(Inner).getSm(), 90);
  Inner->setAttr(Name, TargetAttr::get(&Context, 100, 16));
  EXPECT_EQ(getTarget(Inner).getSm(), 100);
  EXPECT_EQ(getTarget(*Outer).getWarps(), 32);
}
