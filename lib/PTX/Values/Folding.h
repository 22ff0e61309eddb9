//===- Folding.h - What is printed inside its users -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_FOLDING_H
#define OPENNVVM_LIB_PTX_VALUES_FOLDING_H

#include <optional>

namespace llvm {
class ConstantInt;
class ICmpInst;
class Instruction;
class Use;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class FunctionContext;
class TypeTable;

/// Whether \p U, of an address, is in the operand of a load or store.
bool isAddressUse(const llvm::Use &U);
/// Whether \p V is an address that only loads and stores use, each able to
/// hold it in its operand.
bool isAddressOnly(const llvm::Value *V);

/// Whether \p I is printed inside its users and not separately.
bool isFolded(const llvm::Instruction &I, const FunctionContext &E);
/// Whether nothing but \p I itself reads registers of its operands on its
/// behalf: its result is certainly in registers of its own, and no user reads
/// its operands in its place.
bool hasOwnRegisters(const llvm::Instruction &I, const FunctionContext &E);
/// Whether leaving \p I out changes nothing that the program can observe.
bool isUnused(const llvm::Instruction &I);

/// Whether \p V names a static variable of the frame or a by-value parameter
/// by its address in its own state space.
bool isHomeName(const llvm::Value *V);

/// Whether \p V, a variable of the frame or a by-value parameter, has uses that
/// need its address in a register: its names in local memory stand for
/// themselves.
bool needsAddress(const llvm::Value &V);

/// Whether \p V casts an address to generic only for by-value arguments, which
/// are read from where it was.
bool isByValSource(const llvm::Value *V);

/// "Is any bit of Value & (Mask << Amount) set?"
struct BitTest {
  const llvm::Value *Value = nullptr, *Amount = nullptr;
  llvm::ConstantInt *Mask = nullptr;
  const llvm::Value *And = nullptr, *Shl = nullptr;
};
/// The bit test that \p Cmp performs, if it is the only use of the operations.
std::optional<BitTest> matchBitTest(const llvm::ICmpInst &Cmp);
/// Whether \p I is printed as part of the comparison that is its only user.
bool isInBitTest(const llvm::Instruction &I);

/// Whether insertion \p I is printed by the next one, so that lanes are packed
/// once, and a chain of N insertions into N lanes does not take N * N steps.
bool isFoldedInsert(const llvm::Instruction &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_FOLDING_H
