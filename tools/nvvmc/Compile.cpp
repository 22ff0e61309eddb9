//===- Compile.cpp - nvvmc compile and nvvmc emit -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/Compile.h"
#include "Bitcode/Bitcode.h"
#include "Commands.h"
#include "Cubin.h"
#include "Files.h"
#include "Input/LinkedAnnotations.h"
#include "Pipeline/ResultCache.h"
#include "Pipeline/Tiers/Optimizer.h"
#include "Pipeline/Units/Split.h"
#include "Report/Report.h"
#include "Support/SourceMap.h"
#include "Units.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/LineMarks.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm::tool {

CompileOptions compileOptions(const Options &O, ArrayRef<Profile> Profiles,
                              const LoadedModule &L) {
  return optionsFor(compileRequest(O, Profiles), L);
}

namespace {
/// One input file of the compiled module. Neither the module nor the context is
/// ever destroyed; see runVerify.
struct Input {
  LoadedModule *L = nullptr;
  CompileOptions How;
  DiagnosticSummary Summary;
  json::Object Described; ///< For --report.
};

/// The requests of the command line, except its inputs.
struct Request {
  const Options &O;
  ArrayRef<Profile> Profiles;
  std::string Producer;
  std::vector<std::string> Libraries; ///< Those that were read.
  SplitFiles Units;                   ///< What --split-only writes.
  std::string Ptxas;                  ///< Empty if PTX comes out.

  /// Whether readers of the PTX need to know where its lines are from.
  bool marksLines() const { return O.WantsReport || !Ptxas.empty(); }

  ArrayRef<Profile> reported() const {
    static constexpr Profile Emission[] = {Profile::NVPTX};
    return Profiles.empty() ? ArrayRef(Emission) : Profiles;
  }
};

/// The output of a compilation.
struct Result {
  SmallVector<char, 0> Main, LTOBitcode;
  std::optional<ReportedPTX> PTX; ///< If its lines were marked.
  bool HasFindings = false;       ///< Whether anything was reported.
  Report Page;                    ///< What --report shows.
};
} // namespace

/// Takes a module that was read and checks its structure.
static int acceptModule(LoadedModule Read, Request &R, DiagnosticEngine &Diags,
                        Input &In) {
  In.L = new LoadedModule(std::move(Read));
  In.Summary = {In.L->File,
                R.Profiles.empty() ? "none" : profileList(R.Profiles), ""};
  if (!In.L->Module)
    return CouldNotRun;
  if (In.L->IsBitcode && !R.O.UpgradesBitcode)
    if (std::string Problem = producerProblem(*In.L->Buffer, R.Producer);
        !Problem.empty())
      Diags.report(Rule::BitcodeProducer, {}, {In.L->File}, {Problem});
  completeTarget(*In.L->Module, In.L->DataLayout);
  mapDebugPrefixes(*In.L->Module, R.O.DebugPrefixes);
  In.How = compileOptions(R.O, R.Profiles, *In.L);
  In.How.Producer = R.Producer;
  In.How.LibrariesRead = &R.Libraries;
  if (R.O.Step == SplitStep::Only)
    In.How.Split.Files = &R.Units;
  In.Summary.Arch = In.How.Verifier.Machine.SM->Name.str();
  bool IsSound = verifyStructure(*In.L->Module, Diags, &In.L->Unsound);
  if (R.O.WantsReport)
    In.Described = describeModule(*In.L, In.How, R.O.Diagnostics, IsSound);
  if (R.marksLines())
    In.L->Map->pin(*In.L->Module);
  In.How.Emitter.MarkLines = R.marksLines();
  if (IsSound && !Diags.hasErrors())
    return Fine;
  // Existing errors do not hide others.
  checkModule(*In.L->Module, In.How, Diags);
  return std::max<int>(statusOf(Diags), Violations);
}

/// Reads \p File; findings name \p Source instead, unless that is empty.
static Expected<LoadedModule> loadNamed(StringRef File, StringRef Source,
                                        LLVMContext &Context,
                                        DiagnosticEngine &Diags) {
  if (Source.empty())
    return loadModule(File, Context, Diags);
  ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes = MemoryBuffer::getFile(File);
  if (!Bytes)
    return errorCodeToError(Bytes.getError());
  return loadModuleFromBuffer(std::move(*Bytes), Source, Context, Diags);
}

