//===- InternalIntrinsicTest.cpp - Rows of intrinsics LLVM lacks ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

StringRef found(StringRef Name) {
  const InternalIntrinsic *Row = findInternalIntrinsic(Name);
  return Row ? StringRef(Row->Name) : "";
}

TEST(InternalIntrinsic, IsFoundByTheLongestStem) {
  EXPECT_EQ(found("llvm.nvvm.internal.wait"), "llvm.nvvm.internal.wait");
  EXPECT_EQ(found("llvm.nvvm.cvt.f16.f32"), "llvm.nvvm.cvt.");
  EXPECT_EQ(found("llvm.nvvm.cvt.ext.i16.v2f16"), "llvm.nvvm.cvt.ext.");
  EXPECT_EQ(found("llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32"),
            "llvm.nvvm.internal.mma.");
  EXPECT_EQ(found("llvm.nvvm.internal.mma.accumulator.v4f32"),
            "llvm.nvvm.internal.mma.accumulator.");
  EXPECT_EQ(found("llvm.nvvm.tex.2d.offset.bindless.v4f32"),
            ".offset.bindless");
}

TEST(InternalIntrinsic, IsNotFoundByLessOrMore) {
  for (StringRef Name :
       {"", "llvm.nvvm.", "llvm.nvvm.internal", "llvm.nvvm.internal.",
        "llvm.nvvm.internal.wait.", "llvm.nvvm.internal.wait.all",
        "llvm.nvvm.cvt", "llvm.nvvm.cvtx.f16", "llvm.offset.bindless",
        "internal.wait", "llvm.nvvm.atomic.rmw"})
    EXPECT_EQ(found(Name), "") << Name.str();
}

TEST(InternalIntrinsic, HasNumbersOfItsOwn) {
  DenseSet<unsigned> Numbers;
  for (const InternalIntrinsic &R : internalIntrinsics())
    if (R.ID) {
      EXPECT_TRUE(Numbers.insert(R.ID).second) << R.Name.str();
    }
  for (unsigned ID = 0x2281; ID <= 0x229C; ++ID)
    EXPECT_TRUE(Numbers.contains(ID)) << ID;
  for (unsigned ID : {8282, 8283, 0x2106, 0x2107, 8937, 9549, 0x2310, 0x2319,
                      0x231A, 0x231B, 0x231C, 9062, 9383, 9384, 11201})
    EXPECT_TRUE(Numbers.contains(ID)) << ID;
}

// If a word has fields, they cover all of its bits.
TEST(InternalIntrinsic, FieldsFillTheirWords) {
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    SmallDenseMap<unsigned, uint64_t> Bits;
    for (const InternalField &F : fieldsOf(R)) {
      ASSERT_LE(F.Low, F.High);
      ASSERT_LT(F.High, 64);
      uint64_t Mask = maskTrailingOnes<uint64_t>(F.High - F.Low + 1) << F.Low;
      EXPECT_EQ(Bits[F.Arg] & Mask, 0u) << R.Name.str() << F.Name.str();
      Bits[F.Arg] |= Mask;
      EXPECT_EQ(F.Here & ~F.Legal, 0u);
      EXPECT_EQ(unsigned(popcount(F.Legal)), valuesOf(F).size());
      EXPECT_TRUE(any_of(constantsOf(R), [&](const InternalConstant &C) {
        return C.Arg == F.Arg && !C.IsUndef;
      })) << R.Name.str();
    }
    for (auto [Arg, Mask] : Bits)
      EXPECT_EQ(Mask & (Mask + 1), 0u) << R.Name.str();
  }
}

// A field without a rule must accept every value.
TEST(InternalIntrinsic, IllegalValuesHaveRules) {
  for (const InternalIntrinsic &R : internalIntrinsics())
    for (const InternalField &F : fieldsOf(R)) {
      unsigned Width = F.High - F.Low + 1;
      bool AllLegal = Width < 6 && popcount(F.Legal) == 1 << Width;
      EXPECT_TRUE(AllLegal || F.Illegal != Rule::IntrinsicSignature)
          << R.Name.str() << F.Name.str();
      EXPECT_TRUE(F.Here == F.Legal || F.Refused != Rule::IntrinsicSignature)
          << R.Name.str() << F.Name.str();
    }
}

TEST(InternalIntrinsic, DescribesItsFields) {
  const InternalIntrinsic *Row =
      findInternalIntrinsic("llvm.nvvm.atomic.cast.i32.p3");
  ASSERT_TRUE(Row);
  EXPECT_EQ(Row->title(), "llvm.nvvm.atomic.cast.*");
  EXPECT_EQ(Row->Signature, "{ T, i1 } (P, T, T, i32)");
  auto *Opcode = find_if(fieldsOf(*Row), [](const InternalField &F) {
    return F.Name == "opcode";
  });
  EXPECT_EQ(describeValues(*Opcode), "15 (CAST) or 16 (CAST_SPIN)");
}

// LLVM's records come first and would hide a row with the same name.
TEST(InternalIntrinsic, StandsBesideNoRecordOfLLVM) {
  for (const InternalIntrinsic &R : internalIntrinsics())
    EXPECT_TRUE(none_of(intrinsicRows(), [&](const IntrinsicRow &Public) {
      return Public.Name == R.Name;
    })) << R.Name.str();
}

} // namespace
