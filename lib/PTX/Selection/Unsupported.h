//===- Unsupported.h - Why an intrinsic is rejected -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_UNSUPPORTED_H
#define OPENNVVM_LIB_PTX_SELECTION_UNSUPPORTED_H

#include <string>

namespace llvm {
class IntrinsicInst;
} // namespace llvm

namespace opennvvm::ptx {

/// Why there is no PTX for \p I, as the end of a sentence.
std::string whyUnsupported(const llvm::IntrinsicInst &I);

/// What to do instead; empty if `nvvmc intrinsics` says more.
std::string remedyForUnsupported(const llvm::IntrinsicInst &I);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_UNSUPPORTED_H
