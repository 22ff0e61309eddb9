//===- Homes.h - Where a function holds its variables -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_HOMES_H
#define OPENNVVM_LIB_PTX_DWARF_HOMES_H

namespace llvm {
class DIExpression;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class FunctionContext;
class Parameters;
class StackFrame;
class ValueRegisters;
struct Home;

/// What was printed of a function, and where its values are.
struct PrintedFunction {
  const FunctionContext &E;
  const ValueRegisters &Values;
  const StackFrame &Frame;
  const Parameters &Params;
};

/// Where \p F holds the variable that \p Expression
/// makes of \p V: of its address where \p IsAddress says so, else of its value.
Home homeOf(const PrintedFunction &F, const llvm::Value &V,
            const llvm::DIExpression *Expression, bool IsAddress);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_HOMES_H
