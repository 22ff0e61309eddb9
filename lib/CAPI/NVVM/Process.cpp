//===- Process.cpp - Verify or compile modules as libNVVM does ------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantOperands.h"
#include "Driver/KeptResult.h"
#include "Dump.h"
#include "Environment.h"
#include "Forward.h"
#include "Input/Link.h"
#include "KnownLibdevice.h"
#include "Log.h"
#include "Options.h"
#include "Program.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm::capi {

using Clock = std::chrono::steady_clock;

namespace {
/// One call of nvvmVerifyProgram() or nvvmCompileProgram() whose options are
/// good.
class Call {
public:
  /// \param IsBrief whether to find out only if there are errors, not where.
  Call(Action What, const Environment &Settings, const CompilerOptions &Options,
       bool IsBrief = false)
      : What(What), Settings(Settings), Options(Options), IsBrief(IsBrief),
        Prog(request(), diagnostics()) {}

  Outcome run(ArrayRef<ProgramPart> Parts);

private:
  CompileOptions request();
  DiagnosticOptions diagnostics() const;
  Profile contract() const;
  std::optional<PTXVersion> versionOfPTX() const;
  bool checkVersionOfPTX();

  void readAll(ArrayRef<ProgramPart> Parts);
  bool read(const ProgramPart &Part, StringRef Shown);
  void checkVersion(const ProgramUnit &Unit);
  void checkStrictly(const ProgramUnit &Unit);
  void warnOfTriple(const ProgramUnit &Unit);
  void readLibrary(const ProgramPart &Part, StringRef Shown);
  std::string checkLibrary(const Module &M, StringRef Name);
  void link();
  void compile();

  nvvmResult codeOfFailure() const {
    return What == Action::Verify ? NVVM_ERROR_INVALID_IR
                                  : NVVM_ERROR_COMPILATION;
  }
  bool compilesStrictly() const {
    return Settings.Strict && What == Action::Compile && !Settings.Contract;
  }
  /// Whether messages of the linker are to say no more than NVIDIA's do.
  bool linksTersely() const {
    return Settings.Strict &&
           !Options.reader().has(ReaderTrait::ExplainsLinking);
  }
  /// NVIDIA's compiler reads every triple as CUDA's.
  bool takesAnyTriple() const {
    return What == Action::Compile && !Settings.Contract;
  }
  /// -Werror; the older code generator of NVIDIA's library ignores it.
  bool failsOnWarnings() const {
    return Options.FailsOnWarnings && !LogOfSuccess.empty() &&
           Options.reader().has(ReaderTrait::HandlesDiagnostics);
  }
  bool hasFailed() const { return Answer.Code != NVVM_SUCCESS; }
  /// Ends the call with \p Code; \p Text begins the log unless it has begun.
  void fail(nvvmResult Code, StringRef Text);
  bool isLate() const;
  void failIfStopped();
  void finishLog();

  Action What;
  const Environment &Settings;
  const CompilerOptions &Options;
  bool IsBrief;
  Clock::time_point Start = Clock::now();
  Outcome Answer;
  std::string LogOfSuccess;
  std::vector<std::string> Names; ///< Of all modules, as findings call them.
  /// What added modules that are libraries by their triples define, and whether
  /// there are others.
  StringSet<> OfLibraries;
  bool HasOthers = false;
  std::string FirstTriple, FirstName;
  Session Prog;
};
} // namespace

/// The contract: what PTX needs, and for verifying, what NVIDIA's verifier
/// requires as well.
Profile Call::contract() const {
  if (Settings.Contract)
    return *Settings.Contract;
  return What == Action::Verify ? Profile::LibNVVM : Profile::NVPTX;
}

/// The option only counts where NVIDIA's library has LLVM's newer code
/// generator.
std::optional<PTXVersion> Call::versionOfPTX() const {
  if (Options.PTX && Options.reader().has(ReaderTrait::HandlesDiagnostics))
    return Options.PTX;
  return Settings.PTX;
}

