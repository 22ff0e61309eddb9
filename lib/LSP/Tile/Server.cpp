//===- Server.cpp - The dialect in an editor ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Server.h"
#include "Completion.h"
#include "Fixes.h"
#include "Hover.h"
#include "LSP/Connection.h"
#include "Names.h"
#include "Rename.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::nv_tileas;
using namespace mlir::nv_tileas::lsp;
namespace json = llvm::json;
namespace protocol = llvm::lsp;

template <typename T> using Reply = protocol::Callback<T>;
using Place = protocol::TextDocumentPositionParams;
using opennvvm::editor::Cancellation;
using opennvvm::editor::Connection;
using opennvvm::editor::RawParams;

namespace {
/// The documents that are open, and an answer for each request about them.
class Server {
public:
  Server(Connection &Editor, const DialectRegistry &Registry)
      : Context(Registry, MLIRContext::Threading::DISABLED), Editor(Editor) {
    Context.allowUnregisteredDialects();
    Context.printOpOnDiagnostic(false);
    listenToDocuments();
    listenToRequests();
  }

private:
  void listenToDocuments();
  void listenToRequests();

  const Document *find(const protocol::URIForFile &URI) const {
    auto Found = Documents.find(URI.file());
    return Found == Documents.end() ? nullptr : Found->second.get();
  }

  /// Answers requests of \p Method with what \p Ask says of the place that the
  /// parameters name; with nothing if the document is not open.
  template <typename T, typename Param = Place, typename Fn>
  void onPlace(StringLiteral Method, Fn Ask) {
    Editor.onRequest<Param, T>(
        Method, [this, Ask](const Param &P, Reply<T> R, const Cancellation &) {
          const Document *D = find(P.textDocument.uri);
          R(D ? T(Ask(*D, D->text().offsetOf(P.position), P)) : T());
        });
  }

  void open(const protocol::URIForFile &URI, std::string Text, int64_t Version);
  void publish(const protocol::PublishDiagnosticsParams &Found) {
    Editor.notify("textDocument/publishDiagnostics", Found);
  }

  MLIRContext Context;
  Connection &Editor;
  llvm::StringMap<std::unique_ptr<Document>> Documents;
};
} // namespace

static json::Value capabilities() {
  return json::Object{
      {"serverInfo", json::Object{{"name", "nv-tileas-lsp-server"}}},
      {"capabilities",
       json::Object{
           {"textDocumentSync",
            json::Object{
                {"openClose", true},
                {"change", static_cast<int>(
                               protocol::TextDocumentSyncKind::Incremental)}}},
           {"completionProvider",
            json::Object{{"triggerCharacters",
                          {".", "%", "^", "!", "#", ",", "<", "{"}}}},
           {"signatureHelpProvider",
            json::Object{{"triggerCharacters", {" ", ",", "{"}}}},
           {"definitionProvider", true},
           {"referencesProvider", true},
           {"hoverProvider", true},
           {"renameProvider", json::Object{{"prepareProvider", true}}},
           {"documentSymbolProvider", true},
           {"codeActionProvider",
            json::Object{{"codeActionKinds",
                          {protocol::CodeAction::kQuickFix.str()}}}}}}};
}

//===----------------------------------------------------------------------===//
// Documents
//===----------------------------------------------------------------------===//

void Server::open(const protocol::URIForFile &URI, std::string Text,
                  int64_t Version) {
  std::unique_ptr<Document> &D = Documents[URI.file()];
  // The old one's operations go before the new one is parsed.
  D.reset();
  D = std::make_unique<Document>(Context, URI, std::move(Text), Version);
  protocol::PublishDiagnosticsParams Found(URI, Version);
  Found.diagnostics = D->findings().vec();
  publish(Found);
}

