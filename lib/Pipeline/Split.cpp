//===- Split.cpp - Splitting a module into units --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Split.h"
#include "../Input/Link.h"
#include "Support/CrashBoundary.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ThreadPool.h"
#include <atomic>

using namespace llvm;

namespace opennvvm {

static constexpr StringLiteral SplitIdentifier = "<split-module>";
static constexpr unsigned MaxUnits = 64;
/// The minimum number of instructions in a unit, except the last, to make up
/// for the overhead of a unit.
static constexpr unsigned LeastInstructions = 500;

namespace {
/// The visibility of a definition before it was exposed to all units, and
/// whether it had a name.
struct Linkage {
  GlobalValue::LinkageTypes Type;
  GlobalValue::VisibilityTypes Visibility;
  bool HasName;
};

/// The defined functions First to Last, and their result.
struct Unit {
  unsigned First = 0, Last = 0;
  SmallVector<char, 0> Bitcode;
  std::string Problem;
};
} // namespace

bool isSplittable(const Module &M) {
  return none_of(M.debug_compile_units(), [](const DICompileUnit *CU) {
    return CU->getEmissionKind() == DICompileUnit::FullDebug;
  });
}

/// Makes all definitions visible to all units. PTX has no comdats.
static StringMap<Linkage> exposeAll(Module &M) {
  StringMap<Linkage> Saved;
  for (GlobalValue &GV : M.global_values()) {
    if (GV.isDeclaration() || GV.hasAppendingLinkage())
      continue;
    if (auto *GO = dyn_cast<GlobalObject>(&GV))
      GO->setComdat(nullptr);
    bool HasName = GV.hasName();
    if (GV.hasExternalLinkage() && HasName)
      continue;
    if (!HasName)
      GV.setName("unnamed");
    Saved[GV.getName()] = {GV.getLinkage(), GV.getVisibility(), HasName};
    GV.setLinkage(GlobalValue::ExternalLinkage);
  }
  return Saved;
}

static void restore(Module &M, const StringMap<Linkage> &Saved) {
  for (auto &Entry : Saved) {
    GlobalValue *GV = M.getNamedValue(Entry.getKey());
    if (!GV || GV->isDeclaration())
      continue;
    // A local symbol must have default visibility.
    GV->setVisibility(GlobalValue::DefaultVisibility);
    GV->setLinkage(Entry.second.Type);
    if (!GV->hasLocalLinkage())
      GV->setVisibility(Entry.second.Visibility);
    // The emitter names it as it does without units.
    if (!Entry.second.HasName)
      GV->setName("");
  }
}

static std::vector<Unit> divide(const Module &M) {
  unsigned Total = 0;
  for (const Function &F : M)
    Total += F.getInstructionCount();
  unsigned Length = std::max(LeastInstructions, Total / MaxUnits + 1);
  std::vector<Unit> Units;
  unsigned Here = Length, Number = 0;
  for (const Function &F : M) {
    if (F.isDeclaration())
      continue;
    if (Here >= Length) {
      Units.emplace_back();
      Units.back().First = Number;
      Here = 0;
    }
    Here += F.getInstructionCount();
    Units.back().Last = Number++;
  }
  return Units;
}

/// Turns variables and aliases into declarations; constants keep their values,
/// so that code can be folded with them.
static void declareVariables(Module &M) {
  for (GlobalVariable &GV : make_early_inc_range(M.globals())) {
    if (GV.getName().starts_with("llvm.")) {
      GV.eraseFromParent();
    } else if (GV.isConstant() && GV.hasDefinitiveInitializer()) {
      GV.setLinkage(GlobalValue::AvailableExternallyLinkage);
    } else {
      GV.setInitializer(nullptr);
      GV.setLinkage(GlobalValue::ExternalLinkage);
    }
  }
  for (GlobalAlias &GA : make_early_inc_range(M.aliases())) {
    GlobalValue *Declared;
    if (auto *T = dyn_cast<FunctionType>(GA.getValueType()))
      Declared = Function::Create(T, GlobalValue::ExternalLinkage,
                                  GA.getAddressSpace(), "", &M);
    else
      Declared = new GlobalVariable(
          M, GA.getValueType(), false, GlobalValue::ExternalLinkage, nullptr,
          "", nullptr, GlobalValue::NotThreadLocal, GA.getAddressSpace());
    Declared->takeName(&GA);
    GA.replaceAllUsesWith(Declared);
    GA.eraseFromParent();
  }
}

static Expected<std::unique_ptr<Module>>
readUnit(MemoryBufferRef Whole, const Unit &U, LLVMContext &Context) {
  Expected<std::unique_ptr<Module>> M =
      getLazyBitcodeModule(Whole, Context, /*ShouldLazyLoadMetadata=*/true);
  if (!M)
    return M.takeError();
  unsigned Number = 0;
  for (Function &F : **M) {
    if (F.isDeclaration())
      continue;
    unsigned Own = Number++;
    if (Own >= U.First && Own <= U.Last)
      continue;
    F.deleteBody();
    F.setIsMaterializable(false);
  }
  if (Error E = (*M)->materializeAll())
    return E;
  declareVariables(**M);
  (*M)->setSourceFileName(formatv("F{0}_B0", U.First).str());
  return M;
}

/// The whole module has the named metadata; a unit keeps only what is needed to
/// read its functions back.
static void dropNamedMetadata(Module &M) {
  for (NamedMDNode &Node : make_early_inc_range(M.named_metadata()))
    if (Node.getName() != "llvm.module.flags" &&
        Node.getName() != "llvm.dbg.cu")
      Node.eraseFromParent();
}

static void process(MemoryBufferRef Whole, Unit &U,
                    function_ref<void(Module &)> Work) {
  // Leaked if LLVM gives up, since it may be corrupt.
  auto *Context = new LLVMContext;
  Module *M = nullptr;
  CrashResult Crash = runGuarded([&] {
    Expected<std::unique_ptr<Module>> Read = readUnit(Whole, U, *Context);
    if (!Read) {
      U.Problem = toString(Read.takeError());
      return;
    }
    M = Read->release();
    Work(*M);
    dropNamedMetadata(*M);
    M->setModuleIdentifier(SplitIdentifier);
    raw_svector_ostream OS(U.Bitcode);
    WriteBitcodeToFile(*M, OS);
  });
  if (Crash) {
    U.Problem = "LLVM's passes crashed on this unit";
    return;
  }
  delete M;
  delete Context;
}

/// Replaces the declarations with the functions of \p U.
static std::string putBack(Linker &Whole, LLVMContext &Context, const Unit &U) {
  Expected<std::unique_ptr<Module>> Read = parseBitcodeFile(
      MemoryBufferRef(StringRef(U.Bitcode.data(), U.Bitcode.size()),
                      SplitIdentifier),
      Context);
  if (!Read)
    return toString(Read.takeError());
  if ((*Read)->getModuleIdentifier() != SplitIdentifier)
    return "a unit is not one that was split off";
  return Whole.linkInModule(std::move(*Read)) ? "a unit does not link" : "";
}

std::string processInUnits(Module &M, unsigned Threads,
                           function_ref<void(Module &)> Work) {
  std::vector<Unit> Units = divide(M);
  if (Units.empty())
    return {};
  StringMap<Linkage> Saved = exposeAll(M);
  SmallVector<char, 0> Whole;
  {
    raw_svector_ostream OS(Whole);
    WriteBitcodeToFile(M, OS);
  }
  MemoryBufferRef Bytes(StringRef(Whole.data(), Whole.size()), "whole");
  std::atomic<size_t> Next = 0;
  auto Loop = [&] {
    for (size_t I; (I = Next++) < Units.size();)
      process(Bytes, Units[I], Work);
  };
  {
    DefaultThreadPool Pool(hardware_concurrency(Threads));
    for (unsigned T = 0; T < Pool.getMaxConcurrency(); ++T)
      Pool.async(Loop);
    Pool.wait();
  }
  for (Function &F : M)
    if (!F.isDeclaration())
      F.deleteBody();
  // One linker for all units, since it first scans the types of the whole
  // module.
  Error Problem = guardedLink(M.getContext(), [&]() -> std::string {
    Linker Whole(M);
    for (const Unit &U : Units) {
      if (!U.Problem.empty())
        return U.Problem;
      if (std::string Why = putBack(Whole, M.getContext(), U); !Why.empty())
        return Why;
    }
    return "";
  });
  if (Problem)
    return toString(std::move(Problem));
  restore(M, Saved);
  return {};
}

} // namespace opennvvm
