//===- EngineTest.cpp - The phases of the rewrite engine ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables for this test: each has a row that reaches one phase.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Lowering/Engine.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::lowering;

namespace {

constexpr const char *Text = R"(
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.nvvm.mul24.i(i32, i32)
declare i32 @other(i32, i32)
define i32 @f(i32 %a, i32 %b) {
  %p = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %a)
  %x = call i32 @llvm.nvvm.mul24.i(i32 %p, i32 7), !note !0
  %o = call i32 @other(i32 %x, i32 7)
  ret i32 %o
}
!0 = !{!"kept"}
)";

class Engine : public testing::Test {
protected:
  void SetUp() override {
    SMDiagnostic Error;
    M = parseAssemblyString(Text, Error, Context);
    ASSERT_TRUE(M) << Error.getMessage().str();
    Before = print();
  }

  std::string print() const {
    std::string Printed;
    raw_string_ostream OS(Printed);
    M->getFunction("f")->print(OS);
    return Printed;
  }

  /// Lowers with \p Rows only.
  bool lower(ArrayRef<Row> Rows, LoweringLevel Level = LoweringLevel::Basic) {
    Category Only = {"test", Rows};
    bool Changed = lowerWithTables(*M->getFunction("f"), Level,
                                   *findTarget("sm_90"), Only);
    EXPECT_FALSE(verifyModule(*M, &errs()));
    EXPECT_EQ(Changed, print() != Before) << print();
    return Changed;
  }

  unsigned count(unsigned Opcode) const {
    return count_if(
        instructions(*M->getFunction("f")),
        [&](const Instruction &I) { return I.getOpcode() == Opcode; });
  }

  LLVMContext Context;
  std::unique_ptr<Module> M;
  std::string Before;
};

constexpr auto Mul24 = Intrinsic::nvvm_mul24_i;

/// The recipes of TheOperand<0>, Cast, Binary and Built in
/// catalog/LoweringRow.td.
constexpr Operand direct(uint8_t Arg) { return {Operand::Direct, Arg}; }
constexpr Recipe First = {
    Recipe::TheOperand, 0, {direct(0)}, Carry::All, nullptr};
constexpr Recipe castTo(unsigned Opcode) {
  return {Recipe::Cast, Opcode, {direct(0)}, Carry::Values, nullptr};
}
constexpr Recipe binary(unsigned Opcode) {
  return {Recipe::Binary, Opcode, {direct(0), direct(1)}, Carry::All, nullptr};
}
constexpr Recipe custom(Value *(*Build)(Match &),
                        std::array<Operand, 3> Operands = {}) {
  return {Recipe::Custom, 0, Operands, Carry::Values, Build};
}

TEST_F(Engine, CandidatesAreCallsThatATableNames) {
  Row Rows[] = {{Intrinsic::nvvm_mulhi_i, "r", {}, First}};
  EXPECT_FALSE(lower(Rows));
  EXPECT_FALSE(lower({}));
}

TEST_F(Engine, TypesMustFit) {
  Row Rows[] = {{Mul24, "r", {}, castTo(Instruction::SIToFP)}};
  EXPECT_FALSE(lower(Rows));
}

TEST_F(Engine, OperandsMustMatch) {
  Row First_[] = {{Mul24, "r", {.Constants = 1}, First}};
  EXPECT_FALSE(lower(First_));
  Row Second[] = {{Mul24, "r", {.Constants = 2}, First}};
  EXPECT_TRUE(lower(Second));
}

TEST_F(Engine, FurtherChecksMustHold) {
  Row Rows[] = {
      {Mul24, "r", {.Holds = [](const Match &) { return false; }}, First}};
  EXPECT_FALSE(lower(Rows));
  Row Flushes[] = {{Mul24, "r", {.Mode = Denormals::Flushed}, First}};
  EXPECT_FALSE(lower(Flushes));
  Row Ordered[] = {{Mul24, "r", {.InOrder = true}, First}};
  EXPECT_FALSE(lower(Ordered));
}

TEST_F(Engine, BuildingMayFailAndLeavesNothing) {
  Row Rows[] = {{Mul24, "r", {}, custom([](Match &M) -> Value * {
                   M.B.CreateAdd(M.arg(0), M.arg(0));
                   return nullptr;
                 })}};
  EXPECT_FALSE(lower(Rows));
  // The next row of the same intrinsic is tried.
  Row Two[] = {Rows[0], {Mul24, "r", {}, First}};
  EXPECT_TRUE(lower(Two));
}

TEST_F(Engine, OperandsAreTakenAsTheyAreRetypedAndRearranged) {
  Row Rows[] = {
      {Mul24,
       "r",
       {},
       custom(
           [](Match &M) {
             EXPECT_EQ(M[0], M.arg(0));
             EXPECT_TRUE(M[1]->getType()->isIntegerTy(64));
             EXPECT_TRUE(isa<FixedVectorType>(M[2]->getType()));
             Value *Swapped =
                 M.B.CreateShuffleVector(M[2], ArrayRef<int>{3, 2, 1, 0});
             Value *Low = M.B.CreateTrunc(M[1], M.type());
             return M.B.CreateXor(M.B.CreateBitCast(Swapped, M.type()),
                                  M.B.CreateXor(M[0], Low));
           },
           {{direct(0), {Operand::Signed, 0}, {Operand::Bytes, 0}}})}};
  EXPECT_TRUE(lower(Rows));
  EXPECT_EQ(count(Instruction::ShuffleVector), 1u);
  EXPECT_EQ(count(Instruction::SExt), 1u);
}

TEST_F(Engine, ReplacementsHaveUsesNameAndMetadata) {
  Row Rows[] = {{Mul24, "r", {}, binary(Instruction::Mul)}};
  EXPECT_TRUE(lower(Rows));
  Instruction *Product = nullptr;
  for (Instruction &I : instructions(*M->getFunction("f")))
    if (I.getOpcode() == Instruction::Mul)
      Product = &I;
  ASSERT_TRUE(Product);
  EXPECT_EQ(Product->getName(), "x");
  EXPECT_TRUE(Product->hasMetadata("note"));
  EXPECT_TRUE(Product->hasOneUse());
  EXPECT_EQ(count(Instruction::Call), 2u);
}

/// A rule that matches its own result.
TEST_F(Engine, StopsAfterThirtyIterations) {
  Row Rows[] = {{Mul24, "r", {}, custom([](Match &M) -> Value * {
                   Value *More = M.B.CreateAdd(M.arg(0), M.B.getInt32(1));
                   return M.B.CreateIntrinsic(Mul24, {}, {More, M.arg(1)});
                 })}};
  EXPECT_TRUE(lower(Rows));
  EXPECT_EQ(count(Instruction::Add), MaxLoweringIterations);
}

TEST_F(Engine, LevelOneIsForThoseWhoAsk) {
  Row Rows[] = {{Mul24, "r", {}, First, LoweringLevel::Barriers}};
  EXPECT_FALSE(lower(Rows));
  EXPECT_TRUE(lower(Rows, LoweringLevel::Barriers));
}

} // namespace
