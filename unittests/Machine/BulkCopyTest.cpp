//===- BulkCopyTest.cpp - Bulk copies, remote stores, multimem ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;
using Values = std::vector<uint32_t>;

/// The word 5 is at [shared+20] and in %memory's fifth place, the rest is zero.
static const std::string Five = "mov.b32 %t32, 5; st.shared.b32 [shared+20], "
                                "%t32; st.global.b32 [%memory+20], %t32; ";

TEST(BulkCopy, GoesToGlobalMemory) {
  EXPECT_EQ(run(Five + "cp.async.bulk.global.shared::cta.bulk_group "
                       "[%memory+32], [shared+16], 16; "
                       "cp.async.bulk.commit_group; "
                       "cp.async.bulk.wait_group.read 0; "
                       "ld.global.b32 %d32, [%memory+36];"),
            5u);
  // Of each 16 bytes, only those of the mask: the second byte of 0x01020304.
  EXPECT_EQ(run("mov.b32 %t32, 0x01020304; st.shared.b32 [shared+16], %t32; "
                "mov.b16 %u16, 2; "
                "cp.async.bulk.global.shared::cta.bulk_group.cp_mask "
                "[%memory], [shared], 32, %u16; "
                "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; "
                "ld.global.b32 %d32, [%memory+16];"),
            0x0300u);
}

TEST(BulkCopy, GoesToTheThreadsOwnCta) {
  const std::string Copy =
      Five + "mbarrier.init.shared.b64 [shared], 1; "
             "mbarrier.arrive.expect_tx.shared.b64 %t64, [shared], 16; "
             "mov.b64 %u64, 0; "
             "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes"
             ".L2::cache_hint [shared+32], [%memory+16], 16, [shared], %u64; ";
  const std::string Wait = "Wait: mbarrier.try_wait.shared.b64 %p, [shared], "
                           "%t64; @!%p bra Wait; ";
  EXPECT_EQ(run(Copy + Wait + "ld.shared.b32 %d32, [shared+36];"), 5u);
  // Nothing has waited for it.
  EXPECT_EQ(run(Copy + "ld.shared.b32 %d32, [shared+36];"), 0u);
  EXPECT_EQ(run(Copy + "mbarrier.test_wait.shared.b64 %p, [shared], %t64;"),
            0u);
  EXPECT_EQ(
      run(Copy + Wait + "mbarrier.test_wait.shared.b64 %p, [shared], %t64;"),
      1u);
}

TEST(BulkCopy, IsPrefetched) {
  const std::string Fetch = "cp.async.bulk.prefetch.L2.global [%memory], ";
  EXPECT_EQ(run(Fetch + "64; mov.b32 %d32, 1;"), 1u);
  EXPECT_EQ(failure(Fetch + "8;"),
            "line 2: a bulk prefetch of 8 bytes, which is no multiple of 16");
}

/// Each CTA has an mbarrier at [shared], and its rank at [shared+16].
static const std::string InCluster = R"(
  mbarrier.init.shared.b64 [shared], 1;
  mov.u32 %cta, %cluster_ctarank;
  add.u32 %t32, %cta, 7;
  st.shared.b32 [shared+16], %t32;
  mbarrier.arrive.expect_tx.shared.b64 %t64, [shared], 16;
  barrier.cluster.arrive;
  barrier.cluster.wait;
  .reg .b32 %there, %other, %bar;
  xor.b32 %other, %cta, 1;
  mov.b32 %there, shared;
  mapa.shared::cluster.u32 %there, %there, %other;
  mov.b32 %bar, %there;
)";
static const std::string WaitAndLoad = R"(
Wait:
  mbarrier.try_wait.parity.acquire.cluster.shared.b64 %p, [shared], 0;
  @!%p bra Wait;
  barrier.cluster.arrive;
  barrier.cluster.wait;
  ld.shared.b32 %d32, [shared+32];
)";

TEST(BulkCopy, GoesToAnotherCta) {
  EXPECT_EQ(
      lanes(InCluster +
                "cp.async.bulk.shared::cluster.shared::cta"
                ".mbarrier::complete_tx::bytes [%there+32], [shared+16], 16, "
                "[%bar];" +
                WaitAndLoad,
            cluster(2)),
      (Values{8, 7}));
  EXPECT_EQ(lanesFailure("cp.async.bulk.shared::cluster.shared::cta"
                         ".mbarrier::complete_tx::bytes [shared+32], "
                         "[shared+16], 16, [shared];",
                         cluster(2)),
            "line 2: a copy from .shared::cta to .shared::cluster is for "
            "another CTA");
}

