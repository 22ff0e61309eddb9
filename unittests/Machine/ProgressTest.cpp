//===- ProgressTest.cpp - How far a launch is -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Machine.h"
#include "gtest/gtest.h"

using namespace opennvvm::ptxmachine;

// In each block, thread 1 spins and all others wait for it.
static constexpr char Spins[] = R"(.version 8.8
.target sm_90
.address_size 64
.visible .entry k()
{
  .reg .b32 %r<2>;
  .reg .pred %p;
  mov.u32 %r1, %tid.x;
  setp.ne.u32 %p, %r1, 1;
  @%p bra done;
spin:
  add.u32 %r1, %r1, 1;
  bra spin;
done:
  bar.sync 0;
  ret;
}
)";

TEST(Progress, SaysWhereWarpsAre) {
  llvm::Expected<std::unique_ptr<Module>> M = parse(Spins);
  ASSERT_TRUE(bool(M));
  Machine Device(**M);
  unsigned Calls = 0;
  Device.setProgress([&](const Progress &P) {
    EXPECT_EQ(P.Ctas, 6u);
    EXPECT_EQ(P.Done, 0u);
    return ++Calls < 100;
  });
  Launch L;
  L.Grid[0] = 3;
  L.Grid[1] = 2;
  L.Block[0] = 34;
  std::string Why = toString(Device.launch("k", L, {}));
  EXPECT_EQ(Calls, 100u);
  EXPECT_EQ(Why.substr(0, Why.find('\n')), "interrupted");
  EXPECT_NE(Why.find("block (0,0,0), warp 0, lanes 1: at line 1"),
            std::string::npos)
      << Why;
  EXPECT_NE(Why.find("warp 0, lanes 0,2-31: waiting at the barrier of line 15"),
            std::string::npos)
      << Why;
  EXPECT_NE(Why.find("warp 1, lanes 0-1: waiting at the barrier of line 15"),
            std::string::npos)
      << Why;
}

TEST(Progress, CountsBlocks) {
  llvm::Expected<std::unique_ptr<Module>> M =
      parse(".version 8.8\n.target sm_90\n.address_size 64\n"
            ".visible .entry k() { ret; }\n");
  ASSERT_TRUE(bool(M));
  Machine Device(**M);
  uint64_t Most = 0;
  Device.setProgress([&](const Progress &P) {
    Most = std::max(Most, P.Done);
    return true;
  });
  Launch L;
  L.Grid[0] = 4;
  EXPECT_FALSE(bool(Device.launch("k", L, {})));
  EXPECT_EQ(Most, 3u);
}
