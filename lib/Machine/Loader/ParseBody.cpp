//===- ParseBody.cpp - Function bodies ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Parser.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

void Parser::openScope() { Scopes.emplace_back(); }

void Parser::closeScope() {
  Scope Inner = std::move(Scopes.back());
  Scopes.pop_back();
  for (LabelUse &U : Inner.Uses) {
    auto It = Inner.Labels.find(U.Name);
    if (It == Inner.Labels.end()) {
      Scopes.back().Uses.push_back(U); // Perhaps a label of an outer scope.
      continue;
    }
    if (U.InTable)
      F->Tables[U.Instruction][U.Operand] = It->second;
    else
      F->Code[U.Instruction].Ops[U.Operand].Index = It->second;
  }
}

/// The family in \p S that \p Name is one of, and which; "a12" may be of
/// "a<13>" or of "a1<3>".
static const Binding *findInFamily(const Scope &S, StringRef Name,
                                   uint32_t &Number) {
  for (size_t Cut = Name.rtrim("0123456789").size(); Cut < Name.size(); ++Cut) {
    StringRef Digits = Name.drop_front(Cut);
    auto It = S.Families.find(Name.take_front(Cut));
    if (It != S.Families.end() && (Digits == "0" || Digits[0] != '0') &&
        !Digits.getAsInteger(10, Number) && Number < It->second.Count)
      return &It->second;
  }
  return nullptr;
}

const Binding *Parser::find(StringRef Name, uint32_t &Index) const {
  for (const Scope &S : reverse(Scopes)) {
    auto It = S.Names.find(Name);
    if (It != S.Names.end()) {
      Index = uint32_t(It->second.Value);
      return &It->second;
    }
    uint32_t Number = 0;
    if (const Binding *Family = findInFamily(S, Name, Number)) {
      Index = uint32_t(Family->Value) + Number;
      return Family;
    }
  }
  return nullptr;
}

