//===- BulkFormsTest.cpp - Bounds, order and masks of bulk copies ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"

using namespace opennvvm::ptxmachine;
using Values = std::vector<uint32_t>;

//===----------------------------------------------------------------------===//
// .ignore_oob
//===----------------------------------------------------------------------===//

/// A kernel that copies 32 bytes from "g", which has 20; the first 64 bits of
/// the result are the third and the fourth word of the target, or with \p Word
/// 4 the fifth and the sixth.
static std::string ofShortArray(const std::string &Copy, unsigned Word = 2) {
  return ".version 9.4 .target sm_90 .address_size 64\n"
         ".global .align 16 .u32 g[5] = {1, 2, 3, 4, 5};\n"
         ".visible .entry k(.param .b64 out) {\n"
         ".reg .b64 %out, %v, %g; .reg .pred %p;\n"
         ".shared .align 16 .b8 s[64]; .shared .align 8 .b64 bar;\n"
         "ld.param.b64 %out, [out]; mov.u64 %g, g;\n"
         "mbarrier.init.shared.b64 [bar], 1;\n"
         "mbarrier.arrive.expect_tx.shared.b64 _, [bar], 32;\n" +
         Copy +
         "\nWait: mbarrier.try_wait.parity.shared.b64 %p, [bar], 0;\n"
         "@!%p bra Wait;\n"
         "ld.shared.b64 %v, [s+" +
         std::to_string(4 * Word) +
         "]; st.global.b64 [%out], %v;\n"
         "ret; }";
}

static const std::string Checked =
    "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes ";
static const std::string Ignoring =
    "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes"
    ".ignore_oob ";

TEST(BulkBounds, AreIgnoredAtTheEnds) {
  // All 32 bytes count, although only 20 are read.
  EXPECT_EQ(runModule(ofShortArray(Ignoring + "[s], [%g], 32, 0, 12, [bar];")),
            0x400000003u);
  // What is not read has any value, which is not zero here.
  EXPECT_EQ(
      runModule(ofShortArray(Ignoring + "[s], [%g], 32, 0, 12, [bar];", 4)),
      0xDDDDDDDD00000005u);
  EXPECT_EQ(
      runModule(ofShortArray(Ignoring + "[s], [%g], 32, 12, 15, [bar];", 2)),
      0x4DDDDDDDDu);
}

TEST(BulkBounds, AreCheckedOtherwise) {
  auto Error = [](const std::string &Copy) {
    return moduleFailure(ofShortArray(Copy));
  };
  EXPECT_NE(Error(Checked + "[s], [%g], 32, [bar];").find("out of bounds"),
            std::string::npos);
  EXPECT_NE(Error(Ignoring + "[s], [%g], 32, 0, 0, [bar];").find("of bounds"),
            std::string::npos);
  EXPECT_NE(Error(Ignoring + "[s], [%g], 32, 0, 11, [bar];").find("of bounds"),
            std::string::npos);
  // What is not read at the left end of a copy does not help at the right.
  EXPECT_NE(Error(Ignoring + "[s], [%g], 32, 15, 0, [bar];").find("of bounds"),
            std::string::npos);
}

TEST(BulkBounds, AreWithinSixteenBytes) {
  EXPECT_EQ(
      moduleFailure(ofShortArray(Ignoring + "[s], [%g], 32, 16, 0, [bar];")),
      "line 9: a bulk copy of 32 bytes that ignores 16 and 0 of them");
  EXPECT_EQ(
      moduleFailure(ofShortArray(Ignoring + "[s], [%g], 16, 15, 15, [bar];")),
      "line 9: a bulk copy of 16 bytes that ignores 15 and 15 of them");
  // Only loads of the thread's own CTA have it.
  EXPECT_EQ(failure("cp.async.bulk.global.shared::cta.bulk_group.ignore_oob "
                    "[%memory], [shared], 16, 0, 0;"),
            "line 2: unknown form "
            "cp.async.bulk.global.shared::cta.bulk_group.ignore_oob");
}

//===----------------------------------------------------------------------===//
// .relaxed
//===----------------------------------------------------------------------===//

TEST(BulkOrder, MovesTheSame) {
  const std::string Store = "st.shared.b64 [shared+24], %a64; "
                            "cp.async.bulk.",
                    Wait = "[%memory], [shared], 32; "
                           "cp.async.bulk.commit_group; "
                           "cp.async.bulk.wait_group 0; "
                           "ld.global.b64 %d64, [%memory+24];";
  EXPECT_EQ(
      run(Store + "relaxed.gpu.global.shared::cta.bulk_group.b128 " + Wait, 77),
      77u);
  EXPECT_EQ(run(Store + "weak.global.shared::cta.bulk_group " + Wait, 77), 77u);
}

