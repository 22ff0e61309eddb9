//===- TextSink.cpp - Findings as text ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm {

namespace {
struct Style {
  StringLiteral Name;
  raw_ostream::Colors Color;
};
} // namespace

static const Style &styleOf(Severity S) {
  static constexpr Style Styles[] = {
      {"", raw_ostream::SAVEDCOLOR},
      {"note", raw_ostream::CYAN},
      {"warning", raw_ostream::MAGENTA},
      {"error", raw_ostream::RED},
  };
  return Styles[unsigned(S)];
}

namespace {
/// Prints with or without colors.
class Painter {
public:
  Painter(raw_ostream &OS, bool Color) : OS(OS), Color(Color) {
    if (Color)
      OS.enable_colors(true);
  }

  void paint(StringRef Text, raw_ostream::Colors C, bool Bold = false) {
    if (Color)
      OS.changeColor(C, Bold);
    OS << Text;
    if (Color)
      OS.resetColor();
  }

private:
  raw_ostream &OS;
  bool Color;
};
} // namespace

/// Prints the further lines of a text below the first, indented.
static void printIndented(raw_ostream &OS, StringRef Text) {
  SmallVector<StringRef, 4> Lines;
  Text.split(Lines, '\n');
  for (StringRef Line : Lines)
    OS << "  " << Line << "\n";
}

// Of a line longer than this, only the part around the caret is shown.
static constexpr size_t WidestLine = 160;

/// Prints the line of the input and a caret below the offending text.
static void printSource(raw_ostream &OS, const TextRange &Range, StringRef Line,
                        Painter &Paint) {
  size_t First = std::min<size_t>(Range.Column - 1, Line.size());
  size_t Last = Range.EndLine == Range.Line && Range.EndColumn > 1
                    ? Range.EndColumn - 1
                    : Line.size();
  Last = std::min(std::max(Last, First + 1), std::max(Line.size(), First + 1));
  // Indentation is reduced to two blanks; tabs would misplace the caret.
  size_t Begin = std::min(Line.find_first_not_of(" \t"), First);
  size_t End = Line.size();
  if (End - Begin > WidestLine) {
    if (First - Begin > WidestLine / 2)
      Begin = First - WidestLine / 2;
    End = std::min(End, Begin + WidestLine);
  }
  Last = std::max(std::min(Last, End), First + 1);
  std::string Shown = Line.slice(Begin, End).str();
  for (char &C : Shown)
    if (!isPrint(C) && static_cast<signed char>(C) >= 0)
      C = ' ';
  OS << "  " << Shown << "\n  ";
  std::string Marks(First - Begin, ' ');
  Marks += '^';
  Marks.append(Last - First - 1, '~');
  Paint.paint(Marks, raw_ostream::GREEN, true);
  OS << "\n";
}

static void printSource(raw_ostream &OS, const Diagnostic &D, Painter &Paint) {
  bool HasLine = D.Range.isValid() && !D.SourceLine.empty();
  // A function's name alone says no more than the line below it.
  bool ShowsIR = D.InBlock || StringRef(D.IR).contains('=');
  if (ShowsIR && (!HasLine || D.InstructionIsNew))
    OS << "  " << D.IR << "\n";
  if (HasLine)
    printSource(OS, D.Range, D.SourceLine, Paint);
}

static void printLocation(raw_ostream &OS, const UserLocation &At) {
  OS << At.File << ":" << At.Line;
  if (At.Column)
    OS << ":" << At.Column;
}

static void printContext(raw_ostream &OS, const Diagnostic &D) {
  if (D.Function.empty() && D.User.File.empty())
    return;
  OS << "  ";
  if (!D.Function.empty()) {
    OS << "in @" << D.Function;
    if (!D.Demangled.empty())
      OS << " (" << D.Demangled << ")";
    if (D.InBlock)
      OS << ", block " << D.Block;
  }
  if (!D.User.File.empty()) {
    if (!D.Function.empty())
      OS << "; ";
    OS << "from ";
    printLocation(OS, D.User);
    // If nothing was inlined, the function was just named.
    if (!D.InlinedAt.empty() && !D.User.Function.empty())
      OS << " in " << D.User.Function;
  }
  OS << "\n";
  for (const UserLocation &At : D.InlinedAt) {
    OS << "    inlined at ";
    printLocation(OS, At);
    if (!At.Function.empty())
      OS << " in " << At.Function;
    OS << "\n";
  }
}

static void printHelp(raw_ostream &OS, StringRef Help, Painter &Paint) {
  if (Help.empty())
    return;
  OS << "  ";
  Paint.paint("help", raw_ostream::GREEN, true);
  OS << ": " << Help << "\n";
}

static void printPlace(raw_ostream &OS, StringRef File,
                       const TextRange &Range) {
  if (File.empty())
    return;
  OS << File << ":";
  if (Range.isValid())
    OS << Range.Line << ":" << Range.Column << ":";
  OS << " ";
}

