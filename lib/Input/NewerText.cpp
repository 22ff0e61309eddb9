//===- NewerText.cpp - Assembly of newer versions of LLVM -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parser says where it stops. If an attribute without a type, a flag
// that gives the optimizer more freedom, or debug information stands there, it
// can be left out, for the reasons that NewerBitcode.cpp gives. What else
// stands there is an error: the place decides, not the word.
//
//===----------------------------------------------------------------------===//

#include "NewerText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Attributes.h"
#include "llvm/Support/SourceMgr.h"
#include <array>

using namespace llvm;

namespace opennvvm {

using Token = IRLexer::Token;

namespace {
/// A bracket that is open.
struct Bracket {
  enum KindTy : uint8_t {
    Other,
    Parameters, ///< Of a function, or arguments of a call.
    Group,      ///< attributes #0 = { ... }
    Body,       ///< Of a function.
    Node        ///< Of debug information.
  };
  KindTy Kind = Other;
  Token Opener;         ///< The word before it, if there is one.
  size_t ItemBegin = 0; ///< Where the current item of a list begins ...
  size_t CommaBegin =
      0;           ///< ... and the comma before it, if it is not the first.
  StringRef Label; ///< The first word of the current item.
  unsigned ItemTokens = 0;
};

/// Something that may be left out.
struct Piece {
  enum KindTy : uint8_t { Attribute, Flag, Field, Node, Record };
  KindTy Kind;
  /// Pieces of the same kind with the same key are left out together.
  std::string Key;
  StringRef Name; ///< For messages.
  Span Where;
};

/// Walks over the tokens of assembly and knows what surrounds each.
class Walk {
public:
  explicit Walk(StringRef Text) : Text(Text), Lexer(Text, 0) {}

  /// Goes to the next token. \returns false at the end.
  bool next();
  const Token &token() const { return Current; }
  /// The brackets that are open, without one that the token opens.
  ArrayRef<Bracket> brackets() const { return Stack; }

  /// What of the text may be left out because of the token.
  std::optional<Piece> piece() const;
  /// The node of debug information that the token is in.
  std::optional<Piece> enclosingNode() const;
  /// The item of such a node that the token is in.
  std::optional<Piece> field() const;

private:
  void pass();
  void enter();
  void leave();
  const Token &before(unsigned N) const;
  bool isInTail() const;
  bool isAttributePlace(ArrayRef<Bracket> Around) const;
  bool isFlagPlace() const;
  Piece attribute(const Token &Word) const;
  std::optional<Piece> factWithArguments() const;
  IRLexer lexerAfter(const Token &T) const { return {Text, T.Where.End}; }

