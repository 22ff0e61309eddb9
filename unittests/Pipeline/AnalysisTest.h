//===- AnalysisTest.h - Tests of passes on functions ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UNITTESTS_PIPELINE_ANALYSISTEST_H
#define OPENNVVM_UNITTESTS_PIPELINE_ANALYSISTEST_H

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

namespace opennvvm {

/// A module from text, and LLVM's analyses.
class AnalysisTest : public testing::Test {
protected:
  AnalysisTest() : PB(nullptr, {}, std::nullopt, &Callbacks) {
    PB.registerModuleAnalyses(MAM);
    PB.registerCGSCCAnalyses(CGAM);
    PB.registerFunctionAnalyses(FAM);
    PB.registerLoopAnalyses(LAM);
    PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  }

  void parse(llvm::StringRef Text) {
    llvm::SMDiagnostic Problem;
    M = llvm::parseAssemblyString(Text, Problem, C);
  }
  llvm::Function &function(llvm::StringRef Name) {
    return *M->getFunction(Name);
  }

  llvm::PassInstrumentationCallbacks Callbacks; ///< Passes are told to it.
  llvm::LLVMContext C;
  std::unique_ptr<llvm::Module> M;
  llvm::LoopAnalysisManager LAM;
  llvm::FunctionAnalysisManager FAM;
  llvm::CGSCCAnalysisManager CGAM;
  llvm::ModuleAnalysisManager MAM;
  llvm::PassBuilder PB;
};

} // namespace opennvvm

#endif // OPENNVVM_UNITTESTS_PIPELINE_ANALYSISTEST_H