/// Reads one file and checks its structure.
static int readFile(StringRef File, Request &R, LLVMContext &Context,
                    DiagnosticEngine &Diags, Input &In) {
  Expected<LoadedModule> Read = loadNamed(File, R.O.Source, Context, Diags);
  if (!Read)
    return failToRead(R.O, File, Read.takeError());
  return acceptModule(std::move(*Read), R, Diags, In);
}

static void printInput(Input &In, const DiagnosticEngine &Diags,
                       const Options &O, Result &Out) {
  Out.HasFindings |= !Diags.diagnostics().empty();
  if (!In.L)
    return;
  // The linked module is only in a report if there is something to say.
  if (json::Object Described = std::exchange(In.Described, {});
      O.WantsReport && (!Described.empty() || !Diags.diagnostics().empty()))
    Out.Page.Files.push_back({In.Summary.File, "", In.Summary.Profiles,
                              In.Summary.Arch, std::move(Described),
                              describeFindings(Diags)});
  printFindings(Diags, O, In.Summary, /*JSONToStdout=*/false);
  if (O.Output == Format::SARIF)
    printSARIF(errs(), &Diags);
}

/// Removes the marks from the PTX, for which ptxas has no use.
static void takeMarks(const Request &R, Result &Out) {
  ReportedPTX &PTX = Out.PTX.emplace();
  PTX.Text.assign(Out.Main.begin(), Out.Main.end());
  PTX.Marks = takeLineMarks(PTX.Text);
  Out.Main.assign(PTX.Text.begin(), PTX.Text.end());
  // Lines are of one input only.
  if (R.O.Inputs.size() > 1)
    PTX.Marks.clear();
}

/// Compiles \p In, which is what \p Files were linked to.
static int compileInput(const Request &R, Input &In, ArrayRef<Input> Files,
                        DiagnosticEngine &Diags, Result &Out) {
  if (!compileModule(*In.L->Module, In.How, Diags, Out.Main, &Out.LTOBitcode))
    return std::max<int>(statusOf(Diags), Violations);
  if (!R.marksLines() || In.How.Mode.givesBitcode())
    return Fine;
  takeMarks(R, Out);
  if (R.Ptxas.empty())
    return Fine;
  SmallVector<AssembledInput, 4> Inputs;
  for (const Input &File : Files)
    Inputs.push_back({File.L->File, File.L->Map.get()});
  AssembledProgram Program{Out.PTX->Text, Out.PTX->Marks, *In.L->Module,
                           Inputs};
  return makeCubin(R.O, R.Ptxas, *In.How.Verifier.Machine.SM, Program, Diags,
                   Out.Main);
}

/// Reads, checks and compiles a single file in mode \p Mode.
static int compileFile(Request &R, StringRef File, OutputMode Mode,
                       Result &Out) {
  DiagnosticEngine Diags(R.O.Diagnostics, R.reported());
  Input In;
  int Status = readFile(File, R, *new LLVMContext, Diags, In);
  In.How.Mode.Mode = Mode;
  if (Status == Fine)
    Status = compileInput(R, In, In, Diags, Out);
  printInput(In, Diags, R.O, Out);
  return Status;
}

/// Checks functions of the linked module of which another module says
/// something. That module's declaration has been checked with it, so that only
/// those remain that are defined with another type.
/// \param Declared the types in the modules that say something.
static void checkAnnotated(const Input &Linked, const AnnotatedTypes &Declared,
                           ArrayRef<Profile> Profiles,
                           DiagnosticEngine &Diags) {
  Module &M = *Linked.L->Module;
  SmallVector<Function *, 4> Functions;
  for (Function &F : M)
    if (const FunctionType *T = Declared.lookup(F.getName());
        T && !F.isDeclaration() && T != F.getFunctionType())
      Functions.push_back(&F);
  if (Functions.empty())
    return;
  for (Profile P : Profiles) {
    Diags.setProfile(P);
    verifyFunctions(M, Functions, Linked.How.Verifier, Diags);
  }
}

