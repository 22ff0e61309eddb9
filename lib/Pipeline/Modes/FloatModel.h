//===- FloatModel.h - Apply a floating-point model to IR --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_MODES_FLOATMODEL_H
#define OPENNVVM_LIB_PIPELINE_MODES_FLOATMODEL_H

#include "opennvvm/Pipeline/FloatModel.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Writes \p Model into \p M, as attributes of functions, flags of instructions
/// and module flags.
void applyFloatModel(llvm::Module &M, const FloatModel &Model);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_MODES_FLOATMODEL_H
