//===- WorkerTest.cpp - The thread that checks documents ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LSP/Worker.h"
#include "gtest/gtest.h"
#include <future>
#include <vector>

using namespace opennvvm::editor;
using std::chrono::milliseconds;

TEST(Worker, TasksRunInTurn) {
  std::vector<int> Done;
  {
    Worker W;
    for (int I = 0; I < 100; ++I)
      W.post([&Done, I] { Done.push_back(I); });
  }
  ASSERT_EQ(Done.size(), 100u);
  for (int I = 0; I < 100; ++I)
    EXPECT_EQ(Done[I], I);
}

TEST(Worker, OnlyTheLatestOfAKeyRuns) {
  std::promise<void> Gate, End;
  std::string Done;
  Worker W;
  W.post([&] { Gate.get_future().wait(); });
  for (char C : {'a', 'b', 'c'})
    W.postLatest("x", [&Done, C] { Done += C; }, milliseconds(0));
  W.postLatest("y", [&] { Done += 'y'; }, milliseconds(0));
  W.post([&] { End.set_value(); });
  Gate.set_value();
  End.get_future().wait();
  EXPECT_EQ(Done, "cy");
}

TEST(Worker, ADelayLetsOthersPass) {
  std::promise<void> End;
  std::string Done;
  Worker W;
  W.postLatest(
      "x",
      [&] {
        Done += 'x';
        End.set_value();
      },
      milliseconds(30));
  W.post([&] { Done += 'p'; });
  End.get_future().wait();
  EXPECT_EQ(Done, "px");
}

TEST(Worker, WhatIsDelayedIsDroppedAtTheEnd) {
  bool Ran = false;
  {
    Worker W;
    W.postLatest("x", [&] { Ran = true; }, milliseconds(60000));
  }
  EXPECT_FALSE(Ran);
}
