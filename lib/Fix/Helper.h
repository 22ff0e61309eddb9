//===- Helper.h - Functions that a remedy adds ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_FIX_HELPER_H
#define OPENNVVM_LIB_FIX_HELPER_H

#include "Remedy.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace opennvvm::fix {

/// An internal function that a remedy adds to the module and calls in place of
/// what the contract rejects. It is built in a module of its own and printed.
class Helper {
public:
  /// \param Name tells all that the body depends on: a module has one function
  /// of that name.
  Helper(Remedy &R, llvm::StringRef Name, llvm::FunctionType *Type);

  llvm::Function &function() { return *F; }
  /// The name that the module can give it.
  llvm::StringRef name() const { return F->getName(); }
  /// "i8 zeroext" for an argument or result of type \p T.
  static std::string spell(llvm::Type *T);

  /// Adds the finished function, unless an earlier round has added it.
  void addToModule();

private:
  Remedy &R;
  llvm::Module Own;
  llvm::Function *F;
  bool IsThere = false;
};

} // namespace opennvvm::fix

#endif // OPENNVVM_LIB_FIX_HELPER_H
