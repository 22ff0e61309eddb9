//===- Call.h - Arguments and results of calls ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_CALL_H
#define OPENNVVM_LIB_PTX_SELECTION_CALL_H

#include "FunctionEmitter.h"
#include "llvm/IR/Instructions.h"

namespace opennvvm::ptx {

struct ParamLayout;

/// Stores \p V to .param variable \p Name (an argument or the return value);
/// narrow integers are sign-extended if \p Signed, otherwise zero-extended.
void storeParam(FunctionEmitter &, llvm::StringRef Name, const llvm::Value *V,
                const ParamLayout &Layout, bool Signed);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_CALL_H
