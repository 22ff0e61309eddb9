//===- Transform.cpp - Commands from IR to IR -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transform.h"
#include "Commands.h"
#include "TileCode.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::tool {

static bool writesBitcode(const Options &O) {
  return O.WantsBitcode || StringRef(O.OutputFile).ends_with(".bc");
}

/// Changes a module that was read. LLVM's passes run here too.
/// \param Producer the producer to name in bitcode; if empty, assembly is
/// written.
static int change(Session &S, ProgramUnit &Unit, StringRef Producer,
                  SmallVectorImpl<char> &Out,
                  function_ref<bool(Session &, ProgramUnit &)> Change) {
  bool Done = Unit.IsSound && S.transform(Unit, [&](ProgramUnit &) {
    if (!Change(S, Unit))
      return false;
    Session::write(*Unit.Input.Module, Producer, Out);
    return true;
  });
  return Done ? Fine : std::max<int>(statusOf(Unit.Diags), Violations);
}

/// Reads the input of \p O, or takes \p Held, which was made of it.
static Expected<ProgramUnit *> readInput(Session &S, const Options &O,
                                         const ReadInput &Held) {
  const std::string &File = O.Inputs.front();
  if (!Held.Module)
    return S.read(File);
  return &S.read(MemoryBuffer::getMemBuffer(*Held.Module),
                 File == "-" ? "<stdin>" : File);
}

int transformFile(const Options &Given, StringRef Command,
                  function_ref<bool(Session &, ProgramUnit &)> Change) {
  Options O = Given;
  if (O.Inputs.empty())
    return failWithoutInput((Command + " FILE").str());
  if (O.Inputs.size() != 1)
    return fail(Command + " takes one input file; - is standard input");
  ReadInput Held;
  if (int Status = readTileInput(O, Held))
    return Status;
  Expected<DependencyFile> Read = DependencyFile::create(O);
  if (!Read)
    return fail(toString(Read.takeError()));
  std::string Producer;
  if (writesBitcode(O)) {
    Expected<std::string> Named = bitcodeProducer(O.Hermetic);
    if (!Named)
      return fail(toString(Named.takeError()));
    Producer = std::move(*Named);
  }
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVPTX);
  // Not destroyed, since the process ends soon anyway.
  auto *S = new Session(compileRequest(O, Profiles), O.Diagnostics);
  Expected<ProgramUnit *> Loaded = readInput(*S, O, Held);
  if (!Loaded)
    return failToRead(O, O.Inputs.front(), Loaded.takeError());
  ProgramUnit &Unit = **Loaded;
  const DiagnosticEngine &Diags = Unit.Diags;
  SmallVector<char, 0> Out;
  int Status = Unit.Input.Module ? change(*S, Unit, Producer, Out, Change)
                                 : +CouldNotRun;
  printFindings(Diags, O,
                {Unit.Input.File,
                 O.Profiles.empty() ? "none" : profileList(Profiles), ""},
                /*JSONToStdout=*/false);
  if (O.Output == Format::SARIF)
    printSARIF(errs(), &Diags);
  if (Status != Fine)
    return Status;
  if (Error E = Read->write())
    return fail(toString(std::move(E)));
  if (Error E = writeWhole(O.OutputFile, StringRef(Out.data(), Out.size())))
    return fail("cannot write '" +
                (O.OutputFile.empty() ? "<stdout>" : O.OutputFile) +
                "': " + toString(std::move(E)));
  return Fine;
}

} // namespace opennvvm::tool
