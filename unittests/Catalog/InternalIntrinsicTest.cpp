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
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
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
  EXPECT_EQ(found("llvm.nvvm.cvt"), "llvm.nvvm.cvt");
  EXPECT_EQ(found("llvm.nvvm.cvt.f16.f32"), "llvm.nvvm.cvt");
  EXPECT_EQ(found("llvm.nvvm.load.foo"), "llvm.nvvm.load");
  EXPECT_EQ(found("llvm.nvvm.load.constant.i32"), "llvm.nvvm.load.constant");
  EXPECT_EQ(found("llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32"),
            "llvm.nvvm.internal.mma.");
  EXPECT_EQ(found("llvm.nvvm.internal.mma.accumulator.v4f32"),
            "llvm.nvvm.internal.mma.accumulator.");
  EXPECT_EQ(found("llvm.nvvm.tex.fetch.bindless.offset.v4f32"),
            "llvm.nvvm.tex.fetch.bindless.offset");
}

TEST(InternalIntrinsic, IsNotFoundByLessOrMore) {
  for (StringRef Name :
       {"", "llvm.nvvm.", "llvm.nvvm.internal", "llvm.nvvm.internal.",
        "llvm.nvvm.internal.wait.", "llvm.nvvm.internal.wait.all",
        "llvm.nvvm.cvtx.f16", "internal.wait", "llvm.nvvm.atomic.rmw",
        // Not overloaded, so nothing may follow.
        "llvm.nvvm.redux.zz",
        // A longer name begins with it.
        "llvm.nvvm.load.c", "llvm.nvvm.ld.with"})
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

// Where a carrier and an own form share a name, the types tell them apart.
TEST(InternalIntrinsic, IsFoundByItsForm) {
  LLVMContext C;
  Module M("m", C);
  Type *Word = Type::getInt32Ty(C), *Half = Type::getHalfTy(C),
       *Float = Type::getFloatTy(C);
  auto Found = [&](StringRef Name, ArrayRef<Type *> Params) {
    Function *F = Function::Create(FunctionType::get(Half, Params, false),
                                   Function::ExternalLinkage, Name, M);
    const InternalIntrinsic *Row = findInternalIntrinsic(*F);
    F->eraseFromParent();
    return Row ? StringRef(Row->Name) : "";
  };
  EXPECT_EQ(Found("llvm.nvvm.cvt.f16.f32", {Word, Float}), "llvm.nvvm.cvt");
  EXPECT_EQ(Found("llvm.nvvm.cvt.f16.f32", {Float, Word, Word}),
            "llvm.nvvm.cvt.");
  EXPECT_EQ(Found("llvm.nvvm.cvt.f16.f32", {Float}), "llvm.nvvm.cvt");
  EXPECT_EQ(Found("llvm.nvvm.cvt.ext.f16.f32", {Float}), "llvm.nvvm.cvt.ext.");
}

static bool isSameBits(const InternalField &A, const InternalField &B) {
  return A.Arg == B.Arg && A.Low == B.Low && A.High == B.High;
}

// If a word has fields, they cover all of its bits.
TEST(InternalIntrinsic, FieldsFillTheirWords) {
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    SmallDenseMap<unsigned, uint64_t> Bits;
    ArrayRef<InternalField> Fields = fieldsOf(R);
    for (const auto &[Index, F] : enumerate(Fields)) {
      ASSERT_LE(F.Low, F.High);
      ASSERT_LT(F.High, 64);
      EXPECT_EQ(F.Here & ~F.Legal, 0u);
      EXPECT_EQ(unsigned(popcount(F.Legal)), valuesOf(F).size());
      const InternalField &Field = F;
      // Some stand twice, for two rules.
      if (Field.Kind == InternalField::Check ||
          any_of(Fields.take_front(Index),
                 [&](const InternalField &G) { return isSameBits(Field, G); }))
        continue;
      uint64_t Mask = maskTrailingOnes<uint64_t>(F.High - F.Low + 1) << F.Low;
      EXPECT_EQ(Bits[F.Arg] & Mask, 0u) << R.Name.str() << F.Name.str();
      Bits[F.Arg] |= Mask;
      EXPECT_TRUE(Field.Kind == InternalField::Free ||
                  any_of(constantsOf(R),
                         [&](const InternalConstant &C) {
                           return C.Arg == Field.Arg && !C.IsUndef;
                         }))
          << R.Name.str();
    }
    for (auto [Arg, Mask] : Bits)
      EXPECT_EQ(Mask & (Mask + 1), 0u) << R.Name.str();
  }
}

// A field without a rule must accept every value.
TEST(InternalIntrinsic, IllegalValuesHaveRules) {
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    ArrayRef<InternalField> Fields = fieldsOf(R);
    for (size_t I = 0; I != Fields.size(); ++I) {
      const InternalField &F = Fields[I];
      if (F.Kind == InternalField::Free || F.Kind == InternalField::Check)
        continue;
      unsigned Width = F.High - F.Low + 1;
      bool AllLegal = Width < 6 && popcount(F.Legal) == 1 << Width;
      bool IsLater =
          any_of(Fields.drop_front(I + 1), [&](const InternalField &G) {
            return isSameBits(F, G) && G.Illegal != Unreported;
          });
      EXPECT_TRUE(AllLegal || IsLater || F.Illegal != Unreported)
          << R.Name.str() << F.Name.str();
      EXPECT_TRUE(F.Here == F.Legal || F.Refused != Unreported)
          << R.Name.str() << F.Name.str();
    }
  }
}

TEST(InternalIntrinsic, JudgesValues) {
  const InternalIntrinsic *Row = findCarrier("llvm.nvvm.atomic.rmw.i32");
  ASSERT_TRUE(Row);
  auto *Scope = find_if(
      fieldsOf(*Row), [](const InternalField &F) { return F.Name == "scope"; });
  // libNVVM rejects scope 3, which the documents have.
  const ReaderInfo &Oldest = readers(&libNVVMReleases().front()).back();
  EXPECT_EQ(Scope->problemOf(3, /*Reader=*/nullptr), Unreported);
  EXPECT_EQ(Scope->problemOf(3, &Oldest), Rule::AtomicScopeValue);
  EXPECT_EQ(Scope->problemOf(3, &readers().back()), Unreported);
  EXPECT_EQ(Scope->problemOf(4, /*Reader=*/nullptr), Rule::AtomicScopeValue);
  EXPECT_EQ(Scope->of(0x12), 1u);
}

// What replaces an own form exists.
TEST(InternalIntrinsic, ReplacementsAreCarriers) {
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    StringRef Name = R.Instead;
    if (Name.empty())
      continue;
    EXPECT_TRUE(Name.ends_with(".") ? findCarrier((Name + "i32").str())
                                    : findCarrier(Name))
        << Name.str();
  }
}

TEST(InternalIntrinsic, DescribesItsFields) {
  const InternalIntrinsic *Row = findCarrier("llvm.nvvm.atomic.cast.i32.p3");
  ASSERT_TRUE(Row);
  EXPECT_EQ(Row->title(), "llvm.nvvm.atomic.cast");
  EXPECT_EQ(Row->Signature, "N (i32, P, N, N)");
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
