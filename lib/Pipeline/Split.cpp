//===- Split.cpp - Splitting a module into units --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Split.h"
#include "../Input/Link.h"
#include "SplitNotes.h"
#include "Support/CrashBoundary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SHA256.h"
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
/// The defined functions First to Last, and their result.
struct Unit {
  unsigned First = 0, Last = 0;
  SmallVector<char, 0> Bitcode;
  std::string Problem;
};
} // namespace

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

/// \param KeepsUses whether a reader gets the uses of each value in the order
/// that they have here, on which passes may depend.
static SmallVector<char, 0> bitcodeOf(const Module &M, bool KeepsUses = false) {
  SmallVector<char, 0> Bytes;
  raw_svector_ostream OS(Bytes);
  WriteBitcodeToFile(M, OS, KeepsUses);
  return Bytes;
}

static MemoryBufferRef asBuffer(ArrayRef<char> Bytes, StringRef Name) {
  return MemoryBufferRef(StringRef(Bytes.data(), Bytes.size()), Name);
}

bool isSplittable(const Module &M) {
  return none_of(M.debug_compile_units(), [](const DICompileUnit *CU) {
    return CU->getEmissionKind() == DICompileUnit::FullDebug;
  });
}

/// Makes all definitions visible to all units. PTX has no comdats.
static std::vector<Linkage> exposeAll(Module &M) {
  std::vector<Linkage> Saved;
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
    Saved.push_back(
        {GV.getName().str(), GV.getLinkage(), GV.getVisibility(), HasName});
    GV.setLinkage(GlobalValue::ExternalLinkage);
  }
  return Saved;
}

