//===- Carriers.h - Intrinsics that LLVM does not know ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_CARRIERS_H
#define OPENNVVM_LIB_PTX_SELECTION_CARRIERS_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm {
struct InternalIntrinsic;
} // namespace opennvvm

namespace opennvvm::ptx {

/// Prints a call by the pattern of its row.
void emitCarrier(FunctionEmitter &, const llvm::CallInst &,
                 const InternalIntrinsic &);

/// The '1' or '2' of .cta_group of \p Call, of an intrinsic that LLVM does not
/// know; 0 for others.
char tensorGroup(const llvm::CallBase &Call);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_CARRIERS_H