TEST(BulkOrder, HasTheFormsOfTheIsa) {
  for (const char *Form :
       {"relaxed.gpu.global.shared::cta.bulk_group",
        "relaxed.global.shared::cta.bulk_group.b128",
        "acquire.gpu.global.shared::cta.bulk_group.b128",
        "relaxed.gpu.global.shared::cta.bulk_group.b64",
        "relaxed.gpu.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
        ".b128"})
    EXPECT_EQ(failure(std::string("cp.async.bulk.") + Form +
                      " [%memory], [shared], 16;"),
              std::string("line 2: unknown form cp.async.bulk.") + Form);
}

//===----------------------------------------------------------------------===//
// multimem
//===----------------------------------------------------------------------===//

TEST(BulkMultimem, IsTheMemoryOfOneDevice) {
  const std::string Wait = " [%memory], [shared], 16; "
                           "cp.async.bulk.commit_group; "
                           "cp.async.bulk.wait_group 0; "
                           "ld.global.b64 %d64, [%memory];";
  const std::string Store = "st.shared.b64 [shared], %a64; "
                            "st.global.b64 [%memory], %b64; ";
  EXPECT_EQ(
      run(Store + "multimem.cp.async.bulk.global.shared::cta.bulk_group" + Wait,
          5, 7),
      5u);
  const std::string Reduce =
      Store + "multimem.cp.reduce.async.bulk.global.shared::cta.bulk_group.";
  EXPECT_EQ(run(Reduce + "add.u64" + Wait, 5, 7), 12u);
  EXPECT_EQ(run(Reduce + "max.s64" + Wait, 5, uint64_t(-7)), 5u);
  EXPECT_EQ(run(Reduce + "and.b64" + Wait, 6, 3), 2u);
  // 1 + 2 in both halves of the word.
  EXPECT_EQ(run(Reduce + "add.noftz.f16" + Wait, 0x3C003C00, 0x40004000),
            0x42004200u);
  EXPECT_EQ(run("multimem.st.async.release.sys.global.b64 [%memory], %a64; "
                "multimem.red.async.release.gpu.add.u64 [%memory], %b64; "
                "mov.b32 %d32, 1;",
                5, 7),
            1u);
  EXPECT_EQ(failure("cvta.shared.u64 %t64, shared; "
                    "multimem.st.async.release.sys.b32 [%t64], %b32;"),
            "line 2: st.async and red.async without an mbarrier are for global "
            "memory");
}

//===----------------------------------------------------------------------===//
// Masks of 32 CTAs
//===----------------------------------------------------------------------===//

TEST(BulkMulticast, HasWideMasks) {
  const std::string Body = R"(
  mbarrier.init.shared.b64 [shared], 1;
  mov.u32 %cta, %cluster_ctarank;
  mbarrier.arrive.expect_tx.shared.b64 %t64, [shared], 16;
  barrier.cluster.arrive; barrier.cluster.wait;
  setp.eq.u32 %q, %cta, 0;
  ld.param.b64 %memory, [out];
  @%q st.global.b32 [%memory], 77;
  mov.b32 %t32, 6;
  @%q cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster::32b [shared+32], [%memory], 16, [shared], %t32;
  setp.eq.u32 %q, %cta, 1;
  setp.eq.or.u32 %q, %cta, 2, %q;
Wait:
  @%q mbarrier.try_wait.parity.acquire.cluster.shared.b64 %p, [shared], 0;
  @!%q mov.pred %p, 1;
  @!%p bra Wait;
  barrier.cluster.arrive; barrier.cluster.wait;
  ld.shared.b32 %d32, [shared+32];
)";
  EXPECT_EQ(lanes(Body, cluster(4)), (Values{0, 77, 77, 0}));
}

//===----------------------------------------------------------------------===//
// Caches
//===----------------------------------------------------------------------===//

TEST(BulkPriority, ChecksItsOperands) {
  const std::string Apply =
      "applypriority.async.bulk.global.bulk_group.L2::evict_normal [%memory";
  // The memory is 256 bytes, of which the first 64 are before %memory.
  EXPECT_EQ(failure(Apply + "+8], 16;").substr(0, 8), "line 2: ");
  EXPECT_EQ(failure(Apply + "], 24;"),
            "line 2: applypriority of 24 bytes, which is no multiple of 16");
  EXPECT_EQ(failure("ld.param.b64 %u64, [out]; applypriority.async.bulk"
                    ".bulk_group.L2::evict_normal [%u64], 64;"),
            "");
  EXPECT_EQ(failure("prefetch.global.L1::32B.valid_addr [%memory];"), "");
  EXPECT_NE(failure("prefetch.L1::32B.valid_addr [%a64];", 12345), "");
}
