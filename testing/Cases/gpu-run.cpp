//===- gpu-run.cpp - Run cases on a GPU -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   gpu-run CASES PTX...
//
// Runs each PTX file, NAME.anything.ptx, on CASES/NAME. Loads libcuda at run
// time, so that it can be built without a toolkit:
//
//   c++ -std=c++17 gpu-run.cpp CaseFile.cpp -ldl -o gpu-run
//
// Exit status: 0 all answers correct, 1 some wrong, 2 wrong usage, 77 no GPU.
//
//===----------------------------------------------------------------------===//

#include "CaseFile.h"
#include <cstdio>
#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>

using namespace cases;

namespace {

/// The driver functions that are needed, by their exported names.
struct Driver {
  using Handle = void *;
  using Address = unsigned long long;
  int (*Init)(unsigned);
  int (*Version)(int *);
  int (*DeviceGet)(int *, int);
  int (*DeviceName)(char *, int, int);
  int (*Attribute)(int *, int, int);
  int (*RetainContext)(Handle *, int);
  int (*SetContext)(Handle);
  int (*Load)(Handle *, const void *, unsigned, int *, void **);
  int (*Unload)(Handle);
  int (*GetFunction)(Handle *, Handle, const char *);
  int (*Allocate)(Address *, size_t);
  int (*Free)(Address);
  int (*ToDevice)(Address, const void *, size_t);
  int (*ToHost)(void *, Address, size_t);
  int (*Launch)(Handle, unsigned, unsigned, unsigned, unsigned, unsigned,
                unsigned, unsigned, Handle, void **, void **);
  int (*Synchronize)();
  int (*ErrorName)(int, const char **);

  bool open() {
    void *Library = dlopen("libcuda.so.1", RTLD_NOW);
    auto Find = [&](auto &Function, const char *Name) {
      void *Symbol = Library ? dlsym(Library, Name) : nullptr;
      Function = reinterpret_cast<std::decay_t<decltype(Function)>>(Symbol);
      return Symbol != nullptr;
    };
    return Find(Init, "cuInit") && Find(Version, "cuDriverGetVersion") &&
           Find(DeviceGet, "cuDeviceGet") &&
           Find(DeviceName, "cuDeviceGetName") &&
           Find(Attribute, "cuDeviceGetAttribute") &&
           Find(RetainContext, "cuDevicePrimaryCtxRetain") &&
           Find(SetContext, "cuCtxSetCurrent") &&
           Find(Load, "cuModuleLoadDataEx") && Find(Unload, "cuModuleUnload") &&
           Find(GetFunction, "cuModuleGetFunction") &&
           Find(Allocate, "cuMemAlloc_v2") && Find(Free, "cuMemFree_v2") &&
           Find(ToDevice, "cuMemcpyHtoD_v2") &&
           Find(ToHost, "cuMemcpyDtoH_v2") && Find(Launch, "cuLaunchKernel") &&
           Find(Synchronize, "cuCtxSynchronize") &&
           Find(ErrorName, "cuGetErrorName");
  }

  std::string failed(const char *What, int Code) const {
    const char *Name = nullptr;
    ErrorName(Code, &Name);
    return std::string(What) + ": " + (Name ? Name : "unknown error");
  }
};

/// Kernels print to the stdout of this process, which is redirected to a file
/// in the meantime.
class Capture {
public:
  Capture() : File(std::tmpfile()) {
    std::fflush(stdout);
    Saved = dup(1);
    dup2(fileno(File), 1);
  }
  std::string finish() {
    std::fflush(stdout);
    dup2(Saved, 1);
    close(Saved);
    std::string Text;
    std::rewind(File);
    for (int C; (C = std::fgetc(File)) != EOF;)
      Text += char(C);
    std::fclose(File);
    return Text;
  }

private:
  std::FILE *File;
  int Saved;
};

} // namespace

