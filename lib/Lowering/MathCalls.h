//===- MathCalls.h - llvm.* as calls of libdevice ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_MATHCALLS_H
#define OPENNVVM_LIB_LOWERING_MATHCALLS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Intrinsics.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

struct SMInfo;

/// The name of libdevice's function for doubles that computes intrinsic \p ID;
/// the one for floats ends in "f". Empty if there is none.
llvm::StringRef libdeviceName(llvm::Intrinsic::ID ID);

/// Turns math intrinsics that PTX has no instruction for (llvm.sin, llvm.pow,
/// …) into calls of libdevice functions: halves through float, vectors lane by
/// lane. Operations for which \p SM has an instruction, or an approximate one
/// if the afn flag permits it, are kept.
///
/// \param HasLibrary whether libdevice will be linked; if not, only functions
/// that \p M already declares are called.
/// \returns whether anything changed.
bool lowerMathCalls(llvm::Module &M, const SMInfo &SM, bool HasLibrary);

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_MATHCALLS_H
