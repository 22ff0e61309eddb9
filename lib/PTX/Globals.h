//===- Globals.h - Module-scope variables -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_GLOBALS_H
#define OPENNVVM_LIB_PTX_GLOBALS_H

#include "GlobalOrder.h"
#include "FunctionEmitter.h"
#include "llvm/ADT/DenseMap.h"

namespace opennvvm::ptx {

/// How a variable is printed.
enum class GlobalKind : uint8_t {
  Data,
  Texture,
  Surface,
  Sampler,
  /// A shared variable that only one function uses: declared in its body,
  /// where the assembler can give its memory to others meanwhile.
  Demoted
};

/// The variables of a module, sorted out once, before anything is printed.
/// llvm.*, nvvm.* and section llvm.metadata are left out, and so is what is
/// declared and not used.
class GlobalTable {
public:
  GlobalTable(const llvm::Module &M, const Annotations &Notes);

  /// Prints all variables at module scope but those that PTX cannot express.
  void print(Writer &Out, const ModuleContext &Ctx) const;

  GlobalKind kind(const llvm::GlobalVariable &GV) const {
    return Kinds.lookup(&GV);
  }
  /// Variables that \p F declares in its body.
  llvm::ArrayRef<const llvm::GlobalVariable *>
  demotedIn(const llvm::Function *F) const {
    auto It = Demoted.find(F);
    if (It == Demoted.end())
      return {};
    return It->second;
  }
  /// All variables in the order in which they are printed.
  llvm::ArrayRef<const llvm::GlobalVariable *> variables() const {
    return Sorted.Order;
  }
  llvm::ArrayRef<GlobalCycle> cycles() const { return Sorted.Cycles; }

private:
  /// Holds what is not plain Data.
  llvm::DenseMap<const llvm::GlobalVariable *, GlobalKind> Kinds;
  llvm::DenseMap<const llvm::Function *,
                 llvm::SmallVector<const llvm::GlobalVariable *, 2>>
      Demoted;
  GlobalOrder Sorted;
};

/// Prints demoted variable \p GV inside its function.
void printDemoted(Writer &Out, const llvm::GlobalVariable &GV,
                  const llvm::DataLayout &DL, const NameTable &Names);

/// ".global ", ".shared ", ".const " or ".local " for a variable or an
/// access; empty for the generic space and for those without a name.
llvm::StringRef addressSpaceQualifier(unsigned Space);

/// Whether variables of \p Space, which may have yet to be moved out of the
/// generic one, have contents when a kernel starts.
bool isInMemory(unsigned Space);

/// Whether \p GV is annotated as managed memory.
bool isManaged(const llvm::GlobalVariable &GV, const Annotations &Notes);

/// The word that describes sampler \p GV; nothing where it has none.
std::optional<uint64_t> samplerWord(const llvm::GlobalVariable &GV);

/// Whether a declaration before its definition opens \p Cycle.
bool canPredeclare(const GlobalCycle &Cycle, const GlobalTable &Table,
                   const EmitterOptions &Options);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_GLOBALS_H
