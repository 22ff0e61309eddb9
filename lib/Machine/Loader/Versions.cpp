//===- Versions.cpp - Versions of the ISA and their machines --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, ".version", ".target", "Release Notes". Versions are 10 times the
// major number plus the minor one.
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Versions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// The last version of each major number, from 1 on.
static constexpr unsigned Last[] = {15, 23, 32, 43, 50, 65, 78, 88, 95};

namespace {
struct TargetRow {
  StringLiteral Name;
  unsigned Since; ///< The first version that has it.
};
} // namespace

static constexpr TargetRow Targets[] = {
    {"sm_10", 10},   {"sm_11", 10},   {"sm_12", 12},   {"sm_13", 12},
    {"sm_20", 20},   {"sm_21", 20},   {"sm_30", 30},   {"sm_32", 40},
    {"sm_35", 31},   {"sm_37", 41},   {"sm_50", 40},   {"sm_52", 41},
    {"sm_53", 42},   {"sm_60", 50},   {"sm_61", 50},   {"sm_62", 50},
    {"sm_70", 60},   {"sm_72", 61},   {"sm_75", 63},   {"sm_80", 70},
    {"sm_86", 71},   {"sm_87", 74},   {"sm_88", 90},   {"sm_89", 78},
    {"sm_90", 78},   {"sm_90a", 80},  {"sm_100", 86},  {"sm_100a", 86},
    {"sm_100f", 88}, {"sm_101", 86},  {"sm_101a", 86}, {"sm_101f", 88},
    {"sm_103", 88},  {"sm_103a", 88}, {"sm_103f", 88}, {"sm_107", 94},
    {"sm_107a", 94}, {"sm_107f", 94}, {"sm_110", 90},  {"sm_110a", 90},
    {"sm_110f", 90}, {"sm_120", 87},  {"sm_120a", 87}, {"sm_120f", 88},
    {"sm_121", 88},  {"sm_121a", 88}, {"sm_121f", 88}};

/// What may stand beside the machine.
static constexpr StringLiteral Options[] = {
    "debug", "map_f64_to_f32", "texmode_unified", "texmode_independent"};

static std::string textOf(unsigned Version) {
  return std::to_string(Version / 10) + "." + std::to_string(Version % 10);
}

std::string readVersion(StringRef Text, unsigned &Version) {
  auto [MajorText, MinorText] = Text.split('.');
  unsigned Major, Minor;
  if (MajorText.getAsInteger(10, Major) || MinorText.getAsInteger(10, Minor) ||
      !Major || Minor > 9)
    return ("unknown PTX version " + Text).str();
  Version = 10 * Major + Minor;
  constexpr unsigned Newest = Last[std::size(Last) - 1];
  if (Version > Newest)
    return ("PTX version " + Text + " is newer than " + textOf(Newest) +
            ", the last one that is known")
        .str();
  return Version <= Last[Major - 1] ? ""
                                    : ("unknown PTX version " + Text).str();
}

std::string checkTarget(StringRef Word, unsigned Version) {
  if (is_contained(Options, Word))
    return "";
  const auto *At =
      find_if(Targets, [&](const TargetRow &R) { return R.Name == Word; });
  if (At == std::end(Targets))
    return ("unknown target " + Word).str();
  if (Version && Version < At->Since)
    return ("target " + Word + " needs PTX version " + textOf(At->Since) +
            ", and the module has " + textOf(Version))
        .str();
  return "";
}

} // namespace opennvvm::ptxmachine
