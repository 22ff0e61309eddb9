//===- Options.cpp - nvvmc's command line ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options.td declares the options, the commands that take them and the words
// they accept. This file defines what their values mean.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "OptionParser.h"
#include "Support/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/Option.h"
#include "llvm/Support/Threading.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm::cli {

static Error usage(const Twine &Text) {
  return createStringError(inconvertibleErrorCode(), Text);
}

namespace {
/// An option as it was given.
struct Given {
  StringRef Option; ///< "--format"
  StringRef Value;
  StringRef Words; ///< What the value can be, "text,json,sarif"; empty: other.
};
} // namespace

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// "text, json or sarif"
static std::string inWords(ArrayRef<StringRef> Words) {
  if (Words.size() == 1)
    return Words.front().str();
  return join(Words.drop_back(), ", ") + " or " + Words.back().str();
}

/// Which of the words of the option was given.
static Expected<unsigned> wordOf(const Given &G) {
  SmallVector<StringRef, 4> Words;
  G.Words.split(Words, ',');
  if (const auto *At = find(Words, G.Value); At != Words.end())
    return At - Words.begin();
  return usage(G.Option + " must be " + inWords(Words) + ", not '" + G.Value +
               "'" + didYouMean(G.Value, Words));
}

/// Sets \p Member to the enumerator of that number.
template <auto Member> static Error choose(Options &O, const Given &G) {
  Expected<unsigned> Word = wordOf(G);
  if (!Word)
    return Word.takeError();
  O.*Member = static_cast<std::remove_reference_t<decltype(O.*Member)>>(*Word);
  return Error::success();
}

template <bool Options::*Member>
static Error setFlag(Options &O, const Given &) {
  O.*Member = true;
  return Error::success();
}

static Error setArch(Options &O, const Given &G) {
  O.Arch = findTarget(G.Value);
  if (O.Arch)
    return Error::success();
  std::string Known;
  for (const SMInfo &SM : targets())
    Known += " " + SM.Name.str();
  const SMInfo *Nearest = nearestTarget(G.Value);
  return usage("unknown target '" + G.Value + "'" +
               (Nearest ? "; did you mean '" + Nearest->Name + "'?"
                        : "; known are" + Known));
}

static Error setPTX(Options &O, const Given &G) {
  O.PTX = parsePTXVersion(G.Value);
  return O.PTX ? Error::success()
               : usage("unknown PTX version '" + G.Value + "'; the newest is " +
                       formatPTXVersion(ptxVersions().back()));
}

static Error setProfiles(Options &O, const Given &G) {
  SmallVector<StringRef, 4> Names;
  G.Value.split(Names, ',');
  for (StringRef Name : Names) {
    std::optional<Profile> P = findProfile(Name);
    if (!P) {
      NearestName Nearest(Name);
      for (unsigned I = 0; I < NumProfiles; ++I)
        Nearest.consider(profileName(Profile(I)));
      return usage(
          "unknown profile '" + Name + "'" +
          Nearest.questionOr("known are nvvm, libnvvm, nvptx, tileiras"));
    }
    if (!is_contained(O.Profiles, *P))
      O.Profiles.push_back(*P);
  }
  return Error::success();
}

static Error setRelease(Options &O, const Given &G) {
  O.LibNVVM = findLibNVVMRelease(G.Value);
  if (O.LibNVVM)
    return Error::success();
  std::string Known;
  for (const LibNVVMRelease &R : libNVVMReleases())
    Known += " " + R.Number.str();
  return usage("unknown release of libNVVM '" + G.Value + "'; known are" +
               Known);
}

static Error setLimits(Options &O, const Given &G) {
  Expected<unsigned> Word = wordOf(G);
  if (!Word)
    return Word.takeError();
  O.Limits = *Word ? ParamLimits::Measured : ParamLimits::Documented;
  return Error::success();
}

static Error setJSON(Options &O, const Given &) {
  O.Output = Format::JSON;
  return Error::success();
}

