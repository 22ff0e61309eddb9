//===- RustLinker.cpp - nvvm-rust-linker ----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// rustc -C linker=nvvm-rust-linker: for NVPTX, objects are bitcode, and rlibs
// are archives of them. What the crate needs of the archives is linked, what it
// does not export becomes internal, and the result is compiled to PTX.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Support/CrashBoundary.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Object/Archive.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/IPO/Internalize.h"

using namespace llvm;

namespace opennvvm::tool {

namespace {
struct LinkJob : DriverJob {
  SmallVector<StringRef, 16> Inputs;
  StringSet<> Exported;
};

/// The inputs, in memory.
struct Files {
  LLVMContext Context;
  SmallVector<std::unique_ptr<MemoryBuffer>, 16> Buffers;
  SmallVector<std::unique_ptr<object::Archive>, 8> Archives;
  SmallVector<MemoryBufferRef, 16> Objects; ///< What is linked whole.
  Libraries Members; ///< Of archives, of which only what is needed is linked.
};
} // namespace

static Expected<LinkJob> readJob(ArrayRef<const char *> Args) {
  LinkJob Job;
  for (unsigned I = 0; I < Args.size(); ++I) {
    StringRef Arg = Args[I];
    StringRef Next = I + 1 < Args.size() ? Args[I + 1] : "";
    if (Arg == "--export-symbol" || Arg == "--symbol")
      Job.Exported.insert(Next), ++I;
    else if (Arg == "--target" || Arg == "-L")
      ++I;
    else if (Arg == "--target-cpu")
      Job.CPU = Next, ++I;
    else if (Arg == "--target-feature") {
      for (StringRef Feature : split(Next, ','))
        if (Feature.starts_with("+ptx"))
          Job.PTX = ("-mattr=" + Feature).str();
      ++I;
    } else if (Arg == "-o")
      Job.Output = Next, ++I;
    else if (Arg == "--debug" || Arg.empty())
      continue;
    else if (Arg.consume_front("-O"))
      Job.Level = Arg;
    else if (Arg.starts_with("-"))
      return createStringError("unknown option '" + Arg + "'");
    else
      Job.Inputs.push_back(Arg);
  }
  if (Job.Inputs.empty())
    return createStringError("no input file");
  if (Job.Output.empty())
    return createStringError("no output file");
  return Job;
}

static bool isBitcode(MemoryBufferRef Bytes) {
  StringRef Data = Bytes.getBuffer();
  return llvm::isBitcode(Data.bytes_begin(), Data.bytes_end());
}

/// Reads the names that the member \p Bytes of an archive defines. One that is
/// exported need not be called by anyone.
static Error addMember(Files &F, MemoryBufferRef Bytes,
                       const StringSet<> &Exported) {
  bool IsObject = false;
  auto Defines = [&](const GlobalValue &GV) {
    return !GV.isDeclarationForLinker() && Exported.contains(GV.getName());
  };
  Error E = F.Members.add(Bytes, nullptr, nullptr, [&](const Module &M) {
    IsObject = any_of(M.global_values(), Defines);
    return std::string(IsObject ? "it is linked whole" : "");
  });
  if (!IsObject)
    return E;
  consumeError(std::move(E));
  F.Objects.push_back(Bytes);
  return Error::success();
}

static Error readInput(Files &F, StringRef Name, const StringSet<> &Exported) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Name);
  if (!Buffer)
    return createStringError(Buffer.getError(),
                             "cannot read '" + Name +
                                 "': " + Buffer.getError().message());
  MemoryBufferRef Bytes = **Buffer;
  F.Buffers.push_back(std::move(*Buffer));
  if (isBitcode(Bytes)) {
    F.Objects.push_back(Bytes);
    return Error::success();
  }
  Expected<std::unique_ptr<object::Archive>> Archive =
      object::Archive::create(Bytes);
  if (!Archive)
    return createStringError("'" + Name +
                             "' is neither bitcode nor an archive: " +
                             toString(Archive.takeError()));
  F.Archives.push_back(std::move(*Archive));
  Error Problem = Error::success();
  for (const object::Archive::Child &Child :
       F.Archives.back()->children(Problem)) {
    Expected<MemoryBufferRef> Contents = Child.getMemoryBufferRef();
    Error Own = !Contents              ? Contents.takeError()
                : isBitcode(*Contents) ? addMember(F, *Contents, Exported)
                                       : Error::success();
    if (Own) {
      consumeError(std::move(Problem));
      return createStringError("cannot read '" + Name +
                               "': " + toString(std::move(Own)));
    }
  }
  return Problem;
}

