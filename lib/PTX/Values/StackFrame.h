//===- StackFrame.h - Local memory of a function ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_STACKFRAME_H
#define OPENNVVM_LIB_PTX_VALUES_STACKFRAME_H

#include "Addressing.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Alignment.h"
#include <optional>

namespace llvm {
class AllocaInst;
class Function;
} // namespace llvm

namespace opennvvm::ptx {

class ConstantOperands;
class Writer;

/// The local depot of one function and what lies where in it.
class StackFrame {
public:
  StackFrame(FunctionContext &E, Addressing &Addresses,
             ConstantOperands &Constants)
      : E(E), Addresses(Addresses), Constants(Constants) {}

  /// Forgets everything and places the static variables of \p F.
  void layout(const llvm::Function &F);

  /// The byte offset of a static alloca in the depot; none for others.
  std::optional<uint64_t> offset(const llvm::AllocaInst &AI) const;
  /// Reserves \p Size bytes in the depot.
  uint64_t allocate(uint64_t Size, llvm::Align Align);
  /// [%SPL + Offset].
  Address address(uint64_t Offset);
  /// Generic address of a frame slot in a fresh register.
  Reg genericAddress(uint64_t Offset);

  /// The variable that \p V is the address of, in any space, when it is
  /// computed in each block that asks for it: from the start of the frame that
  /// is one addition, and a register for the whole function costs more.
  const llvm::AllocaInst *variableNamed(const llvm::Value *V) const;
  /// The register that this block keeps \p V in, the address of \p AI.
  Reg variableAddress(const llvm::Value *V, const llvm::AllocaInst &AI);

  /// Declares the depot and the stack registers that are in use.
  void printDeclarations(Writer &Out) const;
  /// Sets those registers.
  void printStart(Writer &Out) const;

private:
  FunctionContext &E;
  Addressing &Addresses;
  ConstantOperands &Constants;
  llvm::DenseMap<const llvm::AllocaInst *, uint64_t> Offsets;
  uint64_t Size = 0;
  llvm::Align Alignment;
  bool UsesSP = false, UsesSPL = false;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_STACKFRAME_H
