//===- Compile.cpp - nvvmc compile and nvvmc emit -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Cubin.h"
#include "Driver/KeptResult.h"
#include "Files.h"
#include "Pipeline/Tiers/Optimizer.h"
#include "Pipeline/Units/Split.h"
#include "Report/Report.h"
#include "Support/SourceMap.h"
#include "TileCode.h"
#include "Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::tool {

namespace {
/// The requests of the command line, except its inputs.
struct CompileRun {
  const Options &O;
  ArrayRef<Profile> Profiles;
  std::string Producer;
  std::vector<std::string> Libraries; ///< Those that were read.
  SplitFiles Units;                   ///< What --split-only writes.
  std::string Ptxas;                  ///< Empty if PTX comes out.
  ReadInput Held;                     ///< If the only input was read before.

  /// Whether readers of the PTX need to know where its lines are from.
  bool marksLines() const { return O.WantsReport || !Ptxas.empty(); }

  /// The session for some of the inputs.
  Session &begin();
};

/// The output of a compilation.
struct Result {
  Products Made;
  bool HasFindings = false;       ///< Whether anything was reported.
  std::optional<ReportedPTX> PTX; ///< If its lines were marked.
  Report Page;                    ///< What --report shows.
};
} // namespace

/// Neither modules nor contexts are ever destroyed: the process ends.
Session &CompileRun::begin() {
  CompileOptions How = compileRequest(O, Profiles);
  How.Producer = Producer;
  How.LibrariesRead = &Libraries;
  if (O.Step == SplitStep::Only)
    How.Split.Files = &Units;
  How.Emitter.MarkLines = marksLines();
  auto *New = new Session(std::move(How), O.Diagnostics);
  if (!O.UpgradesBitcode)
    New->refuseOtherProducers();
  return *New;
}

/// Prints the findings of \p Unit; a report has them and \p Described.
static void printUnit(const ProgramUnit &Unit, StringRef File,
                      const CompileRun &R, json::Object Described,
                      Result &Out) {
  const DiagnosticEngine &Diags = Unit.Diags;
  const SMInfo *SM = Unit.How.Verifier.Machine.SM;
  DiagnosticSummary Summary = {
      File.str(), R.Profiles.empty() ? "none" : profileList(R.Profiles),
      SM ? SM->Name.str() : ""};
  Out.HasFindings |= !Diags.diagnostics().empty();
  // The linked module is only in a report if there is something to say.
  if (R.O.WantsReport && (!Described.empty() || !Diags.diagnostics().empty()))
    Out.Page.Files.push_back({Summary.File, "", Summary.Profiles, Summary.Arch,
                              std::move(Described), describeFindings(Diags)});
  printFindings(Diags, R.O, Summary, /*JSONToStdout=*/false);
  if (R.O.Output == Format::SARIF)
    printSARIF(errs(), &Diags);
}

namespace {
/// A file that was read.
struct Input {
  ProgramUnit *Unit = nullptr; ///< Null if it could not be opened.
  json::Object Described;      ///< For --report.
  int Status = Fine;
};
} // namespace

/// The exit status for \p Unit, which was read; what is wrong with a module
/// that cannot be compiled is reported.
static Input acceptUnit(ProgramUnit &Unit, const CompileRun &R, Session &S) {
  Input In{&Unit, {}, Fine};
  LoadedModule &L = Unit.Input;
  if (!L.Module) {
    In.Status = CouldNotRun;
    return In;
  }
  if (R.O.WantsReport)
    In.Described =
        describeModule(L, Unit.How, R.O.Diagnostics, Unit.IsWellFormed);
  if (R.marksLines())
    L.Map->pin(*L.Module);
  if (Unit.IsSound)
    return In;
  // Existing errors do not hide others.
  S.check(Unit);
  In.Status = std::max<int>(statusOf(Unit.Diags), Violations);
  return In;
}

/// Reads one file and checks its structure.
static Input readFile(StringRef File, const CompileRun &R, Session &S) {
  if (R.Held.Module)
    return acceptUnit(S.read(MemoryBuffer::getMemBuffer(*R.Held.Module),
                             File == "-" ? "<stdin>" : File, R.O.Source),
                      R, S);
  Expected<ProgramUnit *> Read = S.read(File, R.O.Source);
  if (Read)
    return acceptUnit(**Read, R, S);
  return {nullptr, {}, failToRead(R.O, File, Read.takeError())};
}

static void printInput(Input &In, const CompileRun &R, Result &Out) {
  if (In.Unit)
    printUnit(*In.Unit, In.Unit->Input.File, R, std::move(In.Described), Out);
}