/// Says in NVIDIA's words that the machine needs a newer version than the
/// option asks for. \returns whether it does not.
bool Call::checkVersionOfPTX() {
  std::optional<PTXVersion> Version = versionOfPTX();
  PTXVersion Lowest = Options.Arch->MinPTX;
  if (!Version || Version != Options.PTX || *Version >= Lowest)
    return true;
  std::string Needed = formatPTXVersion(Lowest);
  fail(NVVM_ERROR_COMPILATION,
       "PTX version " + formatPTXVersion(*Version) +
           " does not support target '" + Options.Arch->Name.str() +
           "'. Minimum required PTX version is " + Needed +
           ". Either remove the PTX version to use the default, or increase it "
           "to at least " +
           Needed + ".\n");
  return false;
}

CompileOptions Call::request() {
  CompileOptions R;
  R.Verifier.Machine = {Options.Arch, versionOfPTX()};
  R.Verifier.LibNVVM = Settings.Release;
  R.Verifier.Compiling = What == Action::Compile;
  R.Verifier.IsLinkedLater = true;
  R.CheckIRVersion = Settings.ChecksIRVersion;
  R.Cache = Settings.Cache;
  R.DropsUnused = true;
  // NVIDIA's compiler does not run its verifier.
  if (compilesStrictly())
    R.Optimizer.Passes.DisableVerifier = true;
  else
    R.Profiles = {contract()};
  unsigned Level = Options.level();
  R.Optimizer.Tier = Level;
  R.Emitter.OptLevel = Level ? 2 : 0;
  R.Emitter.Dwarf = Options.reader().has(ReaderTrait::WritesPublicNames)
                        ? ptx::DwarfStyle::NewerNVVM
                        : ptx::DwarfStyle::NVVM;
  R.Emitter.JumpTableDensity = Options.JumpTableDensity;
  R.Emitter.PartialJumpTables = false;
  R.Floats.FlushesDenormals = Options.FlushesDenormals;
  R.Floats.PreciseDivision = Options.PreciseDivision;
  R.Floats.PreciseSqrt = Options.PreciseSqrt;
  R.Floats.FusesProducts = Options.FusesProducts && Level != 0;
  if (Settings.TimeOut)
    R.ShouldStop = [this] { return isLate(); };
  return R;
}

/// What NVIDIA's verifier refuses although it works is not reported by default.
DiagnosticOptions Call::diagnostics() const {
  DiagnosticOptions O;
  O.Quiet = IsBrief;
  O.NotesPlaces = !IsBrief;
  // checkVersion() reports that.
  O.Disabled = {Rule::MiscNvvmirVersionMissing, Rule::MiscNvvmirVersionValue,
                Rule::MiscNvvmirVersionDebug, Rule::MiscNvvmirVersionShape,
                Rule::MiscNvvmirVersionForm};
  if (takesAnyTriple())
    O.Disabled.push_back(Rule::TripleStandard);
  // Nobody would read it: a warning about a program that compiles.
  if (Settings.Log == LogFormat::Compatible)
    O.Disabled.push_back(Rule::OptKernelEmptied);
  if (What == Action::Compile || Settings.Strict || Settings.Contract)
    return O;
  for (auto [Index, Info] : enumerate(rules()))
    if (Info.Severities[unsigned(Profile::NVPTX)] != Severity::Error)
      O.Disabled.push_back(Rule(Index));
  return O;
}

void Call::fail(nvvmResult Code, StringRef Text) {
  if (hasFailed())
    return;
  Answer.Code = Code;
  Answer.Log = Text.str();
}

void Call::checkVersion(const ProgramUnit &Unit) {
  if (!Settings.ChecksIRVersion)
    return;
  if (auto Text =
          versionMismatch(*Unit.Input.Module, Unit.Name, Options.reader()))
    fail(NVVM_ERROR_IR_VERSION_MISMATCH, *Text);
}

/// A library may lack a version, but not have a wrong one; libdevice has kept
/// that of older toolkits. \returns what is wrong with it.
std::string Call::checkLibrary(const Module &M, StringRef Name) {
  if (!Settings.ChecksIRVersion || Settings.Strict || isLibdevice(M) ||
      !M.getNamedMetadata("nvvmir.version"))
    return {};
  std::optional<std::string> Text = versionMismatch(M, Name, Options.reader());
  if (!Text)
    return {};
  fail(NVVM_ERROR_IR_VERSION_MISMATCH, *Text);
  return *Text;
}

