//===- Times.cpp - Times of kernels on a GPU ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Times.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <dlfcn.h>
#include <set>

namespace cases {

void Times::add(const std::string &Case, const std::string &Compiler,
                std::vector<double> Microseconds) {
  if (Microseconds.empty())
    return;
  std::sort(Microseconds.begin(), Microseconds.end());
  size_t Last = Microseconds.size() - 1;
  Cases[Case][Compiler] = {Microseconds[Last / 4], Microseconds[Last / 2],
                           Microseconds[Last - Last / 4]};
}

void Times::print() const {
  std::set<std::string> Compilers;
  for (const auto &[Case, By] : Cases)
    for (const auto &[Compiler, Spread] : By)
      Compilers.insert(Compiler);
  // Ours is the one that the others are compared with.
  const std::string First = Compilers.count("ours.ptx") || Compilers.empty()
                                ? "ours.ptx"
                                : *Compilers.begin();
  std::map<std::string, std::pair<double, unsigned>> Logs;
  for (const auto &[Case, By] : Cases) {
    std::printf("%-24s", Case.c_str());
    for (const auto &[Compiler, S] : By)
      std::printf("  %s %.2f (%.2f to %.2f) us", Compiler.c_str(), S.Median,
                  S.Low, S.High);
    auto Ours = By.find(First);
    for (const auto &[Compiler, S] : By) {
      if (Ours == By.end() || Compiler == First || S.Median <= 0)
        continue;
      double Ratio = Ours->second.Median / S.Median;
      std::printf("  / %s %.3f", Compiler.c_str(), Ratio);
      Logs[Compiler].first += std::log(Ratio);
      ++Logs[Compiler].second;
    }
    std::printf("\n");
  }
  for (const auto &[Compiler, Log] : Logs)
    std::printf("geometric mean of %u, %s / %s: %.3f\n", Log.second,
                First.c_str(), Compiler.c_str(),
                std::exp(Log.first / Log.second));
}

unsigned clockRate() {
  void *Library = dlopen("libnvidia-ml.so.1", RTLD_NOW);
  if (!Library)
    return 0;
  auto Init = reinterpret_cast<int (*)()>(dlsym(Library, "nvmlInit_v2"));
  auto Device = reinterpret_cast<int (*)(unsigned, void **)>(
      dlsym(Library, "nvmlDeviceGetHandleByIndex_v2"));
  auto Clock = reinterpret_cast<int (*)(void *, int, unsigned *)>(
      dlsym(Library, "nvmlDeviceGetClockInfo"));
  void *First;
  unsigned Rate = 0;
  constexpr int Multiprocessors = 1; // NVML_CLOCK_SM
  if (!Init || !Device || !Clock || Init() || Device(0, &First) ||
      Clock(First, Multiprocessors, &Rate))
    return 0;
  return Rate;
}

} // namespace cases
