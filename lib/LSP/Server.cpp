//===- Server.cpp - The language server of LLVM assembly ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Server.h"
#include "CodeActions.h"
#include "CodeLens.h"
#include "Completion.h"
#include "Diagnostics.h"
#include "Hints.h"
#include "Hover.h"
#include "Navigation.h"
#include "SemanticTokens.h"
#include "Signature.h"
#include "Symbols.h"

using namespace llvm;
using llvm::lsp::ErrorCode;
using llvm::lsp::LSPError;

namespace opennvvm::editor {

static Error unknownDocument() {
  return make_error<LSPError>("the document is not open",
                              ErrorCode::InvalidParams);
}

Server::Server(Connection &Client, std::vector<std::string> Arguments)
    : Client(Client), Arguments(Arguments), Given(std::move(Arguments)) {
  Client.onInitialize([this](const RawParams &P) { return initialize(P); });
  listenToDocuments();
  answerFromWords();
  answerToReaders();
  answerFromChecks();
  answerAboutPTX();
  answerAboutWorkspace();
}

// What is left of the worker's requests is refused, not worked on.
Server::~Server() { IsClosing = true; }

//===----------------------------------------------------------------------===//
// What client and server can do
//===----------------------------------------------------------------------===//

static bool isTrue(const json::Value *V) {
  return V && V->getAsBoolean().value_or(false);
}

static json::Value serverCapabilities(ColumnUnit Columns) {
  return json::Object{
      {"positionEncoding", columnUnitName(Columns)},
      {"textDocumentSync",
       json::Object{{"openClose", true},
                    {"change", int(lsp::TextDocumentSyncKind::Incremental)},
                    {"save", false}}},
      {"completionProvider",
       json::Object{{"triggerCharacters",
                     json::Array{"@", "%", "!", "\"", "#", ".", "-", "="}},
                    {"resolveProvider", false}}},
      {"signatureHelpProvider",
       json::Object{{"triggerCharacters", json::Array{"(", ","}}}},
      {"semanticTokensProvider", semanticTokensCapability()},
      {"inlayHintProvider", true},
      {"hoverProvider", true},
      {"definitionProvider", true},
      {"referencesProvider", true},
      {"documentHighlightProvider", true},
      {"renameProvider", json::Object{{"prepareProvider", true}}},
      {"documentSymbolProvider", true},
      {"workspaceSymbolProvider", true},
      {"workspace",
       json::Object{
           {"workspaceFolders",
            json::Object{{"supported", true}, {"changeNotifications", true}}},
           {"textDocumentContent",
            json::Object{{"schemes", json::Array{"nvvmc-rule"}}}}}},
      {"foldingRangeProvider", true},
      {"codeActionProvider",
       json::Object{{"codeActionKinds",
                     json::Array{"quickfix", "source.fixAll.nvvmc"}}}},
      {"codeLensProvider", json::Object{{"resolveProvider", true}}},
      {"executeCommandProvider",
       json::Object{{"commands", json::Array{ShowPTXCommand}}}}};
}

json::Value Server::initialize(const RawParams &P) {
  std::vector<std::string> Offered;
  if (const json::Value *List =
          P.find("capabilities.general.positionEncodings"))
    if (const json::Array *Names = List->getAsArray())
      for (const json::Value &Name : *Names)
        if (std::optional<StringRef> Text = Name.getAsString())
          Offered.push_back(Text->str());
  Abilities.Columns = chooseColumnUnit(Offered);
  Abilities.HasSnippets = isTrue(P.find("capabilities.textDocument.completion."
                                        "completionItem.snippetSupport"));
  Folders.initialize(P);
  if (const json::Value *Sent = P.find("initializationOptions"))
    append_range(Given, argumentsOf(*Sent));
  return json::Object{
      {"capabilities", serverCapabilities(Abilities.Columns)},
      {"serverInfo",
       json::Object{{"name", "nvvmc"}, {"version", OPENNVVM_VERSION}}}};
}

void Server::configure(const RawParams &P) {
  const json::Value *Sent = P.find("settings");
  if (!Sent)
    return;
  std::vector<DocumentPtr> All;
  {
    std::lock_guard<std::mutex> Guard(Lock);
    Given = Arguments;
    append_range(Given, argumentsOf(*Sent));
    Results.clear();
    for (const auto &Each : Documents)
      All.push_back(Each.second);
  }
  for (DocumentPtr &Doc : All)
    checkLater(std::move(Doc));
}

//===----------------------------------------------------------------------===//
// Documents
//===----------------------------------------------------------------------===//

void Server::listenToDocuments() {
  Client.onNotification<lsp::InitializedParams>(
      "initialized", [](const lsp::InitializedParams &) {});
  Client.onNotification<lsp::DidOpenTextDocumentParams>(
      "textDocument/didOpen", [this](const auto &P) { open(P); });
  Client.onNotification<lsp::DidChangeTextDocumentParams>(
      "textDocument/didChange", [this](const auto &P) { change(P); });
  Client.onNotification<lsp::DidCloseTextDocumentParams>(
      "textDocument/didClose", [this](const auto &P) { close(P); });
  Client.onNotification<RawParams>(
      "workspace/didChangeConfiguration",
      [this](const RawParams &P) { configure(P); });
}

Server::DocumentPtr Server::find(const lsp::URIForFile &URI) {
  std::lock_guard<std::mutex> Guard(Lock);
  return Documents.lookup(URI.uri());
}

void Server::open(const lsp::DidOpenTextDocumentParams &P) {
  const lsp::TextDocumentItem &Item = P.textDocument;
  update(std::make_shared<const Document>(Item.uri, Item.version,
                                          Text(Item.text, Abilities.Columns)));
}

void Server::change(const lsp::DidChangeTextDocumentParams &P) {
  DocumentPtr Old = find(P.textDocument.uri);
  if (!Old)
    return lsp::Logger::error("a change of '{0}', which is not open",
                              P.textDocument.uri.uri());
  Text New = Old->text();
  for (const lsp::TextDocumentContentChangeEvent &Change : P.contentChanges)
    New.apply(Change);
  update(std::make_shared<const Document>(Old->uri(), P.textDocument.version,
                                          std::move(New)));
}

void Server::update(DocumentPtr Doc) {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    Documents[Doc->uri().uri()] = Doc;
  }
  checkLater(std::move(Doc));
}

