//===- MaskedPointersTest.cpp - llvm.ptrmask and address spaces -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Target/MaskedPointers.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

/// What keepsWindow() says of a mask, an operand of type i64 that may depend on
/// %n.
bool keeps(StringRef Mask) {
  LLVMContext C;
  SMDiagnostic Error;
  std::string Text = ("define ptr @f(ptr %p, i64 %n) {\n"
                      "  %low = and i64 %n, 65535\n"
                      "  %high = xor i64 %low, -1\n"
                      "  %r = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 " +
                      Mask + ")\n  ret ptr %r\n}\n")
                         .str();
  std::unique_ptr<Module> M = parseAssemblyString(Text, Error, C);
  for (Instruction &I : instructions(M->getFunction("f")))
    if (auto *II = dyn_cast<IntrinsicInst>(&I))
      return keepsWindow(*II, M->getDataLayout());
  llvm_unreachable("there is one");
}

TEST(MaskedPointers, KeepWindows) {
  EXPECT_TRUE(keeps("-1"));
  EXPECT_TRUE(keeps("-4"));
  EXPECT_TRUE(keeps("%high")) << "at most the low 16 bits are cleared";
  EXPECT_TRUE(keeps("-65536"));
  EXPECT_FALSE(keeps("-131072")) << "bit 16";
  EXPECT_TRUE(keeps("4503599627370495")) << "the 52 bits of an address";
  EXPECT_FALSE(keeps("2251799813685247")) << "51 of them";
  EXPECT_FALSE(keeps("%n"));
  EXPECT_FALSE(keeps("7"));
}

} // namespace
