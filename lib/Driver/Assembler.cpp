//===- Assembler.cpp - NVIDIA's ptxas, if it is installed -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembler.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// Where it is
//===----------------------------------------------------------------------===//

Expected<std::string> findPtxas(StringRef Given, bool Hermetic) {
  if (!Given.empty()) {
    if (sys::fs::can_execute(Given))
      return Given.str();
    return createStringError("--cubin needs ptxas, and '" + Given +
                             "' cannot be executed");
  }
  if (Hermetic)
    return createStringError("--cubin needs ptxas, which --hermetic does not "
                             "look for; --ptxas=FILE names it");
  if (ErrorOr<std::string> Found = sys::findProgramByName("ptxas"))
    return *Found;
  SmallVector<std::string, 3> Folders;
  for (StringRef Variable : {"CUDA_HOME", "CUDA_PATH"})
    if (auto Folder = sys::Process::GetEnv(Variable);
        Folder && !Folder->empty())
      Folders.push_back(*Folder);
  Folders.push_back("/usr/local/cuda");
  for (StringRef Folder : Folders) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, "bin", "ptxas");
    if (sys::fs::can_execute(Path))
      return std::string(Path);
  }
  return createStringError(
      "--cubin needs ptxas, which is in none of PATH, CUDA_HOME, CUDA_PATH and "
      "/usr/local/cuda; --ptxas=FILE names it");
}

//===----------------------------------------------------------------------===//
// What it says
//===----------------------------------------------------------------------===//

/// Takes "error   : " from the start of \p Text.
static std::optional<AssemblerMessage::Kind> takeKind(StringRef &Text) {
  using Kind = AssemblerMessage::Kind;
  StringRef Rest = Text;
  StringRef Word = Rest.take_while(isAlpha);
  Rest = Rest.drop_front(Word.size()).ltrim(' ');
  auto Level = StringSwitch<std::optional<Kind>>(Word)
                   .Cases({"error", "fatal"}, Kind::Error)
                   .Case("warning", Kind::Warning)
                   .Case("info", Kind::Note)
                   .Default(std::nullopt);
  if (!Level || !Rest.consume_front(":"))
    return std::nullopt;
  Text = Rest.trim();
  return Level;
}

/// Reads "ptxas FILE, line 8; error   : TEXT" and "ptxas error   : TEXT".
static std::optional<AssemblerMessage> readMessage(StringRef Line) {
  if (!Line.consume_front("ptxas "))
    return std::nullopt;
  AssemblerMessage M;
  std::optional<AssemblerMessage::Kind> Level = takeKind(Line);
  if (!Level) {
    // The name of the file may contain anything.
    for (StringRef Rest = Line.split(", line ").second; !Rest.empty();
         Rest = Rest.split(", line ").second) {
      StringRef After = Rest;
      if (After.consumeInteger(10, M.Line) || !After.consume_front("; ") ||
          !(Level = takeKind(After)))
        continue;
      Line = After;
      break;
    }
  }
  if (!Level)
    return std::nullopt;
  M.Level = *Level;
  M.Text = Line.str();
  return M;
}

std::vector<AssemblerMessage>
readAssemblerMessages(StringRef Text, std::vector<std::string> &Rest) {
  std::vector<AssemblerMessage> Messages;
  for (StringRef Line : split(Text, '\n')) {
    Line = Line.rtrim();
    if (Line.empty())
      continue;
    if (std::optional<AssemblerMessage> M = readMessage(Line))
      Messages.push_back(std::move(*M));
    else
      (Messages.empty() ? Rest : Messages.back().More).push_back(Line.str());
  }
  auto IsError = [](const AssemblerMessage &M) {
    return M.Level == AssemblerMessage::Kind::Error;
  };
  // The last one only says that there were others.
  if (count_if(Messages, IsError) > 1 && IsError(Messages.back()) &&
      StringRef(Messages.back().Text).starts_with("Ptx assembly aborted"))
    Messages.pop_back();
  return Messages;
}

//===----------------------------------------------------------------------===//
// Running it
//===----------------------------------------------------------------------===//

namespace {
/// The files of one run, which do not remain. ptxas notes their names, without
/// the folder, in what it makes: the same ones each time.
class TemporaryFiles {
public:
  TemporaryFiles() = default;
  ~TemporaryFiles();
  TemporaryFiles(const TemporaryFiles &) = delete;
  TemporaryFiles &operator=(const TemporaryFiles &) = delete;

  Error create();

  std::string Source, Code, Log;

private:
  SmallString<128> Folder;
};
} // namespace