  StringRef Text;
  IRLexer Lexer;
  Token Current;
  std::array<Token, 16> Behind; ///< The last ones before the current one.
  size_t NumBehind = 0;         ///< Of all.
  SmallVector<Bracket, 8> Stack;
  size_t TailEnd =
      0; ///< Attributes of a function or call may stand up to here.
  bool HasHeader = false; ///< "define" has been seen, and not its body.
};
} // namespace

const Token &Walk::before(unsigned N) const {
  static const Token None;
  return N <= std::min(NumBehind, Behind.size())
             ? Behind[(NumBehind - N) % Behind.size()]
             : None;
}

static bool isNode(const Token &T) {
  return T.Text.size() > 1 && T.Text.front() == '!' && isAlpha(T.Text[1]);
}

void Walk::enter() {
  Bracket B;
  const Token &Opener = before(1);
  if (Opener.Kind == Token::Word)
    B.Opener = Opener;
  char First = Opener.Text.empty() ? '\0' : Opener.Text.front();
  if (Current.is('(') && isNode(Opener))
    B.Kind = Bracket::Node;
  else if (Current.is('(') && (First == '@' || First == '%' || First == '"'))
    B.Kind = Bracket::Parameters;
  else if (Current.is('{') && before(1).is('=') &&
           before(2).Text.starts_with("#") && before(3).Text == "attributes")
    B.Kind = Bracket::Group;
  else if (Current.is('{') && HasHeader && Stack.empty() && TailEnd) {
    B.Kind = Bracket::Body;
    HasHeader = false;
  }
  B.ItemBegin = Current.Where.End;
  Stack.push_back(B);
}

void Walk::leave() {
  if (Stack.empty())
    return;
  Bracket Left = Stack.pop_back_val();
  bool IsOutermost = Stack.empty() || Stack.back().Kind == Bracket::Body;
  if (Left.Kind == Bracket::Parameters && IsOutermost)
    TailEnd = std::min(Text.find('\n', Current.Where.End), Text.size());
}

/// Leaves the current token behind.
void Walk::pass() {
  bool IsInTailNow = isInTail();
  if (Current.closes())
    leave();
  if (!Stack.empty() && Current.is(',')) {
    Stack.back().CommaBegin = Current.Where.Begin;
    Stack.back().ItemBegin = Current.Where.End;
    Stack.back().ItemTokens = 0;
  } else if (!Stack.empty() && Stack.back().ItemTokens++ == 0) {
    Stack.back().Label = Current.Text;
  }
  if (Current.opens())
    enter();
  if (IsInTailNow && Current.is(','))
    TailEnd = 0;
  Behind[NumBehind++ % Behind.size()] = Current;
}

bool Walk::next() {
  if (Current.Kind != Token::End)
    pass();
  Current = Lexer.next();
  if (Current.Text == "define" || Current.Text == "declare") {
    HasHeader = Current.Text == "define";
    Stack.clear();
    TailEnd = 0;
  }
  return Current.Kind != Token::End;
}

bool Walk::isInTail() const {
  return (Stack.empty() || Stack.back().Kind == Bracket::Body) &&
         Current.Where.Begin < TailEnd;
}

static bool isKnownAttribute(StringRef Word) {
  return Attribute::getAttrKindFromName(Word) != Attribute::None;
}

/// Whether \p Word is an attribute without arguments.
static bool isKnownFact(StringRef Word) {
  Attribute::AttrKind Kind = Attribute::getAttrKindFromName(Word);
  return Kind != Attribute::None && Attribute::isEnumAttrKind(Kind);
}

/// Whether an attribute may stand at the current token, which \p Around
/// surrounds. Before the name of a function, it may be a calling convention
/// unless it follows an attribute.
bool Walk::isAttributePlace(ArrayRef<Bracket> Around) const {
  Bracket::KindTy Kind = Around.empty() ? Bracket::Body : Around.back().Kind;
  if (Kind == Bracket::Group)
    return true;
  if (Kind == Bracket::Parameters)
    return Around.back().ItemTokens > 0;
  return Kind == Bracket::Body &&
         (isInTail() ||
          (before(1).Kind == Token::Word && isKnownFact(before(1).Text)));
}

/// Whether \p Op has flags that only give the optimizer more freedom.
static bool hasFlags(StringRef Op) {
  static const StringSet<> Ops = {
      "add",    "sub",    "mul",    "shl",    "udiv",         "sdiv",
      "lshr",   "ashr",   "or",     "trunc",  "zext",         "sext",
      "uitofp", "sitofp", "fptoui", "fptosi", "fptrunc",      "fpext",
      "fneg",   "fadd",   "fsub",   "fmul",   "fdiv",         "frem",
      "icmp",   "fcmp",   "select", "phi",    "getelementptr"};
  return Ops.contains(Op);
}

static bool isKnownFlag(StringRef Word) {
  static const StringSet<> Flags = {"nuw",  "nsw",      "exact",    "disjoint",
                                    "nneg", "samesign", "inbounds", "nusw",
                                    "fast", "nnan",     "ninf",     "nsz",
                                    "arcp", "contract", "afn",      "reassoc"};
  return Flags.contains(Word);
}

/// Whether flags of an instruction or a constant may stand at the current
/// token. "atomicrmw add" has none.
bool Walk::isFlagPlace() const {
  unsigned N = 1;
  while (before(N).Kind == Token::Word && isKnownFlag(before(N).Text))
    ++N;
  const Token &Op = before(N), &BeforeOp = before(N + 1);
  return Op.Kind == Token::Word && hasFlags(Op.Text) &&
         BeforeOp.Text != "atomicrmw" && BeforeOp.Text != "volatile";
}

/// Attribute \p Word with its arguments.
Piece Walk::attribute(const Token &Word) const {
  Span Where = Word.Where;
  IRLexer L = lexerAfter(Word);
  bool IsInGroup = !Stack.empty() && Stack.back().Kind == Bracket::Group;
  if (L.peek().is('(')) {
    L.next();
    Where.End = L.skipGroup();
  } else if (IsInGroup && L.peek().is('=')) {
    L.next();
    Where.End = L.next().Where.End;
  }
  return {Piece::Attribute, Word.Text.str(), Word.Text, Where};
}

/// Attributes with arguments that state facts, of which newer versions of LLVM
/// know more.
static bool isFact(StringRef Word) {
  return StringSwitch<bool>(Word)
      .Cases({"memory", "captures", "nofpclass", "range", "initializes"}, true)
      .Cases({"dead_on_return", "allockind", "allocsize"}, true)
      .Default(false);
}

/// The attribute in whose arguments the token is.
std::optional<Piece> Walk::factWithArguments() const {
  for (size_t I = Stack.size(); I--;) {
    const Token &Opener = Stack[I].Opener;
    if (!isFact(Opener.Text))
      continue;
    ArrayRef<Bracket> Around = ArrayRef(Stack).take_front(I);
    if (!Around.empty() && Around.back().Kind == Bracket::Other)
      return std::nullopt;
    Piece P = attribute(Opener);
    P.Key = Text.slice(P.Where.Begin, P.Where.End).str();
    return P;
  }
  return std::nullopt;
}

std::optional<Piece> Walk::piece() const {
  if (Current.Kind != Token::Word)
    return std::nullopt;
  IRLexer L = lexerAfter(Current);
  bool HasArguments = L.peek().is('(');
  Span Whole = Current.Where;
  if (HasArguments) {
    L.next();
    Whole.End = L.skipGroup();
  }
  if (isNode(Current) && HasArguments)
    return Piece{Piece::Node, Current.Text.str(), Current.Text, Whole};
  if (Current.Text.starts_with("#dbg_") && HasArguments)
    return Piece{Piece::Record, Current.Text.str(), Current.Text, Whole};
  if (!isAlpha(Current.Text.front()) && Current.Text.front() != '_')
    return std::nullopt;
  if (auto Fact = factWithArguments())
    return Fact;
  if (isKnownAttribute(Current.Text))
    return std::nullopt;
  if (isAttributePlace(Stack))
    return attribute(Current);
  if (isFlagPlace())
    return Piece{Piece::Flag, Current.Text.str(), Current.Text, Current.Where};
  return std::nullopt;
}

std::optional<Piece> Walk::enclosingNode() const {
  for (const Bracket &B : reverse(Stack)) {
    if (B.Kind != Bracket::Node)
      continue;
    IRLexer L = lexerAfter(B.Opener);
    L.next();
    size_t End = L.skipGroup();
    // There is no other like it.
    return Piece{Piece::Node, "", B.Opener.Text, {B.Opener.Where.Begin, End}};
  }
  return std::nullopt;
}

std::optional<Piece> Walk::field() const {
  if (Stack.empty() || Stack.back().Kind != Bracket::Node)
    return std::nullopt;
  const Bracket &B = Stack.back();
  StringRef Label = B.ItemTokens ? B.Label : Current.Text;
  Piece P = {Piece::Field, (B.Opener.Text + "." + Label).str(), Label, {}};
  IRLexer L(Text, B.ItemBegin);
  Token T = L.next();
  while (T.Kind != Token::End && !T.is(',') && !T.closes()) {
    if (T.opens())
      L.skipGroup();
    T = L.next();
  }
  // One of the commas goes with it.
  bool IsFirst = B.CommaBegin == 0;
  P.Where = IsFirst ? Span{B.ItemBegin, T.is(',') ? T.Where.End : T.Where.Begin}
                    : Span{B.CommaBegin, T.Where.Begin};
  return P;
}

//===----------------------------------------------------------------------===//
// What becomes of it
//===----------------------------------------------------------------------===//

static bool isType(const Token &T) {
  if (T.is('[') || T.is('{') || T.is('<') || T.Text.starts_with("%"))
    return true;
  StringRef Rest = T.Text.drop_front(T.Text.empty() ? 0 : 1);
  bool HasWidth = !Rest.empty() && all_of(Rest, isDigit);
  if (HasWidth && (T.Text.front() == 'i' || T.Text.front() == 'b'))
    return true;
  return StringSwitch<bool>(T.Text)
      .Cases({"ptr", "void", "half", "bfloat", "float", "double"}, true)
      .Cases({"fp128", "x86_fp80", "ppc_fp128", "token", "target"}, true)
      .Default(false);
}

/// Whether the arguments of the attribute in \p Text are a type, and not, like
/// those of range, a type with numbers.
static bool hasType(StringRef Text) {
  IRLexer L(Text, 0);
  L.next();
  if (!L.next().is('(') || !isType(L.peek()))
    return false;
  unsigned Depth = 0;
  for (Token T = L.next(); T.Kind != Token::End; T = L.next()) {
    Depth += T.opens();
    Depth -= Depth && T.closes();
    bool IsNumber = isDigit(T.Text.front()) || T.is('-');
    if (!Depth && IsNumber)
      return false;
  }
  return true;
}

/// The mode of denormals that \p Entry, "preservesign" or "ieee|dynamic", is in
/// the strings of LLVM 22; empty if it is none.
static std::string denormalMode(StringRef Entry) {
  auto Name = [](StringRef Word) {
    return StringSwitch<StringRef>(Word.trim())
        .Case("ieee", "ieee")
        .Case("preservesign", "preserve-sign")
        .Case("positivezero", "positive-zero")
        .Case("dynamic", "dynamic")
        .Default("");
  };
  auto [Output, Input] = Entry.split('|');
  StringRef First = Name(Output), Second = Input.empty() ? First : Name(Input);
  if (First.empty() || Second.empty())
    return {};
  return (First + "," + Second).str();
}

/// denormal_fpenv of LLVM 23, for which LLVM 22 has two strings.
static std::optional<std::string> translateDenormals(StringRef Attribute) {
  StringRef Arguments = Attribute.split('(').second;
  if (!Arguments.consume_back(")"))
    return std::nullopt;
  auto [Others, Float] = Arguments.split("float:");
  Others = Others.trim(" ,\t");
  std::string Default = Others.empty() ? "ieee,ieee" : denormalMode(Others);
  std::string OfFloat = Float.empty() ? Default : denormalMode(Float);
  if (Default.empty() || OfFloat.empty())
    return std::nullopt;
  return "\"denormal-fp-math\"=\"" + Default +
         "\" \"denormal-fp-math-f32\"=\"" + OfFloat + "\"";
}

static std::string inWords(const Piece &P) {
  std::string Name = P.Name.str();
  switch (P.Kind) {
  case Piece::Attribute:
    return "attribute " +
           (P.Key.empty() || P.Key == Name ? Name : std::string(P.Key));
  case Piece::Flag:
    return "flag " + Name;
  case Piece::Field:
    return Name + " of " + StringRef(P.Key).split('.').first.drop_front().str();
  case Piece::Node:
    return Name.substr(1);
  case Piece::Record:
    return Name;
  }
  llvm_unreachable("every kind is handled");
}

/// What \p P becomes; none if it may not be left out.
static std::optional<std::string> replacement(StringRef Text, const Piece &P) {
  StringRef Old = Text.slice(P.Where.Begin, P.Where.End);
  if (P.Kind == Piece::Attribute && P.Name == "denormal_fpenv")
    return translateDenormals(Old);
  if (P.Kind == Piece::Attribute && P.Key == P.Name && hasType(Old))
    return std::nullopt;
  // Positions behind it, and lines, stay the same.
  std::string New = P.Kind == Piece::Node ? "!{}" : "";
  if (Old.size() < New.size())
    return std::nullopt;
  for (char C : Old.drop_front(New.size()))
    New += C == '\n' ? '\n' : ' ';
  return New;
}

/// The piece because of which the parser has stopped at \p At.
static std::optional<Piece> stoppedAt(StringRef Text, size_t At,
                                      StringRef Message) {
  Walk W(Text);
  do
    if (!W.next())
      return std::nullopt;
  while (W.token().Where.End <= At);
  bool IsInNode = any_of(
      W.brackets(), [](const Bracket &B) { return B.Kind == Bracket::Node; });
  bool IsExpression =
      IsInNode && W.brackets().back().Opener.Text == "!DIExpression";
  if (Message.starts_with("missing required field") ||
      (IsExpression && Message.starts_with("invalid ")))
    return W.enclosingNode();
  if (IsInNode)
    return Message.starts_with("invalid ") ? W.field() : std::nullopt;
  std::optional<Piece> Found = W.piece();
  // A node may be wrong in another way than by being unknown.
  if (Found && Found->Kind == Piece::Node &&
      Message != "expected metadata type")
    return std::nullopt;
  return Found;
}

NewerText fillGroup(StringRef Text, size_t At) {
  size_t Brace = std::min(Text.find('{', At), Text.size() - 1);
  return {"", false, {{{Brace + 1, Brace + 1}, " \"ignored\""}}};
}

StringRef messageOf(const SMDiagnostic &Error) {
  StringRef Message = Error.getMessage();
  // libNVVM's message has the same word at the same place.
  Message.consume_front("error: ");
  return Message;
}

std::optional<NewerText> findNewerText(StringRef Text, size_t At,
                                       StringRef Message) {
  std::optional<Piece> Wanted = stoppedAt(Text, At, Message);
  if (!Wanted)
    return std::nullopt;
  NewerText Result;
  Result.What = inWords(*Wanted);
  Result.IsIgnored = Wanted->Name != "denormal_fpenv";
  auto Edit = [&](const Piece &P) {
    std::optional<std::string> New = replacement(Text, P);
    if (New)
      Result.Edits.push_back({P.Where, std::move(*New)});
    return New.has_value();
  };
  if (Wanted->Key.empty()) {
    if (!Edit(*Wanted))
      return std::nullopt;
    return Result;
  }
  size_t Done = 0;
  for (Walk W(Text); W.next();) {
    if (W.token().Where.Begin < Done)
      continue;
    bool IsLabel =
        Wanted->Kind == Piece::Field && W.token().Text == Wanted->Name;
    std::optional<Piece> P = IsLabel ? W.field() : W.piece();
    if (!P || P->Kind != Wanted->Kind || P->Key != Wanted->Key)
      continue;
    if (!Edit(*P))
      return std::nullopt;
    Done = P->Where.End;
  }
  return Result.Edits.empty() ? std::nullopt : std::optional(std::move(Result));
}

} // namespace opennvvm
