//===- Target.h - Machines, PTX versions and gates --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The targets in the catalog: every SM with its 'a' (architecture-specific) and
// 'f' (family-specific) variants, the lowest PTX ISA version that supports
// each, and gates over both. All facts come from catalog/Targets.td; this
// header declares their types.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TARGET_TARGET_H
#define OPENNVVM_TARGET_TARGET_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// A PTX ISA version, ten times major plus minor: 88 is PTX 8.8.
using PTXVersion = uint8_t;

/// One bit per entry of targets(): a set of SMs.
using SMMask = uint64_t;

/// One machine, a row of catalog/Targets.td.
struct SMInfo {
  llvm::StringLiteral Name; ///< "sm_90a".
  uint16_t Number;          ///< 90, 100, 120 …
  char Variant;             ///< 0, 'a' or 'f'.
  PTXVersion MinPTX;        ///< Lowest PTX ISA version that supports it.
  uint8_t Index;            ///< Its bit in an SMMask.
};

/// All machines, ordered by number, then plain, 'f' and 'a'.
llvm::ArrayRef<SMInfo> targets();

/// All PTX ISA versions that the catalog knows, ascending.
llvm::ArrayRef<PTXVersion> ptxVersions();

/// The resources of a multiprocessor.
struct SMResources {
  uint16_t Threads;
  uint16_t Blocks;
  uint32_t SharedBytes; ///< For one block that requests it at launch.
};

const SMResources &resourcesOf(const SMInfo &SM);

/// How many bytes of parameters a kernel may have from a machine and a PTX
/// version on.
struct ParameterLimit {
  uint32_t Bytes;
  uint16_t LowestSM; ///< SMInfo::Number.
  PTXVersion Since;
};

/// All limits, ascending; the last one that applies counts.
llvm::ArrayRef<ParameterLimit> parameterLimits();

/// The limits that the Tileiras verifier documents, whatever the PTX version.
llvm::ArrayRef<ParameterLimit> documentedParameterLimits();

/// The eight triples that mode "unified" accepts.
llvm::ArrayRef<llvm::StringLiteral> unifiedTriples();

/// Data layouts shown as examples: 32-bit, 64-bit, 64-bit with 32-bit shared
/// pointers.
llvm::ArrayRef<llvm::StringLiteral> exampleLayouts();

/// Finds a machine by its name: "sm_90a", "compute_90a" or "90a"; returns null
/// if there is none.
const SMInfo *findTarget(llvm::StringRef Name);

/// The machine that was probably meant by \p Name, which no machine has: the
/// one with the nearest number. Null if the name has no number.
const SMInfo *nearestTarget(llvm::StringRef Name);

/// Parses "8.8", "88" or "ptx88"; none if the version is not in ptxVersions().
std::optional<PTXVersion> parsePTXVersion(llvm::StringRef Text);

/// Formats a version: 88 is "8.8".
std::string formatPTXVersion(PTXVersion V);

/// What a construct requires: one of a set of machines, and a PTX ISA version.
struct Gate {
  SMMask SMs = ~SMMask(0);
  PTXVersion PTX = 0;

  bool allowsSM(const SMInfo &SM) const { return (SMs >> SM.Index) & 1; }
};

/// The lowest machine of a gate, preferring plain machines over their variants;
/// null for an empty set.
const SMInfo *lowestTarget(SMMask SMs);

/// The machines with number \p Lowest and higher, including their variants.
SMMask machinesFrom(unsigned Lowest);

/// A gate's machines in words: "sm_90 or higher", "sm_90a",
/// "sm_100a, sm_100f, sm_103a or sm_103f".
std::string describeTargets(SMMask SMs);

/// The same, shortened for a remedy: "sm_90 or higher", "sm_90a, sm_100f ...
/// sm_121f".
std::string summarizeTargets(SMMask SMs);

/// The machine and PTX version that a module is compiled for.
struct Target {
  const SMInfo *SM = nullptr;
  /// The PTX version requested; none means the lowest that suffices.
  std::optional<PTXVersion> PTX;

  unsigned number() const { return SM->Number; }
};

/// Where a module's target came from.
enum class TargetSource : uint8_t { Given, TargetCPU, Assumed };

/// The machine to compile for if neither the user nor the module names one.
const SMInfo &assumedTarget();

/// Finds the machine for \p M if the user named none: the highest "target-cpu"
/// of its functions, or else assumedTarget().
/// \param [out] Source tells which of the two it was.
const SMInfo *inferTarget(const llvm::Module &M, TargetSource &Source);

/// NVPTX address spaces.
namespace AddressSpace {
enum : unsigned {
  Generic = 0,
  Global = 1,
  Shared = 3,
  Const = 4,
  Local = 5,
  Tensor = 6,
  SharedCluster = 7,
  Param = 101
};
} // namespace AddressSpace

} // namespace opennvvm

#endif // OPENNVVM_TARGET_TARGET_H
