//===- Errors.cpp - Names of errors, and functions that are refused -------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Device.h"
#include <cstdio>
#include <cstring>
#include <set>

using namespace llvm;

namespace opennvvm::cudadriver {

namespace {
struct ErrorRow {
  int Value;
  const char *Name, *Text;
};
} // namespace

static const ErrorRow Rows[] = {
#define CUDA_ERROR(NAME, VALUE, TEXT) {VALUE, #NAME, TEXT},
#include "Machine/Driver/Errors.inc"
#undef CUDA_ERROR
};

static const ErrorRow *row(int Error) {
  const auto *It =
      find_if(Rows, [Error](const ErrorRow &R) { return R.Value == Error; });
  return It == std::end(Rows) ? nullptr : It;
}

CUDA_API Result cuGetErrorName(int Error, const char **Name) {
  const ErrorRow *R = row(Error);
  *Name = R ? R->Name : nullptr;
  return R ? Success : InvalidValue;
}

CUDA_API Result cuGetErrorString(int Error, const char **Text) {
  const ErrorRow *R = row(Error);
  *Text = R ? R->Text : nullptr;
  return R ? Success : InvalidValue;
}

void complain(const Twine &Text) {
  fprintf(stderr, "opennvvm machine: %s\n", Text.str().c_str());
}

Result refused(const char *Name) {
  Device &D = Device::get();
  Guard G(D.Lock);
  static std::set<StringRef> Known;
  if (Known.insert(Name).second)
    complain(Twine(Name) + " is not supported");
  return NotSupported;
}

void tell(char *Log, size_t Size, StringRef Text) {
  if (!Log || !Size)
    return;
  size_t Length = std::min(Size - 1, Text.size());
  std::memcpy(Log, Text.data(), Length);
  Log[Length] = 0;
}

} // namespace opennvvm::cudadriver
