//===- nv-tileas-loads.cpp - Which loads are seen to be even --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the kernels of a file on made-up arguments, looks at the places that
// each load of a tile reads, and says what they have in common and what the
// compiler knows of them: before views are recovered, and after. A line of JSON
// for each load, and one for each kernel.
//
//===----------------------------------------------------------------------===//

#include "../TileRun/Programs.h"
#include "Claims.h"
#include "Invented.h"
#include "Slices.h"
#include "Tile/Transforms/RecoverViews.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <vector>

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace opennvvm;
using namespace opennvvm::tile_loads;

namespace {

struct Options {
  const char *File = nullptr;
  unsigned Launches = 6, Blocks = 3;
  uint64_t Seed = 1;
};

/// A load of a tile in both forms of a program.
struct Load {
  Location At;
  SmallVector<int64_t> Shape;
  Type Element;
  bool WasView;
  LoadPattern Seen;
  Claim Known;
  std::string Wrong;
};

/// What one launch reads by each load.
struct Trace {
  SmallVector<uint64_t> Hashes; ///< In the order of loads.
  bool HasEnded = true, IsBroken = false;
};

/// The attribute that numbers loads.
constexpr StringRef NumberAttr = "test.load";

} // namespace

static bool parseOptions(ArrayRef<char *> Arguments, Options &O) {
  for (const char *Argument : Arguments) {
    StringRef Text = Argument;
    if (Text.consume_front("--launches=")) {
      if (Text.getAsInteger(10, O.Launches))
        return false;
    } else if (Text.consume_front("--blocks=")) {
      if (Text.getAsInteger(10, O.Blocks))
        return false;
    } else if (Text.consume_front("--seed=")) {
      if (Text.getAsInteger(10, O.Seed))
        return false;
    } else if (Text.starts_with("-") || O.File) {
      return false;
    } else {
      O.File = Argument;
    }
  }
  return O.File;
}

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

/// Numbers the loads of tiles of whole bytes, and gives them.
static SmallVector<Operation *> numberLoads(func::FuncOp F) {
  SmallVector<Operation *> Loads;
  Builder B(F.getContext());
  F.walk([&](Operation *Op) {
    if (!isa<LoadAtOp, TiledLoadOp>(Op))
      return;
    auto Tile = dyn_cast<nv_tileas::TileType>(Op->getResult(0).getType());
    if (!Tile || Tile.getShape().empty() ||
        getElementBitWidth(Tile.getElementType()) % 8)
      return;
    Op->setAttr(NumberAttr, B.getI64IntegerAttr(int64_t(Loads.size())));
    Loads.push_back(Op);
  });
  return Loads;
}

static std::optional<size_t> numberOf(Operation &Op) {
  auto Number = Op.getAttrOfType<IntegerAttr>(NumberAttr);
  return Number ? std::optional(size_t(Number.getInt())) : std::nullopt;
}

static std::vector<Load> describe(ArrayRef<Operation *> Loads) {
  std::vector<Load> All;
  for (Operation *Op : Loads) {
    auto Tile = cast<nv_tileas::TileType>(Op->getResult(0).getType());
    auto Bytes = uint64_t(getElementBitWidth(Tile.getElementType()) / 8);
    All.push_back({Op->getLoc(), SmallVector<int64_t>(Tile.getShape()),
                   Tile.getElementType(), isa<TiledLoadOp>(Op),
                   LoadPattern(Tile.getShape(), Bytes), Claim(), ""});
  }
  return All;
}

