//===- ContextLock.h - Queries that create LLVM objects ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions are printed in several threads that share one LLVMContext. Printing
// only reads it, except for the few queries for which LLVM creates the result:
// those go through here, one at a time.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_CONTEXTLOCK_H
#define OPENNVVM_LIB_PTX_MODULE_CONTEXTLOCK_H

#include <mutex>

namespace llvm {
class Constant;
class DataLayout;
} // namespace llvm

namespace opennvvm::ptx {

class ContextLock {
public:
  /// \p Shared tells whether other threads may use it.
  explicit ContextLock(bool Shared) : Shared(Shared) {}

  /// Element \p I of vector, array or struct \p C; null if it has none.
  const llvm::Constant *element(const llvm::Constant *C, unsigned I);
  /// The value that all lanes of vector \p C have; null if they differ.
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

#endif // OPENNVVM_LIB_PTX_MODULE_CONTEXTLOCK_H
