//===- Limits.h - Resource limits for input ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading and compiling take memory and time proportional to the size of the
// file. Input for which a few bytes would take more is rejected under rule
// misc-llvm-parser.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_LIMITS_H
#define OPENNVVM_LIB_INPUT_LIMITS_H

#include "opennvvm/Support/Diagnostics.h"

namespace opennvvm {

struct LoadedModule;

/// Every constant of such a type is that large; real NVPTX code stays far
/// below.
inline constexpr unsigned MaxIntegerBits = 16384, MaxLanes = 16384;
/// Enough for an integer of MaxIntegerBits in decimal. The limit applies to any
/// literal, since LLVM reads digits in quadratic time.
inline constexpr unsigned MaxDigits = 5000;
/// LLVM's text reader recurses for each bracket.
inline constexpr unsigned MaxBrackets = 256;
/// Types and constants are traversed recursively, here and in LLVM.
inline constexpr unsigned MaxDepth = 512;
/// The limit on the written-out size of whatever is visited once for each use
/// of a part: if each of N levels uses the next one twice, there are 2^N parts.
inline constexpr uint64_t MaxTypeParts = 1 << 20;
inline constexpr uint64_t MaxConstantParts = 1 << 24, ConstantPartsPerByte = 64;
/// Blocks inside each other, and calls that were inlined into each other. C++
/// templates may be nested 1,024 deep, and all calls inlined.
inline constexpr unsigned MaxScopes = 4096;
/// Blocks in loops, each counted for every loop that it is in: LLVM stores them
/// so. Functions of at most MaxBlocksUnasked blocks cannot have more.
inline constexpr uint64_t MaxBlocksUnasked = 4096;
inline constexpr uint64_t MaxBlocksInLoops =
    MaxBlocksUnasked * MaxBlocksUnasked;
/// Elements of a variable, which have at most 8 bytes each: no GPU has that
/// much memory, and sizes in bytes cannot overflow.
inline constexpr uint64_t MaxElements = uint64_t(1) << 40;
/// PTX allows far fewer.
inline constexpr unsigned MaxParameters = 16384;
/// Registers or bytes that a module may take, in addition to those per byte of
/// its file.
inline constexpr uint64_t MaxRegisters = 1 << 20, RegistersPerByte = 64;
inline constexpr uint64_t MaxInitialBytes = 64 << 20, InitialBytesPerByte = 64;

/// Finds counts in bitcode that do not fit its size, and types beyond the
/// limits, before LLVM reads it.
/// \param [out] HasNewer whether there are records that LLVM 22 does not know,
/// see isNewerRecord().
/// \returns true if nothing was reported.
bool checkBitcodeLimits(llvm::StringRef Bytes, DiagnosticEngine &Diags,
                        bool &HasNewer);

/// The same for assembly.
bool checkTextLimits(llvm::StringRef Text, DiagnosticEngine &Diags);

/// Finds values and initial values with too many parts to print one by one, in
/// a module that was already read.
/// \param FileSize the size in bytes of the file it was read from.
bool checkModuleLimits(const llvm::Module &M, uint64_t FileSize,
                       DiagnosticEngine &Diags);

/// Finds nodes of debug information with an operand of the wrong kind, and
/// drops the debug information of a module that has one, as LLVM does with
/// invalid debug information.
/// \returns true if none is left: other metadata may refer to the node too.
bool checkDebugInfoNodes(llvm::Module &M, DiagnosticEngine &Diags);

/// Drops metadata of instructions that would crash LLVM's verifier or passes,
/// and notes that in the findings of \p L.
void dropBrokenAttachments(LoadedModule &L);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_LIMITS_H
