//===- Registers.h - The registers of an operand ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_REGISTERS_H
#define OPENNVVM_LIB_MACHINE_ENGINE_REGISTERS_H

#include "Machine/Program.h"

namespace opennvvm::ptxmachine {

/// Appends the registers of \p F that are \p O, among its elements, or in its
/// address.
inline void addRegisters(const Function &F, const Operand &O,
                         std::vector<uint32_t> &To) {
  if (O.Kind == Operand::Register)
    To.push_back(O.Index);
  if (O.Kind == Operand::Vector)
    for (unsigned N = 0; N < O.Count; ++N)
      addRegisters(F, F.VectorPool[O.Index + N], To);
  if (O.Kind != Operand::Memory)
    return;
  if (O.Base == Operand::Register)
    To.push_back(O.Index);
  for (unsigned N = 0; N < O.Count; ++N)
    addRegisters(F, F.VectorPool[O.Second + N], To);
}

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_REGISTERS_H
