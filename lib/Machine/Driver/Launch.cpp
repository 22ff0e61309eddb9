//===- Launch.cpp - Modules, kernels and events of libcuda ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Driver.h"
#include "Machine/Program.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm::cudadriver {

namespace {

/// CUfunction_attribute.
int functionAttribute(const Kernel &K, int Attribute) {
  switch (Attribute) {
  case 0: // MAX_THREADS_PER_BLOCK
    return MaxThreads;
  case 1: // SHARED_SIZE_BYTES
    return int(K.Home->Machine->staticSharedBytes());
  case 2: // CONST_SIZE_BYTES
    return int(K.Home->Machine->constantBytes());
  case 4: // NUM_REGS
    return 32;
  case 5: // PTX_VERSION
  case 6: // BINARY_VERSION
    return capability();
  default:
    return 0;
  }
}

/// The text of one input without its header, which the linked text has once.
void appendPtx(std::string &Text, StringRef Ptx) {
  bool First = Text.empty();
  for (StringRef Line : split(Ptx.rtrim('\0'), '\n')) {
    bool IsHeader = Line.starts_with(".version") ||
                    Line.starts_with(".target") ||
                    Line.starts_with(".address_size");
    if (!IsHeader || First)
      Text.append(Line).append("\n");
  }
}

template <typename T> T *own(std::vector<std::unique_ptr<T>> &List) {
  List.push_back(std::make_unique<T>());
  return List.back().get();
}
template <typename T>
int destroy(std::vector<std::unique_ptr<T>> &List, T *One) {
  auto It = find_if(List, [&](const auto &P) { return P.get() == One; });
  if (It == List.end())
    return InvalidHandle;
  List.erase(It);
  return Success;
}

} // namespace

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

CUDA_API int cuStreamCreate(void **Stream, unsigned) {
  static char TheStream;
  *Stream = &TheStream;
  return Success;
}
CUDA_API int cuStreamDestroy(void *) { return Success; }
CUDA_API int cuStreamSynchronize(void *) { return Success; }
CUDA_API int cuStreamWaitEvent(void *, void *, unsigned) { return Success; }
CUDA_API int cuStreamAddCallback(void *Stream,
                                 void (*Call)(void *, int, void *), void *Data,
                                 unsigned) {
  Call(Stream, Success, Data);
  return Success;
}
CUDA_API int cuEventCreate(Event **E, unsigned) {
  Device &D = Device::get();
  Guard G(D.Lock);
  *E = own(D.Events);
  return Success;
}
CUDA_API int cuEventDestroy(Event *E) {
  Device &D = Device::get();
  Guard G(D.Lock);
  return destroy(D.Events, E);
}
CUDA_API int cuEventRecord(Event *E, void *) {
  E->When = std::chrono::steady_clock::now();
  E->Recorded = true;
  return Success;
}
CUDA_API int cuEventQuery(Event *) { return Success; }
CUDA_API int cuEventSynchronize(Event *) { return Success; }
CUDA_API int cuEventElapsedTime(float *Milliseconds, Event *From, Event *To) {
  if (!From->Recorded || !To->Recorded)
    return InvalidHandle;
  *Milliseconds =
      std::chrono::duration<float, std::milli>(To->When - From->When).count();
  return Success;
}

//===----------------------------------------------------------------------===//
// Linking and loading
//===----------------------------------------------------------------------===//

CUDA_API int cuLinkCreate(unsigned Count, const int *Options, void **Values,
                          Link **State) {
  Device &D = Device::get();
  Guard G(D.Lock);
  Link *L = *State = own(D.Links);
  for (unsigned N = 0; N < Count; ++N)
    switch (Options[N]) {
    case 3: // INFO_LOG_BUFFER
      L->InfoLog = static_cast<char *>(Values[N]);
      break;
    case 4: // INFO_LOG_BUFFER_SIZE_BYTES
      L->InfoSize = size_t(Values[N]);
      break;
    case 5: // ERROR_LOG_BUFFER
      L->ErrorLog = static_cast<char *>(Values[N]);
      break;
    case 6: // ERROR_LOG_BUFFER_SIZE_BYTES
      L->ErrorSize = size_t(Values[N]);
      break;
    default:
      break;
    }
  return Success;
}
CUDA_API int cuLinkAddData(Link *State, int Type, const char *Data, size_t Size,
                           const char *, unsigned, int *, void **) {
  constexpr int Ptx = 1;
  if (Type != Ptx)
    return NotSupported;
  Device &D = Device::get();
  Guard G(D.Lock);
  appendPtx(State->Text, StringRef(Data, Size));
  return Success;
}
CUDA_API int cuLinkAddFile(Link *State, int Type, const char *Path,
                           unsigned Count, int *Options, void **Values) {
  auto File = MemoryBuffer::getFile(Path);
  if (!File) {
    tell(State->ErrorLog, State->ErrorSize, File.getError().message());
    return FileNotFound;
  }
  return cuLinkAddData(State, Type, (*File)->getBufferStart(),
                       (*File)->getBufferSize(), Path, Count, Options, Values);
}
CUDA_API int cuLinkComplete(Link *State, const void **Image, size_t *Size) {
  Device &D = Device::get();
  Guard G(D.Lock);
  std::string Wrong;
  LoadedModule *M = D.load(State->Text, Wrong);
  if (!M) {
    tell(State->ErrorLog, State->ErrorSize, Wrong);
    return InvalidPtx;
  }
  D.unload(M);
  tell(State->InfoLog, State->InfoSize, "ptxas info    : interpreted");
  *Image = State->Text.c_str();
  *Size = State->Text.size() + 1;
  return Success;
}
CUDA_API int cuLinkDestroy(Link *State) {
  Device &D = Device::get();
  Guard G(D.Lock);
  return destroy(D.Links, State);
}

