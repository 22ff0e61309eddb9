//===- RunTile.cpp - nvvmc run of Tile IR ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunTile.h"
#include "Commands.h"
#include "LaunchProgress.h"
#include "Run/Arguments.h"
#include "Run/Files.h"
#include "TileLibrary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

bool isTileProgram(StringRef Data) {
  return Data.starts_with(StringRef("\x7fTileIR\0", 8)) ||
         Data.contains("cuda_tile.module");
}

static Error error(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

//===----------------------------------------------------------------------===//
// What was asked for
//===----------------------------------------------------------------------===//

/// Options that have no meaning for tile programs.
static Error checkOptions(const Options &O) {
  if (O.Engine != TileEngine::Eval)
    return error("there is no lowering of Tile IR to the machine yet; use "
                 "--engine=eval");
  if (!O.Block.empty())
    return error("--block has no meaning for Tile IR: the compiler chooses the "
                 "threads of a tile block; --grid counts tile blocks");
  if (!O.Cluster.empty() || O.Shared)
    return error("--cluster and --shared have no meaning for Tile IR");
  if (!O.Launches.empty())
    return error("--launches is not read for Tile IR yet");
  if (O.Count || O.Schedules != 1)
    return error("--count and --schedules are for PTX");
  return Error::success();
}

namespace {
/// A kernel and its arguments, with the memory that they point to.
struct TileLaunch {
  std::string Kernel;
  unsigned Grid[3] = {1, 1, 1};
  std::vector<run::Buffer> Buffers;
  std::vector<std::vector<uint8_t>> Values; ///< Of each argument.
};
} // namespace

/// Why \p A does not fit \p P; empty if it does.
static std::string mismatch(const run::Argument &A,
                            const opennvvmTileParameter &P) {
  bool IsPointer = P.kind == OPENNVVM_TILE_POINTER;
  if (A.Text == "null")
    return IsPointer ? "" : "it is no pointer";
  if (A.Value.size() != P.size)
    return "it has " + std::to_string(A.Value.size()) + " bytes instead of " +
           std::to_string(P.size);
  bool IsFloat = A.Type && A.Type->Kind == run::ElementKind::Float;
  if (A.Type && !IsPointer && IsFloat != (P.kind == OPENNVVM_TILE_FLOAT))
    return IsFloat ? "it is a float" : "it is an integer";
  return "";
}

/// Reads argument \p Text for \p P.
static Error addArgument(StringRef Text, const opennvvmTileParameter &P,
                         size_t Number, TileLaunch &L) {
  std::string Why;
  if (run::isBuffer(Text)) {
    Expected<run::Buffer> B = run::parseBuffer(Text);
    if (!B)
      return B.takeError();
    if (P.kind == OPENNVVM_TILE_POINTER) {
      L.Values.emplace_back();
      L.Buffers.push_back(std::move(*B));
      return Error::success();
    }
    Why = "it is memory, and the parameter is a number";
  } else {
    Expected<run::Argument> A = run::parseArgument(Text);
    if (!A)
      return A.takeError();
    Why = mismatch(*A, P);
    if (Why.empty()) {
      L.Values.push_back(std::move(A->Value));
      return Error::success();
    }
  }
  return error("argument " + Twine(Number) + ", '" + Text +
               "', does not fit parameter " + P.type + ": " + Why);
}

/// The launch that options and arguments describe.
static Expected<TileLaunch> launchOf(const Options &O, const TileLibrary &T,
                                     opennvvmTileProgram Program) {
  TileLaunch L;
  L.Kernel = O.Kernel;
  int64_t Kernel = 0;
  if (!O.Kernel.empty())
    Kernel = T.FindKernel(Program, O.Kernel.c_str());
  if (Kernel < 0 || (O.Kernel.empty() && T.KernelCount(Program) != 1)) {
    std::string Names;
    for (size_t I = 0; I < T.KernelCount(Program); ++I)
      Names += (I ? ", " : "") + std::string(T.KernelName(Program, I));
    return error((O.Kernel.empty()
                      ? "--kernel must name one of the kernels: "
                      : "there is no kernel '" + O.Kernel + "'; there are: ") +
                 Names);
  }
  if (!O.Grid.empty())
    if (Error E = run::parseDimensions(O.Grid, L.Grid))
      return error("--grid: " + toString(std::move(E)));
  size_t Count = T.ParameterCount(Program, size_t(Kernel));
  std::string Parameters;
  std::vector<opennvvmTileParameter> All(Count);
  for (size_t I = 0; I < Count; ++I) {
    All[I].structSize = sizeof(All[I]);
    T.GetParameter(Program, size_t(Kernel), I, &All[I]);
    Parameters += (I ? ", " : ": ") + std::string(All[I].type);
  }
  if (O.Arguments.size() != Count)
    return error("the kernel has " + Twine(Count) + " parameters, and " +
                 Twine(O.Arguments.size()) + " arguments were given" +
                 Parameters);
  for (size_t I = 0; I < Count; ++I)
    if (Error E = addArgument(O.Arguments[I], All[I], I + 1, L))
      return std::move(E);
  return L;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

namespace {
/// What the library has given, destroyed at the end.
struct TileRun {
  explicit TileRun(const TileLibrary &T) : T(T) {}
  ~TileRun() {
    T.DestroyResult(Result);
    T.DestroyMemory(Memory);
    T.DestroyProgram(Program);
  }
  const TileLibrary &T;
  opennvvmTileProgram Program = nullptr;
  opennvvmTileMemory Memory = nullptr;
  opennvvmTileResult Result = nullptr;
};
} // namespace

/// Tells the library about the buffers, and sets the arguments that are their
/// addresses.
static std::vector<opennvvmTileArgument> placeBuffers(TileLaunch &L,
                                                      TileRun &R) {
  size_t Next = 0;
  std::vector<opennvvmTileArgument> Arguments;
  for (std::vector<uint8_t> &Value : L.Values) {
    if (Value.empty()) {
      run::Buffer &B = L.Buffers[Next++];
      uint64_t Address = reinterpret_cast<uint64_t>(B.Before.data());
      R.T.AddAllocation(R.Memory, B.Before.data(), B.Before.size(),
                        B.HasValues ? OPENNVVM_TILE_INITIALIZED
                                    : OPENNVVM_TILE_UNINITIALIZED,
                        B.Text.c_str());
      Value.resize(sizeof(Address));
      memcpy(Value.data(), &Address, sizeof(Address));
    }
    Arguments.push_back({Value.data(), Value.size()});
  }
  return Arguments;
}

/// Whether there is an error among the findings.
static bool hasErrors(const TileRun &R) {
  for (size_t I = 0; I < R.T.FindingCount(R.Result); ++I) {
    opennvvmTileFinding F = {};
    F.structSize = sizeof(F);
    R.T.GetFinding(R.Result, I, &F);
    if (F.severity == OPENNVVM_TILE_SEVERITY_ERROR)
      return true;
  }
  return false;
}

static int execute(const Options &O, TileLaunch &L, TileRun &R) {
  R.Memory = R.T.CreateMemory(OPENNVVM_TILE_CHECK);
  std::vector<opennvvmTileArgument> Arguments = placeBuffers(L, R);
  opennvvmTileLaunch Launch = {};
  Launch.structSize = sizeof(Launch);
  Launch.kernel = L.Kernel.empty() ? nullptr : L.Kernel.c_str();
  copy(L.Grid, Launch.grid);
  Launch.arguments = Arguments.data();
  Launch.argumentCount = Arguments.size();
  Launch.memory = R.Memory;
  Launch.noFindings = O.NoFindings;
  Launch.threads = O.Jobs;
  Launch.seed = O.Seed;
  LaunchProgress Shown(O);
  Launch.printUser = Launch.progressUser = &Shown;
  Launch.print = [](void *User, const char *Text, size_t Size) {
    static_cast<LaunchProgress *>(User)->hide();
    outs() << StringRef(Text, Size);
    outs().flush();
  };
  Launch.progress = [](void *User, uint64_t Done, uint64_t Blocks) {
    auto *Shown = static_cast<LaunchProgress *>(User);
    if (Shown->isDue())
      Shown->show("block " + Twine(Done) + "/" + Twine(Blocks));
    return int(isInterrupted());
  };
  catchInterrupts();
  opennvvmTileStatus Status = R.T.Run(R.Program, &Launch, &R.Result);
  Shown.hide();
  opennvvmTileFormat Format = O.Output == Format::JSON    ? OPENNVVM_TILE_JSON
                              : O.Output == Format::SARIF ? OPENNVVM_TILE_SARIF
                              : useColor(O) ? OPENNVVM_TILE_COLORED
                                            : OPENNVVM_TILE_TEXT;
  errs() << R.T.FormatResult(R.Result, Format);
  if (Status == OPENNVVM_TILE_SUCCESS)
    for (const run::Buffer &B : L.Buffers)
      if (!B.File.empty())
        if (Error E = run::writeArray(B.File, B.Header, B.Before))
          return fail(toString(std::move(E)));
  if (hasErrors(R))
    return Violations;
  return Status == OPENNVVM_TILE_SUCCESS ? Fine : CouldNotRun;
}

int runTile(const Options &O, StringRef Data) {
  if (Error E = checkOptions(O))
    return fail(toString(std::move(E)));
  Expected<TileLibrary> T = loadTileLibrary();
  if (!T)
    return fail(toString(T.takeError()));
  TileRun R(*T);
  char *Why = nullptr;
  if (T->Load(Data.data(), Data.size(), O.Inputs.front().c_str(), &R.Program,
              &Why) != OPENNVVM_TILE_SUCCESS) {
    errs() << (Why ? Why : "nvvmc: error: the program cannot be read") << "\n";
    T->FreeText(Why);
    return Violations;
  }
  Expected<TileLaunch> L = launchOf(O, *T, R.Program);
  if (!L)
    return fail(toString(L.takeError()));
  return execute(O, *L, R);
}

} // namespace opennvvm::tool
