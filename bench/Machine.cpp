//===- Machine.cpp - How fast the machine executes ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes kernels that are written here, without and with the search for
// findings, and prints the instructions of threads per second and core.
//
//===----------------------------------------------------------------------===//

#include "Machine/Machine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <chrono>

using namespace llvm;
using namespace opennvvm::ptxmachine;

namespace {
struct Work {
  const char *Name;
  std::string Text;
  Launch L;
};
} // namespace

static std::string kernel(const Twine &Body) {
  return (".version 8.8\n.target sm_90\n.address_size 64\n"
          ".visible .entry k(.param .u64 memory)\n{\n"
          "  .reg .b32 %r<160>;\n  .reg .f32 %f<8>;\n  .reg .b64 %d<16>;\n"
          "  .reg .pred %p<4>;\n"
          "  ld.param.u64 %d0, [memory];\n  mov.u32 %r0, %tid.x;\n" +
          Body + "  ret;\n}\n")
      .str();
}

static Launch shape(unsigned Blocks, unsigned Threads) {
  Launch L;
  L.Grid[0] = Blocks;
  L.Block[0] = Threads;
  L.StepLimit = UINT64_MAX;
  return L;
}

static Work arithmetic() {
  return {"arithmetic", kernel(R"(
  mov.u32 %r1, %r0;
  mov.u32 %r2, 0;
  mov.f32 %f0, 0f3F800000;
again:
  fma.rn.f32 %f0, %f0, 0f3F000000, 0f3E800000;
  mad.lo.u32 %r1, %r1, 1664525, 1013904223;
  shr.u32 %r3, %r1, 7;
  xor.b32 %r1, %r1, %r3;
  add.u32 %r2, %r2, 1;
  setp.lt.u32 %p0, %r2, 20000;
  @%p0 bra again;
  cvt.rzi.u32.f32 %r4, %f0;
  add.u32 %r1, %r1, %r4;
  mul.wide.u32 %d1, %r0, 4;
  add.u64 %d1, %d0, %d1;
  st.global.u32 [%d1], %r1;
)"),
          shape(1, 256)};
}

static Work memory() {
  return {"global memory", kernel(R"(
  mov.u32 %r1, %ctaid.x;
  mad.lo.u32 %r1, %r1, 256, %r0;
  mul.wide.u32 %d1, %r1, 4;
  add.u64 %d1, %d0, %d1;
  mov.u32 %r2, 0;
again:
  ld.global.f32 %f0, [%d1];
  fma.rn.f32 %f0, %f0, 0f3F000000, 0f3F800000;
  st.global.f32 [%d1], %f0;
  add.u32 %r2, %r2, 1;
  setp.lt.u32 %p0, %r2, 1000;
  @%p0 bra again;
)"),
          shape(32, 256)};
}

static Work barriers() {
  return {"shared memory, barriers", kernel(R"(
  .shared .align 4 .b8 row[1024];
  mov.u32 %r1, row;
  shl.b32 %r2, %r0, 2;
  add.u32 %r3, %r1, %r2;
  xor.b32 %r4, %r2, 132;
  add.u32 %r4, %r1, %r4;
  st.shared.u32 [%r3], %r0;
  mov.u32 %r5, 0;
again:
  bar.sync 0;
  ld.shared.u32 %r6, [%r4];
  bar.sync 0;
  mad.lo.u32 %r6, %r6, 3, %r0;
  st.shared.u32 [%r3], %r6;
  add.u32 %r5, %r5, 1;
  setp.lt.u32 %p0, %r5, 3000;
  @%p0 bra again;
)"),
          shape(1, 256)};
}

