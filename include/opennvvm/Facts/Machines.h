//===- Machines.h - Machines and PTX versions, without LLVM -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machines and versions of the catalog, for code that links no LLVM or
// another one than nvvmc, such as libMLIR. opennvvm/Target/Target.h looks them
// up here, and has them in LLVM's types.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_FACTS_MACHINES_H
#define OPENNVVM_FACTS_MACHINES_H

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace opennvvm {

/// A PTX ISA version, ten times major plus minor: 88 is PTX 8.8.
using PTXVersion = uint8_t;

/// One bit per machine: a set of them.
using SMMask = uint64_t;

namespace facts {

/// One machine, a row of catalog/Machines.td.
struct Machine {
  std::string_view Name; ///< "sm_90a".
  uint16_t Number;       ///< 90, 100, 120 …
  char Variant;          ///< 0, 'a' or 'f'.
  PTXVersion MinPTX;     ///< Lowest PTX ISA version that supports it.
  uint8_t Index;         ///< Its bit in an SMMask.
};

/// All machines, ordered by number, then plain, 'f' and 'a'.
std::span<const Machine> machines();

/// All PTX ISA versions, ascending.
std::span<const PTXVersion> ptxVersions();

/// Finds a machine by its name: "sm_90a", "compute_90a" or "90a"; returns null
/// if there is none.
const Machine *findMachine(std::string_view Name);

/// The machines numbered \p Low to \p High; an 'a' or 'f' machine counts if its
/// plain one does.
SMMask machinesBetween(unsigned Low, unsigned High);

/// Parses "8.8", "88" or "ptx88"; none if there is no such version.
std::optional<PTXVersion> parsePTXVersion(std::string_view Text);

} // namespace facts
} // namespace opennvvm

#endif // OPENNVVM_FACTS_MACHINES_H
