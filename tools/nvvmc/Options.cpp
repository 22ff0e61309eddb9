//===- Options.cpp - nvvmc's command line ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace opennvvm::tool {

static Error usage(const Twine &Text) {
  return createStringError(inconvertibleErrorCode(), Text);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static Error setArch(Options &O, StringRef V) {
  O.Arch = findTarget(V);
  if (O.Arch)
    return Error::success();
  std::string Known;
  for (const SMInfo &SM : targets())
    Known += " " + SM.Name.str();
  return usage("unknown target '" + V + "'; known are" + Known);
}

static Error setPTX(Options &O, StringRef V) {
  O.PTX = parsePTXVersion(V);
  return O.PTX ? Error::success()
               : usage("unknown PTX version '" + V + "'; the newest is " +
                       formatPTXVersion(ptxVersions().back()));
}

static Error setMode(Options &O, StringRef V) {
  if (V != "standard" && V != "unified")
    return usage("--mode is standard or unified, not '" + V + "'");
  O.Unified = V == "unified";
  return Error::success();
}

static Error setProfiles(Options &O, StringRef V) {
  SmallVector<StringRef, 4> Names;
  V.split(Names, ',');
  for (StringRef Name : Names) {
    std::optional<Profile> P = findProfile(Name);
    if (!P)
      return usage("unknown profile '" + Name +
                   "'; known are nvvm, libnvvm, nvptx, tileiras");
    if (!is_contained(O.Profiles, *P))
      O.Profiles.push_back(*P);
  }
  return Error::success();
}

static Error setLimits(Options &O, StringRef V) {
  if (V != "tileiras" && V != "ptx")
    return usage("--param-limits is tileiras or ptx, not '" + V + "'");
  O.Limits = V == "ptx" ? ParamLimits::Measured : ParamLimits::Documented;
  return Error::success();
}

static Error setFormat(Options &O, StringRef V) {
  if (V == "text")
    O.Output = Format::Text;
  else if (V == "json")
    O.Output = Format::JSON;
  else if (V == "sarif")
    O.Output = Format::SARIF;
  else
    return usage("--format is text, json or sarif, not '" + V + "'");
  return Error::success();
}

static Error setJSON(Options &O, StringRef) {
  O.Output = Format::JSON;
  return Error::success();
}

static Error setColor(Options &O, StringRef V) {
  if (V == "auto")
    O.Colors = Color::Auto;
  else if (V == "always")
    O.Colors = Color::Always;
  else if (V == "never")
    O.Colors = Color::Never;
  else
    return usage("--color is auto, always or never, not '" + V + "'");
  return Error::success();
}

static Error setErrorLimit(Options &O, StringRef V) {
  if (V.getAsInteger(10, O.Diagnostics.ErrorLimit))
    return usage("--error-limit is a number, not '" + V + "'");
  return Error::success();
}

static Error addRules(std::vector<Rule> &Rules, StringRef V) {
  SmallVector<StringRef, 4> Names;
  V.split(Names, ',');
  for (StringRef Name : Names) {
    std::optional<Rule> R = findRule(Name);
    if (!R)
      return usage("unknown rule '" + Name + "'; nvvmc rules lists them");
    Rules.push_back(*R);
  }
  return Error::success();
}

static Error setDisable(Options &O, StringRef V) {
  if (Error E = addRules(O.Diagnostics.Disabled, V))
    return E;
  for (Rule R : O.Diagnostics.Disabled)
    if (ruleInfo(R).Layer == "input")
      return usage("rule '" + ruleInfo(R).ID +
                   "' cannot be disabled: without the module there is nothing "
                   "to go on with");
  return Error::success();
}

static Error setWerror(Options &O, StringRef V) {
  if (!V.empty())
    return addRules(O.Diagnostics.RulesAsErrors, V);
  O.Diagnostics.WarningsAsErrors = true;
  return Error::success();
}

static Error setLibdevice(Options &O, StringRef V) {
  O.Libdevice = V.str();
  return Error::success();
}

static Error setOutput(Options &O, StringRef V) {
  O.OutputFile = V == "-" ? std::string() : V.str();
  return Error::success();
}

static Error setTier(Options &O, StringRef V) {
  if (V.size() != 1 || V[0] < '0' || V[0] > '3')
    return usage("--opt is 0, 1, 2 or 3, not '" + V + "'");
  O.Optimizer.Tier = V[0] - '0';
  O.HasTier = true;
  return Error::success();
}

static Error setPath(Options &O, StringRef V) {
  if (V == "mid")
    O.Optimizer.Path = PipelinePath::Mid;
  else if (V == "default")
    O.Optimizer.Path = PipelinePath::Default;
  else if (V == "ptx")
    O.Optimizer.Path = PipelinePath::PTX;
  else
    return usage("--path is mid, default or ptx, not '" + V + "'");
  return Error::success();
}

static Error addPassOption(Options &O, StringRef V) {
  return setPassOption(O.Optimizer.Passes, V);
}

template <bool OptimizerOptions::*Flag>
static Error setOptimizerFlag(Options &O, StringRef) {
  O.Optimizer.*Flag = true;
  return Error::success();
}

static Error relaxLowering(Options &O, StringRef) {
  O.Optimizer.Permitted = Leeway::All;
  return Error::success();
}

static Error chooseMode(Options &O, ModeWord Word) {
  if (O.Mode && O.Mode->Mode != Word.Mode)
    return usage("two modes; one of them at a time");
  O.Mode = Word;
  return Error::success();
}

template <OutputMode Mode> static Error setOutputMode(Options &O, StringRef) {
  ModeWord Word;
  Word.Mode = Mode;
  return chooseMode(O, Word);
}

static Error setModeWord(Options &O, StringRef V) {
  uint32_t Bits;
  if (V.getAsInteger(0, Bits))
    return usage("--nvvm-mode-word is a number, not '" + V + "'");
  Expected<ModeWord> Word = decodeModeWord(Bits);
  return Word ? chooseMode(O, *Word) : Word.takeError();
}

static Error setLanguage(Options &O, StringRef V) {
  if (V != "cuda" && V != "opencl")
    return usage("--language is cuda or opencl, not '" + V + "'");
  O.HasLanguage = true;
  return Error::success();
}

template <bool Optimizer> static Error setSplit(Options &O, StringRef V) {
  if (O.Split.Threads)
    return usage("the number of threads to split for is given twice");
  if (V.getAsInteger(10, O.Split.Threads) || O.Split.Threads == 0)
    return usage("a number of threads is 1 or more, not '" + V + "'");
  O.Split.Optimizer = Optimizer;
  return Error::success();
}

static Error keepBitcode(Options &O, StringRef) {
  O.UpgradesBitcode = false;
  return Error::success();
}

static Error setLoweringLevel(Options &O, StringRef V) {
  if (V != "0" && V != "1")
    return usage("--level is 0 or 1, not '" + V + "'");
  O.LoweringLevel = V == "1";
  return Error::success();
}

static Error setJobs(Options &O, StringRef V) {
  if (V.getAsInteger(10, O.Jobs) || O.Jobs == 0)
    return usage("-j is a positive number, not '" + V + "'");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
enum class ValueKind : uint8_t { None, Required, Optional };

/// One option. Flags without a value set a member or have their own function.
struct OptionInfo {
  StringLiteral Name;
  ValueKind Value;
  unsigned Commands;
  StringLiteral Metavar, Help;
  Error (*Set)(Options &, StringRef);
};
} // namespace

template <bool Options::*Member> static Error setFlag(Options &O, StringRef) {
  O.*Member = true;
  return Error::success();
}

static Error setQuiet(Options &O, StringRef) {
  O.Diagnostics.Quiet = true;
  return Error::success();
}

template <unsigned Level> static Error setLevel(Options &O, StringRef) {
  O.OptLevel = Level;
  return Error::success();
}

static Error wantBitcode(Options &O, StringRef) {
  O.WantsBitcode = true;
  return Error::success();
}

static constexpr unsigned Checks = VerifyCommand | CompileCommand;
static constexpr unsigned Emits = CompileCommand | EmitCommand;
static constexpr unsigned Transforms = LowerCommand | OptCommand;
static constexpr unsigned Reads = Checks | EmitCommand | Transforms;
static constexpr unsigned Optimizes = CompileCommand | OptCommand;
static constexpr unsigned Lowers = CompileCommand | Transforms;
static constexpr unsigned Profiled = Checks | OptCommand;
static constexpr unsigned Asks = Profiled | TargetsCommand;

static constexpr OptionInfo Table[] = {
    {"arch", ValueKind::Required, Reads | IntrinsicsCommand, "sm_90a",
     "the machine; else the module's target-cpu, else sm_75", setArch},
    {"ptx", ValueKind::Required, Reads, "8.8",
     "the PTX version; else the lowest that will do", setPTX},
    {"profile", ValueKind::Required, Asks, "NAME[,NAME]",
     "nvvm, libnvvm, nvptx or tileiras", setProfiles},
    {"mode", ValueKind::Required, Asks, "standard|unified",
     "IR kind: NVVM IR or UnifiedNVVMIR", setMode},
    {"param-limits", ValueKind::Required, Profiled, "tileiras|ptx",
     "how many parameter bytes a kernel may have; else as the profile says",
     setLimits},
    {"show-info", ValueKind::None, Profiled, "",
     "also tell the IR kind, and what else is worth knowing",
     setFlag<&Options::ShowInfo>},
    {"nvvm-verify-show-info", ValueKind::None, Profiled, "",
     "the same, as the documents spell it", setFlag<&Options::ShowInfo>},
    {"format", ValueKind::Required,
     Reads | RulesCommand | ExplainCommand | IntrinsicsCommand |
         TargetsCommand,
     "text|json|sarif", "how findings are printed", setFormat},
    {"color", ValueKind::Required, Reads | TargetsCommand, "auto|always|never",
     "colours in text", setColor},
    {"error-limit", ValueKind::Required, Reads, "N",
     "errors printed per file, 200 by default; 0 for all", setErrorLimit},
    {"disable", ValueKind::Required, Reads | TargetsCommand, "RULE[,RULE]",
     "rules that say nothing", setDisable},
    {"Werror", ValueKind::Optional, Reads | TargetsCommand, "[=RULE]",
     "warnings, or this one, are errors", setWerror},
    {"quiet", ValueKind::None, Reads, "", "print errors only", setQuiet},
    {"libdevice", ValueKind::Required, Emits | TargetsCommand, "FILE",
     "libdevice, where __nv_* functions are called; when compiling else "
     "OPENNVVM_LIBDEVICE, CUDA_HOME, CUDA_PATH",
     setLibdevice},
    {"o", ValueKind::Required, Emits | Transforms, "FILE",
     "where the result goes; - is standard output", setOutput},
    {"level", ValueKind::Required, LowerCommand, "0|1",
     "0, the default, lowers by operands and types; 1 also barriers",
     setLoweringLevel},
    {"relaxed-lowering", ValueKind::None, Lowers, "",
     "also lower intrinsics to what later stages may fuse, approximate or not "
     "flush",
     relaxLowering},
    {"O0", ValueKind::None, Emits, "", "print the IR as it is", setLevel<0>},
    {"O1", ValueKind::None, Emits, "", "the same as -O2", setLevel<2>},
    {"O2", ValueKind::None, Emits, "",
     "prepare the IR before printing it (default)", setLevel<2>},
    {"O3", ValueKind::None, Emits, "", "the same as -O2", setLevel<2>},
    {"opt", ValueKind::Required, Optimizes, "0..3",
     "tier of the optimising pipeline; 0 runs none of it (default: 0, but 2 "
     "with opt and where bitcode is made or linked)",
     setTier},
    {"path", ValueKind::Required, Optimizes, "mid|default|ptx",
     "how often intrinsics are lowered: 4 times (default), once, never",
     setPath},
    {"pass-option", ValueKind::Required, Optimizes, "OFFSET=V|slot:N=V",
     "sets a documented slot of NVVMPassOptions", addPassOption},
    {"print-pipeline", ValueKind::None, Optimizes, "",
     "print the passes in order, what is left out too, and stop",
     setFlag<&Options::PrintPipeline>},
    {"verify-each", ValueKind::None, Optimizes, "",
     "LLVM's verifier after each pass",
     setOptimizerFlag<&OptimizerOptions::VerifyEach>},
    {"time-passes", ValueKind::None, Optimizes, "",
     "say on standard error what each pass took",
     setOptimizerFlag<&OptimizerOptions::TimePasses>},
    {"emit-llvm-bc", ValueKind::None, CompileCommand, "",
     "bitcode after optimisation", setOutputMode<OutputMode::LLVMBitcode>},
    {"emit-llvm-bc", ValueKind::None, Transforms, "",
     "bitcode, also where the output does not end in .bc", wantBitcode},
    {"emit-optix-ir", ValueKind::None, CompileCommand, "",
     "the same for OptiX, without LICM; needs --language",
     setOutputMode<OutputMode::OptiXIR>},
    {"gen-lto", ValueKind::None, CompileCommand, "",
     "bitcode to be linked later", setOutputMode<OutputMode::GenLTO>},
    {"gen-lto-and-llc", ValueKind::None, CompileCommand, "",
     "PTX, and that bitcode beside it, in a file that ends in .bc",
     setOutputMode<OutputMode::GenLTOAndLLC>},
    {"link-lto", ValueKind::None, CompileCommand, "",
     "link what -gen-lto gave, optimise again and print",
     setOutputMode<OutputMode::LinkLTO>},
    {"lto", ValueKind::None, CompileCommand, "",
     "-gen-lto on each input, then -link-lto", setOutputMode<OutputMode::LTO>},
    {"nvvm-mode-word", ValueKind::Required, CompileCommand, "0x...",
     "the documented word that selects one of these", setModeWord},
    {"language", ValueKind::Required, CompileCommand, "cuda|opencl",
     "what the module was written in", setLanguage},
    {"split-compile", ValueKind::Required, CompileCommand, "N",
     "generate code for groups of functions in N threads", setSplit<false>},
    {"split-compile-extended", ValueKind::Required, CompileCommand, "N",
     "optimise them so, too", setSplit<true>},
    {"disable-bitcode-version-upgrade", ValueKind::None, CompileCommand, "",
     "refuse bitcode of another LLVM", keepBitcode},
    {"annotate", ValueKind::None, Emits, "", "interleave the IR as comments",
     setFlag<&Options::Annotate>},
    {"strict-atomics", ValueKind::None, Emits, "",
     "LLVM's full memory model on every atomic",
     setFlag<&Options::StrictAtomics>},
    {"allow-cyclic-globals", ValueKind::None, Emits, "",
     "pre-declare globals whose initial values form a cycle",
     setFlag<&Options::AllowCyclicGlobals>},
    {"j", ValueKind::Required, Reads, "N",
     "threads; the output does not depend on it", setJobs},
    {"min", ValueKind::None, TargetsCommand, "",
     "print the lowest target and its PTX version only",
     setFlag<&Options::Lowest>},
    {"json", ValueKind::None, TargetsCommand | IntrinsicsCommand, "",
     "the same as --format=json", setJSON},
    {"stats", ValueKind::None, IntrinsicsCommand, "", "coverage by family",
     setFlag<&Options::Stats>},
};

void printOptions(raw_ostream &OS, Command C) {
  for (const OptionInfo &Info : Table) {
    if (!(Info.Commands & C))
      continue;
    bool OneDash = Info.Name.size() <= 2 || Info.Name == "Werror";
    std::string Left = (OneDash ? "-" : "--") + Info.Name.str();
    if (Info.Value == ValueKind::Required)
      Left += (Info.Name.size() > 2 ? "=" : " ") + Info.Metavar.str();
    else
      Left += Info.Metavar;
    OS << "  " << left_justify(Left, 30) << " " << Info.Help << "\n";
  }
}

/// Why \p Arg is not an option of \p C.
static Error unknownOption(StringRef Arg, StringRef Name, Command C) {
  if (!Name.consume_front("O") || Name.contains('-'))
    return usage("unknown option '" + Arg + "'");
  if (C & Emits)
    return usage("-O is 0, 1, 2 or 3, not '" + Name +
                 "'; it is the level of code generation" +
                 (C & Optimizes ? ", --opt=0 to 3 the optimiser's" : ""));
  return usage("unknown option '" + Arg + "'" +
               (C & Optimizes ? "; the optimiser's tier is --opt=0 to 3"
                              : "; only compile and emit generate code"));
}

static const OptionInfo *findOption(StringRef Name, Command C) {
  for (const OptionInfo &Info : Table)
    if (Info.Name == Name && (Info.Commands & C))
      return &Info;
  return nullptr;
}

OptimizerOptions Options::optimizer() const {
  OptimizerOptions How = Optimizer;
  if (!HasTier)
    How.Tier = Which == OptCommand || mode().Mode != OutputMode::PTX ? 2 : 0;
  How.LICM &= mode().Mode != OutputMode::OptiXIR;
  return How;
}

Expected<Options> parseOptions(Command C, ArrayRef<const char *> Args) {
  Options O;
  O.Which = C;
  bool OnlyInputs = false;
  for (size_t I = 0; I < Args.size(); ++I) {
    StringRef Arg = Args[I];
    if (OnlyInputs || !Arg.starts_with("-") || Arg == "-") {
      O.Inputs.push_back(Arg.str());
      continue;
    }
    if (Arg == "--") {
      OnlyInputs = true;
      continue;
    }
    Arg.consume_front("-");
    Arg.consume_front("-");
    auto [Name, Value] = Arg.split('=');
    bool HasValue = Arg.contains('=');
    const OptionInfo *Info = findOption(Name, C);
    // "-j8" includes its value.
    if (!Info && Arg.starts_with("j") && Arg.size() > 1) {
      Info = findOption("j", C);
      Value = Arg.drop_front();
      HasValue = true;
    }
    if (!Info)
      return unknownOption(Args[I], Name, C);
    if (Info->Value == ValueKind::None && HasValue)
      return usage("option '--" + Name + "' takes no value");
    if (Info->Value == ValueKind::Required && !HasValue) {
      if (++I == Args.size())
        return usage("option '" + Twine(Args[I - 1]) + "' needs a value");
      Value = Args[I];
    }
    if (Error E = Info->Set(O, Value))
      return E;
  }
  return O;
}

} // namespace opennvvm::tool