void Server::close(const lsp::DidCloseTextDocumentParams &P) {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    Documents.erase(P.textDocument.uri.uri());
    Results.erase(P.textDocument.uri.uri());
  }
  // On the worker, so that no findings come after this.
  Checks.post([this, URI = P.textDocument.uri] {
    if (!find(URI))
      Client.notify("textDocument/publishDiagnostics", noDiagnostics(URI));
  });
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

bool Server::isStale(const Document &Doc) {
  std::lock_guard<std::mutex> Guard(Lock);
  return Documents.lookup(Doc.uri().uri()).get() != &Doc;
}

std::shared_ptr<const CheckedDocument> Server::known(const Document &Doc) {
  std::lock_guard<std::mutex> Guard(Lock);
  auto It = Results.find(Doc.uri().uri());
  bool IsOfDoc = It != Results.end() && It->second.Checked &&
                 It->second.Checked->Doc.get() == &Doc;
  return IsOfDoc ? It->second.Checked : nullptr;
}

std::shared_ptr<const CheckedDocument> Server::checked(const DocumentPtr &Doc) {
  if (std::shared_ptr<const CheckedDocument> Before = known(*Doc))
    return Before;
  std::vector<std::string> Options;
  {
    std::lock_guard<std::mutex> Guard(Lock);
    Options = Given;
  }
  auto Result =
      std::make_shared<const CheckedDocument>(checkDocument(Doc, Options));
  std::lock_guard<std::mutex> Guard(Lock);
  if (Documents.lookup(Doc->uri().uri()) == Doc && Options == Given)
    Results[Doc->uri().uri()] = {Result, nullptr};
  return Result;
}

std::shared_ptr<const GeneratedPTX> Server::generated(const DocumentPtr &Doc) {
  std::shared_ptr<const CheckedDocument> Checked = checked(Doc);
  {
    std::lock_guard<std::mutex> Guard(Lock);
    auto It = Results.find(Doc->uri().uri());
    if (It != Results.end() && It->second.Checked == Checked && It->second.PTX)
      return It->second.PTX;
  }
  auto PTX = std::make_shared<const GeneratedPTX>(generatePTX(*Checked));
  std::lock_guard<std::mutex> Guard(Lock);
  auto It = Results.find(Doc->uri().uri());
  if (It != Results.end() && It->second.Checked == Checked)
    It->second.PTX = PTX;
  return PTX;
}

