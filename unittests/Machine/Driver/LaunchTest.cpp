//===- LaunchTest.cpp - Modules, libraries and launches -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstdio>
#include <cstdlib>

using namespace cudatest;

namespace {

TEST_F(CudaTest, ParametersAndExtra) {
  void *K = kernel(load(AddPtx), "add");
  uint64_t To = allocate(4);
  uint32_t Value = 3;
  void *Parameters[] = {&To, &Value};
  EXPECT_EQ(launch(K, Parameters, 2, 4), 0);
  EXPECT_EQ(read(To), 24u);
  struct {
    uint64_t To;
    uint32_t Value;
  } Buffer = {To, 100};
  size_t Size = sizeof Buffer;
  void *Extra[] = {reinterpret_cast<void *>(1), &Buffer,
                   reinterpret_cast<void *>(2), &Size, nullptr};
  EXPECT_EQ(launch(K, nullptr, 1, 1, 0, nullptr, Extra), 0);
  EXPECT_EQ(read(To), 124u);
  Size = 8;
  EXPECT_EQ(launch(K, nullptr, 1, 1, 0, nullptr, Extra), 1);
  EXPECT_EQ(launch(K, nullptr), 1);
}

TEST_F(CudaTest, SizesThatAreRefused) {
  void *M = load(AddPtx);
  EXPECT_EQ(launch(kernel(M, "bounded"), nullptr, 1, 128), 0);
  EXPECT_EQ(launch(kernel(M, "bounded"), nullptr, 1, 129), 1);
  EXPECT_EQ(launch(kernel(M, "bounded"), nullptr, 0), 1);
  EXPECT_EQ(launch(kernel(M, "required"), nullptr, 1, 32), 0);
  EXPECT_EQ(launch(kernel(M, "required"), nullptr, 1, 16), 1);
  EXPECT_EQ(launch(kernel(M, "clusters"), nullptr, 4, 1), 0);
  EXPECT_EQ(launch(kernel(M, "clusters"), nullptr, 3, 1), 1);
  EXPECT_EQ(launch(nullptr, nullptr), 400);
}

TEST_F(CudaTest, DynamicSharedMemoryIsAskedFor) {
  void *K = kernel(load(AddPtx), "bounded");
  EXPECT_EQ(launch(K, nullptr, 1, 1, 48 << 10), 0);
  EXPECT_EQ(launch(K, nullptr, 1, 1, 64 << 10), 1);
  EXPECT_EQ(call("cuFuncSetAttribute", K, 8, 64 << 10), 0);
  EXPECT_EQ(launch(K, nullptr, 1, 1, 64 << 10), 0);
  EXPECT_EQ(call("cuFuncSetAttribute", K, 8, 1 << 20), 1);
  int Value = 0;
  EXPECT_EQ(call("cuFuncGetAttribute", &Value, 8, K), 0);
  EXPECT_EQ(Value, 64 << 10);
}

TEST_F(CudaTest, LaunchesWithAttributes) {
  void *M = load(AddPtx), *K = kernel(M, "add");
  uint64_t To = allocate(4);
  uint32_t Value = 1;
  void *Parameters[] = {&To, &Value};
  struct Attribute {
    unsigned Id, Pad, Values[16];
  } Attributes[] = {{4, 0, {2, 1, 1}}, {8, 0, {1}}};
  struct {
    unsigned Grid[3] = {4, 1, 1}, Block[3] = {8, 1, 1}, Shared = 0;
    void *Stream = nullptr;
    Attribute *Attributes;
    unsigned Count = 2;
  } Config;
  Config.Attributes = Attributes;
  auto Launch = [&](void *Which) {
    return call("cuLaunchKernelEx", &Config, Which,
                static_cast<void **>(Parameters),
                static_cast<void **>(nullptr));
  };
  EXPECT_EQ(Launch(K), 0);
  EXPECT_EQ(read(To), 32u);
  Attributes[0].Values[0] = 3;
  EXPECT_EQ(Launch(K), 1);
  Config.Grid[0] = 16;
  Attributes[0].Values[0] = 16;
  EXPECT_EQ(Launch(K), 912);
  EXPECT_EQ(call("cuFuncSetAttribute", K, 14, 1), 0);
  EXPECT_EQ(Launch(K), 0);
  // What the code requires is not changed.
  Attributes[0].Values[0] = 4;
  EXPECT_EQ(Launch(kernel(M, "clusters")), 912);
}

// Every block counts, and waits until all have.
static const char MeetPtx[] = R"(.version 8.8
.target sm_90
.address_size 64
.visible .entry meet(.param .u64 memory)
{
  .reg .b32 %r<4>;
  .reg .b64 %d;
  .reg .pred %p;
  ld.param.u64 %d, [memory];
  mov.u32 %r1, %nctaid.x;
  atom.acq_rel.gpu.global.add.u32 %r0, [%d], 1;
again:
  ld.acquire.gpu.global.u32 %r2, [%d];
  setp.lt.u32 %p, %r2, %r1;
  @%p bra again;
  ret;
}
)";

