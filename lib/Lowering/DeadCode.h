//===- DeadCode.h - Remove what a machine never reaches ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_DEADCODE_H
#define OPENNVVM_LIB_LOWERING_DEADCODE_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

class LiveCode;

/// Removes from \p M what is not in \p Live, the live code of \p M: decides
/// branches, switches and selects, and erases blocks, functions and variables.
/// Afterwards, \p Live is stale. \returns whether anything was removed.
bool removeDeadCode(llvm::Module &M, const LiveCode &Live);

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_DEADCODE_H
