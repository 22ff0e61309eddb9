//===- Approximation.h - Mathematics that PTX approximates ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which functions PTX has an instruction for, of single precision and limited
// accuracy, and on which machines. Everything else is libdevice's.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_APPROXIMATION_H
#define OPENNVVM_CATALOG_APPROXIMATION_H

#include "opennvvm/Target/Target.h"
#include "llvm/IR/Intrinsics.h"

namespace llvm {
class IntrinsicInst;
class Type;
} // namespace llvm

namespace opennvvm {

/// Whether an instruction of \p SM computes function \p ID of scalars of \p Ty.
/// \param MayApproximate whether the flag afn stands. Halves need it for few
/// functions: they hold fewer bits than the instructions get right.
bool isApproximated(llvm::Intrinsic::ID ID, const llvm::Type &Ty,
                    bool MayApproximate, const SMInfo &SM);

/// The same of the scalars that \p I, a call of \p ID or of its constrained
/// form, computes with.
bool isApproximated(llvm::Intrinsic::ID ID, const llvm::IntrinsicInst &I,
                    const SMInfo &SM);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_APPROXIMATION_H
