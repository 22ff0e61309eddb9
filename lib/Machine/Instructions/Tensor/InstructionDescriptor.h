//===- InstructionDescriptor.h - What a tcgen05.mma multiplies --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_INSTRUCTIONDESCRIPTOR_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_INSTRUCTIONDESCRIPTOR_H

#include "Machine/Engine/Exec.h"

namespace opennvvm::ptxmachine {

/// One of the four instructions.
struct MmaForm {
  bool IsSparse = false, IsStationary = false; ///< .sp, .ws
};

/// PTX ISA, "Instruction Descriptor", with what the kind says.
struct InstructionDescriptor {
  Ty A = Ty::None, B = Ty::None, D = Ty::None;
  unsigned M = 0, N = 0, K = 0;
  bool ANegates = false, BNegates = false;
  bool AIsMNMajor = false, BIsMNMajor = false;
  bool Saturates = false;
  unsigned Selector = 0; ///< Of sparse metadata.
  // Of block scales.
  Ty Scale = Ty::None;
  unsigned Scales = 0; ///< Of a row; 0 if there are none.
  unsigned AScaleId = 0, BScaleId = 0;

  /// Decodes \p Bits for \p I. \returns false after Exec::fail().
  bool decode(Exec &X, const Instruction &I, MmaForm Form, uint32_t Bits);
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_INSTRUCTIONDESCRIPTOR_H