TEST_F(CudaTest, CooperativeLaunches) {
  void *K = kernel(load(MeetPtx), "meet");
  auto Launch = [&](unsigned Blocks, unsigned Threads) {
    uint64_t To = allocate(4);
    void *Parameters[] = {&To};
    int Result = call("cuLaunchCooperativeKernel", K, Blocks, 1u, 1u, Threads,
                      1u, 1u, 0u, static_cast<void *>(nullptr),
                      static_cast<void **>(Parameters));
    if (!Result)
      EXPECT_EQ(read(To), Blocks * Threads);
    return Result;
  };
  EXPECT_EQ(Launch(24, 1), 0);
  // 16 processors hold two blocks of 1024 threads each.
  EXPECT_EQ(Launch(32, 1024), 0);
  EXPECT_EQ(Launch(33, 1024), 720);
}

// All threads write the same word.
static const char RacePtx[] = R"(.version 8.8
.target sm_90
.address_size 64
.visible .entry race(.param .u64 memory)
{
  .reg .b32 %r<2>;
  .reg .b64 %d;
  ld.param.u64 %d, [memory];
  mov.u32 %r0, %tid.x;
  st.global.u32 [%d], %r0;
  ret;
}
)";

/// What is printed, and the results of two launches of a race with
/// OPENNVVM_MACHINE_FINDINGS as \p Setting.
static std::string findings(const char *Setting, int (&Results)[2],
                            llvm::function_ref<int()> Launch) {
  setenv("OPENNVVM_MACHINE_FINDINGS", Setting, 1);
  testing::internal::CaptureStderr();
  for (int &Result : Results)
    Result = Launch();
  unsetenv("OPENNVVM_MACHINE_FINDINGS");
  return testing::internal::GetCapturedStderr();
}

TEST_F(CudaTest, FindingsArePrintedOnce) {
  uint64_t To = allocate(4);
  void *Parameters[] = {&To};
  std::string Path = testing::TempDir() + "opennvvm-findings.json";
  remove(Path.c_str());
  setenv("OPENNVVM_MACHINE_REPORT", Path.c_str(), 1);
  void *K = kernel(load(RacePtx), "race");
  auto Launch = [&] { return launch(K, Parameters, 1, 2); };
  int Results[2];
  std::string Printed = findings("report", Results, Launch);
  unsetenv("OPENNVVM_MACHINE_REPORT");
  EXPECT_EQ(Results[0], 0);
  EXPECT_EQ(Results[1], 0);
  size_t First = Printed.find("[race-global]");
  ASSERT_NE(First, std::string::npos) << Printed;
  EXPECT_EQ(Printed.find("[race-global]", First + 1), std::string::npos);
  EXPECT_NE(Printed.find("PTX line 10: st.global.u32 [%d], %r0;"),
            std::string::npos)
      << Printed;
  auto Text = llvm::MemoryBuffer::getFile(Path);
  ASSERT_TRUE(bool(Text));
  llvm::Expected<llvm::json::Value> Line =
      llvm::json::parse((*Text)->getBuffer());
  ASSERT_TRUE(bool(Line));
  const llvm::json::Object &O = *Line->getAsObject();
  EXPECT_EQ(O.getString("rule"), "race-global");
  EXPECT_EQ(O.getString("kernel"), "race");
  EXPECT_EQ(O.getArray("parties")->size(), 2u);
  remove(Path.c_str());
}

