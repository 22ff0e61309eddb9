//===- Module.cpp - Text or bitcode in memory -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"
#include "Context.h"
#include "Handles.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstring>
#include <new>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::capi;

static opennvvmStatus copyModule(StringRef Bytes, StringRef Name,
                                 opennvvmModule *Out) {
  auto M = std::make_shared<ModuleBytes>();
  if (Bytes.size() != SIZE_MAX)
    M->Text.reset(new (std::nothrow) char[Bytes.size() + 1]);
  if (!M->Text)
    return OPENNVVM_ERROR_OUT_OF_MEMORY;
  if (!Bytes.empty())
    std::memcpy(M->Text.get(), Bytes.data(), Bytes.size());
  M->Text[Bytes.size()] = 0;
  M->Size = Bytes.size();
  M->Name = Name.str();
  return create(Out, std::move(M));
}

#pragma GCC visibility push(default)

opennvvmStatus opennvvmCreateModule(const char *Bytes, size_t Size,
                                    const char *Name, opennvvmModule *Out) {
  if (!Out)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  *Out = nullptr;
  if (!Bytes)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  return copyModule({Bytes, Size}, Name ? Name : "<memory>", Out);
}

opennvvmStatus opennvvmCreateModuleFromFile(opennvvmContext Handle,
                                            const char *Path,
                                            opennvvmModule *Out) {
  if (!Path || !Out)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  *Out = nullptr;
  std::shared_ptr<Context> C = capi::find<Context>(Handle);
  if (Handle && !C)
    return OPENNVVM_ERROR_INVALID_HANDLE;
  ErrorOr<std::unique_ptr<MemoryBuffer>> File = MemoryBuffer::getFile(Path);
  if (File)
    return copyModule((*File)->getBuffer(), Path, Out);
  if (C)
    C->fail(OPENNVVM_ERROR_FILE, "cannot read '" + std::string(Path) +
                                     "': " + File.getError().message());
  return OPENNVVM_ERROR_FILE;
}

opennvvmStatus opennvvmDestroyModule(opennvvmModule *Handle) {
  return destroy<ModuleBytes>(Handle);
}

#pragma GCC visibility pop
