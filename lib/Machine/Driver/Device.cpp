//===- Device.cpp - A device whose processor is the interpreter -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include "Machine/Program.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cstdio>
#include <sys/mman.h>

using namespace llvm;

namespace opennvvm::cudadriver {

Device &Device::get() {
  // Never destroyed: interpreters of the host release memory until their end.
  static auto *Only = new Device;
  return *Only;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// Mapped memory lies above all windows of the interpreter; what malloc returns
// may not.
uint64_t Device::allocate(uint64_t Size) {
  void *Start =
      mmap(nullptr, std::max<uint64_t>(Size, 1), PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (Start == MAP_FAILED)
    return 0;
  auto Address = uint64_t(Start);
  Block &B = Blocks[Address];
  B.Size = Size;
  B.Owned = true;
  return Address;
}

bool Device::release(uint64_t Address) {
  auto It = Blocks.find(Address);
  if (It == Blocks.end())
    return false;
  if (It->second.Owned)
    // NOLINTNEXTLINE(performance-no-int-to-ptr): addresses are numbers.
    munmap(reinterpret_cast<void *>(Address),
           std::max<uint64_t>(It->second.Size, 1));
  Blocks.erase(It);
  return true;
}

std::map<uint64_t, Block>::iterator Device::find(uint64_t Address,
                                                 uint64_t Size) {
  auto It = Blocks.upper_bound(Address);
  if (It == Blocks.begin())
    return Blocks.end();
  --It;
  return Address + Size <= It->first + It->second.Size ? It : Blocks.end();
}

uint8_t *Device::at(uint64_t Address, uint64_t Size) {
  if (find(Address, Size) == Blocks.end())
    return nullptr;
  // NOLINTNEXTLINE(performance-no-int-to-ptr): addresses are numbers.
  return reinterpret_cast<uint8_t *>(Address);
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

LoadedModule *Device::load(StringRef Text, std::string &Error) {
  auto Parsed = ptxmachine::parse(Text);
  if (!Parsed) {
    Error = toString(Parsed.takeError());
    return nullptr;
  }
  auto M = std::make_unique<LoadedModule>();
  M->Code = std::move(*Parsed);
  M->Machine = std::make_unique<ptxmachine::Machine>(*M->Code);
  M->Machine->setOuterMemory(
      [this](uint64_t Address, uint64_t Size) { return at(Address, Size); });
  Modules.push_back(std::move(M));
  return Modules.back().get();
}

void Device::unload(LoadedModule *M) {
  for (const auto &Variable : M->Code->program().VariableSizes)
    if (uint8_t *At = M->Machine->hostAddressOf(Variable.getKey()))
      Blocks.erase(uint64_t(At));
  erase_if(Kernels, [M](const auto &K) { return K->Home == M; });
  erase_if(Modules, [M](const auto &Other) { return Other.get() == M; });
}

Kernel *Device::kernel(LoadedModule *M, StringRef Name) {
  const ptxmachine::Program &P = M->Code->program();
  auto It = P.FunctionNumber.find(Name);
  if (It == P.FunctionNumber.end() || !P.Functions[It->second].IsKernel)
    return nullptr;
  const ptxmachine::Function &F = P.Functions[It->second];
  auto K = std::make_unique<Kernel>();
  K->Home = M;
  K->Name = Name.str();
  for (uint32_t Number : F.Parameters) {
    const ptxmachine::FrameVariable &V = F.Variables[Number];
    K->ParameterBytes = alignTo(K->ParameterBytes, V.Align);
    K->ParameterOffsets.push_back(K->ParameterBytes);
    K->ParameterSizes.push_back(V.Size);
    K->ParameterBytes += V.Size;
  }
  Kernels.push_back(std::move(K));
  return Kernels.back().get();
}

std::string Device::launch(const Kernel &K, const ptxmachine::Launch &L,
                           void *const *Parameters) {
  std::vector<uint8_t> Bytes(K.ParameterBytes);
  for (size_t N = 0; N < K.ParameterSizes.size(); ++N)
    std::copy_n(static_cast<const uint8_t *>(Parameters[N]),
                K.ParameterSizes[N], Bytes.begin() + K.ParameterOffsets[N]);
  Error E = K.Home->Machine->launch(K.Name, L, Bytes);
  std::string Output = K.Home->Machine->takeOutput();
  fwrite(Output.data(), 1, Output.size(), stdout);
  fflush(stdout);
  return E ? toString(std::move(E)) : "";
}

} // namespace opennvvm::cudadriver