void Server::checkLater(DocumentPtr Doc) {
  // A document that takes long to check is not checked after each keystroke,
  // but after a pause that is as long, up to half a second.
  using std::chrono::milliseconds;
  milliseconds Pause(0);
  {
    std::lock_guard<std::mutex> Guard(Lock);
    auto It = Results.find(Doc->uri().uri());
    if (It != Results.end() && It->second.Checked->Took > milliseconds(50))
      Pause = std::min(It->second.Checked->Took, milliseconds(500));
  }
  std::string Key = Doc->uri().uri().str();
  Checks.postLatest(
      Key,
      [this, Doc = std::move(Doc)] {
        if (isStale(*Doc))
          return;
        std::shared_ptr<const CheckedDocument> Checked = checked(Doc);
        if (!isStale(*Doc))
          Client.notify("textDocument/publishDiagnostics",
                        diagnosticsOf(*Checked));
      },
      Pause);
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

template <typename Param>
void Server::answer(
    StringLiteral Method,
    std::function<json::Value(const Document &, const Param &)> Make) {
  Client.onRequest<Param, json::Value>(
      Method, [this, Make = std::move(Make)](const Param &P,
                                             Callback<json::Value> Reply,
                                             const Cancellation &) {
        DocumentPtr Doc = find(P.textDocument.uri);
        if (!Doc)
          return Reply(unknownDocument());
        Reply(Make(*Doc, P));
      });
}

void Server::replyLater(DocumentPtr Doc, Callback<json::Value> Reply,
                        Cancellation Token,
                        unique_function<json::Value()> Make) {
  Checks.post([this, Doc = std::move(Doc), Reply = std::move(Reply),
               Token = std::move(Token), Make = std::move(Make)]() mutable {
    if (Token.isCancelled() || IsClosing)
      return Reply(cancelledError());
    if (isStale(*Doc))
      return Reply(make_error<LSPError>("the document has changed",
                                        ErrorCode::ContentModified));
    Reply(Make());
  });
}

template <typename Param>
void Server::answerLater(
    StringLiteral Method,
    std::function<json::Value(const DocumentPtr &, const Param &)> Make) {
  Client.onRequest<Param, json::Value>(
      Method, [this, Make = std::move(Make)](const Param &P,
                                             Callback<json::Value> Reply,
                                             const Cancellation &Token) {
        DocumentPtr Doc = find(P.textDocument.uri);
        if (!Doc)
          return Reply(unknownDocument());
        replyLater(Doc, std::move(Reply), Token,
                   [Make, Doc, P] { return Make(Doc, P); });
      });
}

void Server::answerFromWords() {
  using At = lsp::TextDocumentPositionParams;
  using Whole = lsp::DocumentSymbolParams;
  answer<At>("textDocument/hover", [this](const Document &Doc, const At &P) {
    return hoverAt(Doc, Doc.text().offsetOf(P.position), known(Doc).get());
  });
  answer<At>("textDocument/definition", [](const Document &Doc, const At &P) {
    return definitionAt(Doc, Doc.text().offsetOf(P.position));
  });
  answer<lsp::ReferenceParams>(
      "textDocument/references",
      [](const Document &Doc, const lsp::ReferenceParams &P) {
        return referencesAt(Doc, Doc.text().offsetOf(P.position),
                            P.context.includeDeclaration);
      });
  answer<At>("textDocument/documentHighlight",
             [](const Document &Doc, const At &P) {
               return highlightsAt(Doc, Doc.text().offsetOf(P.position));
             });
  answer<At>("textDocument/prepareRename",
             [](const Document &Doc, const At &P) {
               return renameRangeAt(Doc, Doc.text().offsetOf(P.position));
             });
  Client.onRequest<RenameParams, json::Value>(
      "textDocument/rename",
      [this](const RenameParams &P, Callback<json::Value> Reply,
             const Cancellation &) {
        DocumentPtr Doc = find(P.textDocument.uri);
        if (!Doc)
          return Reply(unknownDocument());
        Reply(renameAt(*Doc, Doc->text().offsetOf(P.position), P.newName));
      });
  answer<Whole>(
      "textDocument/documentSymbol",
      [](const Document &Doc, const Whole &) { return documentSymbols(Doc); });
  answer<Whole>(
      "textDocument/foldingRange",
      [](const Document &Doc, const Whole &) { return foldingRanges(Doc); });
  answer<Whole>(
      "textDocument/codeLens",
      [](const Document &Doc, const Whole &) { return codeLenses(Doc); });
  answer<At>("textDocument/completion",
             [this](const Document &Doc, const At &P) {
               return completionsAt(Doc, Doc.text().offsetOf(P.position),
                                    Abilities.HasSnippets);
             });
}

void Server::answerToReaders() {
  using At = lsp::TextDocumentPositionParams;
  using Whole = lsp::DocumentSymbolParams;
  answer<At>("textDocument/signatureHelp",
             [](const Document &Doc, const At &P) {
               return signatureHelpAt(Doc, Doc.text().offsetOf(P.position));
             });
  using InRange = lsp::InlayHintsParams;
  answer<InRange>("textDocument/inlayHint",
                  [](const Document &Doc, const InRange &P) {
                    return inlayHints(Doc, P.range);
                  });
  answer<InRange>("textDocument/semanticTokens/range",
                  [](const Document &Doc, const InRange &P) {
                    return semanticTokens(Doc, P.range);
                  });
  answer<Whole>("textDocument/semanticTokens/full", [](const Document &Doc,
                                                       const Whole &) {
    return semanticTokens(Doc, Doc.text().rangeOf(0, Doc.text().size()));
  });
}

void Server::answerFromChecks() {
  answerLater<lsp::CodeActionParams>(
      "textDocument/codeAction",
      [this](const DocumentPtr &Doc, const lsp::CodeActionParams &P) {
        return codeActions(*checked(Doc), P);
      });
}

void Server::answerAboutPTX() {
  auto Answer = [this](StringLiteral Method, auto DataOf, auto Make) {
    Client.onRequest<RawParams, json::Value>(
        Method,
        [this, DataOf, Make](const RawParams &P, Callback<json::Value> Reply,
                             const Cancellation &Token) {
          Expected<LensData> Data = DataOf(P);
          if (!Data)
            return Reply(Data.takeError());
          DocumentPtr Doc = find(Data->URI);
          if (!Doc)
            return Reply(unknownDocument());
          replyLater(Doc, std::move(Reply), Token,
                     [this, Doc, P, Make, Name = Data->Function] {
                       return Make(P, LensData{Doc->uri(), Name},
                                   *generated(Doc));
                     });
        });
  };
  Answer("codeLens/resolve", lensDataOf,
         [](const RawParams &Lens, const LensData &Data, const auto &PTX) {
           return resolveLens(Lens.Value, Data, PTX);
         });
  Answer("workspace/executeCommand", commandDataOf,
         [](const RawParams &, const LensData &Data, const auto &PTX) {
           return textOfPTX(PTX, Data.Function);
         });
}

/// The string under \p Path of \p P; empty if there is none.
static StringRef textIn(const RawParams &P, StringRef Path) {
  const json::Value *Found = P.find(Path);
  return (Found ? Found->getAsString() : std::nullopt).value_or("");
}

void Server::answerAboutWorkspace() {
  Client.onNotification<RawParams>(
      "workspace/didChangeWorkspaceFolders",
      [this](const RawParams &P) { Folders.change(P); });
  Client.onRequest<RawParams, json::Value>(
      "workspace/symbol",
      [this](const RawParams &P, Callback<json::Value> Reply,
             const Cancellation &Token) {
        // Files may have to be read.
        Checks.post([this, Query = textIn(P, "query").str(),
                     Reply = std::move(Reply), Token]() mutable {
          if (Token.isCancelled() || IsClosing)
            return Reply(cancelledError());
          std::vector<DocumentPtr> Open;
          {
            std::lock_guard<std::mutex> Guard(Lock);
            for (const auto &Each : Documents)
              Open.push_back(Each.second);
          }
          Reply(Folders.symbols(Query, Open, Abilities.Columns));
        });
      });
  Client.onRequest<RawParams, json::Value>(
      "workspace/textDocumentContent",
      [](const RawParams &P, Callback<json::Value> Reply,
         const Cancellation &) {
        std::optional<Rule> ID = ruleOfURI(textIn(P, "uri"));
        if (!ID)
          return Reply(make_error<LSPError>("there is no such document",
                                            ErrorCode::InvalidParams));
        Reply(json::Object{{"text", json::fixUTF8(aboutRule(*ID))}});
      });
}

int serveLLVMAssembly(std::vector<std::string> Arguments) {
  // What was never saved: "untitled:/Untitled-1".
  lsp::URIForFile::registerSupportedScheme("untitled");
  Connection Client(stdin, outs());
  Server Editor(Client, std::move(Arguments));
  return Client.run();
}

} // namespace opennvvm::editor
