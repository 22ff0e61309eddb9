//===- Reports.cpp - What launches have found -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Driver/Reports.h"
#include "Machine/Findings/Rules.h"
#include "Machine/SourceLines.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <set>

using namespace llvm;

namespace opennvvm::cudadriver {

using ptxmachine::Finding;
using ptxmachine::Party;

static StringRef setting(const char *Name) {
  const char *Value = getenv(Name);
  return Value ? Value : "";
}

bool looksForFindings() {
  return setting("OPENNVVM_MACHINE_FINDINGS") != "off";
}

static StringRef lineOf(const LoadedModule &M, unsigned Number) {
  StringRef Rest = M.Text;
  for (unsigned N = 1; N < Number; ++N)
    Rest = Rest.split('\n').second;
  return Rest.split('\n').first.trim();
}

static bool isError(const Finding &F) {
  const ptxmachine::RuleInfo *Rule = ptxmachine::findRule(F.Rule);
  return !Rule || Rule->Level == ptxmachine::Severity::Error;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void printParty(raw_ostream &OS, const LoadedModule &M,
                       const Party &Who) {
  OS << "\n  block (" << Who.Block[0] << "," << Who.Block[1] << ","
     << Who.Block[2] << "), thread (" << Who.Thread[0] << "," << Who.Thread[1]
     << "," << Who.Thread[2] << ")";
  if (!Who.What.empty())
    OS << " " << Who.What;
  if (!Who.Line)
    return;
  for (const ptxmachine::SourcePlace &P :
       ptxmachine::sourceOf(*M.Code, Who.Line))
    OS << "\n    " << P.File << ":" << P.Line;
  OS << "\n    PTX line " << Who.Line << ": " << lineOf(M, Who.Line);
}

static std::string textOf(const LoadedModule &M, const Finding &F) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "kernel " << F.Kernel << ": " << (isError(F) ? "error: " : "warning: ")
     << F.Message << " [" << F.Rule << "]";
  for (const Party &Who : F.Parties)
    printParty(OS, M, Who);
  if (!F.Remedy.empty())
    OS << "\n  help: " << F.Remedy;
  return Text;
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json::Array numbers(const unsigned (&D)[3]) {
  return json::Array{D[0], D[1], D[2]};
}

static json::Object partyOf(const LoadedModule &M, const Party &Who) {
  json::Object O{{"block", numbers(Who.Block)},
                 {"thread", numbers(Who.Thread)},
                 {"what", Who.What}};
  if (!Who.Line)
    return O;
  O["ptxLine"] = Who.Line;
  O["ptx"] = json::fixUTF8(lineOf(M, Who.Line));
  json::Array Source;
  for (const ptxmachine::SourcePlace &P :
       ptxmachine::sourceOf(*M.Code, Who.Line)) {
    json::Object Place{{"file", json::fixUTF8(P.File)}, {"line", P.Line}};
    if (P.Column)
      Place["column"] = P.Column;
    if (!P.Function.empty())
      Place["function"] = json::fixUTF8(P.Function);
    Source.push_back(std::move(Place));
  }
  if (!Source.empty())
    O["source"] = std::move(Source);
  return O;
}

/// Adds \p F to the file. A line is written at once, so that processes can
/// share it.
static void writeJSON(StringRef Path, const LoadedModule &M, const Finding &F) {
  json::Array Parties;
  for (const Party &Who : F.Parties)
    Parties.push_back(partyOf(M, Who));
  json::Object O{{"rule", F.Rule},
                 {"message", json::fixUTF8(F.Message)},
                 {"kernel", json::fixUTF8(F.Kernel)},
                 {"count", F.Count},
                 {"parties", std::move(Parties)}};
  if (!F.Remedy.empty())
    O["help"] = F.Remedy;
  std::string Line;
  raw_string_ostream(Line) << json::Value(std::move(O)) << "\n";
  std::error_code Wrong;
  raw_fd_ostream OS(Path, Wrong, sys::fs::OF_Append);
  OS << Line;
  if (Wrong)
    complain(Path + ": " + Wrong.message());
  OS.clear_error();
}

/// What makes a finding the same as an earlier one.
static std::string keyOf(const Finding &F) {
  std::string Key = F.Kernel + " " + F.Rule.str();
  for (const Party &Who : F.Parties)
    Key += " " + std::to_string(Who.Line);
  return Key;
}

bool reportFindings(LoadedModule &M) {
  StringRef Path = setting("OPENNVVM_MACHINE_REPORT");
  bool Fails = false;
  for (const Finding &F : M.Machine->takeFindings()) {
    Fails |= isError(F);
    if (!M.Reported.insert(keyOf(F)).second)
      continue;
    complain(textOf(M, F));
    if (!Path.empty())
      writeJSON(Path, M, F);
  }
  return Fails && setting("OPENNVVM_MACHINE_FINDINGS") == "error";
}

} // namespace opennvvm::cudadriver
