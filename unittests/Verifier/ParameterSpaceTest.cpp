//===- ParameterSpaceTest.cpp - Bytes of a kernel's parameters ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verifier/ParameterSpace.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace opennvvm;

namespace {

constexpr StringLiteral Layout =
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

ParamDesc tag(ParamTag T) { return ParamDesc::scalar(T); }

TEST(ParameterSpace, EveryTag) {
  // Twice the bytes that the contract's table states for each.
  static constexpr unsigned Sizes[] = {2, 2, 4, 8, 16, 4,  4,  8, 16,
                                       8, 2, 2, 1, 16, 16, 16, 16};
  ParamABI ABI;
  for (auto [Index, Size] : enumerate(Sizes)) {
    ParamDesc P = tag(ParamTag(Index));
    EXPECT_EQ(halfBytesOf(P, ABI), Size) << paramTagName(P.Tag).str();
    EXPECT_EQ(alignmentOf(P, ABI), Size) << paramTagName(P.Tag).str();
    EXPECT_FALSE(P.hasOpaque());
  }
  EXPECT_EQ(std::size(Sizes), unsigned(ParamTag::Array));
  EXPECT_EQ(halfBytesOf(ParamDesc::array(tag(ParamTag::I32), 3), ABI), 24u);
  EXPECT_EQ(alignmentOf(ParamDesc::array(tag(ParamTag::I32), 3), ABI), 8u);
  EXPECT_EQ(halfBytesOf(ParamDesc::vector(tag(ParamTag::F32), 3), ABI), 24u);
  EXPECT_EQ(alignmentOf(ParamDesc::vector(tag(ParamTag::F32), 3), ABI), 32u);
  EXPECT_EQ(halfBytesOf(ParamDesc::vector(tag(ParamTag::F32), 4), ABI), 32u);
  ParamDesc S = ParamDesc::structure(
      {tag(ParamTag::I32), tag(ParamTag::F64), tag(ParamTag::I8)});
  EXPECT_EQ(halfBytesOf(S, ABI), 48u);
  EXPECT_EQ(alignmentOf(S, ABI), 16u);
  EXPECT_EQ(S.text(), "struct<i32, f64, i8>");
  EXPECT_TRUE(ParamDesc::structure({S, tag(ParamTag::Opaque)}).hasOpaque());
}

TEST(ParameterSpace, NamesOfTags) {
  EXPECT_EQ(paramTagName(ParamTag::I1), "i1");
  EXPECT_EQ(paramTagName(ParamTag::TF32), "tf32");
  EXPECT_EQ(paramTagName(ParamTag::F4E2M1), "f4e2m1");
  EXPECT_EQ(paramTagName(ParamTag::PtrConstant), "ptr_constant");
  EXPECT_EQ(paramTagName(ParamTag::Opaque), "opaque");
}

uint64_t bytesOf(std::vector<ParamDesc> Types, const ParamABI &ABI = {}) {
  std::vector<Param> Params;
  for (ParamDesc &T : Types)
    Params.push_back({"p", std::move(T), 1});
  return placeParams(Params, ABI).Bytes;
}

TEST(ParameterSpace, HalfBytesSharePairs) {
  ParamDesc F4 = tag(ParamTag::F4E2M1);
  // A single one rounds up, and so does each parameter.
  EXPECT_EQ(bytesOf({F4}), 1u);
  EXPECT_EQ(bytesOf({F4, F4}), 2u);
  EXPECT_EQ(bytesOf({ParamDesc::array(F4, 2)}), 1u);
  EXPECT_EQ(bytesOf({ParamDesc::array(F4, 5)}), 3u);
  EXPECT_EQ(bytesOf({ParamDesc::vector(F4, 8)}), 4u);
  EXPECT_EQ(bytesOf({ParamDesc::structure({F4, F4})}), 1u);
  EXPECT_EQ(bytesOf({ParamDesc::structure({F4, F4, F4})}), 2u);
  EXPECT_EQ(bytesOf({ParamDesc::structure({F4, tag(ParamTag::I8), F4})}), 3u);
  ParamSpace Space =
      placeParams(Param{"s", ParamDesc::structure({F4, F4, F4}), 1}, {});
  ASSERT_EQ(Space.Rows.size(), 5u);
  EXPECT_EQ(Space.Rows[1].Offset, 0u);
  EXPECT_EQ(Space.Rows[2].Offset, 1u);
  EXPECT_EQ(Space.Rows[3].Offset, 2u);
  EXPECT_EQ(Space.Rows[4].Name, "(end)");
  EXPECT_EQ(Space.Rows[4].Padding, 1u);
}

uint64_t sharedPointerBytes(const DataLayout &DL, StringRef SM) {
  return ParamABI::of(DL, *findTarget(SM)).PointerBytes[AddressSpace::Shared];
}

TEST(ParameterSpace, SharedPointersOfSM32) {
  ParamABI ABI;
  ABI.PointerBytes[AddressSpace::Shared] = 4;
  EXPECT_EQ(bytesOf({tag(ParamTag::PtrShared), tag(ParamTag::I32)}, ABI), 8u);
  EXPECT_EQ(bytesOf({tag(ParamTag::PtrShared), tag(ParamTag::I32)}), 12u);
  EXPECT_EQ(bytesOf({tag(ParamTag::PtrGeneric), tag(ParamTag::I32)}, ABI), 12u);
  DataLayout Wide(Layout), Short("e-p3:32:32-i64:64");
  EXPECT_EQ(sharedPointerBytes(Wide, "sm_32"), 4u);
  EXPECT_EQ(sharedPointerBytes(Wide, "sm_35"), 8u);
  EXPECT_EQ(sharedPointerBytes(Short, "sm_90"), 4u);
}

TEST(ParameterSpace, SizesPastCounting) {
  ParamDesc Large = ParamDesc::array(tag(ParamTag::I64), UINT64_MAX);
  EXPECT_EQ(bytesOf({tag(ParamTag::I8), Large, tag(ParamTag::I64)}),
            UINT64_MAX / 2);
  EXPECT_EQ(bytesOf({ParamDesc::vector(Large, 3)}), UINT64_MAX / 2);
}

TEST(ParameterSpace, DescribesTypes) {
  LLVMContext C;
  DataLayout DL(Layout);
  auto Text = [&](Type *Ty) { return describeParam(Ty, DL).text(); };
  EXPECT_EQ(Text(Type::getInt1Ty(C)), "i1");
  EXPECT_EQ(Text(IntegerType::get(C, 24)), "i32");
  EXPECT_EQ(Text(Type::getInt128Ty(C)), "vector<i64, 2>");
  EXPECT_EQ(Text(Type::getHalfTy(C)), "f16");
  EXPECT_EQ(Text(Type::getBFloatTy(C)), "bf16");
  EXPECT_EQ(Text(PointerType::get(C, 0)), "ptr_generic");
  EXPECT_EQ(Text(PointerType::get(C, 1)), "ptr_global");
  EXPECT_EQ(Text(PointerType::get(C, 3)), "ptr_shared");
  EXPECT_EQ(Text(PointerType::get(C, 4)), "ptr_constant");
  EXPECT_EQ(
      Text(ArrayType::get(FixedVectorType::get(Type::getFloatTy(C), 4), 2)),
      "array<vector<f32, 4>, 2>");
  EXPECT_EQ(Text(StructType::create(C, "forward")), "opaque");
  EXPECT_EQ(Text(TargetExtType::get(C, "nvvm.opaque")), "opaque");
  // A packed structure has no padding.
  Type *Fields[] = {Type::getInt8Ty(C), Type::getInt64Ty(C)};
  ParamDesc Packed = describeParam(StructType::get(C, Fields, true), DL);
  EXPECT_EQ(halfBytesOf(Packed, {}), 18u);
  EXPECT_EQ(alignmentOf(Packed, {}), 2u);
}

TEST(ParameterSpace, TypesThatUnfoldWithoutEnd) {
  LLVMContext C;
  Type *Ty = Type::getInt8Ty(C);
  for (unsigned I = 0; I != 40; ++I)
    Ty = StructType::get(C, {Ty, Ty});
  ParamDesc P = describeParam(Ty, DataLayout(Layout));
  EXPECT_EQ(halfBytesOf(P, {}), uint64_t(2) << 40);
  Module M("m", C);
  M.setDataLayout(Layout);
  auto *F = Function::Create(FunctionType::get(Type::getVoidTy(C), Ty, false),
                             GlobalValue::ExternalLinkage, "k", M);
  ParamSpace Space = placeParams(*F, ParamPlacing::Aligned);
  EXPECT_EQ(Space.Bytes, uint64_t(1) << 40);
  EXPECT_LT(Space.Rows.size(), 40000u);
}

TEST(ParameterSpace, SumIsWithoutPadding) {
  LLVMContext C;
  Module M("m", C);
  M.setDataLayout(Layout);
  Type *Types[] = {Type::getInt8Ty(C), Type::getInt64Ty(C)};
  auto *F =
      Function::Create(FunctionType::get(Type::getVoidTy(C), Types, false),
                       GlobalValue::ExternalLinkage, "k", M);
  EXPECT_EQ(placeParams(*F, ParamPlacing::Sum).Bytes, 9u);
  EXPECT_EQ(placeParams(*F, ParamPlacing::Aligned).Bytes, 16u);
}

//===----------------------------------------------------------------------===//
// Against LLVM's layout
//===----------------------------------------------------------------------===//

/// Types on which the documented contract and LLVM's layout agree: of whole
/// bytes, and vectors of a power of two.
class RandomTypes {
public:
  RandomTypes(LLVMContext &C, unsigned Seed) : C(C), Random(Seed) {}

