//===- Tiles.cpp - Verification of nv_tileas and MLIR ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Verifies modules of the dialect's operations, and modules with the same
// number of similar upstream operations: the same operands, results, attributes
// and regions.
//
//   opennvvm-tiles [--ops=N] [--limit=RATIO]
//
// Prints nanoseconds per operation for both, and the times for modules that mix
// operations of either kind, at growing sizes. With a limit, the exit status is
// 1 if the dialect's mix takes more than RATIO times as long as upstream's.

#include "Support/OwnOptions.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>

using namespace llvm;
using namespace mlir;

namespace {

/// Comparable operations of both kinds, and how many of them each line has.
struct Pair {
  StringLiteral Name;
  StringLiteral Tile;
  StringLiteral Upstream;
  unsigned Operations;
};

constexpr StringLiteral Aliases = R"(
#mma = #nv_tileas.mma<#nv_tileas<atom f16>>
#rows = #nv_tileas.blocked<[1, 8], order = [1, 0]>
!stage = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!token = !nv_tileas.producer_token<[tile<64x64xf16>]>
)";

constexpr StringLiteral Head = R"(
func.func @f(%g: index, %i: index, %x: !nv_tileas.tile<64x64xf32>,
    %h: !nv_tileas.tile<64x64xf16>, %l: !nv_tileas.tile<64x64xf16, #rows>,
    %p: !token, %s: !stage, %n: f32, %z: f16, %e: vector<64x64xf32>,
    %w: vector<64x64xf16>, %u: memref<64x64xf32>, %t: memref<64x64xf16>,
    %ma: !gpu.mma_matrix<16x16xf16, "AOp">,
    %mb: !gpu.mma_matrix<16x16xf16, "BOp">,
    %mc: !gpu.mma_matrix<16x16xf32, "COp">) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32>
)";

constexpr Pair Pairs[] = {
    {"load",
     "%NR = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom cp_async>, "
     "in_bounds = array<i1: true, true>} : tiled_view<64x64xf32> -> "
     "tile<64x64xf32>",
     "%NR = vector.transfer_read %u[%i, %i], %n {in_bounds = [true, true]} : "
     "memref<64x64xf32>, vector<64x64xf32>",
     1},
    {"store",
     "nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom cp_async>, "
     "in_bounds = array<i1: true, true>} : tile<64x64xf32>, "
     "tiled_view<64x64xf32>",
     "vector.transfer_write %e, %u[%i, %i] {in_bounds = [true, true]} : "
     "vector<64x64xf32>, memref<64x64xf32>",
     1},
    {"product",
     "%NR = nv_tileas.dot %h, %h, %x {atom = #nv_tileas<atom f16>} : "
     "tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>",
     "%NR = gpu.subgroup_mma_compute %ma, %mb, %mc : "
     "!gpu.mma_matrix<16x16xf16, "
     "\"AOp\">, !gpu.mma_matrix<16x16xf16, \"BOp\"> -> "
     "!gpu.mma_matrix<16x16xf32, \"COp\">",
     1},
    {"layout",
     "%NR = nv_tileas.convert_layout %l : tile<64x64xf16, #rows> -> "
     "tile<64x64xf16, #mma>",
     "%NR = vector.shape_cast %w : vector<64x64xf16> to vector<4096xf16>", 1},
    {"region",
     "%NR = nv_tileas.async.pipeline.produce_one %p, %s {producer_types = "
     "[!nv_tileas.tile<64x64xf16>]} : !token, !stage -> tile<64x64xf16> {\n"
     "^bb0(%NA: !nv_tileas.tile<64x64xf16>):\n"
     "nv_tileas.async.pipeline.yield %NA : tile<64x64xf16>\n}",
     "%NR = scf.for %NK = %i to %i step %i iter_args(%NA = %w) -> "
     "(vector<64x64xf16>) {\nscf.yield %NA : vector<64x64xf16>\n}",
     2},
};

