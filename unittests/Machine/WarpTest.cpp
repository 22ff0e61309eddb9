//===- WarpTest.cpp - What threads do together ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;
using Values = std::vector<uint32_t>;

/// \p Of for each of 32 lanes.
template <typename Fn> static Values each(Fn Of) {
  Values Result;
  for (unsigned Lane = 0; Lane < 32; ++Lane)
    Result.push_back(Of(Lane));
  return Result;
}

static Launch grid(unsigned Threads, unsigned Ctas = 1, unsigned Cluster = 1) {
  Launch L;
  L.Block[0] = Threads;
  L.Grid[0] = Ctas;
  L.Cluster[0] = Cluster;
  L.StepLimit = 1'000'000;
  return L;
}

//===----------------------------------------------------------------------===//
// Shuffles
//===----------------------------------------------------------------------===//

/// The lane that each lane got its value from, plus 100 where %p is true.
static Values shuffle(const std::string &Mode, const char *B, const char *C) {
  return lanes("shfl.sync." + Mode + ".b32 %d32|%q, %a32, " + B + ", " + C +
                   ", -1; @%q add.s32 %d32, %d32, 100;",
               32);
}

TEST(Warp, ShufflesThroughAWholeWarp) {
  EXPECT_EQ(shuffle("up", "1", "0"),
            each([](unsigned L) { return L ? L + 99 : 0; }));
  EXPECT_EQ(shuffle("down", "3", "31"),
            each([](unsigned L) { return L < 29 ? L + 103 : L; }));
  EXPECT_EQ(shuffle("bfly", "16", "31"),
            each([](unsigned L) { return (L ^ 16) + 100; }));
  EXPECT_EQ(shuffle("idx", "5", "31"), each([](unsigned) { return 105u; }));
  // Only five bits of the operands count.
  EXPECT_EQ(shuffle("idx", "37", "31"), each([](unsigned) { return 105u; }));
  EXPECT_EQ(shuffle("up", "32", "0"), each([](unsigned L) { return L + 100; }));
}

TEST(Warp, ShufflesInSegmentsAndUpToAClamp) {
  // Segments of 8: the mask 0x18 in bits 12 to 8.
  EXPECT_EQ(shuffle("up", "2", "0x1800"),
            each([](unsigned L) { return L % 8 < 2 ? L : L + 98; }));
  EXPECT_EQ(shuffle("down", "2", "0x181f"),
            each([](unsigned L) { return L % 8 < 6 ? L + 102 : L; }));
  EXPECT_EQ(shuffle("bfly", "9", "0x181f"), each([](unsigned L) {
              return (L ^ 9) > (L | 7) ? L : (L ^ 9) + 100;
            }));
  EXPECT_EQ(shuffle("idx", "3", "0x181f"),
            each([](unsigned L) { return (L & 24) + 103; }));
  EXPECT_EQ(shuffle("idx", "11", "0x181f"),
            each([](unsigned L) { return (L & 24) + 103; }));
  // A clamp of 3 within segments of 8.
  EXPECT_EQ(shuffle("down", "2", "0x1803"),
            each([](unsigned L) { return L % 8 < 2 ? L + 102 : L; }));
  EXPECT_EQ(shuffle("idx", "5", "0x1803"), each([](unsigned L) { return L; }));
  EXPECT_EQ(shuffle("up", "2", "0x1803"),
            each([](unsigned L) { return L % 8 < 5 ? L : L + 98; }));
}

TEST(Warp, ShufflesAmongSome) {
  Values Got = lanes("setp.lt.u32 %q, %a32, 4; @!%q bra End;"
                     "xor.b32 %t32, %a32, 1;"
                     "shfl.sync.idx.b32 %d32, %a32, %t32, 31, 15; End:",
                     8);
  EXPECT_EQ(Got, (Values{1, 0, 3, 2, 0, 0, 0, 0}));
  EXPECT_EQ(lanesFailure("shfl.sync.idx.b32 %d32, %a32, 0, 31, 1;", grid(2)),
            "line 2: the mask of a .sync instruction leaves out its thread");
  // What a lane has that takes no part is undefined: a thread keeps its own.
  EXPECT_EQ(lanes("setp.lt.u32 %q, %a32, 4; @!%q bra End;\n"
                  "shfl.sync.idx.b32 %d32, %a32, 5, 31, 15; End:",
                  8),
            (Values{0, 1, 2, 3, 0, 0, 0, 0}));
  // Another one never arrives.
  EXPECT_EQ(lanesFailure("setp.eq.u32 %q, %a32, 0;\n"
                         "@%q shfl.sync.idx.b32 %d32, %a32, 0, 31, 3;\n"
                         "bar.sync 0;",
                         grid(2)),
            "deadlock; a thread waits in line 3\n"
            "block (0,0,0), warp 0, lanes 0: waiting for its warp at line 3\n"
            "block (0,0,0), warp 0, lanes 1: waiting at the barrier of line 4");
}

//===----------------------------------------------------------------------===//
// Votes, matches, reductions
//===----------------------------------------------------------------------===//

