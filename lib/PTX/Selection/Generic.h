//===- Generic.h - Printers of llvm.* intrinsics ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each printer returns false, without printing anything, if it does not support
// the types; the intrinsic is then reported.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_GENERIC_H
#define OPENNVVM_LIB_PTX_SELECTION_GENERIC_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

namespace opennvvm::ptx {

// The functions that catalog/GenericIntrinsics.td names.
#define GENERIC_PRINTER(Name)                                                  \
  bool Name(FunctionEmitter &, const llvm::IntrinsicInst &);
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_PRINTER

/// Prints a call of an intrinsic of LLVM's. \returns false if its ID is not
/// known.
bool emitGenericIntrinsic(FunctionEmitter &, const llvm::IntrinsicInst &);
/// Whether \p ID is only a hint to the optimizer and prints nothing.
bool printsNothing(llvm::Intrinsic::ID ID);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_GENERIC_H
