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
class IntrinsicInst;
class Loop;
class TargetTransformInfo;
class Value;
} // namespace llvm

namespace opennvvm {

/// Which of the target's own intrinsics InferAddressSpaces rewrites.
struct PointerIntrinsics {
  /// Whether the first argument of intrinsic \p ID is a pointer that may point
  /// to several address spaces.
  bool (*HasPointer)(unsigned ID);
  /// Makes \p Pointer the first argument of \p I. \returns false if it cannot.
  bool (*SetPointer)(llvm::IntrinsicInst &I, llvm::Value &Pointer);
};

/// Describes a PTX machine to LLVM: address spaces, addressing modes. Replaces
/// NVPTX's own TargetTransformInfo, which would require linking its code
/// generator.
/// \param HasWideAccess whether ld and st can access 32 bytes of global memory
/// at once; see Feature::WideAccess.
/// \param IsPipeline whether a loop is a pipeline of asynchronous work. It is
/// only copied if its source asks for it: what is under way stays in the
/// registers where it is.
/// \param Pointers may be null.
llvm::TargetTransformInfo
makeTargetInfo(const llvm::DataLayout &DL, bool HasWideAccess = false,
               bool (*IsPipeline)(const llvm::Loop &) = nullptr,
               const PointerIntrinsics *Pointers = nullptr);

/// Whether \p L accesses a variable of its function that fits in registers with
/// an index that changes in the loop.
bool indexesVariables(const llvm::Loop &L);

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_TARGETCOSTS_H
