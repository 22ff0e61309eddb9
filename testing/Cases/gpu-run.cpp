//===- gpu-run.cpp - Run cases on a GPU -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   gpu-run [--times=N] CASES PTX...
//
// Runs each PTX file, NAME.anything.ptx, on CASES/NAME. With --times, launches
// it N times more, each time on the same input, and prints a table of the
// medians and quartiles, in microseconds, a column for each "anything"; and the
// clocks of the multiprocessors before and after.
//
// Loads libcuda at run time, so that it can be built without a toolkit:
//
//   c++ -std=c++17 gpu-run.cpp Times.cpp CaseFile.cpp -ldl -o gpu-run
//
// Exit status: 0 all answers correct, 1 some wrong, 2 wrong usage, 77 no GPU.
//
//===----------------------------------------------------------------------===//

#include "CaseFile.h"
#include "GpuDriver.h"
#include "Times.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>

using namespace cases;

namespace {

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
    std::fseek(File, 0, SEEK_SET);
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

namespace {
/// A case whose buffers are on the GPU.
class Loaded {
public:
  Loaded(const Driver &D, const CaseFile &Case) : D(D), Case(Case) {}
  ~Loaded() {
    for (Driver::Address At : Addresses)
      D.Free(At);
  }

  /// Allocates the buffers and looks for the kernel. \returns an error message.
  std::string open(Driver::Handle Module) {
    if (int E = D.GetFunction(&Function, Module, Case.Kernel.c_str()))
      return D.failed("no such kernel", E);
    for (const Parameter &P : Case.Parameters) {
      if (!P.IsBuffer)
        continue;
      Driver::Address At = 0;
      if (int E = D.Allocate(&At, P.Value.size()))
        return D.failed("allocation", E);
      Addresses.push_back(At);
    }
    size_t Buffer = 0;
    for (const Parameter &P : Case.Parameters)
      Pointers.push_back(P.IsBuffer ? (void *)&Addresses[Buffer++]
                                    : (void *)P.Value.data());
    return "";
  }

  /// Copies the input to the buffers. \returns an error message.
  std::string fill() {
    size_t Buffer = 0;
    for (const Parameter &P : Case.Parameters)
      if (P.IsBuffer)
        if (int E =
                D.ToDevice(Addresses[Buffer++], P.Value.data(), P.Value.size()))
          return D.failed("copy to the device", E);
    return "";
  }

  /// \returns what the driver returns.
  int launch() {
    return D.Launch(Function, Case.Grid[0], Case.Grid[1], Case.Grid[2],
                    Case.Block[0], Case.Block[1], Case.Block[2], 0, nullptr,
                    Pointers.data(), nullptr);
  }

