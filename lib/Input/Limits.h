//===- Limits.h - What a file may ask for -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading and compiling take memory and time in proportion to the file. A few
// bytes that would take more are refused under rule misc-llvm-parser.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_LIMITS_H
#define OPENNVVM_LIB_INPUT_LIMITS_H

#include "opennvvm/Support/Diagnostics.h"

namespace opennvvm {

/// Each constant of such a type is as large; no code for NVPTX comes near.
inline constexpr unsigned MaxIntegerBits = 16384, MaxLanes = 16384;
/// An integer of MaxIntegerBits in decimal, and the digits of any literal:
/// LLVM reads them in quadratic time.
inline constexpr unsigned MaxDigits = 5000;
/// LLVM's reader of text recurses at each bracket.
inline constexpr unsigned MaxBrackets = 256;
/// Types and constants are walked by recursion, here and in LLVM.
inline constexpr unsigned MaxDepth = 512;
/// PTX has room for far fewer.
inline constexpr unsigned MaxParameters = 16384;
/// Registers or bytes that a module may come to, beside those for each byte of
/// its file.
inline constexpr uint64_t MaxRegisters = 1 << 20, RegistersPerByte = 64;
inline constexpr uint64_t MaxInitialBytes = 64 << 20, InitialBytesPerByte = 64;

/// Looks for counts in bitcode that its size cannot hold, and for types beyond
/// the limits, before LLVM reads it.
/// \returns true when nothing was reported.
bool checkBitcodeLimits(llvm::StringRef Bytes, DiagnosticEngine &Diags);

/// The same for assembly.
bool checkTextLimits(llvm::StringRef Text, DiagnosticEngine &Diags);

/// Looks for values and initial values of a module that was read whose parts
/// are too many to be printed one by one.
/// \param FileSize in bytes, of what it was read from.
bool checkModuleLimits(const llvm::Module &M, uint64_t FileSize,
                       DiagnosticEngine &Diags);

/// Looks for metadata of bitcode that stands where its node has a string.
/// \returns true when there is none.
bool checkMetadataStrings(const llvm::Module &M, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_LIMITS_H
