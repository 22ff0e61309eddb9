//===- ResidentTest.cpp - Blocks that run at once -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Machine.h"
#include "gtest/gtest.h"

using namespace opennvvm::ptxmachine;

static std::string module(const char *Body) {
  return std::string(R"(.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 memory)
{
  .reg .b32 %r<16>;
  .reg .b64 %d<8>;
  .reg .pred %p<4>;
  ld.param.u64 %d0, [memory];
)") + Body +
         "}\n";
}

/// Runs the kernel with 1024 words of memory; \returns them, or what is wrong.
static std::vector<uint32_t> run(const std::string &Text, const Launch &L,
                                 std::string &Why,
                                 std::vector<Finding> *Found = nullptr) {
  llvm::Expected<std::unique_ptr<Module>> M = parse(Text);
  if (!M) {
    Why = toString(M.takeError());
    return {};
  }
  Machine Device(**M);
  if (Found)
    Device.setFindings({});
  std::vector<uint32_t> Words(1024);
  uint64_t Address = Device.allocate(Words.size() * 4);
  llvm::ArrayRef Parameter(reinterpret_cast<uint8_t *>(&Address), 8);
  Why = toString(Device.launch("k", L, Parameter));
  llvm::cantFail(Device.read(
      Address, llvm::MutableArrayRef(reinterpret_cast<uint8_t *>(Words.data()),
                                     Words.size() * 4)));
  if (Found)
    *Found = Device.takeFindings();
  return Words;
}

// All blocks count in word 0, wait until all have, and add the count to their
// own word.
static const char GridBarrier[] = R"(
  mov.u32 %r1, %nctaid.x;
  mov.u32 %r3, %tid.x;
  setp.ne.u32 %p0, %r3, 0;
  @%p0 bra together;
  atom.acq_rel.gpu.global.add.u32 %r0, [%d0], 1;
spin:
  ld.acquire.gpu.global.u32 %r2, [%d0];
  setp.lt.u32 %p1, %r2, %r1;
  @%p1 bra spin;
together:
  bar.sync 0;
  @%p0 bra done;
  mov.u32 %r4, %ctaid.x;
  mul.wide.u32 %d1, %r4, 4;
  add.u64 %d2, %d0, %d1;
  st.global.u32 [%d2+256], %r2;
done:
  ret;
)";

static Launch grid(unsigned Blocks, unsigned Threads) {
  Launch L;
  L.Grid[0] = Blocks;
  L.Block[0] = Threads;
  L.StepLimit = 20'000'000;
  return L;
}

TEST(Resident, BlocksWaitForLaterOnes) {
  for (uint64_t Seed : {0, 1, 2, 3}) {
    Launch L = grid(40, 64);
    L.Seed = Seed;
    std::string Why;
    std::vector<Finding> Found;
    std::vector<uint32_t> Words = run(module(GridBarrier), L, Why, &Found);
    ASSERT_EQ(Why, "");
    EXPECT_TRUE(Found.empty());
    for (unsigned Block = 0; Block < 40; ++Block)
      EXPECT_EQ(Words[64 + Block], 40u);
  }
}

TEST(Resident, ABlockThatHasNoRoomNeverComes) {
  Launch L = grid(5, 32);
  L.Resident = 5;
  std::string Why;
  run(module(GridBarrier), L, Why);
  EXPECT_EQ(Why, "");
  L.Resident = 4;
  std::vector<Finding> Found;
  run(module(GridBarrier), L, Why, &Found);
  EXPECT_EQ(Why.substr(0, 8), "deadlock");
  ASSERT_EQ(Found.size(), 1u);
  EXPECT_EQ(Found[0].Rule, "deadlock");
}

TEST(Resident, TheMachineHoldsSoMany) {
  // 16 processors of 32 blocks each with few threads, of 2 with 1024.
  std::string Why;
  run(module(GridBarrier), grid(512, 32), Why);
  EXPECT_EQ(Why, "");
  run(module(GridBarrier), grid(513, 32), Why);
  EXPECT_EQ(Why.substr(0, 8), "deadlock");
  run(module(GridBarrier), grid(32, 1024), Why);
  EXPECT_EQ(Why, "");
  run(module(GridBarrier), grid(33, 1024), Why);
  EXPECT_EQ(Why.substr(0, 8), "deadlock");
  // A third of the shared memory of a processor.
  Launch L = grid(48, 32);
  L.DynamicShared = 75 << 10;
  run(module(GridBarrier), L, Why);
  EXPECT_EQ(Why, "");
  L.Grid[0] = 49;
  run(module(GridBarrier), L, Why);
  EXPECT_EQ(Why.substr(0, 8), "deadlock");
}