TEST_F(CudaTest, FindingsAreErrorsOrNothing) {
  uint64_t To = allocate(4);
  void *Parameters[] = {&To};
  void *K = kernel(load(RacePtx), "race");
  auto Launch = [&] { return launch(K, Parameters, 1, 2); };
  int Results[2];
  EXPECT_NE(findings("error", Results, Launch), "");
  EXPECT_EQ(Results[0], 719);
  EXPECT_EQ(Results[1], 719);
  setenv("OPENNVVM_MACHINE_FINDINGS", "off", 1);
  K = kernel(load(RacePtx), "race");
  EXPECT_EQ(findings("off", Results, Launch), "");
  EXPECT_EQ(Results[0], 0);
}

static constexpr const char *BlocksPtx = R"(.version 8.0
.target sm_80
.address_size 64
.visible .entry blocks(.param .u64 memory)
{
  .reg .b32 %r<4>;
  .reg .b64 %d<2>;
  .shared .align 4 .b8 s[4];
  ld.param.u64 %d0, [memory];
  mov.u32 %r0, %tid.x;
  mov.u32 %r1, %ctaid.x;
  mad.lo.u32 %r0, %r1, 32, %r0;
  st.shared.u32 [s], %r0;
  mul.wide.u32 %d1, %r0, 4;
  add.u64 %d0, %d0, %d1;
  st.global.u32 [%d0], %r0;
  ld.shared.u32 %r2, [s];
  ret;
}
)";

TEST_F(CudaTest, ThreadsOfTheProcessChangeNothing) {
  std::string First;
  for (const char *Jobs : {"", "1", "2", "7", "auto", "none"}) {
    setenv("OPENNVVM_MACHINE_JOBS", Jobs, 1);
    uint64_t To = allocate(64 * 32 * 4);
    void *Parameters[] = {&To};
    void *K = kernel(load(BlocksPtx), "blocks");
    int Results[2];
    std::string Printed = findings(
        "report", Results, [&] { return launch(K, Parameters, 64, 32); });
    EXPECT_EQ(Results[0], 0);
    EXPECT_NE(Printed.find("[race-shared]"), std::string::npos) << Printed;
    First = First.empty() ? Printed : First;
    EXPECT_EQ(Printed, First) << Jobs;
    for (uint32_t N = 0; N < 64 * 32; ++N)
      ASSERT_EQ(read(To + 4 * uint64_t(N)), N) << Jobs;
  }
  unsetenv("OPENNVVM_MACHINE_JOBS");
}

TEST_F(CudaTest, OnlyTheFirstBlocks) {
  void *K = kernel(load(AddPtx), "add");
  uint64_t To = allocate(4);
  uint32_t Value = 1;
  void *Parameters[] = {&To, &Value};
  uint32_t Sum = 0;
  for (auto [Blocks, Executed] :
       {std::pair{"2", 2}, {"5", 5}, {"6", 5}, {"0", 5}, {"two", 5}}) {
    setenv("OPENNVVM_MACHINE_BLOCKS", Blocks, 1);
    EXPECT_EQ(launch(K, Parameters, 5, 4), 0);
    EXPECT_EQ(read(To), Sum += uint32_t(Executed) * 4) << Blocks;
  }
  unsetenv("OPENNVVM_MACHINE_BLOCKS");
}

