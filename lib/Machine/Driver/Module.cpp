//===- Module.cpp - Modules, libraries and linking ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace opennvvm::cudadriver {

/// Texts that are being linked, and where messages go.
struct Link {
  std::string Text;
  char *ErrorLog = nullptr, *InfoLog = nullptr;
  size_t ErrorSize = 0, InfoSize = 0;
};

namespace {
struct Links {
  Objects<Link> All;
  static Links &get() {
    static auto *Only = new Links;
    return *Only;
  }
};
} // namespace

/// CUjit_option: where messages go.
static Link readOptions(unsigned Count, const int *Options, void **Values) {
  Link L;
  for (unsigned N = 0; N < Count; ++N)
    switch (Options[N]) {
    case 3: // INFO_LOG_BUFFER
      L.InfoLog = static_cast<char *>(Values[N]);
      break;
    case 4: // INFO_LOG_BUFFER_SIZE_BYTES
      L.InfoSize = unsigned(uintptr_t(Values[N]));
      break;
    case 5: // ERROR_LOG_BUFFER
      L.ErrorLog = static_cast<char *>(Values[N]);
      break;
    case 6: // ERROR_LOG_BUFFER_SIZE_BYTES
      L.ErrorSize = unsigned(uintptr_t(Values[N]));
      break;
    default:
      break;
    }
  return L;
}

/// "90" of ".target sm_90a"; 0 if there is none.
static int targetOf(StringRef Text) {
  StringRef Line = Text.substr(std::min(Text.find("\n.target"), Text.size()));
  Line = Line.substr(std::min(Line.find("sm_"), Line.size()))
             .drop_front(std::min<size_t>(3, Line.size()));
  int Target = 0;
  (void)Line.take_while(isDigit).getAsInteger(10, Target);
  return Target;
}

/// Loads \p Text; messages go to the buffers of \p Log as well.
static Result loadText(LoadedModule **M, const std::string &Text,
                       const Link &Log) {
  Device &D = Device::get();
  std::string Wrong;
  if (isMachineGiven() && targetOf(Text) > capability())
    Wrong = "the PTX is for sm_" + utostr(targetOf(Text)) +
            ", and the device is sm_" + utostr(capability());
  *M = Wrong.empty() ? D.load(Text, Wrong) : nullptr;
  if (*M)
    return Success;
  tell(Log.ErrorLog, Log.ErrorSize, Wrong);
  complain(Wrong);
  return InvalidPtx;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

CUDA_API Result cuModuleLoadDataEx(LoadedModule **M, const void *Image,
                                   unsigned Count, int *Options,
                                   void **Values) {
  if (Result Wrong = needContext())
    return Wrong;
  Guard G(Device::get().Lock);
  std::string Text;
  if (Result Wrong = textOf(Image, Text))
    return Wrong;
  return loadText(M, Text, readOptions(Count, Options, Values));
}
CUDA_API Result cuModuleLoadData(LoadedModule **M, const void *Image) {
  return cuModuleLoadDataEx(M, Image, 0, nullptr, nullptr);
}
CUDA_API Result cuModuleLoadFatBinary(LoadedModule **M, const void *Image) {
  return cuModuleLoadDataEx(M, Image, 0, nullptr, nullptr);
}
CUDA_API Result cuModuleLoad(LoadedModule **M, const char *Path) {
  auto File = MemoryBuffer::getFile(Path);
  if (!File)
    return FileNotFound;
  return cuModuleLoadData(M, (*File)->getBufferStart());
}
CUDA_API Result cuModuleUnload(LoadedModule *M) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!D.Modules.has(M))
    return InvalidHandle;
  D.unload(M);
  return Success;
}
CUDA_API Result cuModuleGetLoadingMode(int *Mode) {
  *Mode = 1; // CU_MODULE_EAGER_LOADING
  return Success;
}
CUDA_API Result cuModuleGetFunction(Kernel **Function, LoadedModule *M,
                                    const char *Name) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!Function || !Name)
    return InvalidValue;
  if (!D.Modules.has(M))
    return InvalidHandle;
  *Function = D.kernel(M, Name);
  return *Function ? Success : NotFound;
}
CUDA_API Result cuModuleGetFunctionCount(unsigned *Count, LoadedModule *M) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!D.Modules.has(M))
    return InvalidHandle;
  *Count = unsigned(kernelsOf(*M->Code).size());
  return Success;
}
CUDA_API Result cuModuleEnumerateFunctions(Kernel **Functions, unsigned Count,
                                           LoadedModule *M) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!D.Modules.has(M))
    return InvalidHandle;
  std::vector<std::string> Names = kernelsOf(*M->Code);
  Names.resize(std::min<size_t>(Count, Names.size()));
  for (const std::string &Name : Names)
    *Functions++ = D.kernel(M, Name);
  return Success;
}
CUDA_API Result cuModuleGetGlobal_v2(uint64_t *Address, size_t *Size,
                                     LoadedModule *M, const char *Name) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!D.Modules.has(M))
    return InvalidHandle;
  uint8_t *At = M->Machine->hostAddressOf(Name);
  if (!At)
    return NotFound;
  uint64_t Bytes = M->Code->program().VariableSizes.lookup(Name);
  Block &B = D.Blocks[uint64_t(At)];
  B.Size = Bytes;
  if (!B.Number)
    B.Number = ++D.LastNumber;
  if (Address)
    *Address = uint64_t(At);
  if (Size)
    *Size = Bytes;
  return Success;
}

//===----------------------------------------------------------------------===//
// Libraries: modules that belong to no context
//===----------------------------------------------------------------------===//

