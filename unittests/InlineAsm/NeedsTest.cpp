//===- NeedsTest.cpp - What PTX text asks of a module ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InlineAsm/Needs.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace opennvvm;

namespace {

TEST(Needs, TypesAndScopes) {
  EXPECT_EQ(needsOfAssembly("ld.relaxed.gpu.b128 q, [l];").PTX, 83);
  EXPECT_EQ(needsOfAssembly("ld.relaxed.sys.b128 q, [l];").PTX, 84);
  EXPECT_EQ(needsOfAssembly("atom.cas.sys.b128 a, [b], c, d;").PTX, 84);
  EXPECT_EQ(needsOfAssembly("st.v4.b64 [l], {a, b, c, d};").PTX, 88);
  EXPECT_EQ(needsOfAssembly("{ .reg .b128 q; }").PTX, 83);
}

TEST(Needs, Operands) {
  EXPECT_EQ(needsOfAssembly("mbarrier.arrive.b64 a, [b];").PTX, 70);
  EXPECT_EQ(needsOfAssembly("mbarrier.arrive.b64 _, [b];").PTX, 71);
  EXPECT_EQ(needsOfAssembly("mbarrier.arrive.b64 a, [b], c;").PTX, 78);
  const char *Copy = "cp.async.ca.shared.global [a], [b], 16, ";
  EXPECT_EQ(needsOfAssembly(Copy + std::string("\1;")).PTX, 70);
  EXPECT_EQ(needsOfAssembly(Copy + std::string("\2;")).PTX, 75);
  EXPECT_EQ(needsOfAssembly(".reg .pred p; " + (Copy + std::string("p;"))).PTX,
            75);
  // The guard is not an operand.
  EXPECT_EQ(needsOfAssembly("@\2 " + (Copy + std::string("\1;"))).PTX, 70);
}

TEST(Needs, WhateverStandsAround) {
  for (const char *Text :
       {"/* c */ fence.proxy.async;", "L1 : fence.proxy.async;",
        "@!p fence.proxy.async;", "{{ fence.proxy.async; }}",
        "ret; fence.proxy.async", "fence/**/.proxy\r\n.async;"}) {
    AsmNeeds Needs = needsOfAssembly(Text);
    EXPECT_EQ(Needs.PTX, 80) << Text;
    EXPECT_EQ(Needs.What, "fence.proxy.async") << Text;
    EXPECT_TRUE(Needs.IsKnown) << Text;
  }
  EXPECT_EQ(needsOfAssembly("// fence.proxy.async;").PTX, 0);
}

TEST(Needs, Unknown) {
  EXPECT_FALSE(needsOfAssembly("frobnicate.u32 a, b;").IsKnown);
  EXPECT_FALSE(needsOfAssembly("ld.frob.u32 a, [b];").IsKnown);
  EXPECT_FALSE(needsOfAssembly("mov.u32 a, %frob;").IsKnown);
  EXPECT_TRUE(needsOfAssembly("mov.u32 a, %laneid;").IsKnown);
  // A locally declared register.
  EXPECT_TRUE(needsOfAssembly("{ .reg .b32 %t<3>; mov.b32 %t1, 0; }").IsKnown);
}

TEST(Needs, TableHasEachTextOnce) {
  AsmNeedsTable Table;
  const AsmNeeds &First = Table.get("st.v4.b64 [l], {a, b, c, d};");
  EXPECT_EQ(First.PTX, 88);
  EXPECT_FALSE(Table.get("frobnicate.u32 a, b;").IsKnown);
  for (unsigned I = 0; I < 100; ++I)
    EXPECT_EQ(Table.get("add.u32 a, b, " + std::to_string(I) + ";").PTX, 0);
  EXPECT_EQ(&Table.get("st.v4.b64 [l], {a, b, c, d};"), &First);
}

} // namespace
