//===- TransactionsTest.cpp - mbarrier, copies, caches --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;
using Values = std::vector<uint32_t>;

/// \p Body with an mbarrier of \p Count in [shared].
static std::string with(unsigned Count, const std::string &Body) {
  return "mbarrier.init.shared.b64 [shared], " + std::to_string(Count) + "; " +
         Body;
}

TEST(Mbarrier, CountsArrivals) {
  const std::string Arrive = "mbarrier.arrive.shared.b64 %t64, [shared]; ",
                    Count = "mbarrier.pending_count.b64 %d32, %t64;",
                    Test = "mbarrier.test_wait.shared.b64 %p, [shared], %t64;";
  // A state is the object before the arrival.
  EXPECT_EQ(run(with(3, Arrive + Count)), 3u);
  EXPECT_EQ(run(with(3, Arrive + Arrive + Count)), 2u);
  EXPECT_EQ(run(with(2, Arrive + Test)), 0u);
  EXPECT_EQ(run(with(1, Arrive + Test)), 1u);
  // The next phase waits for the same number.
  EXPECT_EQ(run(with(1, Arrive + Arrive + Count)), 1u);
  EXPECT_EQ(run(with(5, "mbarrier.arrive.noComplete.shared.b64 %t64, [shared], "
                        "4; " +
                            Arrive + Test)),
            1u);
  EXPECT_EQ(run(with(2, "cvta.shared.u64 %u64, shared; "
                        "mbarrier.arrive.b64 %t64, [%u64], 2; "
                        "mbarrier.try_wait.shared.b64 %p, [shared], %t64;")),
            1u);
}

TEST(Mbarrier, KnowsThePhasesParity) {
  const std::string Arrive = "mbarrier.arrive.shared.b64 _, [shared]; ";
  auto Parity = [](unsigned P) {
    return "mbarrier.try_wait.parity.shared.b64 %p, [shared], " +
           std::to_string(P) + ";";
  };
  // The phase before the first counts as the odd one, and as done.
  EXPECT_EQ(run(with(1, Parity(0))), 0u);
  EXPECT_EQ(run(with(1, Parity(1))), 1u);
  EXPECT_EQ(run(with(1, Arrive + Parity(0))), 1u);
  EXPECT_EQ(run(with(1, Arrive + Parity(1))), 0u);
  EXPECT_EQ(run(with(1, Arrive + Arrive + Parity(1))), 1u);
}

TEST(Mbarrier, DropsParticipants) {
  const std::string Drop = "mbarrier.arrive_drop.shared.b64 %t64, [shared]; ",
                    Arrive = "mbarrier.arrive.shared.b64 %t64, [shared]; ",
                    Count = "mbarrier.pending_count.b64 %d32, %t64;";
  EXPECT_EQ(run(with(3, Drop + Arrive + Arrive + Arrive + Count)), 2u);
}

TEST(Mbarrier, WaitsForBytes) {
  const std::string Expect =
                        "mbarrier.arrive.expect_tx.shared.b64 %t64, [shared], "
                        "64; ",
                    Complete = "mbarrier.complete_tx.relaxed.cta.shared.b64 "
                               "[shared], 32; ",
                    Test = "mbarrier.test_wait.shared.b64 %p, [shared], %t64;";
  EXPECT_EQ(run(with(1, Expect + Test)), 0u);
  EXPECT_EQ(run(with(1, Expect + Complete + Test)), 0u);
  EXPECT_EQ(run(with(1, Expect + Complete + Complete + Test)), 1u);
  EXPECT_EQ(run(with(1, "mbarrier.expect_tx.relaxed.cta.shared.b64 [shared], "
                        "32; mbarrier.arrive.shared.b64 %t64, [shared]; " +
                            Complete + Test)),
            1u);
}

