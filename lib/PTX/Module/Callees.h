//===- Callees.h - Functions with a meaning of their own --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_CALLEES_H
#define OPENNVVM_LIB_PTX_MODULE_CALLEES_H

namespace llvm {
class CallBase;
class GlobalValue;
} // namespace llvm

namespace opennvvm {
struct InternalIntrinsic;
} // namespace opennvvm

namespace opennvvm::ptx {

/// The row of \p Call, if it is of an intrinsic that LLVM does not know and
/// that has a pattern; otherwise null.
const InternalIntrinsic *printedCarrier(const llvm::CallBase &Call);
/// Whether \p GV is a function of the driver, which has no address.
bool isCalledOnly(const llvm::GlobalValue &GV);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_CALLEES_H
