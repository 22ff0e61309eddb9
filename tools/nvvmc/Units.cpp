//===- Units.cpp - nvvmc compile --split-unit and --join ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Units.h"
#include "Commands.h"
#include "Driver/UnitFolder.h"
#include "Pipeline/Units/CompileUnits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::tool {

static std::string producer() {
  return "nvvmc " OPENNVVM_VERSION ", LLVM " LLVM_VERSION_STRING;
}

/// Options of compile that later steps take, too: they do not change what comes
/// out.
static constexpr StringLiteral OfEachStep[] = {
    "MD",     "MF",       "MP", "MT",        "cache", "cache-policy", "color",
    "format", "hermetic", "j",  "no-config", "o",     "progress",     "quiet"};

/// Options that are done with when a module has been split.
static constexpr StringLiteral OfTheFirstStep[] = {
    "config", "fdebug-prefix-map", "libdevice", "ptxas", "split-only", "watch"};

std::vector<std::string> argumentsForUnits(const Options &O) {
  std::vector<std::string> Arguments = {producer()};
  for (const GivenOption &Given : O.Given)
    if (!is_contained(OfEachStep, Given.Name) &&
        !is_contained(OfTheFirstStep, Given.Name))
      Arguments.push_back(Given.Text);
  return Arguments;
}

Error writeUnits(const Options &O, const SplitFiles &Files) {
  UnitManifest Manifest;
  Manifest.Producer = producer();
  Manifest.HasLibdevice = !libdeviceFor(O).empty();
  return writeUnitFolder(O.OutputFile, Files, std::move(Manifest));
}

Options forManifest(const Options &O) {
  Options New = O;
  New.OutputFile = manifestIn(O.OutputFile);
  // The folder need not be there yet.
  if (New.Dependencies.Writes && New.Dependencies.File.empty())
    New.Dependencies.File = O.OutputFile + ".d";
  return New;
}

StringRef problemOfSplit(const Options &O) {
  if (O.Step != SplitStep::Only)
    return {};
  if (!O.Split.Threads)
    return "--split-only needs --split-compile or --split-compile-extended";
  if (O.mode().givesBitcode() || O.mode().Mode == OutputMode::GenLTOAndLLC)
    return "--split-only is for PTX, not for bitcode";
  if (O.WantsReport)
    return "--report shows PTX, which --split-only does not make";
  if (O.OutputFile.empty())
    return "--split-only needs -o to name a folder";
  return {};
}

/// Refuses options that the first step should have been given.
static Error checkOptions(const Options &O, StringRef Step) {
  for (const GivenOption &Given : O.Given)
    if (Given.Name != Step && !is_contained(OfEachStep, Given.Name))
      return createStringError("--" + Given.Name + " and --" + Step +
                               " cannot be combined: --split-only has said how "
                               "to compile");
  return Error::success();
}

/// How the module is compiled of which \p Arguments tell: those of
/// argumentsForUnits(), and the machine.
static Expected<CompileOptions> requestOf(ArrayRef<std::string> Arguments,
                                          unsigned Jobs) {
  if (Arguments.empty() || Arguments.front() != producer())
    return createStringError(
        "it was made by " +
        (Arguments.empty() ? "another program" : Arguments.front()) +
        ", and this is " + producer());
  SmallVector<const char *, 8> Options;
  for (const std::string &Argument : Arguments.drop_front())
    Options.push_back(Argument.c_str());
  Expected<cli::Options> O = parseOptions(CompileCommand, Options);
  if (!O)
    return O.takeError();
  O->Hermetic = true;
  O->Jobs = Jobs;
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O->Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVPTX);
  CompileOptions How = compileRequest(*O, Profiles);
  if (!How.Verifier.Machine.SM)
    return createStringError("it names no machine");
  return How;
}

static Expected<std::unique_ptr<MemoryBuffer>> readBytes(StringRef File) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Bytes =
      MemoryBuffer::getFile(File, /*IsText=*/false,
                            /*RequiresNullTerminator=*/false);
  if (!Bytes)
    return createStringError("cannot read '" + File +
                             "': " + Bytes.getError().message());
  return std::move(*Bytes);
}

