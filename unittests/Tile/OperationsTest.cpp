//===- OperationsTest.cpp - Rows of MLIR's nvvm dialect -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Intrinsic.h"
#include "Catalog/Operation.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace opennvvm;

TEST(Operations, EachOfTheDialectHasARow) {
  MLIRContext Context;
  Context.loadDialect<NVVM::NVVMDialect>();
  unsigned Count = 0;
  for (RegisteredOperationName Op : Context.getRegisteredOperations()) {
    llvm::StringRef Name = Op.getStringRef();
    if (!Name.consume_front("nvvm."))
      continue;
    ++Count;
    EXPECT_TRUE(findOperation(Name)) << Name.str();
  }
  EXPECT_GT(Count, 100u);
}

TEST(Operations, BecomeIntrinsics) {
  auto First = [](llvm::StringRef Name) {
    const NVVMOperation *O = findOperation(Name);
    return intrinsicRows()[intrinsicsOf(*O).front()].Name;
  };
  EXPECT_EQ(First("barrier0"), "llvm.nvvm.barrier.cta.sync.aligned.all");
  EXPECT_EQ(First("setmaxregister"),
            "llvm.nvvm.setmaxnreg.dec.sync.aligned.u32");
  EXPECT_EQ(intrinsicsOf(*findOperation("vote.sync")).size(), 4u);
  EXPECT_TRUE(intrinsicsOf(*findOperation("breakpoint")).empty());
  EXPECT_FALSE(findOperation("barrier00"));
}
