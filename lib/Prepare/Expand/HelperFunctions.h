//===- HelperFunctions.h - Functions that expansions call -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_HELPERFUNCTIONS_H
#define OPENNVVM_LIB_PREPARE_EXPAND_HELPERFUNCTIONS_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class Function;
class FunctionType;
class Module;
class Twine;
} // namespace llvm

namespace opennvvm::prepare {

/// The function of type \p Ty that \p M has for expansions to call, named \p
/// Name unless the input has a function with that name. It touches no memory;
/// if it is new, \p Write gives it its body.
llvm::Function *
helperFunction(llvm::Module &M, const llvm::Twine &Name, llvm::FunctionType *Ty,
               llvm::function_ref<void(llvm::Function &)> Write);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_HELPERFUNCTIONS_H