/// What the compiler knows of the loads of \p F, whose views are recovered.
static void claim(func::FuncOp F, std::vector<Load> &Loads) {
  tile::AxisFactsAnalysis Facts(F);
  F.walk([&](Operation *Op) {
    if (auto Number = numberOf(*Op))
      Loads[*Number].Known = claimOf(Op, Facts);
  });
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

/// Executes some blocks of \p F. \p Watch is told of each load that has a
/// number.
static Trace
launch(func::FuncOp F, const Options &O, uint64_t Seed, size_t Loads,
       function_ref<void(size_t, ArrayRef<uint64_t>, const llvm::BitVector &)>
           Watch) {
  Trace T;
  T.Hashes.assign(Loads, 0);
  auto Arguments = inventArguments(F, Seed);
  if (!Arguments) {
    T.HasEnded = false;
    return T;
  }
  InventedDevice On(Seed, [&](Operation &Op, ArrayRef<uint64_t> Places,
                              const llvm::BitVector &IsOn) {
    auto Number = numberOf(Op);
    if (!Number)
      return;
    uint64_t &Hash = T.Hashes[*Number];
    for (unsigned I : IsOn.set_bits())
      Hash = llvm::hash_combine(Hash, I, Places[I]);
    Watch(*Number, Places, IsOn);
  });
  ScopedDiagnosticHandler Quiet(F.getContext(),
                                [](Diagnostic &) { return success(); });
  for (unsigned N = 0; N != O.Blocks && T.HasEnded; ++N) {
    tile_eval::Scheduler Tasks(0);
    tile_eval::Block B;
    B.Grid = {12, 6, 4};
    uint64_t Random = mixed(Seed, 1000 + N);
    if (N)
      B.At = {int64_t(Random % 12), int64_t(Random / 12 % 6),
              int64_t(Random / 72 % 4)};
    B.On = &On;
    T.HasEnded = succeeded(Tasks.run(
        {{"", [&] {
            auto Done = tile_eval::Evaluator(Tasks, B).call(F, *Arguments);
            return success(succeeded(Done));
          }}}));
  }
  T.IsBroken = On.hasBrokenPromise();
  T.HasEnded |= On.isOverLimit();
  return T;
}

/// Compares a launch of both forms of a kernel.
static void compare(const Trace &Before, const Trace &After,
                    std::vector<Load> &Loads) {
  if (!Before.HasEnded || !After.HasEnded)
    return;
  for (auto [N, L] : llvm::enumerate(Loads))
    if (L.Wrong.empty() && Before.Hashes[N] != After.Hashes[N])
      L.Wrong = "the view reads elsewhere";
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static void print(const llvm::json::Value &Line) {
  llvm::outs() << Line << '\n';
}

static std::string textOf(Location At) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  At->walk([&](Location L) {
    auto Line = dyn_cast<FileLineColLoc>(L);
    if (!Line)
      return WalkResult::advance();
    OS << Line.getFilename().getValue() << ':' << Line.getLine();
    return WalkResult::interrupt();
  });
  return Text;
}

static void print(StringRef Kernel, const Load &L) {
  std::string Element;
  llvm::raw_string_ostream(Element) << L.Element;
  llvm::json::Object Line{{"kernel", Kernel},
                          {"at", textOf(L.At)},
                          {"shape", llvm::json::Array(L.Shape)},
                          {"element", Element},
                          {"was", L.WasView ? "view" : "addresses"},
                          {"seen", nameOf(L.Seen.kind())},
                          {"run", L.Seen.run()},
                          {"executions", int64_t(L.Seen.executions())},
                          {"is", L.Known.IsView ? "view" : "addresses"},
                          {"known", nameOf(L.Known.Kind)},
                          {"recognized", isRecognized(L.Seen, L.Known)}};
  if (!L.Wrong.empty())
    Line["wrong"] = L.Wrong;
  print(std::move(Line));
}

static void runKernel(func::FuncOp Before, func::FuncOp After,
                      std::vector<Load> Loads, const Options &O) {
  keepLoads(Before);
  keepLoads(After);
  int64_t Launched = 0, Broken = 0, Stopped = 0;
  for (unsigned N = 0; N != O.Launches; ++N) {
    uint64_t Seed = O.Seed * 1000 + N;
    std::vector<LoadPattern> Patterns;
    for (Load &L : Loads) {
      Patterns.push_back(L.Seen);
      Patterns.back().beginLaunch();
    }
    Trace Old = launch(Before, O, Seed, Loads.size(),
                       [&](size_t Number, ArrayRef<uint64_t> Places,
                           const llvm::BitVector &IsOn) {
                         Patterns[Number].add(Places, IsOn);
                       });
    if (Old.IsBroken) {
      ++Broken;
      continue;
    }
    ++(Old.HasEnded ? Launched : Stopped);
    for (auto [L, P] : llvm::zip_equal(Loads, Patterns))
      L.Seen = P;
    Trace New = launch(
        After, O, Seed, Loads.size(),
        [&](size_t Number, ArrayRef<uint64_t> Places, const llvm::BitVector &) {
          Load &L = Loads[Number];
          if (L.Wrong.empty() && !L.Known.IsView)
            L.Wrong = complaint(L.Known.Facts, Places);
        });
    compare(Old, New, Loads);
  }
  for (const Load &L : Loads)
    print(Before.getName(), L);
  print(llvm::json::Object{{"kernel", Before.getName()},
                           {"launched", Launched},
                           {"stopped", Stopped},
                           {"broken", Broken}});
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

static LogicalResult prepare(ModuleOp Module) {
  PassManager Passes(Module.getContext());
  Passes.addPass(createInlinerPass());
  Passes.addPass(createCanonicalizerPass());
  Passes.addPass(createCSEPass());
  Passes.addPass(createSymbolDCEPass());
  return Passes.run(Module);
}

static LogicalResult run(const Options &O, llvm::SourceMgr &Sources,
                         MLIRContext &Context) {
  OwningOpRef<ModuleOp> Before = readProgram(O.File, Sources, Context);
  if (!Before || failed(prepare(*Before)))
    return failure();
  std::map<std::string, std::vector<Load>> Loads;
  for (auto F : Before->getOps<func::FuncOp>())
    Loads[F.getName().str()] = describe(numberLoads(F));
  OwningOpRef<ModuleOp> After = Before->clone();
  PassManager Recover(&Context);
  Recover.addPass(tile::createRecoverViewsPass());
  if (failed(Recover.run(*After)))
    return failure();
  for (auto F : After->getOps<func::FuncOp>())
    claim(F, Loads[F.getName().str()]);
  for (auto F : Before->getOps<func::FuncOp>())
    if (F->hasAttr("nv_tileas.kernel"))
      runKernel(F, After->lookupSymbol<func::FuncOp>(F.getName()),
                Loads[F.getName().str()], O);
  return success();
}

int main(int Argc, char **Argv) {
  Options O;
  if (!parseOptions(ArrayRef(Argv, Argc).drop_front(), O)) {
    llvm::errs() << "usage: nv-tileas-loads [--launches=N] [--blocks=N] "
                    "[--seed=N] FILE\n";
    return 1;
  }
  DialectRegistry Registry;
  insertProgramDialects(Registry);
  func::registerInlinerExtension(Registry);
  MLIRContext Context(Registry);
  Context.disableMultithreading();
  llvm::SourceMgr Sources;
  SourceMgrDiagnosticHandler Handler(Sources, &Context);
  return failed(run(O, Sources, Context));
}