static Error setErrorLimit(Options &O, const Given &G) {
  if (G.Value.getAsInteger(10, O.Diagnostics.ErrorLimit))
    return usage("--error-limit must be a number, not '" + G.Value + "'");
  return Error::success();
}

static std::string ruleLike(StringRef ID) {
  NearestName Nearest(ID);
  for (const RuleInfo &R : rules())
    Nearest.consider(R.ID);
  return Nearest.questionOr("nvvmc rules lists them");
}

static Error addRules(std::vector<Rule> &Rules, StringRef V) {
  SmallVector<StringRef, 4> Names;
  V.split(Names, ',');
  for (StringRef Name : Names) {
    std::optional<Rule> R = findRule(Name);
    if (!R)
      return usage("unknown rule '" + Name + "'" + ruleLike(Name));
    Rules.push_back(*R);
  }
  return Error::success();
}

static Error setDisable(Options &O, const Given &G) {
  if (Error E = addRules(O.Diagnostics.Disabled, G.Value))
    return E;
  for (Rule R : O.Diagnostics.Disabled)
    if (ruleInfo(R).Layer == "input")
      return usage("rule '" + ruleInfo(R).ID +
                   "' cannot be disabled: without a module there is nothing "
                   "to check");
  return Error::success();
}

static Error setBaseline(Options &O, const Given &G) {
  O.Baseline = G.Value.str();
  return O.Baseline.empty() ? usage("--baseline needs a file")
                            : Error::success();
}

static Error setOnly(Options &O, const Given &G) {
  if (Error E = addRules(O.Only, G.Value))
    return E;
  for (Rule R : O.Only)
    if (ruleInfo(R).Fix == FixBuilder::None)
      return usage("rule '" + ruleInfo(R).ID +
                   "' has no fix; nvvmc explain tells its remedy");
  return Error::success();
}

/// Takes what follows "-Werror".
static Error setWerror(Options &O, const Given &G) {
  StringRef Names = G.Value;
  if (!Names.empty() && !Names.consume_front("="))
    return usage("unknown option '" + G.Option + G.Value + "'");
  if (!Names.empty())
    return addRules(O.Diagnostics.RulesAsErrors, Names);
  O.Diagnostics.WarningsAsErrors = true;
  return Error::success();
}

/// Takes what follows "--lint".
static Error setLint(Options &O, const Given &G) {
  StringRef Level = G.Value;
  if (!Level.empty() && !Level.consume_front("="))
    return usage("unknown option '" + G.Option + G.Value + "'");
  std::optional<LintLevel> Asked = StringSwitch<std::optional<LintLevel>>(Level)
                                       .Case("off", LintLevel::Off)
                                       .Cases({"", "sure"}, LintLevel::Sure)
                                       .Case("all", LintLevel::All)
                                       .Default(std::nullopt);
  if (!Asked)
    return usage("--lint must be sure, all or off, not '" + Level + "'" +
                 didYouMean(Level, {"sure", "all", "off"}));
  O.Diagnostics.Lints = *Asked;
  return Error::success();
}

static Error setQuiet(Options &O, const Given &) {
  O.Diagnostics.Quiet = true;
  return Error::success();
}

template <std::string Options::*Member>
static Error setText(Options &O, const Given &G) {
  O.*Member = G.Value.str();
  return Error::success();
}

template <uint64_t Options::*Member>
static Error setNumber(Options &O, const Given &G) {
  if (G.Value.getAsInteger(0, O.*Member))
    return usage(G.Option + " must be a number, not '" + G.Value + "'");
  return Error::success();
}

static Error setCachePolicy(Options &O, const Given &G) {
  Error E = cacheLimits(O.CachePolicy = G.Value.str()).takeError();
  return E ? usage(G.Option + ": " + toString(std::move(E))) : std::move(E);
}

static Error setOutput(Options &O, const Given &G) {
  O.OutputFile = G.Value == "-" ? std::string() : G.Value.str();
  O.HasOutput = true;
  return Error::success();
}

