//===- Read.cpp - Text or bitcode to a module -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmShapes.h"
#include "CarrierEffects.h"
#include "Encoding.h"
#include "HiddenNames.h"
#include "Limits.h"
#include "ModuleReader.h"
#include "OldIntrinsics.h"
#include "Reflect.h"
#include "Signatures.h"
#include "Support/SourceMap.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm {

std::optional<std::string> noteLayout(LoadedModule &L, StringRef Triple,
                                      StringRef Layout) {
  L.TargetTriple = Triple.str();
  L.DataLayout = Layout.str();
  Expected<DataLayout> Parsed = DataLayout::parse(Layout);
  if (Parsed)
    return std::nullopt;
  L.LayoutError = toString(Parsed.takeError());
  bool Is32Bit = Triple.starts_with("nvptx-");
  return llvm::Triple(Is32Bit ? "nvptx" : "nvptx64").computeDataLayout();
}

void ModuleReader::reportSignature(StringRef Name, const Function *Declared) {
  ReadFinding F;
  F.ID = Rule::IntrinsicSignature;
  // What LLVM's verifier would report if it survived.
  F.Instead = Rule::MiscLlvmVerifier;
  F.Range = rangeOf(Name);
  F.Args = {Name.str()};
  F.InsteadArgs = {"Intrinsic has incorrect argument type!"};
  F.More = compareSignatures(Name, Declared);
  L.Findings.push_back(std::move(F));
}

bool ModuleReader::hide(const IntrinsicNames &Names, const Module *M) {
  bool Any = false;
  for (const std::string &Name : Names) {
    if (hiddenName(Name) == Name || !Hidden.insert(Name).second)
      continue;
    Any = true;
    const Function *F = M ? M->getFunction(Name) : nullptr;
    if (F && isNewerType(Name, *F->getFunctionType()))
      Old.push_back(Name);
    else
      reportSignature(Name, F);
  }
  return Any;
}

void ModuleReader::keepOld(const IntrinsicNames &Names) {
  for (const std::string &Name : Names)
    if (Hidden.insert(Name).second)
      Old.push_back(Name);
}

/// Known intrinsics with the wrong type, as they were written.
IntrinsicNames ModuleReader::wrongNames(const Module &M) {
  IntrinsicNames Wrong = wrongSignatures(M);
  size_t Found = Wrong.size();
  erase_if(Wrong, [&](StringRef Name) { return !isWritten(Name); });
  bool IsMade = Wrong.size() != Found;
  // If a profile has no rule for it, LLVM's verifier reports it.
  if (!Diags.isEnabled(Rule::IntrinsicSignature))
    Wrong.clear();
  // A name that nobody wrote: LLVM created it from an old one.
  if (IsMade)
    Wrong.append(fatalSignatures());
  return Wrong;
}

void ModuleReader::restoreOld(Module &M) {
  const SourceMap *Map = L.IsBitcode ? nullptr : L.Map.get();
  if (Map && !Old.empty() && Diags.notesPlaces())
    Map->pin(M);
  for (const std::string &Name : Old) {
    Function *F = M.getFunction(hiddenName(Name));
    if (!F || restoreOldIntrinsic(*F, Name, Map))
      Hidden.erase(Name);
    else
      reportSignature(Name, F);
  }
}

/// Marks what is still hidden as not to be inspected, and makes messages use
/// its real name.
void ModuleReader::nameHidden(Module &M) {
  std::vector<std::pair<std::string, std::string>> Written;
  for (StringRef Name : Hidden.keys()) {
    Written.push_back({hiddenName(Name), Name.str()});
    if (const Function *F = M.getFunction(Written.back().first))
      L.Unsound.insert(F);
  }
  Diags.setWrittenNames(std::move(Written));
}

std::unique_ptr<Module> ModuleReader::run() {
  prepare();
  while (true) {
    Attempt Try = parse();
    if (Try.Crash) {
      L.Crashed = true;
      (void)Try.M.release();
      if (hide(fatalSignatures()))
        continue;
      Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Try.Crash.Details);
      return nullptr;
    }
    if (!Try.M)
      return nullptr;
    rewriteReflect(*Try.M);
    if (hide(wrongNames(*Try.M), Try.M.get()))
      continue;
    restoreOld(*Try.M);
    nameHidden(*Try.M);
    return std::move(Try.M);
  }
}

/// LLVM's readers also report through the context; what matters is returned as
/// an error.
static void ignoreRemarks(const DiagnosticInfo *, void *) {}