namespace {
/// A finding that NVIDIA's library has outside of its verifier.
struct OtherFinding {
  Rule ID;
  bool IsOfReader; ///< Otherwise, the code generator has it.
};
} // namespace

static constexpr OtherFinding OtherFindings[] = {
    {Rule::ReaderNewerIr, true},
    {Rule::ParamOverflow, false},
};

/// What NVIDIA's library reports although it does not verify.
static DiagnosticOptions outsideOfVerifier(bool Compiles) {
  DiagnosticOptions O;
  for (auto [Index, Info] : enumerate(rules()))
    O.Disabled.push_back(Rule(Index));
  for (const OtherFinding &F : OtherFindings)
    if (F.IsOfReader || Compiles) {
      erase(O.Disabled, F.ID);
      O.RulesAsErrors.push_back(F.ID);
    }
  return O;
}

/// Reports what NVIDIA's readers refuse, and its compiler apart from what PTX
/// cannot say.
void Call::checkStrictly(const ProgramUnit &Unit) {
  bool Compiles = What == Action::Compile;
  DiagnosticEngine Diags(outsideOfVerifier(Compiles), Profile::LibNVVM);
  Diags.setProfile(Profile::LibNVVM);
  Diags.setInput(Unit.Input.File, Unit.Input.Map.get());
  VerifierOptions Verifier = Unit.How.Verifier;
  if (&Options.reader() != &readerOf(*Options.Arch, Options.Release))
    if (const SMInfo *Lowest = lowestMachineOf(Options.reader()))
      Verifier.Machine.SM = Lowest;
  verifyNVVMModule(*Unit.Input.Module, Verifier, Diags);
  if (Diags.hasErrors())
    fail(codeOfFailure(), firstError(Diags, Unit.Name, Options.reader()));
  // The first module decides about the layout of the program.
  if (Compiles && Unit.Input.DataLayout.empty() &&
      &Unit == Prog.units().front().get())
    fail(codeOfFailure(), "DataLayoutError: Data Layout string is empty");
}

/// Tells that a module is for another target than the first, whose code is
/// taken as if it were for the same. NVIDIA's library does not say anything.
void Call::warnOfTriple(const ProgramUnit &Unit) {
  const std::string &Own = Unit.Input.TargetTriple;
  if (FirstName.empty()) {
    FirstTriple = Own;
    FirstName = Unit.Name;
  } else if (takesAnyTriple() && !Settings.Strict && Options.Warns &&
             Triple(Own).getArch() != Triple(FirstTriple).getArch()) {
    LogOfSuccess += linkWarning("Linking two modules of different target "
                                "triples: '" +
                                    Unit.Name + "' is '" + Own + "' whereas '" +
                                    FirstName + "' is '" + FirstTriple + "'",
                                Options.reader(), /*IsTerse=*/false);
  }
}

/// \returns whether the module can be linked.
bool Call::read(const ProgramPart &Part, StringRef Shown) {
  const ProgramUnit &Unit = Prog.add(Part.bytes(), Part.Name, Shown);
  if (!Unit.Input.Module) {
    fail(codeOfFailure(), firstError(Prog.units(), Options.reader()));
    return false;
  }
  checkVersion(Unit);
  if (Unit.Input.TargetTriple.empty())
    fail(codeOfFailure(),
         Unit.Name + ": error: Module does not contain a triple, should "
                     "be 'nvptx64-'");
  if (!Unit.IsSound) {
    fail(codeOfFailure(), firstError(Prog.units(), Options.reader()));
    return false;
  }
  if (isLibdevice(*Unit.Input.Module))
    addDefinedNames(*Unit.Input.Module, OfLibraries);
  else
    HasOthers = true;
  warnOfTriple(Unit);
  if (takesAnyTriple())
    Unit.Input.Module->setTargetTriple(Triple("nvptx64-nvidia-cuda"));
  promoteConstantOperands(*Unit.Input.Module);
  if (Settings.Strict)
    checkStrictly(Unit);
  return true;
}

