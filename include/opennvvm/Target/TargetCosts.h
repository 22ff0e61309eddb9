//===- TargetCosts.h - What LLVM's passes ask of a target -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TARGET_TARGETCOSTS_H
#define OPENNVVM_TARGET_TARGETCOSTS_H

namespace llvm {
class DataLayout;
class TargetTransformInfo;
} // namespace llvm

namespace opennvvm {

struct Target;

/// Whether ld and st move 32 bytes of global memory at once. They need PTX 8.8,
/// which is not asked for to have them.
bool hasWideAccess(const Target &T);

/// LLVM's view of a PTX machine: address spaces, addressing modes. Takes the
/// place of NVPTX's own, whose code generator would have to be linked for it.
llvm::TargetTransformInfo makeTargetInfo(const llvm::DataLayout &DL,
                                         bool HasWideAccess = false);

} // namespace opennvvm

#endif // OPENNVVM_TARGET_TARGETCOSTS_H