/// Compiles the linked program of \p S in mode \p Mode.
static int compileLinked(const CompileRun &R, Session &S, OutputMode Mode,
                         Result &Out) {
  DiagnosticEngine &Diags = S.linked().Diags;
  CompileOptions &How = S.options();
  How.Mode.Mode = Mode;
  if (!S.compile(Out.Made))
    return std::max<int>(statusOf(Diags), Violations);
  if (!R.marksLines() || How.Mode.givesBitcode())
    return Fine;
  // Lines are of one input only.
  if (R.O.Inputs.size() > 1)
    Out.Made.Marks.clear();
  Out.PTX = {Out.Made.text().str(), Out.Made.Marks};
  if (R.Ptxas.empty())
    return Fine;
  SmallVector<AssembledInput, 4> Inputs;
  for (const std::unique_ptr<ProgramUnit> &Unit : S.units())
    if (!Unit->Name.empty())
      Inputs.push_back({Unit->Input.File, Unit->Input.Map.get()});
  AssembledProgram Program{Out.PTX->Text, Out.PTX->Marks, *S.module(), Inputs};
  return makeCubin(R.O, R.Ptxas, *How.Verifier.Machine.SM, Program, Diags,
                   Out.Made.Output);
}

/// Reads, checks and compiles a single file in mode \p Mode.
static int compileFile(CompileRun &R, StringRef File, OutputMode Mode,
                       Result &Out) {
  Session &S = R.begin();
  Input In = readFile(File, R, S);
  if (In.Status == Fine) {
    S.link(LinkStyle());
    In.Status = compileLinked(R, S, Mode, Out);
  }
  printInput(In, R, Out);
  return In.Status;
}

/// Links the modules of \p S, whose findings were printed, in the order given,
/// and compiles the result.
static int linkAndCompile(const CompileRun &R, Session &S, OutputMode Mode,
                          Result &Out) {
  S.link({/*IsChecked=*/true, /*PartsAreShown=*/true});
  const DiagnosticEngine &Diags = S.linked().Diags;
  int Status = Diags.hasErrors() ? std::max<int>(statusOf(Diags), Violations)
                                 : compileLinked(R, S, Mode, Out);
  printUnit(S.linked(), "linked module", R, {}, Out);
  return Status;
}

/// Reads all files, checks each separately, so that every finding has a
/// location, and links them.
static int compileFiles(CompileRun &R, Result &Out) {
  Session &S = R.begin();
  std::vector<Input> Files;
  Files.reserve(R.O.Inputs.size());
  for (const std::string &Name : R.O.Inputs)
    Files.push_back(readFile(Name, R, S));
  S.checkParts();
  int Status = Fine;
  for (Input &In : Files) {
    printInput(In, R, Out);
    bool IsWrong = In.Unit && In.Unit->Diags.hasErrors();
    Status = std::max({Status, In.Status, IsWrong ? +Violations : +Fine});
  }
  return Status == Fine ? linkAndCompile(R, S, R.O.mode().Mode, Out) : Status;
}

/// Does what -gen-lto and then -link-lto do, through the same bitcode.
static int compileLTO(CompileRun &R, Result &Out) {
  Session &S = R.begin();
  int Status = Fine;
  for (const std::string &Name : R.O.Inputs) {
    Result Bitcode;
    Status =
        std::max(Status, compileFile(R, Name, OutputMode::GenLTO, Bitcode));
    Out.HasFindings |= Bitcode.HasFindings;
    if (Status != Fine)
      continue;
    Input In = acceptUnit(
        S.read(MemoryBuffer::getMemBufferCopy(Bitcode.Made.text(), Name), Name),
        R, S);
    Status = In.Status;
    printInput(In, R, Out);
  }
  return Status == Fine ? linkAndCompile(R, S, OutputMode::LinkLTO, Out)
                        : Status;
}

/// The bitcode file of -gen-lto-and-llc: next to the PTX.
static std::string bitcodeBeside(StringRef File) {
  SmallString<128> Path(File);
  sys::path::replace_extension(Path, "bc");
  return Path.str().str();
}

/// The report of a compilation: next to the PTX, too.
static std::string reportBeside(StringRef File) {
  SmallString<128> Path(File);
  sys::path::replace_extension(Path, "html");
  return Path.str().str();
}