/// C[128x128] = A[128x512] * B[512x128] of f16 and f32 by eight warps, each of
/// which has 32 rows and 64 columns; B's columns are contiguous.
static Work product() {
  std::string Body;
  raw_string_ostream OS(Body);
  constexpr unsigned K = 512, RowBytes = K * 2;
  OS << "  shr.u32 %r1, %r0, 5;\n  and.b32 %r2, %r0, 31;\n"
        "  shr.u32 %r3, %r2, 2;\n  and.b32 %r4, %r2, 3;\n"
        "  and.b32 %r5, %r1, 3;\n  shr.u32 %r6, %r1, 2;\n"
     << "  mad.lo.u32 %r5, %r5, 32, %r3;\n  mad.lo.u32 %r6, %r6, 64, %r3;\n"
     << "  mul.lo.u32 %r7, %r5, " << RowBytes << ";\n  mul.lo.u32 %r8, %r6, "
     << RowBytes
     << ";\n"
        "  mad.lo.u32 %r7, %r4, 4, %r7;\n  mad.lo.u32 %r8, %r4, 4, %r8;\n"
        "  cvt.u64.u32 %d1, %r7;\n  add.u64 %d1, %d0, %d1;\n"
        "  cvt.u64.u32 %d2, %r8;\n  add.u64 %d2, %d0, %d2;\n"
     << "  add.u64 %d2, %d2, " << 128 * RowBytes << ";\n";
  // C in %r32 to %r95, A in %r96 to %r103, B in %r104 to %r119.
  for (unsigned N = 32; N < 96; ++N)
    OS << "  mov.b32 %r" << N << ", 0;\n";
  OS << "  mov.u32 %r9, 0;\nagain:\n";
  for (unsigned M = 0; M < 2; ++M)
    for (unsigned P = 0; P < 4; ++P)
      OS << "  ld.global.b32 %r" << 96 + 4 * M + P << ", [%d1+"
         << (16 * M + 8 * (P & 1)) * RowBytes + 16 * (P >> 1) << "];\n";
  for (unsigned N = 0; N < 8; ++N)
    for (unsigned P = 0; P < 2; ++P)
      OS << "  ld.global.b32 %r" << 104 + 2 * N + P << ", [%d2+"
         << 8 * N * RowBytes + 16 * P << "];\n";
  auto List = [&](unsigned First, unsigned Count) {
    OS << "{";
    for (unsigned N = 0; N < Count; ++N)
      OS << (N ? ", " : "") << "%r" << First + N;
    OS << "}";
  };
  for (unsigned M = 0; M < 2; ++M)
    for (unsigned N = 0; N < 8; ++N) {
      unsigned C = 32 + 4 * (8 * M + N);
      OS << "  mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 ";
      List(C, 4);
      OS << ", ";
      List(96 + 4 * M, 4);
      OS << ", ";
      List(104 + 2 * N, 2);
      OS << ", ";
      List(C, 4);
      OS << ";\n";
    }
  OS << "  add.u64 %d1, %d1, 32;\n  add.u64 %d2, %d2, 32;\n"
        "  add.u32 %r9, %r9, 16;\n  setp.lt.u32 %p0, %r9, "
     << K << ";\n  @%p0 bra again;\n";
  OS << "  mul.wide.u32 %d3, %r0, 256;\n  add.u64 %d3, %d0, %d3;\n";
  for (unsigned N = 0; N < 64; ++N)
    OS << "  st.global.b32 [%d3+" << 256 * RowBytes + 4 * N << "], %r" << 32 + N
       << ";\n";
  return {"mma.sync, 128x128x512 of f16", kernel(Body), shape(1, 256)};
}

namespace {
struct Measured {
  double Seconds = 0;
  uint64_t Steps = 0;
};
} // namespace

/// The best of three runs, by so many threads of this process.
static Expected<Measured> measure(const Work &W, bool Findings,
                                  unsigned Jobs = 1) {
  Expected<std::unique_ptr<Module>> M = parse(W.Text);
  if (!M)
    return M.takeError();
  Measured Best;
  for (unsigned Try = 0; Try < 3; ++Try) {
    Machine Device(**M);
    uint64_t Steps = 0;
    Device.setProgress([&](const Progress &P) {
      Steps = P.Steps;
      return true;
    });
    if (Findings)
      Device.setFindings({});
    uint64_t Address = Device.allocate(1 << 20);
    Launch L = W.L;
    L.Jobs = Jobs;
    auto Start = std::chrono::steady_clock::now();
    if (Error E = Device.launch(
            "k", L, ArrayRef(reinterpret_cast<uint8_t *>(&Address), 8)))
      return std::move(E);
    if (Device.threadsUsed() != Jobs)
      return createStringError("%s does not run in threads", W.Name);
    double Seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - Start)
            .count();
    if (!Device.takeFindings().empty())
      return createStringError("findings in %s", W.Name);
    if (!Try || Seconds < Best.Seconds)
      Best = {Seconds, Steps};
  }
  return Best;
}

/// Blocks that share nothing, in threads. \returns false after an error.
static bool printThreads() {
  unsigned Cores = hardware_concurrency().compute_thread_count();
  outs() << "\nBlocks in threads: seconds, of " << Cores << " cores\n"
         << formatv("{0,-30}{1,12}{2,12}{3,14}\n", "", "threads", "alone",
                    "findings");
  Work W = memory();
  W.Name = "global memory, 64 blocks";
  W.L.Grid[0] = 64;
  for (unsigned Jobs = 1; Jobs <= std::max(Cores, 2u); Jobs *= 2) {
    double Seconds[2];
    for (bool Findings : {false, true}) {
      Expected<Measured> Got = measure(W, Findings, Jobs);
      if (!Got) {
        errs() << W.Name << ": " << toString(Got.takeError()) << "\n";
        return false;
      }
      Seconds[Findings] = Got->Seconds;
    }
    outs() << formatv("{0,-30}{1,12}{2,12:F3}{3,14:F3}\n", W.Name, Jobs,
                      Seconds[0], Seconds[1]);
  }
  return true;
}

int main() {
  outs() << "The machine, one core: millions of instructions of threads per "
            "second\n";
  outs() << formatv("{0,-30}{1,12}{2,12}{3,14}\n", "", "alone", "findings",
                    "seconds alone");
  for (const Work &W : {arithmetic(), memory(), barriers(), product()}) {
    Measured Of[2];
    for (bool Findings : {false, true}) {
      Expected<Measured> Got = measure(W, Findings);
      if (!Got) {
        errs() << W.Name << ": " << toString(Got.takeError()) << "\n";
        return 1;
      }
      Of[Findings] = *Got;
    }
    auto Rate = [](const Measured &M) {
      return double(M.Steps) / M.Seconds / 1e6;
    };
    outs() << formatv("{0,-30}{1,12:F1}{2,12:F1}{3,14:F3}\n", W.Name,
                      Rate(Of[0]), Rate(Of[1]), Of[0].Seconds);
  }
  return printThreads() ? 0 : 1;
}
