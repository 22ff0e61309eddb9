//===- CountingTest.cpp - Sectors, banks and executions -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Counting/Classes.h"
#include "Machine/Machine.h"
#include "gtest/gtest.h"

using namespace opennvvm::ptxmachine;

/// Runs a kernel whose %rd is the lane's address in 64 KiB of global memory,
/// and %s that in shared memory: the thread's number times \p Stride.
static std::vector<InstructionCount>
counted(const std::string &Body, unsigned Stride, unsigned Threads = 32) {
  std::string Text = R"(.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
  .reg .b32 %r<9>, %s, %n;
  .reg .b64 %rd, %w;
  .reg .pred %q;
  .shared .align 16 .b8 memory[16384];
  mov.u32 %n, %tid.x;
  ld.param.u64 %rd, [p];
  mul.lo.u32 %s, %n, )" +
                     std::to_string(Stride) + R"(;
  cvt.u64.u32 %w, %s;
  add.u64 %rd, %rd, %w;
  mov.u32 %r8, memory;
  add.u32 %s, %s, %r8;
)" + Body + "\n  ret;\n}\n";
  llvm::Expected<std::unique_ptr<Module>> M = parse(Text);
  if (!M) {
    ADD_FAILURE() << toString(M.takeError());
    return {};
  }
  Machine Device(**M);
  Device.setCounting(true);
  uint64_t At = Device.allocate(65536);
  std::vector<uint8_t> Parameters(8);
  memcpy(Parameters.data(), &At, 8);
  Launch L;
  L.Block[0] = Threads;
  if (llvm::Error E = Device.launch("k", L, Parameters))
    ADD_FAILURE() << toString(std::move(E));
  return Device.takeCounts();
}

/// What instruction \p Name did.
static InstructionCount one(const std::vector<InstructionCount> &Counts,
                            llvm::StringRef Name) {
  for (const InstructionCount &C : Counts)
    if (C.Name == Name)
      return C;
  ADD_FAILURE() << "no " << Name.str();
  return {};
}

TEST(Counting, Sectors) {
  struct {
    unsigned Stride;
    uint64_t Sectors, Least;
  } Rows[] = {{4, 4, 4}, {8, 8, 4}, {32, 32, 4}, {64, 32, 4}, {0, 1, 1}};
  for (auto &R : Rows) {
    InstructionCount C =
        one(counted("ld.global.u32 %r1, [%rd];", R.Stride), "ld.global.u32");
    EXPECT_EQ(C.Requests, 1u);
    EXPECT_EQ(C.Sectors, R.Sectors) << R.Stride;
    EXPECT_EQ(C.LeastSectors, R.Least) << R.Stride;
    EXPECT_EQ(C.SharedRequests, 0u);
  }
  InstructionCount V =
      one(counted("st.global.v4.u32 [%rd], {%r1, %r2, %r3, %r4};", 16),
          "st.global.v4.u32");
  EXPECT_EQ(V.Sectors, 16u);
  EXPECT_EQ(V.LeastSectors, 16u);
}

TEST(Counting, Banks) {
  struct {
    const char *Body, *Name;
    unsigned Stride;
    uint64_t Wavefronts, Least;
  } Rows[] = {
      {"ld.shared.u32 %r1, [%s];", "ld.shared.u32", 4, 1, 1},
      {"ld.shared.u32 %r1, [%s];", "ld.shared.u32", 8, 2, 1},
      {"ld.shared.u32 %r1, [%s];", "ld.shared.u32", 128, 32, 1},
      {"ld.shared.u32 %r1, [%s];", "ld.shared.u32", 132, 1, 1},
      // The same word is one wavefront.
      {"ld.shared.u32 %r1, [%s];", "ld.shared.u32", 0, 1, 1},
      {"ld.shared.v2.u32 {%r1, %r2}, [%s];", "ld.shared.v2.u32", 8, 2, 2},
      {"ld.shared.v4.u32 {%r1, %r2, %r3, %r4}, [%s];", "ld.shared.v4.u32", 16,
       4, 4},
      {"ld.shared.v4.u32 {%r1, %r2, %r3, %r4}, [%s];", "ld.shared.v4.u32", 128,
       32, 4},
  };
  for (auto &R : Rows) {
    InstructionCount C = one(counted(R.Body, R.Stride), R.Name);
    EXPECT_EQ(C.SharedRequests, 1u);
    EXPECT_EQ(C.Wavefronts, R.Wavefronts) << R.Name << " " << R.Stride;
    EXPECT_EQ(C.LeastWavefronts, R.Least) << R.Name << " " << R.Stride;
    EXPECT_EQ(C.Requests, 0u);
  }
}

