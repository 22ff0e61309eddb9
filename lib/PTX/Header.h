//===- Header.h - Function headers and declarations -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_HEADER_H
#define OPENNVVM_LIB_PTX_HEADER_H

#include "FunctionEmitter.h"

namespace opennvvm::ptx {

/// Prints everything of \p F that stands before "{": a comment with the name,
/// pragma, linkage, .entry or .func, return value, name, parameters, kernel
/// attributes, .noreturn, in this order.
///
/// As a declaration it ends before ";" and has neither comment, pragma nor
/// kernel attributes; ptxas compares the rest with the definition word for
/// word.
void printFunctionHeader(Writer &Out, const llvm::Function &F,
                         const ModuleContext &Ctx, bool IsDeclaration);

/// Prints a declaration, without its ";", of something that is called like
/// \p F and has its type.
void printFunctionPrototype(Writer &Out, const llvm::Function &F,
                            llvm::StringRef Linkage, llvm::StringRef Name,
                            const ModuleContext &Ctx);

/// Prints the launch bounds of kernel \p F, one directive a line.
void printKernelAttributes(Writer &Out, const llvm::Function &F,
                           const ModuleContext &Ctx);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_HEADER_H