  /// \returns where the buffers differ from the answer, or an error message.
  std::string check() {
    size_t Buffer = 0;
    std::string Wrong;
    for (const Parameter &P : Case.Parameters) {
      if (!P.IsBuffer)
        continue;
      std::vector<uint8_t> Got(P.Value.size());
      if (int E = D.ToHost(Got.data(), Addresses[Buffer], Got.size()))
        return D.failed("copy from the device", E);
      if (std::string Here = compare(P, Got); !Here.empty() && Wrong.empty())
        Wrong = "buffer " + std::to_string(Buffer) + ", " + Here;
      ++Buffer;
    }
    return Wrong;
  }

private:
  const Driver &D;
  const CaseFile &Case;
  Driver::Handle Function = nullptr;
  std::vector<Driver::Address> Addresses;
  std::vector<void *> Pointers;
};
} // namespace

/// Runs a case once. \returns an error message.
static std::string runOnce(const Driver &D, Loaded &Kernel,
                           const CaseFile &Case) {
  if (std::string Wrong = Kernel.fill(); !Wrong.empty())
    return Wrong;
  Capture Printed;
  int Launched = Kernel.launch();
  int Ended = Launched ? 0 : D.Synchronize();
  std::string Output = Printed.finish();
  if (Launched || Ended)
    return D.failed("launch", Launched ? Launched : Ended);
  if (Case.HasOutput && Output != Case.Output)
    return "printed: " + Output;
  return Kernel.check();
}

/// Runs a case \p Rounds times. \returns an error message.
static std::string runTimed(const Driver &D, Loaded &Kernel, unsigned Rounds,
                            std::vector<double> &Microseconds) {
  Driver::Handle Start, End;
  if (int E = D.CreateEvent(&Start, 0))
    return D.failed("event", E);
  if (int E = D.CreateEvent(&End, 0))
    return D.failed("event", E);
  for (unsigned Round = 0; Round < Rounds; ++Round) {
    if (std::string Wrong = Kernel.fill(); !Wrong.empty())
      return Wrong;
    int E = D.Synchronize();
    E = E ? E : D.Record(Start, nullptr);
    E = E ? E : Kernel.launch();
    E = E ? E : D.Record(End, nullptr);
    E = E ? E : D.Wait(End);
    float Milliseconds = 0;
    E = E ? E : D.Elapsed(&Milliseconds, Start, End);
    if (E)
      return D.failed("timed launch", E);
    Microseconds.push_back(Milliseconds * 1000.0);
  }
  return "";
}

static std::string runOne(const Driver &D, const std::string &Cases,
                          const std::string &Path, unsigned Rounds,
                          Times &All) {
  std::string Name = Path.substr(Path.rfind('/') + 1);
  std::string Stem = Name.substr(0, Name.find('.'));
  CaseFile Case;
  if (std::string Wrong = readCase(Cases + "/" + Stem, Case); !Wrong.empty())
    return Wrong;
  std::ifstream File(Path, std::ios::binary);
  std::string Text{std::istreambuf_iterator<char>(File), {}};
  Driver::Handle Module;
  if (int E = D.Load(&Module, Text.c_str(), 0, nullptr, nullptr))
    return D.failed("load", E);
  Loaded Kernel(D, Case);
  std::string Wrong = Kernel.open(Module);
  if (Wrong.empty())
    Wrong = runOnce(D, Kernel, Case);
  // What prints would measure the printing.
  if (Wrong.empty() && Rounds && !Case.HasOutput) {
    std::vector<double> Microseconds;
    Wrong = runTimed(D, Kernel, Rounds, Microseconds);
    All.add(Stem, Name.substr(Stem.size() + 1), std::move(Microseconds));
  }
  D.Unload(Module);
  return Wrong;
}

int main(int Argc, char **Argv) {
  unsigned Rounds = 0;
  bool IsWrong = false;
  static constexpr char Option[] = "--times=";
  if (Argc > 1 && !std::strncmp(Argv[1], Option, sizeof Option - 1)) {
    char *End;
    Rounds = unsigned(std::strtoul(Argv[1] + sizeof Option - 1, &End, 10));
    IsWrong = *End || !Rounds;
    --Argc;
    ++Argv;
  }
  if (IsWrong || Argc < 3 || Argv[1][0] == '-') {
    std::fprintf(stderr, "usage: gpu-run [--times=N] CASES PTX...\n");
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
  unsigned Wrong = 0, Clock = clockRate();
  Times All;
  for (int I = 2; I < Argc; ++I) {
    std::string Why = runOne(D, Argv[1], Argv[I], Rounds, All);
    Wrong += !Why.empty();
    std::printf("%s %s%s%s\n", Why.empty() ? "ok  " : "FAIL", Argv[I],
                Why.empty() ? "" : ": ", Why.c_str());
    std::fflush(stdout);
  }
  std::printf("%d run, %u wrong\n", Argc - 2, Wrong);
  if (Rounds) {
    All.print();
    std::printf("clock of the multiprocessors: %u MHz before, %u MHz after (0: "
                "unknown)\n",
                Clock, clockRate());
  }
  return Wrong != 0;
}