TEST(Mbarrier, NamesWhatGoesWrong) {
  EXPECT_EQ(failure("mbarrier.arrive.shared.b64 _, [shared];"),
            "line 2: no mbarrier was initialized here");
  EXPECT_EQ(failure(with(1, "mbarrier.inval.shared.b64 [shared]; "
                            "mbarrier.arrive.shared.b64 _, [shared];")),
            "line 2: no mbarrier was initialized here");
  EXPECT_EQ(failure(with(0, "")), "line 2: an mbarrier of 0 arrivals");
  EXPECT_EQ(failure(with(1, "mbarrier.arrive.shared.b64 _, [shared], 2;")),
            "line 2: 2 arrivals at an mbarrier that waits for 1");
  EXPECT_EQ(failure(with(1, "mbarrier.arrive.noComplete.shared.b64 _, "
                            "[shared], 1;")),
            "line 2: .noComplete completes the phase");
  EXPECT_EQ(failure("mbarrier.init.b64 [%memory], 1;"),
            "line 2: an mbarrier outside of shared memory");
  EXPECT_EQ(failure("mbarrier.init.shared.b64 [shared+4], 1;"),
            "line 2: misaligned access of 8 bytes at 0x4");
}

TEST(Mbarrier, OrdersThreads) {
  EXPECT_EQ(lanes(R"(
  setp.eq.u32 %q, %a32, 0;
  @%q mbarrier.init.shared.b64 [shared], 64;
  bar.sync 0;
  shl.b32 %t32, %a32, 1;
  mov.b32 %u32, shared;
  mad.lo.s32 %t32, %a32, 2, %u32;
  .reg .b16 %h;
  cvt.u16.u32 %h, %a32;
  st.shared.b16 [%t32+64], %h;
  mbarrier.arrive.shared.b64 %t64, [shared];
Wait:
  mbarrier.try_wait.shared.b64 %p, [shared], %t64;
  @!%p bra Wait;
  xor.b32 %t32, %a32, 63;
  mad.lo.s32 %t32, %t32, 2, %u32;
  ld.shared.u16 %d32, [%t32+64];)",
                  64)[3],
            60u);
}

TEST(Mbarrier, IsReachedFromTheOtherCta) {
  EXPECT_EQ(lanes(R"(
  mbarrier.init.shared.b64 [shared], 1;
  barrier.cluster.arrive;
  barrier.cluster.wait;
  mov.u32 %cta, %cluster_ctarank;
  xor.b32 %cta, %cta, 1;
  mov.b32 %t32, shared;
  mapa.shared::cluster.u32 %t32, %t32, %cta;
  mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%t32];
Wait:
  mbarrier.try_wait.parity.acquire.cluster.shared.b64 %p, [shared], 0;
  @!%p bra Wait;
  mov.b32 %d32, 5;)",
                  cluster(2)),
            (Values{5, 5}));
}

TEST(Mbarrier, HasALayout) {
  auto Init = [](const char *Layout, unsigned Count) {
    return std::string("mbarrier.init") + Layout + ".shared.b64 [shared], " +
           std::to_string(Count) + "; ";
  };
  const std::string Ask[] = {
      "mbarrier.check_layout.layout::v0.shared.b64 %p, [shared];",
      "mbarrier.check_layout.layout::v1.shared.b64 %p, [shared];"};
  // An object without a layout has the older one.
  EXPECT_EQ(run(Init("", 1) + Ask[0]), 1u);
  EXPECT_EQ(run(Init("", 1) + Ask[1]), 0u);
  EXPECT_EQ(run(Init(".layout::v0", 1) + Ask[0]), 1u);
  EXPECT_EQ(run(Init(".layout::v1", 1) + Ask[0]), 0u);
  EXPECT_EQ(run(Init(".layout::v1", 1) + Ask[1]), 1u);
  EXPECT_EQ(failure(Ask[0]), "line 2: no mbarrier was initialized here");
  // Its phases are as those of the other one; their counts are smaller.
  EXPECT_EQ(run(Init(".layout::v1", 1) +
                "mbarrier.arrive.shared.b64 %t64, [shared]; "
                "mbarrier.test_wait.shared.b64 %p, [shared], %t64;"),
            1u);
  EXPECT_EQ(run(Init(".layout::v1", 511) + Ask[1]), 1u);
  EXPECT_EQ(failure(Init(".layout::v1", 512)),
            "line 2: an mbarrier of 512 arrivals");
  EXPECT_EQ(failure(Init(".layout::v1", 511) +
                    "cp.async.mbarrier.arrive.shared.b64 [shared];"),
            "line 2: an mbarrier with too many arrivals");
  EXPECT_EQ(failure(Init(".layout::v1", 2) +
                    "mbarrier.arrive.shared.b64 %t64, [shared]; "
                    "mbarrier.pending_count.layout::v0.b64 %d32, %t64;"),
            "line 2: the state of an mbarrier of .layout::v1 has no count");
  EXPECT_EQ(failure("mbarrier.check_layout.shared.b64 %p, [shared];"),
            "line 2: unknown form mbarrier.check_layout.shared.b64");
}

