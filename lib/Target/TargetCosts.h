//===- TargetCosts.h - Target information for LLVM's passes -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_TARGETCOSTS_H
#define OPENNVVM_LIB_TARGET_TARGETCOSTS_H

namespace llvm {
class DataLayout;
class TargetTransformInfo;
} // namespace llvm

namespace opennvvm {

/// Describes a PTX machine to LLVM: address spaces, addressing modes. Replaces
/// NVPTX's own TargetTransformInfo, which would require linking its code
/// generator.
/// \param HasWideAccess whether ld and st can access 32 bytes of global memory
/// at once; see Feature::WideAccess.
llvm::TargetTransformInfo makeTargetInfo(const llvm::DataLayout &DL,
                                         bool HasWideAccess = false);

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_TARGETCOSTS_H
