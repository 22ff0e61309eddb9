//===- Machine.cpp - Grids, clusters, CTAs, threads -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Machine.h"
#include "Machine/Engine/Collective.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Images.h"
#include "Machine/Engine/TensorMemory.h"
#include "Machine/Findings/Findings.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Loader/Parser.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// The number of instructions that a thread runs before the next one's turn.
static constexpr unsigned Turn = 5000;

static Error error(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

Module::Module(std::unique_ptr<Program> P) : P(std::move(P)) {}
Module::~Module() = default;

Expected<std::unique_ptr<Module>> parse(StringRef Text) {
  auto P = std::make_unique<Program>();
  if (std::string Wrong = Parser(Text).run(*P); !Wrong.empty())
    return error(Wrong);
  return std::make_unique<Module>(std::move(P));
}

std::vector<std::string> kernelsOf(const Module &M) {
  std::vector<std::string> Names;
  for (const Function &F : M.program().Functions)
    if (F.IsKernel)
      Names.push_back(F.Name);
  return Names;
}

Expected<std::vector<Parameter>> parametersOf(const Module &M,
                                              StringRef Kernel) {
  const Program &P = M.program();
  auto It = P.FunctionNumber.find(Kernel);
  if (It == P.FunctionNumber.end() || !P.Functions[It->second].IsKernel)
    return error("no kernel " + Kernel);
  const Function &F = P.Functions[It->second];
  std::vector<Parameter> List;
  for (uint32_t Number : F.Parameters) {
    const FrameVariable &V = F.Variables[Number];
    List.push_back({V.Name, V.Type, V.Size, V.Align});
  }
  return List;
}

Machine::Machine(const Module &M) : S(std::make_unique<State>(M.program())) {
  makeInitialImages(*S);
}
Machine::~Machine() = default;

uint64_t Machine::allocate(size_t Bytes) {
  uint64_t Address = S->NextAddress;
  // The memory after it is unallocated, so that out-of-bounds accesses are
  // found.
  S->NextAddress += alignTo(Bytes, 256) + 4096;
  S->Heap.push_back({Address, std::vector<uint8_t>(Bytes)});
  return Address;
}

uint8_t *Machine::State::global(uint64_t Address, uint64_t Size) {
  if (Address >= GlobalWindow && Address < HeapStart) {
    uint64_t At = Address - GlobalWindow;
    return At + Size <= Globals.size() ? &Globals[At] : nullptr;
  }
  auto It = std::upper_bound(
      Heap.begin(), Heap.end(), Address,
      [](uint64_t A, const Allocation &B) { return A < B.Address; });
  if (It != Heap.begin()) {
    --It;
    uint64_t At = Address - It->Address;
    if (At + Size <= It->Data.size())
      return It->Data.data() + At;
  }
  return OuterMemory ? OuterMemory(Address, Size) : nullptr;
}

Error Machine::write(uint64_t Address, ArrayRef<uint8_t> Data) {
  uint8_t *To = S->global(Address, Data.size());
  if (!To && Address >= ConstWindow &&
      Address + Data.size() <= ConstWindow + S->Constants.size())
    To = &S->Constants[Address - ConstWindow];
  if (!To)
    return error("no such memory");
  std::copy(Data.begin(), Data.end(), To);
  return Error::success();
}

Error Machine::read(uint64_t Address, MutableArrayRef<uint8_t> Data) const {
  const uint8_t *From = S->global(Address, Data.size());
  if (!From)
    return error("no such memory");
  std::copy(From, From + Data.size(), Data.begin());
  return Error::success();
}

Expected<uint64_t> Machine::addressOf(StringRef Name) const {
  if (auto It = S->P.Addresses.find(Name); It != S->P.Addresses.end())
    return It->second;
  if (auto It = S->P.FunctionNumber.find(Name); It != S->P.FunctionNumber.end())
    return CodeWindow + 16 * It->second;
  return error("no variable " + Name);
}

uint8_t *Machine::hostAddressOf(StringRef Name) {
  auto It = S->P.Addresses.find(Name);
  if (It == S->P.Addresses.end() || It->second < ConstWindow)
    return nullptr;
  return It->second >= GlobalWindow ? &S->Globals[It->second - GlobalWindow]
                                    : &S->Constants[It->second - ConstWindow];
}

uint64_t Machine::staticSharedBytes() const { return S->P.SharedSize; }
uint64_t Machine::constantBytes() const { return S->Constants.size(); }

void Machine::setOuterMemory(
    std::function<uint8_t *(uint64_t Address, uint64_t Size)> Memory) {
  S->OuterMemory = std::move(Memory);
}

void Machine::setProgress(std::function<bool(const Progress &)> Report) {
  S->Report = std::move(Report);
}

std::string Machine::takeOutput() { return std::exchange(S->Output, {}); }

//===----------------------------------------------------------------------===//
// Launching
//===----------------------------------------------------------------------===//

/// Local memory of a new thread: no variable is at address 0.
static constexpr uint64_t FirstLocal = 64;

static void startThread(Thread &T, Cta &C, unsigned Number, const Launch &L,
                        const Function &F, ArrayRef<uint8_t> Parameters) {
  T.Home = &C;
  T.Id[0] = Number % L.Block[0];
  T.Id[1] = Number / L.Block[0] % L.Block[1];
  T.Id[2] = Number / L.Block[0] / L.Block[1];
  T.Lane = Number % 32;
  T.Warp = Number / 32;
  T.Registers.assign(F.NumRegisters, 0);
  Frame Fr;
  Fr.F = &F;
  Fr.Base = FirstLocal;
  Fr.Top = FirstLocal + F.FrameSize;
  T.Local.assign(Fr.Top, 0);
  T.Frames.push_back(Fr);
  uint64_t From = 0;
  for (uint32_t P : F.Parameters) {
    const FrameVariable &V = F.Variables[P];
    From = alignTo(From, V.Align);
    std::copy_n(Parameters.begin() + From, V.Size,
                T.Local.begin() + FirstLocal + V.Offset);
    From += V.Size;
  }
}

/// Runs \p T until it waits, ends, fails or has used up its turn.
static bool runThread(Machine::State &S, Thread &T) {
  Exec X(S, T);
  for (unsigned Left = Turn; Left && T.Status == Status::Ready; --Left) {
    const Function &F = *X.Fr->F;
    if (X.Fr->PC >= F.Code.size()) {
      // The closing brace returns.
      static const Instruction End;
      if (T.Frames.size() == 1) {
        T.Status = Status::Done;
        break;
      }
      runReturn(X, End);
      continue;
    }
    const Instruction &I = F.Code[X.Fr->PC];
    bool Skip =
        I.Predicate >= 0 && bool(uint64_t(X.R[I.Predicate]) & 1) == I.IfFalse;
    ++X.Fr->PC;
    if (++S.Steps > S.L.StepLimit)
      return X.fail("line " + Twine(I.Line) + ": too many steps");
    if (S.Watch)
      S.Watch->step(X, I);
    if (Skip || I.Run(X, I))
      continue;
    if (!StringRef(S.Error).starts_with("line ")) // Of an operation.
      S.Error = ("line " + Twine(I.Line) + ": " + S.Error).str();
    return false;
  }
  return true;
}

/// Tells how far the launch is. \returns whether it is to go on.
static bool goesOn(Machine::State &S) {
  const Launch &L = S.L;
  if (S.Report(
          {S.CtasDone, uint64_t(L.Grid[0]) * L.Grid[1] * L.Grid[2], S.Steps}))
    return true;
  S.Error = "interrupted" + positionsOf(S);
  return false;
}

/// Rounds in which all threads only ask whether an mbarrier's phase is over,
/// until that is a deadlock.
static constexpr unsigned MostIdleRounds = 10000;

/// Gives each thread of \p C that can run its turn. \returns whether any did
/// more than to ask for an mbarrier; S.Error is set after a failure.
static bool runTurns(Machine::State &S, Cta &C) {
  bool Moved = false;
  size_t Count = C.Threads.size(), First = S.L.Seed ? draw(S, Count) : 0;
  for (size_t N = 0; N < Count; ++N) {
    Thread &T = C.Threads[(First + N) % Count];
    bool Spun = T.Status == Status::Spinning;
    if (Spun)
      T.Status = Status::Ready;
    if (T.Status != Status::Ready)
      continue;
    if (!runThread(S, T))
      break;
    Moved |= !Spun || T.Status != Status::Spinning;
    if (S.Report && !goesOn(S))
      break;
  }
  return Moved;
}

/// Ends the launch, in which no thread can go on.
static void setDeadlock(Machine::State &S) {
  SmallVector<Thread *, 128> Waiting;
  for (Cta &C : S.Ctas)
    for (Thread &T : C.Threads)
      if (T.Status != Status::Done)
        Waiting.push_back(&T);
  if (S.Watch)
    S.Watch->deadlock(Waiting);
  const Frame &Fr = Waiting[0]->Frames.back();
  S.Error = "deadlock; a thread waits in line " +
            std::to_string(Fr.F->Code[Fr.PC - 1].Line) + positionsOf(S);
}

/// Runs all CTAs in S.Ctas to their end.
static bool runCluster(Machine::State &S) {
  unsigned IdleRounds = 0;
  while (S.Error.empty()) {
    bool Moved = false, Alive = false, Spins = false;
    for (Cta &C : S.Ctas) {
      Moved |= runTurns(S, C);
      if (S.Error.empty())
        Moved |= runWarpOperations(S, C);
      if (!S.Error.empty())
        return false;
    }
    Moved |= runCollectives(S);
    if (!S.Error.empty())
      return false;
    Moved |= runBarriers(S);
    completeSome(S);
    for (Cta &C : S.Ctas)
      for (Thread &T : C.Threads) {
        Alive |= T.Status != Status::Done;
        Spins |= T.Status == Status::Spinning;
      }
    if (!Alive) {
      completeAll(S);
      return S.Error.empty() && all_of(S.Ctas, [&](const Cta &C) {
               return checkTensorMemory(S, C);
             });
    }
    if (Moved) {
      IdleRounds = 0;
      continue;
    }
    if (completeOne(S) || (Spins && ++IdleRounds < MostIdleRounds))
      continue;
    setDeadlock(S);
  }
  return false;
}

static void placeCta(Cta &C, unsigned Number, const Launch &L) {
  C.Id[0] = Number % L.Grid[0];
  C.Id[1] = Number / L.Grid[0] % L.Grid[1];
  C.Id[2] = Number / L.Grid[0] / L.Grid[1];
}

/// The size of \p F's list of .param variables.
static uint64_t parameterBytes(const Function &F) {
  uint64_t Size = 0;
  for (uint32_t P : F.Parameters)
    Size = alignTo(Size, F.Variables[P].Align) + F.Variables[P].Size;
  return Size;
}

/// Runs \p F in all threads of \p L. The last cluster stays in S.Ctas.
static Error runGrid(Machine::State &S, const Function &F, const Launch &L,
                     ArrayRef<uint8_t> Parameters) {
  S.L = L;
  S.Steps = S.CtasDone = 0;
  S.Error.clear();
  S.Random = L.Seed;
  S.Async.clear();
  S.Pending = 0;
  if (S.Watch)
    S.Watch->beginGrid(L, F);
  unsigned Threads = L.Block[0] * L.Block[1] * L.Block[2],
           Ctas = L.Grid[0] * L.Grid[1] * L.Grid[2];
  for (unsigned First = 0; First < Ctas; First += L.Cluster) {
    S.Ctas.clear();
    S.ClusterPhases = 0;
    S.Ctas.resize(std::min(L.Cluster, Ctas - First));
    for (unsigned Rank = 0; Rank < S.Ctas.size(); ++Rank) {
      Cta &C = S.Ctas[Rank];
      C.Rank = Rank;
      placeCta(C, First + Rank, L);
      C.Shared.assign(alignTo(S.P.SharedSize, 16) + L.DynamicShared, 0);
      C.Threads.resize(Threads);
      for (unsigned T = 0; T < Threads; ++T)
        startThread(C.Threads[T], C, T, L, F, Parameters);
      if (S.Watch)
        S.Watch->beginCta(C);
    }
    if (!runCluster(S))
      return error(S.Error);
    if (S.Watch)
      for (Cta &C : S.Ctas)
        S.Watch->endCta(C);
    S.CtasDone += S.Ctas.size();
  }
  if (S.Watch)
    S.Watch->endGrid();
  return Error::success();
}

Error Machine::launch(StringRef Kernel, const Launch &L,
                      ArrayRef<uint8_t> Parameters) {
  auto It = S->P.FunctionNumber.find(Kernel);
  if (It == S->P.FunctionNumber.end() || !S->P.Functions[It->second].IsKernel)
    return error("no kernel " + Kernel);
  const Function &F = S->P.Functions[It->second];
  if (uint64_t Needed = parameterBytes(F); Parameters.size() < Needed)
    return error(Kernel + " has " + Twine(Needed) + " bytes of parameters");
  return runGrid(*S, F, L, Parameters);
}

Expected<std::vector<uint8_t>>
Machine::call(StringRef Name, ArrayRef<std::vector<uint8_t>> Arguments) {
  auto It = S->P.FunctionNumber.find(Name);
  if (It == S->P.FunctionNumber.end() ||
      !S->P.Functions[It->second].IsDefined ||
      S->P.Functions[It->second].IsKernel)
    return error("no device function " + Name);
  const Function &F = S->P.Functions[It->second];
  if (Arguments.size() != F.Parameters.size())
    return error(Name + " has " + Twine(F.Parameters.size()) + " parameters");
  std::vector<uint8_t> Parameters(parameterBytes(F));
  uint64_t At = 0;
  for (size_t N = 0; N < Arguments.size(); ++N) {
    const FrameVariable &V = F.Variables[F.Parameters[N]];
    if (Arguments[N].size() > V.Size)
      return error("parameter " + V.Name + " has " + Twine(V.Size) + " bytes");
    At = alignTo(At, V.Align);
    llvm::copy(Arguments[N], Parameters.begin() + At);
    At += V.Size;
  }
  if (Error E = runGrid(*S, F, Launch(), Parameters))
    return E;
  std::vector<uint8_t> Results;
  const std::vector<uint8_t> &Local = S->Ctas[0].Threads[0].Local;
  for (uint32_t R : F.Results) {
    auto From = Local.begin() + FirstLocal + F.Variables[R].Offset;
    Results.insert(Results.end(), From, From + F.Variables[R].Size);
  }
  return Results;
}

} // namespace opennvvm::ptxmachine
