//===- Machine.cpp - Memory and launches ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Machine.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Grid.h"
#include "Machine/Engine/Images.h"
#include "Machine/Findings/Findings.h"
#include "Machine/Loader/Parser.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

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

uint64_t Machine::allocate(size_t Bytes, StringRef Name) {
  uint64_t Address = S->NextAddress;
  // The memory after it is unallocated, so that out-of-bounds accesses are
  // found.
  S->NextAddress += alignTo(Bytes, 256) + 4096;
  S->Heap.push_back({Address, std::vector<uint8_t>(Bytes), Name.str()});
  return Address;
}

uint8_t *Machine::State::global(uint64_t Address, uint64_t Size) {
  if (Home)
    return Home->global(Address, Size);
  if (Address >= GlobalWindow) {
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
  if (S->Bits)
    S->Bits->end(To, Data.size());
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
    std::function<uint8_t *(uint64_t Address, uint64_t Size)> Memory,
    std::function<std::pair<uint64_t, uint64_t>(uint64_t Address)> Nearest) {
  S->OuterMemory = std::move(Memory);
  S->OuterNearest = std::move(Nearest);
}

void Machine::setProgress(std::function<bool(const Progress &)> Report) {
  S->Report = std::move(Report);
}

unsigned Machine::threadsUsed() const { return S->ThreadsUsed; }

std::string Machine::takeOutput() { return std::exchange(S->Output, {}); }

Error Machine::launch(StringRef Kernel, const Launch &L,
                      ArrayRef<uint8_t> Parameters) {
  auto It = S->P.FunctionNumber.find(Kernel);
  if (It == S->P.FunctionNumber.end() || !S->P.Functions[It->second].IsKernel)
    return error("no kernel " + Kernel);
  const Function &F = S->P.Functions[It->second];
  if (uint64_t Needed = parameterBytes(F); Parameters.size() < Needed)
    return error(Kernel + " has " + Twine(Needed) + " bytes of parameters");
  return runWithChildren(*S, F, L, Parameters);
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
  const std::vector<uint8_t> &Local = S->Last->Ctas[0].Threads[0].Local;
  for (uint32_t R : F.Results) {
    auto From = Local.begin() + FirstLocal + F.Variables[R].Offset;
    Results.insert(Results.end(), From, From + F.Variables[R].Size);
  }
  return Results;
}

} // namespace opennvvm::ptxmachine
