//===- SplitTest.cpp - A module in units ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Units/Split.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <mutex>
#include <set>

using namespace llvm;
using namespace opennvvm;

namespace {

/// \p Count functions of \p Length instructions each, all internal but the
/// first, which calls the last.
std::unique_ptr<Module> makeModule(LLVMContext &Context, unsigned Count,
                                   unsigned Length) {
  std::string Text;
  for (unsigned I = 0; I < Count; ++I) {
    std::string N = std::to_string(I);
    Text +=
        (I ? "define internal i32 @f" : "define i32 @f") + N + "(i32 %x) {\n";
    for (unsigned J = 2; J < Length; ++J)
      Text += "  %v" + std::to_string(J) + " = add i32 %x, " +
              std::to_string(J) + "\n";
    Text += I ? "  ret i32 %x\n}\n"
              : "  %r = call i32 @f" + std::to_string(Count - 1) +
                    "(i32 %x)\n  ret i32 %r\n}\n";
  }
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  EXPECT_TRUE(M) << Problem.getMessage().str();
  return M;
}

/// Adds instructions to \p F until it has \p Length.
void growTo(Function &F, unsigned Length) {
  Instruction *Last = F.getEntryBlock().getTerminator();
  while (F.getInstructionCount() < Length)
    BinaryOperator::CreateAdd(F.getArg(0), F.getArg(0), "",
                              Last->getIterator());
}

/// The names of the units, and how many functions each defines.
std::set<std::pair<std::string, unsigned>> unitsOf(Module &M,
                                                   unsigned Threads) {
  std::mutex Mutex;
  std::set<std::pair<std::string, unsigned>> Units;
  std::string Problem =
      processInUnits(M, {.Threads = Threads}, [&](Module &Unit) {
        unsigned Defined = count_if(
            Unit, [](const Function &F) { return !F.isDeclaration(); });
        std::lock_guard Guard(Mutex);
        Units.emplace(Unit.getSourceFileName(), Defined);
      });
  EXPECT_EQ(Problem, "");
  EXPECT_FALSE(verifyModule(M, &errs()));
  return Units;
}

TEST(Split, UnitsAreNamedByFunctionAndBlock) {
  for (unsigned Threads : {1u, 2u, 5u}) {
    LLVMContext Context;
    std::unique_ptr<Module> M = makeModule(Context, 5, 300);
    std::set<std::pair<std::string, unsigned>> Want = {
        {"F0_B0", 2}, {"F2_B0", 2}, {"F4_B0", 1}};
    EXPECT_EQ(unitsOf(*M, Threads), Want);
  }
}

TEST(Split, StableUnitsDoNotMove) {
  LLVMContext Context;
  // Without the fourth function, which is short, others stay as they are.
  auto UnitsOf = [&](unsigned Without) {
    std::unique_ptr<Module> M = makeModule(Context, 8, 40);
    for (unsigned Long : {1, 5})
      growTo(*M->getFunction("f" + std::to_string(Long)), 200);
    if (Without)
      M->getFunction("f" + std::to_string(Without))->eraseFromParent();
    std::set<std::string> Units;
    EXPECT_EQ(processInUnits(
                  *M,
                  {.Division = UnitDivision::Stable, .LeastInstructions = 60},
                  [&](Module &Unit) {
                    std::string Names;
                    for (const Function &F : Unit)
                      if (!F.isDeclaration())
                        Names += F.getName().str() + " ";
                    Units.insert(Names);
                  }),
              "");
    return Units;
  };
  using Set = std::set<std::string>;
  EXPECT_EQ(UnitsOf(0), (Set{"f0 ", "f1 ", "f2 f3 ", "f4 ", "f5 ", "f6 f7 "}));
  EXPECT_EQ(UnitsOf(3), (Set{"f0 ", "f1 ", "f2 f4 ", "f5 ", "f6 f7 "}));
}

TEST(Split, NoMoreThanSixtyFourUnits) {
  LLVMContext Context;
  std::unique_ptr<Module> M = makeModule(Context, 300, 500);
  EXPECT_LE(unitsOf(*M, 1).size(), 64u);
}

TEST(Split, LinkageComesBack) {
  LLVMContext Context;
  std::unique_ptr<Module> M = makeModule(Context, 4, 600);
  unitsOf(*M, 2);
  EXPECT_TRUE(M->getFunction("f0")->hasExternalLinkage());
  for (StringRef Name : {"f1", "f2", "f3"}) {
    const Function *F = M->getFunction(Name);
    ASSERT_TRUE(F && !F->isDeclaration());
    EXPECT_TRUE(F->hasInternalLinkage());
  }
  EXPECT_NE(M->getModuleIdentifier(), "<split-module>");
}

TEST(Split, WorkIsPutBack) {
  LLVMContext Context;
  std::unique_ptr<Module> M = makeModule(Context, 3, 600);
  std::string Problem = processInUnits(*M, {.Threads = 2}, [](Module &Unit) {
    for (Function &F : Unit)
      if (!F.isDeclaration())
        F.addFnAttr("was-here");
  });
  EXPECT_EQ(Problem, "");
  for (const Function &F : *M)
    EXPECT_TRUE(F.hasFnAttribute("was-here")) << F.getName().str();
}

TEST(Split, WhatIsNoUnitIsNotPutBack) {
  LLVMContext Context;
  std::unique_ptr<Module> M = makeModule(Context, 2, 600);
  std::string Problem = processInUnits(*M, {}, [](Module &Unit) {
    // A definition that is elsewhere, too.
    Function::Create(
        FunctionType::get(Type::getVoidTy(Unit.getContext()), false),
        GlobalValue::ExternalLinkage, "extra", Unit);
    BasicBlock *BB =
        BasicBlock::Create(Unit.getContext(), "", Unit.getFunction("extra"));
    new UnreachableInst(Unit.getContext(), BB);
  });
  EXPECT_NE(Problem.find("multiply defined"), std::string::npos) << Problem;
}

/// What processUnit() makes of each unit if nothing is to be done.
std::vector<SmallVector<char, 0>> resultsOf(const SplitFiles &Files) {
  std::vector<SmallVector<char, 0>> Results;
  for (const UnitFile &Unit : Files.Units) {
    MemoryBufferRef Bytes(StringRef(Unit.Bitcode.data(), Unit.Bitcode.size()),
                          Unit.Name);
    Expected<std::vector<std::string>> Arguments = argumentsOf(Bytes);
    if (Arguments) {
      EXPECT_EQ(*Arguments, Files.Arguments);
    } else {
      ADD_FAILURE() << toString(Arguments.takeError());
    }
    Error E = processUnit(
        Bytes,
        [](Module &M) {
          EXPECT_EQ(M.getNamedMetadata("opennvvm.split.arguments"), nullptr);
        },
        Results.emplace_back());
    EXPECT_FALSE(errorToBool(std::move(E)));
  }
  return Results;
}

/// Joins the results whose numbers are given. \returns the error.
std::string join(Module &M, const SplitFiles &Files,
                 ArrayRef<SmallVector<char, 0>> Results,
                 ArrayRef<unsigned> Order) {
  std::vector<std::string> Digests;
  Digests.reserve(Files.Units.size());
  for (const UnitFile &Unit : Files.Units)
    Digests.push_back(
        digestOf(StringRef(Unit.Bitcode.data(), Unit.Bitcode.size())));
  std::vector<MemoryBufferRef> Sorted;
  for (unsigned I : Order)
    Sorted.emplace_back(StringRef(Results[I].data(), Results[I].size()), "r");
  return toString(joinUnits(M, Digests, Sorted));
}

TEST(Split, FilesGiveWhatOneProcessGives) {
  LLVMContext Context;
  std::unique_ptr<Module> M = makeModule(Context, 5, 300);
  SplitFiles Files;
  Files.Arguments = {"version", "--opt=2"};
  EXPECT_FALSE(errorToBool(takeUnits(*M, Files)));
  EXPECT_TRUE(isRestOfUnits(*M));
  ASSERT_EQ(Files.Units.size(), 3u);
  EXPECT_EQ(Files.Units[1].Name, "F2_B0");
  EXPECT_EQ(Files.Units[2].Instructions, 299u);
  EXPECT_EQ(join(*M, Files, resultsOf(Files), {2, 0, 1}), "");
  EXPECT_FALSE(isRestOfUnits(*M));

  std::unique_ptr<Module> Other = makeModule(Context, 5, 300);
  EXPECT_EQ(processInUnits(*Other, {}, [](Module &) {}), "");
  std::string Text, OtherText;
  raw_string_ostream(Text) << *M;
  raw_string_ostream(OtherText) << *Other;
  EXPECT_EQ(Text, OtherText);
}

TEST(Split, UnitsHaveWhatTheyUse) {
  LLVMContext Context;
  for (unsigned Count : {5, 9}) {
    std::unique_ptr<Module> M = makeModule(Context, Count, 300);
    SplitFiles Files;
    EXPECT_FALSE(errorToBool(takeUnits(*M, Files)));
    // f0, which calls the last function, and f1.
    LLVMContext Own;
    Expected<std::unique_ptr<Module>> Unit = parseBitcodeFile(
        MemoryBufferRef(StringRef(Files.Units[0].Bitcode.data(),
                                  Files.Units[0].Bitcode.size()),
                        "unit"),
        Own);
    ASSERT_TRUE(bool(Unit));
    EXPECT_EQ((*Unit)->size(), 3u);
  }
}

TEST(Split, ResultsThatDoNotBelongAreErrors) {
  LLVMContext Context;
  for (const auto &[Order, Want] :
       {std::pair<std::vector<unsigned>, StringRef>({0}, "unit 2 of 2"),
        {{1}, "unit 1 of 2"},
        {{0, 2}, "not the result of a unit"},
        {{0, 1, 3}, "not the result of a unit"},
        {{0, 1, 4}, "'r': "}}) {
    std::unique_ptr<Module> M = makeModule(Context, 2, 600);
    SplitFiles Files, Others;
    Files.Arguments = Others.Arguments = {"version"};
    EXPECT_FALSE(errorToBool(takeUnits(*M, Files)));
    std::unique_ptr<Module> Other = makeModule(Context, 2, 700);
    EXPECT_FALSE(errorToBool(takeUnits(*Other, Others)));
    std::vector<SmallVector<char, 0>> Results = resultsOf(Files);
    Results.push_back(resultsOf(Others)[0]);
    Results.push_back(Files.Units[0].Bitcode); // Not worked on.
    Results.emplace_back().assign({'B', 'C'});
    std::string Problem = join(*M, Files, Results, Order);
    EXPECT_NE(Problem.find(Want.str()), std::string::npos) << Problem;
  }
}

TEST(Split, DebugInformationInFullIsNotSplit) {
  LLVMContext Context;
  SMDiagnostic Problem;
  for (auto [Kind, Can] :
       {std::pair("FullDebug", false), std::pair("LineTablesOnly", true)}) {
    std::unique_ptr<Module> M = parseAssemblyString(
        std::string("!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n"
                    "!0 = distinct !DICompileUnit(language: DW_LANG_C99, "
                    "file: !1, emissionKind: ") +
            Kind +
            ")\n!1 = !DIFile(filename: \"a\", directory: \"/\")\n"
            "!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
        Problem, Context);
    ASSERT_TRUE(M);
    EXPECT_EQ(isSplittable(*M), Can);
  }
}

} // namespace
