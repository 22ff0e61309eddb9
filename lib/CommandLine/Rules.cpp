//===- Rules.cpp - What a rule means --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Support/Nearest.h"
#include "opennvvm/Catalog/TileLint.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::tool {

static constexpr StringLiteral SeverityNames[] = {"off", "note", "warning",
                                                  "error"};

static void writeJSON(json::OStream &J, const RuleInfo &R) {
  J.object([&] {
    J.attribute("id", R.ID);
    J.attribute("layer", R.Layer);
    J.attribute("text", R.Text);
    if (!R.LibNVVMText.empty())
      J.attribute("libnvvmText", R.LibNVVMText);
    J.attributeObject("severity", [&] {
      for (unsigned P = 0; P < NumProfiles; ++P)
        J.attribute(profileName(Profile(P)),
                    SeverityNames[unsigned(R.Severities[P])]);
    });
    if (R.Lint != LintLevel::Off)
      J.attribute("lint", R.Lint == LintLevel::All ? "all" : "sure");
    J.attribute("why", R.Why);
    J.attribute("legal", R.Legal);
    J.attribute("help", R.Help);
    if (R.Fix != FixBuilder::None)
      J.attribute("fix", fixText(R.Fix));
    else
      J.attribute("noFix", R.Unmended);
    J.attribute("source", R.Source);
    J.attribute("bad", R.Bad);
    J.attribute("good", R.Good);
  });
}

static void writeJSON(json::OStream &J, Rule ID) { writeJSON(J, ruleInfo(ID)); }

static void printBlock(raw_ostream &OS, StringRef Title, StringRef Text) {
  if (Text.empty())
    return;
  OS << "\n" << Title << ":\n";
  SmallVector<StringRef, 16> Lines;
  Text.split(Lines, '\n');
  for (StringRef Line : Lines)
    OS << "  " << Line << "\n";
}

static void explain(raw_ostream &OS, Rule ID) {
  const RuleInfo &R = ruleInfo(ID);
  OS << R.ID << " (" << R.Layer << ")\n";
  printBlock(OS, "Message", R.Text);
  printBlock(OS, "Message in profile libnvvm", R.LibNVVMText);
  OS << "\nSeverity:\n";
  for (unsigned P = 0; P < NumProfiles; ++P)
    OS << "  " << left_justify(profileName(Profile(P)), 9) << " "
       << SeverityNames[unsigned(R.Severities[P])] << "\n";
  if (R.Lint != LintLevel::Off)
    printBlock(OS, "Reported by",
               ("nvvmc verify " + lintOption(R.Lint) +
                (R.Lint == LintLevel::Sure ? ", and in editors" : ""))
                   .str());
  printBlock(OS, "Why", R.Why);
  printBlock(OS, "Legal", R.Legal);
  printCarriers(OS, ID);
  printBlock(OS, "Remedy", R.Help);
  if (R.Fix != FixBuilder::None)
    printBlock(OS, "Fix", "nvvmc fix " + fixText(R.Fix).str());
  else
    printBlock(OS, "Fix", "none. " + R.Unmended.str());
  printBlock(OS, "Fails", R.Bad);
  printBlock(OS, "Passes", R.Good);
  printBlock(OS, "Source", R.Source);
}

//===----------------------------------------------------------------------===//
// Lints of tile programs, which nv-tileas-opt reports
//===----------------------------------------------------------------------===//

static const TileLintInfo *findTileLint(StringRef ID) {
  const auto *Found = find_if(
      tileLints(), [&](const TileLintInfo &Lint) { return Lint.ID == ID; });
  return Found == tileLints().end() ? nullptr : Found;
}

static void writeJSON(json::OStream &J, const TileLintInfo &Lint) {
  J.object([&] {
    J.attribute("id", Lint.ID);
    J.attribute("layer", "nv_tileas");
    J.attribute("text", Lint.Text);
    J.attribute("stopsLowering", Lint.StopsLowering);
    J.attribute("why", Lint.Why);
    J.attribute("help", Lint.Help);
    J.attribute("bad", Lint.Bad);
    J.attribute("good", Lint.Good);
  });
}

static void explain(raw_ostream &OS, const TileLintInfo &Lint) {
  OS << Lint.ID << " (nv_tileas)\n";
  printBlock(OS, "Message", Lint.Text);
  printBlock(OS, "Severity",
             Lint.StopsLowering
                 ? "warning; error with --nv-tileas-lint=error-on=lowering"
                 : "warning");
  printBlock(OS, "Why", Lint.Why);
  printBlock(OS, "Remedy", Lint.Help);
  printBlock(OS, "Fails", Lint.Bad);
  printBlock(OS, "Passes", Lint.Good);
}

//===----------------------------------------------------------------------===//
// The commands
//===----------------------------------------------------------------------===//

/// "; did you mean '...'?" for a misspelled ID of a rule or a lint.
static std::string suggestion(StringRef ID) {
  NearestName Nearest(ID);
  for (const RuleInfo &R : rules())
    Nearest.consider(R.ID);
  for (const TileLintInfo &Lint : tileLints())
    Nearest.consider(Lint.ID);
  return Nearest.questionOr("nvvmc rules lists them");
}

/// Explains a rule or a lint in the format that was asked for.
template <typename T>
static void explainOne(raw_ostream &OS, const Options &O, bool &IsFirst,
                       const T &What) {
  if (O.Output == Format::JSON) {
    json::OStream J(OS);
    writeJSON(J, What);
    J.flush();
    OS << "\n";
    return;
  }
  if (!IsFirst)
    OS << "\n";
  IsFirst = false;
  explain(OS, What);
}

Error explainRules(raw_ostream &OS, const Options &O) {
  if (O.Inputs.empty())
    return createStringError(
        "no rule given; usage: nvvmc explain RULE... (nvvmc rules lists them)");
  bool First = true;
  for (StringRef ID : O.Inputs) {
    if (std::optional<Rule> R = findRule(ID))
      explainOne(OS, O, First, *R);
    else if (const TileLintInfo *Lint = findTileLint(ID))
      explainOne(OS, O, First, *Lint);
    else
      return createStringError("unknown rule '" + ID + "'" + suggestion(ID));
  }
  return Error::success();
}

Error listRules(raw_ostream &OS, const Options &O) {
  if (O.Output == Format::JSON) {
    json::OStream J(OS, 2);
    J.array([&] {
      for (const RuleInfo &R : rules())
        writeJSON(J, R);
    });
    J.flush();
    OS << "\n";
    return Error::success();
  }
  for (const RuleInfo &R : rules())
    OS << left_justify(R.ID, 36) << " " << R.Text.split('\n').first << "\n";
  return Error::success();
}

} // namespace opennvvm::tool