TEST_F(CudaTest, Libraries) {
  void *Library = nullptr, *K = nullptr, *F = nullptr;
  void *None = nullptr;
  EXPECT_EQ(call("cuLibraryLoadData", &Library, AddPtx, None, None, 0u, None,
                 None, 0u),
            0);
  unsigned Count = 0;
  EXPECT_EQ(call("cuLibraryGetKernelCount", &Count, Library), 0);
  EXPECT_EQ(Count, 4u);
  EXPECT_EQ(call("cuLibraryGetKernel", &K, Library, "add"), 0);
  EXPECT_EQ(call("cuLibraryGetKernel", &F, Library, "counter"), 500);
  EXPECT_EQ(call("cuKernelGetFunction", &F, K), 0);
  size_t Offset = 0, Size = 0;
  EXPECT_EQ(call("cuKernelGetParamInfo", K, size_t(1), &Offset, &Size), 0);
  EXPECT_EQ(Offset, 8u);
  EXPECT_EQ(Size, 4u);
  EXPECT_EQ(call("cuFuncGetParamInfo", F, size_t(2), &Offset, &Size), 1);
  const char *Name = nullptr;
  EXPECT_EQ(call("cuFuncGetName", &Name, F), 0);
  EXPECT_STREQ(Name, "add");
  uint64_t Address = 0;
  EXPECT_EQ(call("cuLibraryGetGlobal", &Address, &Size, Library, "counter"), 0);
  EXPECT_EQ(Size, 4u);
  EXPECT_EQ(read(Address), 5u);
  EXPECT_EQ(call("cuLibraryUnload", Library), 0);
  EXPECT_EQ(call("cuLibraryUnload", Library), 400);
  EXPECT_EQ(call("cuKernelGetFunction", &F, K), 400);
}

TEST_F(CudaTest, FunctionsSayTheirBounds) {
  void *M = load(AddPtx);
  auto Ask = [&](const char *Name, int Attribute) {
    int Value = -1;
    EXPECT_EQ(call("cuFuncGetAttribute", &Value, Attribute, kernel(M, Name)),
              0);
    return Value;
  };
  EXPECT_EQ(Ask("add", 0), 1024);
  EXPECT_EQ(Ask("bounded", 0), 128);
  EXPECT_EQ(Ask("required", 0), 32);
  EXPECT_LE(Ask("required", 4), 40);
  EXPECT_EQ(Ask("clusters", 11), 2);
  EXPECT_EQ(Ask("clusters", 12), 1);
}

TEST_F(CudaTest, Occupancy) {
  setenv("OPENNVVM_MACHINE", "sm_90", 1);
  void *K = kernel(load(AddPtx), "add");
  int Blocks = 0, Grid = 0, Block = 0;
  auto Ask = [&](int Threads, size_t Shared) {
    EXPECT_EQ(call("cuOccupancyMaxActiveBlocksPerMultiprocessor", &Blocks, K,
                   Threads, Shared),
              0);
    return Blocks;
  };
  EXPECT_EQ(Ask(1024, 0), 2);
  EXPECT_EQ(Ask(32, 0), 32);
  EXPECT_EQ(Ask(32, 40 << 10), 5); // 228 KiB, and 1 KiB of each block.
  EXPECT_EQ(call("cuOccupancyMaxPotentialBlockSize", &Grid, &Block, K,
                 static_cast<void *>(nullptr), size_t(0), 0),
            0);
  EXPECT_EQ(Block, 1024);
  EXPECT_EQ(Grid, 32);
}

TEST_F(CudaTest, Images) {
  void *M = nullptr;
  testing::internal::CaptureStderr();
  EXPECT_EQ(call("cuModuleLoadData", &M, "\177ELF\2\1\1"), 209);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "opennvvm machine: machine code (a cubin) is not executed; give "
            "PTX\n");
  testing::internal::CaptureStderr();
  char Log[100] = "";
  int Options[] = {5, 6};
  void *Values[] = {Log, reinterpret_cast<void *>(sizeof Log)};
  EXPECT_EQ(call("cuModuleLoadDataEx", &M, ".version 7.8\n.nonsense", 2u,
                 static_cast<int *>(Options), static_cast<void **>(Values)),
            218);
  EXPECT_NE(testing::internal::GetCapturedStderr(), "");
  EXPECT_EQ(std::string(Log).substr(0, 6), "line 2");
}

