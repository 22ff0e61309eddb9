//===- Reflect.h - Reflect queries in metadata ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_REFLECT_H
#define OPENNVVM_LIB_INPUT_REFLECT_H

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Rewrites calls of llvm.nvvm.reflect and __nvvm_reflect whose argument is
/// metadata, which LLVM reads but its verifier rejects, to pass a string in
/// memory.
void rewriteReflect(llvm::Module &M);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_REFLECT_H
