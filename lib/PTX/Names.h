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
// and costs nothing. The names that the printer makes up give way to those of
// the module.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_NAMES_H
#define OPENNVVM_LIB_PTX_NAMES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/Support/Allocator.h"
#include <array>
#include <string>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace opennvvm::ptx {

/// What the names begin with that the printer makes up, or what it adds to a
/// function's name. Most are followed by a number.
enum class Stem {
  Argument,      ///< param0, of a call.
  Result,        ///< retval0, of a call.
  Prototype,     ///< prototype_0, of an indirect call.
  Return,        ///< func_retval0, of a function.
  Depot,         ///< __local_depot0.
  Block,         ///< $L__BB0_1.
  DebugLabel,    ///< $L__tmp0_1.
  FunctionBegin, ///< $L__func_begin0.
  FunctionEnd,   ///< $L__func_end0.
  InfoString,    ///< $L__info_string0.
  Parameter,     ///< NAME_param_0.
  VarArgs,       ///< NAME_vararg.
};
constexpr unsigned NumStems = unsigned(Stem::VarArgs) + 1;

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

  /// The stem of the names of kind \p S: as its comment has it, and another one
  /// where the module has such a name itself. A local name would hide it.
  llvm::StringRef stem(Stem S) const { return Stems[unsigned(S)]; }

  /// The name of parameter \p Number of \p F.
  std::string parameter(const llvm::Function &F, unsigned Number) const;

private:
  void separateStems(const llvm::Module &M);
  bool isTaken(const llvm::Module &M, unsigned Index) const;

  std::array<llvm::StringRef, NumStems> Stems;
  llvm::DenseMap<const llvm::GlobalValue *, llvm::StringRef> Changed;
  llvm::BumpPtrAllocator Text;
};

/// Whether ptxas takes \p Name as the name of a function or variable.
bool isLegalName(llvm::StringRef Name);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_NAMES_H
