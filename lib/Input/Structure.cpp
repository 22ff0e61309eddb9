//===- Structure.cpp - LLVM's own verifier --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's verifier prints a message, then the values that it refers to, each on
// its own lines. This file splits the text into findings again, and finds the
// instruction or global of each by its printed form.
//
//===----------------------------------------------------------------------===//

#include "Catalog/VerifierMessage.h"
#include "IntrinsicShapes.h"
#include "SignatureScan.h"
#include "Signatures.h"
#include "Support/CrashBoundary.h"
#include "Support/SourceMap.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include <tuple>
#include <utility>

using namespace llvm;

namespace opennvvm {

namespace {
/// What LLVM's verifier says: a sentence, and the values it is about.
struct Complaint {
  StringRef Sentence;
  std::vector<std::string> Values;
};

/// Finds instructions by their printed form.
class PrintedInstructions {
public:
  explicit PrintedInstructions(const Module &M) : M(M) {}
  const Instruction *find(StringRef Line);

private:
  const Module &M;
  bool Filled = false;
  StringMap<const Instruction *> ByText;
};
} // namespace

const Instruction *PrintedInstructions::find(StringRef Line) {
  if (!Filled) {
    Filled = true;
    ModuleSlotTracker Slots(&M);
    for (const Function &F : M) {
      Slots.incorporateFunction(F);
      for (const Instruction &I : instructions(F)) {
        std::string Text;
        raw_string_ostream OS(Text);
        I.print(OS, Slots);
        ByText.try_emplace(StringRef(Text).trim().split('\n').first, &I);
      }
    }
  }
  return ByText.lookup(Line.trim());
}

/// Whether \p Line shows a value, type or metadata node rather than a message.
static bool showsValue(StringRef Line) {
  if (Line.empty() || isSpace(Line.front()) || Line.front() == '%' ||
      Line.front() == '@' || Line.front() == '<' || Line.front() == '[' ||
      Line.front() == '{' || Line.front() == '}' || Line.front() == ';')
    return true;
  if (Line.consume_front("!"))
    return !Line.empty() && (isDigit(Line[0]) || Line[0] == '{' ||
                             Line[0] == '"' || Line.starts_with("DI"));
  StringRef Word = Line.split(' ').first.split('(').first;
  unsigned Width;
  if (Word.consume_front("i"))
    return !Word.getAsInteger(10, Width);
  return StringSwitch<bool>(Word)
      .Cases({"ptr", "void", "half", "bfloat", "float", "double", "fp128"},
             true)
      .Cases({"label", "metadata", "token", "define", "declare", "distinct"},
             true)
      .Default(false);
}

/// Each complaint once: LLVM's verifier says of an alias what is wrong as often
/// as its constants get there.
static std::vector<Complaint> cutComplaints(StringRef Text) {
  std::vector<Complaint> Complaints;
  DenseSet<StringRef> Known;
  SmallVector<StringRef, 4> Lines;
  auto Keep = [&] {
    if (Lines.empty() ||
        !Known
             .insert({Lines.front().begin(),
                      size_t(Lines.back().end() - Lines.front().begin())})
             .second)
      return;
    Complaints.push_back({Lines.front(), {}});
    for (StringRef Value : ArrayRef(Lines).drop_front())
      Complaints.back().Values.push_back(Value.trim().str());
  };
  for (StringRef Line; !Text.empty();) {
    std::tie(Line, Text) = Text.split('\n');
    if (Line.empty())
      continue;
    if (!showsValue(Line)) {
      Keep();
      Lines.clear();
    }
    Lines.push_back(Line);
  }
  Keep();
  return Complaints;
}

/// The location of a finding: that of its first value that can be found again.
/// The value is removed from the list, since the location shows it.
static Place placeOf(Complaint &F, const Module &M,
                     PrintedInstructions &Instructions) {
  for (auto It = F.Values.begin(); It != F.Values.end(); ++It) {
    StringRef Value = *It;
    Place Found;
    if (const Instruction *I = Instructions.find(Value)) {
      Found = *I;
    } else if (size_t At = Value.find('@');
               At != StringRef::npos && Value.starts_with("ptr ")) {
      Found.GV = M.getNamedValue(Value.drop_front(At + 1).trim('"'));
    }
    if (!Found.I && !Found.GV)
      continue;
    F.Values.erase(It);
    return Found;
  }
  return {};
}

static void reportComplaints(StringRef Text, const Module &M,
                             DiagnosticEngine &Diags) {
  PrintedInstructions Instructions(M);
  for (Complaint &F : cutComplaints(Text)) {
    Place At = placeOf(F, M, Instructions);
    Diags.report(Rule::MiscLlvmVerifier, At, {F.Sentence.str()}, F.Values,
                 remedyForLLVM(F.Sentence));
  }
}

namespace {
/// The findings of LLVM's verifier for a module or a function.
struct Verdict {
  std::string Text;
  bool Broken = false, BrokenDebugInfo = false;
  CrashResult Crash;

