//===- Dwarf.h - Full debug information of a module -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// DWARF 2, as NVIDIA's tools print and read it, for compile units that ask for
// it in full (emissionKind: FullDebug). Functions note what they know while
// they are printed; afterwards the units are built and printed as sections.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_DWARF_H
#define OPENNVVM_LIB_PTX_DWARF_DWARF_H

#include "../FunctionEmitter.h"
#include "FunctionDebug.h"
#include <memory>

namespace llvm {
class DICompileUnit;
} // namespace llvm

namespace opennvvm::ptx {

class DwarfInfo {
public:
  /// \p LabelStem is what labels in functions begin with.
  DwarfInfo(const llvm::Module &M, llvm::StringRef LabelStem);

  /// Whether there are sections to print: the module then says ", debug".
  bool isWanted() const { return !Units.empty(); }
  /// What \p F notes; null where nobody asks.
  FunctionDebug *find(const llvm::Function &F) const {
    return Functions.empty() ? nullptr : Functions.lookup(&F);
  }
  /// Prints what ends a module, after all functions: files, those included
  /// that variables and types name, and the sections.
  void printEnd(Writer &Out, LineTable &Lines, const ModuleContext &Ctx) const;

private:
  llvm::SmallVector<const llvm::DICompileUnit *, 2> Units;
  llvm::DenseMap<const llvm::Function *, FunctionDebug *> Functions;
  llvm::SmallVector<std::unique_ptr<FunctionDebug>, 0> InOrder;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_DWARF_H
