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
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"

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
    if (auto Folder = sys::Process::GetEnv(Variable); Folder && !Folder->empty())
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
/// A file that does not remain.
class TemporaryFile {
public:
  TemporaryFile() = default;
  ~TemporaryFile() {
    if (Path.empty())
      return;
    (void)sys::fs::remove(Path);
    sys::DontRemoveFileOnSignal(Path);
  }
  TemporaryFile(const TemporaryFile &) = delete;
  TemporaryFile &operator=(const TemporaryFile &) = delete;

  Error create(StringRef Extension) {
    if (std::error_code EC =
            sys::fs::createTemporaryFile("nvvmc", Extension, Path)) {
      Path.clear();
      return createStringError(EC, "cannot make a temporary file: " +
                                       EC.message());
    }
    sys::RemoveFileOnSignal(Path);
    return Error::success();
  }

  StringRef path() const { return Path; }

  Expected<std::unique_ptr<MemoryBuffer>> read() const {
    auto Bytes = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                       /*RequiresNullTerminator=*/false);
    if (!Bytes)
      return createStringError(Bytes.getError(),
                               "cannot read '" + Path +
                                   "': " + Bytes.getError().message());
    return std::move(*Bytes);
  }

private:
  SmallString<128> Path;
};
} // namespace

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

/// Runs ptxas, and says what went wrong with that: nothing if it has worked, or
/// has refused its input and \p Refused is set.
static std::string run(const AssemblerRequest &Request, StringRef PTX,
                       StringRef Source, StringRef Code, StringRef Log,
                       int &Status) {
  SmallVector<std::string, 8> Options{"-arch=" + Request.Machine.str()};
  addOptions(PTX, Request.Level, Options);
  Options.append({Source.str(), "-o", Code.str()});
  SmallVector<StringRef, 8> Args{Request.Program};
  append_range(Args, Options);
  std::string Problem;
  Status = sys::ExecuteAndWait(Request.Program, Args, /*Env=*/std::nullopt,
                               {StringRef(), Log, Log}, /*SecondsToWait=*/0,
                               /*MemoryLimit=*/0, &Problem);
  if (Status == -2)
    return "was killed: " + Problem;
  if (Status < 0 || !Problem.empty())
    return "cannot be run: " + Problem;
  return "";
}

Expected<Assembly> assemble(const AssemblerRequest &Request, StringRef PTX) {
  TemporaryFile Source, Code, Log;
  if (Error E = Source.create("ptx"))
    return std::move(E);
  if (Error E = Code.create("cubin"))
    return std::move(E);
  if (Error E = Log.create("txt"))
    return std::move(E);
  if (Error E = writeToOutput(Source.path(), [&](raw_ostream &OS) {
        OS << PTX;
        return Error::success();
      }))
    return std::move(E);
  Assembly Result;
  int Status = 0;
  Result.Failure = run(Request, PTX, Source.path(), Code.path(), Log.path(),
                       Status);
  Expected<std::unique_ptr<MemoryBuffer>> Said = Log.read();
  if (!Said)
    return Said.takeError();
  std::vector<std::string> Rest;
  Result.Messages = readAssemblerMessages((*Said)->getBuffer(), Rest);
  bool HasErrors = any_of(Result.Messages, [](const AssemblerMessage &M) {
    return M.Level == AssemblerMessage::Kind::Error;
  });
  Expected<std::unique_ptr<MemoryBuffer>> Bytes = Code.read();
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
