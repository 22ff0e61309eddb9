//===- Program.cpp - A program of libNVVM ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "KnownLibdevice.h"
#include "Support/CrashBoundary.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>
#include <new>

using namespace llvm;

namespace opennvvm::capi {

/// \p Bytes and a NUL; null if there is no room.
static std::shared_ptr<const char[]> copyOf(StringRef Bytes) {
  std::unique_ptr<char[]> Text(new (std::nothrow) char[Bytes.size() + 1]);
  if (!Text)
    return nullptr;
  if (!Bytes.empty())
    std::memcpy(Text.get(), Bytes.data(), Bytes.size());
  Text[Bytes.size()] = 0;
  return Text;
}

nvvmResult NVVMProgram::add(StringRef Bytes, StringRef Name, bool IsLazy) {
  if (Bytes.size() == SIZE_MAX)
    return NVVM_ERROR_OUT_OF_MEMORY;
  ProgramPart Part;
  Part.Text = knownText(Bytes);
  if (!Part.Text)
    Part.Text = copyOf(Bytes);
  if (!Part.Text)
    return NVVM_ERROR_OUT_OF_MEMORY;
  Part.Size = Bytes.size();
  Part.Name = Name.str();
  Part.IsLazy = IsLazy;
  std::lock_guard<std::mutex> Guard(Lock);
  Parts.push_back(std::move(Part));
  return NVVM_SUCCESS;
}

/// What remains to be said if the code behind the boundary crashed.
static Outcome crashed(Action What, const CrashResult &Crash) {
  Outcome O;
  O.Code =
      What == Action::Verify ? NVVM_ERROR_INVALID_IR : NVVM_ERROR_COMPILATION;
  O.Log = "libnvvm : error: internal error";
  for (const std::string &Line : Crash.Details)
    O.Log += ": " + Line;
  return O;
}

nvvmResult NVVMProgram::run(Action What,
                            const ArrayRef<const char *> *Options) {
  std::lock_guard<std::mutex> Guard(Lock);
  auto IsEager = [](const ProgramPart &P) { return !P.IsLazy; };
  Outcome Now;
  if (none_of(Parts, IsEager)) {
    Now.Code = NVVM_ERROR_NO_MODULE_IN_PROGRAM;
  } else if (!Options || is_contained(*Options, nullptr)) {
    Now.Code = NVVM_ERROR_INVALID_OPTION;
  } else {
    CrashResult Crash =
        runGuarded([&] { Now = process(Parts, What, *Options); });
    if (Crash)
      Now = crashed(What, Crash);
  }
  if (What == Action::Verify) {
    Now.Result = std::move(Last.Result);
    Now.IsText = Last.IsText;
  }
  Last = std::move(Now);
  return Last.Code;
}

size_t NVVMProgram::logSize() {
  std::lock_guard<std::mutex> Guard(Lock);
  return Last.Log.size() + 1;
}

void NVVMProgram::copyLog(char *To) {
  std::lock_guard<std::mutex> Guard(Lock);
  std::memcpy(To, Last.Log.c_str(), Last.Log.size() + 1);
}

size_t NVVMProgram::resultSize() {
  std::lock_guard<std::mutex> Guard(Lock);
  return Last.Result.size() + Last.IsText;
}

void NVVMProgram::copyResult(char *To) {
  std::lock_guard<std::mutex> Guard(Lock);
  std::memcpy(To, Last.Result.c_str(), Last.Result.size() + Last.IsText);
}

} // namespace opennvvm::capi
