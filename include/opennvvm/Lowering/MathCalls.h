//===- MathCalls.h - llvm.* as calls of libdevice ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LOWERING_MATHCALLS_H
#define OPENNVVM_LOWERING_MATHCALLS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Intrinsics.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

struct SMInfo;

/// The name that libdevice's function for doubles has, which computes
/// intrinsic \p ID; that for floats ends in "f". Empty where there is none.
llvm::StringRef libdeviceName(llvm::Intrinsic::ID ID);

/// Turns intrinsics of mathematics that PTX has no instruction for (llvm.sin,
/// llvm.pow, …) into calls of libdevice's functions: halves by way of float,
/// vectors lane by lane. What \p SM has an instruction for, and the afn flag
/// lets be approximate, stays.
///
/// \param HasLibrary whether libdevice will be linked; without it only calls
/// of functions that \p M knows already are made.
/// \returns whether anything changed.
bool lowerMathCalls(llvm::Module &M, const SMInfo &SM, bool HasLibrary);

} // namespace opennvvm

#endif // OPENNVVM_LOWERING_MATHCALLS_H
