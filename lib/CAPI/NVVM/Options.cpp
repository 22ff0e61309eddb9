//===- Options.cpp - The options of libNVVM -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table says how each option is written and what it does. The order in
// which errors are found is that of NVIDIA's library: -Ofast-compile comes
// before all others.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "Support/Nearest.h"
#include "Target/Features.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::capi {

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {

/// What an option's value may be.
enum class Values : uint8_t {
  None,    ///< There is no value.
  Switch,  ///< 0 or 1.
  Level,   ///< 0 to 3.
  Machine, ///< compute_90
  Speed,   ///< 0, min, mid or max; others have a message of their own.
  Dialect, ///< nvvm70 or nvvm-latest; likewise.
  Version, ///< A version of PTX, as 10 times the major number and the minor
           ///< one.
  Any,     ///< Any text, also none.
};

struct OptionRow {
  StringLiteral Name; ///< Without the '='.
  Values Takes = Values::None;
  /// Stores the value; null for an option without an effect.
  void (*Apply)(CompilerOptions &, StringRef Value) = nullptr;
  bool Repeats = false; ///< Whether it may be given more than once.
  /// Options of one group exclude each other; this is what the message about
  /// it calls them.
  StringLiteral Group = "";
  /// The first release of NVIDIA's library that has it; empty for all.
  StringLiteral Since = "";
};

template <bool CompilerOptions::*Member>
void setSwitch(CompilerOptions &O, StringRef Value) {
  O.*Member = Value == "1";
}

void setArch(CompilerOptions &O, StringRef Value) {
  O.Arch = findTarget(Value);
}
void setLevel(CompilerOptions &O, StringRef Value) {
  O.Level = Value.front() - '0';
}
void setSpeed(CompilerOptions &O, StringRef Value) {
  O.CompilesFast = Value != "0";
}
void setDialect(CompilerOptions &O, StringRef Value) { O.Dialect = Value; }
void setLatestDialect(CompilerOptions &O, StringRef) {
  O.Dialect = readers().back().Dialect;
}
/// The number that \p Value is; none if it is no number.
std::optional<unsigned> versionNumber(StringRef Value) {
  unsigned Number;
  if (!all_of(Value, isDigit) || Value.getAsInteger(10, Number))
    return std::nullopt;
  return Number;
}
void setVersion(CompilerOptions &O, StringRef Value) {
  unsigned Number = *versionNumber(Value);
  O.PTX.reset();
  if (is_contained(ptxVersions(), Number))
    O.PTX = PTXVersion(Number);
}
void failOnWarnings(CompilerOptions &O, StringRef) { O.FailsOnWarnings = true; }
void setLTO(CompilerOptions &O, StringRef) { O.GeneratesLTO = true; }
void dropWarnings(CompilerOptions &O, StringRef) { O.Warns = false; }
void setDensity(CompilerOptions &O, StringRef Value) {
  // Like atoi(): text that is no number counts as 0.
  int Density = 0;
  Value.consumeInteger(10, Density);
  constexpr int Never = 101;
  O.JumpTableDensity = std::clamp(Density, 0, Never);
}

// The lowest version of any machine for which the option counts.
constexpr unsigned LowestVersion = 86;

constexpr StringLiteral SplitGroup = "split compilation";

// Checked before the others.
constexpr OptionRow Early[] = {{"-Ofast-compile", Values::Speed, setSpeed}};

constexpr OptionRow Others[] = {
    {"-arch", Values::Machine, setArch},
    {"-opt", Values::Level, setLevel},
    {"-ftz", Values::Switch, setSwitch<&CompilerOptions::FlushesDenormals>},
    {"-prec-sqrt", Values::Switch, setSwitch<&CompilerOptions::PreciseSqrt>},
    {"-prec-div", Values::Switch, setSwitch<&CompilerOptions::PreciseDivision>},
    {"-fma", Values::Switch, setSwitch<&CompilerOptions::FusesProducts>},
    {"-jump-table-density", Values::Any, setDensity, /*Repeats=*/true},
    {"-gen-lto", Values::None, setLTO},
    {"-w", Values::None, dropWarnings},
    // The module decides about debug information, not these.
    {"-g"},
    {"-generate-line-info"},
    {"-Werror", Values::None, failOnWarnings},
    {"-fast-math"},
    {"-gen-opt-lto", Values::None, nullptr, /*Repeats=*/true},
    {"-maxreg", Values::Any},
    {"-split-compile", Values::Any, nullptr, false, SplitGroup},
    {"-split-compile-extended", Values::Any, nullptr, false, SplitGroup},
    {"-nvvm-version", Values::Dialect, setDialect, /*Repeats=*/true},
    {"-nvvm-latest", Values::None, setLatestDialect, /*Repeats=*/true, "",
     "13.5"},
    {"-ptx-version-target", Values::Version, setVersion, /*Repeats=*/true, "",
     "13.3"},
    // Undocumented.
    {"-disable-inlining"},
    {"-inline-info"},
    {"-restrict"},
    {"-aggressive-inline"},
    {"-show-src"},
    {"-vasp-fix"},
    {"-numba-debug", Values::None, nullptr, false, "", "13.1"},
};

/// What users of other compilers write.
struct OtherSpelling {
  StringLiteral Other, Ours;
};
constexpr OtherSpelling OtherSpellings[] = {
    {"-G", "-g"},
    {"-lineinfo", "-generate-line-info"},
    {"-use_fast_math", "-fast-math"},
    {"-maxrregcount", "-maxreg"},
    {"-fmad", "-fma"},
    {"-gpu-architecture", "-arch"},
    {"-dlto", "-gen-lto"},
};

} // namespace

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

