//===- LoopPragmas.h - What metadata says of loops --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_LOOPPRAGMAS_H
#define OPENNVVM_LIB_PTX_LOOPPRAGMAS_H

#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class BasicBlock;
class Function;
} // namespace llvm

namespace opennvvm::ptx {

using HeaderSet = llvm::SmallPtrSet<const llvm::BasicBlock *, 4>;

/// The headers of \p F's loops that ptxas shall not unroll.
HeaderSet headersNotUnrolled(const llvm::Function &F);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_LOOPPRAGMAS_H
