//===- TileRuns.cpp - How fast kernels of Tile IR are executed ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Runs kernels of Tile IR on one core, without and with findings.
//
//   opennvvm-tile-runs [--limit=FACTOR]
//
// Prints milliseconds of processor time: other work on the machine does not
// count. With a limit, the exit status is 1 if a kernel takes more than FACTOR
// times as long as it may, or if findings take more than as long again.

#include "Support/OwnOptions.h"
#include "opennvvm-c/tile.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>
#include <string>
#include <vector>

using namespace llvm;

namespace {
constexpr StringLiteral Softmax = R"(
cuda_tile.module @m {
  entry @softmax(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %xv = make_tensor_view %x, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf32, strides=[4096,1]>
    %yv = make_tensor_view %y, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf32, strides=[4096,1]>
    %xt = make_partition_view %xv : partition_view<tile=(1x4096), tensor_view<4096x4096xf32, strides=[4096,1]>>
    %yt = make_partition_view %yv : partition_view<tile=(1x4096), tensor_view<4096x4096xf32, strides=[4096,1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t0 = load_view_tko weak %xt[%b, %zero] : partition_view<tile=(1x4096), tensor_view<4096x4096xf32, strides=[4096,1]>>, tile<i32> -> tile<1x4096xf32>, token
    %top = reduce %v dim=1 identities=[0xFF800000 : f32] : tile<1x4096xf32> -> tile<1xf32>
    (%p: tile<f32>, %q: tile<f32>) {
      %m = maxf %p, %q : tile<f32>
      yield %m : tile<f32>
    }
    %top1 = reshape %top : tile<1xf32> -> tile<1x1xf32>
    %tops = broadcast %top1 : tile<1x1xf32> -> tile<1x4096xf32>
    %less = subf %v, %tops : tile<1x4096xf32>
    %e = exp %less : tile<1x4096xf32>
    %sum = reduce %e dim=1 identities=[0.0 : f32] : tile<1x4096xf32> -> tile<1xf32>
    (%p: tile<f32>, %q: tile<f32>) {
      %s = addf %p, %q : tile<f32>
      yield %s : tile<f32>
    }
    %sum1 = reshape %sum : tile<1xf32> -> tile<1x1xf32>
    %sums = broadcast %sum1 : tile<1x1xf32> -> tile<1x4096xf32>
    %r = divf %e, %sums : tile<1x4096xf32>
    %t1 = store_view_tko weak %r, %yt[%b, %zero] : tile<1x4096xf32>, partition_view<tile=(1x4096), tensor_view<4096x4096xf32, strides=[4096,1]>>, tile<i32> -> token
  }
}
)";

/// z = x + y through tiles of pointers, with masks.
constexpr StringLiteral Pointers = R"(
cuda_tile.module @m {
  entry @add(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>, %n: tile<i32>) {
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %size = constant <i32: 1024> : tile<i32>
    %first = muli %b, %size : tile<i32>
    %f1 = reshape %first : tile<i32> -> tile<1xi32>
    %fs = broadcast %f1 : tile<1xi32> -> tile<1024xi32>
    %i = iota : tile<1024xi32>
    %at = addi %fs, %i : tile<1024xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %n1 : tile<1xi32> -> tile<1024xi32>
    %mask = cmpi less_than %at, %ns, signed : tile<1024xi32> -> tile<1024xi1>
    %none = constant <f32: 0.0> : tile<1024xf32>
    %x1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %xs = broadcast %x1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %xp = offset %xs, %at : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %y1 = reshape %y : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ys = broadcast %y1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %yp = offset %ys, %at : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %z1 = reshape %z : tile<ptr<f32>> -> tile<1xptr<f32>>
    %zs = broadcast %z1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %zp = offset %zs, %at : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %a, %t0 = load_ptr_tko weak %xp, %mask, %none : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
    %c, %t1 = load_ptr_tko weak %yp, %mask, %none : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
    %s = addf %a, %c : tile<1024xf32>
    %t2 = store_ptr_tko weak %zp, %s, %mask : tile<1024xptr<f32>>, tile<1024xf32>, tile<1024xi1> -> token
  }
}
)";

/// An argument: memory, if it has bytes, or a number.
struct Argument {
  size_t Bytes;
  uint32_t Value;
};

/// A kernel, how it is launched, and the seconds that it may take.
struct Work {
  StringLiteral Name;
  /// Text, or the name of a kernel of the tests.
  StringLiteral Text;
  uint32_t Grid[3];
  SmallVector<Argument, 6> Arguments;
  double Limit;
};
} // namespace

