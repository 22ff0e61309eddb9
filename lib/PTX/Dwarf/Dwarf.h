//===- Dwarf.h - Full debug information of a module -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// DWARF 2, as NVIDIA's tools print and read it, for compile units that request
// full debug information (emissionKind: FullDebug) and, if the options say so,
// for those of line tables only. Functions record their information while they
// are printed; afterwards the units are built and printed as sections.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_DWARF_H
#define OPENNVVM_LIB_PTX_DWARF_DWARF_H

#include "FunctionDebug.h"
#include "PTX/Module/ModuleContext.h"
#include <memory>

namespace llvm {
class DICompileUnit;
} // namespace llvm

namespace opennvvm::ptx {

class LineTable;

class DwarfInfo {
public:
  /// \param HasLineTables whether units of line tables only are described, too.
  /// \param LabelStem the prefix of labels in functions.
  DwarfInfo(const llvm::Module &M, bool HasLineTables,
            llvm::StringRef LabelStem);

  /// Whether there are sections to print; if so, the module says ", debug".
  bool isWanted() const { return !Units.empty(); }
  /// The information for \p F; null if it is not requested.
  FunctionDebug *find(const llvm::Function &F) const {
    return Functions.empty() ? nullptr : Functions.lookup(&F);
  }
  /// Prints the end of a module, after all functions: files, including those
  /// that variables and types refer to, and the sections.
  void printEnd(Writer &Out, LineTable &Lines, const ModuleContext &Ctx) const;

private:
  llvm::SmallVector<const llvm::DICompileUnit *, 2> Units;
  llvm::DenseMap<const llvm::Function *, FunctionDebug *> Functions;
  llvm::SmallVector<std::unique_ptr<FunctionDebug>, 0> InOrder;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_DWARF_H
