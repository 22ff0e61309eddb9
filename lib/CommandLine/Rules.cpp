//===- Rules.cpp - What a rule means --------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Questions.h"
#include "Support/Nearest.h"
#include "opennvvm/Catalog/TileFinding.h"
#include "opennvvm/Catalog/TileLint.h"
#include "opennvvm/Catalog/TileRefusal.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::cli {

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
// Lints and refusals of tile programs, which nv-tileas-opt reports, and
// findings of their runs
//===----------------------------------------------------------------------===//

namespace {
/// A lint of nv_tileas, a finding of cuda_tile, or what its import refuses.
struct TileRow {
  StringRef ID, Layer, Text, Severity;
  std::optional<bool> StopsLowering;
  StringRef Why, Help;
  std::optional<StringRef> Arguments; ///< With which the examples run.
  StringRef Bad, Good;
};
} // namespace

static std::optional<TileRow> findTileRow(StringRef ID) {
  for (const TileLintInfo &L : tileLints())
    if (L.ID == ID)
      return TileRow{ID,
                     "nv_tileas",
                     L.Text,
                     L.StopsLowering ? "warning; error with "
                                       "--nv-tileas-lint=error-on=lowering"
                                     : "warning",
                     L.StopsLowering,
                     L.Why,
                     L.Help,
                     std::nullopt,
                     L.Bad,
                     L.Good};
  for (const TileFindingInfo &F : tileFindings())
    if (F.ID == ID)
      return TileRow{ID,    "cuda_tile", F.Text,      "error", std::nullopt,
                     F.Why, F.Help,      F.Arguments, F.Bad,   F.Good};
  for (const TileRefusalInfo &R : tileRefusals())
    if (R.ID == ID)
      return TileRow{ID,    "cuda_tile", R.Text,       "error", std::nullopt,
                     R.Why, R.Help,      std::nullopt, R.Bad,   R.Good};
  return std::nullopt;
}

static void writeJSON(json::OStream &J, const TileRow &R) {
  J.object([&] {
    J.attribute("id", R.ID);
    J.attribute("layer", R.Layer);
    J.attribute("text", R.Text);
    if (R.StopsLowering)
      J.attribute("stopsLowering", *R.StopsLowering);
    J.attribute("why", R.Why);
    J.attribute("help", R.Help);
    if (R.Arguments)
      J.attribute("arguments", *R.Arguments);
    J.attribute("bad", R.Bad);
    J.attribute("good", R.Good);
  });
}

static void explain(raw_ostream &OS, const TileRow &R) {
  OS << R.ID << " (" << R.Layer << ")\n";
  printBlock(OS, "Message", R.Text);
  printBlock(OS, "Severity", R.Severity);
  printBlock(OS, "Why", R.Why);
  printBlock(OS, "Remedy", R.Help);
  printBlock(OS, "Arguments", R.Arguments.value_or(""));
  printBlock(OS, "Fails", R.Bad);
  printBlock(OS, "Passes", R.Good);
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
  for (const TileFindingInfo &Finding : tileFindings())
    Nearest.consider(Finding.ID);
  for (const TileRefusalInfo &Refusal : tileRefusals())
    Nearest.consider(Refusal.ID);
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
  if (O.Output != Format::Text && O.Output != Format::JSON)
    return createStringError("rules are explained as text or json");
  if (O.Inputs.empty())
    return createStringError(
        "no rule given; usage: nvvmc explain RULE... (nvvmc rules lists them)");
  bool First = true;
  for (StringRef ID : O.Inputs) {
    if (std::optional<Rule> R = findRule(ID))
      explainOne(OS, O, First, *R);
    else if (std::optional<TileRow> Row = findTileRow(ID))
      explainOne(OS, O, First, *Row);
    else
      return createStringError("unknown rule '" + ID + "'" + suggestion(ID));
  }
  return Error::success();
}

/// The rules that \p O asks for: those of which a pattern matches the ID, the
/// layer or the message, and that one of the profiles has.
static Expected<std::vector<Rule>> rulesFor(const Options &O) {
  // Patterns refer to their texts.
  std::vector<std::string> Texts;
  for (StringRef Input : O.Inputs) {
    // As for intrinsics: what has no wildcard may be anywhere.
    bool IsPart = Input.find_first_of("*?[") == StringRef::npos;
    Texts.push_back(IsPart ? "*" + Input.lower() + "*" : Input.lower());
  }
  std::vector<GlobPattern> Patterns;
  for (StringRef Text : Texts) {
    Expected<GlobPattern> Pattern = GlobPattern::create(Text);
    if (!Pattern)
      return Pattern.takeError();
    Patterns.push_back(std::move(*Pattern));
  }
  auto IsWanted = [&](const RuleInfo &R) {
    bool Matches = Patterns.empty() || any_of(Patterns, [&](GlobPattern &P) {
                     return P.match(R.ID.lower()) || P.match(R.Layer.lower()) ||
                            P.match(R.Text.lower());
                   });
    return Matches && (O.Profiles.empty() || any_of(O.Profiles, [&](Profile P) {
                         return R.Severities[unsigned(P)] != Severity::Off;
                       }));
  };
  std::vector<Rule> Found;
  for (const auto &[I, R] : enumerate(rules()))
    if (IsWanted(R))
      Found.push_back(Rule(I));
  if (Found.empty())
    return createStringError(
        "no rule matches '" + join(O.Inputs, "', '") + "'" +
        suggestion(O.Inputs.empty() ? "" : StringRef(O.Inputs.front())));
  return Found;
}

/// A line for each rule, with its severity in each of the profiles.
static void printRules(raw_ostream &OS, ArrayRef<Rule> Rules,
                       ArrayRef<Profile> Profiles) {
  constexpr unsigned IDWidth = 36, SeverityWidth = 9;
  OS << left_justify("rule", IDWidth);
  for (Profile P : Profiles)
    OS << " " << left_justify(profileName(P), SeverityWidth);
  OS << " message\n";
  for (Rule ID : Rules) {
    const RuleInfo &R = ruleInfo(ID);
    OS << left_justify(R.ID, IDWidth);
    for (Profile P : Profiles)
      OS << " "
         << left_justify(SeverityNames[unsigned(R.Severities[unsigned(P)])],
                         SeverityWidth);
    OS << " " << R.Text.split('\n').first << "\n";
  }
}

Error listRules(raw_ostream &OS, const Options &O) {
  SmallVector<Profile, NumProfiles> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    for (unsigned P = 0; P < NumProfiles; ++P)
      Profiles.push_back(Profile(P));
  Expected<std::vector<Rule>> Found = rulesFor(O);
  if (!Found)
    return Found.takeError();
  switch (O.Output) {
  case Format::Text:
    printRules(OS, *Found, Profiles);
    return Error::success();
  case Format::JSON: {
    json::OStream J(OS, 2);
    J.array([&] {
      for (Rule R : *Found)
        writeJSON(J, R);
    });
    J.flush();
    OS << "\n";
    return Error::success();
  }
  case Format::SARIF:
    printSARIF(OS, *Found, Profiles.front());
    return Error::success();
  case Format::GitHub:
  case Format::HTML:
    break;
  }
  return createStringError("rules are listed as text, json or sarif");
}

} // namespace opennvvm::cli
