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
#include "Run/Compare.h"
#include "Run/Files.h"
#include "RunPTX.h"
#include "TileCode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

static Error error(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

//===----------------------------------------------------------------------===//
// What was asked for
//===----------------------------------------------------------------------===//

/// Options that have no meaning for tile programs.
static Error checkOptions(const Options &O) {
  if (!O.Block.empty())
    return error("--block has no meaning for Tile IR: the compiler chooses the "
                 "threads of a tile block; --grid counts tile blocks");
  if (!O.Cluster.empty() || O.Shared)
    return error("--cluster and --shared have no meaning for Tile IR");
  if (!O.Launches.empty())
    return error("--launches is not read for Tile IR yet");
  if ((O.Count || O.Schedules != 1) && O.Engine != TileEngine::Machine)
    return error("--count and --schedules are for --engine=machine");
  if (!O.Tolerance.empty() && O.Engine != TileEngine::Both)
    return error("--tolerance is for --engine=both");
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
static std::string mismatch(const run::Argument &A, const TileParameter &P) {
  bool IsPointer = P.Kind == OPENNVVM_TILE_POINTER;
  if (A.Text == "null")
    return IsPointer ? "" : "it is no pointer";
  if (A.Value.size() != P.Size)
    return "it has " + std::to_string(A.Value.size()) + " bytes instead of " +
           std::to_string(P.Size);
  bool IsFloat = A.Type && A.Type->Kind == run::ElementKind::Float;
  if (A.Type && !IsPointer && IsFloat != (P.Kind == OPENNVVM_TILE_FLOAT))
    return IsFloat ? "it is a float" : "it is an integer";
  return "";
}

/// Reads argument \p Text for \p P.
static Error addArgument(StringRef Text, const TileParameter &P, size_t Number,
                         TileLaunch &L) {
  std::string Why;
  if (run::isBuffer(Text)) {
    Expected<run::Buffer> B = run::parseBuffer(Text);
    if (!B)
      return B.takeError();
    if (P.Kind == OPENNVVM_TILE_POINTER) {
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
               "', does not fit parameter " + P.Type + ": " + Why);
}

/// The kernel that \p O names, or the only one.
static Expected<const TileKernel *> kernelOf(const Options &O,
                                             ArrayRef<TileKernel> Kernels) {
  if (O.Kernel.empty() && Kernels.size() == 1)
    return &Kernels.front();
  std::string Names;
  for (const TileKernel &K : Kernels) {
    if (K.Name == O.Kernel)
      return &K;
    Names += (Names.empty() ? "" : ", ") + K.Name;
  }
  return error((O.Kernel.empty()
                    ? "--kernel must name one of the kernels: "
                    : "there is no kernel '" + O.Kernel + "'; there are: ") +
               Names);
}

/// The launch of \p K that options and arguments describe.
static Expected<TileLaunch> launchOf(const Options &O, const TileKernel &K) {
  TileLaunch L;
  L.Kernel = K.Name;
  if (!O.Grid.empty())
    if (Error E = run::parseDimensions(O.Grid, L.Grid))
      return error("--grid: " + toString(std::move(E)));
  size_t Count = K.Parameters.size();
  std::string Parameters;
  for (const TileParameter &P : K.Parameters)
    Parameters += (Parameters.empty() ? ": " : ", ") + P.Type;
  if (O.Arguments.size() != Count)
    return error("the kernel has " + Twine(Count) + " parameters, and " +
                 Twine(O.Arguments.size()) + " arguments were given" +
                 Parameters);
  for (size_t I = 0; I < Count; ++I)
    if (Error E = addArgument(O.Arguments[I], K.Parameters[I], I + 1, L))
      return std::move(E);
  return L;
}

//===----------------------------------------------------------------------===//
// The evaluator
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

/// The kernels of the program.
static std::vector<TileKernel> kernelsOf(const TileRun &R) {
  std::vector<TileKernel> Kernels(R.T.KernelCount(R.Program));
  for (auto [Number, K] : enumerate(Kernels)) {
    K.Name = R.T.KernelName(R.Program, Number);
    size_t Count = R.T.ParameterCount(R.Program, Number);
    K.Parameters.reserve(Count);
    for (size_t I = 0; I < Count; ++I) {
      opennvvmTileParameter P = {};
      P.structSize = sizeof(P);
      R.T.GetParameter(R.Program, Number, I, &P);
      K.Parameters.push_back(tileParameter(P));
    }
  }
  return Kernels;
}

/// Reads the program in \p Data; the exit status, all but Fine after messages.
static int loadProgram(const Options &O, StringRef Data, TileRun &R) {
  if (!Data.contains("TileIR") && !Data.contains("cuda_tile"))
    return fail("the evaluator runs Tile IR, and '" + O.Inputs.front() +
                "' is none; --engine=machine runs other tile programs");
  char *Why = nullptr;
  if (R.T.Load(Data.data(), Data.size(), O.Inputs.front().c_str(), &R.Program,
               &Why) == OPENNVVM_TILE_SUCCESS)
    return Fine;
  errs() << (Why ? Why : "nvvmc: error: the program cannot be read") << "\n";
  R.T.FreeText(Why);
  return Violations;
}

/// Evaluates \p L, whose buffers then have what it has stored. \returns the
/// exit status.
static int evaluate(const Options &O, TileLaunch &L, TileRun &R) {
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
  if (Status != OPENNVVM_TILE_SUCCESS)
    return hasErrors(R) ? Violations : CouldNotRun;
  return Fine;
}

/// Writes the buffers that have files; the exit status.
static int writeBuffers(const TileLaunch &L) {
  for (const run::Buffer &B : L.Buffers)
    if (!B.File.empty())
      if (Error E = run::writeArray(B.File, B.Header, B.Before))
        return fail(toString(std::move(E)));
  return Fine;
}

static int runEvaluator(const Options &O, const TileLibrary &T,
                        StringRef Data) {
  TileRun R(T);
  if (int Status = loadProgram(O, Data, R))
    return Status;
  std::vector<TileKernel> Kernels = kernelsOf(R);
  Expected<const TileKernel *> K = kernelOf(O, Kernels);
  if (!K)
    return fail(toString(K.takeError()));
  Expected<TileLaunch> L = launchOf(O, **K);
  if (!L)
    return fail(toString(L.takeError()));
  if (int Status = evaluate(O, *L, R))
    return Status;
  if (int Status = writeBuffers(*L))
    return Status;
  return hasErrors(R) ? Violations : Fine;
}

//===----------------------------------------------------------------------===//
// The machine
//===----------------------------------------------------------------------===//

namespace {
/// A compiled kernel on the machine.
struct Compiled {
  TileKernel Kernel;
  run::Loaded Code;
  run::Plan Plan;
};
} // namespace

/// The plan of the launch of \p K that \p O describes.
static Expected<run::Plan> planFor(const Options &O, const TileKernel &K,
                                   const run::Loaded &Code) {
  if (Expected<TileLaunch> Fits = launchOf(O, K); !Fits)
    return Fits.takeError();
  Expected<run::Plan> P = planOf(O);
  if (!P)
    return P;
  run::KernelLaunch &L = P->Launches.front();
  L.Kernel = K.Name;
  copy(K.Block, L.Block);
  copy(K.Cluster, L.Cluster);
  L.Shared = unsigned(K.DynamicShared);
  if (Error E = run::complete(*P, *Code.Module))
    return std::move(E);
  return P;
}

/// Compiles the program in \p Data and plans its launch. \returns none after
/// messages, and then sets \p Status.
static std::optional<Compiled> compileLaunch(Options &O, const TileLibrary &T,
                                             StringRef Data, int &Status) {
  std::optional<TileCode> Code = compileTile(O, T, Data, Status);
  if (!Code)
    return std::nullopt;
  auto Fail = [&](Error E) {
    Status = fail(toString(std::move(E)));
    return std::nullopt;
  };
  Expected<const TileKernel *> K = kernelOf(O, Code->Kernels);
  if (!K)
    return Fail(K.takeError());
  Expected<std::optional<run::Loaded>> L =
      compileInput(O, std::move(Code->Bitcode), Status);
  if (!L)
    return Fail(L.takeError());
  if (!*L)
    return std::nullopt;
  Expected<run::Plan> P = planFor(O, **K, **L);
  if (!P)
    return Fail(P.takeError());
  return Compiled{**K, std::move(**L), std::move(*P)};
}

//===----------------------------------------------------------------------===//
// Both
//===----------------------------------------------------------------------===//

/// Prints the first element that the engines have left different; the exit
/// status.
static int compareBuffers(const Options &O, const TileKernel &K,
                          const TileLaunch &Evaluated, const run::Outcome &Out,
                          double Tolerance) {
  size_t Next = 0;
  for (auto [Number, Text] : enumerate(O.Arguments)) {
    if (!run::isBuffer(Text))
      continue;
    const std::vector<uint8_t> &Machine = Out.After[Next];
    const std::vector<uint8_t> &Eval = Evaluated.Buffers[Next++].Before;
    std::optional<run::Difference> D = run::findDifference(
        Eval, Machine, K.Parameters[Number].Pointee, Tolerance);
    if (!D)
      continue;
    errs() << "nvvmc: error: argument " << Number + 1 << ", '" << Text
           << "', differs at element " << D->Element << ": the evaluator gives "
           << D->First << ", the machine " << D->Second << '\n';
    return Violations;
  }
  return Fine;
}

/// Runs the evaluator, and then the machine on a copy of the same arguments.
static int runBoth(Options &O, const TileLibrary &T, StringRef Data) {
  double Tolerance = 0;
  if (!O.Tolerance.empty() &&
      (StringRef(O.Tolerance).getAsDouble(Tolerance) || !(Tolerance >= 0)))
    return fail("--tolerance must be a number of at least 0, not '" +
                O.Tolerance + "'");
  TileRun R(T);
  if (int Status = loadProgram(O, Data, R))
    return Status;
  int Status = CouldNotRun;
  std::optional<Compiled> C = compileLaunch(O, T, Data, Status);
  if (!C)
    return Status;
  Expected<TileLaunch> L = launchOf(O, C->Kernel);
  if (!L)
    return fail(toString(L.takeError()));
  Status = evaluate(O, *L, R);
  if (Status != Fine)
    return Status;
  run::Outcome Out = runAndReport(O, C->Code, C->Plan);
  if (Out.hasFailed())
    return statusOf(Out);
  Status = compareBuffers(O, C->Kernel, *L, Out, Tolerance);
  if (Status != Fine)
    return Status;
  Status = writeBuffers(*L);
  if (Status != Fine)
    return Status;
  return hasErrors(R) ? +Violations : statusOf(Out);
}

int runTile(const Options &Given, StringRef Data) {
  if (Error E = checkOptions(Given))
    return fail(toString(std::move(E)));
  Expected<TileLibrary> T = loadTileLibrary();
  if (!T)
    return fail(toString(T.takeError()));
  Options O = Given;
  O.IsTile = true;
  if (O.Engine == TileEngine::Eval)
    return runEvaluator(O, *T, Data);
  if (O.Engine == TileEngine::Both)
    return runBoth(O, *T, Data);
  int Status = CouldNotRun;
  std::optional<Compiled> C = compileLaunch(O, *T, Data, Status);
  return C ? execute(O, C->Code, C->Plan) : Status;
}

} // namespace opennvvm::tool
