//===- FunctionEmitter.h - The parts that know a function -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_FUNCTIONEMITTER_H
#define OPENNVVM_LIB_PTX_SELECTION_FUNCTIONEMITTER_H

#include "ControlFlow.h"
#include "InlineAsm/Needs.h"
#include "LaneOrder.h"
#include "PTX/Values/Addressing.h"
#include "PTX/Values/ConstantOperands.h"
#include "PTX/Values/FunctionContext.h"
#include "PTX/Values/MemoryAccess.h"
#include "PTX/Values/Parameters.h"
#include "PTX/Values/PointerOperands.h"
#include "PTX/Values/StackFrame.h"
#include "PTX/Values/ValueRegisters.h"
#include "llvm/ADT/StringSet.h"

namespace opennvvm::ptx {

/// What the printers of instructions reach: the parts that know the function,
/// each a class of its own, which takes what it uses of those before it.
class FunctionEmitter : public FunctionContext {
public:
  FunctionEmitter(const ModuleContext &Ctx, TypeTable &Types);

  /// Forgets everything; \p Fn, the function of number \p Index, is printed
  /// next, to \p To. Members are cleared, not freed: one emitter is used for
  /// all functions of a thread.
  void reset(const llvm::Function &Fn, unsigned Index, Writer &To);

  Addressing Addresses;
  ConstantOperands Constants;
  StackFrame Frame;
  ValueRegisters Values;
  MemoryAccess Memory;
  Parameters Params;
  PointerOperands Pointers;
  ControlFlow Flow;
  AsmNeedsTable Assembly;
  LaneOrder Order;

  /// The '1' or '2' of .cta_group in the function's first tensor memory
  /// instruction; 0 before it.
  char TensorGroup = 0;
  /// The number of the next call sequence.
  unsigned nextCall() { return CallCount++; }
  /// Number of the next ${:uid} of inline assembly.
  unsigned nextAsm() { return AsmCount++; }
  /// The names that texts of inline assembly have declared in the function
  /// itself, not within braces.
  llvm::StringSet<> AsmNames;
  /// The braces that such texts have opened, and not closed.
  int AsmBraces = 0;

private:
  unsigned CallCount = 0, AsmCount = 0;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_FUNCTIONEMITTER_H
