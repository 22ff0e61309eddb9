//===- TileCode.cpp - Tile programs as input of commands ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileCode.h"
#include "Commands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <optional>

using namespace llvm;

namespace opennvvm::tool {

//===----------------------------------------------------------------------===//
// What is a tile program
//===----------------------------------------------------------------------===//

bool isTileProgram(StringRef Name, StringRef Data) {
  if (Data.starts_with(StringRef("\x7fTileIR\0", 8)))
    return true;
  std::optional<bool> ByName =
      StringSwitch<std::optional<bool>>(sys::path::extension(Name))
          .Cases({".tilebc", ".mlir"}, true)
          .Cases({".ll", ".bc", ".ptx"}, false)
          .Default(std::nullopt);
  return ByName.value_or(Data.contains("cuda_tile.module"));
}

std::string tileOptionIn(const Options &O) {
  static constexpr StringLiteral Names[] = {
      "warps", "launch", "launch-info", "tolerance", "remarks", "remarks-file"};
  for (const GivenOption &Given : O.Given)
    if (is_contained(Names, Given.Name))
      return "--" + Given.Name;
  return "";
}

//===----------------------------------------------------------------------===//
// What the library makes of it
//===----------------------------------------------------------------------===//

TileParameter tileParameter(const opennvvmTileParameter &P) {
  return {P.kind, P.size, P.type, P.pointee ? P.pointee : ""};
}

static TileKernel kernelOf(const TileLibrary &T, opennvvmTileCode Code,
                           size_t Number) {
  opennvvmTileKernelLaunch Launch = {};
  Launch.structSize = sizeof(Launch);
  T.CodeKernel(Code, Number, &Launch);
  TileKernel K;
  K.Name = Launch.name;
  copy(Launch.block, K.Block);
  copy(Launch.cluster, K.Cluster);
  K.DynamicShared = Launch.dynamicShared;
  K.Parameters.reserve(Launch.parameterCount);
  for (size_t I = 0; I < Launch.parameterCount; ++I) {
    opennvvmTileParameter P = {};
    P.structSize = sizeof(P);
    T.CodeParameter(Code, Number, I, &P);
    K.Parameters.push_back(tileParameter(P));
  }
  return K;
}

/// Takes what \p Code has.
static TileCode take(const TileLibrary &T, opennvvmTileCode Code,
                     StringRef Name) {
  TileCode Out;
  size_t Size = 0;
  const void *Bytes = T.CodeBitcode(Code, &Size);
  Out.Bitcode = MemoryBuffer::getMemBufferCopy(
      {static_cast<const char *>(Bytes), Size}, Name);
  Out.Kernels.reserve(T.CodeKernelCount(Code));
  for (size_t I = 0; I < T.CodeKernelCount(Code); ++I)
    Out.Kernels.push_back(kernelOf(T, Code, I));
  Out.LaunchInfo = T.CodeLaunchInfo(Code);
  return Out;
}

/// Prints \p Why, lines with places, also as a log of SARIF.
static int reportProgram(const Options &O, StringRef Why) {
  if (O.Output == Format::SARIF)
    printSARIF(errs(), ArrayRef<const DiagnosticEngine *>(), Why.str());
  else
    errs() << Why << '\n';
  return Violations;
}

/// How \p O wants the program compiled, for \p Target, which must live as long.
static opennvvmTileCompileOptions optionsOf(const Options &O,
                                            const std::string &Target) {
  opennvvmTileCompileOptions How = {};
  How.structSize = sizeof(How);
  How.target = Target.empty() ? nullptr : Target.c_str();
  How.warps = uint32_t(std::min<uint64_t>(O.Warps, UINT32_MAX));
  How.staticShared = O.StaticShared;
  How.wantsRemarks = !O.Remarks.empty() || O.WantsReport;
  return How;
}

static std::string targetOf(const Options &O) {
  return O.Arch ? O.Arch->Name.str() : "";
}

static std::string inputName(const Options &O) {
  return O.Inputs.front() == "-" ? "<stdin>" : O.Inputs.front();
}

static int failToCompile(const Options &O, opennvvmTileStatus Given,
                         const std::string &Why) {
  return Given == OPENNVVM_TILE_ERROR_PROGRAM ? reportProgram(O, Why)
                                              : fail(Why);
}

/// Sets the machine in \p O. \returns the exit status.
static int takeTarget(Options &O, StringRef Target) {
  O.IsTile = true;
  // The compiler itself fills shared memory, up to the limit.
  O.Diagnostics.Disabled.push_back(Rule::GlobalLimitNear);
  O.Arch = findTarget(Target);
  return O.Arch ? Fine
                : fail("the program is for " + Target +
                       ", which is not known; --arch names another machine");
}

std::optional<TileCode> compileTile(Options &O, const TileLibrary &T,
                                    StringRef Data, int &Status) {
  std::string Target = targetOf(O), Name = inputName(O);
  opennvvmTileCompileOptions How = optionsOf(O, Target);
  opennvvmTileCode Code = nullptr;
  char *Why = nullptr;
  opennvvmTileStatus Given =
      T.Compile(Data.data(), Data.size(), Name.c_str(), &How, &Code, &Why);
  if (Given != OPENNVVM_TILE_SUCCESS) {
    std::string Text = Why ? Why : "the program cannot be compiled";
    T.FreeText(Why);
    Status = failToCompile(O, Given, Text);
    return std::nullopt;
  }
  TileCode Out = take(T, Code, Name);
  Status = takeTarget(O, T.CodeTarget(Code));
  T.DestroyCode(Code);
  return Status == Fine ? std::optional(std::move(Out)) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// As input of a compiler
//===----------------------------------------------------------------------===//

/// fail() if one of several inputs of \p O is a tile program.
static int refuseSeveral(const Options &O) {
  for (const std::string &File : O.Inputs) {
    auto Bytes = MemoryBuffer::getFile(File, /*IsText=*/false,
                                       /*RequiresNullTerminator=*/false);
    if (File != "-" && Bytes && isTileProgram(File, (*Bytes)->getBuffer()))
      return fail("'" + File +
                  "' is a tile program, which is compiled by itself");
  }
  return Fine;
}

/// fail() if \p O has an option that its input has no use for.
static int refuseOptions(const Options &O) {
  if (std::string Option = tileOptionIn(O); !Option.empty())
    return fail(Option + " is for tile programs, and '" + O.Inputs.front() +
                "' is none");
  return Fine;
}

int readTileInput(Options &O, ReadInput &Out) {
  if (O.Inputs.size() > 1) {
    int Status = refuseSeveral(O);
    return Status == Fine ? refuseOptions(O) : Status;
  }
  const std::string &File = O.Inputs.front();
  auto Bytes = MemoryBuffer::getFileOrSTDIN(File);
  // Whoever reads it again says why it cannot be read.
  if (!Bytes)
    return Fine;
  if (!isTileProgram(File, (*Bytes)->getBuffer())) {
    // What comes through a pipe can be read only once.
    Out.Module = std::move(*Bytes);
    return refuseOptions(O);
  }
  RemarkFilter Filter;
  if (StringRef Wrong =
          Filter.setAll(O.Remarks.empty() ? StringRef("none") : O.Remarks);
      !Wrong.empty())
    return fail("--remarks has no '" + Wrong +
                "'; it can be all, none, memory, tensorcore, layout, pipeline "
                "and resources");
  if (O.LaunchInfo == "-" && O.OutputFile.empty())
    return fail("--launch-info=- and the output are both standard output");
  Expected<TileLibrary> T = loadTileLibrary();
  if (!T)
    return fail(toString(T.takeError()));
  std::string Target = targetOf(O), Name = inputName(O), Why;
  TileResult Made;
  opennvvmTileStatus Given =
      compileKept(*T, compileRequest(O, O.Profiles).Cache,
                  (*Bytes)->getBuffer(), Name, optionsOf(O, Target), Made, Why);
  if (Given != OPENNVVM_TILE_SUCCESS)
    return failToCompile(O, Given, Why);
  if (int Status = takeTarget(O, Made.Target))
    return Status;
  Out.Module = MemoryBuffer::getMemBufferCopy(Made.Bitcode, Name);
  Out.Remarks = readRemarks(Made.Remarks, Filter);
  addOccupancy(Out.Remarks, O.Arch->Name, {});
  if (O.WantsReport) {
    std::vector<TileRemark> All =
        readRemarks(Made.Remarks, RemarkFilter::all());
    addOccupancy(All, O.Arch->Name, {});
    Out.Tiles = describeTiles(All, Made.LaunchInfo);
  }
  Out.LaunchInfo = std::move(Made.LaunchInfo);
  return Fine;
}

} // namespace opennvvm::tool
