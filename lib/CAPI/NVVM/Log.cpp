//===- Log.cpp - The texts of libNVVM's log -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Log.h"
#include "Target/Kernel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::capi {

/// "m (3, 14): parse MESSAGE". Columns count from 0.
static std::string parserError(const Diagnostic &D, StringRef Name) {
  std::string Text = Name.str();
  if (D.Range.isValid())
    Text +=
        (" (" + Twine(D.Range.Line) + ", " + Twine(D.Range.Column - 1) + ")")
            .str();
  StringRef Message = D.Message;
  // Profile libnvvm has the word in its own.
  Message.consume_front("parse ");
  return (Text + ": parse " + Message).str();
}

/// What an older reader says of a word that it does not know: mostly, it looks
/// for the name of a type.
static std::string readerError(const Diagnostic &D, StringRef Name) {
  Diagnostic Parser = D;
  Parser.Message = "expected type";
  return parserError(Parser, Name);
}

/// LLVM's verifier: its own words, without a prefix.
static std::string structureError(const Diagnostic &D) {
  std::string Text = D.Message + "\n";
  if (!D.IR.empty())
    Text += "  " + StringRef(D.IR).trim().str() + "\n";
  for (const std::string &Line : D.Details)
    Text += "  " + Line + "\n";
  return Text + "\n";
}

static std::string linkerError(StringRef Name, StringRef Message) {
  return (Name + ": link error: error: " + Message + "\n\n").str();
}

/// "cannot link library NAME: MESSAGE"
static std::string libraryError(const Diagnostic &D) {
  StringRef Text = D.Message;
  Text.consume_front("cannot link library ");
  auto [Name, Message] = Text.split(": ");
  return linkerError(Name, Message);
}

/// What the code generator says of a place of the user's, or of none.
static std::string generatorText(const UserLocation &User, StringRef Severity,
                                 StringRef Message, const ReaderInfo &Reader) {
  std::string Text;
  raw_string_ostream OS(Text);
  StringRef File = User.File;
  if (Reader.has(ReaderTrait::HandlesDiagnostics))
    OS << Severity << ": " << (File.empty() ? "<unknown>" : File) << ':'
       << (File.empty() ? 0 : User.Line) << ":0: " << Message << '\n';
  else if (File.empty())
    OS << "(): " << toUpper(Severity.front()) << Severity.drop_front() << ": "
       << Message << '\n';
  else
    OS << File << '(' << User.Line << "): " << toUpper(Severity.front())
       << Severity.drop_front() << ": " << Message << '\n';
  return Text;
}

/// Rules that NVIDIA's verifier applies to functions and variables alike.
static constexpr Rule OfGlobalValues[] = {
    Rule::GlobalIdentifier, Rule::GlobalExternWeak, Rule::GlobalAppending};

/// The name of the global that \p IR prints: @name or @"name", in which \XX is
/// a byte.
static std::string nameIn(StringRef IR) {
  IR.consume_front("@");
  if (!IR.consume_front("\""))
    return IR.take_until([](char C) { return C == ' '; }).str();
  std::string Name;
  for (; !IR.empty() && IR.front() != '"'; IR = IR.drop_front()) {
    unsigned char Byte = IR.front();
    if (Byte == '\\' && !IR.substr(1, 2).getAsInteger(16, Byte))
      IR = IR.drop_front(2);
    Name += char(Byte);
  }
  return Name;
}

/// "Function `f': ", or whatever else the finding is about, and its IR.
static std::string subjectOf(const Diagnostic &D) {
  std::string Text;
  raw_string_ostream OS(Text);
  StringRef IR = StringRef(D.IR).trim();
  StringRef Block = StringRef(D.Block).ltrim('%');
  // Numbers are no names.
  if (all_of(Block, isDigit))
    Block = "";
  if (D.ID == Rule::InstructionPragmaUnroll)
    return {};
  if (is_contained(OfGlobalValues, D.ID))
    OS << ": Global Value `" << (D.Function.empty() ? nameIn(IR) : D.Function)
       << "': ";
  else if (!D.User.File.empty() && D.InBlock)
    OS << ": " << D.User.File << '(' << D.User.Line
       << "): \n  context:   " << IR << "\n  ";
  else if (D.InBlock)
    OS << ":  Function `" << D.Function << "' Basic Block `" << Block
       << "': \n  context:   " << IR << "\n  ";
  else if (!D.Function.empty())
    OS << ": Function `" << D.Function << "': ";
  else if (IR.starts_with("@"))
    OS << ": Global Variable `" << nameIn(IR) << "': \n  context: " << IR
       << "\n  ";
  return Text;
}