  unsigned upTo(unsigned Most) { return Random() % (Most + 1); }

  Type *scalar() {
    switch (upTo(10)) {
    case 0:
      return Type::getInt8Ty(C);
    case 1:
      return Type::getInt16Ty(C);
    case 2:
      return Type::getInt32Ty(C);
    case 3:
      return Type::getInt64Ty(C);
    case 4:
      return Type::getHalfTy(C);
    case 5:
      return Type::getBFloatTy(C);
    case 6:
      return Type::getFloatTy(C);
    case 7:
      return Type::getDoubleTy(C);
    case 8:
      return Type::getInt128Ty(C);
    default:
      static constexpr unsigned Spaces[] = {0, 1, 3, 4};
      return PointerType::get(C, Spaces[upTo(3)]);
    }
  }

  Type *type(unsigned Depth) {
    switch (Depth ? upTo(5) : 0) {
    case 3:
      return ArrayType::get(type(Depth - 1), upTo(4));
    case 4: {
      Type *Element = scalar();
      while (Element->isPointerTy() || Element->isIntegerTy(128))
        Element = scalar();
      return FixedVectorType::get(Element, 1u << upTo(3));
    }
    case 5:
      return StructType::get(C, list(Depth - 1, upTo(4)), upTo(4) == 0);
    default:
      return scalar();
    }
  }

