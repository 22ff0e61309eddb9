//===- Document.cpp - A document that is open in an editor ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Document.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "opennvvm/Dialect/NVTileAS/Passes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::nv_tileas::lsp;
namespace protocol = llvm::lsp;

//===----------------------------------------------------------------------===//
// Chunks
//===----------------------------------------------------------------------===//

size_t Chunk::offsetOf(SMLoc L) const {
  return Begin + (L.getPointer() - Text.data());
}

Span Chunk::spanOf(SMRange R) const {
  return {offsetOf(R.Start), offsetOf(R.End)};
}

SMLoc Chunk::locOf(size_t Offset) const {
  return SMLoc::getFromPointer(Text.data() + (Offset - Begin));
}

static constexpr StringLiteral Separator = "// -----";

/// Where each chunk of \p Text begins.
static std::vector<size_t> splitText(StringRef Text) {
  std::vector<size_t> Begins = {0};
  for (size_t At = Text.find(Separator); At != StringRef::npos;
       At = Text.find(Separator, At + Separator.size()))
    if (At == 0 || Text[At - 1] == '\n')
      Begins.push_back(At + Separator.size());
  return Begins;
}

Chunk &Document::chunkAt(size_t Offset) const {
  auto After = llvm::upper_bound(
      Chunks, Offset,
      [](size_t At, const std::unique_ptr<Chunk> &C) { return At < C->Begin; });
  return **std::prev(After);
}

//===----------------------------------------------------------------------===//
// Parsing, verifying, linting
//===----------------------------------------------------------------------===//

Document::Document(MLIRContext &Context, const protocol::URIForFile &URI,
                   std::string Given, int64_t Version)
    : Context(Context), URI(URI), Contents(std::move(Given)), Version(Version) {
  std::vector<size_t> Begins = splitText(Contents.str());
  for (auto [I, Begin] : llvm::enumerate(Begins)) {
    size_t End = I + 1 == Begins.size() ? Contents.str().size() : Begins[I + 1];
    if (I + 1 != Begins.size())
      End -= Separator.size();
    auto C = std::make_unique<Chunk>();
    C->Begin = Begin;
    unsigned Buffer = C->Sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(Contents.str().slice(Begin, End),
                                             URI.file()),
        SMLoc());
    C->Text = C->Sources.getMemoryBuffer(Buffer)->getBuffer();
    Chunks.push_back(std::move(C));
    check(*Chunks.back());
  }
}

/// Lints what verifies: all of it, or functions by themselves.
static void lint(Operation *Top, bool Verifies) {
  if (Verifies)
    return (void)nv_tileas::runLint(Top, /*FailsLowering=*/false);
  Top->walk<WalkOrder::PreOrder>([](FunctionOpInterface F) {
    bool IsGood = false;
    {
      ScopedDiagnosticHandler Silence(F->getContext(),
                                      [](Diagnostic &) { return success(); });
      IsGood = succeeded(verify(F));
    }
    if (IsGood)
      (void)nv_tileas::runLint(F, /*FailsLowering=*/false);
    return WalkResult::skip();
  });
}

void Document::check(Chunk &C) {
  ScopedDiagnosticHandler Handler(&Context, [&](mlir::Diagnostic &Finding) {
    report(Finding, C);
    return success();
  });
  ParserConfig Config(&Context, /*verifyAfterParse=*/false);
  if (failed(parseAsmSourceFile(C.Sources, &C.IR, Config, &C.State))) {
    C.State = AsmParserState();
    C.IR.clear();
    return;
  }
  for (Operation &Top : C.IR)
    lint(&Top, succeeded(verify(&Top)));
}

//===----------------------------------------------------------------------===//
// Findings
//===----------------------------------------------------------------------===//

/// The token at \p Loc, if it is in the chunk.
std::optional<Span> Document::spanOf(mlir::Location Loc, const Chunk &C) const {
  auto File = Loc->findInstanceOf<FileLineColLoc>();
  if (!File)
    return std::nullopt;
  SMLoc At = const_cast<Chunk &>(C).Sources.FindLocForLineAndColumn(
      C.Sources.getMainFileID(), File.getLine(), File.getColumn());
  if (!At.isValid())
    return std::nullopt;
  size_t Begin = C.offsetOf(At), End = Begin;
  StringRef All = Contents.str();
  auto IsName = [](char Byte) {
    return llvm::isAlnum(Byte) || StringRef("_.$-#%@!^").contains(Byte);
  };
  while (End < All.size() && IsName(All[End]))
    ++End;
  return Span{Begin, std::max(End, std::min(Begin + 1, All.size()))};
}

static protocol::DiagnosticSeverity severityOf(DiagnosticSeverity S) {
  switch (S) {
  case DiagnosticSeverity::Error:
    return protocol::DiagnosticSeverity::Error;
  case DiagnosticSeverity::Warning:
    return protocol::DiagnosticSeverity::Warning;
  case DiagnosticSeverity::Note:
  case DiagnosticSeverity::Remark:
    break;
  }
  return protocol::DiagnosticSeverity::Information;
}

void Document::report(mlir::Diagnostic &Finding, const Chunk &C) {
  protocol::Diagnostic D;
  D.severity = severityOf(Finding.getSeverity());
  D.source = "mlir";
  D.message = Finding.str();
  D.range = rangeOf(
      spanOf(Finding.getLocation(), C).value_or(Span{C.Begin, C.Begin}));
  std::vector<protocol::DiagnosticRelatedInformation> Notes;
  for (mlir::Diagnostic &Note : Finding.getNotes())
    if (std::optional<Span> At = spanOf(Note.getLocation(), C))
      Notes.emplace_back(locationOf(*At), Note.str());
  if (!Notes.empty())
    D.relatedInformation = std::move(Notes);
  Findings.push_back(std::move(D));
}
