//===- Unit.cpp - One compile unit as DWARF -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Unit.h"
#include "PTX/Module/Globals.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

SymbolHomes::SymbolHomes(const ModuleContext &Ctx) {
  DenseSet<const GlobalVariable *> Printed;
  for (const GlobalVariable *GV : Ctx.Globals.variables())
    Printed.insert(GV);
  for (const Function &F : Ctx.M)
    for (const GlobalVariable *GV : Ctx.Globals.demotedIn(&F))
      Printed.insert(GV);
  SmallVector<DIGlobalVariableExpression *, 1> Nodes;
  for (const GlobalVariable &GV : Ctx.M.globals()) {
    GlobalKind Kind = Ctx.Globals.kind(GV);
    // Textures, surfaces and samplers are not memory.
    if (!Printed.count(&GV) ||
        (Kind != GlobalKind::Data && Kind != GlobalKind::Demoted))
      continue;
    Nodes.clear();
    GV.getDebugInfo(Nodes);
    for (const DIGlobalVariableExpression *GVE : Nodes)
      Variables.try_emplace(GVE->getVariable(), &GV);
  }
}

UnitBuilder::UnitBuilder(const DICompileUnit &CU, EntryTree &Tree,
                         LineTable &Lines, LocationLists &Lists,
                         const SymbolHomes &Symbols, const ModuleContext &Ctx)
    : CU(CU), Tree(Tree), Lines(Lines), Lists(Lists), Symbols(Symbols),
      Ctx(Ctx), AddressSize(Ctx.DL.getPointerSize()),
      Types(Tree, Lines, AddressSize) {}

/// The DWARF 2 code of \p L, where all versions of C++ and of C are the same.
static unsigned languageCode(DISourceLanguageName L) {
  if (L.hasVersionedName()) {
    auto Code = dwarf::toDW_LANG(dwarf::SourceLanguageName(L.getName()),
                                 L.getVersion());
    return Code ? unsigned(*Code) : unsigned(dwarf::DW_LANG_C_plus_plus);
  }
  auto Code = dwarf::SourceLanguage(L.getName());
  if (dwarf::isCPlusPlus(Code))
    return dwarf::DW_LANG_C_plus_plus;
  if (dwarf::isC(Code) && Code != dwarf::DW_LANG_C89)
    return dwarf::DW_LANG_C99;
  return Code;
}

void UnitBuilder::describeUnit() {
  Entry &E = Tree.root();
  E.addString(dwarf::DW_AT_producer, CU.getProducer());
  unsigned Language = languageCode(CU.getSourceLanguage());
  E.addUnsigned(dwarf::DW_AT_language, Language);
  if (const DIFile *File = CU.getFile()) {
    E.addString(dwarf::DW_AT_name, File->getFilename());
    E.addSection(dwarf::DW_AT_stmt_list, ".debug_line");
    if (!File->getDirectory().empty())
      E.addString(dwarf::DW_AT_comp_dir, File->getDirectory());
  }
  // Every function has its own section, so there is no single range.
  E.addLabel(dwarf::DW_AT_low_pc, "0");
}

/// Whether anything was inlined into \p Function.
static bool hasInlined(const FunctionDebug &Function) {
  return any_of(Function.scopes(),
                [](const auto &S) { return S.first.second; });
}

void UnitBuilder::build(ArrayRef<std::unique_ptr<FunctionDebug>> Functions) {
  describeUnit();
  SmallVector<const FunctionDebug *, 16> Own;
  // Lines tell all of a function into which nothing was inlined.
  for (const auto &Function : Functions)
    if (Function->function().getSubprogram()->getUnit() == &CU &&
        (!hasLinesOnly() || hasInlined(*Function)))
      Own.push_back(Function.get());
  for (const FunctionDebug *Function : Own)
    addAbstract(*Function);
  for (const FunctionDebug *Function : Own)
    addFunction(*Function);
  if (hasLinesOnly())
    return;
  if (auto *List = dyn_cast_or_null<MDTuple>(CU.getRawGlobalVariables()))
    for (const MDOperand &Op : List->operands())
      if (auto *GVE = dyn_cast_or_null<DIGlobalVariableExpression>(Op.get()))
        addGlobal(*GVE);
  for (Metadata *Kept : {CU.getRawEnumTypes(), CU.getRawRetainedTypes()})
    if (auto *List = dyn_cast_or_null<MDTuple>(Kept))
      for (const MDOperand &Op : List->operands())
        if (auto *Ty = dyn_cast_or_null<DIType>(Op.get()))
          Types.type(Ty);
  Types.finish();
}

/// The constant value that \p E gives a variable without memory.
static std::optional<uint64_t> constantValue(const DIExpression *E) {
  if (!E || E->getNumElements() != 3 ||
      E->getElement(2) != dwarf::DW_OP_stack_value ||
      (E->getElement(0) != dwarf::DW_OP_constu &&
       E->getElement(0) != dwarf::DW_OP_consts))
    return std::nullopt;
  return E->getElement(1);
}

static AddressClass addressClass(const GlobalVariable &GV) {
  switch (GV.getAddressSpace()) {
  case AddressSpace::Const:
    return AddressClass::Const;
  case AddressSpace::Shared:
    return AddressClass::Shared;
  case AddressSpace::Local:
    return AddressClass::Local;
  default:
    return AddressClass::Global;
  }
}

void UnitBuilder::addGlobal(const DIGlobalVariableExpression &GVE) {
  const DIGlobalVariable *Var = GVE.getVariable();
  if (!Var || AbstractParts.count(Var))
    return;
  Entry *Parent;
  if (auto *Local = dyn_cast_or_null<DILocalScope>(Var->getScope())) {
    Parent = Defined.lookup(Local->getSubprogram());
    if (!Parent)
      Parent = Abstract.lookup(Local->getSubprogram());
    if (!Parent)
      Parent = &Tree.root();
  } else {
    Parent = &Types.context(Var->getScope());
  }
  Entry *Member = Types.staticMember(Var->getStaticDataMemberDeclaration());
  Entry &E =
      Tree.create(dwarf::DW_TAG_variable, Member ? Tree.root() : *Parent);
  AbstractParts[Var] = &E;
  if (Member) {
    E.addReference(dwarf::DW_AT_specification, Member);
  } else {
    Types.addName(E, Var->getName());
    Types.addType(E, Var->getType());
    Types.addPosition(E, Var->getFile(), Var->getLine());
    if (!Var->isLocalToUnit())
      E.addFlag(dwarf::DW_AT_external);
  }
  if (!Var->getLinkageName().empty())
    E.addString(dwarf::DW_AT_MIPS_linkage_name, Var->getLinkageName());
  if (const GlobalVariable *GV = Symbols.find(Var)) {
    E.addUnsigned(dwarf::DW_AT_address_class, unsigned(addressClass(*GV)));
    ExpressionBytes Address;
    Address.op(dwarf::DW_OP_addr);
    E.addBlock(dwarf::DW_AT_location,
               {Tree.keep(Address.text()), Ctx.Names.get(GV), {}}, AddressSize);
  } else if (auto Value = constantValue(GVE.getExpression())) {
    E.addUnsigned(dwarf::DW_AT_const_value, *Value);
  }
}

} // namespace opennvvm::ptx
