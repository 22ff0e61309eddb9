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

DwarfInfo::DwarfInfo(const Module &M, StringRef LabelStem) {
  for (const DICompileUnit *CU : M.debug_compile_units())
    if (CU->getEmissionKind() == DICompileUnit::FullDebug)
      Units.push_back(CU);
  if (Units.empty())
    return;
  unsigned Index = 0;
  for (const Function &F : M) {
    unsigned Own = Index++;
    const DISubprogram *SP = F.getSubprogram();
    if (F.isDeclarationForLinker() || !SP || !SP->getUnit() ||
        SP->getUnit()->getEmissionKind() != DICompileUnit::FullDebug)
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
  struct Built {
    std::unique_ptr<EntryTree> Tree;
    uint64_t Size;
  };
  SmallVector<Built, 2> All;
  for (const DICompileUnit *CU : Units) {
    auto Tree = std::make_unique<EntryTree>();
    UnitBuilder Unit(*CU, *Tree, Lines, Lists, Symbols, Ctx);
    Unit.build(InOrder);
    uint64_t Size = layOut(*Tree, Shapes, AddressSize);
    All.push_back({std::move(Tree), Size});
  }
  Lines.printFiles(Out);
  if (!Lists.empty())
    Lists.print(Out);
  Shapes.print(Out);
  Out.text("\t.section\t.debug_info\n\t{\n");
  for (const Built &B : All)
    if (B.Size)
      printUnit(Out, *B.Tree, B.Size, AddressSize);
  Out.text("\t}\n\t.section\t.debug_macinfo\t{\t}\n");
}

} // namespace opennvvm::ptx
