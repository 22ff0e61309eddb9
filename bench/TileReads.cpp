//===- TileReads.cpp - How fast bytecode of Tile IR is read ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Reads and verifies bytecode of Tile IR.
//
//   opennvvm-tile-reads [--ops=N] [--tools=PATH,...] [--peer=PATH]
//   [--limit=RATIO]
//
// Prints nanoseconds of processor time per operation, as the difference between
// modules of N and 10 N operations says: what a start takes does not count. The
// first line is reading and verifying within this process. Each tool, and the
// peer, NVIDIA's tileirdisasm, reads the same modules: with a last operation
// that is not valid, so that it refuses them when it has read and verified
// them, and without it, so that it prints them, too. The last line is the first
// one by the peer's. With a limit, the exit status is 1 if it is more than
// RATIO of what the peer takes for all of its work.

#include "Support/OwnOptions.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>

using namespace llvm;
using namespace mlir;

namespace {

/// What is repeated, and how many operations it has. {0} is the number of the
/// repetition.
constexpr char Part[] = R"(
    %i{0} = iota : tile<128xi32>
    %f{0} = muli %b, %size : tile<i32>
    %r{0} = reshape %f{0} : tile<i32> -> tile<1xi32>
    %s{0} = broadcast %r{0} : tile<1xi32> -> tile<128xi32>
    %a{0} = addi %s{0}, %i{0} : tile<128xi32>
    %m{0} = cmpi less_than %a{0}, %s{0}, signed : tile<128xi32> -> tile<128xi1>
    %p{0} = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %q{0} = broadcast %p{0} : tile<1xptr<f32>> -> tile<128xptr<f32>>
    %o{0} = offset %q{0}, %a{0} : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
    %c{0} = constant <f32: 0.5> : tile<128xf32>
    %v{0}, %t{0} = load_ptr_tko weak %o{0}, %m{0}, %c{0} : tile<128xptr<f32>>, tile<128xi1>, tile<128xf32> -> tile<128xf32>, token
    %w{0} = mulf %v{0}, %c{0} : tile<128xf32>
    %e{0} = exp %w{0} : tile<128xf32>
    %n{0} = select %m{0}, %e{0}, %w{0} : tile<128xi1>, tile<128xf32>
    %l{0}, %k{0} = load_view_tko weak %view[%f{0}] : partition_view<tile=(128), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %d{0} = addf %n{0}, %l{0} : tile<128xf32>
    %g{0} = reduce %d{0} dim=0 identities=[0.0 : f32] : tile<128xf32> -> tile<f32>
    (%y: tile<f32>, %z: tile<f32>) {{
      %h = addf %y, %z : tile<f32>
      yield %h : tile<f32>
    }
    %u{0} = store_ptr_tko weak %o{0}, %d{0}, %m{0} : tile<128xptr<f32>>, tile<128xf32>, tile<128xi1> -> token
)";
constexpr unsigned PartOperations = 20;

/// A module of tile operations: their number, its bytecode, and that with
/// another operation that is not valid.
struct Module {
  size_t Operations = 0;
  std::string Bytes, Invalid;
};

/// How often each is measured; the best counts.
constexpr unsigned Tries = 5;
} // namespace

static Module makeModule(size_t Operations) {
  std::string Text = R"(cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %size = constant <i32: 128> : tile<i32>
    %array = make_tensor_view %x, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %view = make_partition_view %array : partition_view<tile=(128), tensor_view<4096xf32, strides=[1]>>
)";
  raw_string_ostream OS(Text);
  for (size_t I = 0; I != Operations / PartOperations; ++I)
    OS << formatv(Part, I);
  OS << "  }\n}\n";
  MLIRContext Context(MLIRContext::Threading::DISABLED);
  Context.loadDialect<cuda_tile::CudaTileDialect>();
  auto Parsed = parseSourceString<mlir::ModuleOp>(Text, &Context);
  if (!Parsed)
    report_fatal_error("the module of the measurement is not valid");
  Module M;
  raw_string_ostream Bytes(M.Bytes);
  auto Tile = *Parsed->getOps<cuda_tile::ModuleOp>().begin();
  cantFail(cuda_tile::writeBytecode(Tile, Bytes));
  Tile.walk([&](Operation *) { ++M.Operations; });
  // No float is the number of an element.
  Operation *End =
      Tile.getBody().front().front().getRegion(0).front().getTerminator();
  OpBuilder B(End);
  OperationState State(End->getLoc(), cuda_tile::IotaOp::getOperationName());
  State.addTypes(cuda_tile::TileType::get(&Context, {64}, B.getF32Type()));
  B.create(State);
  raw_string_ostream Invalid(M.Invalid);
  cantFail(cuda_tile::writeBytecode(Tile, Invalid));
  return M;
}

/// Of the process, in seconds.
static double now() {
  timespec Time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &Time);
  return double(Time.tv_sec) + double(Time.tv_nsec) * 1e-9;
}