TEST(Counting, GenericAddresses) {
  InstructionCount G = one(counted("ld.u32 %r1, [%rd];", 4), "ld.u32");
  EXPECT_EQ(G.Sectors, 4u);
  InstructionCount S =
      one(counted("cvt.u64.u32 %w, %s; cvta.shared.u64 %w, %w; "
                  "ld.u32 %r1, [%w];",
                  8),
          "ld.u32");
  EXPECT_EQ(S.Wavefronts, 2u);
  EXPECT_EQ(S.Requests, 0u);
}

TEST(Counting, EachExecutionIsARequest) {
  // Lane n loops n times: 31 requests, of 31, 30, ... lanes.
  std::vector<InstructionCount> Counts =
      counted("mov.u32 %r1, 0;\n"
              "again: setp.ge.u32 %q, %r1, %n;\n"
              "@%q bra done;\n"
              "ld.global.u8 %r2, [%rd];\n"
              "add.u32 %r1, %r1, 1;\n"
              "bra.uni again;\n"
              "done:",
              32);
  InstructionCount C = one(Counts, "ld.global.u8");
  EXPECT_EQ(C.Threads, 31u * 32 / 2);
  EXPECT_EQ(C.Warps, 31u);
  EXPECT_EQ(C.Requests, 31u);
  EXPECT_EQ(C.Sectors, 31u * 32 / 2);
}

TEST(Counting, WarpsThatAreNotFull) {
  InstructionCount C =
      one(counted("ld.global.u32 %r1, [%rd];", 4, 40), "ld.global.u32");
  EXPECT_EQ(C.Threads, 40u);
  EXPECT_EQ(C.Warps, 2u);
  EXPECT_EQ(C.Requests, 2u);
  EXPECT_EQ(C.Sectors, 5u);
}

TEST(Counting, PredicatesPreventExecution) {
  InstructionCount C = one(counted("setp.lt.u32 %q, %n, 8;\n"
                                   "@%q ld.global.u32 %r1, [%rd];",
                                   4),
                           "ld.global.u32");
  EXPECT_EQ(C.Threads, 8u);
  EXPECT_EQ(C.Sectors, 1u);
}

TEST(Counting, Classes) {
  struct {
    const char *Name;
    Ty T;
    Space Sp;
    InstructionClass Class;
  } Rows[] = {
      {"add.f32", Ty::F32, Space::Generic, InstructionClass::Float},
      {"add.s32", Ty::S32, Space::Generic, InstructionClass::Integer},
      {"fma.rn.f16x2", Ty::F16x2, Space::Generic, InstructionClass::Float},
      {"ld.shared.u32", Ty::U32, Space::Shared, InstructionClass::Shared},
      {"st.local.u32", Ty::U32, Space::Local, InstructionClass::Local},
      {"ld.param.u32", Ty::U32, Space::Param, InstructionClass::Constant},
      {"atom.add.u32", Ty::U32, Space::Global, InstructionClass::Atomic},
      {"bar.sync", Ty::None, Space::Generic, InstructionClass::Barrier},
      {"mma.sync", Ty::F32, Space::Generic, InstructionClass::Matrix},
      {"shfl.sync.bfly.b32", Ty::B32, Space::Generic, InstructionClass::Warp},
  };
  for (auto &R : Rows) {
    Mods M;
    M.T[0] = R.T;
    M.Space = R.Sp;
    EXPECT_EQ(classOf(R.Name, M), R.Class) << R.Name;
  }
  EXPECT_EQ(nameOf(InstructionClass::Other), "other");
}
