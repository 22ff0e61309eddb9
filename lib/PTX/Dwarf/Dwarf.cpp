//===- Dwarf.cpp - Full debug information of a module ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dwarf.h"
#include "LineTable.h"
#include "Sections.h"
#include "Unit.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

DwarfInfo::DwarfInfo(const Module &M, bool HasLineTables, StringRef LabelStem) {
  auto IsWanted = [&](const DICompileUnit &CU) {
    return CU.getEmissionKind() == DICompileUnit::FullDebug ||
           (HasLineTables &&
            CU.getEmissionKind() == DICompileUnit::LineTablesOnly);
  };
  for (const DICompileUnit *CU : M.debug_compile_units())
    if (IsWanted(*CU))
      Units.push_back(CU);
  if (Units.empty())
    return;
  unsigned Index = 0;
  for (const Function &F : M) {
    unsigned Own = Index++;
    const DISubprogram *SP = F.getSubprogram();
    if (F.isDeclarationForLinker() || !SP || !SP->getUnit() ||
        !IsWanted(*SP->getUnit()))
      continue;
    InOrder.push_back(std::make_unique<FunctionDebug>(F, Own, LabelStem));
    Functions[&F] = InOrder.back().get();
  }
}

void DwarfInfo::printEnd(Writer &Out, LineTable &Lines,
                         const ModuleContext &Ctx) const {
  if (Units.empty())
    return Lines.printFiles(Out);
  unsigned AddressSize = Ctx.DL.getPointerSize();
  Abbreviations Shapes;
  LocationLists Lists(AddressSize);
  SymbolHomes Symbols(Ctx);
  SmallVector<DwarfUnit, 2> All;
  bool HasNames = false;
  for (const DICompileUnit *CU : Units) {
    HasNames |= CU->getEmissionKind() == DICompileUnit::FullDebug;
    auto Tree = std::make_unique<EntryTree>();
    UnitBuilder Unit(*CU, *Tree, Lines, Lists, Symbols, Ctx);
    Unit.build(InOrder);
    uint64_t Size = layOut(*Tree, Shapes, AddressSize);
    if (Size)
      All.push_back({std::move(Tree), Size});
  }
  Lines.printFiles(Out);
  if (!Lists.empty())
    Lists.print(Out);
  Shapes.print(Out);
  Out.text("\t.section\t.debug_info\n\t{\n");
  for (const DwarfUnit &Unit : All)
    printUnit(Out, *Unit.Tree, Unit.Size, AddressSize);
  Out.text("\t}\n");
  if (Ctx.Options.Dwarf != DwarfStyle::NewerNVVM)
    Out.text("\t.section\t.debug_macinfo\t{\t}\n");
  else if (HasNames)
    printNameSections(Out, All);
}

} // namespace opennvvm::ptx