  SmallVector<Type *, 8> list(unsigned Depth, unsigned Count) {
    SmallVector<Type *, 8> Types;
    for (unsigned I = 0; I != Count; ++I)
      Types.push_back(type(Depth));
    return Types;
  }

private:
  LLVMContext &C;
  std::mt19937 Random;
};

/// Compares the rows of fields, in their order, with LLVM's offsets.
void expectFields(Type *Ty, uint64_t Begin, const DataLayout &DL,
                  ArrayRef<LayoutRow> &Rows) {
  auto *Struct = dyn_cast<StructType>(Ty);
  if (!Struct)
    return;
  const StructLayout *L = DL.getStructLayout(Struct);
  for (auto [Index, Field] : enumerate(Struct->elements())) {
    ASSERT_FALSE(Rows.empty());
    uint64_t Offset = Begin + L->getElementOffset(Index).getFixedValue();
    EXPECT_EQ(Rows.front().Offset, 2 * Offset);
    EXPECT_EQ(Rows.front().Size, 2 * DL.getTypeAllocSize(Field));
    Rows = Rows.drop_front();
    expectFields(Field, Offset, DL, Rows);
  }
  if (!Rows.empty() && Rows.front().Name == "(end)")
    Rows = Rows.drop_front();
}

TEST(ParameterSpace, AgreesWithStructLayout) {
  LLVMContext C;
  DataLayout DL(Layout);
  ParamABI ABI = ParamABI::of(DL, *findTarget("sm_90"));
  for (unsigned Seed = 1; Seed <= 200; ++Seed) {
    SCOPED_TRACE(Seed);
    RandomTypes Random(C, Seed);
    SmallVector<Type *, 8> Types = Random.list(3, 1 + Random.upTo(7));
    std::vector<Param> Params;
    for (Type *Ty : Types)
      Params.push_back({"p", describeParam(Ty, DL), 1});
    ParamSpace Space = placeParams(Params, ABI);
    const StructLayout *L =
        DL.getStructLayout(StructType::get(C, Types, false));
    ArrayRef<LayoutRow> Rows = Space.Rows;
    uint64_t End = 0;
    for (auto [Index, Ty] : enumerate(Types)) {
      ASSERT_FALSE(Rows.empty());
      uint64_t Offset = L->getElementOffset(Index).getFixedValue();
      EXPECT_EQ(Rows.front().Offset, 2 * Offset);
      EXPECT_EQ(Rows.front().Size, 2 * DL.getTypeAllocSize(Ty));
      EXPECT_EQ(Rows.front().Padding, 2 * (Offset - End));
      End = Offset + DL.getTypeAllocSize(Ty);
      Rows = Rows.drop_front();
      expectFields(Ty, Offset, DL, Rows);
    }
    EXPECT_TRUE(Rows.empty());
    EXPECT_EQ(Space.Bytes, End);
  }
}

TEST(ParameterSpace, PointersAreAsWideAsTheLayoutSays) {
  LLVMContext C;
  for (unsigned Space = 0; Space != 8; ++Space)
    for (unsigned Short = 1; Short != 8; ++Short) {
      DataLayout DL("e-p" + std::to_string(Short) + ":32:32-i64:64");
      ParamABI ABI = ParamABI::of(DL, *findTarget("sm_90"));
      Type *Ty = PointerType::get(C, Space);
      uint64_t Bytes = Space == Short ? 4 : 8;
      EXPECT_EQ(halfBytesOf(describeParam(Ty, DL), ABI), 2 * Bytes)
          << "space " << Space << " of p" << Short;
    }
}

//===----------------------------------------------------------------------===//
// Ceilings
//===----------------------------------------------------------------------===//

TEST(ParameterSpace, Ceilings) {
  for (const SMInfo &SM : targets()) {
    uint64_t Documented = SM.Number < 50    ? 440
                          : SM.Number < 80  ? 1024
                          : SM.Number < 100 ? 32764
                                            : 32768;
    EXPECT_EQ(documentedParamLimit(SM), Documented) << SM.Name.str();
    EXPECT_EQ(measuredParamLimit({&SM, std::nullopt}),
              SM.Number < 70 ? 4352u : 32764u)
        << SM.Name.str();
    EXPECT_EQ(measuredParamLimit({&SM, PTXVersion(80)}), 4352u);
  }
}

} // namespace
