//===- CrashBoundaryTest.cpp - Code that may not survive ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support/CrashBoundary.h"
#include "llvm/Support/ErrorHandling.h"
#include "gtest/gtest.h"
#include <atomic>
#include <csetjmp>
#include <csignal>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace llvm;
using namespace opennvvm;

namespace {

void writeToNull() {
  volatile int *volatile Nowhere = nullptr;
  *Nowhere = 1;
}

volatile unsigned DepthLimit = ~0U, Sink;

/// Calls itself until there is no stack left.
[[gnu::noinline]] unsigned recurse(unsigned Depth) {
  volatile char Frame[4096];
  Frame[Depth % sizeof(Frame)] = char(Depth);
  if (Depth == DepthLimit)
    return 0;
  return recurse(Depth + 1) + unsigned(Frame[Depth % sizeof(Frame)]);
}

void overflowStack() { Sink = recurse(0); }

TEST(CrashBoundary, LetsGoodCodeThrough) {
  int Ran = 0;
  EXPECT_FALSE(runGuarded([&] { ++Ran; }));
  EXPECT_EQ(Ran, 1);
}

TEST(CrashBoundary, StopsSignals) {
  EXPECT_TRUE(runGuarded([] { raise(SIGSEGV); }));
  EXPECT_TRUE(runGuarded([] { raise(SIGABRT); }));
  // And can do so again.
  EXPECT_TRUE(runGuarded([] { raise(SIGSEGV); }));
}

TEST(CrashBoundary, KeepsTheWordsOfFatalErrors) {
  CrashResult R = runGuarded([] { report_fatal_error("no way"); });
  EXPECT_TRUE(R);
  ASSERT_EQ(R.Details.size(), 1u);
  EXPECT_EQ(R.Details[0], "no way");
}

TEST(CrashBoundary, Nests) {
  bool Inner = false;
  CrashResult Outer = runGuarded([&] {
    Inner = bool(runGuarded([] { raise(SIGSEGV); }));
    report_fatal_error("outer");
  });
  EXPECT_TRUE(Inner);
  ASSERT_EQ(Outer.Details.size(), 1u);
  EXPECT_EQ(Outer.Details[0], "outer");
}

TEST(CrashBoundary, ServesThreads) {
  bool Crashed[4] = {};
  std::vector<std::thread> Threads;
  for (unsigned I = 0; I < 4; ++I)
    Threads.emplace_back([&Crashed, I] {
      for (int Round = 0; Round < 50; ++Round)
        Crashed[I] = bool(runGuarded([I] {
          if (I % 2)
            report_fatal_error("odd");
        }));
    });
  for (std::thread &T : Threads)
    T.join();
  for (unsigned I = 0; I < 4; ++I)
    EXPECT_EQ(Crashed[I], I % 2 == 1);
}

TEST(CrashBoundary, StopsFaults) {
  EXPECT_TRUE(runGuarded(writeToNull));
  EXPECT_TRUE(runGuarded([] { abort(); }));
  EXPECT_TRUE(runGuarded([] { raise(SIGFPE); }));
  EXPECT_TRUE(runGuarded(writeToNull));
}

TEST(CrashBoundary, StopsStackOverflows) {
  for (int Round = 0; Round < 3; ++Round)
    EXPECT_TRUE(runGuarded(overflowStack));
  // A thread has a smaller stack, and none for handlers.
  bool Crashed = false;
  std::thread([&] { Crashed = bool(runGuarded(overflowStack)); }).join();
  EXPECT_TRUE(Crashed);
}

TEST(CrashBoundary, NestsFaults) {
  bool Inner = false, Overflow = false;
  CrashResult Outer = runGuarded([&] {
    Inner = bool(runGuarded(writeToNull));
    Overflow = bool(runGuarded(overflowStack));
    runGuarded([] {});
    writeToNull();
  });
  EXPECT_TRUE(Inner);
  EXPECT_TRUE(Overflow);
  EXPECT_TRUE(Outer);
}

/// Handlers and stack of the host.
class Host : public testing::Test {
protected:
  void SetUp() override {
    for (unsigned I = 0; I != std::size(Signals); ++I)
      sigaction(Signals[I], nullptr, &Handlers[I]);
    sigaltstack(nullptr, &Stack);
  }
  void TearDown() override {
    for (unsigned I = 0; I != std::size(Signals); ++I)
      sigaction(Signals[I], &Handlers[I], nullptr);
    sigaltstack(&Stack, nullptr);
  }

