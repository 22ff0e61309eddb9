//===- FindingsTest.cpp - Programs that are wrong, and their twins --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Findings/Rules.h"
#include "Machine/Machine.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <set>

using namespace llvm;
using namespace opennvvm::ptxmachine;

static constexpr const char *Header = R"(
.global .align 16 .b8 flag[16];
.visible .entry k(.param .u64 out) {
  .reg .b64 %out, %mine, %t64, %f; .reg .b32 %t, %c, %a, %r, %s, %n;
  .reg .pred %p, %q;
  .shared .align 128 .b8 s[1024]; .shared .align 8 .b64 bar;
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x; mov.u32 %c, %ctaid.x;
  shl.b32 %a, %t, 2; mov.u32 %s, s; add.u32 %a, %a, %s;
  mul.wide.u32 %mine, %t, 4; add.s64 %mine, %mine, %out;
  setp.eq.u32 %p, %t, 0;
)";

/// The rules that \p Body breaks in \p Blocks of \p Threads, with any of some
/// seeds.
static std::set<std::string> broken(const std::string &Body, unsigned Threads,
                                    unsigned Blocks = 1) {
  std::set<std::string> Rules;
  auto M = parse(Header + Body + "\nret; }");
  if (!M)
    return {toString(M.takeError())};
  for (uint64_t Seed = 0; Seed < 4; ++Seed) {
    Machine Device(**M);
    Device.setFindings({});
    uint64_t Out = Device.allocate(1024);
    std::vector<uint8_t> Parameters(8);
    std::memcpy(Parameters.data(), &Out, 8);
    Launch L;
    L.Block[0] = Threads;
    L.Grid[0] = Blocks;
    L.Seed = Seed;
    L.StepLimit = 1'000'000;
    Error E = Device.launch("k", L, Parameters);
    std::vector<Finding> Found = Device.takeFindings();
    for (const Finding &F : Found) {
      EXPECT_TRUE(findRule(F.Rule)) << F.Rule.str();
      EXPECT_FALSE(F.Parties.empty());
      Rules.insert(F.Rule.str());
    }
    if (E && Found.empty())
      Rules.insert(toString(std::move(E)));
    else
      consumeError(std::move(E));
  }
  return Rules;
}

using Names = std::set<std::string>;

/// \p Before, \p Needed and \p After are right; without \p Needed they break \p
/// Rule.
static void pair(const char *Rule, const std::string &Before,
                 const std::string &Needed, const std::string &After,
                 unsigned Threads, unsigned Blocks = 1) {
  EXPECT_EQ(broken(Before + Needed + After, Threads, Blocks), Names()) << After;
  EXPECT_EQ(broken(Before + After, Threads, Blocks), Names({Rule})) << After;
}

static const std::string StoreOwn = "st.shared.u32 [%a], %t;\n";
/// Reads what the neighbor in another warp has stored.
static const std::string LoadOther =
    "\nxor.b32 %r, %a, 128; ld.shared.u32 %n, [%r]; "
    "st.global.u32 [%mine], %n;\n";

TEST(Findings, NamesRacesInSharedMemory) {
  pair("race-shared", StoreOwn, "bar.sync 0;", LoadOther, 64);
  pair("race-shared", StoreOwn, "barrier.sync 3, 64;", LoadOther, 64);
  pair("race-shared", StoreOwn, "bar.warp.sync 0xffffffff;",
       "\nxor.b32 %r, %a, 4; ld.shared.u32 %n, [%r]; "
       "st.global.u32 [%mine], %n;\n",
       32);
  // A second round over the same memory needs a second barrier.
  pair("race-shared", StoreOwn + "bar.sync 0;" + LoadOther, "bar.sync 0;\n",
       StoreOwn, 64);
  // Producers arrive, consumers wait.
  pair("race-shared", "setp.lt.u32 %q, %t, 32;\n@%q st.shared.u32 [%a], %t;\n",
       "@%q bar.arrive 1, 64;\n@!%q bar.sync 1, 64;\n",
       "xor.b32 %r, %a, 128; @!%q ld.shared.u32 %n, [%r];\n", 64);
}

