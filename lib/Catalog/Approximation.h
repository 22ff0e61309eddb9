//===- Approximation.h - Mathematics that PTX approximates ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The single-precision functions that PTX has an approximate instruction for,
// and the machines that have them. All other functions come from libdevice.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CATALOG_APPROXIMATION_H
#define OPENNVVM_LIB_CATALOG_APPROXIMATION_H

#include "opennvvm/Target/Target.h"
#include "llvm/IR/Intrinsics.h"

namespace llvm {
class IntrinsicInst;
class Type;
} // namespace llvm

namespace opennvvm {

/// Whether an instruction of \p SM computes function \p ID for scalars of type
/// \p Ty.
/// \param MayApproximate whether the call has the flag afn. Halves rarely need
/// it: they have fewer bits than the instructions get right.
bool isApproximated(llvm::Intrinsic::ID ID, const llvm::Type &Ty,
                    bool MayApproximate, const SMInfo &SM);

/// The same for call \p I of intrinsic \p ID or of its constrained form.
bool isApproximated(llvm::Intrinsic::ID ID, const llvm::IntrinsicInst &I,
                    const SMInfo &SM);

} // namespace opennvvm

#endif // OPENNVVM_LIB_CATALOG_APPROXIMATION_H
