//===- CodeSize.h - How much code an instruction becomes --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_CODESIZE_H
#define OPENNVVM_LIB_INPUT_CODESIZE_H

#include <cstdint>

namespace llvm {
class Instruction;
} // namespace llvm

namespace opennvvm {

/// About how many instructions \p I is expanded into, or, if that takes longer,
/// a number in proportion to the time. At least \p Registers, the number of
/// registers of its result and operands. The catalog has the calls of generic
/// intrinsics.
uint64_t codeSize(const llvm::Instruction &I, uint64_t Registers);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_CODESIZE_H