CUDA_API Result cuLibraryLoadData(LoadedModule **M, const void *Image,
                                  int *Options, void **Values, unsigned Count,
                                  int *, void **, unsigned) {
  if (!Device::get().Initialized)
    return NotInitialized;
  Guard G(Device::get().Lock);
  std::string Text;
  if (Result Wrong = textOf(Image, Text))
    return Wrong;
  return loadText(M, Text, readOptions(Count, Options, Values));
}
CUDA_API Result cuLibraryLoadFromFile(LoadedModule **M, const char *Path,
                                      int *Options, void **Values,
                                      unsigned Count, int *, void **,
                                      unsigned) {
  auto File = MemoryBuffer::getFile(Path);
  if (!File)
    return FileNotFound;
  return cuLibraryLoadData(M, (*File)->getBufferStart(), Options, Values, Count,
                           nullptr, nullptr, 0);
}
CUDA_API Result cuLibraryGetModule(LoadedModule **M, LoadedModule *Library) {
  *M = Library;
  return Device::get().Modules.has(Library) ? Success : InvalidHandle;
}
CUDA_API Result cuKernelGetFunction(Kernel **Function, Kernel *K) {
  *Function = K;
  return Device::get().Kernels.contains(K) ? Success : InvalidHandle;
}
CUDA_API Result cuKernelGetLibrary(LoadedModule **M, Kernel *K) {
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  *M = K->Home;
  return Success;
}
CUDA_API Result cuKernelGetName(const char **Name, Kernel *K) {
  if (!Device::get().Kernels.contains(K))
    return InvalidHandle;
  *Name = K->Name.c_str();
  return Success;
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

/// The text of one input without its header, which the linked text has once.
static void appendPtx(std::string &Text, StringRef Ptx) {
  bool First = Text.empty();
  for (StringRef Line : split(Ptx.rtrim('\0'), '\n')) {
    bool IsHeader = Line.starts_with(".version") ||
                    Line.starts_with(".target") ||
                    Line.starts_with(".address_size");
    if (!IsHeader || First)
      Text.append(Line).append("\n");
  }
}

CUDA_API Result cuLinkCreate_v2(unsigned Count, const int *Options,
                                void **Values, Link **State) {
  if (Result Wrong = needContext())
    return Wrong;
  Guard G(Device::get().Lock);
  *State = Links::get().All.make();
  **State = readOptions(Count, Options, Values);
  return Success;
}
CUDA_API Result cuLinkAddData_v2(Link *State, int Type, const char *Data,
                                 size_t Size, const char *, unsigned, int *,
                                 void **) {
  constexpr int Cubin = 0, Ptx = 1, FatBinary = 2;
  Guard G(Device::get().Lock);
  if (!Links::get().All.has(State))
    return InvalidHandle;
  if (Type == Ptx) {
    appendPtx(State->Text, StringRef(Data, Size));
    return Success;
  }
  std::string Text;
  if (Type != Cubin && Type != FatBinary)
    return NotSupported;
  if (Result Wrong = textOf(Data, Text))
    return Wrong;
  appendPtx(State->Text, Text);
  return Success;
}
CUDA_API Result cuLinkAddFile_v2(Link *State, int Type, const char *Path,
                                 unsigned Count, int *Options, void **Values) {
  auto File = MemoryBuffer::getFile(Path);
  if (!File) {
    tell(State->ErrorLog, State->ErrorSize, File.getError().message());
    return FileNotFound;
  }
  return cuLinkAddData_v2(State, Type, (*File)->getBufferStart(),
                          (*File)->getBufferSize(), Path, Count, Options,
                          Values);
}
// A linked image is the text of all inputs.
CUDA_API Result cuLinkComplete(Link *State, const void **Image, size_t *Size) {
  Device &D = Device::get();
  Guard G(D.Lock);
  if (!Links::get().All.has(State))
    return InvalidHandle;
  LoadedModule *M;
  if (Result Wrong = loadText(&M, State->Text, *State))
    return Wrong;
  D.unload(M);
  tell(State->InfoLog, State->InfoSize, "ptxas info    : interpreted");
  *Image = State->Text.c_str();
  if (Size)
    *Size = State->Text.size() + 1;
  return Success;
}
CUDA_API Result cuLinkDestroy(Link *State) {
  Guard G(Device::get().Lock);
  return Links::get().All.destroy(State);
}

// NOLINTBEGIN(readability-identifier-naming)
CUDA_ALSO(cuModuleGetGlobal_v2, cuModuleGetGlobal)
CUDA_ALSO(cuModuleUnload, cuLibraryUnload)
CUDA_ALSO(cuModuleGetFunction, cuLibraryGetKernel)
CUDA_ALSO(cuModuleGetFunctionCount, cuLibraryGetKernelCount)
CUDA_ALSO(cuModuleEnumerateFunctions, cuLibraryEnumerateKernels)
CUDA_ALSO(cuModuleGetGlobal_v2, cuLibraryGetGlobal)
CUDA_ALSO(cuModuleGetGlobal_v2, cuLibraryGetManaged)
CUDA_ALSO(cuKernelGetLibrary, cuFuncGetModule)
CUDA_ALSO(cuKernelGetName, cuFuncGetName)
CUDA_ALSO(cuLinkCreate_v2, cuLinkCreate)
CUDA_ALSO(cuLinkAddData_v2, cuLinkAddData)
CUDA_ALSO(cuLinkAddFile_v2, cuLinkAddFile)
// NOLINTEND(readability-identifier-naming)

} // namespace opennvvm::cudadriver
