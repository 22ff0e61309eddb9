//===- Names.h - PTX spelling of globals and functions ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX accepts [a-zA-Z][a-zA-Z0-9_$]* and [_$][a-zA-Z0-9_$]+ as names (and names
// with '%', which are left to registers). Anything else that LLVM allows is
// rewritten here, once per module. A legal name is printed unchanged and costs
// nothing. Names that the printer generates give way to those of the module.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_TEXT_NAMES_H
#define OPENNVVM_LIB_PTX_TEXT_NAMES_H

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

/// The prefixes of names that the printer generates, or their suffixes after a
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
/// become "_$_", as in NVIDIA's compilers; so does every other invalid byte. If
/// two names become the same, a number distinguishes them.
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

  /// Whether get() differs from the name in the module, so that readers of the
  /// PTX should be told.
  bool isChanged(const llvm::GlobalValue *GV) const {
    return Changed.count(GV) && GV->hasName();
  }

  /// The stem for names of kind \p S: the one in its comment, or another one if
  /// the module has such a name, which a local name would hide.
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

/// Whether ptxas accepts \p Name as the name of a function or variable.
bool isLegalName(llvm::StringRef Name);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_TEXT_NAMES_H
