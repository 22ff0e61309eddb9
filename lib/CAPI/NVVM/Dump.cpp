//===- Dump.cpp - Inputs and outputs in files -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dump.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>

using namespace llvm;

namespace opennvvm::capi {

static bool isBitcode(StringRef Bytes) {
  return llvm::isBitcode(Bytes.bytes_begin(), Bytes.bytes_end());
}

bool isLibdevice(const Module &M) {
  auto Defines = [&](StringRef Name) {
    const Function *F = M.getFunction(Name);
    return F && !F->isDeclaration();
  };
  return Defines("__nv_fast_sincosf") && Defines("__nv_byte_perm");
}

/// The same for bitcode, where names are not always spelled in whole bytes, and
/// for assembly.
static bool isLibdevice(StringRef Bytes) {
  if (!isBitcode(Bytes) && !Bytes.contains("@__nv_fast_sincosf("))
    return false;
  bool Is = false;
  Libraries Parts;
  consumeError(Parts.add(MemoryBufferRef(Bytes, ""), nullptr, nullptr,
                         [&](const Module &M) {
                           Is = isLibdevice(M);
                           return std::string();
                         }));
  return Is;
}

static void writeFile(StringRef Folder, const Twine &Name, StringRef Text) {
  SmallString<128> Path(Folder);
  sys::path::append(Path, Name);
  std::error_code Failed;
  raw_fd_ostream OS(Path, Failed);
  if (Failed)
    return;
  OS << Text;
  OS.close();
  OS.clear_error();
}

/// "01-saxpy.ll"
static std::string fileName(unsigned Index, const ProgramPart &Part) {
  std::string Name;
  for (char C : StringRef(Part.Name).take_front(48))
    Name += isAlnum(C) || C == '_' || C == '-' ? C : '_';
  return (Twine(Index < 10 ? "0" : "") + Twine(Index) + "-" + Name +
          (Part.IsLazy ? ".lazy" : "") +
          (isBitcode(Part.bytes()) ? ".bc" : ".ll"))
      .str();
}

/// A folder that no other call and no other process has.
static std::string newFolder(StringRef Parent) {
  static std::atomic<unsigned> Calls = 0;
  SmallString<128> Path(Parent);
  sys::path::append(Path,
                    Twine(sys::Process::getProcessId()) + "-" + Twine(++Calls));
  if (sys::fs::create_directories(Path))
    return {};
  return std::string(Path);
}

void dumpCall(StringRef Parent, ArrayRef<ProgramPart> Parts, Action What,
              ArrayRef<const char *> Options, const Outcome &Answer) {
  std::string Folder = newFolder(Parent);
  if (Folder.empty())
    return;
  std::string Call = What == Action::Verify ? "verify\n" : "compile\n";
  for (const char *Option : Options)
    Call += ("option " + Twine(Option) + "\n").str();
  for (auto [Index, Part] : enumerate(Parts)) {
    std::string Name = fileName(Index, Part);
    bool IsKept = !isLibdevice(Part.bytes());
    Call += (Part.IsLazy ? "lazy " : "module ") + Name;
    Call += IsKept
                ? "\n"
                : " sha256:" +
                      toHex(SHA256::hash(arrayRefFromStringRef(Part.bytes())),
                            /*LowerCase=*/true) +
                      "\n";
    if (IsKept)
      writeFile(Folder, Name, Part.bytes());
  }
  Call += "result " + std::to_string(Answer.Code) + "\n";
  writeFile(Folder, "call.txt", Call);
  writeFile(Folder, "log.txt", Answer.Log);
  if (!Answer.Result.empty())
    writeFile(Folder, Answer.IsText ? "result.ptx" : "result.ltoir",
              Answer.Result);
}

} // namespace opennvvm::capi
