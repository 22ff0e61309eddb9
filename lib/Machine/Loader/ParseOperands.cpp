//===- ParseOperands.cpp - Operands of instructions -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Parser.h"
#include <optional>

using namespace llvm;

namespace opennvvm::ptxmachine {

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
                        {"%perctamemoryoffset", Sreg::PerCtaMemoryOffset},
                        {"%perctamemorysize", Sreg::PerCtaMemorySize},
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
  // There is one domain of memory.
  if (Name == "%locality_domain_id" || Name == "%current_graph_exec" ||
      Name == "%reserved_smem_offset_begin" ||
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
  if (TakesPlace && Lex.peek().is(","))
    return placeInImage(O);
  while (!failed() && !Lex.accept("]")) {
    if (Lex.accept("+") || Lex.peek().is("-")) {
      O.Value += uint64_t(integer());
    } else if (!O.Count && Lex.peek().is(",")) {
      coordinates(O);
    } else {
      fail("unexpected '" + Lex.peek().Text + "' in a memory operand");
    }
  }
  Lex.accept(".unified"); // Says that each thread reads the same address.
  return O;
}

/// ", {coordinates}" of a tensor; before them may be what replaces a part of
/// the tensor map, which follows them in the pool.
void Parser::coordinates(Operand &O) {
  SmallVector<Operand, 4> Before;
  while (Lex.accept(",") && Before.size() < MapExtras)
    Before.push_back(operand());
  if (MapExtras && !Lex.peek().is("{"))
    return fail("the operands do not fit what replaces the tensor map");
  expect("{");
  if (failed())
    return;
  Operand Coordinates = vector();
  O.Count = Coordinates.Count;
  O.Extras = MapExtras;
  O.Second = Coordinates.Index;
  listOf(Before);
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

} // namespace opennvvm::ptxmachine
