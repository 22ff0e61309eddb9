//===- Aliases.h - Other names of functions ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_ALIASES_H
#define OPENNVVM_LIB_PTX_MODULE_ALIASES_H

#include "ModuleContext.h"
#include "PTX/Text/Writer.h"

namespace opennvvm::ptx {

/// Why PTX has no alias like \p GA; empty if it has, or needs none.
llvm::StringRef aliasProblem(const llvm::GlobalAlias &GA,
                             const Annotations &Notes);

/// Declares the aliases among the module's functions; their aliasees follow,
/// and after these, printAliases() connects the two.
void declareAliases(Writer &Out, const ModuleContext &Ctx);
void printAliases(Writer &Out, const ModuleContext &Ctx);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_ALIASES_H