// Of a large launch, the first blocks are a sample; they see the whole grid.
TEST(Resident, OnlyTheFirstBlocks) {
  static const char Own[] = R"(
  mov.u32 %r0, %nctaid.x;
  mov.u32 %r1, %nctaid.y;
  mov.u32 %r2, %ctaid.x;
  mov.u32 %r3, %ctaid.y;
  mad.lo.u32 %r4, %r3, %r0, %r2;
  mad.lo.u32 %r5, %r0, 100, %r1;
  mul.wide.u32 %d1, %r4, 4;
  add.u64 %d2, %d0, %d1;
  st.global.u32 [%d2], %r5;
  ret;
)";
  struct {
    uint64_t Ctas;
    unsigned Cluster, Executed;
  } Rows[] = {{0, 1, 40}, {1, 1, 1},   {3, 1, 3},   {9, 1, 9},   {3, 4, 4},
              {4, 4, 4},  {39, 1, 39}, {39, 4, 40}, {40, 1, 40}, {41, 2, 40}};
  for (const auto &R : Rows)
    for (unsigned Jobs : {1, 3}) {
      Launch L = grid(8, 32);
      L.Grid[1] = 5;
      L.Cluster[0] = R.Cluster;
      L.Ctas = R.Ctas;
      L.Jobs = Jobs;
      std::string Why;
      std::vector<uint32_t> Words = run(module(Own), L, Why);
      ASSERT_EQ(Why, "");
      for (unsigned Block = 0; Block < 40; ++Block)
        EXPECT_EQ(Words[Block], Block < R.Executed ? 805u : 0u)
            << R.Ctas << " " << Block;
    }
  Launch L = grid(40, 64);
  L.Ctas = 39;
  std::string Why;
  run(module(GridBarrier), L, Why);
  EXPECT_EQ(Why.substr(0, 8), "deadlock");
}

// A lock that threads of a warp take in turn, with compare and swap.
TEST(Resident, SpinLocksInAWarpMakeProgress) {
  static const char Lock[] = R"(
again:
  atom.acquire.gpu.global.cas.b32 %r0, [%d0], 0, 1;
  setp.ne.u32 %p0, %r0, 0;
  @%p0 bra again;
  ld.global.u32 %r1, [%d0+4];
  add.u32 %r1, %r1, 1;
  st.global.u32 [%d0+4], %r1;
  st.release.gpu.global.u32 [%d0], 0;
  ret;
)";
  for (uint64_t Seed : {0, 1, 7}) {
    Launch L = grid(3, 96);
    L.Seed = Seed;
    std::string Why;
    std::vector<Finding> Found;
    std::vector<uint32_t> Words = run(module(Lock), L, Why, &Found);
    EXPECT_EQ(Why, "");
    EXPECT_TRUE(Found.empty());
    EXPECT_EQ(Words[1], 288u);
  }
}

// A loop that counts is not stuck, whatever it reads.
TEST(Resident, ACountingLoopIsNoDeadlock) {
  std::string Why;
  std::vector<uint32_t> Words = run(module(R"(
  mov.u32 %r1, 0;
again:
  ld.volatile.global.u32 %r0, [%d0];
  add.u32 %r1, %r1, 1;
  setp.lt.u32 %p0, %r1, 5000;
  @%p0 bra again;
  st.global.u32 [%d0+4], %r1;
  ret;
)"),
                                    grid(1, 1), Why);
  EXPECT_EQ(Why, "");
  EXPECT_EQ(Words[1], 5000u);
}

TEST(Resident, AFlagThatNobodySetsIsADeadlock) {
  std::string Why;
  run(module(R"(
again:
  ld.relaxed.sys.global.u32 %r0, [%d0];
  setp.eq.u32 %p0, %r0, 0;
  @%p0 bra again;
  ret;
)"),
      grid(2, 33), Why);
  EXPECT_EQ(Why.substr(0, Why.find('\n')),
            "deadlock; a thread waits in line 12");
  EXPECT_NE(Why.find("block (1,0,0), warp 1, lanes 0: asking again at line 12"),
            std::string::npos)
      << Why;
}

