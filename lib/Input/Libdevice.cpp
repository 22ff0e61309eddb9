//===- Libdevice.cpp - CUDA's math library --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/DeviceFunction.h"
#include "opennvvm/Input/Input.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
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

Error linkLibdevice(Module &M, StringRef Libdevice) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFile(Libdevice);
  if (!Buffer)
    return createStringError(Buffer.getError(), Buffer.getError().message());
  StringRef Bytes = (*Buffer)->getBuffer();
  if (!isBitcode(Bytes.bytes_begin(), Bytes.bytes_end()))
    return createStringError("it is not bitcode");
  // Read once, where it is linked: whoever calls leaves the context alone after
  // an error.
  Libraries Library;
  if (Error E = Library.add(**Buffer, &M.getContext()))
    return E;
  // It has a triple and a layout of its own, but its code works for any.
  std::vector<LinkedLibrary> Linked;
  if (LinkProblem Problem = Library.linkInto(M, /*Checked=*/false, Linked))
    return createStringError(Problem.Message);
  return Error::success();
}

} // namespace opennvvm