/// Seconds that reading and verifying takes, in a context of its own.
static double readWithin(const Module &M) {
  double Start = now();
  MLIRContext Context(MLIRContext::Threading::DISABLED);
  auto Read = cuda_tile::readBytecode(M.Bytes, Context);
  if (!Read)
    report_fatal_error(Read.takeError());
  if (failed(verify(**Read)))
    report_fatal_error("what was read does not verify");
  return now() - Start;
}

/// Seconds that \p Tool takes for the file \p Path, which it refuses or prints.
static double readBy(StringRef Tool, StringRef Path, bool IsRefused) {
  StringRef Words[] = {Tool, Path};
  std::optional<StringRef> Files[] = {"", "", ""};
  std::string Why;
  std::optional<sys::ProcessStatistics> Took;
  int Status = sys::ExecuteAndWait(Tool, Words, std::nullopt, Files, 0, 0, &Why,
                                   nullptr, &Took);
  if ((Status != 0) != IsRefused || Status < 0 || !Took)
    report_fatal_error(Twine(Tool) + " ends with status " + Twine(Status) +
                       " " + Why);
  return double(Took->TotalTime.count()) * 1e-6;
}

/// Nanoseconds for each operation that \p Large has more than \p Small.
static double perOperation(ArrayRef<Module> Modules,
                           llvm::function_ref<double(size_t)> Seconds) {
  double Best[2] = {1e9, 1e9};
  for (unsigned Try = 0; Try != Tries; ++Try)
    for (size_t I : {0, 1})
      Best[I] = std::min(Best[I], Seconds(I));
  return (Best[1] - Best[0]) * 1e9 /
         double(Modules[1].Operations - Modules[0].Operations);
}

/// A new file of bytecode, which is to be removed.
static std::string writeFile(StringRef Bytes) {
  SmallString<64> Path;
  int File;
  if (std::error_code Why =
          sys::fs::createTemporaryFile("read", "tilebc", File, Path))
    report_fatal_error(Twine("no temporary file: ") + Why.message());
  raw_fd_ostream(File, /*shouldClose=*/true) << Bytes;
  return Path.str().str();
}

int main(int Argc, char **Argv) {
  opennvvm::hideOptionsOfLibraries();
  cl::opt<unsigned> Ops("ops", cl::init(10000), cl::value_desc("N"),
                        cl::desc("Operations of the smaller module"));
  cl::list<std::string> Tools("tools", cl::CommaSeparated,
                              cl::value_desc("PATH,..."),
                              cl::desc("Programs that read and print a file"));
  cl::opt<std::string> Peer("peer", cl::value_desc("PATH"),
                            cl::desc("NVIDIA's tileirdisasm"));
  cl::opt<double> Limit("limit", cl::init(0), cl::value_desc("RATIO"),
                        cl::desc("Exit 1 if reading takes more than RATIO "
                                 "times as long as the peer"));
  cl::ParseCommandLineOptions(Argc, Argv,
                              "How fast bytecode of Tile IR is read\n");
  Module Modules[] = {makeModule(Ops), makeModule(size_t(Ops) * 10)};
  outs() << format("Nanoseconds per operation, of %zu and %zu operations\n",
                   Modules[0].Operations, Modules[1].Operations);
  outs() << left_justify("", 38) << format("%10s%12s\n", "reads", "and prints");
  double Within =
      perOperation(Modules, [&](size_t I) { return readWithin(Modules[I]); });
  outs() << left_justify("this process", 38) << format("%10.0f\n", Within);
  std::string Valid[] = {writeFile(Modules[0].Bytes),
                         writeFile(Modules[1].Bytes)};
  std::string Invalid[] = {writeFile(Modules[0].Invalid),
                           writeFile(Modules[1].Invalid)};
  SmallVector<std::string> Programs(Tools.begin(), Tools.end());
  if (!Peer.empty())
    Programs.push_back(Peer);
  double Last = 0, Printed = 0;
  for (const std::string &Program : Programs) {
    Last = perOperation(Modules, [&](size_t I) {
      return readBy(Program, Invalid[I], /*IsRefused=*/true);
    });
    Printed = perOperation(Modules, [&](size_t I) {
      return readBy(Program, Valid[I], /*IsRefused=*/false);
    });
    outs() << left_justify(
                  sys::path::filename(sys::path::parent_path(Program)).str() +
                      "/" + sys::path::filename(Program).str(),
                  38)
           << format("%10.0f%12.0f\n", Last, Printed);
  }
  for (const std::string &File : {Valid[0], Valid[1], Invalid[0], Invalid[1]})
    (void)sys::fs::remove(File);
  if (Peer.empty())
    return 0;
  outs() << left_justify("this process by the peer", 38)
         << format("%10.2f%12.2f\n", Within / Last, Within / Printed);
  return Limit > 0 && Within > Limit * Printed;
}