TEST(Warp, Votes) {
  auto Vote = [](const std::string &Mode, const std::string &Source) {
    return lanes("setp.gt.u32 %q, %a32, 0; setp.lt.u32 %q1, %a32, 4;"
                 "vote.sync." +
                     Mode + ".pred %p, " + Source +
                     ", 15;"
                     "selp.b32 %d32, 1, 0, %p;",
                 4)[0];
  };
  EXPECT_EQ(Vote("all", "%q"), 0u);
  EXPECT_EQ(Vote("all", "%q1"), 1u);
  EXPECT_EQ(Vote("any", "%q"), 1u);
  EXPECT_EQ(Vote("any", "!%q1"), 0u);
  EXPECT_EQ(Vote("uni", "%q"), 0u);
  EXPECT_EQ(Vote("uni", "%q1"), 1u);
  EXPECT_EQ(Vote("uni", "!%q1"), 1u);
  EXPECT_EQ(lanes("and.b32 %t32, %a32, 1; setp.ne.u32 %q, %t32, 0;"
                  "vote.sync.ballot.b32 %d32, %q, 0xFF;",
                  8),
            Values(8, 0xAA));
  // Without .sync: the active lanes.
  EXPECT_EQ(lanes("setp.gt.u32 %q, %a32, 1; vote.ballot.b32 %d32, %q;", 4),
            Values(4, 0xC));
  EXPECT_EQ(lanes("shfl.bfly.b32 %d32, %a32, 1, 31;", 4), (Values{1, 0, 3, 2}));
}

TEST(Warp, Matches) {
  EXPECT_EQ(lanes("shr.u32 %t32, %a32, 1;"
                  "match.any.sync.b32 %d32, %t32, 15;",
                  4),
            (Values{3, 3, 12, 12}));
  EXPECT_EQ(lanes("cvt.u64.u32 %t64, %a32; shl.b64 %t64, %t64, 32;"
                  "match.any.sync.b64 %d32, %t64, 3;",
                  2),
            (Values{1, 2}));
  const char *All = "match.all.sync.b32 %d32|%q, %t32, 15; "
                    "@%q add.s32 %d32, %d32, 100;";
  EXPECT_EQ(lanes(std::string("mov.b32 %t32, 5;") + All, 4), Values(4, 115));
  EXPECT_EQ(lanes(std::string("mov.b32 %t32, %a32;") + All, 4), Values(4, 0));
}

TEST(Warp, Reduces) {
  auto Redux = [](const char *Operation) {
    return lanes(std::string("sub.s32 %t32, %a32, 1; redux.sync.") + Operation +
                     " %d32, %t32, 15;",
                 4)[3];
  };
  // Of -1, 0, 1, 2.
  EXPECT_EQ(Redux("add.s32"), 2u);
  EXPECT_EQ(Redux("min.s32"), 0xFFFFFFFFu);
  EXPECT_EQ(Redux("min.u32"), 0u);
  EXPECT_EQ(Redux("max.s32"), 2u);
  EXPECT_EQ(Redux("max.u32"), 0xFFFFFFFFu);
  EXPECT_EQ(Redux("and.b32"), 0u);
  EXPECT_EQ(Redux("or.b32"), 0xFFFFFFFFu);
  EXPECT_EQ(Redux("xor.b32"), 0xFFFFFFFCu);
}

TEST(Warp, ElectsTheFirst) {
  EXPECT_EQ(lanes("mov.b32 %d32, 50; setp.gt.u32 %q, %a32, 1; @!%q bra End;"
                  "elect.sync %d32|%p, 12; @%p add.s32 %d32, %d32, 100; End:",
                  4),
            (Values{50, 50, 102, 2}));
}

TEST(Warp, KnowsWhoIsActive) {
  EXPECT_EQ(lanes("setp.eq.u32 %q, %a32, 0; @%q exit; bar.warp.sync 6;"
                  "activemask.b32 %d32; bar.warp.sync 6;",
                  3),
            (Values{0, 6, 6}));
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

TEST(Barrier, OrdersAccesses) {
  EXPECT_EQ(lanes("mov.b32 %t32, shared; mad.lo.s32 %t32, %a32, 4, %t32;"
                  "st.shared.b32 [%t32], %a32; bar.sync 0;"
                  "xor.b32 %u32, %a32, 33; mov.b32 %t32, shared;"
                  "mad.lo.s32 %t32, %u32, 4, %t32; ld.shared.b32 %d32, [%t32];",
                  64)[5],
            36u);
}

TEST(Barrier, CountsThreads) {
  // Barrier 1 is only for the second warp.
  EXPECT_EQ(lanes("setp.ge.u32 %q, %a32, 32; @%q bar.sync 1, 32;"
                  "mov.b32 %d32, 1; barrier.sync 2;",
                  64),
            Values(64, 1));
  EXPECT_EQ(lanesFailure("bar.sync 1, 96;", grid(64)),
            "deadlock; a thread waits in line 2\n"
            "block (0,0,0), warp 0, lanes 0-31: waiting at the barrier of "
            "line 2\n"
            "block (0,0,0), warp 1, lanes 0-31: waiting at the barrier of "
            "line 2");
  EXPECT_EQ(lanesFailure("bar.sync 16;", grid(1)), "line 2: barrier 16");
  EXPECT_EQ(lanesFailure("bar.sync 1, 33;", grid(33)),
            "line 2: a barrier of 33 threads, which is not a multiple of 32");
}

TEST(Barrier, LetsProducersGoOn) {
  // The first warp writes and arrives; the second waits and reads.
  EXPECT_EQ(lanes(R"(
  mov.b32 %t32, shared;
  and.b32 %u32, %a32, 31;
  mad.lo.s32 %t32, %u32, 4, %t32;
  setp.ge.u32 %q, %a32, 32;
  @%q bra Reader;
  mad.lo.s32 %u32, %u32, 10, 7;
  st.shared.b32 [%t32], %u32;
  bar.arrive 3, 64;
  bra End;
Reader:
  bar.sync 3, 64;
  ld.shared.b32 %d32, [%t32];
End:)",
                  64)[34],
            27u);
  // Earlier arrivals are not counted again.
  EXPECT_EQ(lanesFailure("setp.ge.u32 %q, %a32, 32;\n@!%q bar.arrive 3, 64;\n"
                         "@%q bar.sync 3, 64;\n@%q bar.sync 3, 64;",
                         grid(64)),
            "deadlock; a thread waits in line 5\n"
            "block (0,0,0), warp 1, lanes 0-31: waiting at the barrier of "
            "line 5");
}

