//===- CrashBoundary.cpp - Code that may not survive its input ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signal handlers and LLVM's fatal-error handlers belong to the process. They
// are installed while at least one thread is inside a boundary. LLVM's own
// CrashRecoveryContext would do, except that it raises a foreign thread's
// signal again, without the address and the registers that the handlers of
// managed runtimes need. Here, such a signal goes to the handler that was
// installed before, as the kernel would deliver it.
//
//===----------------------------------------------------------------------===//

#include "Support/CrashBoundary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cerrno>
#include <csetjmp>
#include <csignal>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <pthread.h>
#include <ucontext.h>

using namespace llvm;

namespace opennvvm {

namespace {
/// Where a thread continues if the innermost guarded code crashes.
struct Boundary {
  sigjmp_buf Jump;
  CrashResult &Result;
  Boundary *Outer;
};
} // namespace

static constexpr int Signals[] = {SIGABRT, SIGBUS,  SIGFPE,
                                  SIGILL,  SIGSEGV, SIGTRAP};

static std::mutex InstallMutex;
static unsigned Installed = 0;
static std::new_handler OldNewHandler = nullptr;
/// The handlers that ours replace, in the order of Signals.
static struct sigaction Replaced[std::size(Signals)];

// A signal handler must not allocate, as the first access to other kinds of
// thread-local variables can.
[[gnu::tls_model("initial-exec")]] static thread_local Boundary *Innermost =
    nullptr;

[[noreturn]] static void leave() { siglongjmp(Innermost->Jump, 1); }

/// Ends the guarded code on report_fatal_error and keeps its message.
static void onFatalError(void *, const char *Reason, bool) {
  if (!Innermost)
    return;
  Innermost->Result.Details.push_back(Reason);
  leave();
}

/// The same if memory runs out, in LLVM's allocators and in operator new.
static void onNoMemory() { onFatalError(nullptr, "out of memory", false); }
static void onBadAlloc(void *, const char *, bool) { onNoMemory(); }

/// Whether the signal was caused by the instruction at which it arrived.
static bool isFault(const siginfo_t &Info) { return Info.si_code > 0; }

/// What the kernel does if there is no handler.
static void takeDefaultAction(int Signal, const siginfo_t &Info) {
  struct sigaction Default = {};
  Default.sa_handler = SIG_DFL;
  sigaction(Signal, &Default, nullptr);
  // The instruction at fault is executed again.
  if (!isFault(Info))
    raise(Signal);
}

/// Delivers a signal to \p Handler, with the mask that the kernel would set;
/// the return from our handler restores the old one.
static void deliver(const struct sigaction &Handler, int Signal,
                    siginfo_t &Info, void *Context) {
  sigset_t Mask = Handler.sa_mask;
  if (!(Handler.sa_flags & SA_NODEFER))
    sigaddset(&Mask, Signal);
  pthread_sigmask(SIG_BLOCK, &Mask, nullptr);
  if (Handler.sa_flags & SA_SIGINFO)
    Handler.sa_sigaction(Signal, &Info, Context);
  else
    Handler.sa_handler(Signal);
}

/// Handles a signal as if ours were not installed.
static void forward(int Signal, siginfo_t &Info, void *Context) {
  struct sigaction &Old = Replaced[llvm::find(Signals, Signal) - Signals];
  bool HasFunction = (Old.sa_flags & SA_SIGINFO) ||
                     (Old.sa_handler != SIG_DFL && Old.sa_handler != SIG_IGN);
  // The kernel does not let a thread ignore its own faults.
  if (!HasFunction && (Old.sa_handler == SIG_DFL || isFault(Info)))
    return takeDefaultAction(Signal, Info);
  if (!HasFunction)
    return;
  struct sigaction Handler = Old;
  if (Handler.sa_flags & SA_RESETHAND) {
    Old = {};
    Old.sa_handler = SIG_DFL;
  }
  deliver(Handler, Signal, Info, Context);
}

static void onSignal(int Signal, siginfo_t *Info, void *Context) {
  int Error = errno;
  // One that another process or kill() sent has nothing to do with our code.
  if (Innermost && Info->si_code != SI_USER) {
    // As the return from the handler would. Whoever wraps handlers, such as a
    // sanitizer, may have blocked more than we asked for.
    pthread_sigmask(SIG_SETMASK,
                    &static_cast<ucontext_t *>(Context)->uc_sigmask, nullptr);
    leave();
  }
  forward(Signal, *Info, Context);
  errno = Error;
}

static void installHandlers() {
  struct sigaction Own = {};
  Own.sa_sigaction = onSignal;
  // After a stack overflow, there is no room left for a handler. The handler
  // may not return, so that nothing would unblock the signal.
  Own.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  for (auto [Signal, Old] : zip(Signals, Replaced)) {
    // Another thread's signal may arrive before the second call returns.
    sigaction(Signal, nullptr, &Old);
    sigaction(Signal, &Own, &Old);
  }
}

static void removeHandlers() {
  for (auto [Signal, Old] : zip(Signals, Replaced)) {
    struct sigaction Now;
    // A handler that was installed since then stays; it may call ours, which
    // then does what the old one does.
    if (sigaction(Signal, nullptr, &Now) == 0 && (Now.sa_flags & SA_SIGINFO) &&
        Now.sa_sigaction == onSignal)
      sigaction(Signal, &Old, nullptr);
  }
}

static void install() {
  // A child process has only the thread that called fork().
  static std::once_flag HasForkHandlers;
  std::call_once(HasForkHandlers, [] {
    pthread_atfork([] { InstallMutex.lock(); }, [] { InstallMutex.unlock(); },
                   [] {
                     if (Installed && !Innermost)
                       removeHandlers();
                     Installed = Innermost ? 1 : 0;
                     InstallMutex.unlock();
                   });
  });
  std::lock_guard<std::mutex> Lock(InstallMutex);
  if (Installed++)
    return;
  installHandlers();
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
  removeHandlers();
}

namespace {
/// What the process and the thread need while the thread is inside at least
/// one boundary: the handlers, and a stack for them.
class Protection {
public:
  Protection() : Memory(new char[Size]) {
    install();
    stack_t New = {};
    New.ss_sp = Memory.get();
    New.ss_size = Size;
    Active = sigaltstack(&New, &Old) == 0;
  }
  ~Protection() {
    if (Active)
      sigaltstack(&Old, nullptr);
    uninstall();
  }
  Protection(const Protection &) = delete;
  Protection &operator=(const Protection &) = delete;

private:
  static constexpr size_t Size = 64 * 1024;
  std::unique_ptr<char[]> Memory;
  stack_t Old = {};
  bool Active;
};
} // namespace

/// \returns whether \p Work ended.
static bool runInside(Boundary &Current, function_ref<void()> Work) {
  // The handler has restored the mask.
  if (sigsetjmp(Current.Jump, /*savemask=*/0))
    return false;
  Work();
  return true;
}

CrashResult runGuarded(function_ref<void()> Work) {
  CrashResult Result;
  std::optional<Protection> Outermost;
  if (!Innermost)
    Outermost.emplace();
  Boundary Current = {{}, Result, Innermost};
  Innermost = &Current;
  Result.Crashed = !runInside(Current, Work);
  Innermost = Current.Outer;
  return Result;
}

} // namespace opennvvm