/// Launches \p Case from loaded \p Module. \returns an error message.
static std::string launch(const Driver &D, Driver::Handle Module,
                          const CaseFile &Case) {
  Driver::Handle Function;
  if (int E = D.GetFunction(&Function, Module, Case.Kernel.c_str()))
    return D.failed("no such kernel", E);
  std::vector<uint64_t> Addresses;
  for (const Parameter &P : Case.Parameters) {
    if (!P.IsBuffer)
      continue;
    Driver::Address At = 0;
    if (int E = D.Allocate(&At, P.Value.size()))
      return D.failed("allocation", E);
    if (int E = D.ToDevice(At, P.Value.data(), P.Value.size()))
      return D.failed("copy to the device", E);
    Addresses.push_back(At);
  }
  std::vector<void *> Pointers;
  size_t Buffer = 0;
  for (const Parameter &P : Case.Parameters)
    Pointers.push_back(P.IsBuffer ? (void *)&Addresses[Buffer++]
                                  : (void *)P.Value.data());
  Capture Printed;
  int Launched = D.Launch(Function, Case.Grid[0], Case.Grid[1], Case.Grid[2],
                          Case.Block[0], Case.Block[1], Case.Block[2], 0,
                          nullptr, Pointers.data(), nullptr);
  int Ended = Launched ? 0 : D.Synchronize();
  std::string Output = Printed.finish();
  if (Launched || Ended)
    return D.failed("launch", Launched ? Launched : Ended);
  if (Case.HasOutput && Output != Case.Output)
    return "printed: " + Output;
  std::string Wrong;
  Buffer = 0;
  for (const Parameter &P : Case.Parameters) {
    if (!P.IsBuffer)
      continue;
    std::vector<uint8_t> Got(P.Value.size());
    if (int E = D.ToHost(Got.data(), Addresses[Buffer], Got.size()))
      return D.failed("copy from the device", E);
    if (std::string Here = compare(P, Got); !Here.empty() && Wrong.empty())
      Wrong = "buffer " + std::to_string(Buffer) + ", " + Here;
    D.Free(Addresses[Buffer++]);
  }
  return Wrong;
}

static std::string runOne(const Driver &D, const std::string &Cases,
                          const std::string &Path) {
  std::string Name = Path.substr(Path.rfind('/') + 1);
  Name = Name.substr(0, Name.find('.'));
  CaseFile Case;
  if (std::string Wrong = readCase(Cases + "/" + Name, Case); !Wrong.empty())
    return Wrong;
  std::ifstream File(Path, std::ios::binary);
  std::string Text{std::istreambuf_iterator<char>(File), {}};
  Driver::Handle Module;
  if (int E = D.Load(&Module, Text.c_str(), 0, nullptr, nullptr))
    return D.failed("load", E);
  std::string Wrong = launch(D, Module, Case);
  D.Unload(Module);
  return Wrong;
}

int main(int Argc, char **Argv) {
  if (Argc < 3) {
    std::fprintf(stderr, "usage: gpu-run CASES PTX...\n");
    return 2;
  }
  Driver D;
  int Device, Version = 0, Major = 0, Minor = 0;
  char Name[100] = "";
  Driver::Handle Context;
  if (!D.open() || D.Init(0) || D.DeviceGet(&Device, 0) ||
      D.RetainContext(&Context, Device) || D.SetContext(Context)) {
    std::fprintf(stderr, "gpu-run: no GPU or no driver here\n");
    return 77;
  }
  D.Version(&Version);
  D.DeviceName(Name, sizeof Name, Device);
  D.Attribute(&Major, 75, Device);
  D.Attribute(&Minor, 76, Device);
  std::printf("%s, sm_%d%d, driver for CUDA %d.%d\n", Name, Major, Minor,
              Version / 1000, Version % 1000 / 10);
  unsigned Wrong = 0;
  for (int I = 2; I < Argc; ++I) {
    std::string Why = runOne(D, Argv[1], Argv[I]);
    Wrong += !Why.empty();
    std::printf("%s %s%s%s\n", Why.empty() ? "ok  " : "FAIL", Argv[I],
                Why.empty() ? "" : ": ", Why.c_str());
    std::fflush(stdout);
  }
  std::printf("%d run, %u wrong\n", Argc - 2, Wrong);
  return Wrong != 0;
}