TEST(Mbarrier, ReportsOnItsPhase) {
  const std::string Arrive = "mbarrier.arrive.shared.b64 %t64, [shared]; "
                             "mov.pred %q, 1; mov.b32 %d32, 7; ",
                    Result = " selp.b32 %d32, 1, 0, %p; "
                             "@%q add.u32 %d32, %d32, 2; ";
  for (const char *Wait :
       {"mbarrier.test_wait.phase_type::primary.shared.b64 %p|%q, "
        "[shared], %t64;",
        "mbarrier.try_wait.parity.phase_type::primary.shared.b64 %p|%q, "
        "[shared], 0;",
        "mbarrier.try_wait.parity.phase_type::primary.shared.b64 %p|%q, %d8, "
        "[shared], 0, 100;"})
    EXPECT_EQ(run(with(1, Arrive + Wait + Result)), 1u) << Wait;
  EXPECT_EQ(run(with(2, Arrive +
                            "mbarrier.test_wait.phase_type::primary.shared.b64 "
                            "%p|%q, %d8, [shared], %t64;" +
                            Result)),
            0u);
  EXPECT_EQ(
      run(with(1, Arrive + "mbarrier.test_wait.parity.phase_type::conditional"
                           ".shared.b64 %p, [shared], 0; "
                           "selp.b32 %d32, 1, 0, %p;")),
      1u);
  EXPECT_EQ(failure("mbarrier.test_wait.phase_type::conditional.shared.b64 %p, "
                    "[shared], %t64;"),
            "line 2: unknown form "
            "mbarrier.test_wait.phase_type::conditional.shared.b64");
}

TEST(Mbarrier, IsReachedInManyCtas) {
  const Launch L = cluster(4);
  // CTA 0 arrives in CTAs 1 and 3, which it tells of 16 bytes, which come.
  const std::string Body = R"(
  mbarrier.init.shared.b64 [shared], 2;
  mov.u32 %cta, %cluster_ctarank;
  barrier.cluster.arrive; barrier.cluster.wait;
  setp.eq.u32 %q, %cta, 0;
  mov.b32 %t32, 10;
  @%q mbarrier.arrive.shared::cluster.multicast::cluster::32b.b64 _, [shared], %t32;
  @%q mbarrier.arrive.expect_tx.shared::cluster.multicast::cluster::32b.b64 _, [shared], 16, %t32;
  @%q mbarrier.expect_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 [shared], 8, %t32;
  @%q mbarrier.complete_tx.relaxed.cluster.shared::cluster.multicast::cluster::32b.b64 [shared], 24, %t32;
  barrier.cluster.arrive; barrier.cluster.wait;
  mbarrier.test_wait.parity.acquire.cluster.shared.b64 %p, [shared], 0;
  selp.b32 %d32, 1, 0, %p;
)";
  EXPECT_EQ(lanes(Body, L), (Values{0, 1, 0, 1}));
  EXPECT_EQ(lanesFailure(R"(
  mbarrier.init.shared.b64 [shared], 1;
  mbarrier.arrive.shared::cluster.multicast::cluster::32b.b64 _, [shared], 16;)",
                         L),
            "line 4: a mask of CTAs that the cluster does not have");
}

