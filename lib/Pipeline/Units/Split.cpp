//===- Split.cpp - Splitting a module into units --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Split.h"
#include "Exposure.h"
#include "Input/Link.h"
#include "Pipeline/ResultCache.h"
#include "SplitNotes.h"
#include "Support/CrashBoundary.h"
#include "TakeFunctions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
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

using namespace llvm;

namespace opennvvm {

static constexpr StringLiteral SplitIdentifier = "<split-module>";
static constexpr unsigned MaxUnits = 64;
/// Reading a unit takes longer the more other functions there are.
static constexpr unsigned MaxStableUnits = 256;

namespace {
/// Some of the functions, and the result for them.
struct Unit {
  unsigned First = 0; ///< The number of the first of them in the module.
  SmallVector<Function *, 4> Functions;
  SmallVector<char, 0> Code, Result;
  std::string Problem;
};
} // namespace

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

/// Keeps the order of uses, on which passes may depend.
static SmallVector<char, 0> bitcodeOf(const Module &M) {
  SmallVector<char, 0> Bytes;
  raw_svector_ostream OS(Bytes);
  WriteBitcodeToFile(M, OS, /*ShouldPreserveUseListOrder=*/true);
  return Bytes;
}

static MemoryBufferRef asBuffer(ArrayRef<char> Bytes, StringRef Name) {
  return MemoryBufferRef(StringRef(Bytes.data(), Bytes.size()), Name);
}

bool isSplittable(const Module &M) {
  return canTakeFunctions(M) &&
         none_of(M.debug_compile_units(), [](const DICompileUnit *CU) {
           return CU->getEmissionKind() == DICompileUnit::FullDebug;
         });
}

/// How long a unit of \p M should be at least.
static unsigned lengthOfUnits(const Module &M, const UnitOptions &How) {
  unsigned Total = M.getInstructionCount();
  // A power of two, so that it rarely is another if the module changes.
  unsigned Limit = How.Division == UnitDivision::Even
                       ? Total / MaxUnits + 1
                       : bit_ceil(Total / MaxStableUnits);
  return std::max(How.LeastInstructions, Limit);
}

static std::vector<Unit> divide(Module &M, const UnitOptions &How) {
  unsigned Length = lengthOfUnits(M, How);
  std::vector<Unit> Units;
  unsigned Here = Length, Number = 0;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    unsigned Own = F.getInstructionCount();
    if (Here >= Length ||
        (How.Division == UnitDivision::Stable && Own >= Length)) {
      Units.emplace_back();
      Units.back().First = Number;
      Here = 0;
    }
    Here += Own;
    Units.back().Functions.push_back(&F);
    ++Number;
  }
  return Units;
}

/// Takes the functions of \p U out of \p M.
static std::unique_ptr<Module> takeUnit(Module &M, const Unit &U) {
  std::unique_ptr<Module> Own = takeFunctions(M, U.Functions);
  Own->setSourceFileName(formatv("F{0}_B0", U.First).str());
  return Own;
}

/// The whole module has the named metadata; a unit keeps only what is needed to
/// read its functions back.
static void dropNamedMetadata(Module &M) {
  for (NamedMDNode &Node : make_early_inc_range(M.named_metadata()))
    if (Node.getName() != "llvm.module.flags" &&
        Node.getName() != "llvm.dbg.cu")
      Node.eraseFromParent();
}

