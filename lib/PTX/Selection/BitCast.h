//===- BitCast.h - The same bits in other registers -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_BITCAST_H
#define OPENNVVM_LIB_PTX_SELECTION_BITCAST_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

/// Copies the bits of \p From, which has parts \p FromParts, to \p To: as one
/// integer, the first part lowest, truncated or zero-extended.
void castParts(FunctionEmitter &, llvm::ArrayRef<Reg> To,
               const TypeParts &ToParts, llvm::ArrayRef<Reg> From,
               const TypeParts &FromParts);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_BITCAST_H