TEST(BulkCopy, IsMulticast) {
  // The first CTA sends its 16 bytes of global memory to CTAs 1 and 2.
  const std::string Send = R"(
  setp.eq.u32 %q, %cta, 0;
  .reg .b16 %mask;
  mov.b16 %mask, 6;
  ld.param.b64 %memory, [out];
  @%q st.global.b32 [%memory], 77;
  @%q cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [shared+32], [%memory], 16, [shared], %mask;
  setp.eq.u32 %q, %cta, 1;
  setp.eq.or.u32 %q, %cta, 2, %q;
Wait:
  @%q mbarrier.try_wait.parity.acquire.cluster.shared.b64 %p, [shared], 0;
  @!%q mov.pred %p, 1;
  @!%p bra Wait;
  barrier.cluster.arrive;
  barrier.cluster.wait;
  ld.shared.b32 %d32, [shared+32];
)";
  EXPECT_EQ(lanes(InCluster + Send, cluster(4)), (Values{0, 77, 77, 0}));
}

TEST(BulkCopy, Reduces) {
  auto Reduce = [](const std::string &Operation, uint64_t A, uint64_t B) {
    return run("st.global.b64 [%memory], %a64; st.shared.b64 [shared], %b64; "
               "cp.reduce.async.bulk.global.shared::cta.bulk_group." +
                   Operation +
                   " [%memory], [shared], 16; cp.async.bulk.commit_group; "
                   "cp.async.bulk.wait_group 0; ld.global.b64 %d64, [%memory];",
               A, B);
  };
  EXPECT_EQ(Reduce("add.u32", 0xFFFFFFFF, 2), 1u);
  EXPECT_EQ(Reduce("add.u64", 0xFFFFFFFF, 2), 0x100000001u);
  EXPECT_EQ(Reduce("add.f64", 0x3FF0000000000000, 0x3FF0000000000000),
            0x4000000000000000u);
  EXPECT_EQ(Reduce("add.noftz.f16", 0x3C003C00, 0x3C00), 0x3C004000u);
  EXPECT_EQ(Reduce("add.noftz.bf16", 0x3F80, 0x3F80), 0x4000u);
  // Subnormal numbers stay.
  EXPECT_EQ(Reduce("add.f32", 1, 1), 2u);
  EXPECT_EQ(Reduce("min.s64", 1, UINT64_MAX), UINT64_MAX);
  EXPECT_EQ(Reduce("max.u64", 1, UINT64_MAX), UINT64_MAX);
  EXPECT_EQ(Reduce("max.bf16", 0x3F80, 0x4000), 0x4000u);
  EXPECT_EQ(Reduce("inc.u32", 4, 4), 0u);
  EXPECT_EQ(Reduce("dec.u32", 0, 4), 4u);
  EXPECT_EQ(Reduce("xor.b64", 5, 3), 6u);
}

TEST(BulkCopy, ReducesInAnotherCta) {
  EXPECT_EQ(lanes(InCluster +
                      "cp.reduce.async.bulk.shared::cluster.shared::cta"
                      ".mbarrier::complete_tx::bytes.max.s32 [%there+32], "
                      "[shared+16], 16, [%bar];" +
                      WaitAndLoad,
                  cluster(2)),
            (Values{8, 7}));
}

TEST(BulkCopy, NamesWhatGoesWrong) {
  const std::string Store = "cp.async.bulk.global.shared::cta.bulk_group ";
  EXPECT_EQ(failure(Store + "[%memory], [shared], 24;"),
            "line 2: a bulk copy of 24 bytes, which is no multiple of 16");
  EXPECT_EQ(failure(Store + "[%memory+8], [shared], 16;"),
            "line 2: the addresses of a bulk copy are multiples of 16");
  EXPECT_EQ(failure(Store + "[%memory], [shared+8], 16;"),
            "line 2: the addresses of a bulk copy are multiples of 16");
  EXPECT_EQ(failure(Store + "[%memory], [shared], 128;"),
            "line 2: access out of bounds: 128 bytes at 0x0, 64 of them "
            "outside of the 64 bytes of shared memory of the block");
  EXPECT_EQ(lanesFailure(InCluster +
                             "cp.async.bulk.shared::cta.global"
                             ".mbarrier::complete_tx::bytes [%there+32], "
                             "[%memory], 16, [%bar];",
                         cluster(2)),
            "line 15: a copy to .shared::cta is for the thread's own CTA");
}

TEST(BulkCopy, HasTheFormsOfTheIsa) {
  for (const char *Wrong :
       {"cp.async.bulk.shared::cta.global", "cp.async.bulk.global.shared::cta",
        "cp.async.bulk.global.global.bulk_group",
        "cp.async.bulk.shared::cta.global.bulk_group",
        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes"
        ".multicast::cluster",
        "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.cp_mask",
        "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
        ".L2::cache_hint",
        "cp.async.bulk.prefetch.L2.shared::cta",
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s64",
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f16",
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.noftz.f16",
        "cp.reduce.async.bulk.global.shared::cta.bulk_group.max.f32",
        "cp.reduce.async.bulk.shared::cluster.shared::cta"
        ".mbarrier::complete_tx::bytes.xor.b64",
        "st.async.shared::cluster.u32", "st.async.global.b32",
        "red.async.release.gpu.global.min.u32"})
    EXPECT_EQ(checkMnemonic(Wrong), std::string("unknown form ") + Wrong);
  // As many operands as the modifiers say.
  EXPECT_EQ(failure("cp.async.bulk.global.shared::cta.bulk_group.cp_mask "
                    "[%memory], [shared], 16;"),
            "line 2: 3 operands of "
            "cp.async.bulk.global.shared::cta.bulk_group.cp_mask");
}