TEST(Bulk, CopiesUntilTheWait) {
  check({{"st.global.b64 [%memory], %a64; "
          "cp.async.ca.shared.global [shared], [%memory], 8; "
          "cp.async.commit_group; cp.async.wait_group 0; "
          "ld.shared.b64 %d64, [shared];",
          0x123456789, 0x123456789},
         {"st.global.b64 [%memory], %a64; st.shared.b64 [shared+8], %a64; "
          "cp.async.cg.shared.global [shared], [%memory], 16, 4; "
          "cp.async.wait_all; ld.shared.b64 %t64, [shared+8]; "
          "ld.shared.b64 %d64, [shared]; add.s64 %d64, %d64, %t64;",
          0x55667788, 0x1122334455667788},
         {"st.global.b64 [%memory], %a64; "
          "createpolicy.fractional.L2::evict_last.b64 %u64, 0f3F800000; "
          "cp.async.ca.shared.global.L2::cache_hint [shared], [%memory], 4, "
          "%u64; cp.async.wait_all; ld.shared.b32 %d32, [shared];",
          7, 7},
         // One group may be pending, and what is in no group.
         {"st.global.b64 [%memory], %a64; "
          "cp.async.ca.shared.global [shared], [%memory], 4; "
          "cp.async.commit_group; "
          "cp.async.ca.shared.global [shared+4], [%memory+4], 4; "
          "cp.async.commit_group; cp.async.wait_group 1; "
          "ld.shared.b64 %d64, [shared];",
          2, 0x100000002},
         {"st.global.b64 [%memory], %a64; "
          "cp.async.ca.shared.global [shared], [%memory], 4; "
          "cp.async.wait_group 0; ld.shared.b64 %d64, [shared];",
          0, 0x100000002}});
  EXPECT_EQ(failure("cp.async.ca.shared.global [shared], [%memory], 6;"),
            "line 2: cp.async of 6 bytes");
  const char *Barrier = "mbarrier.init.shared.b64 [shared], 1; "
                        "cp.async.mbarrier.arrive%s.shared.b64 [shared]; "
                        "%s mbarrier.test_wait.parity.shared.b64 %%p, "
                        "[shared], 0;";
  auto Arrive = [&](const char *Kind, const char *Between) {
    char Text[400];
    std::snprintf(Text, sizeof Text, Barrier, Kind, Between);
    return run(Text);
  };
  const char *Wait = "Wait: mbarrier.try_wait.parity.shared.b64 %p, [shared], "
                     "0; @!%p bra Wait;";
  EXPECT_EQ(Arrive(".noinc", ""), 0u);
  EXPECT_EQ(Arrive(".noinc", Wait), 1u);
  EXPECT_EQ(Arrive("", ""), 0u);
  EXPECT_EQ(Arrive("", "mbarrier.arrive.shared.b64 _, [shared]; Wait: "
                       "mbarrier.try_wait.parity.shared.b64 %p, [shared], 0; "
                       "@!%p bra Wait;"),
            1u);
}

TEST(Bulk, CopiesAndTellsTheBarrier) {
  const std::string Copy =
      "mbarrier.init.shared.b64 [shared], 1; "
      "mbarrier.arrive.expect_tx.shared.b64 %t64, [shared], 32; "
      "st.global.b32 [%memory+4], %a32; "
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
      "[shared+16], [%memory], ";
  const std::string Wait = "Wait: mbarrier.try_wait.shared.b64 %p, [shared], "
                           "%t64; @!%p bra Wait; ";
  EXPECT_EQ(
      run(Copy + "32, [shared]; " + Wait + "ld.shared.b32 %d32, [shared+20];",
          7),
      7u);
  EXPECT_EQ(run(Copy + "16, [shared]; "
                       "mbarrier.test_wait.shared.b64 %p, [shared], %t64;"),
            0u);
  EXPECT_EQ(run(Copy + "32, [shared]; " + Wait +
                "mbarrier.test_wait.shared.b64 %p, [shared], %t64;"),
            1u);
  EXPECT_EQ(failure(Copy + "8, [shared];"),
            "line 2: a bulk copy of 8 bytes, which is no multiple of 16");
}