/// A fat binary with one entry of PTX for sm_80.
std::string fatBinary(const std::string &Payload, uint64_t Flags,
                      size_t PlainSize) {
  struct {
    uint32_t Magic = 0xba55ed50;
    uint16_t Version = 1, HeaderSize = 16;
    uint64_t Size;
    uint16_t Kind = 1, EntryVersion = 0x101;
    uint32_t EntryHeader = 64;
    uint64_t PayloadSize;
    uint32_t Compressed, Options = 0;
    uint16_t Minor = 0, Major = 9;
    uint32_t Machine = 80;
    uint64_t Name = 0, Flags, Zero = 0, PlainSize;
  } H;
  static_assert(sizeof H == 16 + 64);
  H.PayloadSize = Payload.size();
  H.Compressed = uint32_t(Payload.size());
  H.Size = 64 + Payload.size();
  H.Flags = Flags;
  H.PlainSize = PlainSize;
  return std::string(reinterpret_cast<const char *>(&H), sizeof H) + Payload;
}

TEST_F(CudaTest, FatBinaries) {
  void *M = nullptr;
  std::string Text = AddPtx;
  std::string Plain = fatBinary(Text + std::string(8, '\0'), 0x11, 0);
  EXPECT_EQ(call("cuModuleLoadFatBinary", &M, Plain.data()), 0);
  EXPECT_EQ(launch(kernel(M, "bounded"), nullptr), 0);
  // The wrapper of programs.
  struct {
    uint32_t Magic = 0x466243b1, Version = 1;
    const void *Data;
    void *Names = nullptr;
  } Wrapper;
  Wrapper.Data = Plain.data();
  EXPECT_EQ(call("cuModuleLoadData", &M, &Wrapper), 0);
  // LZ4: all text is literals; then 19 newlines repeat the last byte, and five
  // are literals again.
  std::string Packed = "\xff";
  size_t Left = Text.size() - 15;
  for (; Left >= 255; Left -= 255)
    Packed += char(255);
  Packed += char(Left);
  Packed += Text + std::string("\1\0\0", 3) + "\x50\n\n\n\n\n";
  size_t Size = Text.size() + 19 + 5;
  std::string Fat = fatBinary(Packed, 0x2011, Size);
  EXPECT_EQ(call("cuModuleLoadData", &M, Fat.data()), 0);
  EXPECT_EQ(launch(kernel(M, "bounded"), nullptr), 0);
  // What is longer than it says, or repeats what is not there, is refused.
  testing::internal::CaptureStderr();
  Fat = fatBinary(Packed, 0x2011, Size - 1);
  EXPECT_EQ(call("cuModuleLoadData", &M, Fat.data()), 200);
  Fat = fatBinary(std::string("\x10\n\2\0", 4), 0x2011, 100);
  EXPECT_EQ(call("cuModuleLoadData", &M, Fat.data()), 200);
  setenv("OPENNVVM_MACHINE", "sm_75", 1);
  EXPECT_EQ(call("cuModuleLoadData", &M, Plain.data()), 209);
  EXPECT_NE(testing::internal::GetCapturedStderr(), "");
}

TEST_F(CudaTest, LinkedTexts) {
  void *Link = nullptr, *M = nullptr;
  void *None = nullptr;
  EXPECT_EQ(call("cuLinkCreate_v2", 0u, None, None, &Link), 0);
  std::string Second = ".version 7.8\n.target sm_75\n.address_size 64\n"
                       ".visible .entry other() {\n  ret;\n}\n";
  EXPECT_EQ(call("cuLinkAddData_v2", Link, 1, AddPtx,
                 std::string(AddPtx).size(), "a", 0u, None, None),
            0);
  EXPECT_EQ(call("cuLinkAddData_v2", Link, 1, Second.c_str(), Second.size(),
                 "b", 0u, None, None),
            0);
  const void *Image = nullptr;
  size_t Size = 0;
  EXPECT_EQ(call("cuLinkComplete", Link, &Image, &Size), 0);
  EXPECT_EQ(call("cuModuleLoadData", &M, Image), 0);
  EXPECT_EQ(launch(kernel(M, "other"), nullptr), 0);
  EXPECT_EQ(call("cuLinkDestroy", Link), 0);
}

} // namespace
