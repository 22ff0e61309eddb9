//===- Whole.h - What only compiling tells ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_TRIAL_WHOLE_H
#define OPENNVVM_LIB_DRIVER_TRIAL_WHOLE_H

#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm {

/// The findings of compiling a copy of \p M to PTX, under profile nvptx. Those
/// about instructions have locations as far as \p Map, which may be null, knows
/// them.
std::vector<Diagnostic> tryWhole(const llvm::Module &M,
                                 const CompileOptions &Options,
                                 const SourceMap *Map);

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_TRIAL_WHOLE_H
