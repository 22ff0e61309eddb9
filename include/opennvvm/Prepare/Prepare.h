//===- Prepare.h - LLVM IR that PTX can print -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites what PTX has no instruction for, and at level 2 what has a shorter
// one. Nothing is printed or reported here.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_PREPARE_PREPARE_H
#define OPENNVVM_PREPARE_PREPARE_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {
class SourceMap;
struct Target;
} // namespace opennvvm

namespace opennvvm::prepare {

/// Brings \p M into the form that ptx::emitModule() prints for \p T. Changes
/// \p M.
///
/// \param OptLevel 0 rewrites only what has no printer; 2 also infers address
/// spaces, splits offsets off addresses, joins accesses and narrows vectors.
/// \param Places learns where atomics stand that intrinsics become; may be
/// null.
void prepareModule(llvm::Module &M, const Target &T, unsigned OptLevel,
                   const SourceMap *Places = nullptr);

/// The two halves of prepareModule(): what concerns the module as a whole, and
/// then its functions, which may be in several modules by then.
void prepareGlobals(llvm::Module &M, const SourceMap *Places = nullptr);
void prepareFunctions(llvm::Module &M, const Target &T, unsigned OptLevel);

} // namespace opennvvm::prepare

#endif // OPENNVVM_PREPARE_PREPARE_H