  bool isGood() const { return !Crash && !Broken && !BrokenDebugInfo; }
};

/// Finds out which functions of a module are wrong that LLVM's verifier
/// rejected, so that everything else can still be checked.
class StructureCheck {
public:
  StructureCheck(Module &M, DiagnosticEngine &Diags, UnsoundFunctions &Unsound)
      : M(M), Diags(Diags), Unsound(Unsound) {}

  /// \returns true if only debug information was wrong.
  bool run(Verdict Whole);

private:
  Verdict dropDebugInfo(const Verdict &Whole);
  void checkEach();
  bool reportFatalSignatures();
  bool reportIncompatibleCalls();
  Module &M;
  DiagnosticEngine &Diags;
  UnsoundFunctions &Unsound;
};
} // namespace

static Verdict ask(const Module &M) {
  Verdict V;
  V.Crash = runGuarded([&] {
    raw_string_ostream OS(V.Text);
    V.Broken = llvm::verifyModule(M, &OS, &V.BrokenDebugInfo);
  });
  return V;
}

static Verdict ask(const Function &F) {
  Verdict V;
  V.Crash = runGuarded([&] {
    raw_string_ostream OS(V.Text);
    V.Broken = llvm::verifyFunction(F, &OS);
  });
  return V;
}

static void report(StringRef Text, const Module &M, DiagnosticEngine &Diags) {
  if (CrashResult Crash = runGuarded([&] { reportComplaints(Text, M, Diags); }))
    Diags.report(Rule::MiscLlvmVerifier, {}, {Text.split('\n').first.str()});
}

/// The messages about debug information are those that disappear without it.
Verdict StructureCheck::dropDebugInfo(const Verdict &Whole) {
  if (runGuarded([&] { StripDebugInfo(M); }))
    return Whole;
  Verdict Rest = ask(M);
  StringSet<> Others;
  for (const Complaint &F : cutComplaints(Rest.Text))
    Others.insert(F.Sentence);
  for (const Complaint &F : cutComplaints(Whole.Text))
    if (!Others.contains(F.Sentence))
      Diags.reportText(Rule::MiscDebugInfo, {}, {F.Sentence.str()}, F.Values);
  return Rest;
}

/// An old intrinsic with the wrong type is rewritten to code that the verifier
/// rejects or crashes on.
bool StructureCheck::reportFatalSignatures() {
  if (!Diags.sourceMap() || !Diags.isEnabled(Rule::IntrinsicSignature))
    return false;
  StringRef Text = Diags.sourceMap()->text();
  IntrinsicNames Fatal = findFatalSignatures(Text);
  for (const std::string &Name : Fatal)
    Diags.reportText(Rule::IntrinsicSignature, findDeclaration(Text, Name),
                     {Name}, compareSignatures(Name, M.getFunction(Name)));
  return !Fatal.empty();
}

/// LLVM's verifier finds calls of an intrinsic with another type than it has,
/// and crashes when it prints them. Without these calls, the rest can be
/// inspected.
bool StructureCheck::reportIncompatibleCalls() {
  SmallVector<CallInst *, 4> Calls;
  for (const Function &F : M)
    if (F.isIntrinsic())
      for (const Use &U : F.uses())
        if (auto *Call = dyn_cast<CallInst>(U.getUser());
            Call && Call->isCallee(&U) &&
            Call->getFunctionType() != F.getFunctionType())
          Calls.push_back(Call);
  for (CallInst *Call : Calls) {
    Call->setCalledOperand(
        PoisonValue::get(Call->getCalledOperand()->getType()));
    Diags.report(Rule::MiscLlvmVerifier, *Call,
                 {"Intrinsic called with incompatible signature"});
    Call->replaceAllUsesWith(PoisonValue::get(Call->getType()));
    Call->eraseFromParent();
  }
  return !Calls.empty();
}

/// After a crash: verifies each function separately.
void StructureCheck::checkEach() {
  bool IsExplained = reportFatalSignatures();
  IsExplained |= reportIncompatibleCalls();
  // The debug information of a function counts as part of it.
  runGuarded([&] { StripDebugInfo(M); });
  const Function *Fatal = nullptr;
  for (const Function &F : M) {
    if (Unsound.contains(&F))
      continue;
    Verdict V = ask(F);
    if (V.isGood())
      continue;
    Unsound.insert(&F);
    if (!V.Crash)
      report(V.Text, M, Diags);
    else if (!std::exchange(Fatal, &F) && !IsExplained)
      Diags.report(Rule::MiscLlvmCrash, F, {}, V.Crash.Details);
  }
  if (IsExplained)
    return;
  if (!Fatal)
    Diags.report(Rule::MiscLlvmCrash);
  Diags.giveUp();
}

bool StructureCheck::run(Verdict Whole) {
  if (Whole.BrokenDebugInfo && !Whole.Crash)
    Whole = dropDebugInfo(Whole);
  if (Whole.isGood())
    return true;
  // Nothing may access operands of an intrinsic by position if its type is
  // wrong.
  for (StringRef Name : wrongSignatures(M))
    Unsound.insert(M.getFunction(Name));
  if (Whole.Crash) {
    checkEach();
    return false;
  }
  report(Whole.Text, M, Diags);
  for (const Function &F : M)
    if (!ask(F).isGood())
      Unsound.insert(&F);
  return false;
}

/// \returns whether \p F is sound.
static bool verifyLinked(Function &F, DiagnosticEngine &Diags) {
  Verdict V = ask(F);
  if (!V.isGood() && !V.Crash && !runGuarded([&] { stripDebugInfo(F); }))
    V = ask(F);
  if (V.isGood())
    return true;
  if (!V.Crash) {
    report(V.Text, *F.getParent(), Diags);
    return false;
  }
  Diags.giveUp();
  Diags.report(Rule::MiscLlvmCrash, F, {}, V.Crash.Details);
  return false;
}

bool verifyStructure(ArrayRef<Function *> Functions, DiagnosticEngine &Diags) {
  bool AreSound = true;
  for (Function *F : Functions)
    AreSound &= verifyLinked(*F, Diags);
  return AreSound &&
         (Functions.empty() ||
          checkIntrinsicShapes(*Functions.front()->getParent(), {}, Diags));
}

bool verifyStructure(Module &M, DiagnosticEngine &Diags,
                     UnsoundFunctions *Unsound) {
  UnsoundFunctions Local;
  UnsoundFunctions &Found = Unsound ? *Unsound : Local;
  Verdict Whole = ask(M);
  bool IsSound =
      Whole.isGood() || StructureCheck(M, Diags, Found).run(std::move(Whole));
  return checkIntrinsicShapes(M, Found, Diags) && IsSound;
}

} // namespace opennvvm