TEST(Bulk, StoresZeros) {
  check({{"st.shared.b64 [shared+8], %a64; "
          "st.bulk.shared::cta [shared], 16, 0; "
          "ld.shared.b64 %d64, [shared+8];",
          0, 5},
         {"st.shared.b64 [shared+8], %a64; "
          "st.bulk.shared::cta [shared], 8, 0; ld.shared.b64 %d64, [shared+8];",
          5, 5}});
  EXPECT_EQ(failure("st.bulk.shared::cta [shared], 128, 0;"),
            "line 2: access out of bounds: 128 bytes at 0x0, 64 of them "
            "outside of the 64 bytes of shared memory of the block");
}

TEST(Bulk, TakesCacheHints) {
  check({{"ld.global.L1::evict_last.L2::cache_hint.b32 %d32, [%memory], %a64;",
          0},
         {"st.global.L2::cache_hint.b32 [%memory], 5, %a64; "
          "ld.global.nc.L1::no_allocate.L2::128B.b32 %d32, [%memory];",
          5},
         {"st.global.b32 [%memory], 5; ldu.global.u32 %d32, [%memory];", 5},
         {"prefetch.global.L1 [%memory]; prefetchu.L1 [%memory]; "
          "mov.b32 %d32, 1;",
          1}});
  EXPECT_EQ(failure("ld.global.b32 %d32, [%memory], %a64;"),
            "line 2: 3 operands of ld.global.b32");
}

TEST(Bulk, AddsVectorsAtomically) {
  check({{"st.global.v2.b32 [%memory], {%a32, %b32}; "
          "atom.global.v2.f32.add {%t32, %d32}, [%memory], {%a32, %b32}; "
          "ld.global.b64 %d64, [%memory];",
          0x4080000040000000, 0x3F800000, 0x40000000},
         {"st.global.b32 [%memory], %a32; "
          "red.global.v2.bf16.add.noftz [%memory], {%b16, %c16}; "
          "ld.global.b32 %d32, [%memory];",
          0x40004000, 0x3F804000, 0, 0x3F80},
         {"st.global.b64 [%memory], %a64; "
          "red.global.v2.f16x2.max.noftz [%memory], {%b32, %c32}; "
          "ld.global.b64 %d64, [%memory];",
          0x3C00400040003C00, 0x3C003C003C003C00, 0x40003800, 0x38004000}});
}

TEST(Bulk, CancelsNoCluster) {
  EXPECT_EQ(run("mbarrier.init.shared.b64 [shared+16], 1; "
                "mbarrier.arrive.expect_tx.shared.b64 _, [shared+16], 16; "
                "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::"
                "complete_tx::bytes.b128 [shared], [shared+16]; "
                "mbarrier.test_wait.parity.shared.b64 %p, [shared+16], 0;"),
            1u);
  EXPECT_EQ(run(".reg .b128 %w; mov.b128 %w, {%a64, %b64}; "
                "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p, "
                "%w;"),
            0u);
}

TEST(Narrow, SixAndFourBits) {
  // e2m3: 1.0 is 8, the largest 7.5 is 0x1F; e3m2: 0xC and 28; e2m1: 2 and 6.
  check({{"cvt.rn.satfinite.e2m3x2.f32 %d16, %a32, %b32;", 0x083F, 0x3F800000,
          0xC1000000},
         {"cvt.rn.satfinite.e2m3x2.f32 %d16, %a32, %b32;", 0x1F01, 0x7FC00000,
          0x3E000000},
         {"cvt.rn.satfinite.e3m2x2.f32 %d16, %a32, %b32;", 0x0C1F, 0x3F800000,
          0x7F800000},
         {"cvt.rn.satfinite.relu.e3m2x2.f32 %d16, %a32, %b32;", 0x000C,
          0xBF800000, 0x3F800000},
         {".reg .b8 %n; cvt.rn.satfinite.e2m1x2.f32 %n, %a32, %b32; "
          "cvt.u16.u8 %d16, %n;",
          0x2F, 0x3F800000, 0xC1000000},
         // A tie goes to the even fraction: 1.25 to 1.0, 1.75 to 2.0.
         {".reg .b8 %n; cvt.rn.satfinite.e2m1x2.f32 %n, %a32, %b32; "
          "cvt.u16.u8 %d16, %n;",
          0x24, 0x3FA00000, 0x3FE00000},
         {"cvt.rn.f16x2.e2m3x2 %d32, %a16;", 0x3C00C780, 0x083F},
         {"cvt.rn.f16x2.e3m2x2 %d32, %a16;", 0x4F003C00, 0x1F0C},
         {".reg .b8 %n; cvt.u8.u16 %n, %a16; cvt.rn.f16x2.e2m1x2 %d32, %n;",
          0x3C00C600, 0x2F}});
}