TEST(Barrier, ReducesPredicates) {
  auto Red = [](const std::string &Mnemonic, bool IsCount) {
    return lanes("setp.lt.u32 %q, %a32, 3; barrier.red." + Mnemonic +
                     (IsCount ? " %d32, 0, %q;"
                              : " %p, 0, %q; selp.b32 %d32, 1, 0, %p;"),
                 4);
  };
  EXPECT_EQ(Red("popc.u32", true), Values(4, 3));
  EXPECT_EQ(Red("and.pred", false), Values(4, 0));
  EXPECT_EQ(Red("or.pred", false), Values(4, 1));
  EXPECT_EQ(
      lanes("setp.lt.u32 %q, %a32, 3; bar.red.popc.u32 %d32, 1, 32, !%q;", 32),
      Values(32, 29));
}

//===----------------------------------------------------------------------===//
// Clusters
//===----------------------------------------------------------------------===//

TEST(Cluster, ReadsTheOtherCtasSharedMemory) {
  EXPECT_EQ(lanes(R"(
  mov.u32 %cta, %cluster_ctarank;
  mad.lo.s32 %t32, %cta, 100, 11;
  st.shared.b32 [shared], %t32;
  barrier.cluster.arrive.release;
  barrier.cluster.wait.acquire;
  xor.b32 %u32, %cta, 1;
  mov.b32 %t32, shared;
  mapa.shared::cluster.u32 %t32, %t32, %u32;
  ld.shared::cluster.b32 %d32, [%t32];
  getctarank.shared::cluster.u32 %t32, %t32;
  mad.lo.s32 %d32, %t32, 1000, %d32;
  barrier.cluster.arrive;
  barrier.cluster.wait;)",
                  grid(1, 4, 2)),
            (Values{1111, 11, 1111, 11}));
}

TEST(Cluster, MapsGenericAddresses) {
  EXPECT_EQ(lanes(R"(
  cvta.shared.u64 %t64, shared;
  mapa.u64 %u64, %t64, 0;
  atom.add.u32 %t32, [%u64], 5;
  barrier.cluster.arrive;
  barrier.cluster.wait;
  ld.b32 %d32, [%u64];
  isspacep.shared::cta %q, %u64;
  @%q add.s32 %d32, %d32, 100;
  isspacep.shared::cluster %q, %u64;
  @%q add.s32 %d32, %d32, 1000;
  getctarank.u64 %t32, %u64;
  add.s32 %d32, %d32, %t32;)",
                  grid(1, 2, 2)),
            (Values{1110, 1010}));
}

TEST(Cluster, KnowsItsPlace) {
  const char *Sum = "mov.u32 %d32, %clusterid.x; mov.u32 %t32, "
                    "%cluster_nctarank; mad.lo.s32 %d32, %d32, 10, %t32; "
                    "mov.u32 %t32, %cluster_ctarank; "
                    "mad.lo.s32 %d32, %d32, 10, %t32;";
  EXPECT_EQ(lanes(Sum, grid(1, 4, 2)), (Values{20, 21, 120, 121}));
  EXPECT_EQ(
      lanesFailure("mov.u32 %u32, %cluster_ctarank;\n"
                   "setp.eq.u32 %q, %u32, 0;\n"
                   "@%q barrier.cluster.arrive;\n"
                   "@%q barrier.cluster.wait;\n"
                   "bra.uni Wait; Wait: @!%q bar.sync 1, 64;",
                   grid(1, 2, 2)),
      "deadlock; a thread waits in line 5\n"
      "block (0,0,0), warp 0, lanes 0: waiting for its cluster at line 5\n"
      "block (1,0,0), warp 0, lanes 0: waiting at the barrier of line 6");
}