TEST(Findings, NamesRacesInGlobalMemory) {
  EXPECT_EQ(broken("st.global.u32 [%mine], %c;", 32, 2),
            Names({"race-global"}));
  // The same store by all is no harm; two instructions are.
  EXPECT_EQ(broken("st.global.u32 [%mine], 7;", 32, 2), Names());
  EXPECT_EQ(broken("setp.eq.u32 %q, %c, 0;\n@%q st.global.u32 [%mine], 7;\n"
                   "@!%q st.global.u32 [%mine], 7;",
                   32, 2),
            Names({"race-same-value"}));
  EXPECT_EQ(broken("red.global.add.u32 [%mine], 7;", 32, 2), Names());
  EXPECT_EQ(broken("red.relaxed.cta.global.add.u32 [%mine], 7;", 32, 2),
            Names({"race-scope"}));
  EXPECT_EQ(broken("st.relaxed.gpu.global.u32 [%mine], %c;", 32, 2), Names());
}

TEST(Findings, KnowsReleaseAndAcquire) {
  // Block 0 stores data and raises a flag, for which block 1 waits.
  const std::string Pass = R"(
  mov.u64 %f, flag; setp.eq.u32 %q, %c, 0;
  @!%q bra Take;
  st.global.u32 [%out], 5;
  st.release.gpu.global.u32 [%f], 1;
  bra Done;
Take:
  ld.acquire.gpu.global.u32 %r, [%f];
  setp.eq.u32 %p, %r, 0;
  @%p bra Take;
  ld.global.u32 %n, [%out];
Done:)";
  EXPECT_EQ(broken(Pass, 1, 2), Names());
  auto With = [&](StringRef From, StringRef To) {
    std::string Text = Pass;
    Text.replace(Text.find(From), From.size(), To);
    return broken(Text, 1, 2);
  };
  EXPECT_EQ(With("st.release", "st.relaxed"), Names({"race-global"}));
  EXPECT_EQ(With("ld.acquire", "ld.relaxed"), Names({"race-global"}));
}

TEST(Findings, NamesMissingWaitsForCopies) {
  const std::string Copy = "cp.async.ca.shared.global [%a], [%mine], 4;\n"
                           "cp.async.commit_group;\n";
  pair("race-async", Copy, "cp.async.wait_group 0;",
       "ld.shared.u32 %n, [%a];\ncp.async.wait_all;", 1);
  // The wait is the thread's own; others learn of it at a barrier.
  pair("race-async", Copy + "cp.async.wait_all;", "bar.sync 0;", LoadOther, 64);
  pair("async-at-exit", Copy, "cp.async.wait_all;", "", 1);
  // One stage too few is waited for.
  EXPECT_EQ(broken(Copy + Copy +
                       "cp.async.wait_group 1; ld.shared.u32 %n, [%a];\n"
                       "cp.async.wait_all;",
                   1),
            Names({"race-async"}));
}

TEST(Findings, NamesMissingProxyFences) {
  const std::string Store = "@%p st.shared.u32 [%s], 7;\n";
  const std::string Copy =
      "@%p cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], 16;\n"
      "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;";
  pair("proxy-fence", Store, "fence.proxy.async.shared::cta;\n", Copy, 32);
}

TEST(Findings, KnowsTheOrderOfBulkCopies) {
  // Two blocks copy to the same place.
  auto Copy = [](const std::string &Form) {
    return "@%p st.shared.v4.u32 [%s], {7, 7, 7, 7};\n"
           "fence.proxy.async.shared::cta;\n@%p " +
           Form +
           " [%out], [%s], 16;\n"
           "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;";
  };
  auto Form = [](const std::string &Order, const std::string &Type) {
    return "cp.async.bulk" + Order + ".global.shared::cta.bulk_group" + Type;
  };
  const Names Race = {"race-async"};
  EXPECT_EQ(broken(Copy(Form("", "")), 32, 2), Race);
  EXPECT_EQ(broken(Copy(Form(".weak", "")), 32, 2), Race);
  EXPECT_EQ(broken(Copy(Form(".relaxed.gpu", ".b128")), 32, 2), Names());
  EXPECT_EQ(broken(Copy(Form(".relaxed.sys", ".b128")), 32, 2), Names());
  // The scope has one block.
  const Names Scope = {"race-scope"};
  EXPECT_EQ(broken(Copy(Form(".relaxed.cta", ".b128")), 32, 2), Scope);
  EXPECT_EQ(broken(Copy("multimem." + Form("", "")), 32, 2), Race);
  const std::string Reduce = ".global.shared::cta.bulk_group.add.u32";
  EXPECT_EQ(broken(Copy("multimem.cp.reduce.async.bulk" + Reduce), 32, 2),
            Names());
  EXPECT_EQ(
      broken(Copy("multimem.cp.reduce.async.bulk.relaxed.cta" + Reduce), 32, 2),
      Scope);
  // Strong accesses by threads are of another proxy.
  EXPECT_EQ(broken("setp.eq.and.u32 %q, %c, 0, %p;\n"
                   "@%q st.relaxed.gpu.global.u32 [%out], 7;\n"
                   "setp.eq.and.u32 %p, %c, 1, %p;\n" +
                       Copy(Form(".relaxed.gpu", ".b128")),
                   32, 2),
            Race);
}

