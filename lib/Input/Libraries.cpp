//===- Libraries.cpp - Modules that are linked as needed ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Bitcode/NewerBitcode.h"
#include "KeptLibrary.h"
#include "Link.h"
#include "ModuleReader.h"
#include "Support/SourceMap.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// A library that was read.
struct LibraryModule {
  SmallVector<char, 0> Excerpt; ///< What it was read from, if not the library.
  std::unique_ptr<Module> M;
  std::shared_ptr<SourceMap> Map; ///< Of text.
};
} // namespace

/// One library, and what its symbol table says.
struct Libraries::Part {
  MemoryBufferRef Bytes;
  std::unique_ptr<MemoryBuffer> Older; ///< They, if they were rewritten.
  std::shared_ptr<const LibraryIndex> Index;
  /// Already read into the context of the first link, which takes it.
  mutable LibraryModule Ready;
};

static LibraryIndex indexOf(const Module &M) {
  LibraryIndex Index;
  for (const GlobalValue &GV : M.global_values()) {
    Index.IsAlwaysLinked |= GV.hasAppendingLinkage();
    if (!GV.isDeclarationForLinker() && !GV.hasLocalLinkage())
      Index.Defined.insert(GV.getName());
  }
  return Index;
}

Libraries::Libraries() = default;
Libraries::Libraries(Libraries &&) = default;
Libraries &Libraries::operator=(Libraries &&) = default;
Libraries::~Libraries() = default;

/// Reads bitcode; its functions are only read when they are needed.
static Expected<LibraryModule> readBitcode(MemoryBufferRef Bytes,
                                           LLVMContext &Context) {
  leaveDebugInfoAlone();
  Expected<std::unique_ptr<Module>> M = getLazyBitcodeModule(Bytes, Context);
  if (!M)
    return M.takeError();
  // LLVM's reader would drop it, too.
  if ((*M)->getNamedMetadata("llvm.dbg.cu") &&
      getDebugMetadataVersionFromModule(**M) != DEBUG_METADATA_VERSION) {
    if (Error E = (*M)->materializeAll())
      return E;
    StripDebugInfo(**M);
  }
  return LibraryModule{{}, std::move(*M), nullptr};
}

static std::string describe(const Diagnostic &D) {
  std::string Where;
  if (D.Range.isValid())
    Where = ("line " + Twine(D.Range.Line) + ": ").str();
  return Where + D.Message;
}

/// Reads text or bitcode.
/// \param [out] Crashed tells whether \p Context may be corrupt.
static Expected<LibraryModule> read(MemoryBufferRef Bytes, LLVMContext &Context,
                                    bool &Crashed) {
  StringRef Text = Bytes.getBuffer();
  if (isBitcode(Text.bytes_begin(), Text.bytes_end()))
    return readBitcode(Bytes, Context);
  DiagnosticEngine Diags({}, Profile::NVPTX);
  Diags.setProfile(Profile::NVPTX);
  LoadedModule L =
      loadModuleFromBuffer(MemoryBuffer::getMemBuffer(Bytes),
                           Bytes.getBufferIdentifier(), Context, Diags);
  Crashed = L.Crashed;
  // The printer of names refers to the module.
  Diags.setInput({}, nullptr);
  for (const Diagnostic &D : Diags.diagnostics())
    if (D.Level == Severity::Error) {
      if (Crashed)
        (void)L.Module.release();
      return createStringError(describe(D));
    }
  if (!L.Module)
    return createStringError("it cannot be read");
  return LibraryModule{{}, std::move(L.Module), std::move(L.Map)};
}

/// Leaves out of \p Bytes, if they are bitcode of a newer LLVM, what LLVM 22
/// does not know.
/// \param [out] Older what they are then a part of.
static Error makeOlder(MemoryBufferRef &Bytes,
                       std::unique_ptr<MemoryBuffer> &Older) {
  StringRef Text = Bytes.getBuffer();
  if (!isBitcode(Text.bytes_begin(), Text.bytes_end()) ||
      !isNewerProducer(producerOf(Text)))
    return Error::success();
  Expected<std::optional<OlderBitcode>> Rewritten = rewriteNewerBitcode(Text);
  if (!Rewritten)
    return Rewritten.takeError();
  if (!*Rewritten)
    return Error::success();
  Older = std::move((*Rewritten)->Buffer);
  Bytes = MemoryBufferRef(Older->getBuffer(), Bytes.getBufferIdentifier());
  return Error::success();
}