/// \p Count operations made from \p Lines in turn, in functions of a thousand.
std::string makeModule(ArrayRef<std::pair<StringRef, unsigned>> Lines,
                       unsigned Count) {
  std::string Text = Aliases.str();
  unsigned Functions = 0, InFunction = 0;
  for (unsigned Made = 0, N = 0; Made < Count; ++N) {
    if (InFunction == 0) {
      std::string Opening = Head.str();
      Opening.replace(Opening.find("@f"), 2,
                      "@f" + std::to_string(Functions++));
      Text += Opening;
    }
    auto [Line, Operations] = Lines[N % Lines.size()];
    for (char C : Line) {
      // N in a name stands for the number of the line.
      if (C == 'N' && Text.back() == '%')
        Text += "n" + std::to_string(N);
      else
        Text += C;
    }
    Text += '\n';
    Made += Operations;
    InFunction += Operations;
    if (InFunction >= 1000 || Made >= Count) {
      Text += "return\n}\n";
      InFunction = 0;
    }
  }
  return Text;
}

/// Processor time of this thread in nanoseconds: other work on the machine does
/// not count.
double now() {
  timespec Time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &Time);
  return Time.tv_sec * 1e9 + Time.tv_nsec;
}

class Measure {
public:
  Measure() : Context(MLIRContext::Threading::DISABLED) {
    Context
        .loadDialect<nv_tileas::NVTileASDialect, arith::ArithDialect,
                     func::FuncDialect, gpu::GPUDialect, memref::MemRefDialect,
                     scf::SCFDialect, vector::VectorDialect>();
  }

  /// Nanoseconds per operation of the faster half of some runs, for each of \p
  /// Texts. They take turns, so that any disturbance affects all of them.
  SmallVector<double> verifyAll(ArrayRef<std::string> Texts, unsigned Count) {
    SmallVector<OwningOpRef<ModuleOp>> Modules;
    for (const std::string &Text : Texts)
      Modules.push_back(parseSourceString<ModuleOp>(Text, &Context));
    SmallVector<double> Best(Texts.size(), 1e30);
    for (unsigned Run = 0; Run != 9; ++Run)
      for (auto [Module, Least] : zip(Modules, Best)) {
        double Start = now();
        bool Verified = Module && succeeded(mlir::verify(*Module));
        double Time = now() - Start;
        if (!Verified)
          report_fatal_error("a module of the benchmark does not verify");
        Least = std::min(Least, Time / Count);
      }
    return Best;
  }

private:
  MLIRContext Context;
};

} // namespace

static double compare(Measure &M, StringRef Name,
                      ArrayRef<std::pair<StringRef, unsigned>> Tiles,
                      ArrayRef<std::pair<StringRef, unsigned>> Upstream,
                      unsigned Count) {
  SmallVector<double> Times = M.verifyAll(
      {makeModule(Tiles, Count), makeModule(Upstream, Count)}, Count);
  double Ratio = Times[0] / Times[1];
  outs() << format("%-10s %8u %10.0f %10.0f %6.2f\n", Name.str().c_str(), Count,
                   Times[0], Times[1], Ratio);
  return Ratio;
}

int main(int Argc, char **Argv) {
  opennvvm::hideOptionsOfLibraries();
  cl::opt<unsigned> Ops("ops", cl::desc("Operations of a module"),
                        cl::init(100000));
  cl::opt<double> Limit("limit", cl::desc("Largest ratio of the mixes"),
                        cl::init(0));
  cl::ParseCommandLineOptions(Argc, Argv, "Verification of nv_tileas\n");
  outs() << "what       operations  nv_tileas   upstream  ratio\n"
            "                          ns/op       ns/op\n";
  Measure M;
  SmallVector<std::pair<StringRef, unsigned>> Tiles, Upstream;
  for (const Pair &P : Pairs) {
    Tiles.push_back({P.Tile, P.Operations});
    Upstream.push_back({P.Upstream, P.Operations});
    compare(M, P.Name, Tiles.back(), Upstream.back(), Ops);
  }
  compare(M, "mix", Tiles, Upstream, Ops / 10);
  compare(M, "mix", Tiles, Upstream, Ops * 2);
  double Ratio = compare(M, "mix", Tiles, Upstream, Ops);
  return Limit > 0 && Ratio > Limit;
}
