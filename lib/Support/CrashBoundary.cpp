//===- CrashBoundary.cpp - Code that may not survive its input ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/CrashBoundary.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include <csignal>
#include <memory>
#include <mutex>
#include <new>

using namespace llvm;

namespace opennvvm {

// Signal handlers and LLVM's fatal-error handler belong to the process. They
// are installed while at least one thread is inside a boundary.
static std::mutex InstallMutex;
static unsigned Installed = 0;
static std::new_handler OldNewHandler = nullptr;

static thread_local CrashResult *Current = nullptr;

/// Ends the guarded code on report_fatal_error and keeps its message.
static void onFatalError(void *, const char *Reason, bool) {
  if (Current)
    Current->Details.push_back(Reason);
  if (CrashRecoveryContext *Boundary = CrashRecoveryContext::GetCurrent())
    Boundary->HandleExit(1);
}

/// The same if memory runs out, in LLVM's allocators and in operator new.
static void onNoMemory() { onFatalError(nullptr, "out of memory", false); }
static void onBadAlloc(void *, const char *, bool) { onNoMemory(); }

/// Makes the handler of \p Signal run on the alternate stack: after a stack
/// overflow, there is no room left for a handler.
static void useAlternateStack(int Signal) {
  struct sigaction Action;
  if (sigaction(Signal, nullptr, &Action) == 0) {
    Action.sa_flags |= SA_ONSTACK;
    sigaction(Signal, &Action, nullptr);
  }
}

static void install() {
  std::lock_guard<std::mutex> Lock(InstallMutex);
  if (Installed++)
    return;
  CrashRecoveryContext::Enable();
  useAlternateStack(SIGSEGV);
  useAlternateStack(SIGBUS);
  install_fatal_error_handler(onFatalError);
  install_bad_alloc_error_handler(onBadAlloc);
  OldNewHandler = std::set_new_handler(onNoMemory);
}

static void uninstall() {
  std::lock_guard<std::mutex> Lock(InstallMutex);
  if (--Installed)
    return;
  std::set_new_handler(OldNewHandler);
  remove_bad_alloc_error_handler();
  remove_fatal_error_handler();
  CrashRecoveryContext::Disable();
}

namespace {
/// A stack for this thread's signal handlers while it is inside a boundary.
class AlternateStack {
public:
  AlternateStack() : Memory(new char[Size]) {
    stack_t New = {};
    New.ss_sp = Memory.get();
    New.ss_size = Size;
    Active = sigaltstack(&New, &Old) == 0;
  }
  ~AlternateStack() {
    if (Active)
      sigaltstack(&Old, nullptr);
  }
  AlternateStack(const AlternateStack &) = delete;
  AlternateStack &operator=(const AlternateStack &) = delete;

private:
  static constexpr size_t Size = 64 * 1024;
  std::unique_ptr<char[]> Memory;
  stack_t Old = {};
  bool Active;
};
} // namespace

CrashResult runGuarded(function_ref<void()> Work) {
  CrashResult Result;
  CrashResult *Outer = Current;
  Current = &Result;
  install();
  {
    AlternateStack Stack;
    CrashRecoveryContext Boundary;
    Result.Crashed = !Boundary.RunSafely(Work);
  }
  uninstall();
  Current = Outer;
  return Result;
}

} // namespace opennvvm
