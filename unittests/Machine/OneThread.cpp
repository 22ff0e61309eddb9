//===- OneThread.cpp - Short kernels for tests ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneThread.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::ptxmachine {

/// Offsets in the buffer that a kernel writes its registers to.
static constexpr unsigned At8 = 0, At16 = 8, At32 = 16, At64 = 24, AtP = 32,
                          AtFree = 64;

/// One line, so that the body starts in the second.
static std::string prologue() {
  std::string Text = ".entry k(.param .b64 out";
  for (char C : StringRef("abce"))
    Text += std::string(", .param .b64 in_") + C;
  Text += ") { .reg .pred %p, %q, %q1; .reg .b16 %d8, %d16, %u16; "
          ".reg .b32 %d32, %t32, %u32; .reg .b64 %d64, %t64, %u64, %memory; "
          ".local .align 16 .b8 local[64]; .shared .align 16 .b8 shared[64]; "
          "ld.param.b64 %memory, [out]; add.s64 %memory, %memory, 64; ";
  for (char C : StringRef("abce"))
    for (const char *Width : {"16", "32", "64"}) {
      std::string Name = std::string("%") + C + Width;
      Text += std::string(".reg .b") + Width + " " + Name + "; ld.param.b" +
              Width + " " + Name + ", [in_" + C + "]; ";
    }
  return Text + "\n";
}

static const char Epilogue[] = R"(
  ld.param.b64 %memory, [out];
  st.global.b8 [%memory], %d8;
  st.global.b16 [%memory+8], %d16;
  st.global.b32 [%memory+16], %d32;
  st.global.b64 [%memory+24], %d64;
  selp.b32 %t32, 1, 0, %p;
  st.global.b32 [%memory+32], %t32;
  ret;
})";

static Expected<uint64_t> execute(StringRef Body, ArrayRef<uint64_t> Inputs) {
  auto M = parse(prologue() + Body.str() + Epilogue);
  if (!M)
    return M.takeError();
  Machine Device(**M);
  uint64_t Parameters[5] = {Device.allocate(AtFree + 64)};
  std::copy(Inputs.begin(), Inputs.end(), Parameters + 1);
  std::vector<uint8_t> Bytes(sizeof Parameters);
  std::memcpy(Bytes.data(), Parameters, sizeof Parameters);
  Launch L;
  L.StepLimit = 100000;
  if (Error E = Device.launch("k", L, Bytes))
    return E;
  uint8_t Out[AtFree];
  if (Error E = Device.read(Parameters[0], Out))
    return E;
  auto Read = [&](unsigned Offset, unsigned Size) {
    uint64_t V = 0;
    std::memcpy(&V, Out + Offset, Size);
    return V;
  };
  return Body.contains("%d64")   ? Read(At64, 8)
         : Body.contains("%d32") ? Read(At32, 4)
         : Body.contains("%d16") ? Read(At16, 2)
         : Body.contains("%d8")  ? Read(At8, 1)
                                 : Read(AtP, 4);
}

uint64_t run(StringRef Body, uint64_t A, uint64_t B, uint64_t C, uint64_t E) {
  Expected<uint64_t> Result = execute(Body, {A, B, C, E});
  if (Result)
    return *Result;
  ADD_FAILURE() << Body.str() << ": " << toString(Result.takeError());
  return 0xDEADDEADDEADDEAD;
}

void check(ArrayRef<Row> Rows) {
  for (const Row &R : Rows) {
    uint64_t Got = run(R.Body, R.A, R.B, R.C, R.E);
    EXPECT_EQ(Got, R.Expected)
        << R.Body << std::hex << " of 0x" << R.A << ", 0x" << R.B << ", 0x"
        << R.C << ", 0x" << R.E << " gives 0x" << Got << ", not 0x"
        << R.Expected;
  }
}

std::string failure(StringRef Body, uint64_t A, uint64_t B) {
  Expected<uint64_t> Result = execute(Body, {A, B, 0, 0});
  return Result ? "" : toString(Result.takeError());
}

//===----------------------------------------------------------------------===//
// More threads, whole modules
//===----------------------------------------------------------------------===//

static Expected<std::vector<uint32_t>> executeLanes(StringRef Body,
                                                    const Launch &L) {
  auto M = parse(
      ".entry k(.param .b64 out) { .reg .pred %p, %q, %q1; "
      ".reg .b32 %a32, %b32, %c32, %d32, %t32, %u32, %size, %cta; "
      ".reg .b64 %d64, %t64, %u64, %memory; .shared .align 16 .b8 shared[256]; "
      "mov.u32 %a32, %tid.x;\n" +
      Body.str() + R"(
  mov.u32 %size, %ntid.x;
  mov.u32 %cta, %ctaid.x;
  mov.u32 %a32, %tid.x;
  mad.lo.s32 %a32, %cta, %size, %a32;
  ld.param.b64 %memory, [out];
  mad.wide.u32 %memory, %a32, 4, %memory;
  st.global.b32 [%memory], %d32;
})");
  if (!M)
    return M.takeError();
  Machine Device(**M);
  std::vector<uint32_t> Result(size_t(L.Block[0]) * L.Grid[0]);
  uint64_t Out = Device.allocate(Result.size() * 4);
  std::vector<uint8_t> Bytes(8);
  std::memcpy(Bytes.data(), &Out, 8);
  if (Error E = Device.launch("k", L, Bytes))
    return E;
  std::vector<uint8_t> Data(Result.size() * 4);
  if (Error E = Device.read(Out, Data))
    return E;
  std::memcpy(Result.data(), Data.data(), Data.size());
  return Result;
}

Launch cluster(unsigned Ctas) {
  Launch L;
  L.Grid[0] = L.Cluster[0] = Ctas;
  return L;
}

std::vector<uint32_t> lanes(StringRef Body, const Launch &L) {
  auto Result = executeLanes(Body, L);
  if (Result)
    return *Result;
  ADD_FAILURE() << Body.str() << ": " << toString(Result.takeError());
  return std::vector<uint32_t>(size_t(L.Block[0]) * L.Grid[0], 0xDEADDEAD);
}

std::vector<uint32_t> lanes(StringRef Body, unsigned Threads) {
  Launch L;
  L.Block[0] = Threads;
  return lanes(Body, L);
}

std::string lanesFailure(StringRef Body, const Launch &L) {
  auto Result = executeLanes(Body, L);
  return Result ? "" : toString(Result.takeError());
}

static Expected<uint64_t> executeModule(StringRef Text) {
  auto M = parse(Text);
  if (!M)
    return M.takeError();
  Machine Device(**M);
  uint64_t Out = Device.allocate(256);
  std::vector<uint8_t> Bytes(8);
  std::memcpy(Bytes.data(), &Out, 8);
  if (Error E = Device.launch("k", Launch(), Bytes))
    return E;
  uint8_t Data[8];
  if (Error E = Device.read(Out, Data))
    return E;
  uint64_t Result;
  std::memcpy(&Result, Data, 8);
  return Result;
}

uint64_t runModule(StringRef Text) {
  Expected<uint64_t> Result = executeModule(Text);
  if (Result)
    return *Result;
  ADD_FAILURE() << Text.str() << ": " << toString(Result.takeError());
  return 0xDEADDEADDEADDEAD;
}

std::string moduleFailure(StringRef Text) {
  Expected<uint64_t> Result = executeModule(Text);
  return Result ? "" : toString(Result.takeError());
}

} // namespace opennvvm::ptxmachine
