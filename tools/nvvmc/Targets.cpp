//===- Targets.cpp - nvvmc targets ----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Targets.h"
#include "Commands.h"
#include "Support/SourceMap.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::tool {

static const TargetAnswer *lowest(ArrayRef<TargetAnswer> Answers) {
  auto *It = find_if(Answers, [](const TargetAnswer &A) { return A.PTX; });
  return It == Answers.end() ? nullptr : It;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string describePlace(const Diagnostic &D) {
  std::string Text = D.File;
  if (D.Range.isValid())
    Text += formatv(":{0}:{1}", D.Range.Line, D.Range.Column);
  else if (!D.Function.empty())
    Text += ": in @" + D.Function;
  return Text;
}

static void printAnswer(const TargetAnswer &A) {
  outs() << left_justify(A.SM->Name, 9);
  if (A.PTX)
    outs() << formatPTXVersion(*A.PTX) << "\n";
  else if (A.Obstacle)
    outs() << "no   " << describePlace(*A.Obstacle) << ": "
           << A.Obstacle->Message << " [" << ruleInfo(A.Obstacle->ID).ID
           << "]\n";
  else
    outs() << "no\n";
}

static void printText(ArrayRef<TargetAnswer> Answers) {
  outs() << "target   PTX\n";
  for (const TargetAnswer &A : Answers)
    printAnswer(A);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeObstacle(json::OStream &J, const Diagnostic &D) {
  J.attribute("rule", ruleInfo(D.ID).ID);
  J.attribute("message", D.Message);
  if (!D.Help.empty())
    J.attribute("help", D.Help);
  if (D.Range.isValid()) {
    J.attribute("line", D.Range.Line);
    J.attribute("column", D.Range.Column);
  }
  if (!D.Function.empty())
    J.attribute("function", D.Function);
}

static void writeMinimum(json::OStream &J, const TargetAnswer *Lowest) {
  if (!Lowest)
    return J.value(nullptr);
  J.object([&] {
    J.attribute("target", Lowest->SM->Name);
    J.attribute("ptx", formatPTXVersion(*Lowest->PTX));
  });
}

static void printJSON(StringRef File, ArrayRef<Profile> Profiles,
                      ArrayRef<TargetAnswer> Answers) {
  json::OStream J(outs());
  J.object([&] {
    J.attribute("file", File);
    J.attributeArray("profiles", [&] {
      for (Profile P : Profiles)
        J.value(profileName(P));
    });
    J.attributeArray("targets", [&] {
      for (const TargetAnswer &A : Answers)
        J.object([&] {
          J.attribute("target", A.SM->Name);
          J.attribute("accepted", A.PTX.has_value());
          if (A.PTX)
            J.attribute("ptx", formatPTXVersion(*A.PTX));
          if (A.Obstacle)
            writeObstacle(J, *A.Obstacle);
        });
    });
    J.attributeBegin("minimum");
    writeMinimum(J, lowest(Answers));
    J.attributeEnd();
  });
  J.flush();
  outs() << "\n";
}

static void printLowest(const TargetAnswer *Lowest, Format Output) {
  if (Output == Format::JSON) {
    json::OStream J(outs());
    writeMinimum(J, Lowest);
    J.flush();
    outs() << "\n";
  } else if (Lowest) {
    outs() << Lowest->SM->Name << " ptx" << unsigned(*Lowest->PTX) << "\n";
  }
}

//===----------------------------------------------------------------------===//
// The command
//===----------------------------------------------------------------------===//

static TargetQuestion questionAbout(const LoadedModule &L, const Options &O,
                                    ArrayRef<Profile> Profiles) {
  TargetQuestion Q;
  Q.How.Profiles = Profiles.vec();
  Q.How.Verifier.Unified = O.Unified;
  Q.How.Verifier.Limits = O.Limits;
  Q.How.Verifier.Compiling = true;
  Q.How.Verifier.TargetTriple = L.TargetTriple;
  Q.How.Verifier.DataLayout = L.DataLayout;
  Q.How.Verifier.LayoutError = L.LayoutError;
  Q.How.Verifier.HasOriginals = true;
  Q.How.Libdevice = libdeviceFor(O);
  Q.How.Verifier.HasLibdevice = !Q.How.Libdevice.empty();
  Q.Diagnostics = O.Diagnostics;
  Q.LowestOnly = O.Lowest;
  Q.File = L.File;
  Q.Map = L.Map.get();
  return Q;
}

int runTargets(const Options &O) {
  if (O.Inputs.empty())
    return failWithoutInput("targets FILE");
  if (O.Inputs.size() != 1)
    return fail("targets takes one input file; - is standard input");
  if (O.Output == Format::SARIF)
    return fail("nvvmc targets prints text or json");
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVPTX);
  // Not destroyed, since the process ends soon anyway.
  auto *S = new Session(compileRequest(O, Profiles), O.Diagnostics);
  Expected<ProgramUnit *> Read = S->read(O.Inputs.front());
  if (!Read)
    return fail("cannot read '" + O.Inputs.front() +
                "': " + toString(Read.takeError()));
  const LoadedModule &L = (*Read)->Input;
  if (!(*Read)->IsSound) {
    const DiagnosticEngine &Diags = (*Read)->Diags;
    printFindings(Diags, O, {L.File, profileList(Profiles), ""},
                  /*JSONToStdout=*/true);
    return std::max<int>(statusOf(Diags), Violations);
  }
  std::vector<TargetAnswer> Answers =
      askTargets(*L.Module, questionAbout(L, O, Profiles));
  if (O.Lowest)
    printLowest(lowest(Answers), O.Output);
  else if (O.Output == Format::JSON)
    printJSON(L.File, Profiles, Answers);
  else
    printText(Answers);
  return lowest(Answers) ? Fine : Violations;
}

} // namespace opennvvm::tool
