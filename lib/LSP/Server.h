//===- Server.h - The language server of LLVM assembly ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There are two threads. One reads messages, keeps the documents, and answers
// what their words alone can tell. The other, the worker, reads modules with
// LLVM, checks them, and answers everything else.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_SERVER_H
#define OPENNVVM_LIB_LSP_SERVER_H

#include "Check.h"
#include "Connection.h"
#include "Document.h"
#include "Worker.h"
#include "Workspace.h"
#include "llvm/ADT/StringMap.h"
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace opennvvm::editor {

/// What the client can do, as far as it matters.
struct ClientAbilities {
  ColumnUnit Columns = ColumnUnit::UTF16;
  bool HasSnippets = false;
};

class Server {
public:
  /// \param Arguments options for every document.
  Server(Connection &Client, std::vector<std::string> Arguments);
  ~Server();

private:
  using DocumentPtr = std::shared_ptr<const Document>;
  template <typename T> using Callback = llvm::lsp::Callback<T>;

  /// What the worker knows of a document.
  struct Known {
    std::shared_ptr<const CheckedDocument> Checked;
    std::shared_ptr<const GeneratedPTX> PTX;
  };

  llvm::json::Value initialize(const RawParams &P);
  void listenToDocuments();
  void answerFromWords();
  void answerToReaders();
  void answerFromChecks();
  void answerAboutPTX();
  void answerAboutWorkspace();

  // The documents; for the thread that reads messages.
  void open(const llvm::lsp::DidOpenTextDocumentParams &P);
  void change(const llvm::lsp::DidChangeTextDocumentParams &P);
  void close(const llvm::lsp::DidCloseTextDocumentParams &P);
  void configure(const RawParams &P);
  void update(DocumentPtr Doc);
  void checkLater(DocumentPtr Doc);
  DocumentPtr find(const llvm::lsp::URIForFile &URI);
  /// The last result for \p Doc, if it is of that version; null otherwise.
  std::shared_ptr<const CheckedDocument> known(const Document &Doc);

  // Results; for the worker.
  std::shared_ptr<const CheckedDocument> checked(const DocumentPtr &Doc);
  std::shared_ptr<const GeneratedPTX> generated(const DocumentPtr &Doc);
  /// Whether \p Doc has been changed or closed.
  bool isStale(const Document &Doc);

  /// Answers requests about a document by its words.
  template <typename Param>
  void answer(
      llvm::StringLiteral Method,
      std::function<llvm::json::Value(const Document &, const Param &)> Make);
  /// Answers them on the worker.
  template <typename Param>
  void answerLater(
      llvm::StringLiteral Method,
      std::function<llvm::json::Value(const DocumentPtr &, const Param &)>
          Make);
  /// Calls \p Make on the worker, unless \p Doc changes before.
  void replyLater(DocumentPtr Doc, Callback<llvm::json::Value> Reply,
                  Cancellation Token,
                  llvm::unique_function<llvm::json::Value()> Make);

  Connection &Client;
  ClientAbilities Abilities;
  std::vector<std::string> Arguments; ///< Of the command line.
  Workspace Folders;

  std::mutex Lock;                        ///< Of what follows.
  llvm::StringMap<DocumentPtr> Documents; ///< By URI.
  llvm::StringMap<Known> Results;         ///< By URI.
  std::vector<std::string> Given; ///< Arguments, and those of the editor.

  std::atomic<bool> IsClosing = false;
  Worker Checks; ///< Last: its tasks use the others.
};

/// Serves one client over standard input and output. \returns the exit status.
int serveLLVMAssembly(std::vector<std::string> Arguments);

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_SERVER_H
