//===- ReadBitcode.cpp - Bitcode to a module ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AnnotationCheck.h"
#include "Bitcode/NewerBitcode.h"
#include "HiddenNames.h"
#include "Input/LinkedAnnotations.h"
#include "ModuleFlags.h"
#include "ModuleReader.h"
#include "NegativeBounds.h"
#include "Target/Annotation.h"
#include "UnifiedPairs.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/Support/CommandLine.h"
#include <mutex>
#include <utility>

using namespace llvm;

namespace opennvvm {

void leaveDebugInfoAlone() {
  // Every thread reads the option.
  static std::once_flag IsSet;
  std::call_once(IsSet, [] {
    auto &Options = cl::getRegisteredOptions();
    auto It = Options.find("disable-auto-upgrade-debug-info");
    if (It != Options.end())
      static_cast<cl::opt<bool> *>(It->second)->setValue(true);
  });
}

namespace {
class BitcodeReader final : public ModuleReader {
public:
  /// \param HasNewer whether records are known to be unknown to LLVM.
  BitcodeReader(LoadedModule &L, LLVMContext &Context, DiagnosticEngine &Diags,
                bool HasNewer)
      : ModuleReader(L, Context, Diags), HasNewer(HasNewer) {}

private:
  void prepare() override;
  Attempt parse() override;
  std::string parse(MemoryBufferRef Bytes, Attempt &Result);
  Attempt parseOnce(std::string &Failure);
  bool rewriteNewer(std::string &Failure);
  StringRef input() const {
    return Older ? Older->Buffer->getBuffer() : L.Buffer->getBuffer();
  }
  IntrinsicNames fatalSignatures() override;
  bool isWritten(StringRef Name) override {
    return L.Buffer->getBuffer().contains(Name);
  }
  MemoryBufferRef bytes(function_ref<bool(StringRef)> IsHidden);