void Server::listenToDocuments() {
  Editor.onInitialize([](const RawParams &) { return capabilities(); });
  Editor.onNotification<protocol::DidOpenTextDocumentParams>(
      "textDocument/didOpen",
      [this](const protocol::DidOpenTextDocumentParams &P) {
        open(P.textDocument.uri, P.textDocument.text, P.textDocument.version);
      });
  Editor.onNotification<protocol::DidChangeTextDocumentParams>(
      "textDocument/didChange",
      [this](const protocol::DidChangeTextDocumentParams &P) {
        const Document *D = find(P.textDocument.uri);
        if (!D)
          return;
        opennvvm::editor::Text Changed = D->text();
        for (const auto &Change : P.contentChanges)
          Changed.apply(Change);
        open(P.textDocument.uri, Changed.str().str(), P.textDocument.version);
      });
  // An editor forgets what was wrong with a document that is closed.
  Editor.onNotification<protocol::DidCloseTextDocumentParams>(
      "textDocument/didClose",
      [this](const protocol::DidCloseTextDocumentParams &P) {
        const Document *D = find(P.textDocument.uri);
        if (!D)
          return;
        int64_t Version = D->version();
        Documents.erase(P.textDocument.uri.file());
        publish(
            protocol::PublishDiagnosticsParams(P.textDocument.uri, Version));
      });
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

/// Nothing if the editor wants other kinds of actions.
static json::Value actionsFor(const Document *D,
                              const protocol::CodeActionParams &P) {
  std::vector<protocol::CodeAction> Actions;
  bool IsWanted = P.context.only.empty() ||
                  llvm::any_of(P.context.only, [](StringRef Kind) {
                    return protocol::CodeAction::kQuickFix.starts_with(Kind);
                  });
  if (D && IsWanted)
    Actions = codeActions(*D, P.range);
  return Actions;
}

void Server::listenToRequests() {
  using Locations = std::vector<protocol::Location>;
  onPlace<Locations>("textDocument/definition",
                     [](const Document &D, size_t At, const Place &) {
                       return definitionOf(D, At);
                     });
  onPlace<Locations, protocol::ReferenceParams>(
      "textDocument/references",
      [](const Document &D, size_t At, const protocol::ReferenceParams &P) {
        return referencesOf(D, At, P.context.includeDeclaration);
      });
  onPlace<std::optional<protocol::Hover>>(
      "textDocument/hover", [](const Document &D, size_t At, const Place &) {
        return hoverAt(D, At);
      });
  onPlace<std::optional<protocol::Range>>(
      "textDocument/prepareRename",
      [](const Document &D, size_t At, const Place &) {
        return renameRangeAt(D, At);
      });
  Editor.onRequest<RenameParams, json::Value>(
      "textDocument/rename", [this](const RenameParams &P, Reply<json::Value> R,
                                    const Cancellation &) {
        const Document *D = find(P.textDocument.uri);
        if (!D)
          return R(llvm::make_error<protocol::LSPError>(
              "the document is not open", protocol::ErrorCode::InvalidParams));
        R(renameAt(*D, D->text().offsetOf(P.position), P.newName));
      });
  onPlace<protocol::SignatureHelp>(
      "textDocument/signatureHelp",
      [](const Document &D, size_t At, const Place &) {
        return signatureAt(D, At);
      });
  onPlace<protocol::CompletionList, protocol::CompletionParams>(
      "textDocument/completion",
      [](const Document &D, size_t At, const protocol::CompletionParams &) {
        return completionsAt(D, At);
      });
  using Symbols = std::vector<protocol::DocumentSymbol>;
  Editor.onRequest<protocol::DocumentSymbolParams, Symbols>(
      "textDocument/documentSymbol",
      [this](const protocol::DocumentSymbolParams &P, Reply<Symbols> R,
             const Cancellation &) {
        const Document *D = find(P.textDocument.uri);
        R(D ? symbolsOf(*D) : Symbols());
      });
  Editor.onRequest<protocol::CodeActionParams, json::Value>(
      "textDocument/codeAction",
      [this](const protocol::CodeActionParams &P, Reply<json::Value> R,
             const Cancellation &) {
        R(actionsFor(find(P.textDocument.uri), P));
      });
}

int nv_tileas::lsp::serve(std::FILE *In, llvm::raw_ostream &Out,
                          const DialectRegistry &Registry) {
  Connection Editor(In, Out);
  Server S(Editor, Registry);
  return Editor.run();
}
