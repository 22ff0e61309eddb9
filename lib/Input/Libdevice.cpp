//===- Libdevice.cpp - CUDA's math library --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/DeviceFunction.h"
#include "Link.h"
#include "opennvvm/Input/Input.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace llvm;

namespace opennvvm {

std::string findLibdevice(StringRef Given) {
  if (!Given.empty())
    return Given.str();
  if (auto File = sys::Process::GetEnv("OPENNVVM_LIBDEVICE"))
    return *File;
  for (StringRef Variable : {"CUDA_HOME", "CUDA_PATH"}) {
    auto Root = sys::Process::GetEnv(Variable);
    if (!Root)
      continue;
    SmallString<128> Path(*Root);
    sys::path::append(Path, "nvvm", "libdevice", "libdevice.10.bc");
    if (sys::fs::exists(Path))
      return std::string(Path);
  }
  return {};
}

bool isOfLibdevice(const Function &F) {
  return F.isDeclaration() && !F.use_empty() &&
         lookupDeviceFunction(F.getName()).IsLibdevice;
}

bool needsLibdevice(const Module &M) { return any_of(M, isOfLibdevice); }

/// Makes everything from libdevice internal to the module, so that functions
/// that are unused after inlining can be removed.
static void internalize(Module &M, const StringSet<> &Names) {
  for (const auto &Entry : Names)
    if (GlobalValue *GV = M.getNamedValue(Entry.getKey()))
      if (!GV->isDeclaration())
        GV->setLinkage(GlobalValue::InternalLinkage);
}

/// Links \p Buffer; \returns the error, or an empty string.
static std::string linkBuffer(Module &M, std::unique_ptr<MemoryBuffer> Buffer) {
  // Function bodies are only read if something needs them.
  Expected<std::unique_ptr<Module>> Library =
      getOwningLazyBitcodeModule(std::move(Buffer), M.getContext());
  if (!Library)
    return toString(Library.takeError());
  // The library has a triple of its own, but its code works for any.
  (*Library)->setTargetTriple(M.getTargetTriple());
  (*Library)->setDataLayout(M.getDataLayout());
  StringSet<> Linked;
  bool Failed =
      Linker::linkModules(M, std::move(*Library), Linker::LinkOnlyNeeded,
                          [&](Module &, const StringSet<> &Names) {
                            for (const auto &Entry : Names)
                              Linked.insert(Entry.getKey());
                          });
  if (Failed)
    return "the module and the library do not link";
  internalize(M, Linked);
  return {};
}

Error linkLibdevice(Module &M, StringRef Libdevice) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFile(Libdevice);
  if (!Buffer)
    return createStringError(Buffer.getError(), Buffer.getError().message());
  return guardedLink(M.getContext(),
                     [&] { return linkBuffer(M, std::move(*Buffer)); });
}

} // namespace opennvvm
