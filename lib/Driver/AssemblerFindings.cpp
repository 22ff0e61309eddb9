//===- AssemblerFindings.cpp - ptxas's messages about the input -----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblerFindings.h"
#include "PtxIndex.h"
#include "Support/IRText.h"
#include "Support/SourceMap.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Reports messages about one PTX text.
class Reporter {
public:
  Reporter(const AssembledProgram &Program, DiagnosticEngine &Diags)
      : Program(Program), Diags(Diags),
        Index(indexPtx(Program.PTX, Program.Marks)) {
    Program.PTX.split(Lines, '\n');
  }

  void report(const AssemblerMessage &Message);

private:
  const PtxFunction *functionAt(unsigned Line) const;
  const PtxLine *lineAt(unsigned Line, const PtxFunction &F) const;
  bool isFrom(const Instruction &I, const PtxLine &Line) const;
  Place placeIn(const PtxFunction &F, unsigned Line) const;
  Place placeInAssembly(Place At, unsigned Line) const;
  Place placeOf(const AssemblerMessage &Message) const;
  const AssembledInput *inputOf(Place At) const;

  const AssembledProgram &Program;
  DiagnosticEngine &Diags;
  PtxIndex Index;
  SmallVector<StringRef, 0> Lines;
};
} // namespace

const PtxFunction *Reporter::functionAt(unsigned Line) const {
  auto F = find_if(Index.Functions, [&](const PtxFunction &F) {
    return F.FirstLine <= Line && Line <= F.LastLine;
  });
  return F == Index.Functions.end() ? nullptr : &*F;
}

/// The instruction at \p Line of \p F, or the last one before it: a line of
/// inline assembly may be a declaration.
const PtxLine *Reporter::lineAt(unsigned Line, const PtxFunction &F) const {
  auto After = partition_point(
      Index.Lines, [&](const PtxLine &L) { return L.Line <= Line; });
  if (After == Index.Lines.begin())
    return nullptr;
  const PtxLine &Last = *std::prev(After);
  return Last.Line >= F.FirstLine ? &Last : nullptr;
}

/// Whether \p I is what \p Line of the PTX is from: by the line of the input,
/// or by that of its source, if the input is not text.
bool Reporter::isFrom(const Instruction &I, const PtxLine &Line) const {
  if (Line.InputLine)
    return any_of(Program.Inputs, [&](const AssembledInput &In) {
      return In.Map && In.Map->find(I).Line == Line.InputLine;
    });
  const DILocation *Loc = I.getDebugLoc().get();
  if (!Loc || !Line.UserLine || Loc->getLine() != Line.UserLine ||
      Loc->getColumn() != Line.UserColumn)
    return false;
  return Line.File < Index.Files.size() &&
         StringRef(Index.Files[Line.File]).ends_with(Loc->getFilename());
}

/// What line \p Line of the PTX, in function \p F, is from.
Place Reporter::placeIn(const PtxFunction &F, unsigned Line) const {
  const PtxLine *At = lineAt(Line, F);
  const Function *Own = Program.M.getFunction(F.Name);
  if (!At)
    return Own ? Place(*Own) : Place();
  auto Search = [&](const Function &In) -> const Instruction * {
    for (const Instruction &I : instructions(In))
      if (isFrom(I, *At))
        return &I;
    return nullptr;
  };
  if (Own) {
    const Instruction *I = Search(*Own);
    return I ? Place(*I) : Place(*Own);
  }
  // PTX spells the function in another way.
  for (const Function &Other : Program.M)
    if (const Instruction *I = Search(Other))
      return *I;
  return {};
}

/// What is between the next two quotes of \p Text, from \p From on; moves it
/// behind them.
static StringRef nextQuoted(StringRef Text, size_t &From) {
  size_t Begin = Text.find('\'', From);
  size_t End = Begin == StringRef::npos ? Begin : Text.find('\'', Begin + 1);
  From = End == StringRef::npos ? End : End + 1;
  return End == StringRef::npos ? StringRef() : Text.slice(Begin + 1, End);
}

