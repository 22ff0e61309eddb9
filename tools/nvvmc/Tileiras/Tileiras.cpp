//===- Tileiras.cpp - tileiras, a face of nvvmc ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What front ends of Tile IR do with NVIDIA's tileiras, with its options: a
// program becomes machine code, and nothing is printed if that succeeds.
//
//===----------------------------------------------------------------------===//

#include "Tileiras.h"
#include "../Commands.h"
#include "../TileLibrary.h"
#include "Arguments.h"
#include "CommandLine/Config.h"
#include "Driver/Assembler.h"
#include "Messages.h"
#include "Report/Report.h"
#include "Support/CrashBoundary.h"
#include "Support/SourceMap.h"
#include "TileImage/Image.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace opennvvm::tool {

using namespace tileiras;

bool isCalledTileiras(StringRef Program) {
  return sys::path::filename(Program) == "tileiras";
}

namespace {
/// One compilation.
struct Job {
  Arguments A;
  TileLibrary T;
  std::unique_ptr<MemoryBuffer> Program;

  StringRef data() const { return Program->getBuffer(); }
  opennvvmTileFormat messages() const {
    return A.Messages == Arguments::SARIF ? OPENNVVM_TILE_SARIF
                                          : OPENNVVM_TILE_JSON;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// What is printed
//===----------------------------------------------------------------------===//

/// The text that clients take the release of CUDA from.
static int printTileirasVersion(const TileLibrary &T) {
  StringRef Newest;
  for (size_t I = 0; const char *Version = T.BytecodeVersion(I); ++I)
    Newest = Version;
  outs() << "tileiras: OpenNVVM (" OPENNVVM_VERSION
            ") Tile IR optimizing assembler\n"
            "Tile IR compilation tools, release "
         << Newest << ", V" << Newest << ".0\n";
  return Done;
}

static int printVersions(const TileLibrary &T) {
  for (size_t I = 0; const char *Version = T.BytecodeVersion(I); ++I)
    outs() << Version << '\n';
  return Done;
}

/// Prints what the tile library has to say, and that nothing was made.
/// \returns the exit status.
static int reportProgram(const Job &J, StringRef Text) {
  if (J.A.Messages != Arguments::Text) {
    errs() << Text;
    return NotCompiled;
  }
  bool WasRead = printMessages(errs(), Text);
  return WasRead ? fail(NotCompiled, "failed to compile Tile IR program")
                 : fail(BadBytecode,
                        "input does not correspond to Tile IR bytecode");
}

/// Has the tile library do what \p Call does, whose last argument receives
/// errors. \returns the exit status.
static int callLibrary(const Job &J,
                       function_ref<opennvvmTileStatus(char **)> Call) {
  char *Why = nullptr;
  opennvvmTileStatus Status = Call(&Why);
  llvm::scope_exit Free([&] { J.T.FreeText(Why); });
  if (Status == OPENNVVM_TILE_SUCCESS)
    return Done;
  if (Status == OPENNVVM_TILE_ERROR_PROGRAM && Why)
    return reportProgram(J, Why);
  return fail(BadOptions, Why ? Why : "the program cannot be compiled");
}

/// Writes the output or nothing.
static int write(StringRef File, StringRef Bytes) {
  if (Error E = writeWhole(File == "-" ? "" : File, Bytes))
    return fail(BadRequest,
                "cannot write '" + File + "': " + toString(std::move(E)));
  return Done;
}

//===----------------------------------------------------------------------===//
// Texts of the program
//===----------------------------------------------------------------------===//

static int translate(const Job &J, opennvvmTileForm Form) {
  char *Text = nullptr;
  int Status = callLibrary(J, [&](char **Why) {
    return J.T.Translate(J.data().data(), J.data().size(), J.A.Input.c_str(),
                         J.A.Machine.c_str(), Form, J.messages(), &Text, Why);
  });
  llvm::scope_exit Free([&] { J.T.FreeText(Text); });
  return Status ? Status : write(J.A.Output, Text);
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

/// The tier of the optimizer for each level.
static constexpr unsigned TierOf[] = {0, 1, 2, 2};

/// \p PTX with all kernels of the language of tiles: hosts may launch such ones
/// with blocks of one thread. `.language` is of PTX 9.2, which has everything
/// that older versions have; and each kernel says how many threads it has.
static std::string withLanguage(StringRef PTX) {
  std::string Out;
  for (StringRef Line : split(PTX, '\n')) {
    if (Line.starts_with(".reqntid "))
      Out += ".language 7\n";
    Out += Line.starts_with(".version ") ? StringRef(".version 9.2") : Line;
    Out += '\n';
  }
  Out.pop_back(); // The text ends as it did.
  return Out;
}

/// Compiles \p Bitcode as nvvmc compile does, or, if \p AsIR is set, prints it
/// as it is then.
/// \p Page gets what a report says, if one is wanted.
/// \returns none after findings, which were printed.
static std::optional<std::string>
compileBitcode(const Job &J, StringRef Bitcode, bool AsIR, Report &Page) {
  std::string Tier = "--opt=" + std::to_string(TierOf[J.A.Level]),
              Machine = "--arch=" + J.A.Machine;
  // The compiler itself fills shared memory, up to the limit.
  const char *Words[] = {Machine.c_str(), Tier.c_str(),
                         "--disable=global-limit-near", J.A.Input.c_str()};
  Expected<cli::Options> O =
      cli::parseOptions(cli::CompileCommand, Words, cli::Config());
  if (!O) {
    fail(NotCompiled, toString(O.takeError()));
    return std::nullopt;
  }
  // The process ends before the session is of no use.
  CompileOptions How = cli::compileRequest(*O, Profile::NVPTX);
  How.Emitter.MarkLines = J.A.WantsReport;
  auto *S = new Session(std::move(How), O->Diagnostics);
  ProgramUnit &Unit =
      S->read(MemoryBuffer::getMemBuffer(Bitcode, "", false), J.A.Input);
  SmallVector<char, 0> IR;
  Products Made;
  bool IsFine = Unit.IsSound;
  json::Object Described;
  if (J.A.WantsReport && Unit.Input.Module) {
    Described =
        describeModule(Unit.Input, Unit.How, O->Diagnostics, Unit.IsWellFormed);
    Unit.Input.Map->pin(*Unit.Input.Module);
  }
  if (IsFine && AsIR)
    Session::write(*Unit.Input.Module, "", IR);
  else if (IsFine)
    IsFine = S->link(/*Checked=*/false) && S->compile(Made);
  printFindings(Unit.Diags, *O, {J.A.Input, "", J.A.Machine},
                /*JSONToStdout=*/false);
  if (!IsFine)
    return std::nullopt;
  if (J.A.WantsReport) {
    Page.Command = "compile";
    Page.Files.push_back({J.A.Input, "", "nvptx", J.A.Machine,
                          std::move(Described), describeFindings(Unit.Diags)});
    Page.PTX = {Made.text().str(), Made.Marks};
  }
  return AsIR ? std::string(IR.begin(), IR.end()) : Made.text().str();
}

/// Whether a cubin is made, and then with which ptxas. An error says that there
/// is none, though it was asked for.
static Expected<std::string> chooseAssembler(const Arguments &A) {
  if (A.What && *A.What != Form::Cubin)
    return "";
  Expected<std::string> Found = findPtxas(A.Ptxas, /*Hermetic=*/false);
  if (Found || A.What || !A.Ptxas.empty())
    return Found;
  consumeError(Found.takeError());
  return "";
}

/// \p PTX without the lines of the source program, which machine code would
/// have, too.
static std::string withoutLines(StringRef PTX) {
  std::string Out;
  for (StringRef Line : split(PTX, '\n')) {
    StringRef Directive = Line.ltrim('\t');
    if (Directive.starts_with(".loc\t") || Directive.starts_with(".file\t"))
      continue;
    Out += Line;
    Out += '\n';
  }
  return Out;
}

/// Assembles \p PTX and adds what launches must know. \p Notes get what ptxas
/// says.
static int makeCubin(const Job &J, StringRef Ptxas,
                     const tile::LaunchTable &Launches, StringRef PTX,
                     std::vector<AssemblerMessage> &Notes) {
  bool HasLines = J.A.HasLines || J.A.IsDebug;
  Expected<Assembly> Made =
      assemble({Ptxas, J.A.Machine, J.A.Level,
                J.A.Remarks.isNeeded() || J.A.WantsReport},
               HasLines ? PTX.str() : withoutLines(PTX));
  if (!Made)
    return fail(NotCompiled, toString(Made.takeError()));
  for (const AssemblerMessage &M : Made->Messages)
    if (M.Level == AssemblerMessage::Kind::Error)
      fail(NotCompiled, "ptxas: " + M.Text);
  if (Made->Code.empty())
    return fail(NotCompiled, Made->Failure.empty()
                                 ? "failed to compile Tile IR program"
                                 : "ptxas " + Made->Failure);
  Expected<SmallVector<char, 0>> Cubin = tile::addToCubin(
      StringRef(Made->Code.data(), Made->Code.size()), Launches, PTX);
  if (!Cubin)
    return fail(NotCompiled, toString(Cubin.takeError()));
  Notes = std::move(Made->Messages);
  return write(J.A.Output, {Cubin->data(), Cubin->size()});
}

/// Makes what was asked for of \p PTX; \p Notes get what ptxas says of it.
static int makeImage(const Job &J, StringRef PTX, StringRef LaunchInfo,
                     std::vector<AssemblerMessage> &Notes) {
  Expected<tile::LaunchTable> Launches = tile::readLaunchTable(LaunchInfo);
  if (!Launches)
    return fail(NotCompiled, toString(Launches.takeError()));
  Expected<std::string> Ptxas = chooseAssembler(J.A);
  if (!Ptxas)
    return fail(BadRequest, toString(Ptxas.takeError()));
  if (!Ptxas->empty())
    return makeCubin(J, *Ptxas, *Launches, PTX, Notes);
  std::string Text = tile::addToPTX(PTX, *Launches);
  if (J.A.What == Form::PTX)
    return write(J.A.Output, Text);
  SmallVector<char, 0> Fat = tile::makeFatBinary(Text, J.A.Machine);
  return write(J.A.Output, {Fat.data(), Fat.size()});
}

/// Gives the remarks \p JSONLines that were asked for.
static int tellRemarks(const Job &J, StringRef JSONLines,
                       ArrayRef<AssemblerMessage> Notes) {
  bool AsYAML = J.A.RemarkFormat == Arguments::AsYAML;
  if (!J.A.Remarks.isNeeded() && !AsYAML)
    return Done;
  std::vector<TileRemark> Remarks = readRemarks(JSONLines, J.A.Remarks);
  addOccupancy(Remarks, J.A.Machine, Notes);
  if (!AsYAML) {
    printRemarks(errs(), Remarks);
    return Done;
  }
  std::string Text;
  raw_string_ostream OS(Text);
  printRemarksAsYAML(OS, Remarks);
  if (Error E = writeWhole(J.A.RemarkFile, Text))
    return fail(BadBytecode, "cannot write '" + J.A.RemarkFile +
                                 "': " + toString(std::move(E)));
  return Done;
}

/// Writes the page next to the output.
static int writeReport(const Job &J, const TileResult &Made,
                       ArrayRef<AssemblerMessage> Notes, Report &Page) {
  std::vector<TileRemark> All = readRemarks(Made.Remarks, RemarkFilter::all());
  addOccupancy(All, J.A.Machine, Notes);
  Page.Tiles = describeTiles(All, Made.LaunchInfo);
  SmallString<128> File(J.A.Output);
  sys::path::replace_extension(File, "html");
  SmallString<0> Text;
  raw_svector_ostream OS(Text);
  printReport(OS, Page);
  return write(File, Text);
}

static int compileCode(const Job &J, const TileResult &Made) {
  bool AsIR = J.A.What == Form::LLVM;
  Report Page;
  std::optional<std::string> Text = compileBitcode(J, Made.Bitcode, AsIR, Page);
  if (!Text)
    return fail(NotCompiled, "failed to compile Tile IR program");
  StringRef LaunchInfo = Made.LaunchInfo;
  if (J.A.NamesLanguage && !AsIR)
    Text = withLanguage(*Text);
  std::vector<AssemblerMessage> Notes;
  int Status =
      AsIR ? write(J.A.Output, *Text) : makeImage(J, *Text, LaunchInfo, Notes);
  if (Status == Done)
    Status = tellRemarks(J, Made.Remarks, Notes);
  if (Status == Done && J.A.WantsReport)
    Status = writeReport(J, Made, Notes, Page);
  if (Status || J.A.LaunchInfo.empty())
    return Status;
  return write(J.A.LaunchInfo, LaunchInfo);
}

static int compileProgram(const Job &J) {
  opennvvmTileCompileOptions How = {};
  How.structSize = sizeof(How);
  How.target = J.A.Machine.c_str();
  How.warps = J.A.Warps;
  How.staticShared = J.A.StaticShared;
  How.fullDebug = J.A.IsDebug;
  How.messages = J.messages();
  How.wantsRemarks = J.A.Remarks.isNeeded() || J.A.WantsReport;
  TileResult Made;
  std::string Why;
  // Front ends keep what comes out; their files have other names each time.
  opennvvmTileStatus Given =
      compileKept(J.T, CacheOptions(), J.data(), J.A.Input, How, Made, Why);
  if (Given == OPENNVVM_TILE_SUCCESS)
    return compileCode(J, Made);
  return Given == OPENNVVM_TILE_ERROR_PROGRAM ? reportProgram(J, Why)
                                              : fail(BadOptions, Why);
}

static int runJob(Job &J) {
  if (J.A.PrintsHelp) {
    printHelp(outs());
    return Done;
  }
  Expected<TileLibrary> T = loadTileLibrary();
  if (!T)
    return fail(BadRequest, toString(T.takeError()));
  J.T = *T;
  if (J.A.PrintsVersion)
    return printTileirasVersion(J.T);
  if (J.A.PrintsVersions)
    return printVersions(J.T);
  auto Bytes = MemoryBuffer::getFileOrSTDIN(J.A.Input);
  if (!Bytes)
    return fail(BadOptions, "unable to read input file '" + J.A.Input +
                                "': " + Bytes.getError().message());
  J.Program = std::move(*Bytes);
  if (!J.A.Note.empty())
    errs() << "warning: " << J.A.Note << '\n';
  if (J.A.What == Form::NVTileAS)
    return translate(J, OPENNVVM_TILE_NV_TILEAS);
  if (J.A.What == Form::CudaTile)
    return translate(J, OPENNVVM_TILE_CUDA_TILE);
  return compileProgram(J);
}

int runTileiras(ArrayRef<const char *> Given) {
  Job J;
  if (Given.empty()) {
    errs() << "error: no input file provided\n\n";
    printHelp(outs());
    return BadOptions;
  }
  if (int Status = readArguments(Given, J.A))
    return Status;
  int Status = NotCompiled;
  CrashResult Crash = runGuarded([&] { Status = runJob(J); });
  if (!Crash)
    return Status;
  return fail(NotCompiled,
              "tileiras" + CrashWords +
                  (Crash.Details.empty() ? "" : ": " + Crash.Details.back()));
}

} // namespace opennvvm::tool
