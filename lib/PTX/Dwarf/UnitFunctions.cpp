//===- UnitFunctions.cpp - Functions of a unit as DWARF -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LineTable.h"
#include "Unit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Argument.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/LEB128.h"

using namespace llvm;

namespace opennvvm::ptx {

//===----------------------------------------------------------------------===//
// What was inlined: once for all places
//===----------------------------------------------------------------------===//

void UnitBuilder::addAbstract(const FunctionDebug &Function) {
  for (const auto &[Scope, Where] : Function.scopes())
    for (InlinedScope S = Scope; S.second;
         S = {S.second->getScope(), S.second->getInlinedAt()})
      if (const DISubprogram *SP = S.first->getSubprogram())
        abstractFunction(SP);
}

Entry &UnitBuilder::abstractFunction(const DISubprogram *SP) {
  Entry *&Known = Abstract[SP];
  if (Known)
    return *Known;
  Entry &E = define(SP);
  Abstract[SP] = &E;
  E.addUnsigned(dwarf::DW_AT_inline, dwarf::DW_INL_inlined);
  return E;
}

/// The entry of \p SP's definition, with the attributes that all copies share.
Entry &UnitBuilder::define(const DISubprogram *SP) {
  if (hasLinesOnly()) {
    Entry &E = Tree.create(dwarf::DW_TAG_subprogram, Tree.root());
    Types.addName(E, SP->getName());
    return E;
  }
  if (const DISubprogram *Declared = SP->getDeclaration()) {
    Entry &Declaration = Types.declaration(Declared);
    Entry &E = Tree.create(dwarf::DW_TAG_subprogram, Tree.root());
    E.addReference(dwarf::DW_AT_specification, &Declaration);
    if (SP->getFile() != Declared->getFile() ||
        SP->getLine() != Declared->getLine())
      Types.addPosition(E, SP->getFile(), SP->getLine());
    return E;
  }
  Entry &E =
      Tree.create(dwarf::DW_TAG_subprogram, Types.context(SP->getScope()));
  Types.describe(E, SP);
  Types.addTemplateParams(E, SP->getTemplateParams());
  return E;
}

Entry &UnitBuilder::abstractScope(const DILocalScope *S) {
  SmallVector<const DILocalScope *, 4> Chain;
  Entry *E = nullptr;
  for (S = realScope(S); S && !E;) {
    if (auto *SP = dyn_cast<DISubprogram>(S)) {
      E = &abstractFunction(SP);
      break;
    }
    E = AbstractParts.lookup(S);
    if (E)
      break;
    Chain.push_back(S);
    S = realScope(S->getScope());
  }
  if (!E)
    E = &Tree.root();
  for (const DILocalScope *Inner : reverse(Chain))
    AbstractParts[Inner] = E = &Tree.create(dwarf::DW_TAG_lexical_block, *E);
  return *E;
}

static dwarf::Tag variableTag(const DILocalVariable *Var) {
  return Var->isParameter() ? dwarf::DW_TAG_formal_parameter
                            : dwarf::DW_TAG_variable;
}

void UnitBuilder::describeVariable(Entry &E, const DILocalVariable *Var) {
  Types.addName(E, Var->getName());
  Types.addPosition(E, Var->getFile(), Var->getLine());
  Types.addType(E, Var->getType());
  if (Var->isArtificial())
    E.addFlag(dwarf::DW_AT_artificial);
}

Entry &UnitBuilder::abstractVariable(const DILocalVariable *Var) {
  if (Entry *Known = AbstractParts.lookup(Var))
    return *Known;
  Entry &E = Tree.create(variableTag(Var), abstractScope(Var->getScope()));
  AbstractParts[Var] = &E;
  describeVariable(E, Var);
  return E;
}

//===----------------------------------------------------------------------===//
// Functions that were printed
//===----------------------------------------------------------------------===//

StringRef UnitBuilder::label(const FunctionDebug &Function, unsigned Number) {
  return Tree.keep(Function.labelName(Number));
}

Entry &UnitBuilder::createScope(const FunctionDebug &Function, InlinedScope S,
                                FunctionDebug::Extent Where, Entry &Parent) {
  auto *SP = dyn_cast<DISubprogram>(S.first);
  Entry &E = Tree.create(SP ? dwarf::DW_TAG_inlined_subroutine
                            : dwarf::DW_TAG_lexical_block,
                         Parent);
  if (S.second)
    E.addReference(dwarf::DW_AT_abstract_origin,
                   SP ? &abstractFunction(SP) : &abstractScope(S.first));
  E.addLabel(dwarf::DW_AT_low_pc, label(Function, Where.Begin));
  E.addLabel(dwarf::DW_AT_high_pc, label(Function, Where.End));
  if (SP && S.second->getFile()) {
    E.addUnsigned(dwarf::DW_AT_call_file, Lines.mention(S.second->getFile()));
    E.addUnsigned(dwarf::DW_AT_call_line, S.second->getLine());
  }
  return E;
}

/// The entry of \p S, or of the nearest enclosing scope that has code.
Entry *UnitBuilder::scope(const FunctionDebug &Function, InlinedScope S,
                          ScopeEntries &Known) {
  SmallVector<InlinedScope, 4> Chain;
  Entry *E = nullptr;
  for (; S.first && !E; S = parentOf(S)) {
    E = Known.lookup(S);
    if (!E)
      Chain.push_back(S);
  }
  for (InlinedScope Inner : reverse(Chain)) {
    auto It = Function.scopes().find(Inner);
    if (E && It != Function.scopes().end())
      E = &createScope(Function, Inner, It->second, *E);
    Known[Inner] = E;
  }
  return E;
}

/// The variables retained by \p SP, even if no code is left for them.
static SmallVector<const DILocalVariable *, 8>
retained(const DISubprogram *SP) {
  SmallVector<const DILocalVariable *, 8> Found;
  if (auto *List = dyn_cast_or_null<MDTuple>(SP->getRawRetainedNodes()))
    for (const MDOperand &Op : List->operands())
      if (auto *Var = dyn_cast_or_null<DILocalVariable>(Op.get()))
        Found.push_back(Var);
  return Found;
}

void UnitBuilder::addFunction(const FunctionDebug &Function) {
  const llvm::Function &F = Function.function();
  const DISubprogram *SP = F.getSubprogram();
  Entry *E;
  if (const Entry *Origin = Abstract.lookup(SP)) {
    E = &Tree.create(dwarf::DW_TAG_subprogram, Tree.root());
    E->addReference(dwarf::DW_AT_abstract_origin, Origin);
  } else {
    E = &define(SP);
  }
  Defined.try_emplace(SP, E);
  std::string Number = utostr(Function.index());
  E->addLabel(dwarf::DW_AT_low_pc,
              Tree.keep((Ctx.Names.stem(Stem::FunctionBegin) + Number).str()));
  E->addLabel(dwarf::DW_AT_high_pc,
              Tree.keep((Ctx.Names.stem(Stem::FunctionEnd) + Number).str()));
  ScopeEntries Known;
  Known[{SP, nullptr}] = E;
  if (hasLinesOnly())
    return addInlined(Function, Known);
  ExpressionBytes Base;
  Base.op(dwarf::DW_OP_call_frame_cfa);
  E->addBlock(dwarf::DW_AT_frame_base, {Tree.keep(Base.text()), {}, {}},
              AddressSize);
  addVariables(Function, Known);
}

/// Gives inlined calls without variables a frame of their own, too.
void UnitBuilder::addInlined(const FunctionDebug &Function,
                             ScopeEntries &Known) {
  for (const auto &[Scope, Where] : Function.scopes())
    if (Scope.second)
      scope(Function, Scope, Known);
}

void UnitBuilder::addVariables(const FunctionDebug &Function,
                               ScopeEntries &Known) {
  SmallVector<const FunctionDebug::Variable *, 16> Order;
  for (const FunctionDebug::Variable &Var : Function.variables())
    Order.push_back(&Var);
  // Debuggers rely on the order of parameters.
  auto Key = [](const FunctionDebug::Variable *Var) {
    return std::tuple(Var->InlinedAt != nullptr, Var->Node->getArg() - 1u, Var);
  };
  llvm::sort(Order,
             [&](const auto *A, const auto *B) { return Key(A) < Key(B); });
  DenseSet<const DILocalVariable *> Seen;
  for (const FunctionDebug::Variable *Var : Order) {
    Entry *Parent = scope(
        Function, {realScope(Var->Node->getScope()), Var->InlinedAt}, Known);
    if (!Parent)
      continue;
    Seen.insert(Var->Node);
    addVariable(Function, *Var, *Parent);
  }
  addInlined(Function, Known);
  for (const DILocalVariable *Var :
       retained(Function.function().getSubprogram()))
    if (!Seen.count(Var))
      if (Entry *Parent =
              scope(Function, {realScope(Var->getScope()), nullptr}, Known))
        addVariable(Function, {Var, nullptr, {}, {}}, *Parent);
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// The number under which NVIDIA's tools know a virtual register: the
/// characters of its name as one number. 0 if the name is too long.
static uint64_t registerNumber(Reg R) {
  std::string Name =
      (RegClasses[unsigned(R.regClass())].Prefix + Twine(R.index())).str();
  if (Name.size() > 8)
    return 0;
  uint64_t Number = 0;
  for (char C : Name)
    Number = Number << 8 | uint8_t(C);
  return Number;
}

bool UnitBuilder::express(const Home &At, const FunctionDebug &Function,
                          Expression &Where, AddressClass &Class) {
  ExpressionBytes Before, After;
  std::string Symbol;
  switch (At.Kind) {
  case Home::Unknown:
  case Home::Constant:
    return false;
  case Home::Register:
  case Home::Memory: {
    uint64_t Number = registerNumber(At.R);
    if (!Number)
      return false;
    bool IsMemory = At.Kind == Home::Memory;
    Class = IsMemory ? AddressClass::Generic : AddressClass::Register;
    Before.op(IsMemory ? dwarf::DW_OP_bregx : dwarf::DW_OP_regx);
    Before.uleb(Number);
    if (IsMemory)
      Before.sleb(At.Offset);
    break;
  }
  case Home::Depot:
    Class = AddressClass::Local;
    Symbol = (Ctx.Names.stem(Stem::Depot) + Twine(Function.index())).str();
    break;
  case Home::Param:
    Class = AddressClass::Param;
    Symbol = Ctx.Names.parameter(Function.function(), At.Argument);
    break;
  }
  if (!Symbol.empty()) {
    if (At.Offset < 0)
      return false;
    Before.op(dwarf::DW_OP_addr);
    if (At.Kind == Home::Depot || At.Offset) {
      After.op(dwarf::DW_OP_plus_uconst);
      After.uleb(uint64_t(At.Offset));
    }
  }
  Where = {Tree.keep(Before.text()), Tree.keep(Symbol),
           Tree.keep(After.text())};
  return true;
}

void UnitBuilder::addPlace(Entry &E, const FunctionDebug &Function,
                           const FunctionDebug::Variable &Var) {
  Expression Where;
  AddressClass Class = AddressClass::None;
  if (Var.Everywhere.Kind == Home::Constant)
    return Types.addConstant(E, Var.Everywhere.C, true);
  if (express(Var.Everywhere, Function, Where, Class)) {
    E.addUnsigned(dwarf::DW_AT_address_class, unsigned(Class));
    return E.addBlock(dwarf::DW_AT_location, Where, AddressSize);
  }
  SmallVector<LocationLists::Range, 4> List;
  AddressClass First = AddressClass::None;
  for (const FunctionDebug::Variable::Range &R : Var.Ranges) {
    if (!express(R.At, Function, Where, Class))
      continue;
    // A variable has only one class: that of its first home.
    if (First == AddressClass::None)
      First = Class;
    if (Class == First)
      List.push_back({label(Function, R.Begin), label(Function, R.End), Where});
  }
  if (List.empty())
    return;
  if (First != AddressClass::Register)
    E.addUnsigned(dwarf::DW_AT_address_class, unsigned(First));
  E.addSection(dwarf::DW_AT_location, ".debug_loc", Lists.add(List));
}

void UnitBuilder::addVariable(const FunctionDebug &Function,
                              const FunctionDebug::Variable &Var,
                              Entry &Parent) {
  const DILocalVariable *Node = Var.Node;
  bool HasOrigin = Var.InlinedAt ||
                   Abstract.count(realScope(Node->getScope())->getSubprogram());
  Entry *Origin = HasOrigin ? &abstractVariable(Node) : nullptr;
  Entry &E = Tree.create(variableTag(Node), Parent);
  addPlace(E, Function, Var);
  if (Origin)
    E.addReference(dwarf::DW_AT_abstract_origin, Origin);
  else
    describeVariable(E, Node);
}

} // namespace opennvvm::ptx