const SMInfo *findArchitecture(StringRef Name) {
  if (!Name.consume_front("compute_"))
    return nullptr;
  const SMInfo *SM = findTarget(Name);
  // NVIDIA's library compiles for what its assembler assembles. It knows each
  // name in one spelling only.
  return SM && hasFeature(*SM, Feature::Assembled) &&
                 StringRef(SM->Name).drop_front(3) == Name
             ? SM
             : nullptr;
}

/// Any machine of the catalog, under the prefix that libNVVM wants.
static const SMInfo *findAnyArchitecture(StringRef Name) {
  return Name.consume_front("compute_") && !Name.contains('_')
             ? findTarget(Name)
             : nullptr;
}

namespace {
class OptionReader {
public:
  OptionReader(bool Strict, CompilerOptions &Options, std::string &Log)
      : Strict(Strict), Options(Options), Log(Log) {}

  bool run(ArrayRef<const char *> Given);

private:
  /// One row as it was found in an option.
  struct Match {
    const OptionRow *Row = nullptr;
    StringRef Value;
  };

  Match match(ArrayRef<OptionRow> Rows, StringRef Option) const;
  bool isKnown(const OptionRow &Row) const;
  bool read(const Match &M, StringRef Option);
  bool accepts(const OptionRow &Row, StringRef Value) const;
  bool isRepeated(const OptionRow &Row);
  void refuse(const Match &M, StringRef Option);
  void report(const Twine &Message, StringRef Help = {});

  bool Strict;
  CompilerOptions &Options;
  std::string &Log;
  SmallVector<const OptionRow *, 8> Seen;
};
} // namespace

/// A strict library does not know what is newer than the release that it
/// follows.
bool OptionReader::isKnown(const OptionRow &Row) const {
  if (!Strict || !Options.Release || Row.Since.empty())
    return true;
  return findLibNVVMRelease(Row.Since)->Index <= Options.Release->Index;
}

/// The row that \p Option names; one that takes a value needs the '='.
OptionReader::Match OptionReader::match(ArrayRef<OptionRow> Rows,
                                        StringRef Option) const {
  for (const OptionRow &Row : Rows) {
    StringRef Rest = Option;
    if (!isKnown(Row) || !Rest.consume_front(Row.Name))
      continue;
    if (Row.Takes == Values::None ? Rest.empty() : Rest.consume_front("="))
      return {&Row, Rest};
  }
  return {};
}

bool OptionReader::accepts(const OptionRow &Row, StringRef Value) const {
  switch (Row.Takes) {
  case Values::None:
  case Values::Any:
    return true;
  case Values::Switch:
    return Value == "0" || Value == "1";
  case Values::Level:
    return Value.size() == 1 && Value[0] >= '0' && Value[0] <= '3';
  case Values::Machine:
    return Strict ? findArchitecture(Value) : findAnyArchitecture(Value);
  case Values::Speed:
    return Value == "0" || Value == "min" || Value == "mid" || Value == "max";
  case Values::Dialect:
    return findReader(Value);
  case Values::Version:
    return versionNumber(Value).value_or(0) >= LowestVersion;
  }
  llvm_unreachable("every kind is listed");
}

void OptionReader::report(const Twine &Message, StringRef Help) {
  if (!Log.empty())
    Log += '\n';
  Log += ("libnvvm : error: " + Message).str();
  if (!Strict && !Help.empty())
    Log += ("\n  help: " + Help).str();
}

/// \p Name with "=VALUE" as \p Row wants it; \p Value may be missing or wrong.
static std::string spelling(const OptionRow &Row, StringRef Value) {
  std::string Name = Row.Name.str();
  switch (Row.Takes) {
  case Values::None:
    return Name;
  case Values::Switch:
    return Name + (Value == "0" || Value == "false" ? "=0" : "=1");
  case Values::Level:
    return Name + (Value == "0" || Value == "1" || Value == "2"
                       ? ("=" + Value).str()
                       : std::string("=3"));
  case Values::Machine: {
    const SMInfo *SM = findTarget(Value.trim("=_ "));
    if (!SM)
      SM = nearestTarget(Value);
    return Name + "=compute_" +
           (SM ? StringRef(SM->Name).drop_front(3).str() : std::string("90"));
  }
  case Values::Speed:
    return Name + "=max";
  case Values::Dialect:
    return Name + "=" + readers().back().Dialect.str();
  case Values::Version:
    return Name + "=" + utostr(LowestVersion);
  case Values::Any:
    return Name + "=" + (Value.empty() ? std::string("N") : Value.str());
  }
  llvm_unreachable("every kind is listed");
}