TEST(Findings, NamesWhatNewerCopiesNeed) {
  const std::string Store = "@%p st.shared.v4.u32 [%s], {7, 7, 7, 7};\n";
  const std::string Copy =
      "@%p multimem.cp.async.bulk.global.shared::cta.bulk_group [%out], [%s], "
      "16;\ncp.async.bulk.commit_group; cp.async.bulk.wait_group 0;";
  pair("proxy-fence", Store, "fence.proxy.async.shared::cta;\n", Copy, 32);
  const std::string Begin =
      "@%p mbarrier.init.shared.b64 [bar], 1;\n"
      "@%p fence.mbarrier_init.release.cluster;\nbar.sync 0;\n"
      "@%p mbarrier.arrive.expect_tx.shared.b64 _, [bar], 16;\n"
      "@%p cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes"
      ".ignore_oob [%s], [";
  const std::string Wait =
      "Wait: mbarrier.try_wait.parity.phase_type::primary.shared.b64 %q, "
      "[bar], 0;\n@!%q bra Wait;\n";
  const std::string Use = "setp.lt.u32 %q, %t, 2;\n"
                          "@%q ld.shared.u32 %n, [%a];\nbar.sync 0;\n";
  const std::string Inside = "%out], 16, 0, 8, [bar];\n";
  EXPECT_EQ(broken(Begin + Inside + Wait + Use, 64), Names());
  EXPECT_EQ(broken(Begin + Inside + Use + Wait, 64), Names({"race-async"}));
  // The memory has 1024 bytes.
  EXPECT_EQ(broken(Begin + "%out+1024], 16, 0, 8, [bar];\n" + Wait, 64),
            Names({"out-of-bounds"}));
}

TEST(Findings, KnowsLayoutsOfMbarriers) {
  const std::string Rule = "mbarrier-use";
  auto Init = [](const std::string &Layout, const std::string &Count) {
    return "@%p mbarrier.init" + Layout + ".shared.b64 [bar], " + Count +
           ";\nbar.sync 0;\n";
  };
  const std::string Ask =
      "@%p mbarrier.arrive.shared.b64 %t64, [bar];\n"
      "@%p mbarrier.pending_count.layout::v0.b64 %n, %t64;\n";
  EXPECT_EQ(broken(Init(".layout::v0", "2") + Ask, 32), Names());
  EXPECT_EQ(broken(Init(".layout::v1", "2") + Ask, 32), Names({Rule}));
  EXPECT_EQ(broken(Init(".layout::v1", "511"), 32), Names());
  EXPECT_EQ(broken(Init(".layout::v0", "512"), 32), Names());
  EXPECT_EQ(broken(Init(".layout::v1", "512"), 32), Names({"mbarrier-count"}));
  EXPECT_EQ(broken("@%p mbarrier.check_layout.layout::v0.shared.b64 %q, "
                   "[bar];\n",
                   32),
            Names({Rule}));
  // Without the barrier, it may also be that none was initialized.
  const std::string Make =
      "@%p mbarrier.init.layout::v1.shared.b64 [bar], 1;\n";
  const std::string Layout =
      "mbarrier.check_layout.layout::v1.shared.b64 %q, [bar];";
  EXPECT_EQ(broken(Make + "bar.sync 0;\n" + Layout, 64), Names());
  EXPECT_EQ(broken(Make + Layout, 64), Names({"race-shared", Rule}));
}

TEST(Findings, KnowsExclusiveTensorMemory) {
  // Each of two warps allocates all that it may.
  auto Warps = [](const std::string &Alloc, const std::string &Free) {
    return ".reg .b32 %ta; .shared .b32 where[2];\n"
           "shr.u32 %r, %t, 5; shl.b32 %r, %r, 2; mov.u32 %n, where;\n"
           "add.u32 %r, %r, %n;\n"
           "tcgen05.alloc" +
           Alloc +
           " [%r], 512;\nbar.warp.sync -1;\nld.shared.u32 %ta, [%r];\n"
           "tcgen05.dealloc" +
           Free + " %ta, 512;\n";
  };
  const std::string Shared = ".cta_group::1.sync.aligned.shared::cta.b32",
                    Plain = ".cta_group::1.sync.aligned.b32",
                    Exclusive = ".exclusive";
  EXPECT_EQ(broken(Warps(Exclusive + Shared, Exclusive + Plain), 64), Names());
  EXPECT_EQ(broken(Warps(Exclusive + Shared, Plain), 32),
            Names({"tensor-free"}));
  EXPECT_EQ(broken(Warps(Shared, Exclusive + Plain), 32),
            Names({"tensor-free"}));
}

