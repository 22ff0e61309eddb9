//===- Libraries.cpp - Modules that are linked as needed ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Link.h"
#include "opennvvm/Input/Input.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace opennvvm {

/// One library, and what its symbol table says.
struct Libraries::Part {
  MemoryBufferRef Bytes;
  StringSet<> Defined;
  /// Some lists, such as llvm.used, are always linked with what they contain.
  bool IsAlwaysLinked = false;
  /// Already read into the context of the first link, which takes it.
  mutable std::unique_ptr<Module> Ready;

  void index(const Module &M) {
    for (const GlobalValue &GV : M.global_values()) {
      IsAlwaysLinked |= GV.hasAppendingLinkage();
      if (!GV.isDeclarationForLinker() && !GV.hasLocalLinkage())
        Defined.insert(GV.getName());
    }
  }
};

Libraries::Libraries() = default;
Libraries::Libraries(Libraries &&) = default;
Libraries &Libraries::operator=(Libraries &&) = default;
Libraries::~Libraries() = default;

/// Reads \p Bytes; functions of bitcode are only read when they are needed.
static Expected<std::unique_ptr<Module>> read(MemoryBufferRef Bytes,
                                              LLVMContext &Context) {
  StringRef Text = Bytes.getBuffer();
  if (isBitcode(Text.bytes_begin(), Text.bytes_end()))
    return getLazyBitcodeModule(Bytes, Context);
  SMDiagnostic Problem;
  if (std::unique_ptr<Module> M = parseAssembly(Bytes, Problem, Context))
    return M;
  std::string Where;
  if (Problem.getLineNo() > 0)
    Where = ("line " + Twine(Problem.getLineNo()) + ": ").str();
  StringRef Message = Problem.getMessage();
  Message.consume_front("error: ");
  return createStringError(Where + Message);
}

Error Libraries::add(MemoryBufferRef Bytes, LLVMContext *Context,
                     bool *Crashed) {
  Part P;
  P.Bytes = Bytes;
  // Whatever LLVM crashes on is left as it is, with its context.
  auto *Own = Context ? nullptr : new LLVMContext;
  auto Index = [&]() -> std::string {
    Expected<std::unique_ptr<Module>> Read = read(Bytes, Own ? *Own : *Context);
    if (!Read)
      return toString(Read.takeError());
    P.index(**Read);
    if (Context)
      P.Ready = std::move(*Read);
    return {};
  };
  bool HasCrashed = false;
  Error E = guardedLink(Own ? *Own : *Context, Index, nullptr, &HasCrashed);
  if (!HasCrashed)
    delete Own;
  if (Crashed)
    *Crashed |= HasCrashed;
  if (E)
    return E;
  for (StringRef Name : P.Defined.keys())
    Names.insert(Name);
  Parts.push_back(std::move(P));
  return Error::success();
}

/// Links \p Bytes as needed; \returns the error, or an empty string.
static std::string linkPart(Module &M, MemoryBufferRef Bytes,
                            std::unique_ptr<Module> &Ready, bool Checked) {
  bool IsReady = Ready && &Ready->getContext() == &M.getContext();
  Expected<std::unique_ptr<Module>> Library =
      IsReady ? std::move(Ready) : read(Bytes, M.getContext());
  if (!Library)
    return toString(Library.takeError());
  if (Checked)
    if (std::string Problem = linkMismatch(M, **Library); !Problem.empty())
      return Problem;
  (*Library)->setTargetTriple(M.getTargetTriple());
  (*Library)->setDataLayout(M.getDataLayout());
  StringSet<> Linked;
  bool Failed =
      Linker::linkModules(M, std::move(*Library), Linker::LinkOnlyNeeded,
                          [&](Module &, const StringSet<> &Names) {
                            for (const auto &Entry : Names)
                              Linked.insert(Entry.getKey());
                          });
  if (Failed)
    return "the module and the library do not link";
  internalizeLinked(M, Linked);
  adaptIgnoredResults(M);
  return {};
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

Error Libraries::linkInto(Module &M, bool Checked) const {
  std::vector<StringSet<>> Tried(Parts.size());
  bool Changed = true;
  for (bool IsFirst = true; std::exchange(Changed, false); IsFirst = false)
    for (auto [P, Done] : zip(Parts, Tried)) {
      bool Lacks = lacksOneOf(M, P.Defined, Done);
      if (!Lacks && !(IsFirst && P.IsAlwaysLinked))
        continue;
      Changed = true;
      auto Link = [&] { return linkPart(M, P.Bytes, P.Ready, Checked); };
      if (Error E = guardedLink(M.getContext(), Link))
        return createStringError(P.Bytes.getBufferIdentifier() + ": " +
                                 toString(std::move(E)));
    }
  return Error::success();
}

} // namespace opennvvm
