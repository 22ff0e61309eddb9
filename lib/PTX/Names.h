//===- Names.h - PTX spelling of globals and functions ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX takes [a-zA-Z][a-zA-Z0-9_$]* and [_$][a-zA-Z0-9_$]+ as names (and names
// with '%', which are left to registers). Whatever else LLVM allows is
// rewritten here, once per module. A name that is legal is printed as it is
// and costs nothing.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_NAMES_H
#define OPENNVVM_LIB_PTX_NAMES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/Support/Allocator.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm::ptx {

/// Legal and unique PTX names for all global values of a module. '.' and '@'
/// become "_$_", as in NVIDIA's compilers; every other byte that PTX does not
/// take likewise. Two names that become one are told apart by a number.
class NameTable {
public:
  explicit NameTable(const llvm::Module &M);
  NameTable(const NameTable &) = delete;
  NameTable &operator=(const NameTable &) = delete;

  /// The name that is printed for \p GV.
  llvm::StringRef get(const llvm::GlobalValue *GV) const {
    if (!Changed.empty())
      if (auto It = Changed.find(GV); It != Changed.end())
        return It->second;
    return GV->getName();
  }

  /// Whether get() differs from what the module says, so that a reader of the
  /// PTX wants to be told.
  bool isChanged(const llvm::GlobalValue *GV) const {
    return Changed.count(GV) && GV->hasName();
  }

private:
  llvm::DenseMap<const llvm::GlobalValue *, llvm::StringRef> Changed;
  llvm::BumpPtrAllocator Text;
};

/// Whether ptxas takes \p Name as the name of a function or variable.
bool isLegalName(llvm::StringRef Name);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_NAMES_H
