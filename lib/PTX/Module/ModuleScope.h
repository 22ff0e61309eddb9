//===- ModuleScope.h - Shared by headers and variables ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_MODULESCOPE_H
#define OPENNVVM_LIB_PTX_MODULE_MODULESCOPE_H

#include "ModuleContext.h"
#include "PTX/Text/Writer.h"
#include "Target/Features.h"
#include "llvm/IR/GlobalValue.h"

namespace opennvvm::ptx {

/// ".visible ", ".weak ", ".common ", ".extern " or nothing. At most one of
/// these may precede .entry, .func or a state space. Appending linkage has no
/// directive, and checkDeclarations() rejects it.
llvm::StringRef linkageDirective(const llvm::GlobalValue &GV);

/// Raises the PTX version for \p F; reports an error if the user requested a
/// lower one.
void needPTX(const ModuleContext &Ctx, Feature F, Place At);

/// Whether \p F is printed at all: intrinsics and unused declarations are not.
bool isPrinted(const llvm::Function &F);

/// Whether \p GV is the compiler's own, by its name or section: it is never
/// printed, so that code cannot refer to it.
bool isCompilersOwn(const llvm::GlobalVariable &GV);
/// What is said of it otherwise.
inline constexpr llvm::StringLiteral NotPrinted =
    "variables with names or sections of the compiler's are not printed";

/// Why \p GV cannot be unified as its annotations require; empty if it can, or
/// if they do not.
std::string unifiedProblem(const llvm::GlobalValue &GV, const Target &T,
                           const Annotations &Notes);

/// The two values of the annotation "unified" of \p GV; empty if it has none,
/// or one that PTX does not allow.
llvm::SmallVector<int64_t, 2> unifiedValues(const ModuleContext &Ctx,
                                            const llvm::GlobalValue &GV);
/// ".unified(1, 2)"
void printUnified(Writer &Out, llvm::ArrayRef<int64_t> Values,
                  const ModuleContext &Ctx, const llvm::GlobalValue &GV);

/// Notes under --annotate that a comdat of \p GV is dropped: PTX only has
/// linkage.
void noteComdat(Writer &Out, const llvm::GlobalObject &GV,
                const ModuleContext &Ctx);

/// Prints the original name of \p GV as a comment if its PTX name differs.
void printOriginalName(Writer &Out, const llvm::GlobalValue &GV,
                       const NameTable &Names);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_MODULESCOPE_H
