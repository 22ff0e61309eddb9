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
#include "llvm/ADT/StringSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
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

/// A bitcode member of an archive, of which only the symbols were read.
struct Member {
  MemoryBufferRef Bytes;
  SmallVector<std::string, 0> Defined;
};

/// The inputs, in memory.
struct Files {
  LLVMContext Context;
  SmallVector<std::unique_ptr<MemoryBuffer>, 16> Buffers;
  SmallVector<std::unique_ptr<object::Archive>, 8> Archives;
  SmallVector<MemoryBufferRef, 16> Objects;
  std::vector<Member> Members;
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

/// Reads the names that \p Bytes defines.
static Error addMember(Files &F, MemoryBufferRef Bytes) {
  LLVMContext Context;
  Expected<std::unique_ptr<Module>> M = getLazyBitcodeModule(Bytes, Context);
  if (!M)
    return M.takeError();
  Member &New = F.Members.emplace_back(Member{Bytes, {}});
  for (const GlobalValue &GV : (*M)->global_values())
    if (!GV.isDeclaration() && !GV.hasLocalLinkage())
      New.Defined.push_back(GV.getName().str());
  return Error::success();
}

static Error readInput(Files &F, StringRef Name) {
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
                : isBitcode(*Contents) ? addMember(F, *Contents)
                                       : Error::success();
    if (Own)
      return joinErrors(std::move(Problem), std::move(Own));
  }
  return Problem;
}

static Error link(Linker &Linker, MemoryBufferRef Bytes, LLVMContext &Context,
                  unsigned Flags) {
  Expected<std::unique_ptr<Module>> M = parseBitcodeFile(Bytes, Context);
  if (!M)
    return M.takeError();
  if (Linker.linkInModule(std::move(*M), Flags))
    return createStringError("cannot link '" + Bytes.getBufferIdentifier() +
                             "'");
  return Error::success();
}

/// Whether \p M declares, and lacks, something that \p From defines.
static bool needs(const Module &M, const Member &From) {
  return any_of(From.Defined, [&](StringRef Name) {
    const GlobalValue *GV = M.getNamedValue(Name);
    return GV && GV->isDeclaration() && !GV->use_empty();
  });
}

/// Links the objects, then what they need of the archives.
static Expected<std::unique_ptr<Module>> linkAll(Files &F) {
  auto Whole = std::make_unique<Module>("crate", F.Context);
  Linker L(*Whole);
  for (MemoryBufferRef Object : F.Objects)
    if (Error E = link(L, Object, F.Context, Linker::None))
      return std::move(E);
  bool HasChanged = true;
  while (HasChanged) {
    HasChanged = false;
    for (const Member &Candidate : F.Members) {
      if (!needs(*Whole, Candidate))
        continue;
      if (Error E = link(L, Candidate.Bytes, F.Context, Linker::LinkOnlyNeeded))
        return std::move(E);
      // A definition that was left out would be asked for again, forever.
      HasChanged |= !needs(*Whole, Candidate);
    }
  }
  return Whole;
}

/// Writes what \p Job links to \p OS, as bitcode.
static Error writeLinked(const LinkJob &Job, raw_ostream &OS) {
  // Never destroyed: the process ends.
  auto *F = new Files;
  for (StringRef Name : Job.Inputs)
    if (Error E = readInput(*F, Name))
      return E;
  Expected<std::unique_ptr<Module>> Whole = linkAll(*F);
  if (!Whole)
    return Whole.takeError();
  internalizeModule(**Whole, [&](const GlobalValue &GV) {
    return Job.Exported.contains(GV.getName());
  });
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
  std::string Problem;
  CrashResult Crash = runGuarded([&] {
    if (Error E = writeLinked(*Job, OS))
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
  return compileFor(*Job, Bitcode);
}

} // namespace opennvvm::tool
