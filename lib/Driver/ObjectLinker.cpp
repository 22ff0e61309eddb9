//===- ObjectLinker.cpp - Linking objects and archives of bitcode ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/ObjectLinker.h"
#include "opennvvm/Driver/Session.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Object/Archive.h"
#include "llvm/Transforms/IPO/Internalize.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// The inputs, in memory, which the session refers to.
struct Files {
  SmallVector<std::unique_ptr<MemoryBuffer>, 16> Buffers;
  SmallVector<std::unique_ptr<object::Archive>, 8> Archives;
  SmallVector<MemoryBufferRef, 16> Objects; ///< What is linked whole.
  Session Work{{}, {}};
};
} // namespace

static bool isObject(MemoryBufferRef Bytes) {
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
  Error E = F.Work.addLibrary(
      Bytes.getBuffer(), Bytes.getBufferIdentifier(), [&](const Module &M) {
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
  if (isObject(Bytes)) {
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
    Error Own = !Contents             ? Contents.takeError()
                : isObject(*Contents) ? addMember(F, *Contents, Exported)
                                      : Error::success();
    if (Own) {
      consumeError(std::move(Problem));
      return createStringError("cannot read '" + Name +
                               "': " + toString(std::move(Own)));
    }
  }
  return Problem;
}

/// Reads what is linked whole, and shows what was found there.
static Error readObjects(Files &F, const ObjectLink &Link) {
  for (MemoryBufferRef Bytes : F.Objects) {
    const ProgramUnit &Unit = F.Work.readAsWritten(
        MemoryBuffer::getMemBuffer(Bytes, /*RequiresNullTerminator=*/false),
        Bytes.getBufferIdentifier());
    Link.Show(Unit.Input.File, Unit.Diags);
    if (Unit.Diags.hasErrors() || !Unit.Input.Module)
      return createStringError("cannot read '" + Unit.Input.File + "'");
  }
  return Error::success();
}

/// Links the objects, then what they need of the archives.
static Error linkAll(Files &F) {
  if (F.Objects.empty())
    return createStringError("nothing is exported");
  if (!F.Work.link({/*IsChecked=*/false, /*PartsAreShown=*/true}))
    return createStringError("cannot link '" + F.Work.linkFailure().Unit +
                             "': " + F.Work.linkFailure().Message);
  std::vector<LinkedLibrary> Linked;
  if (LinkProblem Problem = F.Work.libraries().linkInto(
          *F.Work.module(), /*Checked=*/false, Linked))
    return createStringError("cannot link " + Problem.Message);
  return Error::success();
}

/// See LinkedObjects::Source.
static std::string sourceOf(const Module &M) {
  for (const DICompileUnit *Unit : M.debug_compile_units())
    if (StringRef File = Unit->getFilename(); !File.empty())
      return File.split("/@/").first.str();
  return StringRef(M.getSourceFileName()).split('.').first.str();
}

static Error linkInto(LinkedObjects &Out, Files &F, const ObjectLink &Link) {
  for (StringRef Name : Link.Files)
    if (Error E = readInput(F, Name, Link.Exported))
      return E;
  if (Error E = readObjects(F, Link))
    return E;
  if (Error E = linkAll(F))
    return E;
  Module &Whole = *F.Work.module();
  internalizeModule(Whole, [&](const GlobalValue &GV) {
    return Link.Exported.contains(GV.getName());
  });
  Out.Source = sourceOf(Whole);
  raw_svector_ostream OS(Out.Bitcode);
  WriteBitcodeToFile(Whole, OS);
  return Error::success();
}

Expected<LinkedObjects> linkObjects(const ObjectLink &Link) {
  LinkedObjects Out;
  std::string Problem;
  Files F;
  if (auto Crash = F.Work.guard([&] {
        if (Error E = linkInto(Out, F, Link))
          Problem = toString(std::move(E));
      }))
    Problem = "LLVM cannot link " + join(Link.Files, ", ") +
              (Crash->empty() ? "" : ": " + Crash->back());
  if (!Problem.empty())
    return createStringError(Problem);
  return Out;
}

} // namespace opennvvm