/// \p At, or the place in its text that line \p Line of the PTX is from, if it
/// is inline assembly.
Place Reporter::placeInAssembly(Place At, unsigned Line) const {
  const auto *Call = dyn_cast_or_null<CallBase>(At.I);
  const auto *Asm =
      Call ? dyn_cast<InlineAsm>(Call->getCalledOperand()) : nullptr;
  if (!Asm)
    return At;
  // What is before the text moves operands.
  unsigned First = Line;
  while (First > 1 && Lines[First - 2].trim() != "// begin inline asm")
    if (Lines[--First - 1].trim() == "// end inline asm")
      return At;
  StringRef Text = Asm->getAsmString(), Rest = Text;
  for (; First < Line; ++First) {
    if (!Rest.contains('\n'))
      return At;
    Rest = Rest.split('\n').second;
  }
  return First > 1 ? Place::asmText(*At.I, Text.size() - Rest.ltrim().size())
                   : At;
}

Place Reporter::placeOf(const AssemblerMessage &Message) const {
  if (const PtxFunction *F = functionAt(Message.Line))
    return placeInAssembly(placeIn(*F, Message.Line), Message.Line);
  // A message without a line may name what it is about.
  size_t From = 0;
  while (From != StringRef::npos)
    if (const GlobalValue *GV =
            Program.M.getNamedValue(nextQuoted(Message.Text, From)))
      return *GV;
  return {};
}

/// Whether the text of \p In contains \p At: the instruction itself, if \p
/// Exact is set, or the function that has it now. One file may declare what
/// another defines.
static bool contains(const AssembledInput &In, Place At, bool Exact) {
  if (!In.Map)
    return false;
  if (Exact)
    return At.I && In.Map->find(At).isValid();
  const auto *F =
      At.I ? At.I->getFunction() : dyn_cast_or_null<Function>(At.GV);
  if (!F || F->isDeclaration())
    return At.GV && In.Map->find(At).isValid();
  const Outline::Header *H = In.Map->outline().function(keyOf(*F));
  return H && In.Map->text().substr(H->Start).starts_with("define");
}

/// The input that contains \p At; null if it is not known.
const AssembledInput *Reporter::inputOf(Place At) const {
  for (bool Exact : {true, false})
    for (const AssembledInput &In : Program.Inputs)
      if (contains(In, At, Exact))
        return &In;
  return nullptr;
}

/// \p Text with the demangled form after each mangled name.
static std::string demangleQuoted(StringRef Text) {
  std::string Out;
  size_t From = 0;
  for (size_t Done = 0;; Done = From) {
    StringRef Name = nextQuoted(Text, From);
    Out += Text.slice(Done, From);
    if (From == StringRef::npos)
      return Out;
    if (std::string Other = demangledName(Name); !Other.empty())
      Out += " (" + Other + ")";
  }
}

static Rule ruleFor(AssemblerMessage::Kind Level) {
  switch (Level) {
  case AssemblerMessage::Kind::Note:
    return Rule::PtxasNote;
  case AssemblerMessage::Kind::Warning:
    return Rule::PtxasWarning;
  case AssemblerMessage::Kind::Error:
    return Rule::PtxasError;
  }
  llvm_unreachable("unknown kind");
}

void Reporter::report(const AssemblerMessage &Message) {
  Place At = placeOf(Message);
  std::vector<std::string> Details = Message.More;
  // The text is in no file that the user can open.
  if (Message.Line && Message.Line <= Lines.size()) {
    std::string Line = ("PTX: " + Lines[Message.Line - 1].trim()).str();
    llvm::replace(Line, '\t', ' ');
    Details.insert(Details.begin(), std::move(Line));
  }
  std::string Text = demangleQuoted(Message.Text);
  // Findings of a single input are about it anyway.
  std::optional<InputScope> Scope;
  if (Program.Inputs.size() > 1)
    if (const AssembledInput *In = inputOf(At))
      Scope.emplace(Diags, In->File, In->Map);
  Diags.report(ruleFor(Message.Level), At, {Text}, Details);
}

void reportAssembly(const Assembly &Result, const AssembledProgram &Program,
                    DiagnosticEngine &Diags) {
  if (!Result.Messages.empty()) {
    Diags.forgetNames();
    Reporter R(Program, Diags);
    for (const AssemblerMessage &Message : Result.Messages)
      R.report(Message);
  }
  if (Result.Failure.empty())
    return;
  Diags.giveUp();
  Diags.report(Rule::PtxasCrash, {}, {Result.Failure});
}

} // namespace opennvvm