// Each CTA writes where it is, by its number in the grid, into its words, and
// its rank into a word of the CTA with the next rank.
static const char Places[] = R"(
  .shared .b32 cell;
  mov.u32 %r1, %ctaid.x;
  mov.u32 %r2, %ctaid.y;
  mov.u32 %r3, %ctaid.z;
  mad.lo.u32 %r4, %r3, 6, %r2;
  mad.lo.u32 %r4, %r4, 4, %r1;
  mul.wide.u32 %d1, %r4, 32;
  add.u64 %d1, %d0, %d1;
  mov.u32 %r5, %clusterid.x;
  mov.u32 %r6, %clusterid.y;
  mov.u32 %r7, %clusterid.z;
  mad.lo.u32 %r5, %r6, 10, %r5;
  mad.lo.u32 %r5, %r7, 100, %r5;
  st.global.u32 [%d1], %r5;
  mov.u32 %r5, %cluster_ctaid.x;
  mov.u32 %r6, %cluster_ctaid.y;
  mov.u32 %r7, %cluster_ctaid.z;
  mad.lo.u32 %r5, %r6, 10, %r5;
  mad.lo.u32 %r5, %r7, 100, %r5;
  st.global.u32 [%d1+4], %r5;
  mov.u32 %r5, %cluster_nctaid.x;
  mov.u32 %r6, %cluster_nctaid.y;
  mov.u32 %r7, %cluster_nctaid.z;
  mad.lo.u32 %r5, %r6, 10, %r5;
  mad.lo.u32 %r5, %r7, 100, %r5;
  st.global.u32 [%d1+8], %r5;
  mov.u32 %r5, %nclusterid.x;
  mov.u32 %r6, %nclusterid.y;
  mov.u32 %r7, %nclusterid.z;
  mad.lo.u32 %r5, %r6, 10, %r5;
  mad.lo.u32 %r5, %r7, 100, %r5;
  st.global.u32 [%d1+12], %r5;
  mov.u32 %r8, %cluster_ctarank;
  st.global.u32 [%d1+16], %r8;
  mov.u32 %r9, %cluster_nctarank;
  st.global.u32 [%d1+20], %r9;
  barrier.cluster.arrive;
  barrier.cluster.wait;
  mov.u32 %r10, cell;
  add.u32 %r11, %r8, 1;
  rem.u32 %r11, %r11, %r9;
  mapa.shared::cluster.u32 %r12, %r10, %r11;
  st.shared::cluster.u32 [%r12], %r8;
  barrier.cluster.arrive;
  barrier.cluster.wait;
  ld.shared.u32 %r13, [cell];
  st.global.u32 [%d1+24], %r13;
  ret;
)";

TEST(Resident, ClustersHaveThreeDimensions) {
  Launch L = grid(4, 1);
  L.Grid[1] = 6;
  L.Grid[2] = 2;
  L.Cluster[0] = 2;
  L.Cluster[1] = 3;
  L.Cluster[2] = 2;
  std::string Why;
  std::vector<uint32_t> Words = run(module(Places), L, Why);
  ASSERT_EQ(Why, "");
  for (unsigned Z = 0; Z < 2; ++Z)
    for (unsigned Y = 0; Y < 6; ++Y)
      for (unsigned X = 0; X < 4; ++X) {
        const uint32_t *W = &Words[((Z * 6 + Y) * 4 + X) * 8];
        unsigned Rank = X % 2 + 2 * (Y % 3) + 6 * Z;
        EXPECT_EQ(W[0], X / 2 + 10 * (Y / 3));
        EXPECT_EQ(W[1], X % 2 + 10 * (Y % 3) + 100 * Z);
        EXPECT_EQ(W[2], 232u);
        EXPECT_EQ(W[3], 122u);
        EXPECT_EQ(W[4], Rank);
        EXPECT_EQ(W[5], 12u);
        EXPECT_EQ(W[6], (Rank + 11) % 12);
      }
  L.Grid[1] = 5;
  run(module("  ret;\n"), L, Why);
  EXPECT_EQ(Why, "the grid is no multiple of the cluster");
}