static void printNotes(raw_ostream &OS, const Diagnostic &D, Painter &Paint) {
  const TextRange *Shown = &D.Range;
  for (const DiagnosticNote &N : D.Notes) {
    printPlace(OS, D.File, N.Range);
    Paint.paint("note", raw_ostream::CYAN, true);
    OS << ": " << N.Message;
    if (N.ID)
      OS << " [" << ruleInfo(*N.ID).ID << "]";
    OS << "\n";
    // What was just underlined is not shown again.
    if (N.Range.isValid() && !(N.Range == *Shown) && !N.SourceLine.empty())
      printSource(OS, N.Range, N.SourceLine, Paint);
    if (N.Range.isValid())
      Shown = &N.Range;
    printHelp(OS, N.Help, Paint);
  }
}

/// A number of half bytes, as bytes.
static std::string bytes(uint64_t HalfBytes) {
  return utostr(HalfBytes / 2) + (HalfBytes % 2 ? ".5" : "");
}

// Rows after these are in JSON only.
static constexpr size_t MostRows = 40;
// A longer type is truncated.
static constexpr size_t LongestType = 60;

void printLayout(raw_ostream &OS, ArrayRef<LayoutRow> Rows) {
  if (Rows.empty())
    return;
  OS << "      offset      size   padding\n";
  for (const LayoutRow &R : Rows.take_front(MostRows)) {
    OS << right_justify(bytes(R.Offset), 12) << right_justify(bytes(R.Size), 10)
       << right_justify(R.Padding ? bytes(R.Padding) : "", 10) << "  ";
    OS.indent(2 * R.Depth) << R.Name;
    StringRef Type = R.Type;
    if (!Type.empty())
      OS << ": " << Type.take_front(LongestType)
         << (Type.size() > LongestType ? "..." : "");
    OS << "\n";
  }
  if (Rows.size() > MostRows)
    OS << "  and " << Rows.size() - MostRows << " more\n";
}

/// Whether \p D is about a file that was made from a source, as by a front end,
/// and the place in the source is known.
static bool isInSource(const Diagnostic &D) {
  StringRef Extension = sys::path::extension(D.File);
  return !D.Range.isValid() && D.User.Line && !D.User.File.empty() &&
         !Extension.empty() && Extension != ".bc" && Extension != ".ll" &&
         Extension != ".o";
}

static void printOne(raw_ostream &OS, const Diagnostic &D, bool NameProfile,
                     Painter &Paint) {
  if (isInSource(D)) {
    printLocation(OS, D.User);
    OS << ": ";
  } else {
    printPlace(OS, D.File, D.Range);
  }
  const Style &S = styleOf(D.Level);
  Paint.paint(S.Name, S.Color, true);
  OS << ": ";
  auto [First, Rest] = StringRef(D.Message).split('\n');
  OS << First << " [" << ruleInfo(D.ID).ID;
  if (NameProfile)
    OS << ", " << profileName(D.Contract);
  OS << "]\n";
  if (!Rest.empty())
    printIndented(OS, Rest);
  for (const std::string &Detail : D.Details)
    printIndented(OS, Detail);
  printLayout(OS, D.Layout);
  printSource(OS, D, Paint);
  printContext(OS, D);
  printHelp(OS, D.Help, Paint);
  printNotes(OS, D, Paint);
}

static std::string counted(unsigned N, StringRef What) {
  return utostr(N) + " " + What.str() + (N == 1 ? "" : "s");
}

static void printSummary(raw_ostream &OS, const DiagnosticEngine &Engine,
                         const DiagnosticSummary &Summary) {
  unsigned E = Engine.numErrors(), W = Engine.numWarnings();
  if (!E && !W)
    return;
  if (E)
    OS << counted(E, "error");
  if (W)
    OS << (E ? ", " : "") << counted(W, "warning");
  OS << " in " << Summary.File;
  std::string Terms =
      Summary.Profiles.empty() ? "" : "profile " + Summary.Profiles;
  if (!Summary.Arch.empty())
    Terms += (Terms.empty() ? "" : ", ") + Summary.Arch;
  if (!Terms.empty())
    OS << " (" << Terms << ")";
  if (unsigned N = Engine.numSuppressed())
    OS << ", " << N << " of them past --error-limit";
  for (const Diagnostic &D : Engine.diagnostics())
    if (!E || D.Level == Severity::Error) {
      OS << "; nvvmc explain " << ruleInfo(D.ID).ID;
      break;
    }
  OS << "\n";
}

void printText(raw_ostream &OS, const DiagnosticEngine &Engine,
               const DiagnosticSummary &Summary, bool Color) {
  Painter Paint(OS, Color);
  for (const Diagnostic &D : Engine.diagnostics())
    printOne(OS, D, Engine.hasSeveralProfiles(), Paint);
  printSummary(OS, Engine, Summary);
}

} // namespace opennvvm