/// Fills in the module of \p L. \returns whether it can be inspected.
static bool readModule(LoadedModule &L, LLVMContext &Context,
                       DiagnosticEngine &Diags) {
  if (!L.IsBitcode && !acceptEncoding(L, Diags))
    return false;
  StringRef Bytes = L.Buffer->getBuffer();
  bool HasNewer = false;
  if (L.IsBitcode ? !checkBitcodeLimits(Bytes, Diags, HasNewer)
                  : !checkTextLimits(Bytes, Diags))
    return false;
  L.Module = (L.IsBitcode ? makeBitcodeReader(L, Context, Diags, HasNewer)
                          : makeTextReader(L, Context, Diags))
                 ->run();
  // Everything up to here, and the checks that follow, sees a module that no
  // verifier has judged. LLVM's readers guarantee that uses have the types that
  // they were written with, that blocks end in terminators, and nothing more:
  // operands of metadata may be null or of any kind, an intrinsic may have any
  // type, a constraint string of bitcode may hold any bytes, an instruction may
  // use itself, and aliases and scopes may form cycles. These checks therefore
  // use dyn_cast and the raw operands of nodes, and walk with a list of what
  // they have seen. They reject what LLVM's verifier itself does not survive.
  //
  // Next, verifyStructure() has LLVM's verifier judge every function. Whoever
  // comes after it may assume of a function that is not in L.Unsound what the
  // verifier checks (types of operands, of intrinsics and of debug
  // information), but nothing of one that is. Still possible are: instructions
  // in unreachable blocks that use themselves, until cutDeadCycles() in
  // lib/Prepare; calls of a function that is not an intrinsic with another type
  // than it has, whatever its name; integers wider than 64 bits as lengths,
  // indices and cases; annotations, attributes and module-level metadata of any
  // form.
  if (!L.Module || !checkDebugInfoNodes(*L.Module, Diags))
    return false;
  dropBrokenAttachments(L);
  setCarrierEffects(*L.Module);
  return (!L.IsBitcode || checkInlineAsm(*L.Module, Diags)) &&
         checkModuleLimits(*L.Module, Bytes.size(), Diags);
}

LoadedModule::LoadedModule() = default;
LoadedModule::LoadedModule(LoadedModule &&) = default;
LoadedModule &LoadedModule::operator=(LoadedModule &&) = default;
LoadedModule::~LoadedModule() = default;

LoadedModule loadModuleFromBuffer(std::unique_ptr<MemoryBuffer> Buffer,
                                  StringRef Name, LLVMContext &Context,
                                  DiagnosticEngine &Diags) {
  LoadedModule L;
  L.File = Name.str();
  L.Buffer = std::move(Buffer);
  StringRef Bytes = L.Buffer->getBuffer();
  L.IsBitcode = isBitcode(Bytes.bytes_begin(), Bytes.bytes_end());
  L.Map = std::make_unique<SourceMap>();
  Diags.setInput(L.File, L.Map.get());
  Context.setDiagnosticHandlerCallBack(ignoreRemarks);
  CrashResult Crash = runGuarded([&] {
    if (!readModule(L, Context, Diags))
      L.Module.reset();
  });
  if (Crash) {
    L.Crashed = true;
    (void)L.Module.release();
    Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
  }
  reportReading(L.Findings, Diags);
  if (!L.Module)
    Diags.giveUp();
  return L;
}

void reportReading(ArrayRef<ReadFinding> Findings, DiagnosticEngine &Diags) {
  for (const ReadFinding &F : Findings)
    if (Diags.isEnabled(F.ID)) {
      std::vector<std::string> Details = F.Details;
      append_range(Details, F.More);
      Diags.reportText(F.ID, F.Range, F.Args, Details);
    } else {
      Diags.reportText(F.Instead, F.Range, F.InsteadArgs, F.Details);
    }
}

Expected<LoadedModule> loadModule(StringRef File, LLVMContext &Context,
                                  DiagnosticEngine &Diags) {
  if (File != "-" && sys::fs::is_directory(File))
    return createStringError(std::errc::is_a_directory, "is a directory");
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(File);
  if (!Buffer)
    return createStringError(Buffer.getError(), Buffer.getError().message());
  return loadModuleFromBuffer(std::move(*Buffer),
                              File == "-" ? "<stdin>" : File, Context, Diags);
}

} // namespace opennvvm
