//===- Unit.h - One compile unit as DWARF -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_DWARF_UNIT_H
#define OPENNVVM_LIB_PTX_DWARF_UNIT_H

#include "FunctionDebug.h"
#include "PTX/Module/ModuleContext.h"
#include "Sections.h"
#include "Types.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include <memory>

namespace opennvvm::ptx {

/// Which variables of the module have an address, and which address.
class SymbolHomes {
public:
  explicit SymbolHomes(const ModuleContext &Ctx);

  /// The printed variable for \p Var; null if there is none.
  const llvm::GlobalVariable *find(const llvm::DIGlobalVariable *Var) const {
    return Variables.lookup(Var);
  }

private:
  llvm::DenseMap<const llvm::DIGlobalVariable *, const llvm::GlobalVariable *>
      Variables;
};

/// Builds the entries of one compile unit.
class UnitBuilder {
public:
  UnitBuilder(const llvm::DICompileUnit &CU, EntryTree &Tree, LineTable &Lines,
              LocationLists &Lists, const SymbolHomes &Symbols,
              const ModuleContext &Ctx);

  /// \p Functions are those of all units.
  void build(llvm::ArrayRef<std::unique_ptr<FunctionDebug>> Functions);

private:
  using ScopeEntries = llvm::DenseMap<InlinedScope, Entry *>;

  void describeUnit();
  void addGlobal(const llvm::DIGlobalVariableExpression &GVE);

  // Functions: their abstract, inlined and concrete entries.
  void addAbstract(const FunctionDebug &Function);
  Entry &abstractFunction(const llvm::DISubprogram *SP);
  Entry &abstractScope(const llvm::DILocalScope *S);
  Entry &abstractVariable(const llvm::DILocalVariable *Var);
  Entry &define(const llvm::DISubprogram *SP);
  void addFunction(const FunctionDebug &Function);
  void addVariables(const FunctionDebug &Function, ScopeEntries &Known);
  void addInlined(const FunctionDebug &Function, ScopeEntries &Known);
  Entry *scope(const FunctionDebug &Function, InlinedScope S,
               ScopeEntries &Known);
  Entry &createScope(const FunctionDebug &Function, InlinedScope S,
                     FunctionDebug::Extent Where, Entry &Parent);

  // Variables
  void addVariable(const FunctionDebug &Function,
                   const FunctionDebug::Variable &Var, Entry &Parent);
  void describeVariable(Entry &E, const llvm::DILocalVariable *Var);
  void addPlace(Entry &E, const FunctionDebug &Function,
                const FunctionDebug::Variable &Var);
  /// The expression for \p At; false if there is none.
  bool express(const Home &At, const FunctionDebug &Function, Expression &Where,
               AddressClass &Class);
  llvm::StringRef label(const FunctionDebug &Function, unsigned Number);
  bool hasLinesOnly() const {
    return CU.getEmissionKind() == llvm::DICompileUnit::LineTablesOnly;
  }

  const llvm::DICompileUnit &CU;
  EntryTree &Tree;
  LineTable &Lines;
  LocationLists &Lists;
  const SymbolHomes &Symbols;
  const ModuleContext &Ctx;
  unsigned AddressSize;
  UnitTypes Types;
  llvm::DenseMap<const llvm::DISubprogram *, Entry *> Abstract, Defined;
  llvm::DenseMap<const llvm::DINode *, Entry *> AbstractParts;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_DWARF_UNIT_H