/// Writes \p Rule and the output.
static Error writeOutput(const Options &O, const DependencyFile &Rule,
                         ArrayRef<char> Bytes) {
  if (Error E = Rule.write())
    return E;
  if (Error E = writeWhole(O.OutputFile, StringRef(Bytes.data(), Bytes.size())))
    return createStringError(
        "cannot write '" + (O.OutputFile.empty() ? "<stdout>" : O.OutputFile) +
        "': " + toString(std::move(E)));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// --split-unit
//===----------------------------------------------------------------------===//

static Error workOnUnit(const Options &O) {
  if (Error E = checkOptions(O, "split-unit"))
    return E;
  if (O.Inputs.size() != 1)
    return createStringError("--split-unit takes one file of --split-only");
  Expected<DependencyFile> Rule = DependencyFile::create(O);
  if (!Rule)
    return Rule.takeError();
  StringRef File = O.Inputs.front();
  Expected<std::unique_ptr<MemoryBuffer>> Bytes = readBytes(File);
  if (!Bytes)
    return Bytes.takeError();
  auto Fail = [&](Error E) {
    return createStringError("cannot use '" + File +
                             "': " + toString(std::move(E)));
  };
  Expected<std::vector<std::string>> Arguments = argumentsOf(**Bytes);
  if (!Arguments)
    return Fail(Arguments.takeError());
  Expected<CompileOptions> How = requestOf(*Arguments, O.Jobs);
  if (!How)
    return Fail(How.takeError());
  SmallVector<char, 0> Result;
  if (Error E = compileUnit(**Bytes, *How, Result))
    return Fail(std::move(E));
  return writeOutput(O, *Rule, Result);
}

int runUnit(const Options &O) {
  if (Error E = workOnUnit(O))
    return fail(toString(std::move(E)));
  return Fine;
}

//===----------------------------------------------------------------------===//
// --join
//===----------------------------------------------------------------------===//

namespace {
/// What is joined.
struct Parts {
  UnitManifest Manifest;
  CompileOptions How;
  std::unique_ptr<MemoryBuffer> Rest;
  std::vector<std::unique_ptr<MemoryBuffer>> Results;
};
} // namespace

/// Reads the manifest, the rest of the module and the results.
static Expected<Parts> readParts(const Options &O, DependencyFile &Rule) {
  if (O.Inputs.empty())
    return createStringError("--join takes the manifest and the results");
  StringRef File = O.Inputs.front();
  Expected<UnitManifest> Manifest = readManifest(File);
  if (!Manifest)
    return Manifest.takeError();
  Parts P;
  P.Manifest = std::move(*Manifest);
  Expected<CompileOptions> How = requestOf(P.Manifest.Arguments, O.Jobs);
  if (!How)
    return createStringError("cannot use '" + File +
                             "': " + toString(How.takeError()));
  P.How = std::move(*How);
  P.How.Verifier.HasLibdevice = P.Manifest.HasLibdevice;
  SmallString<128> Rest(sys::path::parent_path(File));
  sys::path::append(Rest, P.Manifest.Rest.File);
  Rule.add(Rest);
  Expected<std::unique_ptr<MemoryBuffer>> Bytes = readBytes(Rest);
  if (!Bytes)
    return Bytes.takeError();
  P.Rest = std::move(*Bytes);
  for (const std::string &Name : drop_begin(O.Inputs)) {
    Bytes = readBytes(Name);
    if (!Bytes)
      return Bytes.takeError();
    P.Results.push_back(std::move(*Bytes));
  }
  if (digestOf(P.Rest->getBuffer()) != P.Manifest.Rest.Digest)
    return createStringError("'" + Rest + "' is not the file that '" + File +
                             "' lists");
  return P;
}

/// Joins \p P and reports what the last passes find.
static int join(const Options &O, const Parts &P, SmallVectorImpl<char> &Out) {
  DiagnosticEngine Diags(O.Diagnostics, P.How.Profiles);
  std::vector<MemoryBufferRef> Results;
  Results.reserve(P.Results.size());
  for (const std::unique_ptr<MemoryBuffer> &Result : P.Results)
    Results.push_back(*Result);
  Expected<bool> Done =
      joinModule(*P.Rest, P.Manifest.digests(), Results, P.How, Diags, Out);
  if (!Done)
    return fail("cannot join the units of '" + O.Inputs.front() +
                "': " + toString(Done.takeError()));
  printFindings(Diags, O,
                {O.Inputs.front(), profileList(P.How.Profiles),
                 P.How.Verifier.Machine.SM->Name.str()},
                /*JSONToStdout=*/false);
  return *Done ? +Fine : std::max<int>(statusOf(Diags), Violations);
}

int runJoin(const Options &O) {
  if (Error E = checkOptions(O, "join"))
    return fail(toString(std::move(E)));
  Expected<DependencyFile> Rule = DependencyFile::create(O);
  if (!Rule)
    return fail(toString(Rule.takeError()));
  Expected<Parts> P = readParts(O, *Rule);
  if (!P)
    return fail(toString(P.takeError()));
  SmallVector<char, 0> Out;
  if (int Status = join(O, *P, Out))
    return Status;
  if (Error E = writeOutput(O, *Rule, Out))
    return fail(toString(std::move(E)));
  return Fine;
}

} // namespace opennvvm::tool
