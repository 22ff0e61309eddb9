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

AsmNeeds needsOf(StringRef Text, StringRef Machine = "sm_100a") {
  return needsOfAssembly(Text, *findTarget(Machine));
}

TEST(Needs, TypesAndScopes) {
  EXPECT_EQ(needsOf("ld.relaxed.gpu.b128 q, [l];").PTX, 83);
  EXPECT_EQ(needsOf("ld.relaxed.sys.b128 q, [l];").PTX, 84);
  EXPECT_EQ(needsOf("atom.cas.sys.b128 a, [b], c, d;").PTX, 84);
  EXPECT_EQ(needsOf("st.v4.b64 [l], {a, b, c, d};").PTX, 88);
  EXPECT_EQ(needsOf("{ .reg .b128 q; }").PTX, 83);
}

TEST(Needs, Operands) {
  EXPECT_EQ(needsOf("mbarrier.arrive.b64 a, [b];").PTX, 70);
  EXPECT_EQ(needsOf("mbarrier.arrive.b64 _, [b];").PTX, 71);
  EXPECT_EQ(needsOf("mbarrier.arrive.b64 a, [b], c;").PTX, 78);
  const char *Copy = "cp.async.ca.shared.global [a], [b], 16, ";
  EXPECT_EQ(needsOf(Copy + std::string("\1;")).PTX, 70);
  EXPECT_EQ(needsOf(Copy + std::string("\2;")).PTX, 75);
  EXPECT_EQ(needsOf(".reg .pred p; " + (Copy + std::string("p;"))).PTX, 75);
  // The guard is not an operand.
  EXPECT_EQ(needsOf("@\2 " + (Copy + std::string("\1;"))).PTX, 70);
}

TEST(Needs, OfAMachine) {
  for (StringRef Text :
       {"cvt.rn.satfinite.e4m3x2.f32 a, b, c;", "cvt.rn.f16x2.e5m2x2 a, b;",
        "cvt.rn.satfinite.relu.e5m2x2.f16x2 a, b;"}) {
    EXPECT_EQ(needsOf(Text, "sm_89").PTX, 81) << Text.str();
    for (StringRef Machine : {"sm_90", "sm_90a", "sm_100", "sm_120a"})
      EXPECT_EQ(needsOf(Text, Machine).PTX, 78) << Machine.str();
  }
}

TEST(Needs, WhateverStandsAround) {
  for (const char *Text :
       {"/* c */ fence.proxy.async;", "L1 : fence.proxy.async;",
        "@!p fence.proxy.async;", "{{ fence.proxy.async; }}",
        "ret; fence.proxy.async", "fence/**/.proxy\r\n.async;"}) {
    AsmNeeds Needs = needsOf(Text);
    EXPECT_EQ(Needs.PTX, 80) << Text;
    EXPECT_EQ(Needs.What, "fence.proxy.async") << Text;
    EXPECT_TRUE(Needs.IsKnown) << Text;
  }
  EXPECT_EQ(needsOf("// fence.proxy.async;").PTX, 0);
}

TEST(Needs, Unknown) {
  EXPECT_FALSE(needsOf("frobnicate.u32 a, b;").IsKnown);
  EXPECT_FALSE(needsOf("ld.frob.u32 a, [b];").IsKnown);
  EXPECT_FALSE(needsOf("mov.u32 a, %frob;").IsKnown);
  EXPECT_TRUE(needsOf("mov.u32 a, %laneid;").IsKnown);
  // A locally declared register.
  EXPECT_TRUE(needsOf("{ .reg .b32 %t<3>; mov.b32 %t1, 0; }").IsKnown);
}

TEST(Needs, TableHasEachTextOnce) {
  AsmNeedsTable Table(*findTarget("sm_90"));
  const AsmNeeds &First = Table.get("st.v4.b64 [l], {a, b, c, d};");
  EXPECT_EQ(First.PTX, 88);
  EXPECT_FALSE(Table.get("frobnicate.u32 a, b;").IsKnown);
  for (unsigned I = 0; I < 100; ++I)
    EXPECT_EQ(Table.get("add.u32 a, b, " + std::to_string(I) + ";").PTX, 0);
  EXPECT_EQ(&Table.get("st.v4.b64 [l], {a, b, c, d};"), &First);
}

} // namespace
