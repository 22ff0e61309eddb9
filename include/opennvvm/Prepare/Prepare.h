//===- Prepare.h - LLVM IR that PTX can print -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites IR for which PTX has no instruction and, at level 2, IR for which it
// has a shorter one. Nothing is printed or reported here.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PREPARE_PREPARE_H
#define OPENNVVM_PREPARE_PREPARE_H

#include "llvm/ADT/STLFunctionalExtras.h"
namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {
class SourceMap;
struct Target;
} // namespace opennvvm

namespace opennvvm::prepare {

/// Brings \p M into the form that ptx::emitModule() can print for \p T. Changes
/// \p M.
///
/// \param OptLevel 0 rewrites only what cannot be printed; 2 also infers
/// address spaces, splits offsets off addresses, merges accesses and narrows
/// vectors.
/// \param Places receives the locations of atomics that replace intrinsics; may
/// be null.
/// \param ShouldStop asked before each function whether to stop; then \p M is
/// not complete. May be null.
void prepareModule(llvm::Module &M, const Target &T, unsigned OptLevel,
                   const SourceMap *Places = nullptr,
                   llvm::function_ref<bool()> ShouldStop = nullptr);

/// The two halves of prepareModule(): first the module as a whole, then its
/// functions, which may have been split into several modules in between.
void prepareGlobals(llvm::Module &M, const SourceMap *Places = nullptr);
void prepareFunctions(llvm::Module &M, const Target &T, unsigned OptLevel,
                      llvm::function_ref<bool()> ShouldStop = nullptr);

} // namespace opennvvm::prepare

#endif // OPENNVVM_PREPARE_PREPARE_H
