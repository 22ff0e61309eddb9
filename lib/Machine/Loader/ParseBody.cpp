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
#include <optional>

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

const Binding *Parser::find(StringRef Name, uint32_t &Index) const {
  StringRef Stem = Name.rtrim("0123456789");
  uint32_t Number = 0;
  bool Numbered = Stem.size() < Name.size() &&
                  !Name.drop_front(Stem.size()).getAsInteger(10, Number);
  for (const Scope &S : reverse(Scopes)) {
    auto It = S.Names.find(Name);
    if (It != S.Names.end() && It->second.Kind != Binding::Registers) {
      Index = uint32_t(It->second.Value);
      return &It->second;
    }
    if (!Numbered)
      continue;
    It = S.Names.find(Stem);
    if (It != S.Names.end() && It->second.Kind == Binding::Registers &&
        Number < It->second.Count) {
      Index = uint32_t(It->second.Value) + Number;
      return &It->second;
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
      Scopes.back().Names[Name] = {Binding::Registers, F->NumRegisters, Count,
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
// Operands
//===----------------------------------------------------------------------===//

static constexpr struct {
  StringLiteral Name;
  Sreg Register;
} SpecialRegisters[] = {{"%tid.x", Sreg::TidX},
                        {"%tid.y", Sreg::TidY},
                        {"%tid.z", Sreg::TidZ},
                        {"%ntid.x", Sreg::NtidX},
                        {"%ntid.y", Sreg::NtidY},
                        {"%ntid.z", Sreg::NtidZ},
                        {"%ctaid.x", Sreg::CtaidX},
                        {"%ctaid.y", Sreg::CtaidY},
                        {"%ctaid.z", Sreg::CtaidZ},
                        {"%nctaid.x", Sreg::NctaidX},
                        {"%nctaid.y", Sreg::NctaidY},
                        {"%nctaid.z", Sreg::NctaidZ},
                        {"%laneid", Sreg::LaneId},
                        {"%warpid", Sreg::WarpId},
                        {"%nwarpid", Sreg::NwarpId},
                        {"%smid", Sreg::SmId},
                        {"%nsmid", Sreg::NsmId},
                        {"%gridid", Sreg::GridId},
                        {"%lanemask_eq", Sreg::LaneMaskEq},
                        {"%lanemask_le", Sreg::LaneMaskLe},
                        {"%lanemask_lt", Sreg::LaneMaskLt},
                        {"%lanemask_ge", Sreg::LaneMaskGe},
                        {"%lanemask_gt", Sreg::LaneMaskGt},
                        {"%clock", Sreg::Clock},
                        {"%clock_hi", Sreg::ClockHi},
                        {"%clock64", Sreg::Clock64},
                        {"%globaltimer", Sreg::GlobalTimer},
                        {"%globaltimer_lo", Sreg::GlobalTimerLo},
                        {"%globaltimer_hi", Sreg::GlobalTimerHi},
                        {"%dynamic_smem_size", Sreg::DynamicSmem},
                        {"%total_smem_size", Sreg::TotalSmem},
                        {"WARP_SZ", Sreg::WarpSize},
                        {"%clusterid.x", Sreg::ClusterIdX},
                        {"%clusterid.y", Sreg::ClusterIdY},
                        {"%clusterid.z", Sreg::ClusterIdZ},
                        {"%nclusterid.x", Sreg::NclusterIdX},
                        {"%nclusterid.y", Sreg::NclusterIdY},
                        {"%nclusterid.z", Sreg::NclusterIdZ},
                        {"%cluster_ctaid.x", Sreg::ClusterCtaidX},
                        {"%cluster_ctaid.y", Sreg::ClusterCtaidY},
                        {"%cluster_ctaid.z", Sreg::ClusterCtaidZ},
                        {"%cluster_nctaid.x", Sreg::ClusterNctaidX},
                        {"%cluster_nctaid.y", Sreg::ClusterNctaidY},
                        {"%cluster_nctaid.z", Sreg::ClusterNctaidZ},
                        {"%cluster_ctarank", Sreg::ClusterCtaRank},
                        {"%cluster_nctarank", Sreg::ClusterNctaRank},
                        {"%is_explicit_cluster", Sreg::IsExplicitCluster},
                        {"%aggr_smem_size", Sreg::TotalSmem},
                        {"%tid.w", Sreg::Zero},
                        {"%ntid.w", Sreg::Zero},
                        {"%ctaid.w", Sreg::Zero},
                        {"%nctaid.w", Sreg::Zero},
                        {"%clusterid.w", Sreg::Zero},
                        {"%nclusterid.w", Sreg::Zero},
                        {"%cluster_ctaid.w", Sreg::Zero},
                        {"%cluster_nctaid.w", Sreg::Zero}};

static std::optional<Sreg> specialRegister(StringRef Name) {
  for (auto &Row : SpecialRegisters)
    if (Row.Name == Name)
      return Row.Register;
  // Registers that the driver defines or performance monitors count, the memory
  // that the system reserves, and the graph that launched: zero here.
  unsigned Number;
  if (Name == "%current_graph_exec" || Name == "%reserved_smem_offset_begin" ||
      Name == "%reserved_smem_offset_end" ||
      Name == "%reserved_smem_offset_cap" ||
      Name == "%reserved_smem_offset_0" || Name == "%reserved_smem_offset_1")
    return Sreg::Zero;
  if (Name.starts_with("%pm"))
    Name.consume_back("_64");
  if ((Name.consume_front("%envreg") && !Name.getAsInteger(10, Number) &&
       Number < 32) ||
      (Name.consume_front("%pm") && !Name.getAsInteger(10, Number) &&
       Number < 8))
    return Sreg::Zero;
  return std::nullopt;
}

/// A register or "_" with the selector of a video instruction: "%r1.b0". The
/// value has 8 or 16, the bits of each part, above bit 20; the number of parts
/// above bit 16; and four bits for the number of each, the last one lowest.
bool Parser::selected(StringRef Name, Operand &O) {
  auto [Stem, Selector] = Name.rsplit('.');
  StringRef Digits = Selector.drop_front(!Selector.empty());
  bool IsHalf = Selector.starts_with("h");
  uint32_t Index;
  const Binding *B = find(Stem, Index);
  if ((!IsHalf && !Selector.starts_with("b")) || Digits.empty() ||
      Digits.size() > 4 || !B || B->Kind == Binding::Frame ||
      B->Kind == Binding::Address)
    return false;
  O.Kind = Operand::Register;
  O.Index = Index;
  O.Value = uint64_t(IsHalf ? 16 : 8) << 20 | Digits.size() << 16;
  for (char Digit : Digits) {
    if (Digit < '0' || Digit > '7')
      return false;
    O.Value = (O.Value & ~0xFFFFull) | (O.Value << 4 & 0xFFF0) |
              uint64_t(Digit - '0');
  }
  return true;
}

/// A register, variable, function, special register or label.
Operand Parser::name(StringRef Name) {
  Operand O;
  if (Name == "_") {
    O.Kind = Operand::Sink;
    return O;
  }
  uint32_t Index;
  if (const Binding *B = find(Name, Index)) {
    switch (B->Kind) {
    case Binding::Register:
    case Binding::Registers:
      O.Kind = Operand::Register;
      O.Index = Index;
      O.IsNarrow = B->Bytes == 4;
      return O;
    case Binding::Frame:
      O.Kind = Operand::Immediate;
      O.OfFrame = true;
      O.Index = Index;
      return O;
    case Binding::Address:
      O.Kind = Operand::Immediate;
      O.Value = B->Value;
      O.IsDynamicShared = P->Addresses.lookup(Name) == SharedWindow - 1;
      if (O.IsDynamicShared)
        O.Value = 0;
      return O;
    }
  }
  if (auto S = specialRegister(Name)) {
    O.Kind = Operand::Special;
    O.Value = uint64_t(*S);
    return O;
  }
  if (auto It = P->FunctionNumber.find(Name); It != P->FunctionNumber.end()) {
    O.Kind = Operand::Immediate;
    O.Value = CodeWindow + 16 * It->second;
    return O;
  }
  for (const Scope &S : reverse(Scopes))
    if (auto It = S.Tables.find(Name); It != S.Tables.end()) {
      O.Kind = Operand::Label;
      O.Index = It->second;
      return O;
    }
  if (selected(Name, O))
    return O;
  if (Name.starts_with("%"))
    fail("unknown register " + Name);
  O.Kind = Operand::Label;
  Scopes.back().Uses.push_back(
      {Name.str(), CurrentInstruction, CurrentOperand, false, Lex.peek().Line});
  return O;
}

/// "[base+offset]" or "[base, {coordinates}]" after the bracket, and what may
/// follow it.
Operand Parser::memory() {
  Operand O;
  if (Lex.peek().Kind == Token::Number) {
    O.Kind = Operand::Immediate;
    O.Value = uint64_t(integer());
  } else {
    O = name(Lex.next().Text);
  }
  O.Base = O.Kind;
  if (O.Kind != Operand::Register && O.Kind != Operand::Immediate)
    fail("a memory operand needs a register or a variable");
  O.Kind = Operand::Memory;
  if (Lex.peek().is(","))
    return placeInImage(O);
  while (!failed() && !Lex.accept("]")) {
    if (Lex.accept("+") || Lex.peek().is("-")) {
      O.Value += uint64_t(integer());
    } else if (!O.Count && Lex.accept(",")) {
      expect("{");
      Operand Coordinates = vector();
      O.Count = Coordinates.Count;
      O.Second = Coordinates.Index;
    } else {
      fail("unexpected '" + Lex.peek().Text + "' in a memory operand");
    }
  }
  Lex.accept(".unified"); // Says that each thread reads the same address.
  return O;
}

/// "[texture, sampler, {coordinates}]" after the first comma: a list.
Operand Parser::placeInImage(const Operand &Image) {
  SmallVector<Operand, 3> Elements = {Image};
  while (!failed() && !Lex.accept("]")) {
    expect(",");
    Elements.push_back(operand());
  }
  return listOf(Elements);
}

Operand Parser::listOf(ArrayRef<Operand> Elements) {
  Operand O;
  O.Kind = Operand::Vector;
  O.Count = uint8_t(Elements.size());
  O.Index = uint32_t(F->VectorPool.size());
  F->VectorPool.insert(F->VectorPool.end(), Elements.begin(), Elements.end());
  return O;
}

Operand Parser::vector() {
  SmallVector<Operand, 8> Elements;
  while (!failed() && !Lex.accept("}"))
    if (!Lex.accept(","))
      Elements.push_back(operand());
  Operand O = listOf(Elements);
  secondResult(O);
  return O;
}

/// The register after "|".
void Parser::secondResult(Operand &O) {
  if (!Lex.accept("|"))
    return;
  Operand Second = name(Lex.next().Text);
  if (Second.Kind == Operand::Register)
    O.Second = Second.Index;
  else if (Second.Kind != Operand::Sink)
    fail("a register was expected after '|'");
}

Operand Parser::operand() {
  if (Lex.accept("["))
    return memory();
  if (Lex.accept("{"))
    return vector();
  bool Not = Lex.accept("!");
  Operand O;
  if (Lex.peek().is("-")) {
    Lexer Ahead = Lex;
    Ahead.next();
    if (Ahead.peek().Kind == Token::Word)
      Not = Lex.accept("-");
  }
  if (Lex.peek().Kind == Token::Number || Lex.peek().is("-")) {
    O.Kind = Operand::Immediate;
    Lexer Ahead = Lex;
    if (Ahead.peek().is("-"))
      Ahead.next();
    bool IsReal = Ahead.peek().IsReal;
    RealOperands |= uint32_t(IsReal) << CurrentOperand;
    O.Value = IsReal ? real(/*IsDouble=*/true) : uint64_t(integer());
    return O;
  }
  Token T = Lex.next();
  if (T.Kind != Token::Word) {
    fail("unexpected '" + T.Text + "'");
    return O;
  }
  O = name(T.Text);
  O.Negated = Not;
  if (O.Kind == Operand::Immediate && Lex.accept("+"))
    O.Value += uint64_t(integer());
  secondResult(O);
  return O;
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