static void restore(Module &M, ArrayRef<Linkage> Saved) {
  for (const Linkage &Old : Saved) {
    GlobalValue *GV = M.getNamedValue(Old.Name);
    if (!GV || GV->isDeclaration())
      continue;
    // A local symbol must have default visibility.
    GV->setVisibility(GlobalValue::DefaultVisibility);
    GV->setLinkage(Old.Type);
    if (!GV->hasLocalLinkage())
      GV->setVisibility(Old.Visibility);
    // The emitter names it as it does without units.
    if (!Old.HasName)
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

/// Removes what the functions of a unit do not use, so that a unit only changes
/// if its functions do, or what they refer to.
static void dropUnused(Module &M) {
  SmallSetVector<GlobalValue *, 32> Left;
  for (GlobalValue &GV : M.global_values())
    Left.insert(&GV);
  while (!Left.empty()) {
    GlobalValue *GV = Left.pop_back_val();
    GV->removeDeadConstantUsers();
    if (!GV->isDeclarationForLinker() || !GV->use_empty())
      continue;
    // What its initial value has used may be free now.
    if (auto *Variable = dyn_cast<GlobalVariable>(GV);
        Variable && Variable->hasInitializer()) {
      SmallVector<const Value *, 8> Inside = {Variable->getInitializer()};
      SmallPtrSet<const Value *, 8> Seen;
      while (!Inside.empty()) {
        const Value *V = Inside.pop_back_val();
        if (const auto *Other = dyn_cast<GlobalValue>(V))
          Left.insert(const_cast<GlobalValue *>(Other));
        else if (const auto *U = dyn_cast<User>(V); U && Seen.insert(V).second)
          Inside.append(U->value_op_begin(), U->value_op_end());
      }
    }
    GV->eraseFromParent();
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
  dropUnused(**M);
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

using ReadFn = function_ref<Expected<std::unique_ptr<Module>>(LLVMContext &)>;

/// Reads a unit, runs \p Work on it and writes it.
/// \param Digest noted in the result, unless it is empty.
static Error process(ReadFn Read, function_ref<void(Module &)> Work,
                     StringRef Digest, SmallVectorImpl<char> &Result) {
  // Leaked if LLVM gives up, since it may be corrupt.
  auto *Context = new LLVMContext;
  Module *M = nullptr;
  Error Problem = Error::success();
  CrashResult Crash = runGuarded([&] {
    Expected<std::unique_ptr<Module>> Unit = Read(*Context);
    if (!Unit) {
      Problem = joinErrors(std::move(Problem), Unit.takeError());
      return;
    }
    M = Unit->release();
    Work(*M);
    dropNamedMetadata(*M);
    M->setModuleIdentifier(SplitIdentifier);
    if (!Digest.empty())
      noteStrings(*M, DigestNote, Digest.str());
    Result = bitcodeOf(*M);
  });
  if (Crash) {
    consumeError(std::move(Problem));
    return createStringError("LLVM's passes crashed on this unit");
  }
  delete M;
  delete Context;
  return Problem;
}

/// Brings the variables of \p M into the order of \p Names; others come last.
static void sortVariables(Module &M, ArrayRef<std::string> Names) {
  SetVector<GlobalVariable *> Sorted;
  for (const std::string &Name : Names)
    if (GlobalVariable *GV = M.getNamedGlobal(Name))
      Sorted.insert(GV);
  for (GlobalVariable &GV : M.globals())
    Sorted.insert(&GV);
  for (GlobalVariable *GV : Sorted) {
    M.removeGlobalVariable(GV);
    M.insertGlobalVariable(GV);
  }
}

/// Replaces the declarations with the functions of \p Results.
static Error putBack(Module &M, ArrayRef<MemoryBufferRef> Results) {
  LLVMContext &Context = M.getContext();
  std::vector<std::string> Names;
  for (const GlobalVariable &GV : M.globals())
    Names.push_back(GV.getName().str());
  // One linker for all units, since it first scans the types of the whole
  // module.
  return guardedLink(Context, [&]() -> std::string {
    Linker Whole(M);
    for (MemoryBufferRef Result : Results) {
      Expected<std::unique_ptr<Module>> Read =
          parseBitcodeFile(Result, Context);
      if (!Read)
        return toString(Read.takeError());
      dropNotes(**Read);
      if (Whole.linkInModule(std::move(*Read)))
        return "a unit does not link";
    }
    // The linker moves those that it has seen again.
    sortVariables(M, Names);
    return "";
  });
}

static void deleteBodies(Module &M) {
  for (Function &F : M)
    if (!F.isDeclaration())
      F.deleteBody();
}

std::string processInUnits(Module &M, unsigned Threads,
                           function_ref<void(Module &)> Work) {
  std::vector<Unit> Units = divide(M);
  if (Units.empty())
    return {};
  std::vector<Linkage> Saved = exposeAll(M);
  SmallVector<char, 0> Whole = bitcodeOf(M);
  MemoryBufferRef Bytes = asBuffer(Whole, "whole");
  std::atomic<size_t> Next = 0;
  auto Loop = [&] {
    for (size_t I; (I = Next++) < Units.size();) {
      Unit &U = Units[I];
      U.Problem = toString(process(
          [&](LLVMContext &Context) { return readUnit(Bytes, U, Context); },
          Work, /*Digest=*/"", U.Bitcode));
    }
  };
  {
    DefaultThreadPool Pool(hardware_concurrency(Threads));
    for (unsigned T = 0; T < Pool.getMaxConcurrency(); ++T)
      Pool.async(Loop);
    Pool.wait();
  }
  deleteBodies(M);
  std::vector<MemoryBufferRef> Results;
  for (const Unit &U : Units) {
    if (!U.Problem.empty())
      return U.Problem;
    Results.push_back(asBuffer(U.Bitcode, SplitIdentifier));
  }
  if (Error Problem = putBack(M, Results))
    return toString(std::move(Problem));
  restore(M, Saved);
  return {};
}

//===----------------------------------------------------------------------===//
// Units in files
//===----------------------------------------------------------------------===//

Error takeUnits(Module &M, SplitFiles &Files) {
  dropNotes(M);
  std::vector<Unit> Units = divide(M);
  std::vector<Linkage> Saved = exposeAll(M);
  SmallVector<char, 0> Whole = bitcodeOf(M);
  for (const Unit &U : Units) {
    LLVMContext Context;
    Expected<std::unique_ptr<Module>> Read =
        readUnit(asBuffer(Whole, "whole"), U, Context);
    if (!Read)
      return Read.takeError();
    UnitFile &File = Files.Units.emplace_back();
    File.Name = (*Read)->getSourceFileName();
    File.Instructions = (*Read)->getInstructionCount();
    noteStrings(**Read, ArgumentsNote, Files.Arguments);
    File.Bitcode = bitcodeOf(**Read, /*KeepsUses=*/true);
  }
  deleteBodies(M);
  noteLinkage(M, Saved);
  return Error::success();
}

void writeRest(const Module &M, SplitFiles &Files) {
  Files.Rest = bitcodeOf(M, /*KeepsUses=*/true);
}

bool isRestOfUnits(const Module &M) { return hasNotedLinkage(M); }

std::string digestOf(StringRef Bytes) {
  return toHex(SHA256::hash(arrayRefFromStringRef(Bytes)), /*LowerCase=*/true);
}

Expected<std::vector<std::string>> argumentsOf(MemoryBufferRef Unit) {
  LLVMContext Context;
  Expected<std::unique_ptr<Module>> M = getLazyBitcodeModule(Unit, Context);
  if (!M)
    return M.takeError();
  std::vector<std::string> Arguments = notedStrings(**M, ArgumentsNote);
  if (Arguments.empty())
    return createStringError("it is not a unit of --split-only");
  return Arguments;
}

Error processUnit(MemoryBufferRef Bytes, function_ref<void(Module &)> Work,
                  SmallVectorImpl<char> &Result) {
  auto Read = [&](LLVMContext &Context) {
    Expected<std::unique_ptr<Module>> M = parseBitcodeFile(Bytes, Context);
    if (M)
      dropNotes(**M);
    return M;
  };
  return process(Read, Work, digestOf(Bytes.getBuffer()), Result);
}

/// Brings \p Results into the order of \p Digests.
static Expected<std::vector<MemoryBufferRef>>
sortResults(ArrayRef<std::string> Digests, ArrayRef<MemoryBufferRef> Results) {
  std::vector<MemoryBufferRef> Sorted(Digests.size());
  for (MemoryBufferRef Result : Results) {
    StringRef Name = Result.getBufferIdentifier();
    LLVMContext Context;
    Expected<std::unique_ptr<Module>> M = getLazyBitcodeModule(Result, Context);
    if (!M)
      return createStringError("'" + Name + "': " + toString(M.takeError()));
    std::vector<std::string> Of = notedStrings(**M, DigestNote);
    const auto *At = Of.size() == 1 ? find(Digests, Of[0]) : Digests.end();
    if (At == Digests.end())
      return createStringError("'" + Name +
                               "' is not the result of a unit of this module");
    Sorted[At - Digests.begin()] = Result;
  }
  return Sorted;
}

Error joinUnits(Module &M, ArrayRef<std::string> Digests,
                ArrayRef<MemoryBufferRef> Results) {
  Expected<std::vector<MemoryBufferRef>> Sorted = sortResults(Digests, Results);
  if (!Sorted)
    return Sorted.takeError();
  for (auto [Index, Result] : enumerate(*Sorted))
    if (Result.getBufferSize() == 0)
      return createStringError("the result of unit " + Twine(Index + 1) +
                               " of " + Twine(Digests.size()) + " is missing");
  std::vector<Linkage> Saved = notedLinkage(M);
  dropNotes(M);
  if (Error Problem = putBack(M, *Sorted))
    return Problem;
  restore(M, Saved);
  return Error::success();
}

} // namespace opennvvm
