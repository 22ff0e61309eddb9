//===- Pools.cpp - Memory of pools, and mappings that programs make -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Work.h"
#include "llvm/Support/MathExtras.h"
#include <sys/mman.h>
#include <unistd.h>

using namespace llvm;

namespace opennvvm::cudadriver {

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

static bool isPool(const Pool *P) {
  return P == &Device::get().DefaultPool || Device::get().Pools.has(P);
}

CUDA_API Result cuMemAllocFromPoolAsync(uint64_t *Address, size_t Size, Pool *P,
                                        Stream *Handle) {
  if (Result Wrong = needContext())
    return Wrong;
  Device &D = Device::get();
  Guard G(D.Lock);
  Stream *S = streamOf(Handle);
  if (!S || !isPool(P))
    return InvalidHandle;
  if (!Address || !Size)
    return InvalidValue;
  *Address = Size <= TotalMemory ? D.allocate(Size) : 0;
  if (!*Address)
    return OutOfMemory;
  D.Blocks[*Address].Pool = P;
  P->Used += Size;
  P->MostUsed = std::max(P->MostUsed, P->Used);
  if (S->Capture)
    S->Last = {S->Capture->add(AllocateWork{*Address, Size}, S->Last)};
  return Success;
}
CUDA_API Result cuMemAllocAsync(uint64_t *Address, size_t Size, Stream *S) {
  return cuMemAllocFromPoolAsync(Address, Size, Device::get().CurrentPool, S);
}
CUDA_API Result cuMemFreeAsync(uint64_t Address, Stream *Handle) {
  if (Result Wrong = needContext())
    return Wrong;
  Device &D = Device::get();
  Guard G(D.Lock);
  Stream *S = streamOf(Handle);
  if (!S)
    return InvalidHandle;
  if (S->Capture) {
    S->Last = {S->Capture->add(FreeWork{Address}, S->Last)};
    return Success;
  }
  return D.release(Address) ? Success : InvalidValue;
}

CUDA_API Result cuDeviceGetDefaultMemPool(Pool **P, int) {
  *P = &Device::get().DefaultPool;
  return Success;
}
CUDA_API Result cuDeviceGetMemPool(Pool **P, int) {
  *P = Device::get().CurrentPool;
  return Success;
}
CUDA_API Result cuDeviceSetMemPool(int, Pool *P) {
  if (!isPool(P))
    return InvalidValue;
  Device::get().CurrentPool = P;
  return Success;
}
CUDA_API Result cuMemPoolCreate(Pool **P, const PoolProperties *Properties) {
  Device &D = Device::get();
  Guard G(D.Lock);
  *P = D.Pools.make();
  (*P)->Properties = *Properties;
  return Success;
}
CUDA_API Result cuMemPoolDestroy(Pool *P) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (D.CurrentPool == P)
    D.CurrentPool = &D.DefaultPool;
  for (auto &[Address, B] : D.Blocks)
    if (B.Pool == P)
      B.Pool = nullptr;
  return D.Pools.destroy(P);
}
CUDA_API Result cuMemPoolTrimTo(Pool *P, size_t) {
  return isPool(P) ? Success : InvalidValue;
}
// CU_MEMPOOL_ATTR_REUSE_…: 32 bits; the others have 64.
static constexpr unsigned FirstWide = 4, Reserved = 5, ReservedHigh = 6,
                          UsedNow = 7, UsedHigh = 8;
CUDA_API Result cuMemPoolSetAttribute(Pool *P, unsigned Attribute,
                                      const void *Value) {
  if (!isPool(P) || Attribute >= std::size(P->Attributes))
    return InvalidValue;
  P->Attributes[Attribute] = Attribute < FirstWide
                                 ? *static_cast<const unsigned *>(Value)
                                 : *static_cast<const uint64_t *>(Value);
  if (Attribute == UsedHigh || Attribute == ReservedHigh)
    P->MostUsed = P->Used;
  return Success;
}
CUDA_API Result cuMemPoolGetAttribute(Pool *P, unsigned Attribute,
                                      void *Value) {
  if (!isPool(P) || Attribute >= std::size(P->Attributes))
    return InvalidValue;
  if (Attribute < FirstWide)
    *static_cast<unsigned *>(Value) = unsigned(P->Attributes[Attribute]);
  else
    *static_cast<uint64_t *>(Value) =
        Attribute == UsedNow || Attribute == Reserved ? P->Used
        : Attribute == UsedHigh || Attribute == ReservedHigh
            ? P->MostUsed
            : P->Attributes[Attribute];
  return Success;
}
CUDA_API Result cuMemPoolSetAccess(Pool *P, const AccessDescription *, size_t) {
  return isPool(P) ? Success : InvalidValue;
}
CUDA_API Result cuMemPoolGetAccess(int *Flags, Pool *P, const Location *) {
  *Flags = 3;
  return isPool(P) ? Success : InvalidValue;
}

//===----------------------------------------------------------------------===//
// Mappings
//===----------------------------------------------------------------------===//

static constexpr uint64_t Granularity = 2 << 20;

namespace {
/// Memory without an address.
struct Physical {
  int File = -1;
  uint64_t Size = 0;
  unsigned Uses = 1; ///< Mappings, and the handle.
  AllocationProperties Properties = {};
};
/// Addresses that a program has reserved, and its memory there.
struct Mappings {
  std::map<uint64_t, uint64_t> Reserved; ///< Sizes, by start.
  std::map<uint64_t, std::pair<uint64_t, Physical *>> Mapped;
  Objects<Physical> Memory;

