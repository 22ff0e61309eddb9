//===- Unsupported.h - Why an intrinsic is rejected -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_UNSUPPORTED_H
#define OPENNVVM_LIB_PTX_SELECTION_UNSUPPORTED_H

#include "FunctionEmitter.h"
#include <string>

namespace llvm {
class Instruction;
class IntrinsicInst;
} // namespace llvm

namespace opennvvm::ptx {

/// Why there is no PTX for \p I, as the end of a sentence.
std::string whyUnsupported(const llvm::IntrinsicInst &I);

/// What to do instead; empty if `nvvmc intrinsics` says more.
std::string remedyForUnsupported(const llvm::IntrinsicInst &I);

/// Reports that \p I has no printer.
void emitUnsupported(FunctionEmitter &, const llvm::Instruction &);
/// The opcode of \p I, and why it has no printer.
std::string nameUnsupported(const llvm::Instruction &I);
/// What to write instead of \p I, which has no printer; empty if that is for
/// the rule to say.
llvm::StringRef remedyForOpcode(const llvm::Instruction &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_UNSUPPORTED_H
