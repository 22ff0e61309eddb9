//===- CAPI.cpp - The C interface that runs kernels -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Launch/Load.h"
#include "Tile/Eval/Launch/Result.h"
#include "Tile/Eval/Launch/Scheduler.h"
#include "Tile/Eval/Launch/Structures.h"
#include "opennvvm-c/tile.h"
#include <cstring>
#include <thread>

using namespace opennvvm::tile;

struct opennvvmTileProgramHandle {
  std::unique_ptr<Program> Code;
};
struct opennvvmTileMemoryHandle {
  Memory Known;
};
struct opennvvmTileResultHandle {
  Result Given;
};

extern "C" {

uint32_t opennvvmTileVersion(void) { return OPENNVVM_TILE_API_VERSION; }

void opennvvmTileFreeText(char *Text) { std::free(Text); }

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

opennvvmTileStatus opennvvmTileLoad(const void *Data, size_t Size,
                                    const char *Name,
                                    opennvvmTileProgram *Loaded,
                                    char **Message) {
  if (Message)
    *Message = nullptr;
  if (!Loaded || (!Data && Size))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  *Loaded = nullptr;
  auto Code = loadProgram({static_cast<const char *>(Data), Size},
                          Name ? Name : "<input>");
  if (!Code) {
    std::string Why = llvm::toString(Code.takeError());
    if (Message)
      *Message = strdup(Why.c_str());
    return OPENNVVM_TILE_ERROR_PROGRAM;
  }
  *Loaded = new opennvvmTileProgramHandle{std::move(*Code)};
  return OPENNVVM_TILE_SUCCESS;
}

void opennvvmTileDestroyProgram(opennvvmTileProgram Loaded) { delete Loaded; }

size_t opennvvmTileKernelCount(opennvvmTileProgram Loaded) {
  return Loaded ? Loaded->Code->Kernels.size() : 0;
}

const char *opennvvmTileKernelName(opennvvmTileProgram Loaded, size_t Number) {
  if (Number >= opennvvmTileKernelCount(Loaded))
    return nullptr;
  return Loaded->Code->Kernels[Number]->Name.c_str();
}

int64_t opennvvmTileFindKernel(opennvvmTileProgram Loaded, const char *Name) {
  for (size_t I = 0; Name && I < opennvvmTileKernelCount(Loaded); ++I)
    if (Loaded->Code->Kernels[I]->Name == Name)
      return int64_t(I);
  return -1;
}

size_t opennvvmTileParameterCount(opennvvmTileProgram Loaded, size_t Number) {
  if (Number >= opennvvmTileKernelCount(Loaded))
    return 0;
  return Loaded->Code->Kernels[Number]->Parameters.size();
}

opennvvmTileStatus opennvvmTileGetParameter(opennvvmTileProgram Loaded,
                                            size_t Number, size_t Index,
                                            opennvvmTileParameter *To) {
  if (Index >= opennvvmTileParameterCount(Loaded, Number))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const KernelParameter &P = Loaded->Code->Kernels[Number]->Parameters[Index];
  opennvvmTileParameter Out = {};
  Out.kind = P.Kind == ElementKind::Pointer ? OPENNVVM_TILE_POINTER
             : infoOf(P.Kind).IsFloat       ? OPENNVVM_TILE_FLOAT
                                            : OPENNVVM_TILE_INTEGER;
  Out.size = infoOf(P.Kind).Bytes;
  Out.type = P.Type.c_str();
  Out.pointee = P.Pointee.empty() ? nullptr : P.Pointee.c_str();
  return writeStruct(To, Out);
}

opennvvmTileStatus opennvvmTileGetGlobal(opennvvmTileProgram Loaded,
                                         const char *Name, void **Address,
                                         size_t *Size) {
  if (!Loaded || !Name || !Address || !Size)
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  for (const GlobalVariable &G : Loaded->Code->Globals)
    if (G.Name == Name) {
      *Address = G.Address;
      *Size = G.Size;
      return OPENNVVM_TILE_SUCCESS;
    }
  return OPENNVVM_TILE_ERROR_ARGUMENT;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

opennvvmTileMemory opennvvmTileCreateMemory(opennvvmTileUnknownMemory Unknown) {
  return new opennvvmTileMemoryHandle{Memory(Unknown == OPENNVVM_TILE_TRUST)};
}

void opennvvmTileDestroyMemory(opennvvmTileMemory List) { delete List; }

opennvvmTileStatus opennvvmTileAddAllocation(opennvvmTileMemory List,
                                             const void *Address, size_t Size,
                                             opennvvmTileAllocationKind Kind,
                                             const char *Name) {
  if (!List)
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  Allocation A;
  A.Address = reinterpret_cast<uint64_t>(Address);
  A.Size = Size;
  A.Name = Name ? Name : "";
  A.IsReadOnly = Kind == OPENNVVM_TILE_READ_ONLY;
  if (Kind == OPENNVVM_TILE_UNINITIALIZED)
    A.Values = std::make_shared<Knowledge>(Size);
  return List->Known.add(std::move(A)) ? OPENNVVM_TILE_SUCCESS
                                       : OPENNVVM_TILE_ERROR_ARGUMENT;
}

opennvvmTileStatus opennvvmTileRemoveAllocation(opennvvmTileMemory List,
                                                const void *Address) {
  return List && List->Known.remove(reinterpret_cast<uint64_t>(Address))
             ? OPENNVVM_TILE_SUCCESS
             : OPENNVVM_TILE_ERROR_ARGUMENT;
}

} // extern "C"

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

/// The kernel that \p L names; null after \p Why was set.
static const Kernel *kernelOf(const Program &Code, const opennvvmTileLaunch &L,
                              std::string &Why) {
  if (L.kernel) {
    if (const Kernel *K = Code.find(L.kernel))
      return K;
    Why = "there is no kernel '" + std::string(L.kernel) + "'";
  } else if (Code.Kernels.size() == 1) {
    return Code.Kernels[0].get();
  } else {
    Why = Code.Kernels.empty() ? "there is no kernel"
                               : "there are several kernels; name one";
  }
  if (!Code.Kernels.empty()) {
    Why += "; there are:";
    for (const auto &K : Code.Kernels)
      Why += " " + K->Name;
  }
  return nullptr;
}

/// Why \p L does not fit \p K; empty if it does.
static std::string mismatch(const Kernel &K, const opennvvmTileLaunch &L) {
  for (unsigned I = 0; I < 3; ++I)
    if (L.grid[I] < 1 || L.grid[I] > 0xffffff)
      return std::string("a grid has 1 to 16777215 blocks along ") + "xyz"[I] +
             ", not " + std::to_string(L.grid[I]);
  if (L.argumentCount != K.Parameters.size())
    return K.Name + " has " + std::to_string(K.Parameters.size()) +
           " parameters, and " + std::to_string(L.argumentCount) +
           " arguments were given";
  for (size_t I = 0; I < L.argumentCount; ++I) {
    const KernelParameter &P = K.Parameters[I];
    if (L.arguments[I].data && L.arguments[I].size == infoOf(P.Kind).Bytes)
      continue;
    return "argument " + std::to_string(I + 1) + " has " +
           std::to_string(L.arguments[I].size) + " bytes, and " + P.Type +
           " has " + std::to_string(infoOf(P.Kind).Bytes);
  }
  return "";
}

/// Arguments as constants of the kernel's slots, each in 8 bytes.
static std::vector<uint64_t> argumentWords(const Kernel &K,
                                           const opennvvmTileLaunch &L) {
  std::vector<uint64_t> Words(L.argumentCount);
  for (size_t I = 0; I < L.argumentCount; ++I) {
    std::memcpy(&Words[I], L.arguments[I].data, L.arguments[I].size);
    if (K.Parameters[I].Kind == ElementKind::I1)
      Words[I] = Words[I] != 0;
  }
  return Words;
}

static Listeners listenersOf(const opennvvmTileLaunch &L) {
  Listeners Out;
  if (L.print)
    Out.Print = [&L](llvm::StringRef Text) {
      L.print(L.printUser, Text.data(), Text.size());
    };
  if (L.progress)
    Out.Progress = [&L](uint64_t Done, uint64_t Blocks) {
      return L.progress(L.progressUser, Done, Blocks) == 0;
    };
  return Out;
}

static unsigned turnsOf(const Kernel &K, const opennvvmTileLaunch &L) {
  if (K.NeedsOrder)
    return 1;
  return L.threads ? L.threads
                   : std::max(1U, std::thread::hardware_concurrency());
}

/// Where the blocks were that a cancelled launch has ended.
static void noteStandings(const Scheduler &Blocks, const LaunchState &State,
                          Result &Out) {
  for (const Standing &S : Blocks.standings()) {
    Party Who{S.Site, {}, S.IsWaiting ? "waits for other blocks" : "runs"};
    llvm::copy(State.blockAt(S.Block), Who.Block);
    Out.Standing.push_back({std::move(Who), State.Code.Sites[S.Site]});
  }
  Out.NotBegun = Blocks.notBegun();
}

/// Reports accesses of different blocks that conflict.
static void checkBlocks(LaunchState &State) {
  auto PartyOf = [&](const BlockAccess &A, TileEvent::Range Bytes) {
    const Allocation *Of = State.Code.Variables.find(Bytes.first);
    if (!Of && State.Known)
      Of = State.Known->find(Bytes.first);
    Party Who{A.What.Site, {}, A.What.verb().str()};
    if (Of)
      Who.What += " " + describe(*Of, Bytes.first, Bytes.second - Bytes.first);
    llvm::copy(State.blockAt(A.Block), Who.Block);
    return Who;
  };
  State.Order.check([&](const BlockAccess &A, const BlockAccess &B,
                        TileEvent::Range Shared) {
    State.Findings.report(
        Rule::BlockRace, A.What.Site, B.What.Site, A.Block, [&] {
          Finding Found;
          Found.Message = messageOf(Rule::BlockRace,
                                    {A.What.name().str(), B.What.name().str()});
          Found.Parties = {PartyOf(A, Shared), PartyOf(B, Shared)};
          return Found;
        });
  });
}

/// How many blocks of a launch are run.
static uint64_t blocksOf(const opennvvmTileLaunch &L) {
  uint64_t All = uint64_t(L.grid[0]) * L.grid[1] * L.grid[2];
  return L.blocks ? std::min(L.blocks, All) : All;
}

/// Runs a launch that fits.
static opennvvmTileStatus runLaunch(const Program &Code, const Kernel &K,
                                    const opennvvmTileLaunch &L, Result &Out) {
  Reporter Findings;
  std::vector<uint64_t> Words = argumentWords(K, L);
  LaunchState State{Code,
                    K,
                    L.memory ? &L.memory->Known : nullptr,
                    {L.grid[0], L.grid[1], L.grid[2]},
                    blocksOf(L),
                    Words,
                    L.seed,
                    Findings,
                    /*Watches=*/!L.noFindings,
                    /*Turns=*/nullptr,
                    /*Order=*/{}};
  bool GoesOn;
  {
    Scheduler Blocks(State, turnsOf(K, L));
    GoesOn = Blocks.run(listenersOf(L));
    if (!GoesOn)
      noteStandings(Blocks, State, Out);
  }
  if (State.Watches && !State.Stops)
    checkBlocks(State);
  Out.Findings = placeFindings(Findings.take(), Code);
  if (!Findings.Failure.empty()) {
    Out.Error = Findings.Failure;
    if (Findings.HasFailureSite)
      Out.ErrorAt = Code.Sites[Findings.FailureSite];
    return OPENNVVM_TILE_ERROR_EXECUTION;
  }
  if (GoesOn)
    return OPENNVVM_TILE_SUCCESS;
  Out.Error = "the launch was cancelled";
  return OPENNVVM_TILE_ERROR_CANCELLED;
}

extern "C" {

opennvvmTileStatus opennvvmTileRun(opennvvmTileProgram Loaded,
                                   const opennvvmTileLaunch *Asked,
                                   opennvvmTileResult *Held) {
  opennvvmTileLaunch L;
  if (Held)
    *Held = nullptr;
  if (!Loaded || !Held || !readStruct(Asked, L) ||
      (L.argumentCount && !L.arguments))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  *Held = new opennvvmTileResultHandle();
  Result &Out = (*Held)->Given;
  const Kernel *K = kernelOf(*Loaded->Code, L, Out.Error);
  if (!K)
    return OPENNVVM_TILE_ERROR_LAUNCH;
  Out.Kernel = K->Name;
  Out.Error = mismatch(*K, L);
  if (!Out.Error.empty())
    return OPENNVVM_TILE_ERROR_LAUNCH;
  if (!K->Refusal.empty()) {
    Out.Error = K->Refusal;
    Out.ErrorAt = Loaded->Code->Sites[K->RefusedAt];
    return OPENNVVM_TILE_ERROR_EXECUTION;
  }
  return runLaunch(*Loaded->Code, *K, L, Out);
}

void opennvvmTileDestroyResult(opennvvmTileResult Held) { delete Held; }

const char *opennvvmTileResultError(opennvvmTileResult Held) {
  return Held && !Held->Given.Error.empty() ? Held->Given.Error.c_str()
                                            : nullptr;
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

size_t opennvvmTileFindingCount(opennvvmTileResult Held) {
  return Held ? Held->Given.Findings.size() : 0;
}

opennvvmTileStatus opennvvmTileGetFinding(opennvvmTileResult Held,
                                          size_t Number,
                                          opennvvmTileFinding *To) {
  if (Number >= opennvvmTileFindingCount(Held))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const Result::Entry &E = Held->Given.Findings[Number];
  const opennvvm::TileFindingInfo &Info =
      opennvvm::tileFindingInfo(E.Found.Which);
  opennvvmTileFinding Out = {};
  Out.rule = Info.ID.data();
  Out.message = E.Found.Message.c_str();
  Out.help = Info.Help.data();
  Out.kernel = Held->Given.Kernel.c_str();
  Out.severity = OPENNVVM_TILE_SEVERITY_ERROR;
  Out.count = E.Found.Count;
  Out.partyCount = E.Parties.size();
  return writeStruct(To, Out);
}

opennvvmTileStatus opennvvmTileGetParty(opennvvmTileResult Held, size_t Number,
                                        size_t Which, opennvvmTileParty *To) {
  if (Number >= opennvvmTileFindingCount(Held) ||
      Which >= Held->Given.Findings[Number].Parties.size())
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const Result::PlacedParty &P = Held->Given.Findings[Number].Parties[Which];
  opennvvmTileParty Out = {};
  std::copy_n(P.Who.Block, 3, Out.block);
  Out.operation = P.Where.Operation.c_str();
  Out.what = P.Who.What.c_str();
  Out.frameCount = P.Where.Frames.size();
  return writeStruct(To, Out);
}

opennvvmTileStatus opennvvmTileGetFrame(opennvvmTileResult Held, size_t Number,
                                        size_t Which, size_t Depth,
                                        opennvvmTileFrame *To) {
  if (Number >= opennvvmTileFindingCount(Held) ||
      Which >= Held->Given.Findings[Number].Parties.size())
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const Site &Where = Held->Given.Findings[Number].Parties[Which].Where;
  if (Depth >= Where.Frames.size())
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const SourceFrame &F = Where.Frames[Depth];
  opennvvmTileFrame Out = {};
  Out.file = F.File.c_str();
  Out.function = F.Function.c_str();
  Out.line = F.Line;
  Out.column = F.Column;
  return writeStruct(To, Out);
}

const char *opennvvmTileFormatResult(opennvvmTileResult Held,
                                     opennvvmTileFormat Form) {
  if (!Held || unsigned(Form) > OPENNVVM_TILE_SARIF)
    return nullptr;
  std::string &Text = Held->Given.Texts[Form];
  if (Text.empty())
    Text = Form == OPENNVVM_TILE_JSON ? asJSON(Held->Given)
           : Form == OPENNVVM_TILE_SARIF
               ? asSARIF(Held->Given)
               : asText(Held->Given, Form == OPENNVVM_TILE_COLORED);
  return Text.c_str();
}

} // extern "C"