/// Leaves bitcode as it was read for the links of other programs.
static void keep(std::unique_ptr<LLVMContext> Context, LibraryModule Read,
                 LibraryIndex &Index) {
  if (Read.M && !Read.Map)
    Index.Kept =
        std::make_shared<KeptLibrary>(std::move(Context), std::move(Read.M));
  Read.M.reset(); // Before its context.
}

Error Libraries::add(MemoryBufferRef Bytes, LLVMContext *Context, bool *Crashed,
                     function_ref<std::string(const Module &)> Check) {
  Part P;
  // Whatever LLVM crashes on is left as it is, with its context.
  auto *Own = Context ? nullptr : new LLVMContext;
  auto Index = std::make_shared<LibraryIndex>();
  bool HasCrashed = false, ReaderCrashed = false;
  auto Work = [&]() -> std::string {
    if (Error E = makeOlder(Bytes, P.Older))
      return toString(std::move(E));
    P.Bytes = Bytes;
    Expected<LibraryModule> Read =
        read(Bytes, Own ? *Own : *Context, ReaderCrashed);
    if (!Read)
      return toString(Read.takeError());
    *Index = indexOf(*Read->M);
    std::string Problem = Check ? Check(*Read->M) : "";
    P.Ready = std::move(*Read);
    return Problem;
  };
  Error E = guardedLink(Own ? *Own : *Context, Work, nullptr, &HasCrashed);
  HasCrashed |= ReaderCrashed;
  if (HasCrashed && Own)
    (void)P.Ready.M.release();
  else if (Own)
    keep(std::unique_ptr<LLVMContext>(Own), std::move(P.Ready), *Index);
  if (Crashed)
    *Crashed |= HasCrashed;
  if (E)
    return E;
  P.Index = std::move(Index);
  Parts.push_back(std::move(P));
  return Error::success();
}

void Libraries::addKnown(MemoryBufferRef Bytes,
                         std::shared_ptr<const LibraryIndex> Index) {
  Part P;
  P.Bytes = Bytes;
  P.Index = std::move(Index);
  Parts.push_back(std::move(P));
}

bool Libraries::defines(StringRef Name) const {
  return any_of(Parts,
                [&](const Part &P) { return P.Index->Defined.contains(Name); });
}

void Libraries::addNames(StringSet<> &Names) const {
  for (const Part &P : Parts)
    for (StringRef Name : P.Index->Defined.keys())
      Names.insert(Name);
}

std::shared_ptr<const LibraryIndex> Libraries::lastIndex() const {
  return Parts.empty() || Parts.back().Older ? nullptr : Parts.back().Index;
}

namespace {
/// Links libraries into one program.
class LibraryLinker {
public:
  LibraryLinker(Module &M, bool Checked, std::vector<LinkedLibrary> &Out)
      : M(M), Checked(Checked), Out(Out) {
    for (const Function &F : M)
      if (!F.isDeclaration())
        Known.insert(&F);
  }

  /// Links what is needed of \p P.
  LinkProblem link(const Libraries::Part &P);

private:
  std::string link(const Libraries::Part &P, LinkProblem &Problem);
  Expected<LibraryModule> readPart(const Libraries::Part &P) const;
  void collect(StringRef Name, std::shared_ptr<SourceMap> Map);

  Module &M;
  bool Checked;
  std::vector<LinkedLibrary> &Out;
  SmallPtrSet<const Function *, 32> Known; ///< Those with bodies.
};
} // namespace

/// Collects the functions that have come in.
void LibraryLinker::collect(StringRef Name, std::shared_ptr<SourceMap> Map) {
  LinkedLibrary New;
  for (Function &F : M)
    if (!F.isDeclaration() && Known.insert(&F).second)
      New.Functions.push_back(&F);
  if (New.Functions.empty())
    return;
  New.Name = Name.str();
  New.Map = std::move(Map);
  Out.push_back(std::move(New));
}

