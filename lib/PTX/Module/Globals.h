//===- Globals.h - Module-scope variables -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_GLOBALS_H
#define OPENNVVM_LIB_PTX_MODULE_GLOBALS_H

#include "GlobalOrder.h"
#include "ModuleContext.h"
#include "PTX/Text/Writer.h"
#include "llvm/ADT/DenseMap.h"

namespace opennvvm::ptx {

/// How a variable is printed.
enum class GlobalKind : uint8_t {
  Data,
  Texture,
  Surface,
  Sampler,
  /// A shared variable that only one function uses: declared in its body, so
  /// that the assembler can reuse its memory elsewhere.
  Demoted
};

/// Whether variables of kind \p K are handles: not memory, but names that
/// instructions for textures and surfaces take.
inline bool isHandle(GlobalKind K) {
  return K == GlobalKind::Texture || K == GlobalKind::Surface ||
         K == GlobalKind::Sampler;
}

/// The kind of \p GV if annotations make it a handle; otherwise Data.
GlobalKind handleKind(const llvm::GlobalVariable &GV, const Annotations &Notes);

/// "texture", "surface" or "sampler".
llvm::StringRef handleName(GlobalKind K);

/// The variables of a module, classified once before anything is printed.
/// llvm.*, nvvm.*, section llvm.metadata and unused declarations are left out.
class GlobalTable {
public:
  GlobalTable(const llvm::Module &M, const Annotations &Notes);

  /// Prints all variables at module scope except those that PTX cannot express.
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
  /// Contains all that are not plain Data.
  llvm::DenseMap<const llvm::GlobalVariable *, GlobalKind> Kinds;
  llvm::DenseMap<const llvm::Function *,
                 llvm::SmallVector<const llvm::GlobalVariable *, 2>>
      Demoted;
  GlobalOrder Sorted;
};

/// Prints demoted variable \p GV inside its function.
void printDemoted(Writer &Out, const llvm::GlobalVariable &GV,
                  const llvm::DataLayout &DL, const NameTable &Names);

/// ".global ", ".shared ", ".const " or ".local " for a variable or an access;
/// empty for generic and for spaces without a name.
llvm::StringRef addressSpaceQualifier(unsigned Space);

/// Whether variables of \p Space, which may still have to be moved out of
/// generic, have contents when a kernel starts.
bool isInMemory(unsigned Space);

/// Whether \p GV is annotated as managed memory.
bool isManaged(const llvm::GlobalVariable &GV, const Annotations &Notes);

/// The word that describes sampler \p GV; none if it is defined elsewhere, or
/// has none.
std::optional<uint64_t> samplerWord(const llvm::GlobalVariable &GV);

/// Whether forward declarations can break \p Cycle.
bool canPredeclare(const GlobalCycle &Cycle, const GlobalTable &Table,
                   const EmitterOptions &Options);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_GLOBALS_H