/// Reads \p Bytes, and prints what is wrong with them.
static Expected<std::unique_ptr<Module>> readObject(MemoryBufferRef Bytes,
                                                    LLVMContext &Context) {
  DiagnosticEngine Diags({}, Profile::NVPTX);
  Diags.setProfile(Profile::NVPTX);
  LoadedModule L = loadModuleFromBuffer(
      MemoryBuffer::getMemBuffer(Bytes, /*RequiresNullTerminator=*/false),
      Bytes.getBufferIdentifier(), Context, Diags);
  printFindings(Diags, {}, {L.File, "", ""}, /*JSONToStdout=*/false);
  // The printer of names refers to the module.
  Diags.setInput({}, nullptr);
  if (!Diags.hasErrors() && L.Module)
    return std::move(L.Module);
  // The context may be corrupt.
  (void)L.Module.release();
  return createStringError("cannot read '" + L.File + "'");
}

/// Links the objects, then what they need of the archives.
static Expected<std::unique_ptr<Module>> linkAll(Files &F) {
  std::unique_ptr<Module> Whole;
  for (MemoryBufferRef Bytes : F.Objects) {
    Expected<std::unique_ptr<Module>> Object = readObject(Bytes, F.Context);
    if (!Object)
      return Object.takeError();
    if (!Whole)
      Whole = std::move(*Object);
    else if (Error E = linkModule(*Whole, std::move(*Object)))
      return createStringError("cannot link '" + Bytes.getBufferIdentifier() +
                               "': " + toString(std::move(E)));
  }
  if (!Whole)
    return createStringError("nothing is exported");
  std::vector<LinkedLibrary> Linked;
  if (LinkProblem Problem =
          F.Members.linkInto(*Whole, /*Checked=*/false, Linked))
    return createStringError("cannot link " + Problem.Message);
  return Whole;
}

/// The file that the user has written, as far as \p M tells: with debug
/// information "src/lib.rs", otherwise the name of the crate.
static std::string sourceOf(const Module &M) {
  for (const DICompileUnit *Unit : M.debug_compile_units())
    if (StringRef File = Unit->getFilename(); !File.empty())
      return File.split("/@/").first.str();
  return StringRef(M.getSourceFileName()).split('.').first.str();
}

/// Writes what \p Job links to \p OS, as bitcode.
/// \param [out] Source what findings are to name.
static Error writeLinked(const LinkJob &Job, raw_ostream &OS,
                         std::string &Source) {
  // Never destroyed: the process ends.
  auto *F = new Files;
  for (StringRef Name : Job.Inputs)
    if (Error E = readInput(*F, Name, Job.Exported))
      return E;
  Expected<std::unique_ptr<Module>> Whole = linkAll(*F);
  if (!Whole)
    return Whole.takeError();
  internalizeModule(**Whole, [&](const GlobalValue &GV) {
    return Job.Exported.contains(GV.getName());
  });
  Source = sourceOf(**Whole);
  WriteBitcodeToFile(**Whole, OS);
  return Error::success();
}

int runRustLinker(ArrayRef<const char *> Args) {
  Expected<LinkJob> Job = readJob(Args);
  if (!Job)
    return fail(toString(Job.takeError()));
  SmallString<128> Bitcode;
  int Handle = -1;
  if (std::error_code EC =
          sys::fs::createTemporaryFile("nvvm-rust", "bc", Handle, Bitcode))
    return fail("cannot make a temporary file: " + EC.message());
  FileRemover Remover(Bitcode);
  raw_fd_ostream OS(Handle, /*shouldClose=*/true);
  std::string Problem, Source;
  CrashResult Crash = runGuarded([&] {
    if (Error E = writeLinked(*Job, OS, Source))
      Problem = toString(std::move(E));
  });
  if (Crash)
    Problem = "LLVM cannot link " + join(Job->Inputs, ", ") +
              (Crash.Details.empty() ? "" : ": " + Crash.Details.back());
  if (!Problem.empty())
    return fail(Problem);
  OS.close();
  if (OS.has_error())
    return fail("cannot write '" + Bitcode + "': " + OS.error().message());
  Job->Source = Source;
  return compileFor(*Job, Bitcode);
}

} // namespace opennvvm::tool