/// "-j 8", "-j8", "-j=8" and "--jobs=8".
static Error setJobs(Options &O, const Given &G) {
  StringRef V = G.Value;
  V.consume_front("=");
  if (V == "auto")
    O.Jobs = hardware_concurrency().compute_thread_count();
  else if (V.getAsInteger(10, O.Jobs) || O.Jobs == 0)
    return usage("-j must be a positive number or auto, not '" + V + "'" +
                 didYouMean(V, {"auto"}));
  return Error::success();
}

static Error setConfig(Options &O, const Given &G) {
  O.ConfigFile = G.Value.str();
  O.IgnoresConfig = false;
  return O.ConfigFile.empty() ? usage("--config needs a file")
                              : Error::success();
}

static Error ignoreConfig(Options &O, const Given &) {
  O.ConfigFile.clear();
  O.IgnoresConfig = true;
  return Error::success();
}

static Error addDebugPrefix(Options &O, const Given &G) {
  auto [Old, New] = G.Value.split('=');
  if (Old.empty() || !G.Value.contains('='))
    return usage(G.Option + " must be OLD=NEW, not '" + G.Value + "'");
  O.DebugPrefixes.emplace_back(Old, New);
  return Error::success();
}

static Error writeDependencies(Options &O, const Given &) {
  O.Dependencies.Writes = true;
  return Error::success();
}

static Error setDependencyFile(Options &O, const Given &G) {
  O.Dependencies.File = G.Value.str();
  return O.Dependencies.File.empty() ? usage("-MF needs a file")
                                     : Error::success();
}

static Error addDependencyTarget(Options &O, const Given &G) {
  O.Dependencies.Targets.push_back(G.Value.str());
  return G.Value.empty() ? usage("-MT needs a target") : Error::success();
}

static Error addPhonyTargets(Options &O, const Given &) {
  O.Dependencies.Phony = true;
  return Error::success();
}

template <unsigned Level> static Error setLevel(Options &O, const Given &) {
  O.OptLevel = Level;
  return Error::success();
}

static Error setTier(Options &O, const Given &G) {
  Expected<unsigned> Word = wordOf(G);
  if (!Word)
    return Word.takeError();
  O.Optimizer.Tier = *Word;
  O.HasTier = true;
  return Error::success();
}

static Error wantReport(Options &O, const Given &G) {
  O.WantsReport = true;
  return wordOf(G).takeError();
}

static Error setPath(Options &O, const Given &G) {
  Expected<unsigned> Word = wordOf(G);
  if (!Word)
    return Word.takeError();
  O.Optimizer.Path = static_cast<PipelinePath>(*Word);
  return Error::success();
}

static Error addPassOption(Options &O, const Given &G) {
  return setPassOption(O.Optimizer.Passes, G.Value);
}

template <bool OptimizerOptions::*Flag>
static Error setOptimizerFlag(Options &O, const Given &) {
  O.Optimizer.*Flag = true;
  return Error::success();
}

static Error relaxLowering(Options &O, const Given &) {
  O.Optimizer.Permitted = Leeway::All;
  return Error::success();
}

static Error chooseMode(Options &O, ModeWord Word) {
  if (O.Mode && O.Mode->Mode != Word.Mode)
    return usage("options that select different outputs cannot be combined");
  O.Mode = Word;
  return Error::success();
}

template <OutputMode Mode>
static Error setOutputMode(Options &O, const Given &) {
  ModeWord Word;
  Word.Mode = Mode;
  return chooseMode(O, Word);
}

static Error wantBitcode(Options &O, const Given &G) {
  O.WantsBitcode = true;
  return O.Which == CompileCommand
             ? setOutputMode<OutputMode::LLVMBitcode>(O, G)
             : Error::success();
}

static Error setModeWord(Options &O, const Given &G) {
  uint32_t Bits;
  if (G.Value.getAsInteger(0, Bits))
    return usage("--nvvm-mode-word must be a number, not '" + G.Value + "'");
  Expected<ModeWord> Word = decodeModeWord(Bits);
  return Word ? chooseMode(O, *Word) : Word.takeError();
}

static Error setLanguage(Options &O, const Given &G) {
  Expected<unsigned> Word = wordOf(G);
  if (!Word)
    return Word.takeError();
  O.HasLanguage = true;
  return Error::success();
}

