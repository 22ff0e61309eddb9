//===- Versions.cpp - Versions of the ISA and their machines --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, ".version", ".target". Which there are is in the catalog.
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Versions.h"
#include "opennvvm/Facts/Machines.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// What may stand beside the machine.
static constexpr StringLiteral Options[] = {
    "debug", "map_f64_to_f32", "texmode_unified", "texmode_independent"};

static std::string textOf(unsigned Version) {
  return std::to_string(Version / 10) + "." + std::to_string(Version % 10);
}

std::string readVersion(StringRef Text, unsigned &Version) {
  auto [MajorText, MinorText] = Text.split('.');
  unsigned Major, Minor;
  bool IsNumber = !MajorText.getAsInteger(10, Major) &&
                  !MinorText.getAsInteger(10, Minor) && Minor < 10;
  Version = IsNumber ? 10 * Major + Minor : 0;
  auto Known = facts::ptxVersions();
  if (is_contained(Known, Version))
    return "";
  if (Version <= Known.back())
    return ("unknown PTX version " + Text).str();
  return ("PTX version " + Text + " is newer than " + textOf(Known.back()) +
          ", the last one that is known")
      .str();
}

std::string checkTarget(StringRef Word, unsigned Version) {
  if (is_contained(Options, Word))
    return "";
  const facts::Machine *M =
      Word.starts_with("sm_") ? facts::findMachine(Word) : nullptr;
  if (!M)
    return ("unknown target " + Word).str();
  if (Version && Version < M->MinPTX)
    return ("target " + Word + " needs PTX version " + textOf(M->MinPTX) +
            ", and the module has " + textOf(Version))
        .str();
  return "";
}

} // namespace opennvvm::ptxmachine