/// Reads \p Code, runs \p Work on it and writes it.
/// \param Digest noted in the result, unless it is empty.
static Error process(MemoryBufferRef Code, function_ref<void(Module &)> Work,
                     StringRef Digest, SmallVectorImpl<char> &Result) {
  // Leaked if LLVM gives up, since it may be corrupt.
  auto *Context = new LLVMContext;
  Module *M = nullptr;
  Error Problem = Error::success();
  CrashResult Crash = runGuarded([&] {
    Expected<std::unique_ptr<Module>> Unit = parseBitcodeFile(Code, *Context);
    if (!Unit) {
      Problem = joinErrors(std::move(Problem), Unit.takeError());
      return;
    }
    M = Unit->release();
    dropNotes(*M);
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

/// Does the same, but takes the result from the cache if it is there.
static Error processWithCache(StringRef Code, const UnitOptions &How,
                              function_ref<void(Module &)> Work,
                              SmallVectorImpl<char> &Result) {
  CacheKey Key = CacheKey(How.Cache->Kind).add(Code);
  const ResultCache &Results = How.Cache->Results;
  if (auto Kept = Results.find(Key); Kept && Kept->size() == 1) {
    Result.append(Kept->front().begin(), Kept->front().end());
    return Error::success();
  }
  if (Error Problem = process(MemoryBufferRef(Code, "unit"), Work,
                              /*Digest=*/"", Result))
    return Problem;
  // Compiling has succeeded, whatever becomes of the cache.
  if (!How.ShouldStop || !How.ShouldStop())
    consumeError(Results.store(Key, StringRef(Result.data(), Result.size())));
  return Error::success();
}

/// The names of \p Symbols in their order.
template <typename RangeT>
static std::vector<std::string> namesOf(const RangeT &Symbols) {
  std::vector<std::string> Names;
  for (const auto &Symbol : Symbols)
    Names.push_back(Symbol.getName().str());
  return Names;
}

/// The symbols in the order of \p Names; others come last, by name.
template <typename SymbolT, typename RangeT>
static SetVector<SymbolT *> inOrder(const Module &M, RangeT Symbols,
                                    ArrayRef<std::string> Names) {
  SetVector<SymbolT *> Sorted;
  for (const std::string &Name : Names)
    if (auto *Symbol = dyn_cast_or_null<SymbolT>(M.getNamedValue(Name)))
      Sorted.insert(Symbol);
  SmallVector<SymbolT *, 8> Others;
  for (SymbolT &Symbol : Symbols)
    if (!Sorted.contains(&Symbol))
      Others.push_back(&Symbol);
  sort(Others, [](const SymbolT *A, const SymbolT *B) {
    return A->getName() < B->getName();
  });
  Sorted.insert_range(Others);
  return Sorted;
}

static void sortFunctions(Module &M, ArrayRef<std::string> Names) {
  for (Function *F : inOrder<Function>(M, M.functions(), Names)) {
    F->removeFromParent();
    M.getFunctionList().push_back(F);
  }
}

static void sortVariables(Module &M, ArrayRef<std::string> Names) {
  for (GlobalVariable *GV : inOrder<GlobalVariable>(M, M.globals(), Names)) {
    M.removeGlobalVariable(GV);
    M.insertGlobalVariable(GV);
  }
}

/// Replaces the declarations with the functions of \p Results.
static Error putBack(Module &M, ArrayRef<MemoryBufferRef> Results) {
  LLVMContext &Context = M.getContext();
  std::vector<std::string> Functions = namesOf(M.functions());
  std::vector<std::string> Variables = namesOf(M.globals());
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
    sortFunctions(M, Functions);
    sortVariables(M, Variables);
    return "";
  });
}

static void processUnit(Unit &U, const UnitOptions &How,
                        function_ref<void(Module &)> Work) {
  StringRef Code(U.Code.data(), U.Code.size());
  U.Problem = toString(How.Cache ? processWithCache(Code, How, Work, U.Result)
                                 : process(MemoryBufferRef(Code, "unit"), Work,
                                           /*Digest=*/"", U.Result));
}

std::string processInUnits(Module &M, const UnitOptions &How,
                           function_ref<void(Module &)> Work) {
  std::vector<Unit> Units = divide(M, How);
  if (Units.empty())
    return {};
  std::vector<Linkage> Saved = exposeAll(M);
  auto Take = [&](Unit &U) {
    std::unique_ptr<Module> Own = takeUnit(M, U);
    if (How.Cache)
      Own->setSourceFileName("");
    U.Code = bitcodeOf(*Own);
  };
  if (How.Threads > 1) {
    DefaultThreadPool Pool(hardware_concurrency(How.Threads));
    for (Unit &U : Units) {
      Take(U);
      Pool.async([&U, &How, Work] { processUnit(U, How, Work); });
    }
    Pool.wait();
  } else {
    for (Unit &U : Units) {
      Take(U);
      processUnit(U, How, Work);
    }
  }
  if (How.WorkOnRest)
    How.WorkOnRest(M);
  std::vector<MemoryBufferRef> Results;
  for (const Unit &U : Units) {
    if (!U.Problem.empty())
      return U.Problem;
    Results.push_back(asBuffer(U.Result, SplitIdentifier));
  }
  if (Error Problem = putBack(M, Results))
    return toString(std::move(Problem));
  restore(M, Saved);
  return {};
}

unsigned countUnits(Module &M, const UnitOptions &How) {
  return divide(M, How).size();
}

//===----------------------------------------------------------------------===//
// Units in files
//===----------------------------------------------------------------------===//

Error takeUnits(Module &M, SplitFiles &Files) {
  dropNotes(M);
  std::vector<Unit> Units = divide(M, {});
  std::vector<Linkage> Saved = exposeAll(M);
  for (const Unit &U : Units) {
    std::unique_ptr<Module> Own = takeUnit(M, U);
    UnitFile &File = Files.Units.emplace_back();
    File.Name = Own->getSourceFileName();
    File.Instructions = Own->getInstructionCount();
    noteStrings(*Own, ArgumentsNote, Files.Arguments);
    File.Bitcode = bitcodeOf(*Own);
  }
  noteLinkage(M, Saved);
  return Error::success();
}

void writeRest(const Module &M, SplitFiles &Files) {
  Files.Rest = bitcodeOf(M);
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
  return process(Bytes, Work, digestOf(Bytes.getBuffer()), Result);
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
