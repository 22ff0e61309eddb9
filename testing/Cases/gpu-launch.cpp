//===- gpu-launch.cpp - Ask a driver about one launch ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   gpu-launch IMAGE THREADS
//
// Loads an image as hosts of tile programs do, and launches its kernel `scale`,
// y[i] = 3 x[i] for 8 tile blocks of 128 elements, with blocks of THREADS
// threads and no shared memory. Prints what came of it in one line: "right",
// "wrong", or the function that failed with its error.
//
// A process for each question: an error of a kernel is one of everything that
// its process does afterwards.
//
//   c++ -std=c++17 gpu-launch.cpp -ldl -o gpu-launch
//
// Exit status: 0 if the driver has answered, 2 wrong usage, 77 no GPU.
//
//===----------------------------------------------------------------------===//

#include "GpuDriver.h"
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

using namespace cases;

namespace {

constexpr unsigned Blocks = 8, Elements = 128;

struct Libraries {
  int (*Load)(void **, const void *, void *, void *, unsigned, void *, void *,
              unsigned);
  int (*GetKernel)(void **, void *, const char *);
};

/// What came of launching the kernel of \p Image.
std::string launch(const Driver &D, const Libraries &L,
                   const std::vector<char> &Image, unsigned Threads) {
  void *Library = nullptr, *Kernel = nullptr;
  if (int Code = L.Load(&Library, Image.data(), nullptr, nullptr, 0, nullptr,
                        nullptr, 0))
    return D.failed("cuLibraryLoadData", Code);
  if (int Code = L.GetKernel(&Kernel, Library, "scale"))
    return D.failed("cuLibraryGetKernel", Code);
  std::vector<float> X(Blocks * Elements), Y(Blocks * Elements);
  for (size_t I = 0; I < X.size(); ++I)
    X[I] = float(I);
  Driver::Address From = 0, To = 0;
  size_t Bytes = X.size() * sizeof(float);
  if (D.Allocate(&From, Bytes) || D.Allocate(&To, Bytes) ||
      D.ToDevice(From, X.data(), Bytes) || D.ToDevice(To, Y.data(), Bytes))
    return "no memory";
  void *Parameters[] = {&From, &To};
  if (int Code = D.Launch(Kernel, Blocks, 1, 1, Threads, 1, 1, 0, nullptr,
                          Parameters, nullptr))
    return D.failed("cuLaunchKernel", Code);
  if (int Code = D.Synchronize())
    return D.failed("cuCtxSynchronize", Code);
  if (int Code = D.ToHost(Y.data(), To, Bytes))
    return D.failed("cuMemcpyDtoH", Code);
  unsigned Right = 0;
  for (size_t I = 0; I < X.size(); ++I)
    Right += Y[I] == 3 * X[I];
  if (Right == X.size())
    return "right";
  return "wrong: " + std::to_string(Right) + " of " + std::to_string(X.size()) +
         " elements are right";
}

int fail(int Status, const char *Why) {
  std::fprintf(stderr, "gpu-launch: %s\n", Why);
  return Status;
}

} // namespace

int main(int Argc, char **Argv) {
  unsigned Threads =
      Argc == 3 ? unsigned(std::strtoul(Argv[2], nullptr, 10)) : 0;
  if (!Threads)
    return fail(2, "usage: gpu-launch IMAGE THREADS");
  std::ifstream In(Argv[1], std::ios::binary);
  std::vector<char> Image((std::istreambuf_iterator<char>(In)),
                          std::istreambuf_iterator<char>());
  if (Image.empty())
    return fail(2, "the image cannot be read");
  // Text ends with a zero.
  Image.push_back(0);
  Driver D;
  Libraries L = {};
  void *Context = nullptr;
  int Device = 0;
  if (!D.open() || D.Init(0) || D.DeviceGet(&Device, 0) ||
      D.RetainContext(&Context, Device) || D.SetContext(Context))
    return fail(77, "no GPU or no driver here");
  void *Library = dlopen("libcuda.so.1", RTLD_NOW);
  L.Load =
      reinterpret_cast<decltype(L.Load)>(dlsym(Library, "cuLibraryLoadData"));
  L.GetKernel = reinterpret_cast<decltype(L.GetKernel)>(
      dlsym(Library, "cuLibraryGetKernel"));
  if (!L.Load || !L.GetKernel)
    return fail(77, "a driver without libraries");
  std::printf("%s\n", launch(D, L, Image, Threads).c_str());
  return 0;
}