CUDA_API int cuModuleLoadDataEx(LoadedModule **M, const char *Image, unsigned,
                                int *, void **) {
  Device &D = Device::get();
  Guard G(D.Lock);
  std::string Wrong;
  *M = D.load(Image, Wrong);
  if (*M)
    return Success;
  fprintf(stderr, "PTX interpreter: %s\n", Wrong.c_str());
  return InvalidImage;
}
CUDA_API int cuModuleUnload(LoadedModule *M) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (none_of(D.Modules, [M](const auto &Other) { return Other.get() == M; }))
    return InvalidHandle;
  D.unload(M);
  return Success;
}
CUDA_API int cuModuleGetFunction(Kernel **Function, LoadedModule *M,
                                 const char *Name) {
  Device &D = Device::get();
  Guard G(D.Lock);
  *Function = D.kernel(M, Name);
  return *Function ? Success : NotFound;
}
CUDA_API int cuModuleGetGlobal(uint64_t *Address, size_t *Size, LoadedModule *M,
                               const char *Name) {
  Device &D = Device::get();
  Guard G(D.Lock);
  uint8_t *At = M->Machine->hostAddressOf(Name);
  if (!At)
    return NotFound;
  uint64_t Bytes = M->Code->program().VariableSizes.lookup(Name);
  *Address = uint64_t(At);
  if (Size)
    *Size = Bytes;
  D.Blocks[*Address].Size = Bytes;
  return Success;
}

CUDA_API int cuFuncSetCacheConfig(Kernel *, unsigned) { return Success; }
CUDA_API int cuFuncGetAttribute(int *Value, int Attribute, Kernel *K) {
  *Value = functionAttribute(*K, Attribute);
  return Success;
}
CUDA_API int cuOccupancyMaxActiveBlocksPerMultiprocessor(int *Blocks, Kernel *,
                                                         int Threads, size_t) {
  *Blocks = 2 * MaxThreads / std::max(Threads, 1);
  return Success;
}
CUDA_API int cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *Blocks, Kernel *K, int Threads, size_t Shared, unsigned) {
  return cuOccupancyMaxActiveBlocksPerMultiprocessor(Blocks, K, Threads,
                                                     Shared);
}
CUDA_API int cuOccupancyMaxPotentialBlockSize(int *Grid, int *Block, Kernel *,
                                              size_t (*)(int), size_t,
                                              int Limit) {
  *Block = Limit ? std::min(Limit, MaxThreads) : MaxThreads;
  *Grid = 2;
  return Success;
}
CUDA_API int cuOccupancyMaxPotentialBlockSizeWithFlags(int *Grid, int *Block,
                                                       Kernel *K,
                                                       size_t (*Shared)(int),
                                                       size_t Bytes, int Limit,
                                                       unsigned) {
  return cuOccupancyMaxPotentialBlockSize(Grid, Block, K, Shared, Bytes, Limit);
}

//===----------------------------------------------------------------------===//
// Launching
//===----------------------------------------------------------------------===//

CUDA_API int cuLaunchKernel(Kernel *K, unsigned GridX, unsigned GridY,
                            unsigned GridZ, unsigned BlockX, unsigned BlockY,
                            unsigned BlockZ, unsigned Shared, void *,
                            void **Parameters, void **) {
  uint64_t Threads = uint64_t(BlockX) * BlockY * BlockZ;
  if (!Threads || Threads > MaxThreads || !GridX || !GridY || !GridZ)
    return InvalidValue;
  Device &D = Device::get();
  Guard G(D.Lock);
  opennvvm::ptxmachine::Launch L{{GridX, GridY, GridZ},
                                 {BlockX, BlockY, BlockZ},
                                 /*Cluster=*/1,
                                 Shared};
  std::string Wrong = D.launch(*K, L, Parameters);
  if (Wrong.empty())
    return Success;
  fprintf(stderr, "PTX interpreter: kernel %s: %s\n", K->Name.c_str(),
          Wrong.c_str());
  return LaunchFailed;
}
// The CTAs of a grid run one after the other, and so cannot wait for each
// other.
CUDA_API int cuLaunchCooperativeKernel(Kernel *, unsigned, unsigned, unsigned,
                                       unsigned, unsigned, unsigned, unsigned,
                                       void *, void **) {
  return NotSupported;
}

} // namespace opennvvm::cudadriver