TEST(Findings, KnowsTransactions) {
  const std::string Begin =
      "@%p mbarrier.init.shared.b64 [bar], 1;\n"
      "@%p fence.mbarrier_init.release.cluster;\nbar.sync 0;\n"
      "@%p mbarrier.arrive.expect_tx.shared.b64 _, [bar], 16;\n"
      "@%p cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes "
      "[%s], [%out], 16, [bar];\n";
  const std::string Wait =
      "Wait: mbarrier.try_wait.parity.shared.b64 %q, [bar], 0;\n"
      "@!%q bra Wait;\n";
  // Threads 0 to 3 read what was copied.
  const std::string Use = "setp.lt.u32 %q, %t, 4;\n"
                          "@%q ld.shared.u32 %n, [%a];\nbar.sync 0;\n";
  EXPECT_EQ(broken(Begin + Wait + Use, 64), Names());
  EXPECT_EQ(broken(Begin + Use + Wait, 64), Names({"race-async"}));
  // A phase that never comes.
  EXPECT_EQ(broken("@%p mbarrier.init.shared.b64 [bar], 2;\nbar.sync 0;\n"
                   "@%p mbarrier.arrive.shared.b64 _, [bar];\n" +
                       Wait,
                   32),
            Names({"deadlock"}));
}

TEST(Findings, NamesWhatEndsTheProgram) {
  EXPECT_EQ(broken("st.global.u32 [%out+1024], 1;", 1),
            Names({"out-of-bounds"}));
  EXPECT_EQ(broken("st.global.u32 [%out+1020], %t;", 1), Names());
  EXPECT_EQ(broken("st.global.u32 [%out+2], 1;", 1), Names({"misaligned"}));
  EXPECT_EQ(broken("@%p bar.sync 1, 64;", 32), Names({"deadlock"}));
}

// A commit arrives for all that its thread has begun, also for what an earlier
// commit has arrived for.
TEST(Findings, CommitsCoverEarlierOnes) {
  static const std::string Begin = R"(
  .reg .b64 %d; .reg .b32 %ta;
  .shared .b32 where; .shared .align 8 .b64 done;
  setp.lt.u32 %q, %t, 32;
  @%q tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [where], 32;
  @%p mbarrier.init.shared.b64 [bar], 1;
  @%p mbarrier.init.shared.b64 [done], 1;
  fence.proxy.async;
  bar.sync 0;
  ld.shared.b32 %ta, [where];
  shr.b32 %r, %s, 4;
  cvt.u64.u32 %d, %r;
  or.b64 %d, %d, 0x0000400800010000;
  @!%p bra Others;
  tcgen05.cp.cta_group::1.4x256b [%ta], %d;
  tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [bar];
Again:
  mbarrier.test_wait.parity.shared.b64 %q, [bar], 0;
  @!%q bra Again;
  tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [done];
Others:
  setp.ne.u32 %q, %t, 32;
  @%q bra End;
)";
  static const std::string Wait = R"(
Wait:
  mbarrier.test_wait.parity.shared.b64 %q, [done], 0;
  @!%q bra Wait;
)";
  static const std::string End = R"(
  st.shared.u32 [%s], 1;
End:
  bar.sync 0;
  setp.lt.u32 %q, %t, 32;
  @%q tcgen05.dealloc.cta_group::1.sync.aligned.b32 %ta, 32;
)";
  EXPECT_EQ(broken(Begin + Wait + End, 64), Names());
  EXPECT_EQ(broken(Begin + End, 64), Names({"async-at-exit", "race-async"}));
}

static constexpr const char *Init = "@%p mbarrier.init.shared.b64 [bar], ";

