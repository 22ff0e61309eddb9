//===- Generator.h - Random kernels with defined behavior -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every construct is guarded where it is generated: shift amounts are masked,
// divisors are not zero, conversions are in range, and NaNs have one bit
// pattern if their bits are visible. Two correct executions therefore never
// differ.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_DIFFERENTIAL_GENERATOR_H
#define OPENNVVM_TESTING_DIFFERENTIAL_GENERATOR_H

#include "Choices.h"
#include "llvm/IR/Module.h"
#include <memory>

namespace opennvvm::differential {

/// Generates the kernel that \p C selects, with everything it needs (see
/// Kernel.h).
std::unique_ptr<llvm::Module> generateKernel(Choices &C,
                                             llvm::LLVMContext &Context);

} // namespace opennvvm::differential

#endif // OPENNVVM_TESTING_DIFFERENTIAL_GENERATOR_H
