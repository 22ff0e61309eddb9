//===- Rules.cpp - nvvmc explain and nvvmc rules --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
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

static void printBlock(StringRef Title, StringRef Text) {
  if (Text.empty())
    return;
  outs() << "\n" << Title << ":\n";
  SmallVector<StringRef, 16> Lines;
  Text.split(Lines, '\n');
  for (StringRef Line : Lines)
    outs() << "  " << Line << "\n";
}

static void explain(Rule ID) {
  const RuleInfo &R = ruleInfo(ID);
  outs() << R.ID << " (" << R.Layer << ")\n";
  printBlock("Message", R.Text);
  printBlock("Message in profile libnvvm", R.LibNVVMText);
  outs() << "\nSeverity:\n";
  for (unsigned P = 0; P < NumProfiles; ++P)
    outs() << "  " << left_justify(profileName(Profile(P)), 9) << " "
           << SeverityNames[unsigned(R.Severities[P])] << "\n";
  printBlock("Why", R.Why);
  printBlock("Legal", R.Legal);
  printCarriers(ID);
  printBlock("Remedy", R.Help);
  printBlock("Fails", R.Bad);
  printBlock("Passes", R.Good);
  printBlock("Source", R.Source);
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

int runExplain(const Options &O) {
  if (O.Inputs.empty())
    return fail(
        "no rule given; usage: nvvmc explain RULE... (nvvmc rules lists them)");
  bool First = true;
  for (StringRef ID : O.Inputs) {
    std::optional<Rule> R = findRule(ID);
    if (!R)
      return fail("unknown rule '" + ID + "'" + suggestion(ID));
    if (O.Output == Format::JSON) {
      json::OStream J(outs());
      writeJSON(J, ruleInfo(*R));
      J.flush();
      outs() << "\n";
      continue;
    }
    if (!First)
      outs() << "\n";
    First = false;
    explain(*R);
  }
  return Fine;
}

int runRules(const Options &O) {
  if (O.Output == Format::JSON) {
    json::OStream J(outs(), 2);
    J.array([&] {
      for (const RuleInfo &R : rules())
        writeJSON(J, R);
    });
    J.flush();
    outs() << "\n";
    return Fine;
  }
  for (const RuleInfo &R : rules())
    outs() << left_justify(R.ID, 36) << " " << R.Text.split('\n').first << "\n";
  return Fine;
}

} // namespace opennvvm::tool
