//===- Read.cpp - Text or bitcode to a module -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CrashBoundary.h"
#include "Scan.h"
#include "opennvvm/Input/Input.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;

namespace opennvvm {

// LLVM's layout for nvptx64; stands in where the written one cannot be read.
static constexpr StringLiteral FallbackLayout =
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// Keeps what the module says of its target, before LLVM judges it.
static std::optional<std::string> noteLayout(LoadedModule &L, StringRef Triple,
                                             StringRef Layout) {
  L.TargetTriple = Triple.str();
  L.DataLayout = Layout.str();
  Expected<DataLayout> Parsed = DataLayout::parse(Layout);
  if (Parsed)
    return std::nullopt;
  L.LayoutError = toString(Parsed.takeError());
  return FallbackLayout.str();
}

static void reportParser(const SMDiagnostic &Error, DiagnosticEngine &Diags) {
  TextRange Range;
  if (Error.getLineNo() > 0) {
    Range.Line = Range.EndLine = Error.getLineNo();
    Range.Column = std::max(Error.getColumnNo(), 0) + 1;
    Range.EndColumn = Range.Column + 1;
  }
  Diags.reportText(Rule::MiscLlvmParser, Range, {Error.getMessage().str()});
}

static std::unique_ptr<Module> readText(LoadedModule &L, LLVMContext &Context,
                                        DiagnosticEngine &Diags) {
  StringRef Text = L.Buffer->getBuffer();
  if (!scanAnnotations(Text, Diags))
    return nullptr;
  SMDiagnostic Error;
  std::unique_ptr<Module> M;
  CrashResult Crash = runGuarded([&] {
    M = parseAssembly(
        L.Buffer->getMemBufferRef(), Error, Context, nullptr,
        [&](StringRef Triple, StringRef Layout) {
          return noteLayout(L, Triple, Layout);
        },
        &L.Map->parserContext());
  });
  if (Crash) {
    // What was built so far is in no state to be torn down.
    (void)M.release();
    if (!findWrongSignatures(Text, Diags))
      Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
    return nullptr;
  }
  if (!M)
    reportParser(Error, Diags);
  return M;
}

static std::unique_ptr<Module> readBitcode(LoadedModule &L,
                                           LLVMContext &Context,
                                           DiagnosticEngine &Diags) {
  std::unique_ptr<Module> M;
  std::string Failure;
  CrashResult Crash = runGuarded([&] {
    ParserCallbacks Callbacks([&](StringRef Triple, StringRef Layout) {
      return noteLayout(L, Triple, Layout);
    });
    Expected<std::unique_ptr<Module>> Read =
        parseBitcodeFile(L.Buffer->getMemBufferRef(), Context, Callbacks);
    if (Read)
      M = std::move(*Read);
    else
      Failure = toString(Read.takeError());
  });
  if (Crash) {
    (void)M.release();
    Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
    return nullptr;
  }
  if (!M)
    Diags.reportText(Rule::MiscLlvmParser, {}, {Failure});
  return M;
}

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
  L.Module = L.IsBitcode ? readBitcode(L, Context, Diags)
                         : readText(L, Context, Diags);
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
