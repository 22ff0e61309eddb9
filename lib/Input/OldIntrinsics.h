//===- OldIntrinsics.h - Intrinsics that LLVM would rewrite -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's readers rewrite calls of intrinsics that LLVM no longer has. They
// assume the types that these had. If a call has different ones, they crash, or
// change what it means. Such names are therefore hidden from the readers, and
// calls with the right types are rewritten after reading. So are calls of some
// intrinsics that only newer versions of LLVM have.
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

/// Gives \p F, which was read under a hidden name, its name \p Name back;
/// isLeftToUs() is true for \p Name. If it is an old or a newer intrinsic,
/// rewrites its calls. \returns false if the types of its calls are not those
/// of the intrinsic; then nothing is changed. Otherwise, \p F may be deleted.
bool restoreOldIntrinsic(llvm::Function &F, llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_OLDINTRINSICS_H
