//===- PairedBytes.h - Two bytes in one register ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_PAIREDBYTES_H
#define OPENNVVM_LIB_PREPARE_PAIREDBYTES_H

namespace llvm {
class CallInst;
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p Call is of inline assembly that has a vector of two bytes as an
/// operand or as its result, as conversions of two floats of 8 bits have.
bool hasPairedBytes(const llvm::CallInst &Call);

/// Makes numbers of 16 bits of the pairs of bytes that inline assembly in \p F
/// reads and writes, and of two of them, or of a part, words and their halves:
/// a vector of two bytes would be in two registers (PTX ISA, Data Movement and
/// Conversion Instructions: mov of vectors).
/// \returns whether \p F changed.
bool joinPairedBytes(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_PAIREDBYTES_H