/// The known option that \p Option is closest to; empty if none is close.
static std::string nearestOption(StringRef Option) {
  // A name, and what follows '=' or blanks.
  size_t End = Option.find_first_of("= \t");
  StringRef Name = Option.take_front(End);
  StringRef Value = Option.drop_front(Name.size()).ltrim("= \t");
  std::string Dashed = ("-" + Name.ltrim('-')).str();
  // "-O3" and the like.
  if (StringRef Level = Name.ltrim('-');
      Level.consume_front("O") && Level.size() <= 1 && Value.empty())
    return "-opt=" + (Level.empty() ? "3" : Level.str());
  for (const OtherSpelling &S : OtherSpellings)
    if (S.Other == Dashed)
      Dashed = S.Ours.str();
  NearestName Nearest(Dashed);
  for (ArrayRef<OptionRow> Rows : {ArrayRef(Early), ArrayRef(Others)})
    for (const OptionRow &Row : Rows)
      Nearest.consider(Row.Name);
  for (ArrayRef<OptionRow> Rows : {ArrayRef(Early), ArrayRef(Others)})
    for (const OptionRow &Row : Rows)
      if (Row.Name == Nearest.name())
        return spelling(Row, Value);
  return "";
}

/// The names of all options, as the end of a sentence.
static std::string listOptions() {
  std::string Names;
  for (ArrayRef<OptionRow> Rows : {ArrayRef(Early), ArrayRef(Others)})
    for (const OptionRow &Row : Rows)
      Names += (Names.empty() ? "" : " ") + Row.Name.str();
  return Names;
}

/// The values of -nvvm-version, as the end of a sentence.
static std::string listDialects() {
  std::string Names;
  for (const ReaderInfo &R : readers()) {
    if (!Names.empty())
      Names += &R == &readers().back() ? " and " : ", ";
    Names += R.Dialect;
  }
  return Names;
}

/// Reports an option that is unknown or has a wrong value.
void OptionReader::refuse(const Match &M, StringRef Option) {
  if (M.Row && M.Row->Takes == Values::Dialect)
    return report(M.Value +
                      " is an unsupported value for option: " + M.Row->Name,
                  "the values are " + listDialects());
  if (M.Row && M.Row->Takes == Values::Version)
    return report(M.Value +
                      " is an unsupported value for option: " + M.Row->Name,
                  "the value is 10 times the major version of PTX and the "
                  "minor one, at least " +
                      utostr(LowestVersion) + " for PTX " +
                      formatPTXVersion(LowestVersion));
  if (M.Row && M.Row->Takes == Values::Speed)
    return report("-Ofast-compile called with unsupported level, only supports "
                  "0, min, mid, or max");
  std::string Nearest = nearestOption(Option);
  report(Option + " is an unsupported option",
         Nearest.empty() ? "the options are " + listOptions()
                         : "did you mean " + Nearest + "?");
}

bool OptionReader::isRepeated(const OptionRow &Row) {
  bool Found = !Row.Repeats && any_of(Seen, [&](const OptionRow *Other) {
    return Other == &Row || (!Row.Group.empty() && Row.Group == Other->Group);
  });
  Seen.push_back(&Row);
  return Found;
}

bool OptionReader::read(const Match &M, StringRef Option) {
  if (!M.Row || !accepts(*M.Row, M.Value)) {
    refuse(M, Option);
    return false;
  }
  if (isRepeated(*M.Row)) {
    StringRef Name = M.Row->Group.empty() ? M.Row->Name : M.Row->Group;
    report(Name + " defined more than once");
    return false;
  }
  if (M.Row->Apply)
    M.Row->Apply(Options, M.Value);
  return true;
}

bool OptionReader::run(ArrayRef<const char *> Given) {
  bool IsGood = true;
  auto Read = [&](const Match &M, StringRef Option) {
    if (IsGood || !Strict)
      IsGood &= read(M, Option);
  };
  for (const char *Text : Given) {
    StringRef Option = StringRef(Text).trim();
    if (Match M = match(Early, Option); M.Row)
      Read(M, Option);
  }
  for (const char *Text : Given) {
    StringRef Option = StringRef(Text).trim();
    if (!match(Early, Option).Row)
      Read(match(Others, Option), Option);
  }
  if (!Options.Arch)
    Options.Arch = &assumedTarget();
  return IsGood;
}

bool parseOptions(ArrayRef<const char *> Given, bool Strict,
                  CompilerOptions &Options, std::string &Log) {
  return OptionReader(Strict, Options, Log).run(Given);
}

} // namespace opennvvm::capi
