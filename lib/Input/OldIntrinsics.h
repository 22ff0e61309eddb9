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
// intrinsics that only newer versions of LLVM have, or have with more operands.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_OLDINTRINSICS_H
#define OPENNVVM_LIB_INPUT_OLDINTRINSICS_H

#include "SignatureScan.h"

namespace llvm {
class FunctionType;
} // namespace llvm

namespace opennvvm {

class SourceMap;

/// Whether \p Name is to be hidden from LLVM's readers: an NVVM intrinsic that
/// LLVM does not have, or an intrinsic of another target.
bool isLeftToUs(llvm::StringRef Name);

/// Those that \p Text declares.
IntrinsicNames scanOldIntrinsics(llvm::StringRef Text);

/// Whether newer versions of LLVM give the intrinsic \p Name, which LLVM has
/// with another type, the type \p Ty. The name is to be hidden, too.
bool isNewerType(llvm::StringRef Name, const llvm::FunctionType &Ty);

/// Gives \p F, which was read under a hidden name, its name \p Name back;
/// isLeftToUs() is true for \p Name, or isNewerType() for it and the type of \p
/// F. If it is an old or a newer intrinsic, rewrites its calls; what replaces
/// them has their places in \p Map, if that is given. \returns false if the
/// types of its calls are not those of the intrinsic; then nothing is changed.
/// Otherwise, \p F may be deleted.
bool restoreOldIntrinsic(llvm::Function &F, llvm::StringRef Name,
                         const SourceMap *Map = nullptr);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_OLDINTRINSICS_H
