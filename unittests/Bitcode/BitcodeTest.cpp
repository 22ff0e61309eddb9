//===- BitcodeTest.cpp - Bitcode with a producer --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bitcode/Bitcode.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

TEST(Bitcode, EveryLengthOfProducerIsRead) {
  constexpr StringLiteral Letters = "9_.aZ012345";
  for (size_t Length = 0; Length <= Letters.size(); ++Length) {
    Expected<std::string> Producer = producerFor(Letters.take_front(Length));
    ASSERT_TRUE(bool(Producer));
    LLVMContext Context;
    SMDiagnostic Problem;
    std::unique_ptr<Module> M = parseAssemblyString(
        "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
        "define i32 @g(i32 %x) {\n  %y = call i32 @f(i32 %x)\n"
        "  ret i32 %y\n}\n",
        Problem, Context);
    ASSERT_TRUE(M);
    SmallVector<char, 0> Bytes;
    writeNVVMBitcode(*M, *Producer, Bytes);
    MemoryBufferRef Buffer(StringRef(Bytes.data(), Bytes.size()), "");
    EXPECT_EQ(cantFail(getBitcodeProducerString(Buffer)), *Producer);
    // Lazily: by the offsets of the functions.
    Expected<std::unique_ptr<Module>> Read =
        getLazyBitcodeModule(Buffer, Context);
    ASSERT_TRUE(bool(Read));
    cantFail((*Read)->getFunction("g")->materialize());
    EXPECT_EQ((*Read)->getFunction("g")->getInstructionCount(), 2u);
  }
}

TEST(Bitcode, WhatHasNoRoom) {
  for (StringRef Override : {"123456789012", "a b", "7-1", "\xc3\xa9"})
    EXPECT_TRUE(errorToBool(producerFor(Override).takeError()));
  EXPECT_EQ(cantFail(producerFor("")), "LLVM7.0.1");
}

} // namespace