/// A library that cannot be read is named; NVIDIA's does not say anything.
void Call::readLibrary(const ProgramPart &Part, StringRef Shown) {
  if (auto Index = knownLibdevice(Part.bytes())) {
    Prog.addKnownLibrary(Part.bytes(), Shown, std::move(Index));
    return;
  }
  bool IsLibdevice = false;
  auto Check = [&](const Module &M) {
    IsLibdevice = isLibdevice(M);
    return checkLibrary(M, Part.Name);
  };
  if (Error E =
          Prog.addLibrary(Part.bytes(), Shown, Check, /*ForOthers=*/true)) {
    std::string Why = toString(std::move(E));
    fail(codeOfFailure(), Settings.Strict ? "" : Part.Name + ": parse " + Why);
  } else if (IsLibdevice) {
    rememberLibdevice(Part, Prog.libraries().lastIndex());
  }
}

void Call::readAll(ArrayRef<ProgramPart> Parts) {
  SmallVector<StringRef, 4> Given;
  for (const ProgramPart &Part : Parts)
    Given.push_back(Part.Name);
  Names = distinctNames(Given);
  for (auto [Part, Name] : zip(Parts, Names))
    if (!Part.IsLazy && !(Settings.Strict && hasFailed()) && !isLate())
      read(Part, Name);
  failIfStopped();
  for (auto [Part, Name] : zip(Parts, Names))
    if (Part.IsLazy && !hasFailed())
      readLibrary(Part, Name);
}

void Call::link() {
  if (!Prog.link(/*Checked=*/!Settings.Strict))
    fail(codeOfFailure(),
         linkError(Prog.linkFailure(), What, Options.reader(), linksTersely()));
  if (Options.Warns || !Options.reader().has(ReaderTrait::HandlesDiagnostics))
    for (const std::string &Warning : Prog.linkWarnings())
      LogOfSuccess += linkWarning(Warning, Options.reader(), linksTersely());
  // Only what the program needs of a library is a part of it.
  if (HasOthers && !hasFailed())
    internalizeLinked(*Prog.module(), OfLibraries);
}

bool Call::isLate() const {
  return Settings.TimeOut && Clock::now() >= Start + *Settings.TimeOut;
}

void Call::failIfStopped() {
  if (!isLate())
    return;
  SmallString<64> Text;
  raw_svector_ostream(Text)
      << "libnvvm : error: stopped after " << Settings.TimeOut->count()
      << " seconds (OPENNVVM_TIMEOUT)";
  fail(codeOfFailure(), Text);
}

void Call::compile() {
  if (Options.Warns)
    LogOfSuccess += noInlineWarnings(*Prog.module(), Options.reader());
  if (failsOnWarnings())
    return fail(NVVM_ERROR_COMPILATION,
                LogOfSuccess + "error: warning treated as error.\n");
  if (!checkVersionOfPTX())
    return;
  SmallVector<char, 0> Text;
  if (Prog.compile(Text)) {
    Answer.Result.assign(Text.begin(), Text.end());
    return;
  }
  failIfStopped();
  fail(codeOfFailure(), firstError(Prog.units(), Options.reader()));
}

/// Adds what our own diagnostics say.
void Call::finishLog() {
  if (!hasFailed())
    Answer.Log = LogOfSuccess;
  if (Settings.Strict)
    return;
  auto Append = [&](const std::string &Text) {
    if (!Answer.Log.empty() && !Text.empty() && Answer.Log.back() != '\n')
      Answer.Log += '\n';
    Answer.Log += Text;
  };
  switch (Settings.Log) {
  case LogFormat::Compatible:
    if (hasFailed())
      Append(findingsAsText(Prog.units(), /*ErrorsOnly=*/true));
    return;
  case LogFormat::Text:
    return Append(findingsAsText(Prog.units(), /*ErrorsOnly=*/false));
  case LogFormat::JSON:
    // Every line is an object.
    Answer.Log = findingsAsJSON(Prog.units());
    return;
  }
}

