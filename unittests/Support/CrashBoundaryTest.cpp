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
#include <csignal>
#include <thread>

using namespace llvm;
using namespace opennvvm;

namespace {

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

} // namespace
