//===- BulkCopies.h - Bulk copies of newer LLVM -----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM 24 gave the intrinsics of cp.async.bulk and cp.async.bulk.tensor from
// global to shared memory more operands than LLVM 22 knows: bytes that may lie
// out of bounds, the scope of relaxed copies, what is reported to the mbarrier,
// and masks of 32 bits. Calls that use none of these are those of LLVM 22;
// others become inline assembly. PTX ISA, "cp.async.bulk" and
// "cp.async.bulk.tensor".
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_BULKCOPIES_H
#define OPENNVVM_LIB_INPUT_BULKCOPIES_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class CallInst;
class FunctionType;
} // namespace llvm

namespace opennvvm {

/// Whether \p Name is a bulk copy that newer versions of LLVM give the type \p
/// Ty, and LLVM 22 does not.
bool isNewerBulkCopy(llvm::StringRef Name, const llvm::FunctionType &Ty);

/// Whether the flags of \p Call, for whose callee isNewerBulkCopy() is true
/// under the name \p Name, are constants that mean something.
bool hasFlagsOfBulkCopy(const llvm::CallInst &Call, llvm::StringRef Name);

/// What replaces \p Call, for which hasFlagsOfBulkCopy() is true; it stands
/// before \p Call. The caller deletes \p Call.
llvm::CallInst *createOlderBulkCopy(llvm::CallInst &Call, llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_BULKCOPIES_H
