//===- ConstantOperands.h - Constants as operands ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_CONSTANTOPERANDS_H
#define OPENNVVM_LIB_PTX_VALUES_CONSTANTOPERANDS_H

#include "PTX/Text/Register.h"
#include "llvm/ADT/DenseMap.h"

namespace llvm {
class Constant;
class ConstantExpr;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class Addressing;
class FunctionContext;
struct Address;
struct Part;

/// The constants of one function as immediates and in registers.
class ConstantOperands {
public:
  ConstantOperands(FunctionContext &E, Addressing &Addresses)
      : E(E), Addresses(Addresses) {}

  /// Part \p P of \p C: an immediate where an instruction may hold it.
  Op operand(const llvm::Constant *C, unsigned P);
  /// Base and offset of a pointer constant. Casts from a variable's own space
  /// to generic are left to the caller.
  Address address(const llvm::Constant *C);

  /// The register that this block keeps \p V in, a constant or the address of
  /// a variable; invalid when there is none yet.
  Reg &inBlock(const llvm::Value *V) { return InBlock[V]; }
  /// Forgets those registers: the code that sets them may not be executed on
  /// all paths to what follows.
  void forget() { InBlock.clear(); }

private:
  Reg inRegister(const llvm::Constant *C, unsigned P = 0);
  Reg materialize(const llvm::Constant *C, unsigned P);
  Reg materializePointer(const llvm::Constant *C);
  Op packed(const llvm::Constant *C, const Part &Pt, unsigned P);
  /// Reports \p C at the current instruction.
  Op symbol(const llvm::GlobalValue &GV, unsigned Space);
  Op unsupported(const llvm::Constant &C);
  Op expression(const llvm::ConstantExpr *CE, unsigned P);

  FunctionContext &E;
  Addressing &Addresses;
  llvm::DenseMap<const llvm::Value *, Reg> InBlock;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_CONSTANTOPERANDS_H
