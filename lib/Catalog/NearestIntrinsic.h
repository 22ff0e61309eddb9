//===- NearestIntrinsic.h - What a name was meant to be ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For remedies: names are only compared when there is something to report.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_NEARESTINTRINSIC_H
#define OPENNVVM_LIB_CATALOG_NEARESTINTRINSIC_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace opennvvm {

struct SMInfo;

/// What to call instead of the function or intrinsic \p Name of CUDA C++, C or
/// a different target: "llvm.nvvm.membar.gl". Empty if nothing is known.
llvm::StringRef insteadOf(llvm::StringRef Name);

/// The intrinsic that was probably meant by \p Name, which no intrinsic has:
/// one that is spelled almost so, or else has most of its parts.
/// \param SM only intrinsics of this machine count, unless it is null.
/// \returns a name with its prefix, without types; empty if none is close.
std::string nearestIntrinsic(llvm::StringRef Name, const SMInfo *SM);

/// A remedy for calls of \p Name, which is no intrinsic: what insteadOf() or
/// nearestIntrinsic() says. Empty if neither says anything.
std::string remedyForUnknown(llvm::StringRef Name, const SMInfo *SM);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_NEARESTINTRINSIC_H
