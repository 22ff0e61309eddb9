//===- Machines.cpp - Machines and PTX versions, without LLVM -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Facts/Machines.h"
#include <algorithm>
#include <charconv>
#include <iterator>

namespace opennvvm::facts {

static constexpr Machine MachineTable[] = {
#define OPENNVVM_MACHINES
#include "opennvvm/Catalog/Targets.inc"
};

static constexpr PTXVersion Versions[] = {
#define OPENNVVM_PTX_VERSIONS
#include "opennvvm/Catalog/Targets.inc"
};

std::span<const Machine> machines() { return MachineTable; }
std::span<const PTXVersion> ptxVersions() { return Versions; }

/// Removes \p Prefix from \p Text. \returns whether it was there.
static bool consume(std::string_view &Text, std::string_view Prefix) {
  if (!Text.starts_with(Prefix))
    return false;
  Text.remove_prefix(Prefix.size());
  return true;
}

const Machine *findMachine(std::string_view Name) {
  if (!consume(Name, "sm_"))
    consume(Name, "compute_");
  for (const Machine &M : MachineTable)
    if (M.Name.substr(3) == Name)
      return &M;
  return nullptr;
}

SMMask machinesBetween(unsigned Low, unsigned High) {
  SMMask Set = 0;
  for (const Machine &M : MachineTable)
    if (M.Number >= Low && M.Number <= High)
      Set |= SMMask(1) << M.Index;
  return Set;
}

/// The decimal number that \p Text is.
static std::optional<unsigned> parseNumber(std::string_view Text) {
  unsigned Number;
  const char *Begin = Text.data(), *End = Begin + Text.size();
  auto [At, Error] = std::from_chars(Begin, End, Number);
  if (Text.empty() || Error != std::errc() || At != End)
    return std::nullopt;
  return Number;
}

std::optional<PTXVersion> parsePTXVersion(std::string_view Text) {
  consume(Text, "ptx");
  size_t Dot = Text.find('.');
  std::optional<unsigned> Number = parseNumber(Text.substr(0, Dot));
  if (Dot != std::string_view::npos) {
    std::string_view Minor = Text.substr(Dot + 1);
    std::optional<unsigned> Low = parseNumber(Minor);
    if (Minor.size() != 1 || !Number || !Low)
      return std::nullopt;
    Number = *Number * 10 + *Low;
  }
  if (!Number || std::ranges::find(Versions, *Number) == std::end(Versions))
    return std::nullopt;
  return PTXVersion(*Number);
}

} // namespace opennvvm::facts
