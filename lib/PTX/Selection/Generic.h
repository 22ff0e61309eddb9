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

#include "Insts.h"

namespace opennvvm::ptx {

// The functions that catalog/GenericIntrinsics.td names.
#define GENERIC_PRINTER(Name)                                                  \
  bool Name(FunctionEmitter &, const llvm::IntrinsicInst &);
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_PRINTER

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_GENERIC_H