/// Why options cannot be combined; empty if they can.
static StringRef contradiction(const Options &O) {
  OutputMode Mode = O.mode().Mode;
  if (StringRef Why = problemOfCubin(O); !Why.empty())
    return Why;
  if (O.Inputs.size() > 1 && O.Which == EmitCommand)
    return "emit takes one input file; compile links several";
  if (StringRef Why = problemOfOutput(O); !Why.empty())
    return Why;
  if (StringRef Why = problemOfSplit(O); !Why.empty())
    return Why;
  if (O.WantsReport && O.OutputFile.empty())
    return "--report writes a second file and needs -o";
  if (O.WantsReport && reportBeside(O.OutputFile) == O.OutputFile)
    return "the report has the name that -o gives";
  if (O.WantsReport && (O.mode().givesBitcode() || Mode == OutputMode::LTO ||
                        O.Step != SplitStep::None))
    return "--report is about PTX";
  if (Mode != OutputMode::GenLTOAndLLC)
    return {};
  if (O.OutputFile.empty())
    return "-gen-lto-and-llc writes two files and needs -o";
  if (bitcodeBeside(O.OutputFile) == O.OutputFile)
    return "the bitcode of -gen-lto-and-llc has the name that -o gives";
  return {};
}

static int write(StringRef File, ArrayRef<char> Bytes) {
  if (Error E = writeWhole(File, StringRef(Bytes.data(), Bytes.size())))
    return fail("cannot write '" + (File.empty() ? "<stdout>" : File) +
                "': " + toString(std::move(E)));
  return Fine;
}

/// Compiles all inputs in the mode of the options.
static int compileInputs(CompileRun &R, Result &Out) {
  OutputMode Mode = R.O.mode().Mode;
  if (Mode == OutputMode::LTO)
    return compileLTO(R, Out);
  return R.O.Inputs.size() == 1 ? compileFile(R, R.O.Inputs.front(), Mode, Out)
                                : compileFiles(R, Out);
}

/// The key for the outputs of this compilation; none if they cannot be kept:
/// standard input is only read once, and findings may be counted on. Of a tile
/// program, what it was compiled to counts.
static std::optional<CacheKey> keyOf(const CompileRun &R,
                                     const CompileOptions &How) {
  if (R.O.Output == Format::SARIF || R.marksLines() ||
      How.Optimizer.TimePasses || R.O.Step != SplitStep::None)
    return std::nullopt;
  CacheKey Key("nvvmc");
  Key.add(How).add(R.O.Diagnostics).add(R.Producer).add(How.Libdevice);
  Key.add(uint64_t(R.O.UpgradesBitcode)).add(uint64_t(R.O.Inputs.size()));
  if (R.O.IsTile)
    return Key.add(R.Held.Module->getBuffer()).add(R.O.Inputs.front());
  for (const std::string &File : R.O.Inputs) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes = std::errc::io_error;
    if (File == "-" || !(Bytes = MemoryBuffer::getFile(File)))
      return std::nullopt;
    Key.add((*Bytes)->getBuffer());
  }
  return Key;
}

/// Takes outputs from the cache if they are there; otherwise compiles, and
/// keeps outputs about which there was nothing to report.
static int compileWithCache(CompileRun &R, Result &Out) {
  CompileOptions How = compileRequest(R.O, R.Profiles);
  KeptResult Cache(How.Cache, [&] { return keyOf(R, How); });
  // The outputs, and then the libraries that were read.
  if (auto Kept = Cache.find(2, SIZE_MAX)) {
    append_range(Out.Made.Output, (*Kept)[0]);
    append_range(Out.Made.LTOBitcode, (*Kept)[1]);
    append_range(R.Libraries, drop_begin(*Kept, 2));
    return Fine;
  }
  int Status = compileInputs(R, Out);
  if (Status != Fine || Out.HasFindings || !Cache.isWanted())
    return Status;
  const SmallVector<char, 0> &LTO = Out.Made.LTOBitcode;
  SmallVector<StringRef, 4> Parts = {Out.Made.text(), {LTO.data(), LTO.size()}};
  append_range(Parts, R.Libraries);
  Error E = Cache.keep(Parts);
  std::string Problem = toString(std::move(E));
  if (!Problem.empty() && !R.O.Diagnostics.Quiet && R.O.Output == Format::Text)
    errs() << "nvvmc: note: " << Problem << "\n";
  return Status;
}

/// Prints remarks on a tile program, or writes them to a file.
static int tellRemarks(const Options &O, ArrayRef<TileRemark> Remarks) {
  if (O.RemarksFile.empty()) {
    printRemarks(errs(), Remarks);
    return Fine;
  }
  SmallString<0> Text;
  raw_svector_ostream OS(Text);
  printRemarksAsYAML(OS, Remarks);
  return write(O.RemarksFile, Text);
}