Error TemporaryFiles::create() {
  if (std::error_code EC = sys::fs::createUniqueDirectory("nvvmc", Folder)) {
    Folder.clear();
    return createStringError(EC,
                             "cannot make a temporary folder: " + EC.message());
  }
  using Named = std::pair<std::string *, StringRef>;
  for (auto [Path, Name] :
       {Named(&Source, "kernels.ptx"), Named(&Code, "kernels.cubin"),
        Named(&Log, "messages.txt")}) {
    SmallString<128> Whole(Folder);
    sys::path::append(Whole, Name);
    *Path = Whole.str().str();
    sys::RemoveFileOnSignal(*Path);
  }
  return Error::success();
}

TemporaryFiles::~TemporaryFiles() {
  if (Folder.empty())
    return;
  for (StringRef Path : {StringRef(Source), StringRef(Code), StringRef(Log)}) {
    sys::DontRemoveFileOnSignal(Path);
    (void)sys::fs::remove(Path);
  }
  (void)sys::fs::remove(Folder);
}

static Error writeText(StringRef Path, StringRef Text) {
  std::error_code EC;
  raw_fd_ostream OS(Path, EC);
  if (!EC) {
    OS << Text;
    OS.close();
    EC = OS.error();
    OS.clear_error();
  }
  if (!EC)
    return Error::success();
  return createStringError(EC, "cannot write '" + Path + "': " + EC.message());
}

/// What a file contains; nothing if it does not exist.
static Expected<std::unique_ptr<MemoryBuffer>> readBytes(StringRef Path) {
  if (!sys::fs::exists(Path))
    return MemoryBuffer::getMemBuffer("");
  auto Bytes = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                     /*RequiresNullTerminator=*/false);
  if (!Bytes)
    return createStringError(Bytes.getError(), "cannot read '" + Path + "': " +
                                                   Bytes.getError().message());
  return std::move(*Bytes);
}

/// The options for the debug information of \p PTX, and its level.
static void addOptions(StringRef PTX, std::optional<unsigned> Level,
                       SmallVectorImpl<std::string> &Args) {
  StringRef Target = PTX.split("\n.target ").second.split('\n').first;
  if (Target.contains("debug")) {
    // ptxas refuses to optimize such code.
    Args.append({"-g", "-O0"});
    return;
  }
  if (PTX.contains("\t.loc"))
    Args.push_back("-lineinfo");
  if (Level)
    Args.push_back("-O" + utostr(*Level));
}

/// Runs ptxas, and says why that was not possible; nothing if it ended by
/// itself, with \p Status.
static std::string run(const AssemblerRequest &Request, StringRef PTX,
                       const TemporaryFiles &Files, int &Status) {
  SmallVector<std::string, 8> Options{"-arch=" + Request.Machine.str()};
  addOptions(PTX, Request.Level, Options);
  if (Request.Verbose)
    Options.push_back("-v");
  Options.append({Files.Source, "-o", Files.Code});
  SmallVector<StringRef, 8> Args{Request.Program};
  append_range(Args, Options);
  std::string Problem;
  Status = sys::ExecuteAndWait(Request.Program, Args, /*Env=*/std::nullopt,
                               {StringRef(), Files.Log, Files.Log},
                               /*SecondsToWait=*/0,
                               /*MemoryLimit=*/0, &Problem);
  if (Status == -2)
    return "was killed: " + Problem;
  if (Status < 0 || !Problem.empty())
    return "cannot be run: " + Problem;
  return "";
}

Expected<Assembly> assemble(const AssemblerRequest &Request, StringRef PTX) {
  TemporaryFiles Files;
  if (Error E = Files.create())
    return std::move(E);
  if (Error E = writeText(Files.Source, PTX))
    return std::move(E);
  Assembly Result;
  int Status = 0;
  Result.Failure = run(Request, PTX, Files, Status);
  Expected<std::unique_ptr<MemoryBuffer>> Said = readBytes(Files.Log);
  if (!Said)
    return Said.takeError();
  std::vector<std::string> Rest;
  Result.Messages = readAssemblerMessages((*Said)->getBuffer(), Rest);
  bool HasErrors = any_of(Result.Messages, [](const AssemblerMessage &M) {
    return M.Level == AssemblerMessage::Kind::Error;
  });
  Expected<std::unique_ptr<MemoryBuffer>> Bytes = readBytes(Files.Code);
  if (!Bytes)
    return Bytes.takeError();
  StringRef Made = (*Bytes)->getBuffer();
  if (Result.Failure.empty() && !HasErrors) {
    if (Status)
      Result.Failure = "ended with status " + itostr(Status) +
                       (Rest.empty() ? "" : ": " + Rest.front());
    else if (Made.empty())
      Result.Failure = "has written no machine code";
    else
      Result.Code.assign(Made.begin(), Made.end());
  }
  return Result;
}

} // namespace opennvvm
