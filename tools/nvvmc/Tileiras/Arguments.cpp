//===- Arguments.cpp - What tileiras is asked for -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"

using namespace llvm;

namespace opennvvm::tool::tileiras {

#define OPTTABLE_STR_TABLE_CODE
#define OPTTABLE_PREFIXES_TABLE_CODE
#define OPTTABLE_PREFIXES_UNION_CODE
#include "TileirasOptions.inc"
#undef OPTTABLE_STR_TABLE_CODE
#undef OPTTABLE_PREFIXES_TABLE_CODE
#undef OPTTABLE_PREFIXES_UNION_CODE

namespace {
using opt::DefaultVis;
using opt::HelpHidden;

enum ID : unsigned {
  OPT_INVALID = 0,
#define OPTION(...) LLVM_MAKE_OPT_ID(__VA_ARGS__),
#include "TileirasOptions.inc"
#undef OPTION
};

constexpr opt::OptTable::Info Infos[] = {
#define OPTION(...) LLVM_CONSTRUCT_OPT_INFO(__VA_ARGS__),
#include "TileirasOptions.inc"
#undef OPTION
};

class Table : public opt::PrecomputedOptTable {
public:
  Table()
      : PrecomputedOptTable(OptionStrTable, OptionPrefixesTable, Infos,
                            OptionPrefixesUnion) {}
};
} // namespace

int fail(int Status, const Twine &Text) {
  errs() << "error: " << Text << "\n";
  return Status;
}

void printHelp(raw_ostream &OS) {
  Table().printHelp(OS, "tileiras [options] FILE",
                    "Compiles tile programs: bytecode of Tile IR, or text of "
                    "cuda_tile or nv_tileas");
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The machine that \p Name stands for: of those with code for one machine
/// alone, that one, as NVIDIA's tileiras has it.
static std::string machineOf(StringRef Name) {
  if (!findTarget(Name))
    return "";
  std::string Specific = (Name + "a").str();
  return findTarget(Specific) ? Specific : Name.str();
}

static int readMachine(StringRef Name, Arguments &To) {
  To.Machine = machineOf(Name);
  if (!To.Machine.empty())
    return Done;
  const SMInfo *Nearest = nearestTarget(Name);
  return fail(BadOptions,
              "there is no machine '" + Name + "'" +
                  (Nearest ? "; did you mean '" + Nearest->Name + "'?"
                           : "; sm_80 is one"));
}

static int readLevel(StringRef Text, Arguments &To) {
  int Level = 0;
  if (Text.getAsInteger(10, Level))
    return fail(BadOptions, "for the --opt-level option: '" + Text +
                                "' value invalid for integer argument!");
  if (Level < 0 || Level > 3)
    return fail(BadRequest, "invalid optimization level: " + Twine(Level));
  To.Level = unsigned(Level);
  return Done;
}

static int readForm(StringRef Text, Arguments &To) {
  To.What = StringSwitch<std::optional<Form>>(Text)
                .Case("cubin", Form::Cubin)
                .Case("fatbin", Form::FatBinary)
                .Case("ptx", Form::PTX)
                .Case("llvm", Form::LLVM)
                .Case("nv_tileas", Form::NVTileAS)
                .Case("cuda_tile", Form::CudaTile)
                .Default(std::nullopt);
  return To.What ? Done
                 : fail(BadOptions, "--emit can be cubin, fatbin, ptx, llvm, "
                                    "nv_tileas or cuda_tile, not '" +
                                        Text + "'");
}

static int readMessages(StringRef Text, Arguments &To) {
  To.Messages = StringSwitch<decltype(To.Messages)>(Text)
                    .Case("json", Arguments::JSON)
                    .Case("sarif", Arguments::SARIF)
                    .Default(Arguments::Text);
  if (To.Messages == Arguments::Text && Text != "text")
    return fail(BadOptions,
                "--diagnostics can be text, json or sarif, not '" + Text + "'");
  return Done;
}

static int readWarps(StringRef Text, Arguments &To) {
  if (Text.getAsInteger(10, To.Warps) || !To.Warps)
    return fail(BadOptions,
                "--warps is a power of two from 1 to 32, not '" + Text + "'");
  return Done;
}

static int readLaunch(StringRef Text, Arguments &To) {
  To.NamesLanguage = Text == "language";
  To.StaticShared = Text == "static" || To.NamesLanguage;
  return To.StaticShared || Text == "dynamic"
             ? Done
             : fail(BadOptions,
                    "--launch can be dynamic, static or language, not '" +
                        Text + "'");
}

static int readReport(StringRef Text, Arguments &To) {
  To.WantsReport = Text == "html";
  return To.WantsReport
             ? Done
             : fail(BadOptions, "--report can be html, not '" + Text + "'");
}

static int wrongWord(StringRef Name, StringRef Word) {
  return fail(BadOptions, "for the --" + Name +
                              " option: Cannot find option named '" + Word +
                              "'!");
}

static int readRemarkFormat(StringRef Text, Arguments &To) {
  if (Text == "yaml")
    To.RemarkFormat = Arguments::AsYAML;
  else if (Text != "command-line")
    return wrongWord("remark-format", Text);
  return Done;
}

static int readRemarks(StringRef Text, Arguments &To) {
  StringRef Wrong = To.Remarks.setAll(Text);
  return Wrong.empty() ? Done : wrongWord("remarks", Wrong);
}

/// Reads --remarks-passed and its kin.
template <TileRemark::Kind Which>
static int readRemarksOf(StringRef Text, Arguments &To) {
  static constexpr StringLiteral Names[TileRemark::Kinds] = {
      "remarks-passed", "remarks-missed", "remarks-failed", "remarks-analysis"};
  StringRef Wrong = To.Remarks.set(Which, Text);
  return Wrong.empty() ? Done : wrongWord(Names[Which], Wrong);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// An option whose value must be one of two words.
static int checkWord(const opt::InputArgList &Args, unsigned Option,
                     StringRef Name, ArrayRef<StringRef> Words) {
  const opt::Arg *A = Args.getLastArg(Option);
  if (!A || is_contained(Words, StringRef(A->getValue())))
    return Done;
  return wrongWord(Name, A->getValue());
}

/// Refuses by name what NVIDIA's tileiras has and this one has not.
static int refuseOthers(const opt::InputArgList &Args) {
  if (const opt::Arg *A = Args.getLastArg(OPT_preview))
    return fail(BadOptions, StringRef("--preview=") + A->getValue() +
                                " is not supported: its features are not "
                                "public");
  if (Args.hasArg(OPT_library))
    return fail(NotCompiled,
                "-l is not supported: libraries require the 'simt' preview "
                "feature, which is not public");
  if (Args.hasArg(OPT_apply_controls))
    return fail(BadOptions, "--apply-controls is not supported: the format of "
                            "its file is not public");
  return Done;
}

static int refuseUnknown(const opt::InputArgList &Args) {
  const opt::Arg *A = Args.getLastArgNoClaim(OPT_UNKNOWN);
  if (!A)
    return Done;
  std::string Nearest;
  unsigned Distance = Table().findNearest(A->getSpelling(), Nearest);
  return fail(BadOptions,
              "unknown command line argument '" + A->getSpelling() + "'" +
                  (Distance <= 2 ? "; did you mean '" + Nearest + "'?"
                                 : "; --help lists all"));
}

static int readValues(const opt::InputArgList &Args, Arguments &To) {
  using Reader = int (*)(StringRef, Arguments &);
  static constexpr std::pair<unsigned, Reader> Readers[] = {
      {OPT_gpu_name, readMachine},
      {OPT_opt_level, readLevel},
      {OPT_emit, readForm},
      {OPT_diagnostics, readMessages},
      {OPT_warps, readWarps},
      {OPT_launch, readLaunch},
      {OPT_report, readReport},
      {OPT_remarks, readRemarks},
      {OPT_remark_format, readRemarkFormat},
      {OPT_remarks_passed, readRemarksOf<TileRemark::Passed>},
      {OPT_remarks_missed, readRemarksOf<TileRemark::Missed>},
      {OPT_remarks_failed, readRemarksOf<TileRemark::Failed>},
      {OPT_remarks_analysis, readRemarksOf<TileRemark::Analysis>},
  };
  for (auto [Option, Read] : Readers)
    if (const opt::Arg *A = Args.getLastArg(Option))
      if (int Status = Read(A->getValue(), To))
        return Status;
  To.HasLines = Args.hasArg(OPT_lineinfo);
  To.IsDebug = Args.hasArg(OPT_device_debug);
  To.Output = Args.getLastArgValue(OPT_output_file, To.Output).str();
  To.LaunchInfo = Args.getLastArgValue(OPT_launch_info).str();
  To.Ptxas = Args.getLastArgValue(OPT_ptxas).str();
  To.RemarkFile =
      Args.getLastArgValue(OPT_remarks_output_file, To.RemarkFile).str();
  if (int Status =
          checkWord(Args, OPT_host_arch, "host-arch", {"x86_64", "aarch64"}))
    return Status;
  if (int Status =
          checkWord(Args, OPT_host_os, "host-os", {"linux", "windows"}))
    return Status;
  if (int Status = checkWord(Args, OPT_sanitize, "sanitize", {"memcheck"}))
    return Status;
  if (Args.hasArg(OPT_sanitize))
    To.Note = "--sanitize=memcheck adds no checks; nvvmc run "
              "--engine=machine and compute-sanitizer check the code as it is";
  return Done;
}

int readArguments(ArrayRef<const char *> Given, Arguments &To) {
  Table Options;
  unsigned Index = 0, Count = 0;
  opt::InputArgList Args = Options.ParseArgs(Given, Index, Count);
  if (Count)
    return fail(BadOptions, StringRef("for the ") + Args.getArgString(Index) +
                                " option: requires a value!");
  To.PrintsHelp = Args.hasArg(OPT_help);
  To.PrintsVersion = Args.hasArg(OPT_version);
  To.PrintsVersions = Args.hasArg(OPT_list_versions);
  if (To.PrintsHelp || To.PrintsVersion || To.PrintsVersions)
    return Done;
  if (int Status = refuseUnknown(Args))
    return Status;
  if (int Status = refuseOthers(Args))
    return Status;
  if (int Status = readValues(Args, To))
    return Status;
  std::vector<std::string> Inputs = Args.getAllArgValues(OPT_INPUT);
  if (Inputs.empty())
    return fail(BadOptions, "no input file provided");
  if (Inputs.size() > 1)
    return fail(BadOptions, "one input file is compiled at a time, not also '" +
                                Inputs[1] + "'");
  To.Input = std::move(Inputs.front());
  if (To.Machine.empty())
    return fail(BadRequest, "no machine is named; --gpu-name=sm_80 names one");
  if (To.WantsReport && To.Output == "-")
    return fail(BadRequest, "--report writes a second file and needs -o FILE");
  if (To.WantsReport && To.What &&
      is_contained({Form::LLVM, Form::NVTileAS, Form::CudaTile}, *To.What))
    return fail(BadRequest, "--report is about PTX");
  if (To.IsDebug && To.Level)
    return fail(BadRequest,
                "optimized debugging is currently not supported, change the "
                "optimization level to 0 or disable full debug info");
  return Done;
}

} // namespace opennvvm::tool::tileiras