/// A finding of NVIDIA's own verifier, from its severity on.
static std::string verifierFinding(const Diagnostic &D) {
  std::string Text =
      (D.Level == Severity::Error ? "Error: " : "Warning: ") + subjectOf(D);
  // What is wrong with a layout comes before the layouts that are right.
  if (D.ID == Rule::LayoutInvalid && !D.Notes.empty()) {
    for (const DiagnosticNote &Note : D.Notes)
      Text += (&Note == &D.Notes.front() ? "" : "\n") + Note.Message;
    Text += "Error: \n";
  }
  Text += D.Message + "\n";
  for (const std::string &Line : D.Details)
    Text +=
        (StringRef(Line).starts_with("Error: ") ? "" : "Error: ") + Line + "\n";
  return Text;
}

/// Everything else comes from NVIDIA's own verifier.
static std::string verifierError(const Diagnostic &D) {
  StringRef End = D.ID == Rule::InstructionPragmaUnroll ? "" : "\n";
  return (verifierFinding(D) + End).str();
}

/// \param [out] IsOfVerifier whether it is NVIDIA's verifier that says so.
static std::string wordsOf(const Diagnostic &D, StringRef Name,
                           const ReaderInfo &Reader, bool &IsOfVerifier) {
  switch (D.ID) {
  case Rule::MiscLlvmParser:
  case Rule::MiscTextEncoding:
  case Rule::MiscByteOrderMark:
    return parserError(D, Name);
  case Rule::ReaderNewerIr:
    return readerError(D, Name);
  case Rule::MiscLlvmVerifier:
    return structureError(D);
  case Rule::LinkLibrary:
    return libraryError(D);
  case Rule::ParamOverflow:
    return generatorText(D.User, "error", D.Message, Reader);
  default:
    IsOfVerifier = true;
    return verifierError(D);
  }
}

std::string firstError(const DiagnosticEngine &Diags, StringRef Name,
                       const ReaderInfo &Reader) {
  // NVIDIA's verifier says its warnings only if an error follows.
  std::string Warnings;
  for (const Diagnostic &D : Diags.diagnostics()) {
    if (D.Level == Severity::Warning && D.Contract == Profile::LibNVVM)
      Warnings += verifierFinding(D);
    if (D.Level != Severity::Error)
      continue;
    bool IsOfVerifier = false;
    std::string Text = wordsOf(D, Name, Reader, IsOfVerifier);
    return IsOfVerifier ? ("error: " + Twine(Warnings) + Text).str() : Text;
  }
  return {};
}

std::string firstError(ArrayRef<std::unique_ptr<ProgramUnit>> Units,
                       const ReaderInfo &Reader) {
  for (const std::unique_ptr<ProgramUnit> &Unit : Units)
    if (std::string Text = firstError(Unit->Diags, Unit->Name, Reader);
        !Text.empty())
      return Text;
  return {};
}

std::string linkError(const Session::LinkFailure &Failure, Action What,
                      const ReaderInfo &Reader, bool IsTerse) {
  StringRef Message = Failure.Message;
  if (IsTerse)
    Message = Message.split(": 'i").first;
  if (What == Action::Compile && Reader.has(ReaderTrait::HandlesDiagnostics))
    return ("error: " + Message + "\n").str();
  return linkerError(Failure.Unit, Message);
}

std::string linkWarning(StringRef Message, const ReaderInfo &Reader,
                        bool IsTerse) {
  if (IsTerse)
    Message = Message.split(" ('").first;
  bool IsShort = Reader.has(ReaderTrait::HandlesDiagnostics);
  return ("warning: " + Message + (IsShort ? "\n" : "\n\n")).str();
}

//===----------------------------------------------------------------------===//
// The version of the IR
//===----------------------------------------------------------------------===//

/// Number \p I of \p Node; none if there is no such operand.
static std::optional<int64_t> numberIn(const MDNode &Node, unsigned I) {
  if (I >= Node.getNumOperands())
    return std::nullopt;
  auto *C = mdconst::dyn_extract_or_null<ConstantInt>(Node.getOperand(I));
  return C ? C->getValue().trySExtValue() : std::nullopt;
}

namespace {
/// What is wrong with a version, or with the node that should have one.
struct VersionProblem {
  /// What the version is of, as newer and as older releases call it; empty if
  /// there is no version.
  StringRef What, Older;
  int64_t Major = 0, Minor = 0;
  StringRef Current;
  std::string Expected; ///< Instead of the node's operands.
};
} // namespace

