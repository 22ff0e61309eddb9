//===- Parser.cpp - Module scope ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Loader/Parser.h"
#include "Machine/Loader/Versions.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>

using namespace llvm;

namespace opennvvm::ptxmachine {

void Parser::fail(const Twine &What) {
  if (Error.empty())
    Error = ("line " + Twine(Lex.peek().Line) + ": " + What).str();
}

void Parser::expect(StringRef S) {
  if (!Lex.accept(S))
    fail("expected '" + S + "' before '" + Lex.peek().Text + "'");
}

std::string Parser::run(Program &Result) {
  P = &Result;
  Scopes.emplace_back();
  while (!failed() && Lex.peek().Kind != Token::End)
    topLevel();
  if (failed())
    return Error;
  for (auto [Old, New] : Aliases)
    for (Function &Caller : P->Functions)
      for (CallInfo &Call : Caller.Calls)
        if (Call.Function == Old)
          Call.Function = New;
  for (const Fixup &Fix : Fixups) {
    uint64_t Value;
    if (auto It = P->FunctionNumber.find(Fix.Name);
        It != P->FunctionNumber.end())
      Value = CodeWindow + 16 * It->second;
    else if (auto Var = P->Addresses.find(Fix.Name); Var != P->Addresses.end())
      Value = Var->second - (Fix.Generic ? 0 : Windows.lookup(Fix.Name));
    else
      return "line " + std::to_string(Fix.Line) + ": unknown name " + Fix.Name;
    Value += Fix.Addend;
    if (Fix.Mask)
      Value = (Value & Fix.Mask) >> countr_zero(Fix.Mask);
    auto &Data = Fix.Const ? P->Constants : P->Globals;
    std::memcpy(&Data[Fix.At], &Value, Fix.Size);
  }
  return "";
}

/// .version, .target and .address_size.
bool Parser::headerDirective() {
  const Token Directive = Lex.peek();
  bool IsVersion = Directive.is(".version"), IsTarget = Directive.is(".target");
  if (!IsVersion && !IsTarget && !Directive.is(".address_size"))
    return false;
  do {
    Lex.next(); // The directive or a comma.
    StringRef Name = Lex.peek().Text;
    std::string Wrong = IsVersion  ? readVersion(Name, Version)
                        : IsTarget ? checkTarget(Name, Version)
                                   : "";
    if (!Wrong.empty()) {
      fail(Wrong);
      return true;
    }
    if (Name.consume_front("sm_"))
      (void)Name.consumeInteger(10, P->Target);
  } while (Lex.next().Kind != Token::End && Lex.peek().is(","));
  return true;
}

static bool isLinkage(StringRef S) {
  return S == ".visible" || S == ".extern" || S == ".weak" || S == ".common";
}

void Parser::topLevel() {
  StringRef Word = Lex.peek().Text;
  if (headerDirective())
    return;
  if (Word == ".loc")
    return sourceLocation();
  if (Word == ".file")
    return sourceFile();
  Lex.next();
  if (Word == ";" || isLinkage(Word)) {
    IsWeak |= Word == ".weak";
    return;
  }
  if (Word == ".global" || Word == ".const" || Word == ".shared")
    return moduleVariable(Word);
  if (Word == ".tex")
    return textureVariable();
  if (Word == ".func" || Word == ".entry")
    return function(Word == ".entry");
  if (Word == ".alias")
    return alias();
  if (Word == ".pragma")
    return Lex.skipLine();
  if (Word == ".section") {
    if (Lex.next().is(".debug_str"))
      return debugStrings();
    return skipBraces();
  }
  fail("unknown directive " + Word);
}

/// The parentheses after .attribute.
void Parser::skipAttribute() {
  expect("(");
  for (unsigned Depth = 1; Depth && Lex.peek().Kind != Token::End;) {
    Token T = Lex.next();
    Depth += T.is("(");
    Depth -= T.is(")");
  }
}

void Parser::skipBraces() {
  expect("{");
  for (unsigned Depth = 1; Depth && Lex.peek().Kind != Token::End;) {
    Token T = Lex.next();
    Depth += T.is("{");
    Depth -= T.is("}");
  }
}

uint64_t Parser::typeSize(StringRef Name) {
  uint64_t Size = StringSwitch<uint64_t>(Name)
                      .Cases({".b8", ".u8", ".s8"}, 1)
                      .Cases({".b16", ".u16", ".s16", ".f16", ".bf16"}, 2)
                      .Cases({".b32", ".u32", ".s32", ".f32", ".f16x2"}, 4)
                      .Cases({".b64", ".u64", ".s64", ".f64"}, 8)
                      .Case(".b128", 16)
                      .Cases({".texref", ".samplerref", ".surfref"}, 8)
                      .Default(0);
  if (!Size)
    fail("unknown type " + Name);
  return Size;
}

int64_t Parser::integer() {
  bool Negative = Lex.accept("-");
  Token T = Lex.next();
  if (T.Kind != Token::Number)
    fail("expected a number before '" + T.Text + "'");
  return Negative ? -int64_t(T.Value) : int64_t(T.Value);
}

/// A real number with a sign: the bits of a double or a float.
uint64_t Parser::real(bool IsDouble) {
  bool Negative = Lex.accept("-");
  uint64_t Bits = Lex.next().Value;
  double D;
  std::memcpy(&D, &Bits, sizeof D);
  D = Negative ? -D : D;
  auto F = float(D);
  uint32_t Single;
  std::memcpy(&Single, &F, sizeof F);
  std::memcpy(&Bits, &D, sizeof D);
  return IsDouble ? Bits : Single;
}

//===----------------------------------------------------------------------===//
// Constant expressions
//===----------------------------------------------------------------------===//

namespace {
/// Binary operators, each list weaker than the next (PTX ISA, "Constant
/// Expressions").
struct Operator {
  char Text;
  int64_t (*Apply)(int64_t, int64_t);
};
} // namespace

static int64_t divided(int64_t A, int64_t B) { return B ? A / B : 0; }
static int64_t remaining(int64_t A, int64_t B) { return B ? A % B : 0; }

static constexpr Operator Levels[][3] = {
    {{'|', [](int64_t A, int64_t B) { return A | B; }}},
    {{'^', [](int64_t A, int64_t B) { return A ^ B; }}},
    {{'&', [](int64_t A, int64_t B) { return A & B; }}},
    {{'+', [](int64_t A, int64_t B) { return A + B; }},
     {'-', [](int64_t A, int64_t B) { return A - B; }}},
    {{'*', [](int64_t A, int64_t B) { return A * B; }},
     {'/', divided},
     {'%', remaining}},
};

int64_t Parser::primary() {
  if (Lex.accept("-"))
    return -primary();
  if (Lex.accept("~"))
    return ~primary();
  if (Lex.accept("!"))
    return !primary();
  if (!Lex.accept("("))
    return integer();
  int64_t V = expression();
  expect(")");
  return V;
}

int64_t Parser::expression(unsigned Level) {
  if (Level == std::size(Levels))
    return primary();
  int64_t V = expression(Level + 1);
  for (bool Found = true; Found && !failed();) {
    Found = false;
    for (const Operator &O : Levels[Level])
      if (O.Apply && Lex.accept(StringRef(&O.Text, 1))) {
        V = O.Apply(V, expression(Level + 1));
        Found = true;
        break;
      }
  }
  return V;
}

/// [.attribute(…)] [.align N] .type [.ptr [.space] [.align N]] name[N]…
Variable Parser::variable() {
  Variable V;
  bool HasType = false, AfterPointer = false;
  uint64_t Parts = 1; // Of a vector.
  while (Lex.peek().Kind == Token::Word && Lex.peek().Text.starts_with(".")) {
    StringRef Word = Lex.next().Text;
    if (Word == ".align") {
      uint64_t Align = uint64_t(integer());
      if (!AfterPointer)
        V.Align = Align;
    } else if (Word == ".attribute") {
      skipAttribute();
    } else if (Word == ".v2" || Word == ".v4") {
      Parts = Word == ".v2" ? 2 : 4;
    } else if (Word == ".ptr") {
      AfterPointer = true;
    } else if (AfterPointer && (Word == ".global" || Word == ".shared" ||
                                Word == ".const" || Word == ".local")) {
    } else {
      V.ElementSize = typeSize(Word);
      V.Type = Word.str();
      HasType = true;
      V.IsDouble = Word == ".f64";
      V.IsSingle = Word == ".f32";
      if (Word.ends_with("ref"))
        V.Opaque = Word.str();
    }
  }
  V.Align = std::max(V.Align, HasType ? V.ElementSize * Parts : 1);
  V.Count = Parts;
  V.Name = Lex.next().Text.str();
  while (Lex.accept("[")) {
    if (Lex.accept("]")) {
      V.Unsized = true;
      V.Count = 0;
      continue;
    }
    V.Count *= uint64_t(integer());
    expect("]");
  }
  if (!HasType)
    fail("a variable without a type");
  return V;
}

void Parser::initialElement(std::vector<uint8_t> &Data, uint64_t At,
                            const Variable &V) {
  uint64_t Size = V.ElementSize;
  if (Lex.peek().Kind == Token::Number || Lex.peek().is("-") ||
      Lex.peek().is("(") || Lex.peek().is("~")) {
    Token First = Lex.peek();
    Lexer Ahead = Lex;
    if (First.is("-"))
      Ahead.next();
    bool IsReal = Ahead.peek().IsReal;
    if (IsReal && !V.IsDouble && !V.IsSingle)
      return fail("a real number for an integer");
    uint64_t Value = IsReal ? real(V.IsDouble) : uint64_t(expression());
    if (Lex.peek().is("(")) { // A byte of an address: 0xFF00(name).
      Lex.next();
      Fixup Fix{
          &Data == &P->Constants, At, Size, 0, "", false, Value, First.Line};
      Fix.Generic = Lex.accept("generic");
      if (Fix.Generic)
        expect("(");
      Fix.Name = Lex.next().Text.str();
      if (Fix.Generic)
        expect(")");
      if (Lex.accept("+"))
        Fix.Addend = uint64_t(integer());
      expect(")");
      Fixups.push_back(Fix);
      return;
    }
    std::memcpy(&Data[At], &Value, Size);
    return;
  }
  Token T = Lex.next();
  Fixup Fix{&Data == &P->Constants, At,    Size, 0,
            T.Text.str(),           false, 0,    T.Line};
  if (T.is("generic")) {
    Fix.Generic = true;
    expect("(");
    Fix.Name = Lex.next().Text.str();
    expect(")");
  }
  if (Lex.accept("+"))
    Fix.Addend = uint64_t(integer());
  Fixups.push_back(Fix);
}

void Parser::initializer(std::vector<uint8_t> &Data, uint64_t At,
                         const Variable &V) {
  if (!Lex.accept("{"))
    return initialElement(Data, At, V);
  uint64_t Next = 0, Depth = 1;
  while (!failed() && Depth) {
    if (Lex.accept("{")) {
      ++Depth;
    } else if (Lex.accept("}")) {
      --Depth;
    } else if (!Lex.accept(",")) {
      if (Next == V.Count)
        return fail("too many initial values");
      initialElement(Data, At + Next++ * V.ElementSize, V);
    }
  }
}

/// [= { attribute = value, … }]
void Parser::opaqueVariable(const Variable &V, uint64_t Address) {
  OpaqueVariable O;
  O.Name = V.Name;
  O.Address = Address;
  O.Kind = V.Opaque == ".texref"    ? ImageMods::Texture
           : V.Opaque == ".surfref" ? ImageMods::Surface
                                    : ImageMods::Sampler;
  if (Lex.accept("=")) {
    expect("{");
    while (!failed() && !Lex.accept("}")) {
      std::string Name = Lex.next().Text.str();
      expect("=");
      O.Attributes.emplace_back(Name, Lex.next().Text.str());
      Lex.accept(",");
    }
  }
  P->Opaques.push_back(std::move(O));
}

/// .tex .u32 name: the old spelling of .global .texref name.
void Parser::textureVariable() {
  Lex.next(); // The type.
  Variable V;
  V.Name = Lex.next().Text.str();
  V.Align = V.ElementSize = 8;
  V.Opaque = ".texref";
  defineVariable(V, ".global");
}

void Parser::moduleVariable(StringRef SpaceName) {
  IsWeak = false;
  Variable V = variable();
  if (!failed())
    defineVariable(V, SpaceName);
}

void Parser::defineVariable(const Variable &V, StringRef SpaceName) {
  auto Known = P->Addresses.find(V.Name);
  bool Shared = SpaceName == ".shared", Const = SpaceName == ".const";
  uint64_t Window = Shared ? SharedWindow : Const ? ConstWindow : GlobalWindow;
  if (Known == P->Addresses.end()) {
    uint64_t At;
    if (Shared) {
      // Dynamic shared memory follows all static memory.
      At = V.Unsized ? UINT64_MAX : alignTo(P->SharedSize, V.Align);
      if (!V.Unsized)
        P->SharedSize = At + V.size();
    } else {
      auto &Data = Const ? P->Constants : P->Globals;
      At = alignTo(Data.size(), V.Align);
      Data.resize(At + std::max<uint64_t>(V.size(), 1));
      P->VariableSizes[V.Name] = V.size();
    }
    P->Addresses[V.Name] = Window + At;
    // Global addresses are generic ones; the others have their own windows.
    Windows[V.Name] = Window == GlobalWindow ? 0 : Window;
    Scopes[0].Names[V.Name] = {Binding::Address,
                               Window + At - Windows.lookup(V.Name)};
  }
  if (!V.Opaque.empty()) {
    opaqueVariable(V, P->Addresses[V.Name]);
  } else if (Lex.accept("=")) {
    auto &Data = Const ? P->Constants : P->Globals;
    initializer(Data, P->Addresses[V.Name] - Window, V);
  }
  expect(";");
}

uint32_t Parser::functionNumber(StringRef Name) {
  auto [It, New] = P->FunctionNumber.try_emplace(Name, P->Functions.size());
  if (New) {
    P->Functions.emplace_back();
    P->Functions.back().Name = Name.str();
  }
  return It->second;
}

void Parser::alias() {
  StringRef Name = Lex.next().Text;
  expect(",");
  auto Known = P->FunctionNumber.find(Name);
  uint32_t Old = Known == P->FunctionNumber.end() ? UINT32_MAX : Known->second;
  uint32_t New = functionNumber(Lex.next().Text);
  P->FunctionNumber[Name] = New;
  if (Old != UINT32_MAX)
    Aliases.emplace_back(Old, New);
  expect(";");
}

void Parser::formals(Function &Fn, SmallVectorImpl<uint32_t> &List) {
  if (!Lex.accept("("))
    return;
  while (!failed() && !Lex.accept(")")) {
    if (Lex.accept(","))
      continue;
    expect(".param");
    Variable V = variable();
    uint32_t Number = addFrameVariable(Fn, V);
    List.push_back(Number);
    Scopes.back().Names[V.Name] = {Binding::Frame, Number};
  }
}

/// The numbers after a directive; those that are left out are 1.
void Parser::dimensions(unsigned (&Sizes)[3]) {
  std::fill_n(Sizes, 3, 1);
  for (unsigned &Size : Sizes) {
    Size = unsigned(integer());
    if (!Lex.accept(","))
      return;
  }
}

void Parser::launchBounds(LaunchBounds &B) {
  while (!failed() && !Lex.peek().is("{") && !Lex.peek().is(";")) {
    Token Directive = Lex.next();
    if (Directive.is(".maxntid")) {
      dimensions(B.MaxThreads);
    } else if (Directive.is(".reqntid")) {
      dimensions(B.RequiredThreads);
      std::copy_n(B.RequiredThreads, 3, B.MaxThreads);
    } else if (Directive.is(".reqnctapercluster")) {
      dimensions(B.Cluster);
    } else if (Directive.is(".maxnreg")) {
      B.MaxRegisters = unsigned(integer());
    } else if (Directive.is(".minnctapersm")) {
      B.MinCtas = unsigned(integer());
    } else if (Directive.is(".minperctamemory")) {
      B.MinPerCtaMemory = uint64_t(integer());
    } else if (Directive.is(".explicitcluster")) {
      B.NeedsCluster = true;
    } // .noreturn, .pragma and so on do not affect an interpreter.
  }
}

void Parser::function(bool IsKernel) {
  bool WasWeak = std::exchange(IsWeak, false);
  // The name follows the results, but their frame needs the name.
  Function Header;
  Scopes.emplace_back();
  if (Lex.accept(".attribute"))
    skipAttribute();
  formals(Header, Header.Results);
  StringRef Name = Lex.next().Text;
  formals(Header, Header.Parameters);
  launchBounds(Header.Bounds);
  uint32_t Number = functionNumber(Name);
  F = &P->Functions[Number];
  F->IsKernel = IsKernel;
  if (Lex.accept(";")) {
    Scopes.pop_back();
    return;
  }
  // Of several weak definitions, the first is used.
  if (F->IsDefined) {
    Scopes.pop_back();
    return WasWeak ? skipBraces() : fail(Name + " is defined twice");
  }
  F->Variables = std::move(Header.Variables);
  F->Parameters = Header.Parameters;
  F->Results = Header.Results;
  F->FrameSize = Header.FrameSize;
  F->Bounds = Header.Bounds;
  F->IsDefined = true;
  body();
  endOfLocations();
  Scopes.pop_back();
}

} // namespace opennvvm::ptxmachine
