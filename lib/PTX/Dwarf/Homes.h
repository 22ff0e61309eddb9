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

class FunctionEmitter;
struct Home;

/// Where the function that \p E printed holds the variable that \p Expression
/// makes of \p V: of its address where \p IsAddress says so, else of its value.
Home homeOf(const FunctionEmitter &E, const llvm::Value &V,
            const llvm::DIExpression *Expression, bool IsAddress);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_HOMES_H
