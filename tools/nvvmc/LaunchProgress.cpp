//===- LaunchProgress.cpp - How far a launch is ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchProgress.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>

using namespace llvm;

namespace opennvvm::tool {

static volatile std::sig_atomic_t Interrupted = 0;

static void onInterrupt(int) {
  if (Interrupted)
    std::signal(SIGINT, SIG_DFL);
  Interrupted = 1;
}

void catchInterrupts() { std::signal(SIGINT, onInterrupt); }

bool isInterrupted() { return Interrupted; }

LaunchProgress::LaunchProgress(const Options &O) : Begin(Clock::now()) {
  IsOn = O.Progress == When::Always ||
         (O.Progress == When::Auto && sys::Process::StandardErrIsDisplayed());
}

bool LaunchProgress::isDue() {
  if (!IsOn)
    return false;
  Clock::time_point Now = Clock::now();
  // What is over in a moment shows nothing.
  if (Now - Begin < std::chrono::seconds(1) ||
      Now - Last < std::chrono::milliseconds(200))
    return false;
  Last = Now;
  return true;
}

void LaunchProgress::show(const Twine &What) {
  auto Seconds =
      std::chrono::duration_cast<std::chrono::seconds>(Last - Begin).count();
  SmallString<128> Line;
  (Twine("\r\x1b[K") + What + ", " + Twine(Seconds) + " s").toVector(Line);
  errs() << Line;
  IsVisible = true;
}

void LaunchProgress::hide() {
  if (IsVisible)
    errs() << "\r\x1b[K";
  IsVisible = false;
}

} // namespace opennvvm::tool
