//===- Intrinsics.cpp - What is known about intrinsics --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/NearestIntrinsic.h"
#include "Questions.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::cli {

static void printCounts(raw_ostream &OS, StringRef Name,
                        const IntrinsicCoverage &C) {
  // The verifier knows every row and its requirements.
  OS << left_justify(Name, 16)
     << format("%6u %8u %7u %7u %9u %6.1f%%\n", C.Rows, C.Rows, C.Lowered,
               C.Emitted, C.Assembled,
               100.0 * (C.Lowered + C.Emitted) / C.Rows);
}

static void printStats(raw_ostream &OS) {
  OS << "family           total verified lowered emitted assembled  share\n";
  for (const IntrinsicCoverage &C : intrinsicCoverage())
    printCounts(OS, C.Family.empty() ? "all" : C.Family, C);
}

/// "; did you mean '...'?" or "; call ..." for the name of none, with or
/// without its prefix.
static std::string question(StringRef Name, const SMInfo *SM) {
  static constexpr StringLiteral Prefix = "llvm.nvvm.";
  bool IsWhole = Name.starts_with("llvm.");
  std::string Whole = IsWhole ? Name.str() : (Prefix + Name).str();
  for (StringRef Spelling : {StringRef(Whole), Name})
    if (StringRef Instead = insteadOf(Spelling); !Instead.empty())
      return ("; call " + Instead).str();
  std::string Nearest = nearestIntrinsic(Whole, SM);
  if (Nearest.empty())
    return "";
  StringRef Shown = Nearest;
  if (!IsWhole)
    Shown.consume_front(Prefix);
  return ("; did you mean '" + Shown + "'?").str();
}

Error describeIntrinsics(raw_ostream &OS, const Options &O) {
  if (O.Stats) {
    printStats(OS);
    return Error::success();
  }
  if (O.DecodesWord || O.EncodesWord)
    return readWords(OS, O);
  std::string Pattern = O.Inputs.empty() ? "*" : O.Inputs.front();
  // A name without wildcards matches names that contain it.
  if (StringRef(Pattern).find_first_of("*?[") == StringRef::npos)
    Pattern = "*" + Pattern + "*";
  Expected<GlobPattern> Glob = GlobPattern::create(Pattern);
  if (!Glob)
    return Glob.takeError();
  bool Found = false;
  for (const IntrinsicRow &R : intrinsicRows())
    if (Glob->match(R.Name)) {
      printIntrinsic(OS, R, O);
      Found = true;
    }
  for (const InternalIntrinsic &R : internalIntrinsics())
    if (Glob->match(R.title())) {
      printInternal(OS, R, O);
      Found = true;
    }
  StringRef Name = O.Inputs.empty() ? "" : StringRef(O.Inputs.front());
  Found |= printUpgraded(OS, *Glob, Found ? StringRef() : Name, O);
  // A name that includes the types of its declaration.
  if (!Found && !O.Inputs.empty()) {
    Name.consume_front("llvm.nvvm.");
    if (auto *R = findInternalIntrinsic(("llvm.nvvm." + Name).str())) {
      printInternal(OS, *R, O);
      Found = true;
    }
  }
  if (Found)
    return Error::success();
  return createStringError(
      "no intrinsic matches '" + Pattern + "'" +
      (O.Inputs.empty() ? std::string() : question(O.Inputs.front(), O.Arch)));
}

bool describeIntrinsic(raw_ostream &OS, StringRef Name, const Options &O) {
  if (const IntrinsicRow *R = findIntrinsic(Name)) {
    printIntrinsic(OS, *R, O);
    return true;
  }
  if (const InternalIntrinsic *R = findInternalIntrinsic(Name)) {
    printInternal(OS, *R, O);
    return true;
  }
  Expected<GlobPattern> Exactly = GlobPattern::create(Name);
  if (!Exactly) {
    consumeError(Exactly.takeError());
    return false;
  }
  return printUpgraded(OS, *Exactly, Name, O);
}

} // namespace opennvvm::cli