  static constexpr int Signals[] = {SIGABRT, SIGBUS,  SIGFPE,
                                    SIGILL,  SIGSEGV, SIGTRAP};
  struct sigaction Handlers[std::size(Signals)];
  stack_t Stack;
};

void hostHandler(int, siginfo_t *, void *) {}

TEST_F(Host, HasItsHandlersAndItsStackBack) {
  struct sigaction Own = {};
  Own.sa_sigaction = hostHandler;
  Own.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigaddset(&Own.sa_mask, SIGUSR1);
  for (int Signal : Signals)
    ASSERT_EQ(sigaction(Signal, &Own, nullptr), 0);
  std::vector<char> Memory(1 << 16);
  stack_t Alternate = {};
  Alternate.ss_sp = Memory.data();
  Alternate.ss_size = Memory.size();
  ASSERT_EQ(sigaltstack(&Alternate, nullptr), 0);
  sigset_t Before, After;
  pthread_sigmask(SIG_SETMASK, nullptr, &Before);

  EXPECT_FALSE(runGuarded([] {}));
  EXPECT_TRUE(runGuarded(writeToNull));
  EXPECT_TRUE(runGuarded([] { abort(); }));
  EXPECT_TRUE(runGuarded(overflowStack));

  for (int Signal : Signals) {
    struct sigaction Now;
    sigaction(Signal, nullptr, &Now);
    EXPECT_EQ(Now.sa_sigaction, hostHandler);
    EXPECT_EQ(Now.sa_flags & (SA_SIGINFO | SA_RESTART | SA_ONSTACK),
              Own.sa_flags);
    EXPECT_TRUE(sigismember(&Now.sa_mask, SIGUSR1));
  }
  stack_t Now;
  sigaltstack(nullptr, &Now);
  EXPECT_EQ(Now.ss_sp, Memory.data());
  EXPECT_EQ(Now.ss_size, Memory.size());
  EXPECT_EQ(Now.ss_flags, 0);
  pthread_sigmask(SIG_SETMASK, nullptr, &After);
  for (int Signal : Signals)
    EXPECT_EQ(sigismember(&Before, Signal), sigismember(&After, Signal));
}

sigjmp_buf BackInHost;
void *volatile SeenAddress;

void onHostFault(int, siginfo_t *Info, void *Context) {
  SeenAddress = Context ? Info->si_addr : nullptr;
  siglongjmp(BackInHost, 1);
}

TEST_F(Host, HandlesItsFaultsWhileOthersAreGuarded) {
  struct sigaction Own = {};
  Own.sa_sigaction = onHostFault;
  Own.sa_flags = SA_SIGINFO;
  sigaction(SIGSEGV, &Own, nullptr);
  std::atomic<bool> Stop = false, Inside = false;
  unsigned Survived = 0;
  // This one crashes all the time.
  std::thread Guarded([&] {
    while (!Stop)
      Survived += bool(runGuarded([&] {
        Inside = true;
        writeToNull();
      }));
  });
  while (!Inside)
    std::this_thread::yield();
  auto *Bad = reinterpret_cast<volatile char *>(uintptr_t(0x1230));
  unsigned Handled = 0;
  for (int Round = 0; Round < 2000; ++Round) {
    SeenAddress = nullptr;
    if (!sigsetjmp(BackInHost, 1))
      *Bad = 1;
    Handled += SeenAddress == Bad;
  }
  Stop = true;
  Guarded.join();
  EXPECT_EQ(Handled, 2000u);
  EXPECT_GT(Survived, 0u);
}

TEST_F(Host, MayIgnoreASignalThatIsSent) {
  signal(SIGFPE, SIG_IGN);
  bool Reached = false;
  EXPECT_FALSE(runGuarded([&] {
    // As another process would.
    kill(getpid(), SIGFPE);
    Reached = true;
  }));
  EXPECT_TRUE(Reached);
}

} // namespace