Outcome Call::run(ArrayRef<ProgramPart> Parts) {
  readAll(Parts);
  if (!hasFailed())
    link();
  failIfStopped();
  if (!hasFailed() && What == Action::Compile)
    compile();
  if (!hasFailed() && What == Action::Verify && !Prog.verify())
    fail(codeOfFailure(), firstError(Prog.units(), Options.reader()));
  finishLog();
  return std::move(Answer);
}

static Outcome invalidOption(StringRef Log) {
  Outcome O;
  O.Code = NVVM_ERROR_INVALID_OPTION;
  O.Log = Log.str();
  return O;
}

/// The key for the log and the result of a compilation. Whatever can change
/// either is in it: the environment is taken apart so that no member can be
/// forgotten.
static CacheKey keyOf(ArrayRef<ProgramPart> Parts,
                      ArrayRef<const char *> Options,
                      const Environment &Settings) {
  const auto &[Strict, Release, ChecksIRVersion, Log, Contract, PTX, TimeOut,
               Dump, Fallback, Cache] = Settings;
  CacheKey Key("libnvvm");
  Key.add(uint64_t(Strict)).add(uint64_t(ChecksIRVersion)).add(uint64_t(Log));
  Key.add(Release ? Release->Number : newestLibNVVMRelease().Number);
  Key.add(Contract ? uint64_t(*Contract) + 1 : 0);
  Key.add(PTX ? uint64_t(*PTX) + 1 : 0).add(uint64_t(Options.size()));
  for (const char *Option : Options)
    Key.add(StringRef(Option));
  Key.add(uint64_t(Parts.size()));
  for (const ProgramPart &Part : Parts)
    Key.add(Part.bytes()).add(Part.Name).add(uint64_t(Part.IsLazy));
  return Key;
}

/// Compiles. The log of a program that compiles has no findings, so that places
/// are noted only for one that does not, in a second attempt.
static Outcome compile(ArrayRef<ProgramPart> Parts,
                       const CompilerOptions &Options,
                       const Environment &Settings) {
  if (Settings.Log == LogFormat::Compatible && !Settings.TimeOut) {
    Outcome Brief =
        Call(Action::Compile, Settings, Options, /*IsBrief=*/true).run(Parts);
    if (Brief.Code == NVVM_SUCCESS)
      return Brief;
  }
  return Call(Action::Compile, Settings, Options).run(Parts);
}

/// Compiles, unless the cache has what that gives.
static Outcome compileWithCache(ArrayRef<ProgramPart> Parts,
                                ArrayRef<const char *> Given,
                                const CompilerOptions &Options,
                                const Environment &Settings) {
  KeptResult Cache(Settings.Cache, [&] {
    return std::optional(keyOf(Parts, Given, Settings));
  });
  Outcome Answer;
  if (auto Kept = Cache.find(2, 2)) {
    Answer.Log = std::move((*Kept)[0]);
    Answer.Result = std::move((*Kept)[1]);
    return Answer;
  }
  Answer = compile(Parts, Options, Settings);
  if (Answer.Code == NVVM_SUCCESS)
    consumeError(Cache.keep({Answer.Log, Answer.Result}));
  return Answer;
}

static Outcome answer(ArrayRef<ProgramPart> Parts, Action What,
                      ArrayRef<const char *> Given, const Environment &Settings,
                      StringRef Problem) {
  CompilerOptions Options;
  Options.Release = Settings.Release;
  std::string Log;
  if (!parseOptions(Given, Settings.Strict, Options, Log))
    return invalidOption(Log);
  if (!Problem.empty())
    return invalidOption(Problem);
  if (Options.GeneratesLTO && What == Action::Compile)
    return forwardLTO(Settings.Fallback, Parts, Given);
  if (What == Action::Compile)
    return compileWithCache(Parts, Given, Options, Settings);
  return Call(What, Settings, Options).run(Parts);
}

Outcome process(ArrayRef<ProgramPart> Parts, Action What,
                ArrayRef<const char *> Options) {
  std::string Problem;
  Environment Settings = readEnvironment(Problem);
  Outcome Answer = answer(Parts, What, Options, Settings, Problem);
  if (!Settings.Dump.empty())
    dumpCall(Settings.Dump, Parts, What, Options, Answer);
  return Answer;
}

} // namespace opennvvm::capi
