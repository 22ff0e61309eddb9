//===- Read.cpp - Text or bitcode to a module -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scan.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Support/CrashBoundary.h"
#include "llvm/AsmParser/LLParser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace opennvvm {

/// Keeps what the module says of its target, before LLVM judges it. Where LLVM
/// cannot read the layout, its own for the triple stands in.
static std::optional<std::string> noteLayout(LoadedModule &L, StringRef Triple,
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

static void reportParser(const SMDiagnostic &Error, DiagnosticEngine &Diags) {
  TextRange Range;
  if (Error.getLineNo() > 0) {
    Range.Line = Range.EndLine = Error.getLineNo();
    Range.Column = std::max(Error.getColumnNo(), 0) + 1;
    Range.EndColumn = Range.Column + 1;
  }
  StringRef Message = Error.getMessage();
  // libNVVM's sentence has the same word in the same place.
  Message.consume_front("error: ");
  Diags.reportText(Rule::MiscLlvmParser, Range, {Message.str()});
}

/// Debug information of another version than LLVM's own is of no use; LLVM's
/// readers drop it as well.
static void dropOldDebugInfo(Module &M, DiagnosticEngine &Diags) {
  unsigned Version = getDebugMetadataVersionFromModule(M);
  if (Version == DEBUG_METADATA_VERSION || !StripDebugInfo(M))
    return;
  Diags.reportText(Rule::MiscDebugInfo, {},
                   {"its version is " + std::to_string(Version) + ", not " +
                    std::to_string(unsigned(DEBUG_METADATA_VERSION))});
}

static std::unique_ptr<Module> readText(LoadedModule &L, LLVMContext &Context,
                                        DiagnosticEngine &Diags) {
  StringRef Text = L.Buffer->getBuffer();
  bool Sound = scanAnnotations(Text, Diags);
  Sound &= scanOldIntrinsics(Text, Diags);
  if (!Sound)
    return nullptr;
  SMDiagnostic Error;
  auto M = std::make_unique<Module>(L.File, Context);
  bool Failed = false;
  CrashResult Crash = runGuarded([&] {
    SourceMgr Sources;
    Sources.AddNewSourceBuffer(
        MemoryBuffer::getMemBuffer(L.Buffer->getMemBufferRef()), SMLoc());
    // Not UpgradeDebugInfo: it verifies the whole module, ends the process
    // when that fails, and our caller verifies anyhow.
    Failed = LLParser(Text, Sources, Error, M.get(), nullptr, Context, nullptr,
                      &L.Map->parserContext())
                 .Run(/*UpgradeDebugInfo=*/false,
                      [&](StringRef Triple, StringRef Layout) {
                        return noteLayout(L, Triple, Layout);
                      });
    // A module that broke off half-way is torn down here, where a crash does
    // no harm.
    if (Failed)
      M.reset();
  });
  if (Crash) {
    L.Crashed = true;
    (void)M.release();
    if (!findFatalSignatures(Text, Diags))
      Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
    return nullptr;
  }
  if (Failed) {
    reportParser(Error, Diags);
    return nullptr;
  }
  if (M->getNamedMetadata("llvm.dbg.cu") ||
      findText(Text, "!dbg") != StringRef::npos)
    dropOldDebugInfo(*M, Diags);
  return M;
}

/// Keeps LLVM's bitcode reader from verifying the module and ending the
/// process; see readText().
static void leaveDebugInfoAlone() {
  auto &Options = cl::getRegisteredOptions();
  auto It = Options.find("disable-auto-upgrade-debug-info");
  if (It != Options.end())
    static_cast<cl::opt<bool> *>(It->second)->setValue(true);
}

static std::unique_ptr<Module>
readBitcode(LoadedModule &L, LLVMContext &Context, DiagnosticEngine &Diags) {
  std::unique_ptr<Module> M;
  std::string Failure;
  bool Sound = true;
  leaveDebugInfoAlone();
  CrashResult Crash = runGuarded([&] {
    ParserCallbacks Callbacks([&](StringRef Triple, StringRef Layout) {
      return noteLayout(L, Triple, Layout);
    });
    auto Read = getLazyBitcodeModule(L.Buffer->getMemBufferRef(), Context,
                                     /*ShouldLazyLoadMetadata=*/false,
                                     /*IsImporting=*/false, Callbacks);
    if (!Read) {
      Failure = toString(Read.takeError());
      return;
    }
    M = std::move(*Read);
    // Annotations are upgraded by what comes next.
    Sound = scanAnnotations(*M, Diags);
    if (!Sound)
      return;
    if (Error E = M->materializeAll())
      Failure = toString(std::move(E));
  });
  if (Crash) {
    L.Crashed = true;
    (void)M.release();
    Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
    return nullptr;
  }
  if (!Failure.empty()) {
    Diags.reportText(Rule::MiscLlvmParser, {}, {Failure});
    return nullptr;
  }
  if (!Sound)
    return nullptr;
  dropOldDebugInfo(*M, Diags);
  return M;
}

/// LLVM's readers speak through the context as well; what matters of it comes
/// back as an error.
static void ignoreRemarks(const DiagnosticInfo *, void *) {}

LoadedModule loadModuleFromBuffer(std::unique_ptr<MemoryBuffer> Buffer,
                                  StringRef Name, LLVMContext &Context,
                                  DiagnosticEngine &Diags) {
  LoadedModule L;
  L.File = Name.str();
  L.Buffer = std::move(Buffer);
  StringRef Bytes = L.Buffer->getBuffer();
  L.IsBitcode = isBitcode(Bytes.bytes_begin(), Bytes.bytes_end());
  L.Map = L.IsBitcode
              ? std::make_unique<SourceMap>()
              : std::make_unique<SourceMap>(L.Buffer->getMemBufferRef());
  Diags.setInput(L.File, L.Map.get());
  Context.setDiagnosticHandlerCallBack(ignoreRemarks);
  L.Module = L.IsBitcode ? readBitcode(L, Context, Diags)
                         : readText(L, Context, Diags);
  if (L.Module)
    rewriteReflect(*L.Module);
  // Known intrinsics under a wrong type would only draw a chain of findings.
  if (L.Module &&
      !checkSignatures(*L.Module, L.IsBitcode ? StringRef() : Bytes, Diags))
    L.Module.reset();
  if (!L.Module)
    Diags.giveUp();
  return L;
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
