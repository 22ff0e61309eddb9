//===- Device.cpp - Memory and code of the device -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include "Machine/Driver/Reports.h"
#include "llvm/Support/MathExtras.h"
#include <cstdio>
#include <cstring>
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
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (Start == MAP_FAILED)
    return 0;
  auto Address = uint64_t(Start);
  Block &B = Blocks[Address];
  B.Size = Size;
  B.Number = ++LastNumber;
  B.Owned = true;
  return Address;
}

bool Device::release(uint64_t Address) {
  auto It = Blocks.find(Address);
  if (It == Blocks.end())
    return false;
  if (It->second.Pool)
    It->second.Pool->Used -= It->second.Size;
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
  uint64_t Before = Address - It->first;
  return Before <= It->second.Size && Size <= It->second.Size - Before
             ? It
             : Blocks.end();
}

std::pair<uint64_t, uint64_t> Device::nearest(uint64_t Address) const {
  auto Next = Blocks.upper_bound(Address);
  auto Of = [](auto It) { return std::pair(It->first, It->second.Size); };
  if (Next == Blocks.begin())
    return Next == Blocks.end() ? std::pair<uint64_t, uint64_t>() : Of(Next);
  auto [Begin, Size] = Of(std::prev(Next));
  bool IsNext =
      Next != Blocks.end() &&
      Next->first - Address < Address - std::min(Address, Begin + Size);
  return IsNext ? Of(Next) : std::pair(Begin, Size);
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
  LoadedModule *M = Modules.make();
  M->Text = Text.str();
  M->Code = std::move(*Parsed);
  M->Machine = std::make_unique<ptxmachine::Machine>(*M->Code);
  if (looksForFindings()) {
    ptxmachine::FindingOptions What;
    // What the host writes to memory passes the machine by.
    What.Undefined = false;
    M->Machine->setFindings(What);
  }
  M->Machine->setOuterMemory(
      [this](uint64_t Address, uint64_t Size) { return at(Address, Size); },
      [this](uint64_t Address) { return nearest(Address); });
  M->Machine->setOuterImages(
      [this](uint64_t Handle) { return imageOf(*this, Handle); });
  return M;
}

void Device::unload(LoadedModule *M) {
  for (const auto &Variable : M->Code->program().VariableSizes)
    if (uint8_t *At = M->Machine->hostAddressOf(Variable.getKey()))
      Blocks.erase(uint64_t(At));
  for (const auto &K : M->Kernels)
    Kernels.erase(K.getValue().get());
  Modules.destroy(M);
}

Kernel *Device::kernel(LoadedModule *M, StringRef Name) {
  if (auto It = M->Kernels.find(Name); It != M->Kernels.end())
    return It->second.get();
  const ptxmachine::Program &P = M->Code->program();
  auto It = P.FunctionNumber.find(Name);
  if (It == P.FunctionNumber.end() || !P.Functions[It->second].IsKernel)
    return nullptr;
  auto K = std::make_unique<Kernel>();
  K->Home = M;
  K->Name = Name.str();
  K->Code = &P.Functions[It->second];
  for (uint32_t Number : K->Code->Parameters) {
    const ptxmachine::FrameVariable &V = K->Code->Variables[Number];
    K->ParameterBytes = alignTo(K->ParameterBytes, V.Align);
    K->ParameterOffsets.push_back(K->ParameterBytes);
    K->ParameterSizes.push_back(V.Size);
    K->ParameterBytes += V.Size;
  }
  Kernels.insert(K.get());
  return (M->Kernels[Name] = std::move(K)).get();
}

// CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE.
static constexpr uintptr_t BufferPointer = 1, BufferSize = 2;

Result gatherParameters(const Kernel &K, void *const *Parameters,
                        void *const *Extra, std::vector<uint8_t> &Bytes) {
  Bytes.assign(K.ParameterBytes, 0);
  if (Parameters) {
    for (size_t N = 0; N < K.ParameterSizes.size(); ++N) {
      if (!Parameters[N])
        return InvalidValue;
      std::memcpy(&Bytes[K.ParameterOffsets[N]], Parameters[N],
                  K.ParameterSizes[N]);
    }
    return Success;
  }
  if (!Extra)
    return K.ParameterBytes ? InvalidValue : Success;
  const void *Buffer = nullptr;
  size_t Size = 0;
  for (; *Extra; Extra += 2) {
    if (uintptr_t(Extra[0]) == BufferPointer)
      Buffer = Extra[1];
    else if (uintptr_t(Extra[0]) == BufferSize)
      Size = *static_cast<const size_t *>(Extra[1]);
    else
      return InvalidValue;
  }
  if (Size < K.ParameterBytes || (!Buffer && Size))
    return InvalidValue;
  if (K.ParameterBytes)
    std::memcpy(Bytes.data(), Buffer, K.ParameterBytes);
  return Success;
}

} // namespace opennvvm::cudadriver