  static Mappings &get() {
    static auto *Only = new Mappings;
    return *Only;
  }
  void drop(Physical *P) {
    if (--P->Uses)
      return;
    close(P->File);
    Memory.destroy(P);
  }
};
} // namespace

static void *pointer(uint64_t Address) {
  // NOLINTNEXTLINE(performance-no-int-to-ptr): addresses are numbers.
  return reinterpret_cast<void *>(Address);
}

CUDA_API Result cuMemGetAllocationGranularity(size_t *Size,
                                              const AllocationProperties *,
                                              int) {
  *Size = Granularity;
  return Success;
}
CUDA_API Result cuMemAddressReserve(uint64_t *Address, size_t Size, size_t,
                                    uint64_t, unsigned long long) {
  if (!Size || Size % Granularity)
    return InvalidValue;
  Guard G(Device::get().Lock);
  void *Start = mmap(nullptr, Size + Granularity, PROT_NONE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (Start == MAP_FAILED)
    return OutOfMemory;
  *Address = alignTo(uint64_t(Start), Granularity);
  Mappings::get().Reserved[*Address] = Size;
  return Success;
}
CUDA_API Result cuMemAddressFree(uint64_t Address, size_t Size) {
  Guard G(Device::get().Lock);
  Mappings &M = Mappings::get();
  auto It = M.Reserved.find(Address);
  if (It == M.Reserved.end() || It->second != Size)
    return InvalidValue;
  munmap(pointer(Address), Size);
  M.Reserved.erase(It);
  return Success;
}
CUDA_API Result cuMemCreate(Physical **Handle, size_t Size,
                            const AllocationProperties *Properties,
                            unsigned long long) {
  if (!Size || Size % Granularity || !Properties)
    return InvalidValue;
  if (Properties->HandleTypes)
    return NotSupported;
  Guard G(Device::get().Lock);
  int File = memfd_create("device memory", MFD_CLOEXEC);
  if (File < 0 || ftruncate(File, off_t(Size)))
    return OutOfMemory;
  *Handle = Mappings::get().Memory.make();
  (*Handle)->File = File;
  (*Handle)->Size = Size;
  (*Handle)->Properties = *Properties;
  return Success;
}
CUDA_API Result cuMemRelease(Physical *Handle) {
  Guard G(Device::get().Lock);
  Mappings &M = Mappings::get();
  if (!M.Memory.has(Handle))
    return InvalidValue;
  M.drop(Handle);
  return Success;
}
CUDA_API Result cuMemMap(uint64_t Address, size_t Size, size_t Offset,
                         Physical *Handle, unsigned long long) {
  Guard G(Device::get().Lock);
  Mappings &M = Mappings::get();
  auto It = M.Reserved.upper_bound(Address);
  if (!M.Memory.has(Handle) || It == M.Reserved.begin() ||
      Offset + Size > Handle->Size)
    return InvalidValue;
  --It;
  if (Address + Size > It->first + It->second)
    return InvalidValue;
  if (mmap(pointer(Address), Size, PROT_READ | PROT_WRITE,
           MAP_SHARED | MAP_FIXED, Handle->File, off_t(Offset)) == MAP_FAILED)
    return OutOfMemory;
  ++Handle->Uses;
  M.Mapped[Address] = {Size, Handle};
  return Success;
}
CUDA_API Result cuMemUnmap(uint64_t Address, size_t Size) {
  Device &D = Device::get();
  Guard G(D.Lock);
  Mappings &M = Mappings::get();
  auto It = M.Mapped.find(Address);
  if (It == M.Mapped.end())
    return InvalidValue;
  uint64_t End = Address + Size;
  while (It != M.Mapped.end() && It->first < End) {
    D.Blocks.erase(It->first);
    (void)mmap(pointer(It->first), It->second.first, PROT_NONE,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    M.drop(It->second.second);
    It = M.Mapped.erase(It);
  }
  return Success;
}
// Neighbors that kernels may access are one block, as they are on a device.
CUDA_API Result cuMemSetAccess(uint64_t Address, size_t Size,
                               const AccessDescription *Who, size_t Count) {
  Device &D = Device::get();
  Guard G(D.Lock);
  Mappings &M = Mappings::get();
  for (auto It = M.Mapped.lower_bound(Address);
       It != M.Mapped.end() && It->first < Address + Size; ++It)
    D.Blocks.erase(It->first);
  if (!Count || !Who->Flags)
    return Success;
  Block &B = D.Blocks[Address];
  B.Size = Size;
  B.Number = ++D.LastNumber;
  return M.Mapped.count(Address) ? Success : InvalidValue;
}
CUDA_API Result cuMemGetAccess(unsigned long long *Flags, const Location *,
                               uint64_t Address) {
  Device &D = Device::get();
  Guard G(D.Lock);
  *Flags = D.at(Address, 1) ? 3 : 0;
  return Success;
}
CUDA_API Result cuMemRetainAllocationHandle(Physical **Handle, void *At) {
  Guard G(Device::get().Lock);
  Mappings &M = Mappings::get();
  auto It = M.Mapped.upper_bound(uint64_t(At));
  if (It == M.Mapped.begin())
    return InvalidValue;
  --It;
  *Handle = It->second.second;
  ++(*Handle)->Uses;
  return Success;
}
CUDA_API Result cuMemGetAllocationPropertiesFromHandle(
    AllocationProperties *Properties, Physical *Handle) {
  if (!Mappings::get().Memory.has(Handle))
    return InvalidValue;
  *Properties = Handle->Properties;
  return Success;
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_STREAM(cuMemAllocAsync)
CUDA_STREAM(cuMemAllocFromPoolAsync)
CUDA_STREAM(cuMemFreeAsync)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
