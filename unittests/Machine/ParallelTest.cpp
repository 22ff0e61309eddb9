//===- ParallelTest.cpp - Blocks in threads of the process ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Claims.h"
#include "Machine/Machine.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <cstring>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::ptxmachine;

// %t, %b and %n are the numbers of the thread, of the block and of the thread
// in the grid; "flags" and "out" are memory, of which nobody has written "out".
// Each thread has four bytes of "out" at %mine.
static constexpr char Header[] = R"(
.version 8.8
.target sm_90
.address_size 64
.extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
.extern .func (.param .b64 r) malloc(.param .b64 n);
.global .align 8 .b8 text[4] = {37, 117, 10, 0};
.global .align 4 .u32 ticket;
.visible .entry k(.param .u64 flags, .param .u64 out) {
  .reg .b64 %flags, %out, %mine, %d<8>; .reg .b32 %t, %b, %n, %a, %u, %r<8>;
  .reg .pred %p<4>; .reg .b16 %h<2>;
  .shared .align 16 .b8 s[1024]; .shared .align 8 .b64 bar;
  .local .align 8 .b8 l[16];
  ld.param.u64 %flags, [flags]; ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x; mov.u32 %b, %ctaid.x;
  mad.lo.u32 %n, %b, 64, %t;
  mul.wide.u32 %mine, %n, 4; add.s64 %mine, %mine, %out;
  shl.b32 %a, %t, 2; mov.u32 %r0, s; add.u32 %a, %a, %r0;
)";

static constexpr unsigned Blocks = 24, Threads = 64;

namespace {
/// Everything that a launch gives.
struct Given {
  std::string Text;
  unsigned Threads = 0;
};
} // namespace

static Given give(const ptxmachine::Module &M, unsigned Jobs, uint64_t Seed,
                  bool Findings) {
  Machine Device(M);
  if (Findings)
    Device.setFindings({});
  uint64_t Buffers[2] = {Device.allocate(4096),
                         Device.allocate(size_t(Blocks) * Threads * 4)};
  Device.setUndefined(Buffers[1], size_t(Blocks) * Threads * 4);
  Launch L;
  L.Grid[0] = Blocks;
  L.Block[0] = Threads;
  L.Seed = Seed;
  L.Jobs = Jobs;
  Error E = Device.launch(
      "k", L,
      ArrayRef(reinterpret_cast<const uint8_t *>(Buffers), sizeof Buffers));
  Given All;
  All.Threads = Device.threadsUsed();
  raw_string_ostream OS(All.Text);
  if (E)
    OS << "error: " << toString(std::move(E)) << "\n";
  else
    Device.checkOutput(Buffers[1], size_t(Blocks) * Threads * 4, false);
  OS << Device.takeOutput();
  for (const Finding &F : Device.takeFindings()) {
    OS << F.Rule << " " << F.Message << " x" << F.Count << "\n";
    for (const Party &P : F.Parties)
      OS << "  " << P.Block[0] << ":" << P.Thread[0] << " line " << P.Line
         << " " << P.What << "\n";
  }
  for (uint64_t Buffer : Buffers) {
    std::vector<uint8_t> Bytes(4096);
    cantFail(Device.read(Buffer, Bytes));
    for (uint8_t B : Bytes)
      OS << unsigned(B) << " ";
    OS << "\n";
  }
  return All;
}

/// \p Body gives the same with any number of threads; with several ones in
/// several threads, if \p Beside is set, and in one otherwise.
static std::string same(const std::string &Body, bool Beside) {
  auto M = parse(Header + Body + "Done: ret;\n}\n");
  if (!M) {
    ADD_FAILURE() << toString(M.takeError());
    return "";
  }
  std::string First;
  for (bool Findings : {true, false})
    for (uint64_t Seed : {0, 1, 7}) {
      Given One = give(**M, 1, Seed, Findings);
      EXPECT_EQ(One.Threads, 1u);
      if (First.empty())
        First = One.Text;
      for (unsigned Jobs : {2u, 5u, 64u}) {
        Given Many = give(**M, Jobs, Seed, Findings);
        EXPECT_EQ(Many.Text, One.Text)
            << Body << "seed " << Seed << ", " << Jobs << " threads";
        EXPECT_EQ(Many.Threads, Beside ? std::min(Jobs, Blocks) : 1) << Body;
      }
    }
  return First;
}

//===----------------------------------------------------------------------===//
// Blocks of their own
//===----------------------------------------------------------------------===//

TEST(Parallel, BlocksThatShareNothing) {
  same(R"(
  st.shared.u32 [%a], %n;
  bar.sync 0;
  xor.b32 %a, %a, 124;
  ld.shared.u32 %r1, [%a];
  ld.global.u32 %r2, [%flags];
  mad.lo.u32 %r1, %r1, 3, %r2;
  st.global.u32 [%mine], %r1;
)",
       true);
}