static VersionProblem malformed(std::string Expected) {
  VersionProblem P;
  P.Expected = std::move(Expected);
  return P;
}

/// What is wrong with \p Node; none if nothing is.
static std::optional<VersionProblem> problemOf(const MDNode &Node) {
  unsigned Count = Node.getNumOperands();
  if (Count != 2 && Count != 4)
    return malformed("2 or 4 operands, got " + utostr(Count));
  std::optional<int64_t> Major = numberIn(Node, 0), Minor = numberIn(Node, 1);
  if (!Major || !Minor)
    return malformed("integer IR major/minor versions");
  if (*Major != 2 || *Minor != 0)
    return VersionProblem{"IR", "IR", *Major, *Minor, "2.0", ""};
  std::optional<int64_t> Debug = numberIn(Node, 2),
                         DebugMinor = numberIn(Node, 3);
  if (Count == 4 && (!Debug || !DebugMinor))
    return malformed("integer debug major/minor versions");
  if (Count == 4 && (*Debug != 3 || *DebugMinor < 0 || *DebugMinor > 2))
    return VersionProblem{"debug metadata", "DBG", *Debug,
                          *DebugMinor,      "3.2", ""};
  return std::nullopt;
}

static std::string wordsFor(const VersionProblem &P, StringRef What) {
  return (What + " version " + Twine(P.Major) + "." + Twine(P.Minor) +
          " incompatible with current version " + P.Current)
      .str();
}

/// One sentence, and how the version of the IR has to be written.
static std::string explained(const VersionProblem &P, StringRef Name) {
  std::string Text = Name.str() + ": error: ";
  if (P.What.empty())
    return Text + "invalid nvvmir.version metadata: expected " + P.Expected;
  Text += wordsFor(P, P.What);
  if (P.What == P.Older)
    Text += "\n\nConsider inserting/updating nvvmir.version module metadata. "
            "For example:\n!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0, i32 "
            "3, i32 2}";
  return Text;
}

std::optional<std::string> versionMismatch(const Module &M, StringRef Name,
                                           const ReaderInfo &Reader) {
  std::optional<VersionProblem> Problem;
  const NamedMDNode *Versions = M.getNamedMetadata("nvvmir.version");
  if (!Versions || !Versions->getNumOperands())
    Problem = VersionProblem{"IR", "IR", 1, 0, "2.0", ""};
  else
    for (const MDNode *Node : Versions->operands())
      if ((Problem = problemOf(*Node)))
        break;
  if (!Problem)
    return std::nullopt;
  if (Reader.has(ReaderTrait::ExplainsVersions))
    return explained(*Problem, Name);
  std::string Line = Problem->What.empty()
                         ? std::string()
                         : wordsFor(*Problem, Problem->Older) + "\n";
  return Line + Name.str() +
         ": error: incompatible IR detected. Possible mix of compiler/IR from "
         "different releases.";
}

//===----------------------------------------------------------------------===//
// All findings
//===----------------------------------------------------------------------===//

std::string noInlineWarnings(const Module &M, const ReaderInfo &Reader) {
  Annotations Notes(M);
  std::string Text;
  for (const Function &F : M)
    if (!F.isDeclaration() && F.hasFnAttribute(Attribute::NoInline) &&
        isKernel(F, Notes))
      Text += generatorText(
          {}, "warning",
          ("Function " + F.getName() +
           " is a kernel, so overriding noinline attribute. The function may "
           "be inlined when called.")
              .str(),
          Reader);
  return Text;
}

std::string findingsAsText(ArrayRef<std::unique_ptr<ProgramUnit>> Units,
                           bool ErrorsOnly) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const std::unique_ptr<ProgramUnit> &Unit : Units) {
    if (ErrorsOnly && !Unit->Diags.hasErrors())
      continue;
    DiagnosticSummary Summary;
    Summary.File =
        Unit->Input.File.empty() ? "the linked program" : Unit->Input.File;
    if (const SMInfo *SM = Unit->How.Verifier.Machine.SM)
      Summary.Arch = SM->Name.str();
    printText(OS, Unit->Diags, Summary, /*Color=*/false);
  }
  return Text;
}

std::string findingsAsJSON(ArrayRef<std::unique_ptr<ProgramUnit>> Units) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const std::unique_ptr<ProgramUnit> &Unit : Units)
    printJSON(OS, Unit->Diags);
  return Text;
}

} // namespace opennvvm::capi