/// Reads as much of a library as is needed, or all of it.
Expected<LibraryModule>
LibraryLinker::readPart(const Libraries::Part &P) const {
  if (P.Ready.M && &P.Ready.M->getContext() == &M.getContext())
    return std::move(P.Ready);
  if (KeptLibrary *Kept = P.Index->Kept.get()) {
    SmallVector<StringRef, 16> Names;
    for (const GlobalValue &GV : M.global_values())
      if (GV.isDeclaration() && P.Index->Defined.contains(GV.getName()))
        Names.push_back(GV.getName());
    SmallVector<char, 0> Excerpt = Kept->excerpt(Names);
    if (!Excerpt.empty()) {
      MemoryBufferRef Bytes({Excerpt.data(), Excerpt.size()},
                            P.Bytes.getBufferIdentifier());
      Expected<LibraryModule> Read = readBitcode(Bytes, M.getContext());
      if (Read)
        Read->Excerpt = std::move(Excerpt);
      return Read;
    }
  }
  bool Crashed = false;
  return read(P.Bytes, M.getContext(), Crashed);
}

/// \returns an error of LLVM, or an empty string.
std::string LibraryLinker::link(const Libraries::Part &P,
                                LinkProblem &Problem) {
  Expected<LibraryModule> Library = readPart(P);
  if (!Library)
    return toString(Library.takeError());
  if (Checked && (Problem = linkMismatch(M, *Library->M))) {
    // A call in the library does not outlive it, but what is called is here.
    if (Problem.At.I && Problem.At.I->getModule() != &M)
      Problem.At = *M.getFunction(
          cast<CallBase>(Problem.At.I)->getCalledOperand()->getName());
    return {};
  }
  Library->M->setTargetTriple(M.getTargetTriple());
  Library->M->setDataLayout(M.getDataLayout());
  StringSet<> Linked;
  bool Failed =
      Linker::linkModules(M, std::move(Library->M), Linker::LinkOnlyNeeded,
                          [&](Module &, const StringSet<> &Names) {
                            for (const auto &Entry : Names)
                              Linked.insert(Entry.getKey());
                          });
  if (Failed)
    return "the module and the library do not link";
  internalizeLinked(M, Linked);
  adaptIgnoredResults(M);
  collect(P.Bytes.getBufferIdentifier(), std::move(Library->Map));
  return {};
}

LinkProblem LibraryLinker::link(const Libraries::Part &P) {
  LinkProblem Problem;
  auto Link = [&] { return link(P, Problem); };
  if (Error E = guardedLink(M.getContext(), Link))
    Problem = {toString(std::move(E)), {}};
  if (Problem)
    Problem.Message =
        (P.Bytes.getBufferIdentifier() + ": " + Problem.Message).str();
  return Problem;
}

/// Whether \p M uses what \p Names has and \p M has not. Each name counts once:
/// some definitions cannot be linked.
static bool lacksOneOf(const Module &M, const StringSet<> &Names,
                       StringSet<> &Tried) {
  bool Any = false;
  for (const GlobalValue &GV : M.global_values())
    if (GV.isDeclarationForLinker() && !GV.use_empty() &&
        Names.contains(GV.getName()))
      Any |= Tried.insert(GV.getName()).second;
  return Any;
}

LinkProblem Libraries::linkInto(Module &M, bool Checked,
                                std::vector<LinkedLibrary> &Linked) const {
  LibraryLinker Linker(M, Checked, Linked);
  std::vector<StringSet<>> Tried(Parts.size());
  bool Changed = true;
  for (bool IsFirst = true; std::exchange(Changed, false); IsFirst = false)
    for (auto [P, Done] : zip(Parts, Tried)) {
      bool Lacks = lacksOneOf(M, P.Index->Defined, Done);
      if (!Lacks && !(IsFirst && P.Index->IsAlwaysLinked))
        continue;
      Changed = true;
      if (LinkProblem Problem = Linker.link(P))
        return Problem;
    }
  return {};
}

} // namespace opennvvm