TEST(Parallel, ClocksAreOfTheBlock) {
  same("mov.u32 %r1, %clock;\nst.global.u32 [%mine], %r1;\n", true);
}

TEST(Parallel, TextIsInTheOrderOfBlocks) {
  std::string Text = same(R"(
  setp.ne.u32 %p0, %t, 0;
  @%p0 bra Done;
  st.local.u32 [l], %b;
  mov.u64 %d0, text; mov.u64 %d1, l; cvta.local.u64 %d1, %d1;
  cvta.global.u64 %d0, %d0;
  .param .b64 f; .param .b64 a; .param .b32 r;
  st.param.b64 [f], %d0; st.param.b64 [a], %d1;
  call (r), vprintf, (f, a);
)",
                          true);
  EXPECT_EQ(Text.substr(0, 10), "0\n1\n2\n3\n4\n");
}

// Each block has races of its own, and what the host reads is undefined.
TEST(Parallel, FindingsNameTheFirstBlock) {
  std::string Text = same(R"(
  st.shared.u32 [%a], %n;
  xor.b32 %a, %a, 4;
  ld.shared.u32 %r1, [%a];
  setp.lt.u32 %p0, %b, 3;
  @%p0 st.global.u32 [%mine], %r1;
  @%p0 bra Done;
  st.global.u32 [%mine], %u;
)",
                          true);
  EXPECT_NE(Text.find("race-shared"), std::string::npos) << Text;
  EXPECT_NE(Text.find("\n  0:"), std::string::npos) << Text;
  EXPECT_NE(Text.find("undefined-output"), std::string::npos) << Text;
  EXPECT_NE(Text.find("3:0 line"), std::string::npos) << Text;
}

// Undefined bits that an earlier instruction has brought to memory.
TEST(Parallel, UndefinedBitsOfWordsSideBySide) {
  std::string Text = same(R"(
  st.global.u32 [%mine], %u;
  bar.sync 0;
  and.b32 %r1, %b, 1;
  setp.eq.u32 %p0, %r1, 0;
  @%p0 st.global.u32 [%mine], %t;
  bar.sync 0;
  ld.global.u32 %r2, [%mine];
  setp.eq.u32 %p1, %r2, 5;
  @%p1 bra Done;
)",
                          true);
  EXPECT_NE(Text.find("undefined-branch"), std::string::npos) << Text;
}

TEST(Parallel, AsynchronousCopies) {
  same(R"(
  and.b32 %r1, %t, 3;
  shl.b32 %r1, %r1, 4;
  add.u32 %r2, %r0, %r1;
  cvt.u64.u32 %d0, %r1;
  add.u64 %d0, %d0, %flags;
  cp.async.ca.shared.global [%r2], [%d0], 16;
  cp.async.wait_all;
  ld.shared.u32 %r3, [%r2];
  st.global.u32 [%mine], %r3;
)",
       true);
}

//===----------------------------------------------------------------------===//
// Blocks that depend on each other
//===----------------------------------------------------------------------===//

TEST(Parallel, Tickets) {
  same(R"(
  atom.global.add.u32 %r1, [ticket], 1;
  st.global.u32 [%mine], %r1;
)",
       false);
}

// What was written before the conflict must not stay.
TEST(Parallel, MemoryIsRestored) {
  same(R"(
  ld.global.u32 %r1, [%flags+64];
  shl.b32 %r2, %b, 2; cvt.u64.u32 %d0, %r2; add.u64 %d0, %d0, %flags;
  atom.global.add.u32 %r3, [%d0+1024], 1;
  st.global.u32 [%mine], %r3;
  bar.sync 0;
  setp.ne.u32 %p0, %n, 1535;
  @%p0 bra Done;
  red.global.add.u32 [%flags+64], 1;
)",
       false);
}

TEST(Parallel, ABlockWaitsForTheNextOne) {
  same(R"(
  setp.ne.u32 %p0, %t, 0;
  @%p0 bra Done;
  mul.wide.u32 %d0, %b, 4; add.s64 %d0, %d0, %flags;
  setp.eq.u32 %p1, %b, 23;
  @%p1 bra Tell;
Wait:
  ld.acquire.gpu.global.u32 %r1, [%d0+4];
  setp.eq.u32 %p2, %r1, 0;
  @%p2 bra Wait;
Tell:
  st.release.gpu.global.u32 [%d0], 1;
  st.global.u32 [%mine], %b;
)",
       false);
}

