//===- Internalize.h - What only the module uses ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_INTERNALIZE_H
#define OPENNVVM_LIB_PIPELINE_INTERNALIZE_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Makes the functions of a whole program internal that nobody outside can
/// call: all but kernels and what llvm.used names. Variables stay: the host
/// finds them by name.
void internalizeProgram(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_INTERNALIZE_H