/// Links modules that were checked, in the order given, and compiles the
/// result.
static int linkAndCompile(Request &R, MutableArrayRef<Input> Files,
                          OutputMode Mode, Result &Out) {
  DiagnosticEngine Diags(R.O.Diagnostics, R.reported());
  Input &First = Files.front();
  First.Summary.File = "linked module";
  First.How.IsVerified = true;
  First.How.Mode.Mode = Mode;
  AnnotatedTypes Annotated;
  for (const Input &In : Files)
    addAnnotated(*In.L->Module, Annotated);
  for (Input &In : drop_begin(Files)) {
    const SMInfo *&Machine = First.How.Verifier.Machine.SM;
    Machine = machineOfBoth(Machine, In.How.Verifier.Machine.SM);
    if (LinkProblem Problem = linkMismatch(*First.L->Module, *In.L->Module))
      Diags.report(Rule::LinkModules, Problem.At,
                   {In.L->File, Problem.Message});
    if (Error E = linkModule(*First.L->Module, std::move(In.L->Module)))
      Diags.report(Rule::LinkModules, {}, {In.L->File, toString(std::move(E))});
  }
  First.Summary.Arch = First.How.Verifier.Machine.SM->Name.str();
  if (!Diags.hasErrors())
    checkAnnotated(First, Annotated, R.Profiles, Diags);
  int Status = Diags.hasErrors() ? std::max<int>(statusOf(Diags), Violations)
                                 : compileInput(R, First, Files, Diags, Out);
  printInput(First, Diags, R.O, Out);
  return Status;
}

/// Reads all files, checks each separately, so that every finding has a
/// location, and links them.
static int compileFiles(Request &R, Result &Out) {
  auto *Context = new LLVMContext;
  std::vector<Input> Files(R.O.Inputs.size());
  std::vector<std::unique_ptr<DiagnosticEngine>> Engines;
  SmallVector<int, 8> Statuses;
  for (auto [Name, In] : zip(R.O.Inputs, Files)) {
    Engines.push_back(
        std::make_unique<DiagnosticEngine>(R.O.Diagnostics, R.reported()));
    Statuses.push_back(readFile(Name, R, *Context, *Engines.back(), In));
  }
  StringSet<> Names;
  for (const Input &In : Files)
    if (In.L && In.L->Module)
      addDefinedNames(*In.L->Module, Names);
  int Status = Fine;
  for (auto [In, Own, Read] : zip(Files, Engines, Statuses)) {
    In.How.Verifier.DefinedElsewhere = &Names;
    if (Read == Fine)
      checkModule(*In.L->Module, In.How, *Own);
    printInput(In, *Own, R.O, Out);
    Status = std::max({Status, Read, Own->hasErrors() ? +Violations : +Fine});
  }
  if (Status != Fine)
    return Status;
  for (Input &In : Files)
    In.How.Verifier.DefinedElsewhere = nullptr;
  return linkAndCompile(R, Files, R.O.mode().Mode, Out);
}

/// Does what -gen-lto and then -link-lto do, through the same bitcode.
static int compileLTO(Request &R, Result &Out) {
  auto *Context = new LLVMContext;
  std::vector<Input> Files(R.O.Inputs.size());
  int Status = Fine;
  for (auto [Name, In] : zip(R.O.Inputs, Files)) {
    Result Bitcode;
    Status =
        std::max(Status, compileFile(R, Name, OutputMode::GenLTO, Bitcode));
    Out.HasFindings |= Bitcode.HasFindings;
    if (Status != Fine)
      continue;
    DiagnosticEngine Own(R.O.Diagnostics, R.reported());
    StringRef Bytes(Bitcode.Main.data(), Bitcode.Main.size());
    LoadedModule L = loadModuleFromBuffer(
        MemoryBuffer::getMemBufferCopy(Bytes, Name), Name, *Context, Own);
    Status = acceptModule(std::move(L), R, Own, In);
    printInput(In, Own, R.O, Out);
  }
  return Status == Fine ? linkAndCompile(R, Files, OutputMode::LinkLTO, Out)
                        : Status;
}

