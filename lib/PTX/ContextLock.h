//===- ContextLock.h - What LLVM makes when asked ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions are printed in several threads, from one LLVMContext. Printing
// reads it, but for the few questions whose answers LLVM first makes: those
// go through here, one at a time.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_CONTEXTLOCK_H
#define OPENNVVM_LIB_PTX_CONTEXTLOCK_H

#include <mutex>

namespace llvm {
class Constant;
class DataLayout;
} // namespace llvm

namespace opennvvm::ptx {

class ContextLock {
public:
  /// \p Shared says whether other threads may ask.
  explicit ContextLock(bool Shared) : Shared(Shared) {}

  /// Element \p I of vector, array or struct \p C; null where it has none.
  const llvm::Constant *element(const llvm::Constant *C, unsigned I);
  /// The lane that all lanes of vector \p C are like; null where they differ.
  const llvm::Constant *splat(const llvm::Constant *C);
  /// \p C, or what it folds to.
  const llvm::Constant *fold(const llvm::Constant *C,
                             const llvm::DataLayout &DL);

private:
  std::unique_lock<std::mutex> lock() {
    return Shared ? std::unique_lock(Mutex) : std::unique_lock<std::mutex>();
  }

  const bool Shared;
  std::mutex Mutex;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_CONTEXTLOCK_H