template <bool Optimizer> static Error setSplit(Options &O, const Given &G) {
  if (O.Split.Threads)
    return usage(
        "only one --split-compile or --split-compile-extended may be given");
  if (G.Value.getAsInteger(10, O.Split.Threads) || O.Split.Threads == 0)
    return usage("the number of threads must be at least 1, not '" + G.Value +
                 "'");
  O.Split.Optimizer = Optimizer;
  return Error::success();
}

template <SplitStep Step> static Error setStep(Options &O, const Given &) {
  if (O.Step != SplitStep::None && O.Step != Step)
    return usage(
        "only one of --split-only, --split-unit and --join may be given");
  O.Step = Step;
  return Error::success();
}

static Error keepBitcode(Options &O, const Given &) {
  O.UpgradesBitcode = false;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Values of llc's options
//===----------------------------------------------------------------------===//

static Error ignoreValue(Options &, const Given &) { return Error::success(); }

static Error ignoreChoice(Options &, const Given &G) {
  return wordOf(G).takeError();
}

static Error checkTriple(Options &, const Given &G) {
  return Triple(G.Value).isNVPTX()
             ? Error::success()
             : usage(G.Option + " must be a triple of NVPTX, not '" + G.Value +
                     "'");
}

/// "+ptx88,+sm_90a"; as for llc, the last of several wins.
static Error setAttributes(Options &O, const Given &G) {
  SmallVector<StringRef, 4> Features;
  G.Value.split(Features, ',', -1, /*KeepEmpty=*/false);
  for (StringRef Feature : Features) {
    StringRef Digits = Feature;
    Error E = Error::success();
    if (Digits.consume_front("+ptx") && Digits.size() > 1)
      E = setPTX(O,
                 {G.Option,
                  (Digits.drop_back() + "." + Digits.take_back()).str(), ""});
    else if (Feature.starts_with("+sm_"))
      E = setArch(O, {G.Option, Feature.drop_front(), ""});
    else
      E = usage(G.Option + " knows +ptxNN and +sm_NN, not '" + Feature + "'");
    if (E)
      return E;
  }
  return Error::success();
}

static Error setFileType(Options &O, const Given &G) {
  if (G.Value == "obj")
    return usage(G.Option + "=obj: PTX is text, of which ptxas makes objects");
  Expected<unsigned> Word = wordOf(G);
  if (!Word)
    return Word.takeError();
  O.OnlyChecks = *Word == 1;
  return Error::success();
}

/// -fp-contract=fast, or a level of FMAs above 0.
static Error setContraction(Options &O, const Given &G) {
  Expected<unsigned> Word = wordOf(G);
  if (!Word)
    return Word.takeError();
  O.Floats.FusesProducts =
      G.Value == "fast" || G.Value == "1" || G.Value == "2";
  return Error::success();
}

/// Sets \p Member to whether the last of the words was given.
template <std::optional<bool> FloatModel::*Member>
static Error setFloats(Options &O, const Given &G) {
  Expected<unsigned> Word = wordOf(G);
  if (!Word)
    return Word.takeError();
  O.Floats.*Member = *Word == G.Words.count(',');
  return Error::success();
}

static Error allowUnsafeMath(Options &O, const Given &) {
  O.Floats.FusesProducts = true;
  O.Floats.PreciseDivision = O.Floats.PreciseSqrt = false;
  return Error::success();
}

static Error addReflectAnswer(Options &O, const Given &G) {
  auto [Name, Number] = G.Value.rsplit('=');
  int Answer;
  if (Name.empty() || Number.getAsInteger(10, Answer))
    return usage(G.Option + " must be NAME=NUMBER, not '" + G.Value + "'");
  O.ReflectAnswers[Name] = Answer;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
/// The function that takes the value of an option, and the words it accepts.
struct ValueReader {
  OptionID ID;
  Error (*Read)(Options &, const Given &);
  const char *Words;
};

constexpr ValueReader Readers[] = {
#define OPTION_WITH_MARSHALLING(                                               \
    PREFIXES_OFFSET, PREFIXED_NAME_OFFSET, ID, KIND, GROUP, ALIAS, ALIASARGS,  \
    FLAGS, VISIBILITY, PARAM, HELPTEXT, HELPTEXTSFORVARIANTS, METAVAR, VALUES, \
    SUBCOMMANDIDS_OFFSET, SHOULD_PARSE, ALWAYS_EMIT, KEYPATH, DEFAULT_VALUE,   \
    IMPLIED_CHECK, IMPLIED_VALUE, NORMALIZER, DENORMALIZER, MERGER, EXTRACTOR, \
    TABLE_INDEX)                                                               \
  {OPT_##ID, NORMALIZER, VALUES},
#include "Options.inc"
#undef OPTION_WITH_MARSHALLING
};
} // namespace

/// Notes that \p A was given.
static void note(Options &O, const opt::Arg &A, const opt::ArgList &List) {
  StringRef Name = A.getOption().getName();
  Name.consume_back("=");
  O.Given.push_back({Name.str(), A.getAsString(List)});
}

/// Stores \p A in \p O.
static Error read(Options &O, const opt::Arg &A) {
  const auto *Reader = find_if(Readers, [&](const ValueReader &R) {
    return A.getOption().matches(R.ID);
  });
  StringRef Name = A.getOption().getPrefixedName();
  Name.consume_back("=");
  return Reader->Read(O, {Name, A.getNumValues() ? A.getValue() : "",
                          Reader->Words ? Reader->Words : ""});
}

StringSet<> givenOptions(Command C, ArrayRef<const char *> Args) {
  OptionParser Table;
  opt::InputArgList List(Args.begin(), Args.end());
  StringSet<> Names;
  for (unsigned Index = 0; Index < Args.size();) {
    if (StringRef(Args[Index]) == "--")
      break;
    std::unique_ptr<opt::Arg> A =
        Table.ParseOneArg(List, Index, opt::Visibility(C));
    if (A)
      Names.insert(A->getOption().getUnaliasedOption().getName().rtrim('='));
  }
  return Names;
}

/// Whether \p Arg, which was read as -j, is the name of another option.
static bool isMistakenForJobs(const opt::Arg &A, StringRef Arg) {
  StringRef Value = A.getNumValues() ? A.getValue() : "";
  return A.getOption().matches(OPT_j) && Arg.ends_with("j" + Value.str()) &&
         Value != "auto" && !Value.empty() && isAlpha(Value.front());
}

/// Takes an argument that is no option: what follows a kernel's file is its.
static void addInput(Options &O, StringRef Arg) {
  bool IsOfKernel = O.Which == RunCommand && !O.Inputs.empty();
  (IsOfKernel ? O.Arguments : O.Inputs).push_back(Arg.str());
}

Expected<Options> parseOptions(Command C, ArrayRef<const char *> Args) {
  OptionParser Table;
  opt::InputArgList List(Args.begin(), Args.end());
  Options O;
  O.Which = C;
  for (unsigned Index = 0; Index < Args.size();) {
    StringRef Arg = Args[Index];
    if (Arg == "--") {
      for (const char *Rest : Args.drop_front(Index + 1))
        addInput(O, Rest);
      break;
    }
    std::unique_ptr<opt::Arg> A =
        Table.ParseOneArg(List, Index, opt::Visibility(C));
    if (!A)
      return usage("option '" + Arg + "' needs a value");
    bool IsUnknown = A->getOption().matches(OPT_UNKNOWN);
    bool IsNegativeWord =
        IsUnknown && O.DecodesWord && Arg.size() > 1 && isDigit(Arg[1]);
    if (A->getOption().matches(OPT_INPUT) || IsNegativeWord)
      addInput(O, Arg);
    else if (IsUnknown || isMistakenForJobs(*A, Arg))
      return Table.unknown(Arg, C);
    else if (Error E = read(O, *A))
      return E;
    else
      note(O, *A, List);
  }
  return O;
}

} // namespace opennvvm::cli