static std::vector<Work> allWork() {
  constexpr size_t Matrix = size_t(1024) * 1024, Rows = size_t(4096) * 4096,
                   Head = size_t(1024) * 64;
  return {
      {"product, 1024 x 1024 x 1024 of f16",
       "product-f16",
       {16, 16, 1},
       {{Matrix * 2, 0},
        {Matrix * 2, 0},
        {Matrix * 4, 0},
        {0, 1024},
        {0, 1024},
        {0, 1024}},
       10},
      {"softmax, 4096 rows of 4096 f32",
       Softmax,
       {4096, 1, 1},
       {{Rows * 4, 0}, {Rows * 4, 0}},
       1},
      {"attention, a head of 1024 x 64 f16",
       "attention",
       {32, 1, 1},
       {{Head * 2, 0}, {Head * 2, 0}, {Head * 2, 0}, {Head * 2, 0}, {0, 1024}},
       1},
      {"sum of 16 M f32 through pointers",
       Pointers,
       {16384, 1, 1},
       {{Rows * 4, 0}, {Rows * 4, 0}, {Rows * 4, 0}, {0, 1 << 24}},
       1}};
}

/// Of the process, in seconds.
static double now() {
  timespec Time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &Time);
  return double(Time.tv_sec) + double(Time.tv_nsec) * 1e-9;
}

static std::string textOf(const Work &W) {
  if (W.Text.contains("cuda_tile.module"))
    return W.Text.str();
  std::string File = OPENNVVM_SOURCE "/test/Tile/CudaTile/Inputs/kernels/" +
                     W.Text.str() + ".mlir";
  auto Read = MemoryBuffer::getFile(File);
  return Read ? (*Read)->getBuffer().str() : "";
}

/// The best of three runs in seconds; negative after an error.
static double measure(const Work &W, opennvvmTileProgram Program,
                      bool Findings) {
  std::vector<std::vector<uint8_t>> Memory;
  opennvvmTileMemory Known = opennvvmTileCreateMemory(OPENNVVM_TILE_CHECK);
  std::vector<uint64_t> Words;
  std::vector<opennvvmTileArgument> Arguments;
  for (const Argument &A : W.Arguments) {
    Words.push_back(A.Value);
    if (!A.Bytes)
      continue;
    // Small numbers in every format.
    Memory.emplace_back(A.Bytes, 0x3c);
    Words.back() = reinterpret_cast<uint64_t>(Memory.back().data());
    opennvvmTileAddAllocation(Known, Memory.back().data(), A.Bytes,
                              OPENNVVM_TILE_INITIALIZED, nullptr);
  }
  Arguments.reserve(Words.size());
  for (size_t I = 0; I < Words.size(); ++I)
    Arguments.push_back({&Words[I], W.Arguments[I].Bytes ? size_t(8) : 4});
  opennvvmTileLaunch Launch = {};
  Launch.structSize = sizeof(Launch);
  std::copy(W.Grid, W.Grid + 3, Launch.grid);
  Launch.arguments = Arguments.data();
  Launch.argumentCount = Arguments.size();
  Launch.memory = Known;
  Launch.noFindings = !Findings;
  Launch.threads = 1;
  double Best = -1;
  for (unsigned Try = 0; Try < 3; ++Try) {
    opennvvmTileResult Result = nullptr;
    double Start = now();
    opennvvmTileStatus Status = opennvvmTileRun(Program, &Launch, &Result);
    double Seconds = now() - Start;
    errs() << opennvvmTileFormatResult(Result, OPENNVVM_TILE_TEXT);
    bool IsFine = !Status && !opennvvmTileFindingCount(Result);
    opennvvmTileDestroyResult(Result);
    if (!IsFine) {
      Best = -1;
      break;
    }
    Best = Try ? std::min(Best, Seconds) : Seconds;
  }
  opennvvmTileDestroyMemory(Known);
  return Best;
}

/// Prints the line of \p W. \returns whether it has run, within \p Limit.
static bool runWork(const Work &W, double Limit) {
  std::string Text = textOf(W);
  opennvvmTileProgram Program = nullptr;
  char *Why = nullptr;
  if (opennvvmTileLoad(Text.data(), Text.size(), W.Name.str().c_str(), &Program,
                       &Why)) {
    errs() << Why << "\n";
    opennvvmTileFreeText(Why);
    return false;
  }
  double Alone = measure(W, Program, false), Found = measure(W, Program, true);
  opennvvmTileDestroyProgram(Program);
  if (Alone < 0 || Found < 0)
    return false;
  outs() << left_justify(W.Name, 38)
         << format("%10.1f%12.1f%12.0f\n", Alone * 1e3, Found * 1e3,
                   W.Limit * 1e3);
  return !Limit || (Alone <= Limit * W.Limit && Found <= 2 * Limit * Alone);
}

int main(int Argc, char **Argv) {
  opennvvm::hideOptionsOfLibraries();
  cl::opt<double> Limit("limit", cl::init(0), cl::value_desc("FACTOR"),
                        cl::desc("Exit 1 if a kernel takes more than FACTOR "
                                 "times as long as it may"));
  cl::ParseCommandLineOptions(Argc, Argv, "How fast kernels of Tile IR run\n");
  outs() << "Milliseconds of one core\n"
         << left_justify("", 38)
         << format("%10s%12s%12s\n", "alone", "findings", "may take");
  bool IsFine = true;
  for (const Work &W : allWork())
    IsFine &= runWork(W, Limit);
  return IsFine ? 0 : 1;
}
