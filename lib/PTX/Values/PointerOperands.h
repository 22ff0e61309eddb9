//===- PointerOperands.h - Pointers as memory operands ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_POINTEROPERANDS_H
#define OPENNVVM_LIB_PTX_VALUES_POINTEROPERANDS_H

#include "Addressing.h"

namespace llvm {
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class ConstantOperands;
class Parameters;
class StackFrame;
class ValueRegisters;

/// The pointers of one function as memory operands.
class PointerOperands {
public:
  PointerOperands(FunctionContext &E, Addressing &Addresses,
                  ConstantOperands &Constants, StackFrame &Frame,
                  const Parameters &Params, ValueRegisters &Values)
      : E(E), Addresses(Addresses), Constants(Constants), Frame(Frame),
        Params(Params), Values(Values) {}

  /// The memory operand for \p Ptr: folds constant offsets and looks through
  /// casts of globals and local variables to generic.
  Address operand(const llvm::Value *Ptr);

private:
  FunctionContext &E;
  Addressing &Addresses;
  ConstantOperands &Constants;
  StackFrame &Frame;
  const Parameters &Params;
  ValueRegisters &Values;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_POINTEROPERANDS_H