TEST(Parallel, BarrierOfTheGrid) {
  same(R"(
  st.global.u32 [%mine], %n;
  bar.sync 0;
  setp.ne.u32 %p0, %t, 0;
  @%p0 bra Wait;
  fence.acq_rel.gpu;
  atom.relaxed.gpu.global.add.u32 %r1, [ticket], 1;
Again:
  ld.acquire.gpu.global.u32 %r1, [ticket];
  setp.ne.u32 %p1, %r1, 24;
  @%p1 bra Again;
Wait:
  bar.sync 0;
  xor.b32 %r2, %n, 64;
  mul.wide.u32 %d0, %r2, 4; add.s64 %d0, %d0, %out;
  ld.global.u32 %r3, [%d0];
)",
       false);
}

TEST(Parallel, ADeadlockOfBlocks) {
  std::string Text = same(R"(
  setp.ne.u32 %p0, %t, 0;
  @%p0 bra Done;
Again:
  ld.acquire.gpu.global.u32 %r1, [ticket];
  setp.ne.u32 %p1, %r1, 1;
  @%p1 bra Again;
)",
                          false);
  EXPECT_NE(Text.find("deadlock"), std::string::npos) << Text;
}

TEST(Parallel, AnErrorIsThatOfOneThread) {
  std::string Text = same(R"(
  st.global.u32 [%mine], %t;
  setp.ne.u32 %p0, %n, 700;
  @%p0 bra Done;
  ld.global.u32 %r1, [%flags+5000];
)",
                          false);
  EXPECT_NE(Text.find("out of bounds"), std::string::npos) << Text;
}

TEST(Parallel, MemoryOfTheHeap) {
  same(R"(
  .param .b64 n; .param .b64 r;
  setp.ne.u32 %p0, %t, 0;
  @%p0 bra Done;
  mov.u64 %d0, 16;
  st.param.b64 [n], %d0;
  call (r), malloc, (n);
  ld.param.b64 %d0, [r];
  cvt.u32.u64 %r1, %d0;
  st.global.u32 [%mine], %r1;
)",
       false);
}

TEST(Parallel, TheTimeOfAllBlocks) {
  same("mov.u64 %d0, %globaltimer;\ncvt.u32.u64 %r1, %d0;\n"
       "st.global.u32 [%mine], %r1;\n",
       false);
}

// Races between blocks are found.
TEST(Parallel, BlocksThatRace) {
  std::string Text = same("st.global.u32 [%flags], %b;\n", false);
  EXPECT_NE(Text.find("race"), std::string::npos) << Text;
}

// Blocks that have bytes of the same word are not told apart.
TEST(Parallel, BytesOfOneWord) {
  same(R"(
  setp.ne.u32 %p0, %t, 0;
  @%p0 bra Done;
  cvt.u64.u32 %d0, %b; add.u64 %d0, %d0, %flags;
  cvt.u16.u32 %h0, %b;
  st.global.u8 [%d0], %h0;
)",
       false);
}

//===----------------------------------------------------------------------===//
// Claims
//===----------------------------------------------------------------------===//

TEST(Claims, ReadersShareAndWritersDoNot) {
  Claims All;
  Claimer A(All), B(All);
  alignas(16) uint8_t Bytes[64] = {};
  EXPECT_TRUE(A.claim(0, Bytes, 8, false));
  EXPECT_TRUE(B.claim(1, Bytes, 8, false));
  EXPECT_TRUE(A.claim(0, Bytes, 8, false));
  // Both have read it.
  EXPECT_FALSE(A.claim(0, Bytes, 4, true));
  EXPECT_TRUE(A.claim(0, Bytes + 8, 4, true));
  EXPECT_TRUE(A.claim(0, Bytes + 8, 4, false));
  EXPECT_FALSE(B.claim(1, Bytes + 11, 1, false));
  EXPECT_FALSE(B.claim(1, Bytes + 8, 1, true));
  EXPECT_TRUE(B.claim(1, Bytes + 12, 1, true));
  // Another cluster of the same thread.
  EXPECT_FALSE(A.claim(2, Bytes + 8, 4, false));
}

TEST(Claims, RestoreWhatWasBefore) {
  Claims All;
  Claimer A(All);
  alignas(16) uint8_t Bytes[16];
  for (unsigned N = 0; N < 16; ++N)
    Bytes[N] = uint8_t(N);
  auto Write = [&](unsigned First, unsigned Size) {
    ASSERT_TRUE(A.claim(7, Bytes + First, Size, true));
    std::memset(Bytes + First, 0xFF, Size);
  };
  Write(1, 1);
  Write(0, 4);
  Write(3, 6);
  Write(2, 9);
  A.restore();
  for (unsigned N = 0; N < 16; ++N)
    EXPECT_EQ(Bytes[N], N);
}
