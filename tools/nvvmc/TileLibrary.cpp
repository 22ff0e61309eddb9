//===- TileLibrary.cpp - The library that runs tile programs --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileLibrary.h"
#include "Driver/KeptResult.h"
#include "Pipeline/BuildIdentity.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <dlfcn.h>
#include <link.h>
#include <sys/auxv.h>

using namespace llvm;

namespace opennvvm::tool {

static constexpr char Name[] = "libopennvvm-tile.so.1";

/// Where the library may be, best first. The loader knows other places.
static SmallVector<std::string, 4> candidates() {
  if (const char *Chosen = std::getenv("OPENNVVM_TILE_LIBRARY"))
    return {Chosen};
  SmallVector<std::string, 4> Files;
  std::string Program = sys::fs::getMainExecutable(
      nullptr, reinterpret_cast<void *>(&loadTileLibrary));
  StringRef Folder = sys::path::parent_path(Program);
  for (StringRef Way : {"", "../lib", "../" OPENNVVM_LIBDIR}) {
    SmallString<128> File(Folder);
    sys::path::append(File, Way, Name);
    if (sys::fs::exists(File))
      Files.push_back(File.str().str());
  }
  Files.push_back(Name);
  return Files;
}

/// Whether the program was linked with -static: no loader is there that could
/// load a library.
static bool isStatic() {
  const auto *Header =
      reinterpret_cast<const ElfW(Phdr) *>(getauxval(AT_PHDR)); // NOLINT
  return std::none_of(
      Header, Header + getauxval(AT_PHNUM),
      [](const ElfW(Phdr) & Segment) { return Segment.p_type == PT_INTERP; });
}

template <typename Fn>
static bool find(void *Library, Fn &Function, const char *Symbol) {
  Function = reinterpret_cast<Fn>(dlsym(Library, Symbol));
  return Function != nullptr;
}

Expected<TileLibrary> loadTileLibrary() {
  if (isStatic())
    return createStringError(
        "Tile IR needs libopennvvm-tile.so, which this nvvmc cannot load: it "
        "is a static program; use the one of a package");
  void *Library = nullptr;
  std::string Why;
  for (const std::string &File : candidates()) {
    Library = dlopen(File.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (Library)
      break;
    Why = dlerror();
  }
  if (!Library)
    return createStringError(
        "Tile IR needs libopennvvm-tile.so, which is built where MLIR 22 is "
        "(OPENNVVM_TILE_LIBRARY names another file): " +
        Why);
  TileLibrary T;
  bool HasAll = find(Library, T.Load, "opennvvmTileLoad");
  HasAll &= find(Library, T.FreeText, "opennvvmTileFreeText");
  HasAll &= find(Library, T.DestroyProgram, "opennvvmTileDestroyProgram");
  HasAll &= find(Library, T.KernelCount, "opennvvmTileKernelCount");
  HasAll &= find(Library, T.KernelName, "opennvvmTileKernelName");
  HasAll &= find(Library, T.FindKernel, "opennvvmTileFindKernel");
  HasAll &= find(Library, T.ParameterCount, "opennvvmTileParameterCount");
  HasAll &= find(Library, T.GetParameter, "opennvvmTileGetParameter");
  HasAll &= find(Library, T.CreateMemory, "opennvvmTileCreateMemory");
  HasAll &= find(Library, T.DestroyMemory, "opennvvmTileDestroyMemory");
  HasAll &= find(Library, T.AddAllocation, "opennvvmTileAddAllocation");
  HasAll &= find(Library, T.Run, "opennvvmTileRun");
  HasAll &= find(Library, T.DestroyResult, "opennvvmTileDestroyResult");
  HasAll &= find(Library, T.ResultError, "opennvvmTileResultError");
  HasAll &= find(Library, T.FindingCount, "opennvvmTileFindingCount");
  HasAll &= find(Library, T.GetFinding, "opennvvmTileGetFinding");
  HasAll &= find(Library, T.FormatResult, "opennvvmTileFormatResult");
  HasAll &= find(Library, T.Compile, "opennvvmTileCompile");
  HasAll &= find(Library, T.DestroyCode, "opennvvmTileDestroyCode");
  HasAll &= find(Library, T.CodeBitcode, "opennvvmTileCodeBitcode");
  HasAll &= find(Library, T.CodeTarget, "opennvvmTileCodeTarget");
  HasAll &= find(Library, T.CodeKernelCount, "opennvvmTileCodeKernelCount");
  HasAll &= find(Library, T.CodeKernel, "opennvvmTileCodeKernel");
  HasAll &= find(Library, T.CodeParameter, "opennvvmTileCodeParameter");
  HasAll &= find(Library, T.CodeLaunchInfo, "opennvvmTileCodeLaunchInfo");
  HasAll &= find(Library, T.CodeRemarks, "opennvvmTileCodeRemarks");
  HasAll &= find(Library, T.Translate, "opennvvmTileTranslate");
  HasAll &= find(Library, T.BytecodeVersion, "opennvvmTileBytecodeVersion");
  if (!HasAll)
    return createStringError("libopennvvm-tile.so is of another version");
  return T;
}

//===----------------------------------------------------------------------===//
// Results that are kept
//===----------------------------------------------------------------------===//

/// What the result depends on; none if the library cannot be told from others.
static std::optional<CacheKey>
keyOf(const TileLibrary &T, StringRef Data, StringRef Name,
      const opennvvmTileCompileOptions &Options) {
  std::string Library = identityAt(reinterpret_cast<const void *>(T.Compile));
  if (Library.empty())
    return std::nullopt;
  CacheKey Key("tile");
  Key.add(Library).add(Data).add(Name);
  Key.add(Options.target ? StringRef(Options.target) : StringRef());
  Key.add(uint64_t(Options.warps)).add(uint64_t(Options.staticShared));
  Key.add(uint64_t(Options.fullDebug)).add(uint64_t(Options.wantsRemarks));
  return Key;
}

/// Takes what \p Code has.
static TileResult take(const TileLibrary &T, opennvvmTileCode Code) {
  size_t Size = 0;
  const auto *Bytes = static_cast<const char *>(T.CodeBitcode(Code, &Size));
  return {{Bytes, Size},
          T.CodeLaunchInfo(Code),
          T.CodeRemarks(Code),
          T.CodeTarget(Code)};
}

opennvvmTileStatus compileKept(const TileLibrary &T, const CacheOptions &How,
                               StringRef Data, const std::string &Name,
                               const opennvvmTileCompileOptions &Options,
                               TileResult &Out, std::string &Why) {
  KeptResult Cache(How, [&] { return keyOf(T, Data, Name, Options); });
  if (auto Kept = Cache.find(4, 4)) {
    Out = {(*Kept)[0], (*Kept)[1], (*Kept)[2], (*Kept)[3]};
    return OPENNVVM_TILE_SUCCESS;
  }
  opennvvmTileCode Code = nullptr;
  char *Text = nullptr;
  opennvvmTileStatus Status =
      T.Compile(Data.data(), Data.size(), Name.c_str(), &Options, &Code, &Text);
  if (Status != OPENNVVM_TILE_SUCCESS) {
    Why = Text ? Text : "the program cannot be compiled";
    T.FreeText(Text);
    return Status;
  }
  Out = take(T, Code);
  T.DestroyCode(Code);
  // It is compiled, whatever becomes of the cache.
  consumeError(
      Cache.keep({Out.Bitcode, Out.LaunchInfo, Out.Remarks, Out.Target}));
  return Status;
}

} // namespace opennvvm::tool
