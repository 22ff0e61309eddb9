//===- CrashEnd.cpp - Turn crashes of MLIR into errors --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrashEnd.h"
#include <csignal>
#include <cstdlib>
#include <unistd.h>

/// Only uses functions that are safe in a signal handler.
static void onCrash(int) {
  static constexpr char Message[] =
      "error: MLIR crashed on this input, which is malformed or triggers "
      "a defect (NV_TILEAS_STACK=1 shows where)\n";
  [[maybe_unused]] auto Written =
      write(STDERR_FILENO, Message, sizeof(Message) - 1);
  _exit(EXIT_FAILURE);
}

void endCrashesAsErrors() {
  if (std::getenv("NV_TILEAS_STACK"))
    return;
  struct sigaction Action = {};
  Action.sa_handler = onCrash;
  // LLVM has given the main thread an alternate signal stack.
  Action.sa_flags = SA_ONSTACK;
  for (int Signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP})
    sigaction(Signal, &Action, nullptr);
}
