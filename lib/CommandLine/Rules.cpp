//===- Rules.cpp - What a rule means --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
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
    J.attribute("why", R.Why);
    J.attribute("legal", R.Legal);
    J.attribute("help", R.Help);
    J.attribute("source", R.Source);
    J.attribute("bad", R.Bad);
    J.attribute("good", R.Good);
  });
}

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
  printBlock(OS, "Why", R.Why);
  printBlock(OS, "Legal", R.Legal);
  printCarriers(OS, ID);
  printBlock(OS, "Remedy", R.Help);
  printBlock(OS, "Fails", R.Bad);
  printBlock(OS, "Passes", R.Good);
  printBlock(OS, "Source", R.Source);
}

/// The rules with the IDs closest to a misspelled one.
static std::string suggestion(StringRef ID) {
  unsigned Best = ID.size() / 2 + 1;
  StringRef Closest;
  for (const RuleInfo &R : rules()) {
    unsigned Distance = ID.edit_distance(R.ID, true, Best);
    if (Distance < Best) {
      Best = Distance;
      Closest = R.ID;
    }
  }
  return Closest.empty() ? "" : "; did you mean '" + Closest.str() + "'?";
}

Error explainRules(raw_ostream &OS, const Options &O) {
  if (O.Inputs.empty())
    return createStringError(
        "no rule given; usage: nvvmc explain RULE... (nvvmc rules lists them)");
  bool First = true;
  for (StringRef ID : O.Inputs) {
    std::optional<Rule> R = findRule(ID);
    if (!R)
      return createStringError("unknown rule '" + ID + "'" + suggestion(ID));
    if (O.Output == Format::JSON) {
      json::OStream J(OS);
      writeJSON(J, ruleInfo(*R));
      J.flush();
      OS << "\n";
      continue;
    }
    if (!First)
      OS << "\n";
    First = false;
    explain(OS, *R);
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