/// The bitcode file of -gen-lto-and-llc: next to the PTX.
static std::string bitcodeBeside(StringRef File) {
  SmallString<128> Path(File);
  sys::path::replace_extension(Path, "bc");
  return Path.str().str();
}

/// Why options cannot be combined; empty if they can.
static std::string reportBeside(StringRef File) {
  SmallString<128> Path(File);
  sys::path::replace_extension(Path, "html");
  return Path.str().str();
}

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
static int compileInputs(Request &R, Result &Out) {
  OutputMode Mode = R.O.mode().Mode;
  if (Mode == OutputMode::LTO)
    return compileLTO(R, Out);
  return R.O.Inputs.size() == 1 ? compileFile(R, R.O.Inputs.front(), Mode, Out)
                                : compileFiles(R, Out);
}

/// The key for the outputs of this compilation; none if they cannot be kept:
/// standard input is only read once, and findings may be counted on.
static std::optional<CacheKey> keyOf(const Request &R,
                                     const CompileOptions &How) {
  if (R.O.Output == Format::SARIF || R.marksLines() ||
      How.Optimizer.TimePasses || R.O.Step != SplitStep::None)
    return std::nullopt;
  CacheKey Key("nvvmc");
  Key.add(How).add(R.O.Diagnostics).add(R.Producer).add(How.Libdevice);
  Key.add(uint64_t(R.O.UpgradesBitcode)).add(uint64_t(R.O.Inputs.size()));
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
static int compileWithCache(Request &R, Result &Out) {
  CompileOptions How = compileRequest(R.O, R.Profiles);
  ResultCache Cache(How.Cache);
  std::optional<CacheKey> Key;
  if (!Cache.isOpen() || !(Key = keyOf(R, How)))
    return compileInputs(R, Out);
  // The outputs, and then the libraries that were read.
  if (auto Kept = Cache.find(*Key); Kept && Kept->size() >= 2) {
    Out.Main.append((*Kept)[0].begin(), (*Kept)[0].end());
    Out.LTOBitcode.append((*Kept)[1].begin(), (*Kept)[1].end());
    append_range(R.Libraries, drop_begin(*Kept, 2));
    return Fine;
  }
  int Status = compileInputs(R, Out);
  if (Status != Fine || Out.HasFindings)
    return Status;
  auto TextOf = [](ArrayRef<char> Bytes) {
    return StringRef(Bytes.data(), Bytes.size());
  };
  SmallVector<StringRef, 4> Parts = {TextOf(Out.Main), TextOf(Out.LTOBitcode)};
  append_range(Parts, R.Libraries);
  Error E = Cache.store(*Key, Parts);
  std::string Problem = toString(std::move(E));
  if (!Problem.empty() && !R.O.Diagnostics.Quiet && R.O.Output == Format::Text)
    errs() << "nvvmc: note: " << Problem << "\n";
  return Status;
}

/// Writes all that comes out, and before it the rule of what was read.
static int writeResult(const Request &R, const Result &Out,
                       DependencyFile &Read) {
  for (const std::string &Library : R.Libraries)
    Read.add(Library);
  if (Error E = Read.write())
    return fail(toString(std::move(E)));
  if (R.O.Step == SplitStep::Only) {
    Error E = writeUnits(R.O, R.Units);
    return E ? fail(toString(std::move(E))) : Fine;
  }
  if (R.O.mode().Mode == OutputMode::GenLTOAndLLC)
    if (int Status = write(bitcodeBeside(R.O.OutputFile), Out.LTOBitcode))
      return Status;
  return write(R.O.OutputFile, Out.Main);
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
  Request R{O, Profiles, std::move(*Producer), {}, {}, Ptxas};
  R.Units.Arguments = argumentsForUnits(O);
  Result Out;
  int Status = compileWithCache(R, Out);
  if (O.WantsReport)
    Status = writeReport(O, Status, Out);
  return Status == Fine ? writeResult(R, Out, *Read) : Status;
}

} // namespace opennvvm::tool
