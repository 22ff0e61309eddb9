//===- OldIntrinsics.h - Intrinsics that LLVM would rewrite -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's readers rewrite calls of intrinsics that LLVM no longer has, assuming
// the types that those had: if a call has others, they crash, or write
// something with another meaning. Such names are therefore hidden from them,
// and what has the right types is rewritten after reading.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_OLDINTRINSICS_H
#define OPENNVVM_LIB_INPUT_OLDINTRINSICS_H

#include "SignatureScan.h"

namespace opennvvm {

/// Whether \p Name is to be hidden from LLVM's readers: an NVVM intrinsic that
/// LLVM does not have, or an intrinsic of another target.
bool isLeftToUs(llvm::StringRef Name);

/// Those that \p Text declares.
IntrinsicNames scanOldIntrinsics(llvm::StringRef Text);

/// Gives \p F, which was read under another name, its name \p Name, for which
/// isLeftToUs() is true. If it is an old intrinsic, rewrites its calls.
/// \returns false if its calls have other types than that intrinsic; then
/// nothing is changed. Otherwise, \p F may be deleted.
bool restoreOldIntrinsic(llvm::Function &F, llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_OLDINTRINSICS_H
