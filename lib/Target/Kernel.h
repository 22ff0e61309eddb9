//===- Kernel.h - Kernels and their launch bounds ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is marked in one of four ways: the calling convention ptx_kernel, an
// !nvvm.annotations entry "kernel", the attribute "nvvm.kernel", or an
// !nvvm.kernel attachment. Launch bounds come from "nvvm.*" attributes and from
// annotations, whose keys are rows of catalog/Annotations.td. Only this file
// knows about all of them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TARGET_KERNEL_H
#define OPENNVVM_LIB_TARGET_KERNEL_H

#include "Target/Annotation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace llvm {
class Function;
class GlobalValue;
class Module;
} // namespace llvm

namespace opennvvm {

/// One to three numbers; missing ones print as 1.
struct Dim3 {
  std::array<uint32_t, 3> Size = {1, 1, 1};
  unsigned Given = 0; ///< How many were given, 0 for none.
  explicit operator bool() const { return Given != 0; }
  uint64_t product() const { return uint64_t(Size[0]) * Size[1] * Size[2]; }
};

/// The launch bounds of a kernel.
struct LaunchBounds {
  Dim3 ReqNTid, MaxNTid, ClusterDim;
  std::optional<uint32_t> MinCTAPerSM, MaxNReg, MaxClusterRank;
  bool BlocksAreClusters = false;
  /// Attributes whose text is not one to three positive decimal numbers:
  /// name and text.
  llvm::SmallVector<std::pair<std::string, std::string>, 0> Malformed;
};

/// The !nvvm.annotations of a module, read once. Malformed nodes are skipped;
/// the verifier reports them.
class Annotations {
public:
  struct Entry {
    llvm::StringRef Key;
    int64_t Value;
    Annotation Says;
    uint8_t Dimension; ///< For AnnotationKey::Dimension.
  };

  explicit Annotations(const llvm::Module &M);

  /// All entries of \p GV, in the order of the module.
  llvm::ArrayRef<Entry> of(const llvm::GlobalValue &GV) const;
  /// The value of the first entry of \p GV that says \p What.
  std::optional<int64_t> get(const llvm::GlobalValue &GV,
                             Annotation What) const;
  bool empty() const { return Map.empty(); }

private:
  llvm::DenseMap<const llvm::GlobalValue *, llvm::SmallVector<Entry, 2>> Map;
};

/// Whether \p F is marked as a kernel, in any of the four ways.
bool isKernel(const llvm::Function &F, const Annotations &A);

/// The attribute with the same meaning as a key of !nvvm.annotations, and which
/// of its numbers corresponds.
struct BoundAttribute {
  llvm::StringRef Name;
  unsigned Dimension;
};

/// The attribute for launch bound \p Key, such as "maxntidx"; none for other
/// keys.
std::optional<BoundAttribute> boundAttribute(llvm::StringRef Key);

/// The keys of all launch bounds.
llvm::SmallVector<llvm::StringRef, 16> boundKeys();

/// Reads the launch bounds of \p F from its attributes and annotations.
LaunchBounds launchBounds(const llvm::Function &F, const Annotations &A);

} // namespace opennvvm

#endif // OPENNVVM_LIB_TARGET_KERNEL_H