TEST(Narrow, Scales) {
  check(
      {{"cvt.rz.ue8m0x2.f32 %d16, %a32, %b32;", 0x7F80, 0x3FFFFFFF, 0x40000000},
       {"cvt.rp.ue8m0x2.f32 %d16, %a32, %b32;", 0x8080, 0x3FFFFFFF, 0x40000000},
       {"cvt.rp.ue8m0x2.f32 %d16, %a32, %b32;", 0xFF00, 0x7F7FFFFF, 0},
       {"cvt.rp.satfinite.ue8m0x2.f32 %d16, %a32, %b32;", 0xFEFF, 0x7F7FFFFF,
        0x7FC00000},
       {"cvt.rp.ue8m0x2.bf16x2 %d16, %a32;", 0x7F81, 0x3F804040},
       {"cvt.rn.bf16x2.ue8m0x2 %d32, %a16;", 0x3F800040, 0x7F00},
       {"cvt.rn.bf16x2.ue8m0x2 %d32, %a16;", 0x7FFF7F00, 0xFFFE}});
  EXPECT_EQ(failure("cvt.rz.ue8m0x2.f32 %d16, %a32, %b32;", 0xBF800000),
            "line 2: a negative number has no ue8m0");
}

TEST(Narrow, PacksIntegers) {
  check({{"cvt.pack.sat.s16.s32 %d32, %a32, %b32;", 0x7FFF8000, 40000,
          uint32_t(-40000)},
         {"cvt.pack.sat.u8.s32.b32 %d32, %a32, %b32, %c32;", 0x1234FF00, 300,
          uint32_t(-5), 0x1234},
         {"cvt.pack.sat.s8.s32.b32 %d32, %a32, %b32, %c32;", 0x00007F80, 300,
          uint32_t(-300), 0}});
}

TEST(Narrow, AddsHalvesToFloats) {
  check({{"add.rn.f32.f16 %d32, %a16, %b32;", 0x40000000, 0x3C00, 0x3F800000},
         {"sub.rz.f32.bf16 %d32, %a16, %b32;", 0xBF800000, 0x3F80, 0x40000000},
         {"fma.rn.f32.f16 %d32, %a16, %b16, %c32;", 0x40A00000, 0x4000, 0x4000,
          0x3F800000},
         {"add.rn.f32x2 %d64, %a64, %b64;", 0x4000000040400000,
          0x3F8000003F800000, 0x3F80000040000000},
         {"fma.rn.f32x2 %d64, %a64, %b64, %c64;", 0x4000000040A00000,
          0x3F80000040000000, 0x3F80000040000000, 0x3F8000003F800000}});
}

TEST(Narrow, ReducesFloats) {
  auto Redux = [](const char *Operation, const char *Third) {
    return lanes(std::string("cvt.rn.f32.u32 %t32, %a32; "
                             "neg.f32 %t32, %t32; "
                             "setp.eq.u32 %q, %a32, 2; @%q mov.b32 %t32, ") +
                     Third + "; redux.sync." + Operation + " %d32, %t32, 15;",
                 4)[0];
  };
  // Of -0, -1, the third one and -3.
  EXPECT_EQ(Redux("min.f32", "0x40000000"), 0xC0400000u);
  EXPECT_EQ(Redux("max.f32", "0"), 0u);
  EXPECT_EQ(Redux("max.f32", "0x7FC00000"), 0x80000000u);
  EXPECT_EQ(Redux("max.NaN.f32", "0x7FC00000"), 0x7FFFFFFFu);
  EXPECT_EQ(Redux("max.abs.f32", "0x40000000"), 0x40400000u);
  EXPECT_EQ(Redux("min.abs.NaN.f32", "0x7FC00000"), 0x7FFFFFFFu);
}