  /// The bitcode without what only newer versions of LLVM know, if it has such.
  std::optional<OlderBitcode> Older;
  bool HasNewer;
  bool HasAnnotations = false; ///< Whether they have been scanned.
};
} // namespace

void BitcodeReader::prepare() {
  leaveDebugInfoAlone();
  IntrinsicNames Names;
  for (StringRef Name : namesThatCanBeHidden(input()))
    if (isLeftToUs(Name))
      Names.push_back(Name.str());
  keepOld(Names);
}

/// The bytes, with the names hidden for which \p IsHidden returns true.
MemoryBufferRef BitcodeReader::bytes(function_ref<bool(StringRef)> IsHidden) {
  StringRef Bytes = input();
  Copy.assign(Bytes.begin(), Bytes.end());
  hideInBitcode(Copy, IsHidden);
  return MemoryBufferRef(StringRef(Copy.data(), Copy.size()), L.File);
}

/// \returns why LLVM rejects \p Bytes; empty if it does not.
std::string BitcodeReader::parse(MemoryBufferRef Bytes, Attempt &Result) {
  ParserCallbacks Callbacks([&](StringRef Triple, StringRef Layout) {
    return noteLayout(L, Triple, Layout);
  });
  L.Producer = producerOf(Bytes.getBuffer());
  auto Read = getLazyBitcodeModule(Bytes, Context,
                                   /*ShouldLazyLoadMetadata=*/false,
                                   /*IsImporting=*/false, Callbacks);
  if (!Read)
    return toString(Read.takeError());
  Result.M = std::move(*Read);
  // The next step upgrades annotations.
  NegativeBounds Bounds = negativeBounds(*Result.M);
  splitUnifiedPairs(*Result.M);
  std::vector<ReadFinding> Findings;
  if (!scanAnnotations(*Result.M, Findings))
    mendAnnotations(*Result.M, AnnotationsName);
  if (!std::exchange(HasAnnotations, true))
    append_range(L.Findings, std::move(Findings));
  SmallVector<MDNode *, 4> ForLinking = annotationsForLinking(*Result.M);
  SmallVector<MDNode *, 2> BrokenFlags = takeBrokenFlags(*Result.M);
  if (Error E = Result.M->materializeAll())
    return toString(std::move(E));
  // LLVM's verifier reports them.
  for (MDNode *Flag : BrokenFlags)
    Result.M->getOrInsertModuleFlagsMetadata()->addOperand(Flag);
  restoreBounds(*Result.M, Bounds);
  keepAnnotations(*Result.M, ForLinking);
  return {};
}

ModuleReader::Attempt BitcodeReader::parseOnce(std::string &Failure) {
  MemoryBufferRef Bytes =
      Hidden.empty()
          ? MemoryBufferRef(input(), L.File)
          : bytes([&](StringRef Name) { return Hidden.contains(Name); });
  Failure.clear();
  Attempt Result;
  Result.Crash = runGuarded([&] { Failure = parse(Bytes, Result); });
  if (!Failure.empty())
    Result.M.reset();
  return Result;
}

/// Takes out of the bitcode what only newer versions of LLVM know.
/// \param [out] Failure what of that cannot be taken out; LLVM's own message
/// stays if it is not about that.
/// \returns false if there is nothing of that kind.
bool BitcodeReader::rewriteNewer(std::string &Failure) {
  if (Older)
    return false;
  Expected<std::optional<OlderBitcode>> Rewritten =
      rewriteNewerBitcode(L.Buffer->getBuffer());
  if (!Rewritten) {
    Failure = toString(Rewritten.takeError());
    return false;
  }
  Older = std::move(*Rewritten);
  if (!Older)
    return false;
  std::vector<std::string> Details;
  if (!L.Producer.empty())
    Details.push_back("it was written by " + L.Producer);
  for (const std::string &What : Older->Ignored)
    Diags.reportText(Rule::MiscNewerIr, {}, {What}, Details);
  return true;
}

ModuleReader::Attempt BitcodeReader::parse() {
  std::string Failure;
  Attempt Result;
  // LLVM's reader would misread some of what it does not know.
  if (std::exchange(HasNewer, false) && !rewriteNewer(Failure)) {
    if (Failure.empty())
      Failure = "damaged bitcode";
  } else {
    Result = parseOnce(Failure);
    if (!Result.M && !Result.Crash && rewriteNewer(Failure))
      Result = parseOnce(Failure);
  }
  if (Result.Crash)
    return Result;
  if (!Result.M) {
    Diags.reportText(Rule::MiscLlvmParser, {}, {Failure});
    return Result;
  }
  dropOldDebugInfo(*Result.M, Diags);
  return Result;
}

/// Reads the declarations in \p Bytes, in a separate context, and prints them.
static std::string printDeclarations(MemoryBufferRef Bytes,
                                     const StringMap<std::string> &Written) {
  std::string Text;
  auto *Own = new LLVMContext;
  CrashResult Crash = runGuarded([&] {
    auto Read = getLazyBitcodeModule(Bytes, *Own);
    if (!Read) {
      consumeError(Read.takeError());
      return;
    }
    raw_string_ostream OS(Text);
    for (const Function &F : **Read) {
      auto It = Written.find(F.getName());
      if (It == Written.end())
        continue;
      OS << "declare ";
      F.getReturnType()->print(OS);
      OS << " @" << It->second << "(";
      ListSeparator Comma;
      for (const Type *T : F.getFunctionType()->params()) {
        OS << Comma;
        T->print(OS);
      }
      OS << ")\n";
    }
  });
  if (!Crash)
    delete Own;
  return Text;
}

IntrinsicNames BitcodeReader::fatalSignatures() {
  StringMap<std::string> Written;
  MemoryBufferRef Bytes = bytes([&](StringRef Name) {
    Written[hiddenName(Name)] = Name.str();
    return true;
  });
  return findFatalSignatures(printDeclarations(Bytes, Written));
}

std::unique_ptr<ModuleReader> makeBitcodeReader(LoadedModule &L,
                                                LLVMContext &Context,
                                                DiagnosticEngine &Diags,
                                                bool HasNewer) {
  return std::make_unique<BitcodeReader>(L, Context, Diags, HasNewer);
}

} // namespace opennvvm