/// Writes all that comes out, and before it the rule of what was read.
static int writeResult(const CompileRun &R, const Result &Out,
                       DependencyFile &Read) {
  for (const std::string &Library : R.Libraries)
    Read.add(Library);
  if (Error E = Read.write())
    return fail(toString(std::move(E)));
  if (R.O.Step == SplitStep::Only) {
    Error E = writeUnits(R.O, R.Units);
    return E ? fail(toString(std::move(E))) : Fine;
  }
  if (int Status = tellRemarks(R.O, R.Held.Remarks))
    return Status;
  if (!R.O.LaunchInfo.empty())
    if (int Status = write(R.O.LaunchInfo == "-" ? "" : R.O.LaunchInfo,
                           R.Held.LaunchInfo))
      return Status;
  if (R.O.mode().Mode == OutputMode::GenLTOAndLLC)
    if (int Status = write(bitcodeBeside(R.O.OutputFile), Out.Made.LTOBitcode))
      return Status;
  return write(R.O.OutputFile, Out.Made.Output);
}

/// Writes the report next to the output, also about input with errors.
/// \returns the exit status.
static int writeReport(const Options &O, int Status, Result &Out) {
  if (Out.Page.Files.empty())
    return Status;
  Out.Page.PTX = std::move(Out.PTX);
  Out.Page.Command = "compile";
  SmallString<0> Text;
  raw_svector_ostream OS(Text);
  printReport(OS, Out.Page);
  int Written = write(reportBeside(O.OutputFile), Text);
  return std::max(Status, Written);
}

/// Tells who expects -O to optimize, as it does for a compiler of a language.
static void noteLevel(const Options &O) {
  if (O.Which != CompileCommand || O.HasTier || O.optimizer().Tier ||
      O.Diagnostics.Quiet || O.Output != Format::Text)
    return;
  for (const GivenOption &Given : reverse(O.Given))
    if (StringRef Level = Given.Name;
        Level.size() == 2 && Level.consume_front("O")) {
      if (Level != "0")
        errs() << "nvvmc: note: -O" << Level
               << " is a level of code generation, as for llc, and does not "
                  "optimize; --opt="
               << Level << " does\n";
      return;
    }
}

/// fail(), also in a log of SARIF.
static int failToRun(const Options &O, const std::string &Why) {
  if (O.Output == Format::SARIF)
    printSARIF(errs(), ArrayRef<const DiagnosticEngine *>(), Why);
  return fail(Why);
}

int runCompile(const Options &Given) {
  JobSlots Slots(Given.Jobs);
  Options O = Given;
  O.Jobs = Slots.threads();
  if (O.Step == SplitStep::Unit || O.Step == SplitStep::Join) {
    if (StringRef Why = problemOfCubin(O); !Why.empty())
      return fail(Why);
    return O.Step == SplitStep::Unit ? runUnit(O) : runJoin(O);
  }
  if (O.PrintPipeline) {
    printPipeline(outs(), O.optimizer());
    return Fine;
  }
  if (O.Inputs.empty())
    return failWithoutInput(O.Which == EmitCommand ? "emit FILE"
                                                   : "compile FILE...");
  if (StringRef Why = contradiction(O); !Why.empty())
    return fail(Why);
  std::string Ptxas;
  if (O.assembles()) {
    Expected<std::string> Found = findPtxas(O.Ptxas, O.Hermetic);
    if (!Found)
      return failToRun(O, toString(Found.takeError()));
    Ptxas = std::move(*Found);
  }
  ReadInput Held;
  if (int Status = readTileInput(O, Held))
    return Status;
  noteLevel(O);
  Expected<DependencyFile> Read =
      DependencyFile::create(O.Step == SplitStep::Only ? forManifest(O) : O);
  if (!Read)
    return fail(toString(Read.takeError()));
  Expected<std::string> Producer = bitcodeProducer(O.Hermetic);
  if (!Producer)
    return fail(toString(Producer.takeError()));
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty() && O.Which == CompileCommand)
    Profiles.push_back(Profile::NVPTX);
  CompileRun R{O,  Profiles, std::move(*Producer), {},
               {}, Ptxas,    std::move(Held)};
  R.Units.Arguments = argumentsForUnits(O);
  Result Out;
  int Status = compileWithCache(R, Out);
  Out.Page.Tiles = std::move(R.Held.Tiles);
  if (O.WantsReport)
    Status = writeReport(O, Status, Out);
  return Status == Fine ? writeResult(R, Out, *Read) : Status;
}

} // namespace opennvvm::tool