uint32_t Parser::addFrameVariable(Function &Fn, const Variable &V) {
  FrameVariable Var;
  Var.Name = V.Name;
  Var.Type = V.Type;
  Var.Size = V.size();
  Var.Align = V.Align;
  Var.Unsized = V.Unsized;
  Var.Offset = alignTo(Fn.FrameSize, V.Align);
  Fn.FrameSize = Var.Offset + Var.Size;
  Fn.Variables.push_back(Var);
  return uint32_t(Fn.Variables.size() - 1);
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

void Parser::registers() {
  uint64_t Bytes = typeOfRegister();
  do {
    StringRef Name = Lex.next().Text;
    uint32_t Count = 1;
    if (Lex.accept("<")) {
      Count = uint32_t(integer());
      expect(">");
      Scopes.back().Families[Name] = {Binding::Register, F->NumRegisters, Count,
                                      Bytes};
    } else {
      Scopes.back().Names[Name] = {Binding::Register, F->NumRegisters, 1,
                                   Bytes};
    }
    F->NumRegisters += Count;
  } while (Lex.accept(","));
  expect(";");
}

uint64_t Parser::typeOfRegister() {
  StringRef Type = Lex.next().Text;
  if (Type == ".v2" || Type == ".v4") {
    typeSize(Lex.next().Text);
    return 0;
  }
  return Type != ".pred" ? typeSize(Type) : 0;
}

void Parser::frameVariable(bool IsShared) {
  Variable V = variable();
  if (failed())
    return;
  if (IsShared) {
    uint64_t At = alignTo(P->SharedSize, V.Align);
    P->SharedSize = At + V.size();
    Scopes.back().Names[V.Name] = {Binding::Address, At};
  } else {
    Scopes.back().Names[V.Name] = {Binding::Frame, addFrameVariable(*F, V)};
  }
  expect(";");
}

void Parser::label(StringRef Name, uint32_t Line) {
  if (Lex.accept(".branchtargets")) {
    uint32_t Table = uint32_t(F->Tables.size());
    F->Tables.emplace_back();
    do {
      uint32_t Entry = uint32_t(F->Tables[Table].size());
      F->Tables[Table].push_back(0);
      Scopes.back().Uses.push_back(
          {Lex.next().Text.str(), Table, Entry, true, Line});
    } while (Lex.accept(","));
    Scopes.back().Tables[Name] = Table;
    return expect(";");
  }
  if (Lex.peek().is(".callprototype") || Lex.peek().is(".calltargets")) {
    while (!failed() && !Lex.accept(";"))
      Lex.next(); // Calls themselves say what they pass.
    return;
  }
  uint32_t Number = uint32_t(F->LabelAt.size());
  F->LabelAt.push_back(uint32_t(F->Code.size()));
  if (!Scopes.back().Labels.try_emplace(Name, Number).second)
    fail("label " + Name + " twice");
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void Parser::callList(SmallVectorImpl<uint32_t> &List) {
  while (!failed() && !Lex.accept(")")) {
    if (Lex.accept(","))
      continue;
    StringRef Name = Lex.next().Text;
    uint32_t Index;
    const Binding *B = find(Name, Index);
    if (!B || B->Kind != Binding::Frame)
      return fail(Name + " is not a .param variable");
    List.push_back(Index);
  }
}

/// [(result),] target [, (arguments)] [, prototype]
void Parser::call(Instruction &I) {
  CallInfo Info;
  if (Lex.accept("(")) {
    callList(Info.Results);
    expect(",");
  }
  StringRef Target = Lex.next().Text;
  uint32_t Index;
  if (const Binding *B = find(Target, Index);
      B && B->Kind != Binding::Frame && B->Kind != Binding::Address) {
    Info.Indirect = true;
    Info.Target.Kind = Operand::Register;
    Info.Target.Index = Index;
  } else {
    // P->Functions may be reallocated; F is looked up again.
    uint32_t Own = uint32_t(F - P->Functions.data());
    Info.Function = functionNumber(Target);
    F = &P->Functions[Own];
  }
  while (!failed() && Lex.accept(",")) {
    if (Lex.accept("("))
      callList(Info.Arguments);
    else
      Lex.next(); // The prototype.
  }
  I.Extra = uint32_t(F->Calls.size());
  F->Calls.push_back(std::move(Info));
}

/// Operands that are written as decimal numbers with a point are doubles, or
/// floats where an instruction has those.
void Parser::convertReals(Instruction &I) {
  for (unsigned N = 0; N < std::size(I.Ops); ++N) {
    if (!(RealOperands >> N & 1))
      continue;
    bool IsSource = N > 0;
    for (const Ty T : {I.M.T[I.M.NumTypes > 1 && IsSource], I.M.T[0]})
      if (T == Ty::F32) {
        double D;
        std::memcpy(&D, &I.Ops[N].Value, sizeof D);
        auto Single = float(D);
        I.Ops[N].Value = 0;
        std::memcpy(&I.Ops[N].Value, &Single, sizeof Single);
        break;
      } else if (T == Ty::F64) {
        break;
      }
  }
}

/// The operands between a tensor map and the coordinates.
static uint8_t mapExtrasOf(const BulkMods &B) {
  // The address, the sizes, the lower and the upper parts of the strides.
  return B.OverridesStrides ? 4 : B.OverridesSize ? 2 : B.OverridesAddress;
}

/// "p|q, r" of a wait, the results, become one operand.
void Parser::joinReport(Instruction &I) {
  if (I.NumOps < 4 || I.Ops[1].Kind == Operand::Memory)
    return;
  uint32_t Second = I.Ops[0].Second;
  I.Ops[0] = listOf({I.Ops[0], I.Ops[1]});
  I.Ops[0].Second = Second;
  std::copy(I.Ops + 2, I.Ops + I.NumOps, I.Ops + 1);
  --I.NumOps;
}

void Parser::instruction() {
  Instruction I;
  I.Line = Lex.peek().Line;
  if (Lex.accept("@")) {
    I.IfFalse = Lex.accept("!");
    uint32_t Index;
    StringRef Name = Lex.next().Text;
    const Binding *B = find(Name, Index);
    if (!B)
      return fail("unknown predicate " + Name);
    I.Predicate = int32_t(Index);
  }
  StringRef Mnemonic = Lex.next().Text;
  if (std::string Wrong = decodeMnemonic(Mnemonic, I); !Wrong.empty()) {
    if (Error.empty())
      Error = "line " + std::to_string(I.Line) + ": " + Wrong;
    return;
  }
  auto [Known, IsNew] =
      MnemonicNumber.try_emplace(Mnemonic, P->Mnemonics.size());
  if (IsNew)
    P->Mnemonics.push_back(Mnemonic.str());
  I.Name = Known->second;
  CurrentInstruction = uint32_t(F->Code.size());
  RealOperands = 0;
  TakesPlace = I.M.Image.Geometry != ImageMods::None;
  MapExtras = mapExtrasOf(I.M.Bulk);
  if (Mnemonic == "call" || Mnemonic.starts_with("call.")) {
    call(I);
  } else {
    SmallVector<Operand, 4> More;
    while (!failed() && !Lex.peek().is(";")) {
      if (I.NumOps == std::max<size_t>(std::size(I.Ops), I.Most))
        return fail("too many operands");
      CurrentOperand = I.NumOps;
      if (I.NumOps < std::size(I.Ops))
        I.Ops[I.NumOps] = operand();
      else if (More.emplace_back(operand()).Kind == Operand::Label)
        return fail("unexpected label");
      ++I.NumOps;
      if (!Lex.accept(","))
        break;
    }
    if (!More.empty()) {
      I.Extra = uint32_t(F->VectorPool.size());
      F->VectorPool.insert(F->VectorPool.end(), More.begin(), More.end());
    }
    convertReals(I);
    if (I.M.Phase == BarrierPhase::Primary)
      joinReport(I);
    if (!failed() && (I.NumOps < I.Least || I.NumOps > I.Most))
      return fail(Twine(unsigned(I.NumOps)) + " operands of " + Mnemonic);
  }
  expect(";");
  F->Code.push_back(I);
}

void Parser::statement() {
  Token T = Lex.peek();
  if (T.is(";")) {
    Lex.next();
  } else if (T.is("{")) {
    Lex.next();
    openScope();
  } else if (T.is("}")) {
    Lex.next();
    closeScope();
  } else if (T.is("@")) {
    instruction();
  } else if (T.is(".loc")) {
    sourceLocation();
  } else if (T.is(".file")) {
    sourceFile();
  } else if (T.is(".pragma")) {
    while (!failed() && !Lex.accept(";"))
      Lex.next();
  } else if (T.is(".reg")) {
    Lex.next();
    registers();
  } else if (T.is(".local") || T.is(".param") || T.is(".shared")) {
    Lex.next();
    frameVariable(T.is(".shared"));
  } else if (T.Kind == Token::Word) {
    // It is a label if a colon follows; labels have no dots, mnemonics no "$".
    Lexer Ahead = Lex;
    Ahead.next();
    if (!Ahead.peek().is(":"))
      return instruction();
    Lex.next();
    Lex.next();
    label(T.Text, T.Line);
  } else {
    fail("unexpected '" + T.Text + "'");
  }
}

void Parser::body() {
  uint32_t Own = uint32_t(F - P->Functions.data());
  size_t Outer = Scopes.size();
  expect("{");
  openScope();
  while (!failed() && Scopes.size() > Outer) {
    if (Lex.peek().Kind == Token::End)
      return fail("the file ends inside a function");
    statement();
    F = &P->Functions[Own];
  }
  if (failed())
    return;
  if (!Scopes.back().Uses.empty()) {
    const LabelUse &U = Scopes.back().Uses.front();
    Error = "line " + std::to_string(U.Line) + ": unknown name " + U.Name;
    return;
  }
  // The size of the variable argument array depends on the call.
  F->FrameSize = alignTo(F->FrameSize, 16);
  for (FrameVariable &V : F->Variables)
    if (V.Unsized)
      V.Offset = F->FrameSize;
}

} // namespace opennvvm::ptxmachine
