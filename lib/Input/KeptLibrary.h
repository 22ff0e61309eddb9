//===- KeptLibrary.h - Excerpts of a library --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A library has hundreds of functions, and a program needs a few. To read the
/// declarations of all for each program takes longer than to optimize a small
/// kernel. A library that many programs use is read once; each program gets
/// what it needs as bitcode of its own.
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_KEPTLIBRARY_H
#define OPENNVVM_LIB_INPUT_KEPTLIBRARY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace opennvvm {

class KeptLibrary {
public:
  /// \param M the library, in \p Context. Its functions may not be read yet.
  KeptLibrary(std::unique_ptr<llvm::LLVMContext> Context,
              std::unique_ptr<llvm::Module> M);
  ~KeptLibrary();

  /// Bitcode of what \p Names name, of what that needs, and of what concerns
  /// the whole library. Definitions are in the order of the library.
  /// \returns nothing if that is large, if the library has what cannot be
  /// divided, or if another thread is here: whoever calls reads the whole
  /// library. No thread waits, so that a fork cannot leave anything locked.
  llvm::SmallVector<char, 0> excerpt(llvm::ArrayRef<llvm::StringRef> Names);

private:
  llvm::SmallVector<char, 0> make(llvm::ArrayRef<llvm::StringRef> Names);

  std::unique_ptr<llvm::LLVMContext> Context;
  std::unique_ptr<llvm::Module> M;
  bool IsDivisible;
  llvm::StringMap<llvm::SmallVector<char, 0>> Excerpts; ///< By their names.
  std::atomic_flag Busy;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_KEPTLIBRARY_H