//===----------------------------------------------------------------------===//
// st.async, red.async
//===----------------------------------------------------------------------===//

TEST(RemoteStore, CountsItsBytes) {
  EXPECT_EQ(lanes(InCluster +
                      "st.async.weak.shared::cluster"
                      ".mbarrier::complete_tx::bytes.v4.b32 [%there+32], "
                      "{%cta, %cta, %cta, %cta}, [%bar];" +
                      WaitAndLoad,
                  cluster(2)),
            (Values{1, 0}));
  // Twice eight bytes, by generic addresses.
  EXPECT_EQ(lanes(InCluster +
                      R"(
  .reg .b64 %at, %b, %v;
  cvt.u64.u32 %at, %there;
  cvta.shared::cluster.u64 %at, %at;
  mov.b64 %b, %at;
  cvt.u64.u32 %v, %cta;
  st.async.mbarrier::complete_tx::bytes.b64 [%at+32], %v, [%b];
  red.async.relaxed.cluster.mbarrier::complete_tx::bytes.add.u64 [%at+32], 3, [%b];)" +
                      WaitAndLoad,
                  cluster(2)),
            (Values{4, 3}));
}

TEST(RemoteStore, NamesWhatGoesWrong) {
  const std::string Store =
      "st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 ";
  EXPECT_EQ(lanesFailure(InCluster + Store + "[shared+32], %cta, [shared];",
                         cluster(2)),
            "line 15: st.async and red.async are for another CTA");
  EXPECT_EQ(lanesFailure(InCluster + Store + "[%there+32], %cta, [shared];",
                         cluster(2)),
            "line 15: the mbarrier is in another CTA than the target");
  EXPECT_EQ(failure("st.async.mbarrier::complete_tx::bytes.b32 [%memory], 1, "
                    "[%memory];"),
            "line 2: st.async and red.async with an mbarrier are for shared "
            "memory");
}

TEST(RemoteStore, GoesToGlobalMemory) {
  EXPECT_EQ(runModule(".visible .entry k(.param .b64 out) {\n"
                      ".reg .b64 %out; ld.param.b64 %out, [out];\n"
                      "st.async.mmio.release.sys.global.u32 [%out], 7;\n"
                      "red.async.release.gpu.add.u32 [%out], 5;\n"
                      "ret; }"),
            12u);
  EXPECT_EQ(failure("cvta.shared.u64 %u64, shared; "
                    "st.async.release.gpu.u32 [%u64], 7;"),
            "line 2: st.async and red.async without an mbarrier are for global "
            "memory");
}

//===----------------------------------------------------------------------===//
// multimem
//===----------------------------------------------------------------------===//

TEST(Multimem, IsTheMemoryOfOneDevice) {
  EXPECT_EQ(run("multimem.st.relaxed.sys.global.u32 [%memory], 7; "
                "multimem.red.relaxed.gpu.global.add.u32 [%memory], 5; "
                "multimem.ld_reduce.acquire.sys.global.min.u32 %d32, "
                "[%memory];"),
            12u);
  EXPECT_EQ(run("multimem.red.global.add.v4.f16x2 [%memory], "
                "{%a32, %b32, %a32, %b32}; "
                "multimem.ld_reduce.global.add.acc::f32.v2.f16x2 "
                "{%t32, %d32}, [%memory];",
                1, 0x3C003C00),
            0x3C003C00u);
}

TEST(Multimem, NamesWhatGoesWrong) {
  EXPECT_EQ(failure("multimem.st.v2.u32 [%memory], {%a32, %b32};"),
            "line 2: multimem instructions do not have this vector");
  EXPECT_EQ(failure("multimem.red.global.add.f16 [%memory], %u16;"),
            "line 2: multimem instructions do not have this vector");
  EXPECT_EQ(failure("multimem.red.global.min.f32 [%memory], %a32;"),
            "line 2: multimem.red does not have this operation and type");
  EXPECT_EQ(failure("multimem.ld_reduce.global.add.s64 %d64, [%memory];"),
            "line 2: multimem.ld_reduce does not have this operation and type");
  EXPECT_EQ(failure("cvta.shared.u64 %u64, shared; "
                    "multimem.st.u32 [%u64], %a32;"),
            "line 2: a multimem address outside of global memory");
}
