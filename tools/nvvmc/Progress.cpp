//===- Progress.cpp - How far the work on many files is -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Progress.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

// A single file is too quick to need it.
Progress::Progress(const Options &O)
    : Total(O.Inputs.size()), IsOn(Total > 1 && O.Progress != When::Never),
      IsOnTerminal(sys::Process::StandardErrIsDisplayed()),
      Begin(Clock::now()) {
  if (O.Progress == When::Auto)
    IsOn &= IsOnTerminal;
}

void Progress::show(size_t Index, StringRef File) {
  if (!IsOn)
    return;
  Clock::time_point Now = Clock::now();
  // A terminal always shows what takes long; a log need not name every file.
  bool IsEnd = Index == 0 || Index + 1 == Total;
  if (!IsOnTerminal && !IsEnd && Now - Last < std::chrono::seconds(1))
    return;
  Last = Now;
  SmallString<128> Line;
  raw_svector_ostream OS(Line);
  if (IsVisible && IsOnTerminal)
    OS << "\r\x1b[K";
  OS << "[" << Index + 1 << "/" << Total << "] ";
  // The rate of the first moment says nothing.
  auto Milliseconds =
      std::chrono::duration_cast<std::chrono::milliseconds>(Now - Begin);
  if (Milliseconds >= std::chrono::seconds(1))
    OS << Index * 1000 / Milliseconds.count() << "/s ";
  OS << File;
  if (!IsOnTerminal)
    OS << "\n";
  errs() << Line;
  IsVisible = true;
}

void Progress::hide() {
  if (IsVisible && IsOnTerminal)
    errs() << "\r\x1b[K";
  IsVisible = false;
}

} // namespace opennvvm::tool