TEST(Findings, CountsArrivalsAtMbarriers) {
  // The boundaries of the count, and one more on both sides.
  for (const char *Right : {"1", "1048575"})
    EXPECT_EQ(broken(std::string(Init) + Right + ";", 1), Names()) << Right;
  for (const char *Wrong : {"0", "1048576"})
    EXPECT_EQ(broken(std::string(Init) + Wrong + ";", 1),
              Names({"mbarrier-count"}))
        << Wrong;
  std::string Arrive = std::string(Init) + "2;\nbar.warp.sync -1;\n"
                                           "mbarrier.arrive.shared.b64 %t64, "
                                           "[bar], ";
  EXPECT_EQ(broken(Arrive + "2;", 1), Names());
  EXPECT_EQ(broken(Arrive + "3;", 1), Names({"mbarrier-count"}));
}

TEST(Findings, KnowsWhereMbarriersBeginAndEnd) {
  std::string Arrive = "mbarrier.arrive.shared.b64 %t64, [bar];\n",
              One = std::string(Init) + "1;\n",
              End = "mbarrier.inval.shared.b64 [bar];\n";
  pair("mbarrier-use", "", One, Arrive, 1);
  pair("mbarrier-init", One + Arrive, End, One, 1);
  pair("mbarrier-use", One + Arrive, End, "st.shared.u32 [bar+4], 0;", 1);
  EXPECT_EQ(broken(One + End + Arrive, 1), Names({"mbarrier-use"}));
  // The bytes before and after it are no part of it.
  EXPECT_EQ(broken(One + "st.shared.u32 [bar+-4], 0;", 1), Names());
  EXPECT_EQ(broken(One + "st.shared.u8 [bar+7], 0;", 1),
            Names({"mbarrier-use"}));
}

TEST(Findings, ComparesTheCountsOfABarrier) {
  std::string Halves = "setp.ge.u32 %p, %t, 32;\n@%p bar.sync 1, ";
  EXPECT_EQ(broken(Halves + "64;\n@!%p bar.sync 1, 64;", 64), Names());
  EXPECT_EQ(
      broken(Halves + "64;\n@!%p bar.arrive 1, 32;", 64).count("barrier-count"),
      1U);
}

TEST(Findings, SaysWhatADeadlockWaitsFor) {
  auto M = parse(std::string(Header) + Init +
                 "2;\n"
                 "mbarrier.arrive.expect_tx."
                 "shared.b64 %t64, [bar], 16;\n"
                 "Wait: mbarrier.try_wait.parity."
                 "shared.b64 %q, [bar], 0;\n"
                 "@!%q bra Wait;\nret; }");
  ASSERT_TRUE(bool(M)) << toString(M.takeError());
  Machine Device(**M);
  Device.setFindings({});
  Launch L;
  Error E = Device.launch("k", L, std::vector<uint8_t>(8));
  EXPECT_TRUE(bool(E));
  consumeError(std::move(E));
  EXPECT_TRUE(Device.isErrorFound());
  std::vector<Finding> Found = Device.takeFindings();
  ASSERT_EQ(Found.size(), 1U);
  EXPECT_EQ(Found[0].Parties[0].What,
            "waits for the end of phase 0 of an mbarrier that waits for 1 "
            "arrivals and 16 bytes");
}

TEST(Findings, TakesMbarriersOf64BitsOnly) {
  for (const char *Name :
       {"mbarrier.init.shared::cta.", "mbarrier.inval.shared.",
        "mbarrier.arrive.shared.", "mbarrier.try_wait.parity.shared::cta.",
        "mbarrier.pending_count.", "cp.async.mbarrier.arrive.noinc.shared."}) {
    EXPECT_EQ(checkMnemonic(std::string(Name) + "b64"), "");
    EXPECT_EQ(checkMnemonic(std::string(Name) + "b32"),
              "a type other than .b64 in " + std::string(Name) + "b32");
  }
}

TEST(Findings, ComparesTheSizesOfStrongOperations) {
  std::string Update = "@%p atom.relaxed.gpu.global.add.u32 %n, [%out], 1;\n"
                       "@!%p ";
  EXPECT_EQ(broken(Update + "ld.relaxed.gpu.global.u32 %n, [%out];", 64),
            Names());
  EXPECT_EQ(broken(Update + "ld.relaxed.gpu.global.u8 %n, [%out+1];", 64),
            Names({"race-part"}));
  EXPECT_EQ(broken(Update + "ld.relaxed.gpu.global.u64 %t64, [%out];", 64),
            Names({"race-size"}));
  EXPECT_EQ(broken(Update + "st.relaxed.gpu.global.u8 [%out+1], 1;", 64),
            Names({"race-size"}));
  // Updates are atomic whatever their sizes are, if their scopes allow it.
  EXPECT_EQ(
      broken(Update + "atom.relaxed.gpu.global.add.u64 %t64, [%out], 1;", 64),
      Names());
}
