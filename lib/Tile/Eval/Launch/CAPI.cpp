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

//===----------------------------------------------------------------------===//
// Structures that grow
//===----------------------------------------------------------------------===//

/// What the caller gave, with zeros for what it does not know.
template <typename T> static bool readStruct(const T *From, T &To) {
  if (!From || From->structSize < sizeof(size_t))
    return false;
  std::memset(static_cast<void *>(&To), 0, sizeof(T));
  std::memcpy(static_cast<void *>(&To), From,
              std::min(From->structSize, sizeof(T)));
  return true;
}

/// Fills in what the caller knows.
template <typename T> static opennvvmTileStatus writeStruct(T *To, T From) {
  if (!To || To->structSize < sizeof(size_t))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  From.structSize = To->structSize;
  std::memcpy(static_cast<void *>(To), &From,
              std::min(To->structSize, sizeof(T)));
  return OPENNVVM_TILE_SUCCESS;
}

extern "C" {

uint32_t opennvvmTileVersion(void) { return OPENNVVM_TILE_API_VERSION; }

void opennvvmTileFreeText(char *text) { std::free(text); }

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

opennvvmTileStatus opennvvmTileLoad(const void *data, size_t size,
                                    const char *name,
                                    opennvvmTileProgram *program,
                                    char **error) {
  if (error)
    *error = nullptr;
  if (!program || (!data && size))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  *program = nullptr;
  auto Code = loadProgram({static_cast<const char *>(data), size},
                          name ? name : "<input>");
  if (!Code) {
    std::string Why = llvm::toString(Code.takeError());
    if (error)
      *error = strdup(Why.c_str());
    return OPENNVVM_TILE_ERROR_PROGRAM;
  }
  *program = new opennvvmTileProgramHandle{std::move(*Code)};
  return OPENNVVM_TILE_SUCCESS;
}

void opennvvmTileDestroyProgram(opennvvmTileProgram program) { delete program; }

size_t opennvvmTileKernelCount(opennvvmTileProgram program) {
  return program ? program->Code->Kernels.size() : 0;
}

const char *opennvvmTileKernelName(opennvvmTileProgram program, size_t kernel) {
  if (kernel >= opennvvmTileKernelCount(program))
    return nullptr;
  return program->Code->Kernels[kernel]->Name.c_str();
}

int64_t opennvvmTileFindKernel(opennvvmTileProgram program, const char *name) {
  for (size_t I = 0; name && I < opennvvmTileKernelCount(program); ++I)
    if (program->Code->Kernels[I]->Name == name)
      return int64_t(I);
  return -1;
}

size_t opennvvmTileParameterCount(opennvvmTileProgram program, size_t kernel) {
  if (kernel >= opennvvmTileKernelCount(program))
    return 0;
  return program->Code->Kernels[kernel]->Parameters.size();
}

opennvvmTileStatus opennvvmTileGetParameter(opennvvmTileProgram program,
                                            size_t kernel, size_t index,
                                            opennvvmTileParameter *parameter) {
  if (index >= opennvvmTileParameterCount(program, kernel))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const KernelParameter &P = program->Code->Kernels[kernel]->Parameters[index];
  opennvvmTileParameter Out = {};
  Out.kind = P.Kind == ElementKind::Pointer ? OPENNVVM_TILE_POINTER
             : infoOf(P.Kind).IsFloat       ? OPENNVVM_TILE_FLOAT
                                            : OPENNVVM_TILE_INTEGER;
  Out.size = infoOf(P.Kind).Bytes;
  Out.type = P.Type.c_str();
  Out.pointee = P.Pointee.empty() ? nullptr : P.Pointee.c_str();
  return writeStruct(parameter, Out);
}

opennvvmTileStatus opennvvmTileGetGlobal(opennvvmTileProgram program,
                                         const char *name, void **address,
                                         size_t *size) {
  if (!program || !name || !address || !size)
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  for (const GlobalVariable &G : program->Code->Globals)
    if (G.Name == name) {
      *address = G.Address;
      *size = G.Size;
      return OPENNVVM_TILE_SUCCESS;
    }
  return OPENNVVM_TILE_ERROR_ARGUMENT;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

opennvvmTileMemory opennvvmTileCreateMemory(opennvvmTileUnknownMemory unknown) {
  return new opennvvmTileMemoryHandle{Memory(unknown == OPENNVVM_TILE_TRUST)};
}

void opennvvmTileDestroyMemory(opennvvmTileMemory memory) { delete memory; }

opennvvmTileStatus opennvvmTileAddAllocation(opennvvmTileMemory memory,
                                             const void *address, size_t size,
                                             opennvvmTileAllocationKind kind,
                                             const char *name) {
  if (!memory)
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  Allocation A;
  A.Address = reinterpret_cast<uint64_t>(address);
  A.Size = size;
  A.Name = name ? name : "";
  A.IsReadOnly = kind == OPENNVVM_TILE_READ_ONLY;
  if (kind == OPENNVVM_TILE_UNINITIALIZED)
    A.Values = std::make_shared<Knowledge>(size);
  return memory->Known.add(std::move(A)) ? OPENNVVM_TILE_SUCCESS
                                         : OPENNVVM_TILE_ERROR_ARGUMENT;
}

opennvvmTileStatus opennvvmTileRemoveAllocation(opennvvmTileMemory memory,
                                                const void *address) {
  return memory && memory->Known.remove(reinterpret_cast<uint64_t>(address))
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

/// Runs a launch that fits.
static opennvvmTileStatus runLaunch(const Program &Code, const Kernel &K,
                                    const opennvvmTileLaunch &L, Result &Out) {
  Reporter Findings;
  std::vector<uint64_t> Words = argumentWords(K, L);
  LaunchState State{Code,
                    K,
                    L.memory ? &L.memory->Known : nullptr,
                    {L.grid[0], L.grid[1], L.grid[2]},
                    Words,
                    L.seed,
                    Findings};
  State.Watches = !L.noFindings;
  bool GoesOn;
  {
    Scheduler Blocks(State, turnsOf(K, L));
    GoesOn = Blocks.run(listenersOf(L));
  }
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

opennvvmTileStatus opennvvmTileRun(opennvvmTileProgram program,
                                   const opennvvmTileLaunch *launch,
                                   opennvvmTileResult *result) {
  opennvvmTileLaunch L;
  if (result)
    *result = nullptr;
  if (!program || !result || !readStruct(launch, L) ||
      (L.argumentCount && !L.arguments))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  *result = new opennvvmTileResultHandle();
  Result &Out = (*result)->Given;
  const Kernel *K = kernelOf(*program->Code, L, Out.Error);
  if (!K)
    return OPENNVVM_TILE_ERROR_LAUNCH;
  Out.Kernel = K->Name;
  Out.Error = mismatch(*K, L);
  if (!Out.Error.empty())
    return OPENNVVM_TILE_ERROR_LAUNCH;
  if (!K->Refusal.empty()) {
    Out.Error = K->Refusal;
    Out.ErrorAt = program->Code->Sites[K->RefusedAt];
    return OPENNVVM_TILE_ERROR_EXECUTION;
  }
  return runLaunch(*program->Code, *K, L, Out);
}

void opennvvmTileDestroyResult(opennvvmTileResult result) { delete result; }

const char *opennvvmTileResultError(opennvvmTileResult result) {
  return result && !result->Given.Error.empty() ? result->Given.Error.c_str()
                                                : nullptr;
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

size_t opennvvmTileFindingCount(opennvvmTileResult result) {
  return result ? result->Given.Findings.size() : 0;
}

opennvvmTileStatus opennvvmTileGetFinding(opennvvmTileResult result,
                                          size_t finding,
                                          opennvvmTileFinding *to) {
  if (finding >= opennvvmTileFindingCount(result))
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const Result::Entry &E = result->Given.Findings[finding];
  const opennvvm::TileFindingInfo &Info =
      opennvvm::tileFindingInfo(E.Found.Which);
  opennvvmTileFinding Out = {};
  Out.rule = Info.ID.data();
  Out.message = E.Found.Message.c_str();
  Out.help = Info.Help.data();
  Out.kernel = result->Given.Kernel.c_str();
  Out.severity = OPENNVVM_TILE_SEVERITY_ERROR;
  Out.count = E.Found.Count;
  Out.partyCount = E.Parties.size();
  return writeStruct(to, Out);
}

opennvvmTileStatus opennvvmTileGetParty(opennvvmTileResult result,
                                        size_t finding, size_t party,
                                        opennvvmTileParty *to) {
  if (finding >= opennvvmTileFindingCount(result) ||
      party >= result->Given.Findings[finding].Parties.size())
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const Result::PlacedParty &P = result->Given.Findings[finding].Parties[party];
  opennvvmTileParty Out = {};
  std::copy_n(P.Who.Block, 3, Out.block);
  Out.operation = P.Where.Operation.c_str();
  Out.what = P.Who.What.c_str();
  Out.frameCount = P.Where.Frames.size();
  return writeStruct(to, Out);
}

opennvvmTileStatus opennvvmTileGetFrame(opennvvmTileResult result,
                                        size_t finding, size_t party,
                                        size_t frame, opennvvmTileFrame *to) {
  if (finding >= opennvvmTileFindingCount(result) ||
      party >= result->Given.Findings[finding].Parties.size())
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const Site &Where = result->Given.Findings[finding].Parties[party].Where;
  if (frame >= Where.Frames.size())
    return OPENNVVM_TILE_ERROR_ARGUMENT;
  const SourceFrame &F = Where.Frames[frame];
  opennvvmTileFrame Out = {};
  Out.file = F.File.c_str();
  Out.function = F.Function.c_str();
  Out.line = F.Line;
  Out.column = F.Column;
  return writeStruct(to, Out);
}

const char *opennvvmTileFormatResult(opennvvmTileResult result,
                                     opennvvmTileFormat format) {
  if (!result || unsigned(format) > OPENNVVM_TILE_SARIF)
    return nullptr;
  std::string &Text = result->Given.Texts[format];
  if (Text.empty())
    Text = format == OPENNVVM_TILE_JSON ? asJSON(result->Given)
           : format == OPENNVVM_TILE_SARIF
               ? asSARIF(result->Given)
               : asText(result->Given, format == OPENNVVM_TILE_COLORED);
  return Text.c_str();
}

} // extern "C"
